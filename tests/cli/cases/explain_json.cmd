tenor explain T-STORE --format json
