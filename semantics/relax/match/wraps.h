// SPDX-License-Identifier: Apache-2.0
// Dimensions that wrap around. TIR's rules evaluate them in 64 bits, while questions about
// dimensions are answered as if they had no bounds: a run notes where the two part. Ledger RLX-D10.
#pragma once

#include <fmt/format.h>

#include "semantics/relax/language.h"
#include "semantics/relax/match/shape_variables.h"
#include "spec/ir/children.h"
#include "spec/text/print.h"

namespace tenor::semantics::relax {

/// Evaluates dimensions as integers without bounds, as far as 64 bits have them.
template <class M>
class ExactDimension {
 public:
  using D = typename M::Domain;
  using Number = std::optional<std::int64_t>;

  explicit ExactDimension(const M& m) : m_(m) {}

  /// Has 64 bits no room for a sum, difference or product in it?
  bool wraps(const spec::PrimExpr* e) {
    wraps_ = false;
    number(e);
    return wraps_;
  }

  /// Nothing where it is not known, or there is no room for it.
  Number number(const spec::PrimExpr* e) {
    if (const auto* literal = spec::as<spec::IntImm>(e)) return literal->value;
    if (const auto* v = spec::as<spec::Var>(e)) return value_of(v->variable);
    std::vector<Number> operands;
    spec::for_each_operand(e, [&](const spec::PrimExpr* one) { operands.push_back(number(one)); });
    if (e->dtype != spec::int_type(64) || operands.size() != 2 || !operands[0] || !operands[1])
      return {};
    return joined(e->kind, *operands[0], *operands[1]);
  }

 private:
  Number value_of(const spec::Variable* v) const {
    if (!D::known(is_bound(m_, v)).value_or(false)) return {};
    return D::known(D::index(*m_.cell(v)));
  }
  Number joined(spec::ExprKind kind, std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    switch (kind) {
      case spec::ExprKind::kAdd: wraps_ |= __builtin_add_overflow(a, b, &result); break;
      case spec::ExprKind::kSub: wraps_ |= __builtin_sub_overflow(a, b, &result); break;
      case spec::ExprKind::kMul: wraps_ |= __builtin_mul_overflow(a, b, &result); break;
      case spec::ExprKind::kFloorDiv:
        if (b <= 0) return {};
        return a / b - (a % b < 0);
      case spec::ExprKind::kMin: return std::min(a, b);
      case spec::ExprKind::kMax: return std::max(a, b);
      default: return {};
    }
    return wraps_ ? Number() : result;
  }

  const M& m_;
  bool wraps_ = false;
};

/// Notes the first of the dimensions that wraps around, as they are now.
void note_wraps(auto& r, const auto& dimensions) {
  ExactDimension exact(std::as_const(*r));
  for (const spec::PrimExpr* e : dimensions)
    if (e && exact.wraps(e))
      return r->note(Code::D_DIMENSION_WRAPS, r.node,
                     fmt::format("the dimension {} wraps around in 64 bits", spec::print(e)));
}

}  // namespace tenor::semantics::relax
