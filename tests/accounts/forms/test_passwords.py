"""What is wrong with a password is said in the site's own words."""

import pytest
from django.contrib.auth.models import User
from django.utils import translation

from lessons.accounts.forms.passwords import NewPasswordForm, ResetForm

SAID = {
    # the two passwords: what is said, in English and in Russian
    ("vera-petrova", "vera-petrova"): (
        "The password is too much like your name or e-mail. Choose another one.",
        "Пароль слишком похож на ваше имя или адрес почты. Придумайте другой.",
    ),
    ("kjh3-x", "kjh3-x"): (
        "The password is too short: it needs at least 10 characters.",
        "Пароль слишком короткий: нужно хотя бы 10 символов.",
    ),
    ("qwertyuiop", "qwertyuiop"): (
        "Too many people use this password, so it is easy to guess. Choose another one.",
        "Такой пароль встречается слишком часто, его легко угадать. Придумайте другой.",
    ),
    ("73920174658203", "73920174658203"): (
        "The password has only digits in it. Add letters.",
        "В пароле одни цифры. Добавьте буквы.",
    ),
    ("a-long-passphrase", "another-passphrase"): (
        "The two passwords differ. Type the same one twice.",
        "Пароли не совпадают. Введите один и тот же пароль дважды.",
    ),
    ("", ""): ("Fill this in.", "Заполните это поле."),
    ("a-long-passphrase\x00", "a-long-passphrase\x00"): (
        "There are characters in it that cannot be stored.",
        "Здесь есть символы, которые нельзя сохранить.",
    ),
}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("passwords", SAID)
def test_what_is_wrong_with_a_password_is_said(passwords: tuple[str, str], lang: str) -> None:
    with translation.override(lang):
        user = User(username="vera-petrova@example.org", first_name="Vera Petrova")
        form = NewPasswordForm(user, dict(zip(("new_password1", "new_password2"), passwords, strict=True)))
        said = {str(error) for errors in form.errors.values() for error in errors}
    assert said == {SAID[passwords][lang == "ru"]}


@pytest.mark.parametrize(
    ("email", "said"),
    [
        ("vera", "Это не адрес электронной почты. Он должен выглядеть так: vera@example.org."),
        ("x" * 300 + "@example.org", "Слишком длинно: помещается не больше 150 символов."),
    ],
)
def test_what_is_wrong_with_an_email_is_said(email: str, said: str) -> None:
    with translation.override("ru"):
        assert said in [str(error) for error in ResetForm({"email": email}).errors["email"]]
