"""What a class has done."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
