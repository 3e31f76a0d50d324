tenor tt lower tiles_document.py
