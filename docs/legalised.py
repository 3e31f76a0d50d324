# SPDX-License-Identifier: Apache-2.0
"""What TVM legalises a call of an operator to, as one PrimFunc with a buffer for each input of the call."""
import itertools
import re

import operator_bodies


class Other(Exception):
    """What TVM makes of a call is not one kernel."""


def resolved(relax, bindings, value):
    """What a value is, where variables and fields of tuples only name it."""
    while True:
        if isinstance(value, relax.TupleGetItem):
            whole = resolved(relax, bindings, value.tuple_value)
            if not isinstance(whole, relax.Tuple):
                return value
            value = whole.fields[value.index]
        else:
            bound = [binding.value for binding in bindings if binding.var.same_as(value)]
            if not bound:
                return value
            value = bound[0]


def text_of(name, inputs, shape, dtype, stores):
    """A PrimFunc that has these statements, of a result called `result`."""
    parameters = [f'{p}: T.Buffer({of}, "{kind}")' for p, of, kind, *_ in inputs] + [f'result: T.Buffer({shape}, "{dtype}")']
    return "\n".join([operator_bodies.HEAD, "@T.prim_func", f"def {name}({', '.join(parameters)}):",
                      *(f"    {store}" for store in stores), ""])


def kernel_without_call(relax, case, parameters, value):
    """Of a call that is legalised to a constant, or to one of its arguments; else nothing."""
    same = [each for each, parameter in zip(case.inputs, parameters) if parameter.same_as(value)]
    if same:
        name, shape, dtype, *_ = same[0]
        axes = [f"i{axis}" for axis in range(len(eval(shape)))]  # pylint: disable=eval-used  # of our own file
        return text_of(case.name, case.inputs, shape, dtype, [
            f"for {', '.join(axes)} in T.grid{shape}:", f"    result[{', '.join(axes)}] = {name}[{', '.join(axes)}]"])
    if isinstance(value, relax.Constant):
        data = value.data.numpy()
        return text_of(case.name, case.inputs, data.shape, data.dtype, [
            f"result[{', '.join(map(str, at))}] = T.{data.dtype}({data[at]})" for at in itertools.product(*map(range, data.shape))])
    return None


def steps_of(relax, module, parameters, inputs, bindings, result):
    """Lines of the kernels that a chain of calls runs, and the memory in between; the last result is called `result`."""
    known = [(parameter, name) for parameter, (name, *_) in zip(parameters, inputs)]
    memory, lines = [], []
    for call in (binding.value for binding in bindings):
        if not isinstance(call, relax.Call) or call.op.name != "relax.call_tir":
            continue
        name = "result" if call.same_as(result) else f"step{len(memory)}"
        given = [resolved(relax, bindings, each) for each in call.args[1].fields]
        names = [n for each in given for value, n in known if value.same_as(each)] + [name]
        text = module[call.args[0]].script()
        formal = re.findall(r"(\w+): T\.Buffer\(", text)
        if len(names) != len(formal):
            return None
        called = dict(zip(formal, names))
        body = [line for line in text.split("):\n", 1)[1].splitlines() if "T.func_attr" not in line]
        lines += [re.sub(r'(?<![\w."])\w+', lambda word: called.get(word[0], word[0]), line) for line in body]
        if name != "result":
            kind = call.ty_args[0]
            memory.append(f'    {name} = T.sblock_alloc_buffer({tuple(kind.shape.values)}, "{kind.dtype}")')
        known.append((call, name))
    return memory + lines if known[-1][1] == "result" else None


def kernel_of(tvm, case):
    """TVM's PrimFunc of the call, with a buffer for each input of the call, under the call's name."""
    from tvm import relax, tirx

    module = tvm.script.from_source("@I.ir_module\nclass Module:\n" + case.function())
    try:
        with tvm.target.Target("llvm"):
            module = relax.transform.LegalizeOps()(module)
    except Exception as error:  # pylint: disable=broad-exception-caught  # of any kind
        raise Other("not legalised: " + str(error).strip().splitlines()[-1][:90]) from error
    function = module[case.name]
    bindings = [binding for block in function.body.blocks for binding in block.bindings]
    calls = [binding.value for binding in bindings if isinstance(binding.value, relax.Call)]
    names = [call.op.name for call in calls if hasattr(call.op, "name")]
    if names == ["relax." + case.operator]:
        raise Other("not legalised: the compiler leaves the call as it is")
    value = resolved(relax, bindings, function.body.body)
    if not names and (made := kernel_without_call(relax, case, function.params, value)):
        return made
    if names != ["relax.call_tir"]:
        kernels_of = [call.args[0].name_hint if call.args and hasattr(call.args[0], "name_hint") else str(call.op.name)
                      for call in calls if hasattr(call.op, "name")]
        of_result = function.ret_ty
        is_tensor = isinstance(of_result, relax.TensorType) and of_result.shape is not None
        lines = steps_of(relax, module, function.params, case.inputs, bindings, value) if is_tensor else None
        if not lines:
            raise Other("several kernels: " + ", ".join(kernels_of))
        formal = [f'{name}: T.Buffer({shape}, "{dtype}")' for name, shape, dtype, *_ in case.inputs]
        formal.append(f'result: T.Buffer({tuple(of_result.shape.values)}, "{of_result.dtype}")')
        return "\n".join(["from tvm.script import tirx as T\n", "@T.prim_func(s_tir=True)",
                          f"def {case.name}({', '.join(formal)}):", *lines, ""])
    kernel = module[calls[0].args[0]]
    given = [resolved(relax, bindings, each) for each in calls[0].args[1].fields]
    inputs, results = list(kernel.params[:len(given)]), list(kernel.params[len(given):])
    parameters = []
    for parameter in function.params:
        read = [i for i, each in enumerate(given) if each.same_as(parameter)]
        if len(read) > 1:
            raise Other("several kernels: one, that is given an argument twice")
        parameters.append(inputs[read[0]] if read else tirx.decl_buffer(
            parameter.ty.shape.values, str(parameter.ty.dtype), name="unused"))
    if any(not any(each.same_as(parameter) for parameter in function.params) for each in given):
        raise Other("several kernels: one, of arguments that the call computes")
    made = tirx.PrimFunc(parameters + results, kernel.body, kernel.ret_type, kernel.attrs)
    return made.with_attr("global_symbol", case.name).script()


def kernels(tvm, cases):
    """TVM's PrimFunc of each case, as text; or what it has in its place."""
    made = {}
    for case in cases:
        try:
            made[case.name] = kernel_of(tvm, case)
        except Other as other:
            made[case.name] = other
    return made
