tenor check relax_branch_storage.py
