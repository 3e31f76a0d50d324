tenor explain U-OOB-WRITE
