# SPDX-License-Identifier: Apache-2.0
"""Arguments of operators that call, allocate, move or act, drawn at random.

Each function takes a Draw and gives (positional arguments, keyword arguments) of one call.
"""
from operator_draw import Info, Name, Number, Scalar, Shape, ShapeParameter, Something, Tensor


def information(d):
    shape = d.shape()
    return Info(Tensor(shape, d.dtype(), len(shape)))


def fields(d):
    return tuple(d.tensor(d.shape(), d.dtype()) for _ in range(d.rank(1, 2)))


def results(d):
    return d.one(information(d), [information(d), information(d)])


def packed(d):
    arguments = [Name("extern", "packed.function"), *(d.tensor(d.shape(), d.dtype()) for _ in range(d.rank(0, 2)))]
    return arguments, {"sinfo_args": information(d)}


def inplace_packed(d):
    arguments, keywords = packed(d)
    if len(arguments) == 1 and d.chance(90):
        arguments.append(d.tensor(d.shape(), d.dtype()))
    index = d.one(0, 0, 1, -1)
    if len(arguments) > 1 and isinstance(arguments[1], Tensor) and d.chance(80):
        keywords["sinfo_args"] = Info(arguments[1])
    return arguments, {"inplace_indices": index, **keywords}


def dps_packed(d):
    return [Name("extern", "packed.function"), fields(d), results(d)], {}


def builtin_with_context(d):
    return [Name("extern", "vm.builtin.function"), fields(d)], {"sinfo_args": information(d)}


def py_func(d):
    return [Name("string", "function"), fields(d), results(d)], {}


def prim_func_call(d):
    """Of one of the two functions of the module, mostly with what it takes."""
    name = d.one("fixed", "of_rows")
    shape = (4, 6) if name == "fixed" else (d.dim(), 4)
    shape, result = d.changed(shape, 3), d.changed(shape, 3)
    return [Name("function", name), (d.tensor(shape, "float32"),), Info(Tensor(result, "float32", 2))]


def call_tir(d):
    return prim_func_call(d), {}


def call_tir_inplace(d):
    func, arguments, out = prim_func_call(d)
    if d.chance(90):
        arguments += arguments
    return [func, arguments, d.one(0, 1, 1, 1, -1, 2), out], {}


def call_tir_with_grad(d):
    return prim_func_call(d), {"te_grad_name": "gradient"}


def call_tir_dyn(d):
    func, arguments, _ = prim_func_call(d)
    return [func, arguments], {}


def make_closure(d):
    return [Name("function", "identity"), fields(d)], {}


def invoke_closure(d):
    return [Something(), fields(d), information(d)], {}


def alloc_tensor(d):
    return [Shape(d.shape()), Name("dtype", d.dtype()), 0], {"storage_scope": d.one("global", "shared")}


def alloc_storage(d):
    size = Shape(d.shape(1 if d.chance(90) else None)) if d.chance(94) else ShapeParameter(1)
    return [size, 0, d.one("global", "shared"), d.one("uint8", d.dtype())], {}


def alloc_from_storage(d):
    shape = Shape(d.shape()) if d.chance(90) else ShapeParameter(d.rank())
    return [Something(), d.one(0, 64), shape, d.dtype()], {}


def vm_alloc_storage(d):
    size, index, scope, dtype = alloc_storage(d)[0]
    return [size, Number(index), Name("datatype", dtype), Name("string", scope)], {}


def vm_alloc_tensor(d):
    storage, offset, shape, dtype = alloc_from_storage(d)[0]
    return [storage, Number(offset), shape, Name("datatype", dtype)], {}


def kill_storage(_):
    return [Something()], {}


def to_vdevice(d):
    return [d.tensor(d.shape(), d.dtype()), Name("vdevice", d.one(0, 1))], {}


def hint_on_device(d):
    return [d.tensor(d.shape(), d.dtype()), Name("device", d.one(0, 1))], {}


def printed(d):
    return list(fields(d)), {"format": d.one("", "{}")}


def asserted(d):
    condition = d.one(Scalar("bool"), d.tensor((), "bool"), d.tensor(d.shape(), d.dtype()))
    return [condition, list(fields(d)) if d.chance(50) else []], {"format": d.one("", "message")}


def nothing(_):
    return [], {}
