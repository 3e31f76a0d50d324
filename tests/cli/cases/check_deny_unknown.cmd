tenor check scale.py --deny B-READ
