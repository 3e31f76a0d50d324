tenor fuzz replay fuzz_saved.py --format json
