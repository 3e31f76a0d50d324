// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/sizes.h"

#include <algorithm>

#include "spec/ir/children.h"

namespace tenor::semantics {

using namespace spec;

namespace {

/// What stands where an expression alone is evaluated: its result is the only operand.
struct Alone : Frame<PrimExpr> {};

}  // namespace

const Variable* lone_variable(const PrimExpr* e) {
  const auto* var = as<Var>(e);
  return var ? var->variable : nullptr;
}

Sizes::Sizes(const Program& program, const Module& module, const PrimFunc* f)
    : program_(program), module_(module), function_(f) {
  for (const Buffer* b : f->buffers) {
    if (!b) continue;
    const auto part = [&](const PrimExpr* e) {
      if (!e) return;
      collect(e);
      if (const Variable* v = lone_variable(e)) alone_.insert(v);
    };
    for (const PrimExpr* e : b->shape) part(e);
    for (const PrimExpr* e : b->strides) part(e);
    part(b->elem_offset);
  }
  restart();
}

void Sizes::collect(const PrimExpr* e) {
  if (const Variable* v = lone_variable(e))
    if (std::find(variables_.begin(), variables_.end(), v) == variables_.end())
      variables_.push_back(v);
  for_each_operand(e, [&](const PrimExpr* operand) { collect(operand); });
}

const Variable* Sizes::find(std::string_view name) const {
  for (const Variable* v : variables_)
    if (v->name_hint == name) return v;
  return nullptr;
}

std::optional<std::int64_t> Sizes::value(const Variable* v) const {
  const auto found = values_.find(v);
  if (found == values_.end()) return {};
  return found->second;
}

void Sizes::set(const Variable* v, std::int64_t value) {
  if (!v->dtype.is_integer_scalar()) return;
  values_.insert_or_assign(v, value);
  bind(v, value);
}

void Sizes::bind(const Variable* v, std::int64_t value) {
  const ConcreteValue bound = Concrete::value_of(value, v->dtype.scalar);
  machine_->bind(v, bound);
}

void Sizes::restart() {
  machine_ = std::make_unique<Machine<Concrete>>(program_, module_, Granularity::kExpr);
  machine_->enter(function_);
  for (const auto& [v, value] : values_) bind(v, value);
}

bool Sizes::is_evaluable(const PrimExpr* e) const {
  if (e->kind == ExprKind::kBufferLoad || e->kind == ExprKind::kLoad || e->kind == ExprKind::kLet)
    return false;
  const auto* call = as<Call>(e);
  if (call && call->global_var) return false;
  if (const Variable* v = lone_variable(e))
    if (!is_known(v)) return false;
  bool all = true;
  for_each_operand(e, [&](const PrimExpr* operand) { all = all && is_evaluable(operand); });
  return all;
}

std::optional<std::int64_t> Sizes::evaluate(const PrimExpr* e) {
  if (!is_evaluable(e)) return {};
  machine_->evaluate(e);
  machine_->run();
  if (machine_->stopped()) return restart(), std::nullopt;
  const ConcreteValue result = machine_->operands(Alone{})[0];
  machine_->truncate_operands(0);
  if (!result.type.is_integer() || result.indeterminate) return {};
  return Concrete::index(result);
}

}  // namespace tenor::semantics
