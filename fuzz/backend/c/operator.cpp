// SPDX-License-Identifier: Apache-2.0
// BinaryOp, CmpOp, LogicalOp, lane by lane. TIR/Eval/13 to 16; TIR-D14, D15, D16, D55, D56. Where
// Min and Max may be either operand, it is the one that the machine takes.
#include "fuzz/backend/c/emitter.h"
#include "spec/text/print.h"

namespace tenor::fuzz::c {

using namespace spec;

Lanes Emitter::binary(const BinaryExpr& e) {
  if (const auto fused = contracted(e)) return *fused;
  const Lanes a = expr(e.a), b = expr(e.b);
  check_divisor(e, b);
  Lanes made;
  for (std::size_t i = 0; i < a.size(); ++i)
    made.push_back(operate(e.kind, e.dtype.scalar, a[i], b[i]));
  return made;
}

/// An integer is not divided by zero: no lane of it is.
void Emitter::check_divisor(const BinaryExpr& e, const Lanes& divisor) {
  const bool divides = e.kind == ExprKind::kDiv || e.kind == ExprKind::kMod ||
                       e.kind == ExprKind::kFloorDiv || e.kind == ExprKind::kFloorMod;
  const auto* literal = as<IntImm>(e.b);
  if (!divides || e.dtype.is_floating() || (literal && literal->value != 0)) return;
  const std::string error = stop(&e, fmt::format("{} divides by 0", spec::print(&e)));
  if (plants(Mistake::kDivisorUnchecked)) return;
  for (const std::string& x : divisor) line("if ({} == 0) {}", x, error);
}

/// The planted mistake of that name: x * y + z rounded once.
std::optional<Lanes> Emitter::contracted(const BinaryExpr& e) {
  const auto* product = as<BinaryExpr>(e.a);
  if (!plants(Mistake::kContracts) || e.kind != ExprKind::kAdd || !product) return {};
  if (product->kind != ExprKind::kMul || !e.dtype.is_floating() || is_widened(e.dtype.scalar))
    return {};
  const Lanes x = expr(product->a), y = expr(product->b), z = expr(e.b);
  const char* function = e.dtype.bits() == 32 ? "fmaf" : "fma";
  Lanes made;
  for (std::size_t i = 0; i < x.size(); ++i)
    made.push_back(
        define(e.dtype.scalar, fmt::format("{}({}, {}, {})", function, x[i], y[i], z[i])));
  return made;
}

std::string Scalars::operate(ExprKind kind, ScalarType type, const std::string& a,
                             const std::string& b) {
  switch (kind) {
    case ExprKind::kAdd:
    case ExprKind::kSub:
    case ExprKind::kMul: return arithmetic(kind, type, a, b);
    case ExprKind::kMin:
    case ExprKind::kMax: return extremum(kind, type, a, b);
    default: return divide(kind, type, a, b);
  }
}

std::string Scalars::arithmetic(ExprKind kind, ScalarType type, const std::string& a,
                                const std::string& b) {
  const char sign = kind == ExprKind::kAdd ? '+' : kind == ExprKind::kSub ? '-' : '*';
  if (type.is_floating())
    return define(type,
                  encoded(type, fmt::format("{} {} {}", decoded(type, a), sign, decoded(type, b))));
  const std::string word = carrier(type);
  const std::string value = fmt::format("({0}){1} {2} ({0}){3}", word, a, sign, b);
  if (type.is_bool()) return define(type, fmt::format("({}) & 1", value));
  if (plants(Mistake::kMissingWrap) && type.is_int() && type.bits == 8)
    return define("int32_t", fmt::format("(int32_t)({})", value));
  return define(type, fmt::format("({})({})", c::name(type), value));
}

std::string Scalars::divide(ExprKind kind, ScalarType type, const std::string& a,
                            const std::string& b) {
  if (kind == ExprKind::kDiv && type.is_floating())
    return define(type, encoded(type, fmt::format("{} / {}", decoded(type, a), decoded(type, b))));
  if (is_widened(type)) helper(fmt::format("_{}", suffix(type)));
  const bool floors = (kind == ExprKind::kFloorDiv && !plants(Mistake::kTruncatedFloorDiv)) ||
                      (kind == ExprKind::kFloorMod && !plants(Mistake::kTruncatedFloorMod)) ||
                      (kind == ExprKind::kMod && plants(Mistake::kFlooredMod)) ||
                      (type.is_floating() && kind == ExprKind::kFloorDiv);
  const bool rest = kind == ExprKind::kMod || kind == ExprKind::kFloorMod;
  const std::string stem = fmt::format("{}{}", floors ? "floor" : "", rest ? "mod" : "div");
  const std::string function = helper(fmt::format("{}_{}", stem, suffix(type)));
  return define(type, fmt::format("{}({}, {})", function, a, b));
}

std::string Scalars::extremum(ExprKind kind, ScalarType type, const std::string& a,
                              const std::string& b) {
  const std::string x = decoded(type, a), y = decoded(type, b);
  const std::string first =
      kind == ExprKind::kMin ? fmt::format("{} < {}", x, y) : fmt::format("{} < {}", y, x);
  if (plants(Mistake::kMinimumKeepsNumber) && type.is_floating())
    return define(type, fmt::format("{0} || {1} != {1} ? {2} : {3}", first, y, a, b));
  return define(type, fmt::format("{} ? {} : {}", first, a, b));
}

Lanes Emitter::compare(const BinaryExpr& e) {
  static constexpr const char* kSigns[] = {"==", "!=", "<", "<=", ">=", ">"};
  const char* sign =
      kSigns[static_cast<std::size_t>(e.kind) - static_cast<std::size_t>(ExprKind::kEq)];
  const ScalarType type = e.a->dtype.scalar;
  const Lanes a = expr(e.a), b = expr(e.b);
  const bool as_unsigned = plants(Mistake::kUnsignedCompare) && type.is_int();
  const bool as_signed = plants(Mistake::kSignedCompare) && type.is_uint() && type.bits == 32;
  const std::string as = as_unsigned ? "(uint64_t)" : as_signed ? "(int32_t)" : "";
  Lanes made;
  for (std::size_t i = 0; i < a.size(); ++i)
    made.push_back(define(
        bool_type().scalar,
        fmt::format("{0}{1} {2} {0}{3}", as, decoded(type, a[i]), sign, decoded(type, b[i]))));
  return made;
}

/// Scalars: the right side only where the left one does not decide. Vectors: both.
Lanes Emitter::logical(const BinaryExpr& e) {
  const bool is_and = e.kind == ExprKind::kAnd;
  const Lanes a = expr(e.a);
  if (e.dtype.lanes == 1) {
    const std::string made = fresh("t");
    line("uint8_t {} = {};", made, a[0]);
    line("if ({}{})", is_and ? "" : "!", made);
    const Braces braces(*this);
    line("{} = {};", made, scalar(e.b));
    return {made};
  }
  const Lanes b = expr(e.b);
  Lanes made;
  for (std::size_t i = 0; i < a.size(); ++i)
    made.push_back(
        define(bool_type().scalar, fmt::format("{} {} {}", a[i], is_and ? '&' : '|', b[i])));
  return made;
}

Lanes Emitter::negate(const Not& e) {
  Lanes made;
  for (const std::string& a : expr(e.a))
    made.push_back(define(bool_type().scalar, fmt::format("{} ^ 1", a)));
  return made;
}

}  // namespace tenor::fuzz::c
