// SPDX-License-Identifier: Apache-2.0
// Operators that repeat, mirror, pad or mask a tensor.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

const StructInfo* derive_flip(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto axes = integers(op, "axis");
  if (!x || (axes && x->shape.has_rank() && !axes_of(op, *axes, x->ndim()))) return nullptr;
  return like(op, *x, x->dtype);
}

/// Below or above a diagonal of matrices.
const StructInfo* derive_triangle(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x || !has_rank_from(op, 0, *x, 2)) return nullptr;
  if (op.size() > 1 && !number_argument(op, 1)) return nullptr;
  return like(op, *x, x->dtype);
}

bool can_repeat(OperatorCall& op, std::optional<std::int64_t> repeats) {
  if (!repeats || *repeats >= 0) return true;
  op.reject(0, fmt::format("{} repetitions are asked for", *repeats), "repeat 0 or more times");
  return false;
}

const StructInfo* derive_repeat(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto repeats = integer(op, "repeats");
  if (!x || !can_repeat(op, repeats)) return nullptr;
  const auto named = integer(op, "axis");
  if (!x->dimensions() || !repeats)
    return tensor(op, shape_of_rank(named ? x->ndim() : 1), x->dtype, x->vdevice);
  if (!named) {
    const PrimExpr* all = product(op, *x->dimensions());
    return tensor(op, shape_of(Dimensions{combine(op, DimensionOp::kMul, all, *repeats)}), x->dtype,
                  x->vdevice);
  }
  const auto axis = axis_of(op, *named, x->ndim());
  if (!axis) return nullptr;
  Dimensions result = *x->dimensions();
  const PrimExpr*& one = result[static_cast<std::size_t>(*axis)];
  one = combine(op, DimensionOp::kMul, one, *repeats);
  return tensor(op, shape_of(std::move(result)), x->dtype, x->vdevice);
}

const StructInfo* derive_tile(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto repeats = integers(op, "repeats");
  if (!x) return nullptr;
  for (std::size_t i = 0; repeats && i < repeats->size(); ++i)
    if (!can_repeat(op, (*repeats)[i])) return nullptr;
  if (!x->shape.has_rank() || !repeats) return tensor(op, Shape{}, x->dtype, x->vdevice);
  const int ndim = std::max(x->ndim(), static_cast<int>(repeats->size()));
  if (!x->dimensions()) return tensor(op, shape_of_rank(ndim), x->dtype, x->vdevice);
  Dimensions result(static_cast<std::size_t>(ndim), nullptr);
  for (int i = 1; i <= ndim; ++i) {
    const PrimExpr* one = i <= x->ndim() ? *(x->dimensions()->end() - i) : dimension(op, 1);
    const bool named = i <= static_cast<int>(repeats->size());
    *(result.end() - i) = named ? combine(op, DimensionOp::kMul, one, *(repeats->end() - i)) : one;
  }
  return tensor(op, shape_of(std::move(result)), x->dtype, x->vdevice);
}

const StructInfo* derive_pad(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto width = integers(op, "pad_width");
  if (!x) return nullptr;
  if (!width) return op.reject(0, "the widths are missing");
  const int ndim = static_cast<int>(width->size() / 2);
  if (width->size() % 2 != 0 || (x->shape.has_rank() && x->ndim() != ndim))
    return op.reject(0, fmt::format("there are {} widths", width->size()),
                     "give one width before and one after each dimension");
  if (!has_rank(op, 0, *x, ndim)) return nullptr;
  if (!x->dimensions()) return tensor(op, shape_of_rank(ndim), x->dtype, x->vdevice);
  Dimensions result = *x->dimensions();
  for (std::size_t i = 0; i < result.size(); ++i) {
    result[i] = combine(op, DimensionOp::kAdd, result[i], (*width)[2 * i]);
    result[i] = combine(op, DimensionOp::kAdd, result[i], (*width)[2 * i + 1]);
  }
  return tensor(op, shape_of(std::move(result)), x->dtype, x->vdevice);
}

/// `(…, c r r, h, w)` becomes `(…, c, h r, w r)`.
const StructInfo* derive_pixel_shuffle(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto factor = integer(op, "upscale_factor");
  if (!x || !has_rank_from(op, 0, *x, 3)) return nullptr;
  if (!factor || *factor < 1 || *factor > INT32_MAX)
    return op.reject(0, "the factor is not a positive number");
  if (!x->dimensions()) return tensor(op, shape_of_rank(x->ndim()), x->dtype, x->vdevice);
  Dimensions result = *x->dimensions();
  const PrimExpr*& channels = *(result.end() - 3);
  const PrimExpr* whole = channels;
  channels = combine(op, DimensionOp::kFloorDiv, whole, *factor * *factor);
  if (!agree(op, 0, combine(op, DimensionOp::kMul, channels, *factor * *factor), whole, "channels"))
    return nullptr;
  for (auto one = result.end() - 2; one != result.end(); ++one)
    *one = combine(op, DimensionOp::kMul, *one, *factor);
  return tensor(op, shape_of(std::move(result)), x->dtype, x->vdevice);
}

