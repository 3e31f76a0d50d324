tenor specified validate_strides_any.py --runs 3 --input C=undef
