tenor check
