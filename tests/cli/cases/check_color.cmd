tenor check plain.py --color always
