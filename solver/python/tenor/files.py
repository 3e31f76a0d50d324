# SPDX-License-Identifier: Apache-2.0
"""Programs that are given as an object of TVM, or as the name of a file."""
import os
import pathlib


def file_of(program, folder, name):
    """A file with the program: its own, as FILE or FILE::f, or one in `folder`."""
    if isinstance(program, (str, os.PathLike)):
        return str(program)
    from tenor import modules  # TVM has been imported by whoever made the program

    suffix, text = modules.written(modules.as_module(program))
    path = pathlib.Path(folder) / (name + suffix)
    path.write_text(text, encoding="utf-8")
    return str(path)
