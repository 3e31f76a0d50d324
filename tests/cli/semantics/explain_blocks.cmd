tenor explain B-SPATIAL
