tenor check tiles.py tiles_document.py tiles_batch.py
