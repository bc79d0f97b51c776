"""Addresses: scores and the pad."""

from django.urls import path

from lessons.scoring.pad.views import compare, export, pad, saved
from lessons.scoring.views import blank_pads, chicago, duplicate

urlpatterns = [
    path("pad/", pad.pad, name="pad"),
    path("pad/compare/", compare.compare, name="pad-compare"),
    path("pad/rubber.csv", export.as_csv, name="pad-csv"),
    path("pad/saved/", saved.saved_pads, name="saved-pads"),
    path("pad/saved/<int:pk>/", saved.saved_pad, name="saved-pad"),
    path("scores/chicago/", chicago.chicago, name="chicago"),
    path("scores/", duplicate.scores, name="scores"),
    path("blank-pads/", blank_pads.blank_pads, name="blank-pads"),
]
