// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/scalar.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "spec/tir/float_imm.h"

namespace tenor::semantics::relax {
namespace {

using spec::ExprKind;

std::optional<std::int64_t> known(Scalar x) {
  const auto* number = spec::as<spec::IntImm>(x.node);
  return number ? std::optional(number->value) : std::nullopt;
}

std::int64_t floor_quotient(std::int64_t a, std::int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

/// What two literals make; nothing where that is left to the rules.
std::optional<std::int64_t> folded(ExprKind kind, std::int64_t a, std::int64_t b) {
  switch (kind) {
    case ExprKind::kAdd: return a + b;
    case ExprKind::kSub: return a - b;
    case ExprKind::kMul: return a * b;
    case ExprKind::kMin: return a < b ? a : b;
    case ExprKind::kMax: return a < b ? b : a;
    case ExprKind::kFloorDiv: return b == 0 ? std::nullopt : std::optional(floor_quotient(a, b));
    case ExprKind::kFloorMod:
      return b == 0 ? std::nullopt : std::optional(a - floor_quotient(a, b) * b);
    case ExprKind::kEq: return a == b;
    case ExprKind::kNE: return a != b;
    case ExprKind::kLT: return a < b;
    case ExprKind::kLE: return a <= b;
    case ExprKind::kGT: return a > b;
    case ExprKind::kGE: return a >= b;
    default: return std::nullopt;
  }
}

/// An index: only of these are the laws below used.
bool is_index(Scalar x) { return x.dtype() == spec::int_type(64); }

/// An operand that the other one leaves as it is; nothing where it does not.
std::optional<Scalar> unchanged(ExprKind kind, Scalar a, Scalar b) {
  const auto left = known(a), right = known(b);
  if ((kind == ExprKind::kAdd || kind == ExprKind::kSub) && right == 0) return a;
  if (kind == ExprKind::kAdd && left == 0) return b;
  if ((kind == ExprKind::kMul || kind == ExprKind::kFloorDiv) && right == 1) return a;
  if (kind == ExprKind::kMul && left == 1) return b;
  return std::nullopt;
}

std::optional<Scalar> folded_logical(ExprKind kind, Scalar a, Scalar b) {
  const std::int64_t neutral = kind == ExprKind::kAnd ? 1 : 0;
  if (const auto left = known(a)) return *left == neutral ? b : a;
  if (const auto right = known(b)) return *right == neutral ? a : b;
  return std::nullopt;
}

}  // namespace

Scalar integer_literal(spec::Builder& build, std::int64_t value, spec::DataType dtype) {
  return {&build, build.int_imm({}, value, dtype)};
}

Scalar float_literal(spec::Builder& build, double value, spec::DataType dtype) {
  return {&build, build.float_imm({}, value, dtype)};
}

Scalar binary(ExprKind kind, Scalar a, Scalar b) {
  if (spec::is_logical_op(kind)) {
    if (const auto simpler = folded_logical(kind, a, b)) return *simpler;
  } else if (is_index(a)) {
    if (const auto simpler = unchanged(kind, a, b)) return *simpler;
    const auto left = known(a), right = known(b);
    const auto value = left && right ? folded(kind, *left, *right) : std::nullopt;
    if (value)
      return integer_literal(*a.build, *value,
                             spec::is_cmp_op(kind) ? spec::bool_type() : a.dtype());
  }
  return {a.build, a.build->binary({}, kind, a.node, b.node)};
}

Scalar operator!(Scalar a) { return {a.build, a.build->logical_not({}, a.node)}; }

Scalar cast(Scalar value, spec::DataType dtype) {
  if (value.dtype() == dtype) return value;
  if (dtype.is_bool()) return value != 0;
  return {value.build, value.build->cast({}, value.node, dtype)};
}

Scalar choose(Scalar condition, Scalar if_true, Scalar if_false) {
  if (const auto decided = known(condition)) return *decided != 0 ? if_true : if_false;
  return builtin("if_then_else", {condition, if_true, if_false}, if_true.dtype());
}

Scalar builtin(std::string_view name, const std::vector<Scalar>& operands) {
  return builtin(name, operands, operands.front().dtype());
}

Scalar builtin(std::string_view name, const std::vector<Scalar>& operands, spec::DataType dtype) {
  spec::Builder& build = *operands.front().build;
  std::vector<const spec::PrimExpr*> nodes;
  for (const Scalar& one : operands) nodes.push_back(one.node);
  return {&build, build.call({}, dtype, name, build.arena().list(nodes))};
}

bool has_value(spec::DataType dtype, std::int64_t value) {
  const int unused = 64 - dtype.bits() + (dtype.scalar.is_int() ? 0 : -1);
  const bool is_signed = dtype.scalar.is_int();
  const auto most = std::numeric_limits<std::int64_t>::max() >> std::max(0, unused);
  return value <= most && value >= (is_signed ? -most - 1 : 0);
}

std::optional<std::int64_t> integer_of(double value, spec::DataType dtype) {
  constexpr double kBeyond = 9223372036854775808.0;
  if (!(value >= -kBeyond && value < kBeyond) || value != std::trunc(value)) return std::nullopt;
  const auto integer = static_cast<std::int64_t>(value);
  return has_value(dtype, integer) ? std::optional(integer) : std::nullopt;
}

Scalar least(spec::Builder& build, spec::DataType dtype) {
  if (dtype.is_floating())
    return float_literal(build, -std::numeric_limits<double>::infinity(), dtype);
  const bool is_signed = dtype.scalar.is_int();
  const auto lowest = std::numeric_limits<std::int64_t>::min() >> (64 - dtype.bits());
  return integer_literal(build, is_signed ? lowest : 0, dtype);
}

Scalar least_finite(spec::Builder& build, spec::DataType dtype) {
  if (!dtype.is_floating()) return least(build, dtype);
  return float_literal(build, -spec::tir::largest_finite(dtype.scalar), dtype);
}

Scalar greatest(spec::Builder& build, spec::DataType dtype) {
  if (dtype.is_floating())
    return float_literal(build, std::numeric_limits<double>::infinity(), dtype);
  const int bits = dtype.bits() - (dtype.scalar.is_int() ? 1 : 0);
  const auto all = bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
  return integer_literal(build, static_cast<std::int64_t>(all), dtype);
}

}  // namespace tenor::semantics::relax
