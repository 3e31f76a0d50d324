// SPDX-License-Identifier: Apache-2.0
#include "tests/solver/specified/reference_value.h"

#include <cmath>

namespace tenor::solver::test {

using namespace spec;

namespace {

/// Vectors, and floats of other widths, are for others.
void require_plain(DataType dtype) {
  const bool float_is_plain = dtype.scalar.is_float() && dtype.bits() >= 32;
  if (dtype.lanes != 1 || !(dtype.scalar.is_integer() || float_is_plain))
    throw NotSupported("a datatype");
}

std::int64_t wrapped(DataType dtype, std::int64_t v) {
  const int unused = 64 - dtype.bits();
  const auto bits = static_cast<std::uint64_t>(v) << unused;
  return dtype.scalar.is_int() ? static_cast<std::int64_t>(bits) >> unused
                               : static_cast<std::int64_t>(bits >> unused);
}

std::int64_t floor_div(std::int64_t a, std::int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

std::int64_t whole_binary(ExprKind kind, std::int64_t a, std::int64_t b) {
  const auto x = static_cast<std::uint64_t>(a), y = static_cast<std::uint64_t>(b);
  const bool divides = kind >= ExprKind::kDiv && kind <= ExprKind::kFloorMod;
  if (divides && (b == 0 || b == -1)) throw NotSupported("a division");
  switch (kind) {
    case ExprKind::kAdd: return static_cast<std::int64_t>(x + y);
    case ExprKind::kSub: return static_cast<std::int64_t>(x - y);
    case ExprKind::kMul: return static_cast<std::int64_t>(x * y);
    case ExprKind::kDiv: return a / b;
    case ExprKind::kMod: return a % b;
    case ExprKind::kFloorDiv: return floor_div(a, b);
    case ExprKind::kFloorMod: return a - floor_div(a, b) * b;
    case ExprKind::kMin: return std::min(a, b);
    case ExprKind::kMax: return std::max(a, b);
    default: throw NotSupported("an operator");
  }
}

double real_binary(ExprKind kind, double a, double b) {
  switch (kind) {
    case ExprKind::kAdd: return a + b;
    case ExprKind::kSub: return a - b;
    case ExprKind::kMul: return a * b;
    case ExprKind::kDiv: return a / b;
    case ExprKind::kMin: return a < b ? a : b;
    case ExprKind::kMax: return a > b ? a : b;
    default: throw NotSupported("an operator");
  }
}

template <class T>
bool compare(ExprKind kind, T a, T b) {
  switch (kind) {
    case ExprKind::kEq: return a == b;
    case ExprKind::kNE: return a != b;
    case ExprKind::kLT: return a < b;
    case ExprKind::kLE: return a <= b;
    case ExprKind::kGE: return a >= b;
    default: return a > b;
  }
}

}  // namespace

ReferenceValue reference_of(DataType dtype, ReferenceValue v) {
  require_plain(dtype);
  if (!v.known) return {};
  if (dtype.scalar.is_integer()) return {true, wrapped(dtype, v.whole), 0};
  return {true, 0, dtype.bits() == 32 ? static_cast<double>(static_cast<float>(v.real)) : v.real};
}

ReferenceValue reference_cast(DataType from, DataType to, ReferenceValue v) {
  require_plain(from), require_plain(to);
  if (!v.known) return {};
  const bool from_whole = from.scalar.is_integer(), to_whole = to.scalar.is_integer();
  if (to.scalar.is_bool() && from != to) throw NotSupported("a cast");
  if (from_whole && to_whole) return reference_of(to, v);
  if (from_whole) return reference_of(to, {true, 0, static_cast<double>(v.whole)});
  if (!to_whole) return reference_of(to, v);
  if (!(std::abs(v.real) < 100)) throw NotSupported("a cast");
  return reference_of(to, {true, static_cast<std::int64_t>(v.real), 0});
}

ReferenceValue reference_binary(ExprKind kind, DataType dtype, ReferenceValue a, ReferenceValue b) {
  require_plain(dtype);
  const bool whole = dtype.scalar.is_integer();
  if (whole && dtype.scalar.is_uint() && dtype.bits() == 64) throw NotSupported("uint64");
  if (is_cmp_op(kind)) {
    if (!a.known || !b.known) return {};
    return {true, whole ? compare(kind, a.whole, b.whole) : compare(kind, a.real, b.real), 0};
  }
  if (!a.known || !b.known) return {};
  if (whole) return reference_of(dtype, {true, whole_binary(kind, a.whole, b.whole), 0});
  return reference_of(dtype, {true, 0, real_binary(kind, a.real, b.real)});
}

ReferenceValue reference_math(std::string_view op, const std::vector<ReferenceValue>& args,
                              DataType dtype) {
  require_plain(dtype);
  for (const ReferenceValue& v : args)
    if (!v.known) return {};
  if (op == "likely") return args[0];
  if (!dtype.scalar.is_float() || args.size() != 1) throw NotSupported(std::string(op));
  const double x = args[0].real;
  if (op == "exp") return reference_of(dtype, {true, 0, std::exp(x)});
  if (op == "tanh") return reference_of(dtype, {true, 0, std::tanh(x)});
  if (op == "fabs") return reference_of(dtype, {true, 0, std::abs(x)});
  if (op == "sqrt" && x >= 0) return reference_of(dtype, {true, 0, std::sqrt(x)});
  throw NotSupported(std::string(op));
}

}  // namespace tenor::solver::test
