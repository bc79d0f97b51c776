"""Addresses of the pages, under the language prefix: those of each subject."""

from lessons.accounts import urls as accounts
from lessons.assignments import urls as assignments
from lessons.auction import urls as auction
from lessons.classroom import urls as classroom
from lessons.courses import urls as courses
from lessons.examples import urls as examples
from lessons.home import urls as home
from lessons.laws import urls as laws
from lessons.practice import urls as practice
from lessons.privacy import urls as privacy
from lessons.quizzes import urls as quizzes
from lessons.results import urls as results
from lessons.scoring import urls as scoring

app_name = "lessons"
urlpatterns = [
    *home.urlpatterns,
    *auction.urlpatterns,
    *scoring.urlpatterns,
    *examples.urlpatterns,
    *laws.urlpatterns,
    *courses.urlpatterns,
    *practice.urlpatterns,
    *accounts.urlpatterns,
    *privacy.urlpatterns,
    *classroom.urlpatterns,
    *quizzes.urlpatterns,
    *assignments.urlpatterns,
    *results.urlpatterns,
]
