// SPDX-License-Identifier: Apache-2.0
#include "solver/layout/terms.h"

#include "spec/ir/children.h"

namespace tenor::solver {

using namespace spec;

const PrimExpr* Terms::leaf(const Variable* v) const {
  if (const auto own = own_.find(v); own != own_.end()) return own->second;
  const auto named = named_.find(v->name_hint);
  return build_.var({}, named == named_.end() ? v : named->second);
}

const PrimExpr* Terms::as(const PrimExpr* e, const DataType* type) const {
  if (const auto* number = spec::as<IntImm>(e))
    return build_.int_imm({}, number->value, type ? *type : e->dtype);
  if (const auto* var = spec::as<Var>(e)) {
    const PrimExpr* term = leaf(var->variable);
    return !type || term->dtype == *type ? term : build_.cast({}, term, *type);
  }
  if (const auto* cast = spec::as<Cast>(e)) {
    const PrimExpr* value = type ? nullptr : as(cast->value, type);
    return value ? build_.cast({}, value, e->dtype) : nullptr;
  }
  if (e->kind < ExprKind::kAdd || e->kind > ExprKind::kMax) return nullptr;
  const auto& both = static_cast<const BinaryExpr&>(*e);
  const PrimExpr *a = as(both.a, type), *b = as(both.b, type);
  return a && b ? build_.binary({}, e->kind, a, b) : nullptr;
}

const PrimExpr* Terms::of(const PrimExpr* e) const { return as(e, nullptr); }
const PrimExpr* Terms::wide(const PrimExpr* e) const {
  static constexpr DataType kWide = int_type(64);
  return as(e, &kWide);
}

Terms terms_of_after(const tir::PrimFunc& before, const tir::PrimFunc& after, Builder& build) {
  Terms terms(build);
  const auto each_scalar = [&](const auto& visit) {
    for (std::size_t i = 0; i < after.params.size(); ++i)
      if (!after.buffers[i] && after.params[i]->dtype.is_integer_scalar()) visit(i);
  };
  each_scalar([&](std::size_t i) {
    terms.put(before.params[i], build.var({}, after.params[i]));
    terms.name(after.params[i]->name_hint, after.params[i]);
  });
  for (const Buffer* b : after.buffers)
    for (const PrimExpr* extent : b ? b->shape : List<const PrimExpr*>())
      for_each_occurrence(extent, [&](const Variable* v) { terms.name(v->name_hint, v); });
  each_scalar([&](std::size_t i) { terms.name(before.params[i]->name_hint, after.params[i]); });
  return terms;
}

}  // namespace tenor::solver
