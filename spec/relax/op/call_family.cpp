// SPDX-License-Identifier: Apache-2.0
// Operators that call functions.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/prim_func_call.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// What `sinfo_args` say the results are: one, or several in a tuple. RLX-D58: a sole
/// TupleStructInfo stands for its fields.
struct Results {
  List<const StructInfo*> fields;
  bool is_tuple = false;
};

Results results_of(const Call& call) {
  if (call.sinfo_args.size() != 1) return {call.sinfo_args, true};
  const auto* tuple = as<TupleStructInfo>(call.sinfo_args.front());
  return tuple ? Results{tuple->fields, true} : Results{call.sinfo_args, false};
}

const StructInfo* struct_info_of(OperatorCall& op, const Results& results) {
  if (!results.is_tuple) return results.fields.front();
  return op.build().tuple_info(span_of(op), results.fields);
}

/// Relax/Op/b1.b5, b3.b3: tensors that can be allocated, for which they need a datatype too
/// (RLX-D36).
bool can_be_allocated(OperatorCall& op, const Results& results, bool needs_dtype = true) {
  for (const StructInfo* field : results.fields) {
    const auto* tensor = as<TensorStructInfo>(field);
    const char* lacks = !tensor                                  ? "is not a tensor"
                        : !as<ShapeExpr>(tensor->shape)          ? "has no shape"
                        : needs_dtype && tensor->dtype.is_void() ? "has no datatype"
                                                                 : nullptr;
    if (!lacks) continue;
    op.reject(op.size(), fmt::format("a result that has to be allocated {}", lacks),
              "give each result in out_sinfo (out_ty in the newer generation) as "
              "R.Tensor((...), dtype=\"...\")");
    return false;
  }
  return true;
}

/// Relax/Op/b1.b1: the PrimFunc that is called; null after it was rejected.
const tir::PrimFunc* callee(OperatorCall& op) {
  const auto* name = as<GlobalVar>(op.argument(0));
  if (!name) {
    op.reject(0, "the callee is not a function of the module");
    return nullptr;
  }
  const spec::Function* found = op.global(name->name_hint);
  if (!found || found->kind != spec::Function::Kind::kPrimFunc) {
    op.reject(0, fmt::format("{} is {}", name->name_hint,
                             found ? "not a PrimFunc" : "not a function of the module"));
    return nullptr;
  }
  if (!found->prim_func) op.may_reject(0, "the PrimFunc could not be read");
  return found->prim_func;
}

/// RLX-D35: can the argument, changed in place, be the result?
bool is_like(OperatorCall& op, const StructInfo* argument, const StructInfo* result) {
  const auto* given = as<TensorStructInfo>(argument);
  const auto* wanted = as<TensorStructInfo>(result);
  if (given && wanted) return same_tensor(op, *given, *wanted, "an argument and its result");
  if (argument->kind != StructInfoKind::kObject) {
    op.reject(1, "the argument that is changed in place is not a tensor");
    return false;
  }
  op.may_reject(1, "the argument that is changed in place might not be a tensor");
  return true;
}

/// Relax/Op/b2:c to b2:e; RLX-D35, D60: one index for each result, of an argument like it.
bool indices_are_good(OperatorCall& op, const std::vector<std::int64_t>& indices,
                      List<const StructInfo*> results, const std::vector<const StructInfo*>& args) {
  if (indices.size() != results.size()) {
    op.reject(op.size(), fmt::format("{} indices for {} results", indices.size(), results.size()));
    return false;
  }
  for (std::size_t i = 0; i < indices.size(); ++i) {
    const std::int64_t index = indices[i];
    if (index == -1) continue;
    if (index < -1 || index >= static_cast<std::int64_t>(args.size())) {
      op.reject(1, fmt::format("index {} is outside the {} arguments", index, args.size()),
                "use -1 to allocate the result");
      return false;
    }
    if (std::count(indices.begin(), indices.end(), index) > 1) {
      op.reject(1, fmt::format("argument {} is used for two results", index));
      return false;
    }
    if (!is_like(op, args[static_cast<std::size_t>(index)], results[i])) return false;
  }
  return true;
}

/// `call_tir` and its kin: Relax/Op/b1, b2.
const StructInfo* derive_call_tir(OperatorCall& op) {
  const auto* name = as<GlobalVar>(op.argument(0));
  const tir::PrimFunc* f = callee(op);
  if (!f && !(name && op.global(name->name_hint))) return nullptr;
  const Results results = results_of(op.call());
  if (!can_be_allocated(op, results)) return nullptr;
  const auto args = fields_of(op, 1);
  if (!args) return nullptr;
  PrimFuncCall call{f, *args, {}, results.fields};
  if (const auto indices = integers(op, "inplace_indices")) {
    if (!indices_are_good(op, *indices, results.fields, *args)) return nullptr;
    call.inplace = *indices;
  }
  if (f && !agrees(op, call)) return nullptr;
  return struct_info_of(op, results);
}

