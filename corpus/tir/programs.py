# SPDX-License-Identifier: Apache-2.0
"""The list of all programs of this corpus."""
import float_programs
import gpu_programs
import integer_programs
import network_programs
import placement_programs
import scheduled_programs
import sequence_programs
import single_programs
import transcendental_programs


def all_programs():
    """{name: (Program, the file that defines it)}, in the order in which they are built."""
    found = {}
    modules = [float_programs, transcendental_programs, integer_programs, network_programs]
    modules += [sequence_programs, scheduled_programs, placement_programs, gpu_programs]
    modules += [single_programs]
    for module in modules:
        for name, program in module.PROGRAMS.items():
            assert name not in found and f"def {name}(" in program.text, name
            found[name] = program, module.__name__ + ".py"
    return found
