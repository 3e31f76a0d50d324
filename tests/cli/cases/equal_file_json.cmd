tenor equal --file sizes_unread.txt --format json