/// Relax/Op/b3.b1, b4.b1: a function that is not known to be anything else.
bool is_packed_func(OperatorCall& op) {
  if (as<ExternFunc>(op.argument(0))) return true;
  const StructInfo* s = op.struct_info(std::size_t{0});
  if (s && (s->kind == StructInfoKind::kFunc || s->kind == StructInfoKind::kObject)) return true;
  op.reject(0, "the callee is not a function");
  return false;
}

const StructInfo* derive_call_dps_packed(OperatorCall& op) {
  if (!is_packed_func(op)) return nullptr;
  const StructInfo* args = op.struct_info(1);
  if (!args || (args->kind != StructInfoKind::kTuple && args->kind != StructInfoKind::kObject))
    return op.reject(1, "the arguments are not a tuple");
  const Results results = results_of(op.call());
  const bool needs_dtype = !op.is_as_written(Clause{"RLX-D36"});
  return can_be_allocated(op, results, needs_dtype) ? struct_info_of(op, results) : nullptr;
}

/// Relax/Op/b4.b3, b4.b4: what `sinfo_args` say; the function is taken at its word.
const StructInfo* derive_call_pure_packed(OperatorCall& op) {
  if (!is_packed_func(op)) return nullptr;
  const auto given = op.call().sinfo_args;
  if (given.empty())
    return op.reject(op.size(), "the StructInfo of the result is missing", "give it in sinfo_args");
  return given.size() == 1 ? given.front() : op.build().tuple_info(span_of(op), given);
}

/// Relax/Op/b5.
const StructInfo* derive_call_inplace_packed(OperatorCall& op) {
  const StructInfo* result = derive_call_pure_packed(op);
  const auto indices = integers(op, "inplace_indices");
  if (!result || !indices)
    return result ? op.reject(op.size(), "inplace_indices are missing") : nullptr;
  const std::int64_t count = static_cast<std::int64_t>(op.size()) - 1;
  for (const std::int64_t index : *indices) {
    if (index < -1 || index >= count)
      return op.reject(op.size(),
                       fmt::format("index {} is outside the {} arguments", index, count));
    if (index != -1 && std::count(indices->begin(), indices->end(), index) > 1)
      return op.reject(op.size(), fmt::format("argument {} is given twice", index));
  }
  return result;
}

/// What `sinfo_args` say, and an object where they say nothing.
const StructInfo* as_declared(OperatorCall& op) {
  const auto given = op.call().sinfo_args;
  if (given.empty()) return op.build().object(span_of(op));
  return given.size() == 1 ? given.front() : op.build().tuple_info(span_of(op), given);
}

const StructInfo* derive_invoke_closure(OperatorCall& op) {
  return is_packed_func(op) ? as_declared(op) : nullptr;
}

const StructInfo* derive_object(OperatorCall& op) { return op.build().object(span_of(op)); }

const StructInfo* derive_empty_tuple(OperatorCall& op) {
  return op.build().tuple_info(span_of(op), {});
}

/// Relax/NormalForm/5: the arguments are a Tuple that is written out.
const Call* with_tuple(Builder& build, const Call& call) {
  if (call.args.size() < 2 || as<Tuple>(call.args[1])) return &call;
  const Variable* variable = variable_of(call.args[1]);
  const StructInfo* annotation = variable ? variable->struct_info_annotation : nullptr;
  if (!annotation) return &call;
  const Span at = build.program().span(&call);
  std::vector<const Expr*> fields;
  if (const auto* tuple = as<TupleStructInfo>(annotation)) {
    for (std::size_t i = 0; i < tuple->fields.size(); ++i) {
      auto* item = build.make<TupleGetItem>(at);
      item->tuple_value = call.args[1];
      item->index = static_cast<std::int64_t>(i);
      fields.push_back(item);
    }
  } else if (annotation->kind == StructInfoKind::kTensor) {
    fields.push_back(call.args[1]);
  } else {
    return &call;
  }
  std::vector<const Expr*> args(call.args.begin(), call.args.end());
  args[1] = build.tuple(at, build.arena().list(fields));
  auto* made = build.make<Call>(at);
  made->op = call.op;
  made->args = build.arena().list(args);
  made->sinfo_args = call.sinfo_args;
  made->attrs = call.attrs;
  return made;
}

constexpr Parameter kCallBuiltinWithCtxParameters[] = {
    {"func", kFunction},
    {"args", kArguments},
    {"sinfo_args", kStructInfo, "None", "ty_args", true}};
constexpr Parameter kCallDpsPackedParameters[] = {
    {"func", kFunction}, {"args", kArguments}, {"out_sinfo", kStructInfo, {}, "out_ty"}};
constexpr Parameter kCallInplacePackedParameters[] = {
    {"func", kFunction},
    {"args", kRest},
    {"inplace_indices", kAttribute, {}, {}, true},
    {"sinfo_args", kStructInfo, {}, "ty_args", true}};
