// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/derive/deriver.h"

#include "spec/relax/derive/call_checks.h"
#include "spec/relax/derive/parts.h"
#include "spec/relax/function.h"

namespace tenor::spec::relax {

Deriver::Deriver(Program& program, const Module& module, const Prover& prover,
                 const Devices& devices, Report& report)
    : program_(program),
      module_(module),
      prover_(prover),
      devices_(devices),
      report_(report),
      builder_(program),
      algebra_(builder_, prover, report.readings()) {
  result_.unknown = builder_.object({});
  for (const spec::Function& each : module.functions) globals_.try_emplace(each.name, &each);
}

/// Relax/Derive/14.1.2: a function's purity is demanded unless it is forced.
CallSite Deriver::call_site() const {
  if (frames_.empty()) return {};
  const Function& f = *frames_.back().function;
  return {f.is_pure && !is_set(f.attrs, "relax.force_pure"), frames_.back().dataflow_blocks > 0};
}

const spec::Function* Deriver::global(std::string_view name) const {
  const auto found = globals_.find(name);
  return found == globals_.end() ? nullptr : found->second;
}

const Expr* Deriver::value_of(const Expr* e) const {
  // A variable that is bound twice may lead back to itself: each step counts against all.
  for (std::size_t steps = 0; steps <= bound_values_.size(); ++steps) {
    const auto found = bound_values_.find(variable_of(e));
    if (found == bound_values_.end()) return e;
    e = found->second;
  }
  return e;
}

const StructInfo* Deriver::of(const Expr* e) {
  if (!e) return unknown();
  const StructInfo* s = with_device(builder_, derived(e), devices_.of(e));
  result_.exprs[e->id] = s;
  return s;
}

const StructInfo* Deriver::known(const Expr* e) {
  const StructInfo* s = result_.of(e);
  return s ? s : of(e);
}

const StructInfo* Deriver::derived(const Expr* e) {
  switch (e->kind) {
    case ExprKind::kConstant: return constant(*as<Constant>(e));
    case ExprKind::kVar:
    case ExprKind::kDataflowVar: return variable(e);
    case ExprKind::kGlobalVar: return global_var(*as<GlobalVar>(e));
    case ExprKind::kTuple: return tuple(*as<Tuple>(e));
    case ExprKind::kSeqExpr: return sequence(*as<SeqExpr>(e));
    case ExprKind::kPrimValue: return prim_value(*as<PrimValue>(e));
    case ExprKind::kStringImm:                                // Relax/Derive/5
    case ExprKind::kDataTypeImm: return builder_.object({});  // Relax/Derive/6
    case ExprKind::kFunction: return function(*as<Function>(e));
    case ExprKind::kIf: return branches(*as<If>(e));
    case ExprKind::kExternFunc:  // Relax/Derive/13
      return builder_.packed_func(span(e), builder_.object({}), {DeriveFunc::Kind::kDefault, {}});
    case ExprKind::kCall: return call(*as<Call>(e));
    case ExprKind::kShapeExpr: return builder_.shape(span(e), as<ShapeExpr>(e)->values);
    case ExprKind::kTupleGetItem: return tuple_get_item(*as<TupleGetItem>(e));
    case ExprKind::kOp:
    case ExprKind::kOpaqueExpr: return unknown();
  }
  return unknown();
}

/// Relax/Derive/3.
const StructInfo* Deriver::constant(const Constant& e) {
  std::vector<const PrimExpr*> dimensions;
  for (const std::int64_t size : e.shape) dimensions.push_back(builder_.dimension(span(&e), size));
  return builder_.tensor(span(&e), builder_.arena().list(dimensions), e.dtype);
}

/// Relax/Derive/2. One that is not in scope was reported.
const StructInfo* Deriver::variable(const Expr* e) {
  const StructInfo* s = environment_.find(variable_of(e));
  return s ? s : unknown();
}

/// Relax/Derive/2. A name that the module does not have was reported.
const StructInfo* Deriver::global_var(const GlobalVar& e) {
  const auto found = result_.functions.find(e.name_hint);
  if (found != result_.functions.end()) return found->second;
  if (global(e.name_hint)) check(NotReached{span(&e), e.name_hint});
  return unknown();
}

/// Relax/Derive/7.
const StructInfo* Deriver::tuple(const Tuple& e) {
  std::vector<const StructInfo*> fields;
  for (const Expr* field : e.fields) fields.push_back(of(field));
  return builder_.tuple_info(span(&e), builder_.arena().list(fields));
}

/// Relax/Derive/12.
const StructInfo* Deriver::tuple_get_item(const TupleGetItem& e) {
  const StructInfo* s = of(e.tuple_value);
  if (s == unknown()) return unknown();
  check(Selected{span(&e), s, e.index});
  const auto* tuple = as<TupleStructInfo>(s);
  const bool is_there =
      tuple && e.index >= 0 && e.index < static_cast<std::int64_t>(tuple->fields.size());
  return is_there ? tuple->fields[static_cast<std::size_t>(e.index)] : unknown();
}

/// Relax/Derive/4; RLX-D12: as written, the value is not kept.
const StructInfo* Deriver::prim_value(const PrimValue& e) {
  if (!e.value) return unknown();
  return builder_.prim(span(&e), e.value->dtype,
                       is_as_written("RLX-D12"_clause) ? nullptr : e.value);
}

/// Relax/Derive/9.
const StructInfo* Deriver::branches(const If& e) {
  condition(e.cond);
  const StructInfo *yes = of(e.true_branch), *no = of(e.false_branch);
  if (is_unknown(yes) || is_unknown(no)) return unknown();
  if (yes == no) return yes;  // however large
  return algebra_.unify(yes, no, &environment_);
}

/// RLX-D20: a tensor without dimensions, or a primitive value.
void Deriver::condition(const Expr* cond) {
  const StructInfo* given = of(cond);
  const StructInfo* required = given->kind == StructInfoKind::kPrim
                                   ? static_cast<const StructInfo*>(builder_.prim({}, bool_type()))
                                   : builder_.tensor({}, {}, bool_type());
  fit<Condition>(span(cond), "the condition", given, required);
}

}  // namespace tenor::spec::relax
