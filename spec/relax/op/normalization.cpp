// SPDX-License-Identifier: Apache-2.0
// Operators that normalise over axes and keep the shape.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"
#include "spec/relax/op/window.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// Axes of the operand that an attribute gives, where its rank is known; nothing inside where it is
/// not, nothing after they were rejected.
std::optional<std::optional<std::vector<int>>> axes_in(OperatorCall& op, const Operand& x,
                                                       std::string_view attribute) {
  const auto axes = integers(op, attribute);
  if (!axes) {
    op.reject(op.size(), fmt::format("{} is not a list of integers", attribute));
    return std::nullopt;
  }
  if (!x.shape.has_rank()) return std::optional<std::vector<int>>();
  const auto found = axes_of(op, *axes, x.ndim());
  if (!found) return std::nullopt;
  return found;
}

bool is_float(OperatorCall& op, const Operand& x) {
  return has_dtype(op, 0, x, is_float_dtype, "a floating-point datatype");
}

const StructInfo* derive_softmax(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x || !is_float(op, *x) || !axes_in(op, *x, "axis")) return nullptr;
  return like(op, *x, x->dtype);
}

/// One slope for each element of the axis, or one for all.
const StructInfo* derive_prelu(OperatorCall& op) {
  const auto both = tensor_arguments(op, 2);
  if (!both || !is_float(op, both->front()) || !common_dtype(op, *both)) return nullptr;
  const auto &x = (*both)[0], &slope = (*both)[1];
  const auto axes = axes_in(op, x, "axis");
  if (!axes || axes->value_or(std::vector{0}).size() != 1)
    return axes ? op.reject(op.size(), "prelu takes one axis") : nullptr;
  if (!has_rank(op, 1, slope, 1)) return nullptr;
  if (*axes && x.dimensions() && slope.dimensions() && literal(slope.dimensions()->front()) != 1) {
    const PrimExpr* extent = (*x.dimensions())[static_cast<std::size_t>((*axes)->front())];
    if (!agree(op, 1, slope.dimensions()->front(), extent, "the number of slopes")) return nullptr;
  }
  return like(op, x, x.dtype);
}

/// The result, and the mask that was drawn.
const StructInfo* derive_dropout(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  const auto* same = like(op, *x, x->dtype);
  return tuple_of(op, {same, same});
}

/// Arguments 1 to the last have the extents of the operand on these axes, and its datatype.
bool are_parameters(OperatorCall& op, const Operands& all, std::size_t rank,
                    const std::optional<std::vector<int>>& axes) {
  if (!common_dtype(op, all)) return false;
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (!has_rank(op, i, all[i], static_cast<int>(rank))) return false;
    const auto &given = all[i].dimensions(), &data = all[0].dimensions();
    if (!given || !data || !axes) continue;
    for (std::size_t k = 0; k < rank; ++k) {
      const PrimExpr* extent = (*data)[static_cast<std::size_t>((*axes)[k])];
      if (!agree(op, i, (*given)[k], extent, "the extent of the axis")) return false;
    }
  }
  return true;
}

/// `count` arguments, of which all but the first belong to the axes of an attribute.
std::optional<Operands> normalized(OperatorCall& op, std::size_t count,
                                   std::string_view attribute) {
  auto all = tensor_arguments(op, count);
  if (!all || !is_float(op, all->front())) return std::nullopt;
  const auto axes = axes_in(op, all->front(), attribute);
  if (!axes) return std::nullopt;
  const std::size_t rank = integers(op, attribute)->size();
  return are_parameters(op, *all, rank, *axes) ? all : std::nullopt;
}

/// `layer_norm` has gamma and beta, `rms_norm` a weight.
template <std::size_t kArguments>
const StructInfo* derive_over_axes(OperatorCall& op) {
  const auto all = normalized(op, kArguments, "axes");
  return all ? like(op, all->front(), all->front().dtype) : nullptr;
}

/// The normalised data, then mean and variance as they are to be remembered.
const StructInfo* derive_batch_norm(OperatorCall& op) {
  const auto all = normalized(op, 5, "axis");
  if (!all) return nullptr;
  const Operand& x = all->front();
  std::vector<const StructInfo*> fields{like(op, x, x.dtype)};
  for (std::size_t i = 3; i < 5; ++i) fields.push_back(like(op, (*all)[i], x.dtype));
  return tuple_of(op, fields);
}

