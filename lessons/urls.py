"""Addresses of the pages, under the language prefix."""

from django.urls import path

from lessons.views import auction, examples, glossary, home, laws, pad, styleguide

app_name = "lessons"
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
]
