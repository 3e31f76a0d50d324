tenor explain U-OBO-WRITE
