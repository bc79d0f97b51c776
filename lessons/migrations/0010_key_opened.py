from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('lessons', '0009_names_for_editors'),
    ]

    operations = [
        migrations.AddField(
            model_name='attempt',
            name='key_opened',
            field=models.DateTimeField(blank=True, null=True),
        ),
    ]
