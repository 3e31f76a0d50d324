tenor run relax_effects.py::too_many