const StructInfo* derive_one_hot(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto depth = integer(op, "depth");
  if (!x || !has_dtype(op, 0, *x, is_integer_dtype, "an integer datatype")) return nullptr;
  const auto *on = as<PrimStructInfo>(op.struct_info(1)),
             *off = as<PrimStructInfo>(op.struct_info(2));
  if (!on || !off || on->dtype != off->dtype)
    return op.reject(1, "the values are not two scalars of one datatype");
  if (!depth || *depth <= 0) return op.reject(0, "the depth is not a positive number");
  if (!x->shape.has_rank()) return tensor(op, Shape{}, on->dtype, x->vdevice);
  const auto axis = axis_of(op, integer(op, "axis").value_or(-1), x->ndim() + 1);
  if (!axis) return nullptr;
  if (!x->dimensions()) return tensor(op, shape_of_rank(x->ndim() + 1), on->dtype, x->vdevice);
  Dimensions result = *x->dimensions();
  result.insert(result.begin() + *axis, dimension(op, *depth));
  return tensor(op, shape_of(std::move(result)), on->dtype, x->vdevice);
}

/// Along `seq_axis` up to a length for each of `batch_axis`, backwards.
const StructInfo* derive_reverse_sequence(OperatorCall& op) {
  const auto both = tensor_arguments(op, 2);
  if (!both || !has_rank(op, 1, (*both)[1], 1)) return nullptr;
  if (!has_dtype(op, 1, (*both)[1], is_integer_dtype, "an integer datatype")) return nullptr;
  const Operand& x = both->front();
  if (!x.shape.has_rank()) return like(op, x, x.dtype);
  const auto along = axis_of(op, integer(op, "seq_axis").value_or(1), x.ndim());
  const auto batch = along ? axis_of(op, integer(op, "batch_axis").value_or(0), x.ndim()) : along;
  if (!batch) return nullptr;
  const auto &sizes = x.dimensions(), &lengths = (*both)[1].dimensions();
  if (sizes && lengths &&
      !agree(op, 1, lengths->front(), (*sizes)[static_cast<std::size_t>(*batch)], "lengths"))
    return nullptr;
  return like(op, x, x.dtype);
}

constexpr Parameter kFlipParameters[] = {{"data"}, {"axis", kAttribute}};
constexpr Parameter kNnPadParameters[] = {{"data"},
                                          {"pad_width", kAttribute},
                                          {"pad_mode", kAttribute, "\"constant\""},
                                          {"pad_value", kAttribute, "0.0"}};
constexpr Parameter kNnPixelShuffleParameters[] = {{"data"}, {"upscale_factor", kAttribute}};
constexpr Parameter kOneHotParameters[] = {{"indices"},
                                           {"on_value", kPrimValue},
                                           {"off_value", kPrimValue},
                                           {"depth", kAttribute},
                                           {"axis", kAttribute, "-1"}};
constexpr Parameter kRepeatParameters[] = {
    {"data"}, {"repeats", kAttribute}, {"axis", kAttribute, "None"}};
constexpr Parameter kReverseSequenceParameters[] = {
    {"data"}, {"seq_lengths"}, {"seq_axis", kAttribute, "1"}, {"batch_axis", kAttribute, "0"}};
constexpr Parameter kTileParameters[] = {{"data"}, {"repeats", kAttribute}};
constexpr Parameter kTrilParameters[] = {{"x"}, {"k", kPrimValue, "0"}};

constexpr Operator kRepetitionOperators[] = {
    {"flip", kFlipParameters, Purity::kPure, derive_flip},
    {"nn.pad", kNnPadParameters, Purity::kPure, derive_pad},
    {"nn.pixel_shuffle", kNnPixelShuffleParameters, Purity::kPure, derive_pixel_shuffle},
    {"one_hot", kOneHotParameters, Purity::kPure, derive_one_hot},
    {"repeat", kRepeatParameters, Purity::kPure, derive_repeat},
    {"reverse_sequence", kReverseSequenceParameters, Purity::kPure, derive_reverse_sequence},
    {"tile", kTileParameters, Purity::kPure, derive_tile},
    {"tril", kTrilParameters, Purity::kPure, derive_triangle},
    {"triu", kTrilParameters, Purity::kPure, derive_triangle},
};

}  // namespace

std::span<const Operator> repetition_operators() { return kRepetitionOperators; }

}  // namespace tenor::spec::relax
