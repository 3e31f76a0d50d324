// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/sizes.h"

#include <algorithm>

#include "spec/ir/children.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

const Variable* lone_variable(const PrimExpr* e) {
  const auto* var = as<Var>(e);
  return var ? var->variable : nullptr;
}

Sizes::Sizes(const Program& program, const Module& module, const PrimFunc* f)
    : evaluation_(program, module, f) {
  for (const Buffer* b : f->buffers) {
    if (!b) continue;
    for (const PrimExpr* e : b->shape) collect(e);
    for (const PrimExpr* e : b->strides) collect(e);
    if (b->elem_offset) collect(b->elem_offset);
  }
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
  if (v->dtype.is_integer_scalar()) values_.insert_or_assign(v, value);
}

std::optional<std::int64_t> Sizes::evaluate(const PrimExpr* e) {
  return evaluation_.index(e, [&](const Var& v) -> std::optional<ConcreteValue> {
    const auto known = value(v.variable);
    if (!known) return {};
    return Concrete::value_of(*known, v.variable->dtype.scalar);
  });
}

}  // namespace tenor::semantics
