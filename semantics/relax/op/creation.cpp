// SPDX-License-Identifier: Apache-2.0
// Operators that make tensors of a given shape. Ledger RLX-D49.
#include <numbers>

#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// A number everywhere.
template <int kValue>
void constant(Kernel& k) {
  k.fill(k.out(), [&](const Index&) { return k.number(kValue, k.out().dtype()); });
}

/// The value of argument 1 everywhere, as TIR casts it where it is not a literal.
void full(Kernel& k) {
  k.fill(k.out(), [&](const Index&) { return k.number_in(1, k.out().dtype()); });
}

void converted(Kernel& k) {
  k.fill(k.out(), [&](const Index& i) { return cast(k.in(0)(i), k.out().dtype()); });
}

/// start + step * i, in the datatype of the result, which has the last one.
void arange(Kernel& k) {
  const bool from_zero = k.size() == 2;
  const spec::DataType dtype = k.out().dtype();
  const Scalar start = from_zero ? k.number(0, dtype) : k.number_in(0, dtype);
  const Scalar step = k.number_in(k.size() - 1, dtype);
  const auto *first = spec::as<spec::IntImm>(start.node), *by = spec::as<spec::IntImm>(step.node);
  if (first && by && dtype.is_integer() && k.out().extent(0) > 0) {
    std::int64_t last = 0;
    if (__builtin_mul_overflow(by->value, k.out().extent(0) - 1, &last) ||
        __builtin_add_overflow(last, first->value, &last))
      return k.refuse_call("its last number is not a value of int64");
    k.expect_value(last, dtype);
  }
  k.fill(k.out(), [&](const Index& i) { return start + step * cast(i[0], dtype); });
}

/// 1 on the diagonal that argument `diagonal` names, 0 elsewhere.
void write_diagonal(Kernel& k, std::size_t diagonal) {
  const spec::DataType dtype = k.out().dtype();
  const Scalar offset = cast(k.in(diagonal)({}), spec::int_type(64));
  k.fill(k.out(), [&](const Index& i) {
    return choose(i[0] + offset == i[1], k.number(1, dtype), k.number(0, dtype));
  });
}
void eye(Kernel& k) { write_diagonal(k, k.size() - 1); }
void eye_like(Kernel& k) { write_diagonal(k, 1); }

/// alpha - beta * cos(2 pi i / n), with the size as n, or one less where it is not periodic; 1 of
/// one element. In the datatype of the result.
void hamming_window(Kernel& k) {
  const spec::DataType dtype = k.out().dtype();
  const auto* periodic = std::get_if<PrimNumber>(&k.argument(1).value);
  if (!periodic) return k.refuse_call("periodic is not known");
  const std::int64_t size = k.out().extent(0), n = periodic->integer != 0 ? size : size - 1;
  const Scalar alpha = cast(k.in(2)({}), dtype), beta = cast(k.in(3)({}), dtype);
  k.fill(k.out(), [&](const Index& i) {
    if (size == 1) return k.number(1, dtype);
    const Scalar angle = cast(i[0], dtype) * (2 * std::numbers::pi) / static_cast<double>(n);
    return alpha - beta * builtin("cos", {angle});
  });
}

constexpr OperatorWriter kCreationBodies[] = {
    {"arange", arange},          {"eye", eye},
    {"eye_like", eye_like},      {"full", full},
    {"full_like", full},         {"hamming_window", hamming_window},
    {"ones", constant<1>},       {"ones_like", constant<1>},
    {"wrap_param", converted},   {"zeros", constant<0>},
    {"zeros_like", constant<0>},
};

}  // namespace

std::span<const OperatorWriter> creation_bodies() { return kCreationBodies; }

}  // namespace tenor::semantics::relax
