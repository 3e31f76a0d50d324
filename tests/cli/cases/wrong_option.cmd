tenor check --jobz 2 scale.py
