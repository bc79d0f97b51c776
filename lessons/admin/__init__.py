"""Where editors write: /admin/, for staff.

What the content files have loaded can be read here and copied; a copy can be changed.
"""

from django.contrib import admin
from django.utils.translation import gettext_lazy as _

from lessons.admin import courses, examples, people, quizzes, reports

admin.site.site_header = admin.site.site_title = _("Bridge School")
admin.site.index_title = _("For editors")
admin.site.index_template = "admin/editors.html"

__all__ = ["courses", "examples", "people", "quizzes", "reports"]
