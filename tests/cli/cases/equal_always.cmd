tenor equal '(n + 3) // 4 * 4 - n <= 3' True
