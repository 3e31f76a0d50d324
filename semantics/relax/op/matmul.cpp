// SPDX-License-Identifier: Apache-2.0
// Products of matrices. The terms of a sum are added one by one along the contracted axis, starting
// at 0, each product and sum rounded to the datatype of the result, to which the operands are cast
// first: the order is a freedom of the operator. Ledger RLX-D49.
#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// The places of an operand in a product: its stack is broadcast, and a vector has no rows (the
/// left one) or no columns (the right one).
Scalar of_stack(const Array& x, Index stack, std::initializer_list<Scalar> last) {
  stack.insert(stack.end(), last);
  return x.broadcast(stack);
}

/// result[…, i, j] = sum of a[…, i, l] * b[…, l, j]
void matmul(Kernel& k) {
  const Array &a = k.in(0), &b = k.in(1), &y = k.out();
  const spec::DataType dtype = y.dtype();
  k.fill(y, [&](const Index& i) {
    const std::size_t dropped = (a.ndim() > 1 ? 1U : 0U) + (b.ndim() > 1 ? 1U : 0U);
    const Index stack(i.begin(), i.end() - static_cast<std::ptrdiff_t>(dropped));
    return k.sum(dtype, Extents{a.shape().back()}, [&](const Index& l) {
      const Scalar left = a.ndim() == 1 ? a(l) : of_stack(a, stack, {i[stack.size()], l[0]});
      const Scalar right = b.ndim() == 1 ? b(l) : of_stack(b, stack, {l[0], i.back()});
      return cast(left, dtype) * cast(right, dtype);
    });
  });
}

/// data times the transposed weight, and the bias added.
void linear(Kernel& k) {
  const Array &x = k.in(0), &weight = k.in(1), &y = k.out();
  const spec::DataType dtype = y.dtype();
  if (weight.ndim() > 2) return k.refuse_call("a weight of more than two axes");
  k.fill(y, [&](const Index& i) {
    const std::size_t used = weight.ndim() == 2 ? 1 : 0;
    const Index rows(i.begin(), i.end() - static_cast<std::ptrdiff_t>(used));
    const Scalar sum = k.sum(dtype, Extents{x.shape().back()}, [&](const Index& l) {
      const Scalar w = used == 1 ? weight({i.back(), l[0]}) : weight(l);
      return cast(of_stack(x, rows, {l[0]}), dtype) * cast(w, dtype);
    });
    return k.size() > 2 ? sum + k.in(2).broadcast(i) : sum;
  });
}

/// result[i, j] = a[i] * b[j]
void outer(Kernel& k) {
  k.fill(k.out(), [&](const Index& i) { return k.in(0)({i[0]}) * k.in(1)({i[1]}); });
}

constexpr OperatorWriter kMatmulBodies[] = {
    {"linear", linear},
    {"matmul", matmul},
    {"outer", outer},
};

}  // namespace

std::span<const OperatorWriter> matmul_bodies() { return kMatmulBodies; }

}  // namespace tenor::semantics::relax
