"""What an editor enters for an exercise: its spec has to be one that the engine can solve."""

from typing import TYPE_CHECKING, Any, ClassVar

from django import forms
from django.utils.translation import gettext_lazy as _

from lessons.models import Exercise
from lessons.questions.kinds.base import BadSpec
from lessons.questions.kinds.registry import KINDS, kind_of

if TYPE_CHECKING:  # only the stubs' class takes a type argument
    ModelForm = forms.ModelForm[Exercise]
else:
    ModelForm = forms.ModelForm


class ExerciseForm(ModelForm):
    """The kind is chosen, the spec is written as in the content files (JSON) and kept as its kind writes it."""

    kind = forms.ChoiceField(label=_("kind"), choices=[(code, code) for code in KINDS])

    class Meta:
        model = Exercise
        fields = ("slug", "kind", "spec", "prompt", "nod", "after", "is_retired")
        widgets: ClassVar = {"spec": forms.Textarea(attrs={"rows": 6, "cols": 80})}

    def clean(self) -> dict[str, Any]:
        super().clean()
        cleaned = self.cleaned_data
        spec = cleaned.get("spec")
        if not isinstance(spec, dict):
            self.add_error("spec", _("The spec is an object in JSON with the fields that its kind reads."))
            return cleaned
        try:
            raw = {**spec, "kind": cleaned.get("kind")}
            kind = kind_of(raw)
            cleaned["spec"] = kind.write(kind.read(raw))
        except BadSpec as error:
            text = _("The engine cannot solve this: field %(field)s, %(code)s %(text)s")
            self.add_error("spec", text % {"field": error.field, "code": error.code, "text": error.text})
        return cleaned
