"""What is set for a reader, on the pages of the lessons."""

from typing import Any

from django import template

from lessons.assignments.views import task_lists

register = template.Library()


@register.simple_tag(takes_context=True)
def after_lesson(context: template.Context, lesson: Any) -> dict[str, Any]:
    """Where a student goes on to from a lesson that is set for them; nothing for others."""
    user = context["user"]
    return task_lists.after_lesson(user, f"{lesson.course}/{lesson.slug}") if user.is_authenticated else {}
