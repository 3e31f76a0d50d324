tenor equal 'n +' n --format json