/// The channels are not among the axes, and come in groups of one size.
bool has_channels(OperatorCall& op, const Operand& x, const std::vector<int>& axes, int channel,
                  std::int64_t groups) {
  if (std::ranges::find(axes, channel) != axes.end()) {
    op.reject(op.size(), fmt::format("axis {} is the channel axis", channel));
    return false;
  }
  const auto extent =
      x.dimensions() ? literal((*x.dimensions())[static_cast<std::size_t>(channel)]) : std::nullopt;
  if (!extent || *extent % groups == 0) return true;
  op.reject(0, fmt::format("{} channels are not a multiple of {} groups", *extent, groups));
  return false;
}

/// `group_norm`, and `instance_norm` where each channel is a group.
const StructInfo* derive_over_channels(OperatorCall& op) {
  const auto all = normalized(op, 3, "channel_axis");
  const auto axes = all ? axes_in(op, all->front(), "axes") : std::nullopt;
  if (!axes) return nullptr;
  const Operand& x = all->front();
  const bool in_groups = op.attribute("num_groups").kind != Object::Kind::kNone;
  const auto groups = in_groups ? per_axis(op, "num_groups", 1, 1) : Numbers{1};
  if (!groups) return nullptr;
  if (*axes) {
    const auto channel = axis_of(op, integers(op, "channel_axis")->front(), x.ndim());
    if (!channel || !has_channels(op, x, **axes, *channel, groups->front())) return nullptr;
  }
  return like(op, x, x.dtype);
}

constexpr Parameter kNnBatchNormParameters[] = {{"data"},
                                                {"gamma"},
                                                {"beta"},
                                                {"moving_mean"},
                                                {"moving_var"},
                                                {"axis", kAttribute},
                                                {"epsilon", kAttribute, "1e-05"},
                                                {"center", kAttribute, "True"},
                                                {"scale", kAttribute, "True"},
                                                {"momentum", kAttribute, "0.1"},
                                                {"training", kAttribute, "True"}};
constexpr Parameter kNnDropoutParameters[] = {{"data"}, {"rate", kAttribute, "0.5"}};
constexpr Parameter kNnGroupNormParameters[] = {{"data"},
                                                {"gamma"},
                                                {"beta"},
                                                {"num_groups", kAttribute},
                                                {"channel_axis", kAttribute},
                                                {"axes", kAttribute},
                                                {"epsilon", kAttribute, "1e-05"},
                                                {"center", kAttribute, "True"},
                                                {"scale", kAttribute, "True"}};
constexpr Parameter kNnInstanceNormParameters[] = {{"data"},
                                                   {"gamma"},
                                                   {"beta"},
                                                   {"channel_axis", kAttribute},
                                                   {"axes", kAttribute},
                                                   {"epsilon", kAttribute, "1e-05"},
                                                   {"center", kAttribute, "True"},
                                                   {"scale", kAttribute, "True"}};
constexpr Parameter kNnLayerNormParameters[] = {{"data"},
                                                {"gamma"},
                                                {"beta"},
                                                {"axes", kAttribute},
                                                {"epsilon", kAttribute, "1e-05"},
                                                {"center", kAttribute, "True"},
                                                {"scale", kAttribute, "True"}};
constexpr Parameter kNnLogSoftmaxParameters[] = {{"data"}, {"axis", kAttribute, "-1"}};
constexpr Parameter kNnPreluParameters[] = {{"data"}, {"alpha"}, {"axis", kAttribute, "1"}};
constexpr Parameter kNnRmsNormParameters[] = {
    {"data"}, {"weight"}, {"axes", kAttribute, "-1"}, {"epsilon", kAttribute, "1e-05"}};

constexpr Operator kNormalizationOperators[] = {
    {"nn.batch_norm", kNnBatchNormParameters, Purity::kPure, derive_batch_norm},
    {"nn.dropout", kNnDropoutParameters, Purity::kPure, derive_dropout},
    {"nn.group_norm", kNnGroupNormParameters, Purity::kPure, derive_over_channels},
    {"nn.instance_norm", kNnInstanceNormParameters, Purity::kPure, derive_over_channels},
    {"nn.layer_norm", kNnLayerNormParameters, Purity::kPure, derive_over_axes<3>},
    {"nn.log_softmax", kNnLogSoftmaxParameters, Purity::kPure, derive_softmax},
    {"nn.prelu", kNnPreluParameters, Purity::kPure, derive_prelu},
    {"nn.rms_norm", kNnRmsNormParameters, Purity::kPure, derive_over_axes<2>},
    {"nn.softmax", kNnLogSoftmaxParameters, Purity::kPure, derive_softmax},
};

}  // namespace

std::span<const Operator> normalization_operators() { return kNormalizationOperators; }

}  // namespace tenor::spec::relax
