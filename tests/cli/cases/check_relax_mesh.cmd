tenor check relax_mesh.py
