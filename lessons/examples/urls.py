"""Addresses: examples."""

from django.urls import path

from lessons.examples.views import examples

urlpatterns = [
    path("auction/examples/", examples.auction, name="auction-examples"),
    path("pad/examples/", examples.pad, name="pad-examples"),
]
