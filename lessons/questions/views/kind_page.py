"""What the form of every kind of question has to show: the base of `PAGE` in each kind's folder."""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from django.utils.safestring import SafeString

from lessons.questions.kinds.base import Fields, SpecT

# What a template is given: values of all types, by their names.
Context = dict[str, Any]


class KindPage(Generic[SpecT]):
    """The form of one kind. `PAGE` of its folder is the one object of its subclass.

    `template` shows it. Where `task_repeats_prompt`, the task says nothing that the names of the fields do not: a
    prompt that asks is enough.
    """

    template: ClassVar[str]
    task_repeats_prompt: ClassVar[bool] = False

    def context(self, spec: SpecT, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        """What the template shows; `form` is what was entered so far.

        `texts` are those of the options that the question's author has written, by their names.
        """
        raise NotImplementedError
