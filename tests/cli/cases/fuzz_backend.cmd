tenor fuzz --backend gnu
