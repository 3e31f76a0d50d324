// SPDX-License-Identifier: Apache-2.0
// Terms of floats that are real numbers, for tests.
#pragma once

#include "semantics/domain/term/normal.h"
#include "tests/semantics/domain/term/types.h"

namespace tenor::semantics {

struct Reals {
  TermBank bank;
  TermNormalizer normal{bank, TermLaws::kReal};
  const TermId x = in(0), y = in(1), z = in(2);

  TermId in(std::uint64_t i, spec::ScalarType type = kF32) {
    return bank.input(type.bits, i, type);
  }
  TermId number(double v, spec::ScalarType type = kF32) {
    return bank.constant(Concrete::floating(type, v));
  }
  TermId op(spec::ExprKind kind, TermId a, TermId b) {
    const bool compares = spec::is_cmp_op(kind);
    return bank.make(TermOp::kOperator, compares ? spec::bool_type().scalar : bank.type(a),
                     detail_of(kind), {a, b});
  }
  TermId add(TermId a, TermId b) { return op(spec::ExprKind::kAdd, a, b); }
  TermId sub(TermId a, TermId b) { return op(spec::ExprKind::kSub, a, b); }
  TermId mul(TermId a, TermId b) { return op(spec::ExprKind::kMul, a, b); }
  TermId div(TermId a, TermId b) { return op(spec::ExprKind::kDiv, a, b); }
  TermId cast(TermId a, spec::ScalarType type) { return bank.make(TermOp::kCast, type, 0, {a}); }
  TermId math(const char* name, std::initializer_list<TermId> args) {
    const auto* f = numeric::find_math(name);
    return bank.make(TermOp::kMath, bank.type(*args.begin()), bank.math_number(*f), args);
  }
  bool same(TermId a, TermId b) { return normal(a) == normal(b); }
};

}  // namespace tenor::semantics
