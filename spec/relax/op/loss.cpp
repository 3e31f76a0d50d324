// SPDX-License-Identifier: Apache-2.0
// Losses.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// One number for all labels.
const StructInfo* derive_cross_entropy(OperatorCall& op) {
  const auto both = tensor_arguments(op, 2);
  const auto dtype = both ? common_dtype(op, *both) : std::nullopt;
  const auto device = dtype ? common_device(op, *both) : std::nullopt;
  if (!device || !agree(op, 1, (*both)[0].shape, (*both)[1].shape, "predictions and labels"))
    return nullptr;
  return tensor(op, shape_of(Dimensions{}), *dtype, *device);
}

/// Where the axis of the classes is: the second, or the only one.
std::size_t class_axis(int ndim) { return ndim == 1 ? 0 : 1; }

/// The shape of the predictions without the axis of the classes.
Shape without_classes(const Shape& predictions) {
  if (!predictions.has_rank()) return {};
  if (!predictions.dimensions) return shape_of_rank(predictions.ndim - 1);
  Dimensions rest = *predictions.dimensions;
  rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(class_axis(predictions.ndim)));
  return shape_of(std::move(rest));
}

/// Predictions have one axis more than targets, that of the classes.
bool agree(OperatorCall& op, const Operand& predictions, const Operand& targets,
           const Operand* weights) {
  const Shape &p = predictions.shape, &t = targets.shape;
  if (p.ndim == 0) {
    op.reject(0, "the predictions have no class axis");
    return false;
  }
  if (p.has_rank() && t.has_rank() && p.ndim != t.ndim + 1) {
    op.reject(1, fmt::format("the targets have rank {}, but the predictions have rank {}", t.ndim,
                             p.ndim));
    return false;
  }
  if (weights && !has_rank(op, 2, *weights, 1)) return false;
  if (p.dimensions && weights && weights->dimensions() &&
      !agree(op, 2, weights->dimensions()->front(), (*p.dimensions)[class_axis(p.ndim)],
             "the number of classes"))
    return false;
  return agree(op, 1, t, without_classes(p), "targets and predictions");
}

const StructInfo* derive_nll_loss(OperatorCall& op) {
  auto all = tensor_arguments(op, op.size() > 2 ? 3 : 2);
  if (!all) return nullptr;
  const Operand predictions = (*all)[0], targets = (*all)[1];
  if (!has_dtype(op, 1, targets, is_integer_dtype, "an integer datatype")) return nullptr;
  if (!agree(op, predictions, targets, all->size() > 2 ? &(*all)[2] : nullptr)) return nullptr;
  all->erase(all->begin() + 1);
  const auto dtype = common_dtype(op, *all);
  const auto device = dtype ? common_device(op, *all) : std::nullopt;
  if (!device) return nullptr;
  const std::string_view reduction = text(op, "reduction");
  if (reduction == "mean" || reduction == "sum")
    return tensor(op, shape_of(Dimensions{}), *dtype, *device);
  if (reduction != "none")
    return op.reject(op.size(), fmt::format("reduction is \"{}\"", reduction), "mean, sum or none");
  const Shape of_predictions = without_classes(predictions.shape);
  const bool is_known =
      targets.dimensions() || (targets.shape.has_rank() && !of_predictions.dimensions);
  return tensor(op, is_known ? targets.shape : of_predictions, *dtype, *device);
}

constexpr Parameter kNnCrossEntropyWithLogitsParameters[] = {{"predictions"}, {"labels"}};
constexpr Parameter kNnNllLossParameters[] = {{"predictions"},
                                              {"targets"},
                                              {"weights", kExpr, "None"},
                                              {"reduction", kAttribute, "\"mean\""},
                                              {"ignore_index", kAttribute, "-100"}};

constexpr Operator kLossOperators[] = {
    {"nn.cross_entropy_with_logits", kNnCrossEntropyWithLogitsParameters, Purity::kPure,
     derive_cross_entropy},
    {"nn.nll_loss", kNnNllLossParameters, Purity::kPure, derive_nll_loss},
};

}  // namespace

std::span<const Operator> loss_operators() { return kLossOperators; }

}  // namespace tenor::spec::relax
