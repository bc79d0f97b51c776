"""The pages for everybody."""

from django.urls import path

from lessons.auction.views import auction
from lessons.courses.views import courses
from lessons.examples.views import examples
from lessons.home.views import home, styleguide
from lessons.laws.views import glossary, laws
from lessons.practice.views import practice
from lessons.scoring.pad.views import compare, export, pad, saved
from lessons.scoring.views import chicago, duplicate

urlpatterns = [
    path("", home.home, name="home"),
    path("styleguide/", styleguide.styleguide, name="styleguide"),
    path("laws/", laws.laws, name="laws"),
    path("laws/<slug:number>/", laws.law, name="law"),
    path("glossary/", glossary.glossary, name="glossary"),
    path("auction/", auction.auction, name="auction"),
    path("auction/echo/", auction.echo, name="auction-echo"),
    path("auction/paste/", auction.paste, name="auction-paste"),
    path("auction/examples/", examples.auction, name="auction-examples"),
    path("pad/", pad.pad, name="pad"),
    path("pad/compare/", compare.compare, name="pad-compare"),
    path("pad/rubber.csv", export.as_csv, name="pad-csv"),
    path("pad/saved/", saved.saved_pads, name="saved-pads"),
    path("pad/saved/<int:pk>/", saved.saved_pad, name="saved-pad"),
    path("pad/examples/", examples.pad, name="pad-examples"),
    path("scores/chicago/", chicago.chicago, name="chicago"),
    path("scores/", duplicate.scores, name="scores"),
    path("lessons/", courses.shelf, name="courses"),
    path("lessons/report/", courses.report, name="report"),
    path("lessons/<slug:course>/", courses.course, name="course"),
    path("lessons/<slug:course>/<slug:lesson>/", courses.lesson, name="lesson"),
    path("lessons/<slug:course>/<slug:lesson>/done/", courses.done, name="lesson-done"),
    path("lessons/<slug:course>/<slug:lesson>/handout/", courses.handout, name="handout"),
    path("lessons/<slug:course>/<slug:lesson>/<slug:step>/", courses.step, name="step"),
    path("practice/", practice.practice, name="practice"),
    path("practice/<slug:kind>/", practice.draw, name="practice-kind"),
    path("practice/<slug:kind>/<int:level>/<int:seed>/", practice.question, name="practice-question"),
]
