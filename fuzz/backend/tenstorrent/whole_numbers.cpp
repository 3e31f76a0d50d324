// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/whole_numbers.h"

#include <cmath>

#include "semantics/domain/numeric/math.h"
#include "spec/ir/tir/children.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;
using namespace spec::tir;

namespace {

bool leaves_whole_numbers(const PrimExpr* e) {
  const auto* call = as<Call>(e);
  const auto* literal = as<FloatImm>(e);
  const bool keeps = !call || call->op == "fabs" || !semantics::numeric::find_math(call->op);
  bool found =
      !keeps || (e->kind == ExprKind::kDiv && e->dtype.is_floating()) ||
      (literal && std::isfinite(literal->value) && literal->value != std::trunc(literal->value));
  for_each_operand(
      e, [&](const PrimExpr* operand) { found = found || leaves_whole_numbers(operand); });
  return found;
}

bool leaves_whole_numbers(const Stmt* s) {
  bool found = false;
  for_each_expression(s, [&](const PrimExpr* e) { found = found || leaves_whole_numbers(e); });
  for_each_substatement(s,
                        [&](const Stmt* child) { found = found || leaves_whole_numbers(child); });
  return found;
}

}  // namespace

bool leaves_whole_numbers(const PrimFunc& f) { return f.body && leaves_whole_numbers(f.body); }

}  // namespace tenor::fuzz::tenstorrent
