// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/prover.h"

namespace tenor::spec {

std::string_view word(Truth answer) {
  switch (answer) {
    case Truth::kAlways: return "always";
    case Truth::kNever: return "never";
    case Truth::kDepends: return "depends";
    case Truth::kUnknown: return "unknown";
  }
  return "unknown";
}

std::string_view word(DecidedBy decided_by) {
  switch (decided_by) {
    case DecidedBy::kCanonical: return "canonical";
    case DecidedBy::kInterval: return "interval";
    case DecidedBy::kSolver: return "Z3";
    case DecidedBy::kUndecided: return "undecided";
  }
  return "undecided";
}

Truth Prover::equal(const PrimExpr* a, const PrimExpr* b) const {
  if (!a || !b) return Truth::kUnknown;
  BinaryExpr same(ExprKind::kEq);
  same.dtype = bool_type();
  same.a = a;
  same.b = b;
  Question question;
  question.condition = &same;
  question.domain = Domain::kIntegers;
  return decide(question).answer;
}

Truth Prover::has_value(const PrimExpr* a, std::int64_t b) const {
  IntImm literal;
  literal.dtype = int_type(64);
  literal.value = b;
  return equal(a, &literal);
}

}  // namespace tenor::spec