constexpr Parameter kCallPurePackedParameters[] = {
    {"func", kFunction}, {"args", kRest}, {"sinfo_args", kStructInfo, {}, "ty_args", true}};
constexpr Parameter kCallPyFuncParameters[] = {{"py_func_name", kString, {}, "func_name"},
                                               {"args", kTensors},
                                               {"out_sinfo", kStructInfo, {}, "out_ty"}};
constexpr Parameter kCallTirParameters[] = {{"gvar", kFunction, {}, "func"},
                                            {"args", kArguments},
                                            {"out_sinfo", kStructInfo, {}, "out_ty"},
                                            {"tir_vars", kShape, "None"},
                                            {"packed_ints", kAttribute, "None", {}, true}};
constexpr Parameter kCallTirInplaceParameters[] = {
    {"gvar", kFunction, {}, "func"}, {"args", kArguments},
    {"inplace_indices", kAttribute}, {"out_sinfo", kStructInfo, {}, "out_ty"},
    {"tir_vars", kShape, "None"},    {"packed_ints", kAttribute, "None", {}, true}};
constexpr Parameter kCallTirWithGradParameters[] = {{"gvar", kFunction, {}, "func"},
                                                    {"args", kArguments},
                                                    {"out_sinfo", kStructInfo, {}, "out_ty"},
                                                    {"te_grad_name", kAttribute},
                                                    {"te_grad_kwargs", kAttribute, "None"},
                                                    {"tir_vars", kShape, "None"},
                                                    {"packed_ints", kAttribute, "None", {}, true}};
constexpr Parameter kInvokeClosureParameters[] = {
    {"closure"}, {"args", kArguments}, {"sinfo_args", kStructInfo, {}, "ty_args"}};
constexpr Parameter kMakeClosureParameters[] = {{"func", kFunction}, {"args", kArguments}};

constexpr Operator kCallFamilyOperators[] = {
    {"call_builtin_with_ctx", kCallBuiltinWithCtxParameters, Purity::kImpure, as_declared},
    {"call_dps_packed", kCallDpsPackedParameters, Purity::kPure, derive_call_dps_packed, with_tuple,
     by_name(spec::clauses("Relax/Op/b3", "Relax/Op/b3.b1", "Relax/Op/b3.b2", "Relax/Op/b3.b3",
                           "Relax/Op/b3.b3:b", "Relax/Op/b3.b8", "RLX-D36"))},
    {"call_inplace_packed", kCallInplacePackedParameters, Purity::kPure, derive_call_inplace_packed,
     nullptr, by_name(spec::clauses("Relax/Op/b5", "Relax/Op/b5:b", "RLX-D60"))},
    {"call_pure_packed", kCallPurePackedParameters, Purity::kPure, derive_call_pure_packed, nullptr,
     by_name(spec::clauses("Relax/Op/b4", "Relax/Op/b4.b1", "Relax/Op/b4.b2", "Relax/Op/b4.b3",
                           "Relax/Op/b4.b4:b", "RLX-D58"))},
    {"call_py_func", kCallPyFuncParameters, Purity::kPure, as_declared},
    {"call_tir", kCallTirParameters, Purity::kPure, derive_call_tir, with_tuple,
     by_name(spec::clauses("Relax/Op/b1", "Relax/Op/b1.b1", "Relax/Op/b1.b2", "Relax/Op/b1.b3",
                           "Relax/Op/b1.b3:b", "Relax/Op/b1.b4", "Relax/Op/b1.b5",
                           "Relax/Op/b1.b5:b", "Relax/Op/b1.b6", "Relax/Op/b1.b6:b",
                           "Relax/Op/b1.b8:d", "Relax/Derive/16.2:c"))},
    {"call_tir_inplace", kCallTirInplaceParameters, Purity::kPure, derive_call_tir, with_tuple,
     by_name(spec::clauses("Relax/Op/b2", "Relax/Op/b2:b", "Relax/Op/b2:c", "Relax/Op/b2:d",
                           "Relax/Op/b2:e", "RLX-D35", "RLX-D60", "Relax/NormalForm/5"))},
    {"call_tir_with_grad", kCallTirWithGradParameters, Purity::kPure, derive_call_tir, with_tuple,
     by_name(spec::clauses("RLX-D49", "RLX-D57", "RLX-D58"))},
    {"invoke_closure", kInvokeClosureParameters, Purity::kImpure, derive_invoke_closure},
    {"invoke_pure_closure", kInvokeClosureParameters, Purity::kPure, derive_invoke_closure},
    {"make_closure", kMakeClosureParameters, Purity::kPure, derive_object},
    {"vm.call_tir_dyn", kMakeClosureParameters, Purity::kImpure, derive_empty_tuple},
};

}  // namespace

std::span<const Operator> call_family_operators() { return kCallFamilyOperators; }

}  // namespace tenor::spec::relax
