tenor equal --file none.txt
