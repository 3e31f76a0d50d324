// SPDX-License-Identifier: Apache-2.0
// Operators that scale by statistics of their operand. A mean is a sum, in row-major order of the
// axes, divided by the number of elements; a variance is the mean of the squares of the differences
// from the mean (two passes). Ledger RLX-D49.
#include <algorithm>

#include "semantics/relax/op/axes.h"
#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

/// Statistics of float16 and bfloat16 are float32.
spec::DataType statistic_type(spec::DataType dtype) {
  return dtype.bits() < 32 ? spec::float_type(32) : dtype;
}

/// The greatest element along the axis, or the least finite value: of elements that are all -inf
/// the one and the other lead to NaN.
Scalar greatest_of(Kernel& k, const AxisSplit& axes, const Index& row) {
  const Array& x = k.in(0);
  return k.keep("greatest", k.fold("largest", least_finite(k.build(), x.dtype()),
                                   axes.taken_extents, [&](Scalar so_far, const Index& j) {
                                     return maximum(so_far, x(axes.joined(row, j)));
                                   }));
}

/// exp(x - m) / sum of exp(x - m), with the greatest as m; in the datatype of the operand.
void softmax(Kernel& k) {
  const Array &x = k.in(0), &y = k.out();
  const AxisSplit axes = split_axes(x.shape(), k.axes("axis", x.ndim()));
  k.each(axes.kept_extents, [&](const Index& row) {
    const auto at = [&](const Index& j) { return axes.joined(row, j); };
    const Scalar m = greatest_of(k, axes, row);
    k.each(axes.taken_extents,
           [&](const Index& j) { y.set(at(j), builtin("exp", {x(at(j)) - m})); });
    const Scalar sum =
        k.sum(y.dtype(), axes.taken_extents, [&](const Index& j) { return y(at(j)); });
    k.each(axes.taken_extents, [&](const Index& j) { y.set(at(j), y(at(j)) / sum); });
  });
}

/// x - m - log(sum of exp(x - m)), with the greatest as m; in the datatype of the operand.
void log_softmax(Kernel& k) {
  const Array &x = k.in(0), &y = k.out();
  const AxisSplit axes = split_axes(x.shape(), k.axes("axis", x.ndim()));
  k.each(axes.kept_extents, [&](const Index& row) {
    const auto at = [&](const Index& j) { return axes.joined(row, j); };
    const Scalar m = greatest_of(k, axes, row);
    const Scalar sum = k.sum(y.dtype(), axes.taken_extents,
                             [&](const Index& j) { return builtin("exp", {x(at(j)) - m}); });
    const Scalar logarithm = k.keep("logarithm", builtin("log", {sum}));
    k.each(axes.taken_extents, [&](const Index& j) { y.set(at(j), x(at(j)) - m - logarithm); });
  });
}

/// x, or slope * x from 0 down and of NaN.
void prelu(Kernel& k) {
  const auto axis = static_cast<std::size_t>(k.axis("axis", k.in(0).ndim()).value_or(1));
  k.fill(k.out(), [&](const Index& i) {
    const Scalar x = k.in(0)(i);
    return choose(x > 0, x, x * k.in(1).broadcast({i[axis]}));
  });
}

/// Nothing is dropped: the operand, and a mask of ones. Any other mask would do as well.
void dropout(Kernel& k) {
  const double rate = k.real("rate");
  if (!(rate >= 0 && rate <= 1)) return k.refuse("rate");
  if (rate != 0) k.of_chance("here nothing is dropped, as in inference");
  k.fill(k.out(0), [&](const Index& i) { return k.in(0)(i); });
  k.fill(k.out(1), [&](const Index&) { return k.number(1, k.out(1).dtype()); });
}

struct Statistics {
  Scalar mean, variance;
};
using Element = std::function<Scalar(const Index&)>;

Statistics statistics_of(Kernel& k, spec::DataType dtype, const Extents& over,
                         const Element& element) {
  const std::int64_t count = product(over);
  const Scalar mean = k.keep("mean", k.sum(dtype, over, element) / count);
  const Scalar squares = k.sum(dtype, over, [&](const Index& j) {
    const Scalar difference = element(j) - mean;
    return difference * difference;
  });
  return {mean, k.keep("variance", squares / count)};
}

/// Scaled by gamma where `scale` is set, then moved by beta where `center` is.
Scalar affine(Kernel& k, Scalar x, Scalar gamma, Scalar beta) {
  if (k.flag("scale")) x = x * gamma;
  if (k.flag("center")) x = x + beta;
  return x;
}

/// (x - mean) * rsqrt(variance + epsilon) of each row over the axes, in the statistics' datatype;
/// then, in that of the operand, scaled and moved.
void layer_norm(Kernel& k) {
  const Array &x = k.in(0), &y = k.out();
  const AxisSplit axes = split_axes(x.shape(), k.axes("axes", x.ndim()));
  if (!std::ranges::is_sorted(k.axes("axes", x.ndim()))) return k.refuse("axes");
  const spec::DataType wide = statistic_type(x.dtype());
  const double epsilon = k.real("epsilon");
  k.each(axes.kept_extents, [&](const Index& row) {
    const Element element = [&](const Index& j) { return cast(x(axes.joined(row, j)), wide); };
    const Statistics s = statistics_of(k, wide, axes.taken_extents, element);
    const Scalar factor = k.keep("factor", builtin("rsqrt", {s.variance + epsilon}));
    k.each(axes.taken_extents, [&](const Index& j) {
      const Scalar normal = cast((element(j) - s.mean) * factor, y.dtype());
      y.set(axes.joined(row, j), affine(k, normal, k.in(1)(j), k.in(2)(j)));
    });
  });
}

