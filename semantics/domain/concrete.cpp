// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/concrete.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace tenor::semantics {

namespace {

/// q_multiply_shift_per_axis takes the most.
constexpr std::size_t kMostArguments = 7;

/// The arguments cast to what the function takes; nothing if one is indeterminate.
bool gather(const numeric::MathFunction& f, const ConcreteValue* args, std::uint32_t stride,
            std::array<std::uint64_t, kMostArguments>& bits) {
  for (int i = 0; i < f.arity; ++i) {
    const ConcreteValue& v = args[static_cast<std::size_t>(i) * stride];
    if (v.indeterminate) return false;
    bits[static_cast<std::size_t>(i)] = Concrete::cast(v, f.argument_type(args[0].type, i)).bits;
  }
  return true;
}

}  // namespace

ConcreteValue Concrete::math(const numeric::MathFunction& f, const Value* args,
                             std::uint32_t stride) {
  const spec::ScalarType result = f.result_type(args[0].type);
  std::array<std::uint64_t, kMostArguments> bits{};
  if (!gather(f, args, stride, bits)) return indeterminate(result);
  return of(f.apply(args[0].type, bits.data()), result);
}

ConcreteTruth Concrete::math_is_defined(const numeric::MathFunction& f, const Value* args,
                                        std::uint32_t stride) {
  std::array<std::uint64_t, kMostArguments> bits{};
  return {!gather(f, args, stride, bits) || f.is_defined(args[0].type, bits.data())};
}

ConcreteValue Concrete::bitwise(std::string_view op, const Value& a, const Value& b) {
  const std::uint64_t bits = op == "bitwise_and"  ? a.bits & b.bits
                             : op == "bitwise_or" ? a.bits | b.bits
                                                  : a.bits ^ b.bits;
  return {bits, a.type, a.indeterminate || b.indeterminate};
}

ConcreteValue Concrete::shift(bool left, const Value& a, const Value& count) {
  if (a.indeterminate || count.indeterminate) return indeterminate(a.type);
  return of(left ? numeric::shift_left(a.type, a.bits, count.bits)
                 : numeric::shift_right(a.type, a.bits, count.bits),
            a.type);
}

std::uint64_t Concrete::element_count(std::span<const Index> extents) {
  std::uint64_t count = 1;
  bool overflows = false;
  for (const Index extent : extents) {
    if (extent <= 0) return 0;
    overflows |= __builtin_mul_overflow(count, static_cast<std::uint64_t>(extent), &count);
  }
  return overflows ? std::numeric_limits<std::uint64_t>::max() : count;
}
ConcreteTruth Concrete::all_below(Index limit, Index base, std::span<const Index> extents,
                                  std::span<const Index> strides) {
  Exact low = base, high = base;
  bool empty = false, fits = true;
  for (std::size_t k = 0; k < extents.size(); ++k) {
    if (extents[k] < 0) return {false};
    empty |= extents[k] == 0;
    const Exact last = Exact{strides[k]} * (extents[k] - 1);
    (last < 0 ? low : high) += last;
    fits &= low >= 0 && high < limit;  // else their sum could leave 128 bits
    if (!fits) low = high = 0;
  }
  return {empty || (fits && low >= 0 && high < limit)};
}

std::string Concrete::show(const Value& v) {
  if (v.indeterminate) return "an indeterminate value";
  if (v.type.is_handle()) return show(pointer_of(v));
  if (v.type.is_bool()) return v.bits ? "True" : "False";
  if (v.type.is_int()) return fmt::format("{}", index(v));
  if (v.type.is_uint()) return fmt::format("{}", v.bits);
  const double d = numeric::to_double(v.type, v.bits);
  if (std::isnan(d)) return "nan";
  if (std::isinf(d)) return d < 0 ? "-inf" : "inf";
  return v.type.bits == 64 ? fmt::format("{}", d) : fmt::format("{}", static_cast<float>(d));
}

std::string Concrete::show(Pointer p) {
  if (p.bits() == 0) return "the null handle";
  return p.offset ? fmt::format("handle {} + {} bytes", p.memory, p.offset)
                  : fmt::format("handle {}", p.memory);
}

}  // namespace tenor::semantics
