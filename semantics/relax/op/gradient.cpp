// SPDX-License-Identifier: Apache-2.0
// Gradients of some operators. Contributions are added one by one to 0, in row-major order of the
// gradient that is given. Ledger RLX-D49.
#include "semantics/relax/op/families.h"
#include "semantics/relax/op/pooling.h"

namespace tenor::semantics::relax {
namespace {

void start_at_zero(Kernel& k) {
  k.fill(k.out(), [&](const Index&) { return k.number(0, k.out().dtype()); });
}

/// Adds where the data has an element under the window `o` at `r`.
void add_under(Kernel& k, const Pool& p, const NamedArray& sum, const Index& o, const Index& r,
               Scalar value) {
  Index to{o[0], o[1]};
  Scalar inside = integer_literal(k.build(), 1, spec::bool_type());
  for (std::size_t axis = 0; axis < r.size(); ++axis) {
    to.push_back(p.place(axis, o[2 + axis], r[axis]));
    if (p.is_outside(axis)) inside = inside && lies_in(to.back(), 0, p.x.shape()[2 + axis]);
  }
  k.when(inside, [&] { sum.set(to, sum(to) + value); });
}

/// Each element of a window gets its share: the gradient divided by what the mean was divided by.
void average_pool_backward(Kernel& k) {
  const Pool p = pool_of(k, k.in(1), k.in(0), 2);
  const NamedArray sum = named(k, k.out(), "layout", "NCHW");
  const bool with_padding = k.flag("count_include_pad");
  k.flag("ceil_mode");  // it is in the extents of the gradient
  start_at_zero(k);
  k.each(p.y.shape(), [&](const Index& o) {
    const Scalar count = cast(p.count(k, o, with_padding), sum.dtype());
    const Scalar share = k.keep("share", p.y(o) / count);
    k.each(p.size, [&](const Index& r) { add_under(k, p, sum, o, r, share); });
  });
}

/// The first of the greatest elements of a window gets the gradient.
void max_pool_backward(Kernel& k) {
  const Pool p = pool_of(k, k.in(1), k.in(0), 2);
  const NamedArray sum = named(k, k.out(), "layout", "NCHW");
  k.flag("ceil_mode");
  k.flag("count_include_pad");
  const Scalar lowest = least(k.build(), sum.dtype());
  start_at_zero(k);
  k.each(p.y.shape(), [&](const Index& o) {
    const Array greatest = k.scratch("greatest", sum.dtype(), {1});
    greatest.set({k.index(0)}, lowest);
    const auto element = [&](const Index& r) {
      Index from{o[0], o[1]};
      Scalar inside = integer_literal(k.build(), 1, spec::bool_type());
      for (std::size_t axis = 0; axis < r.size(); ++axis) {
        from.push_back(p.place(axis, o[2 + axis], r[axis]));
        if (p.is_outside(axis)) inside = inside && lies_in(from.back(), 0, p.x.shape()[2 + axis]);
      }
      return choose(inside, p.x(from), lowest);
    };
    const Scalar best = k.fold("best", k.index(-1), p.size, [&](Scalar found, const Index& r) {
      const Scalar x = k.keep("x", element(r)), so_far = greatest({k.index(0)});
      const Scalar is_greater = k.keep("is_greater", x > so_far);
      greatest.set({k.index(0)}, choose(is_greater, x, so_far));
      return choose(is_greater, k.position(r, p.size), found);
    });
    k.each(p.size, [&](const Index& r) {
      k.when(best == k.position(r, p.size), [&] { add_under(k, p, sum, o, r, p.y(o)); });
    });
  });
}

/// At each index the gradients of what was read there.
void take_backward(Kernel& k) {
  const Array &gradient = k.in(0), &x = k.in(1), &indices = k.in(2), &y = k.out();
  const auto axis = static_cast<std::ptrdiff_t>(k.axis("axis", x.ndim()).value_or(0));
  if (const auto mode = k.text("mode"); !mode.empty() && mode != "fast") return k.refuse("mode");
  start_at_zero(k);
  k.each(gradient.shape(), [&](const Index& i) {
    const auto first = i.begin() + axis, last = first + indices.ndim();
    Index to(i.begin(), first);
    to.push_back(k.keep("place", cast(indices(Index(first, last)), spec::int_type(64))));
    to.insert(to.end(), last, i.end());
    y.set(to, y(to) + gradient(i));
  });
}

/// Minus weight times gradient at the target of each, the gradient divided by the sum of all
/// weights for a mean; nothing where the target is ignored.
void nll_loss_backward(Kernel& k) {
  const Array &gradient = k.in(0), &x = k.in(1), &targets = k.in(2), &y = k.out();
  const std::string_view reduction = k.text("reduction");
  if (reduction != "none" && reduction != "sum" && reduction != "mean")
    return k.refuse("reduction");
  const std::int64_t ignored = k.integer("ignore_index").value_or(-100);
  const spec::DataType dtype = y.dtype();
  const auto weight = [&](const Index& i) {
    const Scalar label = cast(targets(i), spec::int_type(64));
    const Scalar given = k.size() > 3 ? k.in(3)({label}) : k.number(1, dtype);
    return choose(targets(i) != ignored, given, k.number(0, dtype));
  };
  start_at_zero(k);
  std::optional<Scalar> all;
  if (reduction == "mean") all = k.keep("all", k.sum(dtype, targets.shape(), weight));
  k.each(targets.shape(), [&](const Index& i) {
    const Scalar given = reduction == "none" ? gradient(i) : gradient({});
    Index to = i;
    to.insert(to.begin() + (x.ndim() == 1 ? 0 : 1), cast(targets(i), spec::int_type(64)));
    k.when(targets(i) != ignored,
           [&] { y.set(to, (0 - weight(i)) * (all ? given / *all : given)); });
  });
}

/// A mark for differentiation: the values of the tensor, or of each in the tuple.
void marked(Kernel& k) {
  if (k.fields(0).size() != k.result_count()) return k.refuse_call("a value of no tensors");
  for (std::size_t i = 0; i < k.result_count(); ++i)
    k.fill(k.out(i), [&](const Index& at) { return k.fields(0)[i](at); });
}

constexpr OperatorWriter kGradientBodies[] = {
    {"grad.avg_pool2d_backward", average_pool_backward},
    {"grad.end_checkpoint", marked},
    {"grad.max_pool2d_backward", max_pool_backward},
    {"grad.nll_loss_backward", nll_loss_backward},
    {"grad.no_grad", marked},
    {"grad.start_checkpoint", marked},
    {"grad.take_backward", take_backward},
};

}  // namespace

std::span<const OperatorWriter> gradient_bodies() { return kGradientBodies; }

}  // namespace tenor::semantics::relax