/// rsqrt(mean of x * x + epsilon) * x * weight over the axes, all of it in the statistics'
/// datatype.
void rms_norm(Kernel& k) {
  const Array &x = k.in(0), &y = k.out();
  const AxisSplit axes = split_axes(x.shape(), k.axes("axes", x.ndim()));
  if (!std::ranges::is_sorted(k.axes("axes", x.ndim()))) return k.refuse("axes");
  const spec::DataType wide = statistic_type(x.dtype());
  const double epsilon = k.real("epsilon");
  k.each(axes.kept_extents, [&](const Index& row) {
    const Element element = [&](const Index& j) { return cast(x(axes.joined(row, j)), wide); };
    const Scalar squares =
        k.sum(wide, axes.taken_extents, [&](const Index& j) { return element(j) * element(j); });
    const Scalar factor =
        k.keep("factor", builtin("rsqrt", {squares / product(axes.taken_extents) + epsilon}));
    k.each(axes.taken_extents, [&](const Index& j) {
      const Scalar weight = cast(k.in(1)(j), wide);
      y.set(axes.joined(row, j), cast(factor * element(j) * weight, y.dtype()));
    });
  });
}

/// As `layer_norm`, over the axes and the channels of one group.
void over_groups(Kernel& k, std::int64_t groups) {
  const Array &x = k.in(0), &y = k.out();
  const int channel = k.axis("channel_axis", x.ndim()).value_or(1);
  std::vector<int> taken = k.axes("axes", x.ndim());
  taken.push_back(channel);
  const AxisSplit axes = split_axes(x.shape(), taken);
  const auto place =
      static_cast<std::size_t>(std::ranges::find(axes.taken, channel) - axes.taken.begin());
  Extents over = axes.taken_extents;
  over[place] /= groups;
  const spec::DataType wide = statistic_type(x.dtype());
  const double epsilon = k.real("epsilon");
  Extents outer = axes.kept_extents;
  outer.push_back(groups);
  k.each(outer, [&](const Index& row) {
    const Index kept(row.begin(), row.end() - 1);
    const auto at = [&](Index j) {
      j[place] = row.back() * over[place] + j[place];
      return axes.joined(kept, j);
    };
    const Element element = [&](const Index& j) { return cast(x(at(j)), wide); };
    const Statistics s = statistics_of(k, wide, over, element);
    const Scalar factor = k.keep("factor", builtin("rsqrt", {s.variance + epsilon}));
    k.each(over, [&](const Index& j) {
      const Index own{at(j)[static_cast<std::size_t>(channel)]};
      const Scalar normal = cast((element(j) - s.mean) * factor, y.dtype());
      y.set(at(j), affine(k, normal, k.in(1)(own), k.in(2)(own)));
    });
  });
}

void group_norm(Kernel& k) { over_groups(k, k.integer("num_groups").value_or(1)); }
void instance_norm(Kernel& k) {
  const Array& x = k.in(0);
  over_groups(k, x.extent(k.axis("channel_axis", x.ndim()).value_or(1)));
}

/// The mean and variance of each channel: of the data where it is trained, else the given ones; and
/// what is to be remembered of them: (1 - momentum) * old + momentum * new.
void write_channel_statistics(Kernel& k, const AxisSplit& axes, const Array& mean,
                              const Array& variance) {
  const bool training = k.flag("training");
  const double momentum = k.real("momentum");
  k.each(mean.shape(), [&](const Index& c) {
    Scalar now[2] = {k.in(3)(c), k.in(4)(c)};
    if (training) {
      const Statistics s = statistics_of(k, mean.dtype(), axes.taken_extents, [&](const Index& j) {
        return k.in(0)(axes.joined(c, j));
      });
      now[0] = s.mean;
      now[1] = s.variance;
    }
    mean.set(c, now[0]);
    variance.set(c, now[1]);
    for (std::size_t n = 0; n < 2; ++n) {
      const Scalar old = k.in(3 + n)(c);
      k.out(1 + n).set(c, training ? (1 - momentum) * old + momentum * now[n] : old);
    }
  });
}

/// (x - mean) / sqrt(variance + epsilon), scaled and moved; all of it in the datatype of the
/// operand.
void batch_norm(Kernel& k) {
  const Array &x = k.in(0), &y = k.out(0);
  const int channel = k.axis("axis", x.ndim()).value_or(1);
  std::vector<int> rest;
  for (int axis = 0; axis < x.ndim(); ++axis)
    if (axis != channel) rest.push_back(axis);
  const Extents channels{x.extent(channel)};
  const Array mean = k.scratch("mean", y.dtype(), channels);
  const Array variance = k.scratch("variance", y.dtype(), channels);
  write_channel_statistics(k, split_axes(x.shape(), rest), mean, variance);
  const double epsilon = k.real("epsilon");
  k.fill(y, [&](const Index& i) {
    const Index c{i[static_cast<std::size_t>(channel)]};
    const Scalar normal = (x(i) - mean(c)) / builtin("sqrt", {variance(c) + epsilon});
    return affine(k, normal, k.in(1)(c), k.in(2)(c));
  });
}

constexpr OperatorWriter kNormalizationBodies[] = {
    {"nn.batch_norm", batch_norm}, {"nn.dropout", dropout},
    {"nn.group_norm", group_norm}, {"nn.instance_norm", instance_norm},
    {"nn.layer_norm", layer_norm}, {"nn.log_softmax", log_softmax},
    {"nn.prelu", prelu},           {"nn.rms_norm", rms_norm},
    {"nn.softmax", softmax},
};

}  // namespace

std::span<const OperatorWriter> normalization_bodies() { return kNormalizationBodies; }

}  // namespace tenor::semantics::relax
