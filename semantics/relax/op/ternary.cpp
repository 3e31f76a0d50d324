// SPDX-License-Identifier: Apache-2.0
// Operators of three operands, element by element. Ledger RLX-D49.
#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// max(min(x, high), low): of NaN what TIR's Min and Max make of it (TIR-D16).
void clip(Kernel& k) {
  const spec::DataType dtype = k.out().dtype();
  k.fill(k.out(), [&](const Index& i) {
    const Scalar low = k.number_in(1, dtype), high = k.number_in(2, dtype);
    return maximum(minimum(k.in(0)(i), high), low);
  });
}

/// a * b + c, rounded twice.
void multiply_add(Kernel& k) {
  k.fill(k.out(), [&](const Index& i) { return k.in(0)(i)*k.in(1)(i) + k.in(2)(i); });
}

/// One of two elements.
void where(Kernel& k) {
  k.fill(k.out(), [&](const Index& i) {
    return choose(k.in(0).broadcast(i), k.in(1).broadcast(i), k.in(2).broadcast(i));
  });
}

constexpr OperatorWriter kTernaryBodies[] = {
    {"clip", clip},
    {"ewise_fma", multiply_add},
    {"where", where},
};

}  // namespace

std::span<const OperatorWriter> ternary_bodies() { return kTernaryBodies; }

}  // namespace tenor::semantics::relax
