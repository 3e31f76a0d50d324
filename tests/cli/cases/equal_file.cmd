tenor equal --file sizes.txt
