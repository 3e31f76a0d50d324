# SPDX-License-Identifier: Apache-2.0
"""One instrument in every context of passes, without an edit of the program that makes the contexts.

`start` waits for the import of tvm.ir.transform, and patches it then: contexts get the instrument where they are made, and a
thread's default context, which nothing makes, where a pass is called in it.
"""
import functools
import importlib.util
import inspect
import sys
import threading

PATCHED = "tvm.ir.transform"


class Ambient:
    """The instrument, made when the first context is: TVM is imported then."""

    def __init__(self, make):
        self.make, self.made, self.failed, self.lock = make, None, False, threading.RLock()

    def instrument(self):
        """None if it cannot be made: the program that knows nothing of it continues."""
        with self.lock:
            if self.made is None and not self.failed:
                try:
                    self.made = self.make()
                    self.made.contexts += 1  # no context's end is the end of what it reports
                except Exception as error:  # pylint: disable=broad-except
                    self.failed = True
                    print(f"tenor: warning: passes are not validated: {type(error).__name__}: {error}", file=sys.stderr)
            return self.made

    def joined(self, instruments):
        ours, others = self.instrument(), list(instruments or [])
        return others if ours is None or any(ours.same_as(other) for other in others) else [*others, ours]

    def patch(self, transform):
        context = transform.PassContext
        make, override, call = context.__init__, context.override_instruments, transform.Pass.__call__

        @functools.wraps(make)
        def make_with(this, *arguments, **named):
            bound = inspect.signature(make).bind(this, *arguments, **named)
            bound.arguments["instruments"] = self.joined(bound.arguments.get("instruments"))
            make(*bound.args, **bound.kwargs)

        @functools.wraps(override)
        def override_with(this, instruments):
            override(this, self.joined(instruments))

        @functools.wraps(call)
        def call_within(this, *arguments, **named):
            current = context.current()
            if len(joined := self.joined(current.instruments)) != len(current.instruments):
                override(current, joined)
            return call(this, *arguments, **named)

        context.__init__, context.override_instruments, transform.Pass.__call__ = make_with, override_with, call_within


class Finder:
    """Finds the module as all others do, and patches it when it has been executed."""

    def __init__(self, ambient):
        self.ambient = ambient

    def find_spec(self, name, _path=None, _target=None):
        if name != PATCHED:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        if spec is None:
            return None
        execute = spec.loader.exec_module

        def exec_module(module):
            execute(module)
            self.ambient.patch(module)

        spec.loader.exec_module = exec_module
        return spec


def start(make):
    """From now on, or from the import of TVM on, every pass is seen by what `make()` gives."""
    ambient = Ambient(make)
    if PATCHED in sys.modules:
        ambient.patch(sys.modules[PATCHED])
    else:
        sys.meta_path.insert(0, Finder(ambient))
    return ambient
