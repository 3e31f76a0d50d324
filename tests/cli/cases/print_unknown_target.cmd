tenor print scale.py --to yaml
