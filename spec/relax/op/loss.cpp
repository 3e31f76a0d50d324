// SPDX-License-Identifier: Apache-2.0
// Losses.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"
#include "spec/tir/wording.h"

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

/// Predictions have one axis more than targets, that of the classes: the second, or the only one.
bool agree(OperatorCall& op, const Operand& predictions, const Operand& targets,
           const Operand* weights) {
  const Shape &p = predictions.shape, &t = targets.shape;
  if (p.ndim == 0) return op.reject(0, "predictions have no axis of classes"), false;
  if (p.has_rank() && t.has_rank() && p.ndim != t.ndim + 1)
    return op.reject(1, fmt::format("targets have rank {}, predictions {}", t.ndim, p.ndim)), false;
  if (weights && !has_rank(op, 2, *weights, 1)) return false;
  if (!p.dimensions) return true;
  Dimensions rest = *p.dimensions;
  const auto classes = rest.begin() + (rest.size() == 1 ? 0 : 1);
  if (weights && weights->dimensions() &&
      !agree(op, 2, weights->dimensions()->front(), *classes, "the number of classes"))
    return false;
  rest.erase(classes);
  return agree(op, 1, t, shape_of(std::move(rest)), "targets and predictions");
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
  Shape shape = targets.shape;
  if (!shape.has_rank() && predictions.shape.has_rank())
    shape = shape_of_rank(predictions.ndim() - 1);
  return tensor(op, shape, *dtype, *device);
}

constexpr Parameter kNnCrossEntropyWithLogitsParameters[] = {{"predictions"}, {"labels"}};
constexpr Parameter kNnNllLossParameters[] = {{"predictions"},
                                              {"targets"},
                                              {"weights", kExpr, "None"},
                                              {"reduction", kAttribute, "\"mean\""},
                                              {"ignore_index", kAttribute, "-100"}};

constexpr Operator kOperators[] = {
    {"nn.cross_entropy_with_logits", kNnCrossEntropyWithLogitsParameters, Purity::kPure,
     derive_cross_entropy},
    {"nn.nll_loss", kNnNllLossParameters, Purity::kPure, derive_nll_loss},
};

}  // namespace

std::span<const Operator> loss_operators() { return kOperators; }

}  // namespace tenor::spec::relax
