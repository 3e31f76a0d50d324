// SPDX-License-Identifier: Apache-2.0
// Expressions are taken as sums of multiples of atoms, an atom being what is not a sum, difference
// or product with a constant. Arithmetic is that of 64 bits with wrap-around, as the machine's is.
#include "spec/text/reader/linear.h"

#include <vector>

#include "spec/ir/children.h"
#include "spec/ir/equal.h"

namespace tenor::spec::reader {
namespace {

constexpr std::size_t kMaxTerms = 64;  // beyond it a sum is left as it stands
constexpr int kMaxNesting = 256;

struct Term {
  const PrimExpr* atom;
  std::uint64_t factor;
};

struct Sum {
  std::vector<Term> terms;
  std::uint64_t constant = 0;
  bool complete = true;  // false: given up

  void add(const PrimExpr* atom, std::uint64_t factor) {
    for (Term& term : terms) {
      if (!same(term.atom, atom)) continue;
      term.factor += factor;
      return;
    }
    terms.push_back({atom, factor});
    complete = complete && terms.size() <= kMaxTerms;
  }
};

bool is_integer_literal(const PrimExpr* e) { return as<IntImm>(e) && e->dtype.lanes == 1; }

/// Adds `factor * e` to the sum.
void collect(const PrimExpr* e, std::uint64_t factor, Sum& sum, int nesting) {
  if (!sum.complete || nesting > kMaxNesting) {
    sum.complete = false;
    return;
  }
  if (is_integer_literal(e)) {
    sum.constant += factor * static_cast<std::uint64_t>(as<IntImm>(e)->value);
    return;
  }
  const auto* binary = as<BinaryExpr>(e);
  const bool integral = e->dtype.is_integer();
  if (binary && integral && (e->kind == ExprKind::kAdd || e->kind == ExprKind::kSub)) {
    collect(binary->a, factor, sum, nesting + 1);
    collect(binary->b, e->kind == ExprKind::kAdd ? factor : 0 - factor, sum, nesting + 1);
    return;
  }
  if (binary && integral && e->kind == ExprKind::kMul) {
    if (is_integer_literal(binary->b))
      return collect(binary->a, factor * static_cast<std::uint64_t>(as<IntImm>(binary->b)->value),
                     sum, nesting + 1);
    if (is_integer_literal(binary->a))
      return collect(binary->b, factor * static_cast<std::uint64_t>(as<IntImm>(binary->a)->value),
                     sum, nesting + 1);
  }
  sum.add(e, factor);
}

std::int64_t signed_of(std::uint64_t bits) { return static_cast<std::int64_t>(bits); }

/// The sum as an expression of `dtype`.
const PrimExpr* rebuild(Builder& builder, Span at, const Sum& sum, const DataType& dtype) {
  const PrimExpr* result = nullptr;
  for (const Term& term : sum.terms) {
    if (term.factor == 0) continue;
    const PrimExpr* part = term.atom;
    if (term.factor != 1)
      part = builder.binary(at, ExprKind::kMul, part,
                            builder.int_imm(at, signed_of(term.factor), part->dtype));
    result = result ? builder.binary(at, ExprKind::kAdd, result, part) : part;
  }
  if (!result) return builder.int_imm(at, signed_of(sum.constant), dtype);
  if (sum.constant == 0) return result;
  const PrimExpr* rest = builder.int_imm(at, signed_of(sum.constant), result->dtype);
  return builder.binary(at, ExprKind::kAdd, result, rest);
}

bool same_at(const PrimExpr* a, const PrimExpr* b, int nesting);

bool same_operands(const PrimExpr* a, const PrimExpr* b, int nesting) {
  std::vector<const PrimExpr*> left, right;
  for_each_operand(a, [&](const PrimExpr* e) { left.push_back(e); });
  for_each_operand(b, [&](const PrimExpr* e) { right.push_back(e); });
  if (left.size() != right.size()) return false;
  for (std::size_t i = 0; i < left.size(); ++i)
    if (!same_at(left[i], right[i], nesting + 1)) return false;
  return true;
}

bool same_at(const PrimExpr* a, const PrimExpr* b, int nesting) {
  if (a == b) return true;
  if (a->kind != b->kind || a->dtype != b->dtype || nesting > kMaxNesting) return false;
  switch (a->kind) {
    case ExprKind::kVar: return as<Var>(a)->variable == as<Var>(b)->variable;
    case ExprKind::kIntImm: return as<IntImm>(a)->value == as<IntImm>(b)->value;
    case ExprKind::kFloatImm:
    case ExprKind::kStringImm:
    case ExprKind::kLet:
    case ExprKind::kReduce:
    case ExprKind::kTypeExpr:
    case ExprKind::kOpaqueExpr: return false;
    case ExprKind::kBufferLoad:
      if (as<BufferLoad>(a)->buffer != as<BufferLoad>(b)->buffer) return false;
      break;
    case ExprKind::kLoad:
      if (as<Load>(a)->buffer_var != as<Load>(b)->buffer_var) return false;
      break;
    case ExprKind::kCall:
      if (as<spec::Call>(a)->op != as<spec::Call>(b)->op || !as<spec::Call>(a)->builtin)
        return false;
      if (as<spec::Call>(a)->builtin->effect != BuiltinEffect::kPure) return false;
      break;
    default: break;
  }
  return same_operands(a, b, nesting);
}

}  // namespace

bool same(const PrimExpr* a, const PrimExpr* b) { return same_at(a, b, 0); }

std::optional<std::int64_t> constant(const PrimExpr* e) {
  if (const auto* imm = as<IntImm>(e)) return imm->value;
  if (!e->dtype.is_integer_scalar() || !as<BinaryExpr>(e)) return std::nullopt;
  Sum sum;
  collect(e, 1, sum, 0);
  for (const Term& term : sum.terms)
    if (term.factor != 0) return std::nullopt;
  if (!sum.complete) return std::nullopt;
  return signed_of(sum.constant);
}

const PrimExpr* difference(Builder& builder, Span at, const PrimExpr* b, const PrimExpr* a) {
  if (const auto* zero = as<IntImm>(a); zero && zero->value == 0) return b;
  // `a:a + n`, as it is printed: the extent as it stands.
  if (const auto* ends = as<BinaryExpr>(b); ends && b->kind == ExprKind::kAdd && equal(ends->a, a))
    return ends->b;
  Sum sum;
  if (b->dtype == a->dtype && b->dtype.is_integer_scalar()) {
    collect(b, 1, sum, 0);
    const std::size_t apart = sum.terms.size();
    collect(a, 0 - std::uint64_t{1}, sum, 0);
    bool cancelled = as<IntImm>(b) && as<IntImm>(a);
    for (std::size_t i = 0; i < apart && i < sum.terms.size(); ++i)
      cancelled = cancelled || sum.terms[i].factor == 0;
    if (sum.complete && cancelled) return rebuild(builder, at, sum, b->dtype);
  }
  return builder.binary(at, ExprKind::kSub, b, a);
}

}  // namespace tenor::spec::reader
