tenor equal 'n +' n
