# SPDX-License-Identifier: Apache-2.0
"""The states that a module goes through, as numbered files: DIR/1/000_input.py, DIR/1/001_FlattenBuffer.py, …

A folder has one module after each pass that changed it, so that neighbours are a pass apart. A module that does not continue
a folder begins another. Texts are written when a pass changes the module, and none is kept longer.
"""
import pathlib
import re
import threading

from tenor import modules

KEPT = 16  # stages of a thread that a next pass may continue; those of a compilation are few


class Stage:
    """A module at one point of the compilation: the key of its functions, and its text or the file that has it."""

    def __init__(self, key, written, label):
        self.key, self.label, self.path = key, label, None
        self.suffix, self.text = written
        self.folder, self.number = None, 0

    def write(self, folder, number):
        self.folder, self.number = folder, number
        self.path = folder / f"{number:03d}_{re.sub(r'[^A-Za-z0-9_.-]', '_', self.label)}{self.suffix}"
        self.path.write_text(self.text, encoding="utf-8")
        self.text = None


class Stages:
    """The stages of one thread."""

    def __init__(self, directory):
        self.directory, self.last = pathlib.Path(directory), {}

    def at(self, module):
        """The stage that the module is at: the last of a folder, or the first of another."""
        key = modules.key(module)
        stage = self.last.pop(key, None) or Stage(key, modules.written(module), "input")
        self.keep(stage)
        return stage

    def keep(self, stage):
        """As the latest; the oldest makes room."""
        self.last[stage.key] = stage
        if len(self.last) > KEPT:
            del self.last[next(iter(self.last))]

    def after(self, before, module, key, label):
        """The stage after `before`, which a pass changed to `module`."""
        if before.path is None:
            before.write(self.new_folder(), 0)
        elif self.last.get(before.key) is not before:  # a pass within this one has continued its folder
            before = next((last for last in self.last.values() if last.folder == before.folder), before)
        stage = Stage(key, modules.written(module), label)
        stage.write(before.folder, before.number + 1)
        self.last.pop(before.key, None)
        self.keep(stage)
        return stage

    def new_folder(self):
        """Of the next free number, also where other threads and processes write to the same directory."""
        number = 1
        while True:
            try:
                (self.directory / str(number)).mkdir(parents=True)
                return self.directory / str(number)
            except FileExistsError:
                number += 1


class StagesOfThreads(threading.local):
    """Each thread compiles by itself, so it has its own stages and its own stack of passes."""

    def __init__(self, directory):
        super().__init__()
        self.stages, self.stack = Stages(directory), []
