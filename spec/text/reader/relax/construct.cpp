// SPDX-License-Identifier: Apache-2.0
// Expressions that are no operators: literals, tuples, shapes, packed calls; and what a function
// says of itself. Relax/Grammar/Expr.
#include <fmt/format.h>

#include <unordered_map>

#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {
namespace {

Value read_const(RelaxReader& r, Call& call) {
  const Value value = call.get(0, "value"), of = call.get(1, "dtype");
  std::optional<DataType> dtype;
  if (!of.is(Kind::kNone)) {
    dtype = r.script().dtype(of, "dtype");
    if (!dtype) return Value();
  }
  const relax::Constant* made = r.constant(value, dtype);
  return made ? r.made(call.span, static_cast<const relax::Expr*>(made)) : Value();
}

Value read_prim_value(RelaxReader& r, Call& call) {
  const Value value = call.get(0, "value");
  const relax::PrimValue* made = value ? r.prim_value(value) : nullptr;
  return made ? r.made(call.span, static_cast<const relax::Expr*>(made)) : Value();
}

Value read_shape(RelaxReader& r, Call& call) {
  return r.made(call.span, r.shape(call.get(0, "value")));
}

Value read_str(RelaxReader& r, Call& call) {
  const auto text = r.script().text(call.get(0, "value"), "value");
  if (!text) return Value();
  return r.made(call.span, r.expr(value_of(call.span, Kind::kString, *text)));
}

Value read_dtype(RelaxReader& r, Call& call) {
  const auto dtype = r.script().dtype(call.get(0, "value"), "value");
  return dtype ? r.made(call.span, r.expr(value_of(call.span, *dtype))) : Value();
}

Value read_tuple(RelaxReader& r, Call& call) {
  return r.made(call.span, r.tuple(sequence(call.span, Kind::kTuple, call.all())));
}

/// `R.ExternFunc("name")`; StructInfo that it is given is not kept, as calls derive their own.
Value read_extern_func(RelaxReader& r, Call& call) {
  const Value name = call.get(0, "global_symbol");
  call.all(), call.keywords();
  const auto text = r.script().text(name, "global_symbol");
  return text ? r.made(call.span, r.callable(value_of(call.span, Kind::kString, *text))) : Value();
}

/// `R.call_packed("f", x, sinfo_args=…)`: a call of an ExternFunc.
Value read_call_packed(RelaxReader& r, Call& call) {
  if (call.size() == 0)
    return r.fail(Code::P_ARGUMENT, call.span, "R.call_packed calls a function");
  const relax::Expr* callee = r.callable(call[0]);
  return callee ? r.call_value(callee, call, 1) : Value();
}

Value read_func_attr(RelaxReader& r, Call& call) {
  Attrs attrs;
  if (!r.script().attributes(call.get(0, "attrs"), attrs, "R.func_attr")) return Value();
  for (const Attribute& attribute : attrs)
    if (!r.function_attrs().add(attribute))
      return r.fail(Code::P_ARGUMENT, call.span,
                    fmt::format("the function already has an attribute \"{}\"", attribute.key));
  return none(call.span);
}

Value read_result(RelaxReader& r, Call& call) {
  const relax::StructInfo* result = r.struct_info(call.get(0, "ret_sinfo"));
  if (!result) return Value();
  r.set_result(result);
  return none(call.span);
}

Value read_emit(RelaxReader&, Call& call) { return call.get(0, "value"); }

/// Stands where a statement of its own is read: anywhere else it has no place.
Value read_statement(RelaxReader& r, Call& call) {
  call.all(), call.keywords();
  return r.fail(Code::P_CONSTRUCT, call.span,
                fmt::format("R.{} must be its own statement", call.name));
}

Value read_distributed(RelaxReader& r, Call& call) { return r.out_of_scope(call); }

/// What the printer writes of a device: `R.cpu(0)`, `R.device(1, 0)`. Kept as it stands.
Value read_device(RelaxReader& r, Call& call) {
  call.all(), call.keywords();
  auto* object = r.arena().make<Object>();
  object->kind = Object::Kind::kText;
  object->text = r.arena().string(r.source().at(call.span));
  return value_of(call.span, static_cast<const Object*>(object));
}

constexpr RelaxConstruct kExprConstructs[] = {
    {"const", read_const},
    {"prim_value", read_prim_value},
    {"shape", read_shape},
    {"str", read_str},
    {"dtype", read_dtype},
    {"tuple", read_tuple},
    {"ExternFunc", read_extern_func},
    {"call_packed", read_call_packed},
    {"func_attr", read_func_attr},
    {"func_ret_struct_info", read_result},
    {"func_ret_ty", read_result},
    {"emit", read_emit},
    {"output", read_statement},
    {"match_cast", read_statement},
    {"dataflow", read_statement},
    {"DTensor", read_distributed},
    {"device_mesh", read_distributed},
    {"device", read_device},
    {"cpu", read_device},
    {"cuda", read_device},
    {"gpu", read_device},
    {"metal", read_device},
    {"opencl", read_device},
    {"rocm", read_device},
    {"vulkan", read_device},
    {"vpi", read_device},
    {"hexagon", read_device},
    {"webgpu", read_device},
    {"ext_dev", read_device},
};

}  // namespace

List<RelaxConstruct> expr_constructs() { return kExprConstructs; }

const RelaxConstruct* find_relax_construct(std::string_view name) {
  static const auto all = [] {
    std::unordered_map<std::string_view, const RelaxConstruct*> table;
    for (const auto list : {struct_info_constructs(), expr_constructs()})
      for (const RelaxConstruct& one : list) table.emplace(one.name, &one);
    return table;
  }();
  const auto found = all.find(name);
  return found == all.end() ? nullptr : found->second;
}

}  // namespace tenor::spec::reader
