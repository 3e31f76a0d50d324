tenor
