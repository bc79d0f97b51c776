"""What a page shows of a question, and the form that it sends: the same for lessons, practice and assignments."""

from collections.abc import Iterator, Mapping

from django.http import QueryDict
from django.utils.safestring import SafeString

from lessons.questions.kinds.base import AnswerT, Fields, Form, Kind, SpecT
from lessons.questions.views.kind_page import Context
from lessons.questions.views.registry import page_of
from lessons.questions.words.questions import task


def present(kind: Kind[SpecT, AnswerT], spec: SpecT, form: Fields, texts: Mapping[str, SafeString]) -> Context:
    """All that the template of a kind shows: `form` is what was entered, `texts` those of the options of a choice."""
    page = page_of(kind)
    shown = {"task": task(kind, spec), "kind": kind.code, "template": page.template, "form_values": form}
    return shown | page.context(spec, form, texts)


def fields_of(post: QueryDict) -> Form:
    """The form of a kind from what a page sends: a contract comes as its bid and its risk."""
    return fields_of_form({name: post.getlist(name) for name in post if name != "csrfmiddlewaretoken"})


def fields_of_form(sent: Mapping[str, list[str]]) -> Form:
    """The form of a kind from the fields that a page sends, with their values."""
    form = dict(sent)
    bid = (form.pop("bid", None) or [""])[0]
    risk = (form.pop("risk", None) or [""])[0]
    if bid:
        form["contract"] = [bid if bid == "P" else bid + risk]
    return form


def judge(context: Context, kind: Kind[SpecT, AnswerT], spec: SpecT, form: Fields) -> None:
    """Mark in the context of a question which of the chosen options are right and which are wrong."""
    answer = kind.parse(spec, form)
    given, right = _pairs(kind.fill(spec, answer)), _pairs(kind.fill(spec, kind.solution(spec)))
    # where several answers would do
    right |= {(part.name, str(part.given)) for part in kind.grade(spec, answer).parts if part.right}
    for option in _chosen(context):
        chosen = (option["name"], option["value"])
        if chosen in given:  # a reason is no answer of those who hold a call for legal
            option["mark"] = "right" if chosen in right else "wrong"
    context["is_judged"] = True


def _pairs(form: Fields) -> set[tuple[str, str]]:
    return {(name, value) for name, values in form.items() for value in values}


def _chosen(part: object) -> Iterator[Context]:
    """Every option in a part of a context that is chosen."""
    if isinstance(part, dict):
        if part.get("chosen") and "name" in part:
            yield part
        for value in part.values():
            yield from _chosen(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from _chosen(value)
