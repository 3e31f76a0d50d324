tenor run orders_mixed.py --profile lowered --schedule all
