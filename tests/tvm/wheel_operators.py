# SPDX-License-Identifier: Apache-2.0
"""Ask TVM what Relax operators give for drawn arguments, and how that compares with another answer.

Reads one line, [[OPERATOR, SEED, NUMBER], …], and writes a JSON line for each call that TVM can write
down: {"name", "drawn", "text", "struct_info", "refusal", "vague"}; `drawn` is what was read of it, the
refusal is null where it has a StructInfo; vague is one of arguments of unknown shape or datatype.
Where the process ends instead, the line is {"crash": OPERATOR}. A line {"unknown": [NAME]}
ends them: operators that this TVM has not. Then it reads lines {"name", "drawn", "derived"} to the end, StructInfos in TVMScript, and writes
a line {"name", "found", "open"} for each: [KIND, WHAT] of each difference, where the kind is coarser,
finer, contradiction or unreadable, and the pairs of dimensions that TVM's analyzer does not decide.
"""
import json
import os
import re
import sys

import tvm
from tvm import relax

import operator_arguments as arguments

from operator_context import CLASS
from operator_comparison import FLAT, ObjectInfo, ShapeInfo, TensorInfo, datatype, dimensions, judge, name, tir

RENAMED = {"sinfo_args": "ty_args"}
VARIABLES = ("n", "m", "k")
CONTEXT = tvm.script.from_source(CLASS)
REGISTERED = set(tvm.ir.Op.list_op_names())
BATCH = 1000  # calls that one process answers; fewer than a pipe has bytes


class Call:
    """One drawn call: its parameters, the expression, and what TVM says of it."""

    def __init__(self, operator, positional, keywords):
        self.variables = {name: tir.Var(name, "int64") for name in VARIABLES}
        self.params = []
        self.expr = None
        self.callees = {}
        function = python_function(operator)
        self.is_written_out = "relax." + operator not in REGISTERED
        self.is_pure = self.is_written_out or bool(tvm.ir.Op.get("relax." + operator).get_attr("FPurity"))
        named = {RENAMED.get(k, k) if FLAT else k: self.value(v) for k, v in keywords.items()}
        values = [self.value(p) for p in positional]
        self.expr = function(*values, **named)
        # What has no node of its own is printed as what it stands for.
        self.written = written(operator, values, named) if self.is_written_out else None
        used = {name for name in VARIABLES if any(self.mentions(p, name) for p in [*positional, *keywords.values()])}
        if used:
            shape = ShapeInfo([self.variables[name] for name in sorted(used)])
            self.params.insert(0, relax.Var("sizes", shape))

    def mentions(self, value, name):
        return re.search(rf"'[^']*\b{name}\b[^']*'", repr(value)) is not None

    def parameter(self, struct_info):
        self.params.append(relax.Var(f"x{len(self.params)}", struct_info))
        return self.params[-1]

    def dimension(self, value):
        result = eval(value, {}, self.variables) if isinstance(value, str) else value
        return tir.IntImm("int64", result) if isinstance(result, int) else result

    def dimensions(self, values):
        return [self.dimension(v) for v in values]

    def struct_info(self, tensor):
        if tensor.shape is None:
            return TensorInfo(dtype=tensor.dtype, ndim=tensor.ndim)
        return TensorInfo(self.dimensions(tensor.shape), tensor.dtype)

    def value(self, drawn):
        """What the Python API takes for a drawn argument."""
        if isinstance(drawn, arguments.Tensor):
            return self.parameter(self.struct_info(drawn))
        if isinstance(drawn, arguments.Shape):
            return relax.ShapeExpr(self.dimensions(drawn.values))
        if isinstance(drawn, arguments.ShapeParameter):
            return self.parameter(ShapeInfo(ndim=drawn.ndim))
        if isinstance(drawn, arguments.Scalar):
            return self.parameter(tvm.ir.PrimType(drawn.dtype) if FLAT else relax.PrimStructInfo(drawn.dtype))
        if isinstance(drawn, arguments.Something):
            return self.parameter(ObjectInfo())
        if isinstance(drawn, arguments.Number):
            number = (tir.IntImm if drawn.dtype.startswith("int") else tir.FloatImm)(drawn.dtype, drawn.value)
            return number if FLAT else relax.PrimValue(number)
        if isinstance(drawn, arguments.Info):
            return self.struct_info(drawn.tensor)
        if isinstance(drawn, arguments.Name):
            return self.name(drawn)
        return self.plain(drawn)

    def vdevice(self, text):
        """The device of the module that is named so."""
        index = None if text is None else int(text.split(":")[1])
        return None if index is None else CONTEXT.global_infos["vdevice"][index]

    def name(self, drawn):
        if drawn.kind == "function":
            self.callees = dict(CONTEXT.functions)
            return CONTEXT.get_global_var(drawn.value)
        if drawn.kind == "vdevice":
            return CONTEXT.global_infos["vdevice"][drawn.value]
        if drawn.kind == "device":
            return tvm.cpu(drawn.value)
        if drawn.kind == "string":
            return relax.StringImm(drawn.value)
        if drawn.kind == "datatype":
            return relax.DataTypeImm(drawn.value)
        if drawn.kind == "lambda":
            return eval(drawn.value)
        if drawn.kind == "extern":
            return drawn.value
        return drawn.value if FLAT else relax.DataTypeImm(drawn.value)

    def plain(self, drawn):
        if isinstance(drawn, tuple) and any(isinstance(d, arguments.Tensor | arguments.Something | arguments.Scalar) for d in drawn):
            return relax.Tuple([self.value(d) for d in drawn])
        if isinstance(drawn, list | tuple):
            return type(drawn)(self.value(d) for d in drawn)
        if isinstance(drawn, str) and drawn in self.variables or isinstance(drawn, str) and re.search(r" [+*] ", drawn):
            return self.dimension(drawn)
        return drawn

    def is_vague(self):
        """Is a shape or datatype of a tensor among the arguments not known?"""
        infos = [p.ty if FLAT else p.struct_info for p in self.params]
        return any(isinstance(s, TensorInfo) and None in (datatype(s), dimensions(s)) for s in infos)

    def infer(self):
        """(StructInfo, None), or (None, why TVM refuses)."""
        builder = relax.BlockBuilder(CONTEXT)
        try:
            with builder.function("f", self.params):
                result = builder.normalize(self.expr)
                builder.emit_func_output(result)
            return (result.ty if FLAT else result.struct_info), None
        except Exception as error:  # TVM raises whatever its rules raise
            return None, last_line(error)

    def text(self, name):
        """As a function of a module, without what TVM derives."""
        result = relax.Var("gv", ObjectInfo())
        block = relax.BindingBlock([relax.VarBinding(result, relax.op.null_value() if self.written else self.expr)])
        function = relax.Function(self.params, relax.SeqExpr([block], result), ObjectInfo(), is_pure=self.is_pure)
        function = function.with_attr("global_symbol", name)
        module = tvm.IRModule({**self.callees, name: function}, global_infos=CONTEXT.global_infos)
        lines = module.script(show_meta=True).splitlines()
        if any(line.startswith("metadata") for line in lines):
            raise ValueError("a call with constants")
        start = next(i for i, line in enumerate(lines) if line.startswith(f"    def {name}("))
        end = next((i for i in range(start, len(lines)) if lines[i].startswith("    @")), len(lines))
        text = re.sub(r"\bgv: R\.(Object|Any) = ", "gv = ", "\n".join(lines[start - 1 : end]))
        return text.replace("R.null_value()", self.written) if self.written else text


