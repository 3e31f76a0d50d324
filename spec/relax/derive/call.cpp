// SPDX-License-Identifier: Apache-2.0
// Calls of operators and of functions. Relax/Derive/14; ledger RLX-D8, RLX-D27, RLX-D49.
#include <algorithm>

#include "spec/prover/simplify.h"
#include "spec/relax/derive/call_checks.h"
#include "spec/relax/derive/deriver.h"
#include "spec/relax/derive/operator_call.h"
#include "spec/relax/derive/vdevice_checks.h"
#include "spec/relax/struct_info/derive_func.h"

namespace tenor::spec::relax {
namespace {

/// The callee as a message names it.
std::string name_of(const Expr* callee) {
  if (const auto* global = as<GlobalVar>(callee)) return std::string(global->name_hint);
  if (const auto* external = as<ExternFunc>(callee)) return std::string(external->global_symbol);
  const Variable* variable = variable_of(callee);
  return variable ? spec::show(variable->name_hint) : "the callee";
}

/// Dimensions may double with each call. One that no question can be asked of is forgotten, and
/// all of its shape with it: the rank is what remains.
const StructInfo* without_large_dimensions(Builder& build, const StructInfo* s) {
  const auto* tensor = as<TensorStructInfo>(s);
  const auto* shape = tensor ? as<ShapeExpr>(tensor->shape) : nullptr;
  if (shape && std::ranges::any_of(shape->values, is_too_large))
    return build.tensor_of_rank({}, tensor->ndim, tensor->dtype, tensor->vdevice);
  const auto* sizes = as<ShapeStructInfo>(s);
  if (sizes && sizes->values && std::ranges::any_of(*sizes->values, is_too_large))
    return build.shape_of_rank({}, sizes->ndim);
  return s;
}

}  // namespace

const StructInfo* Deriver::call(const Call& e) {
  const auto* op = as<Op>(e.op);
  const StructInfo* callee = op ? nullptr : of(e.op);
  for (const Expr* argument : e.args) of(argument);
  check_devices(e);
  if (op) return operator_call(e, *op);
  if (callee == unknown()) return unknown();
  check(Called{span(&e), name_of(e.op), callee, e.args.size()});
  const auto* f = as<FuncStructInfo>(callee);
  return f ? function_call(e, f) : unknown();
}

/// Relax/VDevice/p4: of operators and PrimFuncs, in a module that has devices.
void Deriver::check_devices(const Call& e) {
  if (module_.vdevices.empty()) return;
  const auto* op = as<Op>(e.op);
  const auto* callee = as<GlobalVar>(e.op);
  const spec::Function* f = callee ? global(callee->name_hint) : nullptr;
  if (!op && !(f && f->prim_func)) return;
  for (const Expr* argument : e.args)
    check(DeviceUse{span(argument), op ? std::string(op->op_name) : name_of(e.op),
                    result_.of(argument), lacks_device(result_.of(argument))});
}

/// Relax/Derive/14.1.
const StructInfo* Deriver::operator_call(const Call& e, const Op& op) {
  const Operator* known = find_operator(op.op_name);
  check(OperatorUse{span(&e), op.op_name, known});
  if (!known || !known->derive) return unknown();
  DerivedCall derived(*this, *known, e);
  const StructInfo* s = known->derive(derived);
  return s ? without_large_dimensions(builder_, s) : unknown();
}

/// Relax/Derive/14.2.2 to 14.2.7.
const StructInfo* Deriver::function_call(const Call& e, const FuncStructInfo* f) {
  if (f->derive_func.kind == DeriveFunc::Kind::kNamed) return unknown();
  if (!f->params) return apply(f->derive_func, builder_, e);  // 14.2.2.2
  if (f->params->size() != e.args.size()) return unknown();
  const ShapeVarMapping mapping = arguments(e, f);
  if (is_unknown(f->ret)) return unknown();
  return erased(algebra_.substitute(f->ret, mapping), environment_);
}

/// Relax/Derive/14.2.5, 14.2.6.
ShapeVarMapping Deriver::arguments(const Call& e, const FuncStructInfo* f) {
  ShapeVarMapping mapping;
  for (std::size_t i = 0; i < e.args.size(); ++i) {
    const StructInfo* given = result_.of(e.args[i]);
    for (const auto& each : algebra_.mapping((*f->params)[i], given, environment_).entries)
      is_as_written("RLX-D27"_clause) ? mapping.set(each.variable, each.value)
                                      : mapping.add(each.variable, each.value);
  }
  for (std::size_t i = 0; i < e.args.size(); ++i)
    argument(e, i, algebra_.substitute((*f->params)[i], mapping));
  return mapping;
}

/// RLX-D8: as written, the parameter has to be below the argument.
void Deriver::argument(const Call& e, std::size_t i, const StructInfo* param) {
  const StructInfo* given = result_.of(e.args[i]);
  const std::string what = fmt::format("argument {} of {}", i + 1, name_of(e.op));
  if (!is_as_written("RLX-D8"_clause)) return fit<Argument>(span(e.args[i]), what, given, param);
  if (is_unknown(given)) return;
  check(Argument{
      {span(e.args[i]), what, given, param, algebra_.subtype(param, given, &environment_)}});
}

}  // namespace tenor::spec::relax
