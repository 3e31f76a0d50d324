// SPDX-License-Identifier: Apache-2.0
// Losses. Sums are made one by one in row-major order, in the datatype of the result.
// Ledger RLX-D49.
#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// -(sum of predictions * labels), divided by the first dimension where there is more than one.
void cross_entropy(Kernel& k) {
  const Array &x = k.in(0), &labels = k.in(1);
  const Scalar sum = k.sum(x.dtype(), x.shape(), [&](const Index& i) { return x(i) * labels(i); });
  k.out().set({}, x.ndim() > 1 ? (0 - sum) / x.extent(0) : 0 - sum);
}

/// Of one target: minus its prediction times its weight; both 0 where it is ignored.
struct TargetLoss {
  Scalar loss, weight;
};

TargetLoss loss_at(Kernel& k, const Index& i) {
  const Array& predictions = k.in(0);
  const spec::DataType dtype = predictions.dtype();
  const Scalar target = k.in(1)(i);
  const Scalar counts = target != k.integer("ignore_index").value_or(-100);
  const Scalar label = cast(target, spec::int_type(64));
  Index at = i;
  at.insert(at.begin() + (predictions.ndim() == 1 ? 0 : 1), label);
  const Scalar weight = k.size() > 2 ? k.in(2)({label}) : k.number(1, dtype);
  const Scalar none = k.number(0, dtype);
  return {choose(counts, (0 - predictions(at)) * weight, none), choose(counts, weight, none)};
}

/// The losses of all targets: each, their sum, or that divided by the sum of their weights.
void nll_loss(Kernel& k) {
  const Extents& over = k.in(1).shape();
  const spec::DataType dtype = k.out().dtype();
  const std::string_view reduction = k.text("reduction");
  if (reduction == "none")
    return k.fill(k.out(), [&](const Index& i) { return loss_at(k, i).loss; });
  const Scalar sum = k.sum(dtype, over, [&](const Index& i) { return loss_at(k, i).loss; });
  if (reduction == "sum") return k.out().set({}, sum);
  const Scalar weight = k.sum(dtype, over, [&](const Index& i) { return loss_at(k, i).weight; });
  k.out().set({}, sum / weight);
}

constexpr OperatorWriter kLossBodies[] = {
    {"nn.cross_entropy_with_logits", cross_entropy},
    {"nn.nll_loss", nll_loss},
};

}  // namespace

std::span<const OperatorWriter> loss_bodies() { return kLossBodies; }

}  // namespace tenor::semantics::relax
