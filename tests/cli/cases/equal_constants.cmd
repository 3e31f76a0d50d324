tenor equal '2 * 3' 6