def written(operator, positional, named):
    """A call of parameters alone."""
    shown = [name(p) for p in positional] + [f"{key}={name(value)}" for key, value in named.items()]
    return f"R.{operator}({', '.join(shown)})"


def last_line(error):
    lines = [line.strip() for line in str(error).strip().splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


def python_function(operator):
    """As `relax.op` has it, or by the operator's name where Python has no function for it."""
    found = relax.op
    for part in operator.split("."):
        found = getattr(found, part, None)
    if found is not None:
        return found
    op = tvm.ir.Op.get("relax." + operator)
    return lambda *given: relax.Call(op, list(given))


def is_known(operator):
    return "relax." + operator in REGISTERED or hasattr(relax.op, operator)


def call_of(drawn):
    operator, seed, number = drawn
    return Call(operator, *arguments.draw(operator, f"{seed} {number}"))


def ask(drawn):
    """The answer for one call; None where the Python API refuses before there is a call."""
    name = "_".join(map(str, drawn)).replace(".", "_")
    try:
        call = call_of(drawn)
        text = call.text(name)
    except Exception:  # Python's, or that of a C++ constructor
        return None
    wheel, refusal = call.infer()
    return {"name": name, "drawn": drawn, "text": text, "refusal": refusal,
            "struct_info": None if wheel is None else str(wheel), "vague": call.is_vague()}


def ask_all(todo, answers):
    """In a process of its own: there are arguments for which TVM ends the process."""
    while todo:
        answers.flush()
        progress, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(progress)
            answer_some(todo[:BATCH], answers, write)
            os._exit(0)
        os.close(write)
        status, done = os.waitpid(child, 0)[1], len(os.read(progress, BATCH))
        os.close(progress)
        if status != 0:
            print(json.dumps({"crash": todo[done - 1][0]}), file=answers)
        todo = todo[done:]


def answer_some(calls, answers, progress):
    """One byte to `progress` for each that was begun."""
    for drawn in calls:
        os.write(progress, b".")
        answer = ask(drawn)
        if answer is not None:
            print(json.dumps(answer), file=answers, flush=True)


def main():
    # What TVM itself writes to descriptor 1 must not come between the answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    calls = json.loads(sys.stdin.readline())
    unknown = {name for name, _, _ in calls if not is_known(name) or name not in arguments.DRAWN}
    ask_all([drawn for drawn in calls if drawn[0] not in unknown], answers)
    print(json.dumps({"unknown": sorted(unknown)}), file=answers, flush=True)
    for line in sys.stdin.read().splitlines():
        given = json.loads(line)
        call = call_of(given["drawn"])
        print(json.dumps({"name": given["name"], **judge(call, call.infer()[0], given["derived"])}), file=answers)
    answers.flush()


if __name__ == "__main__":
    main()
