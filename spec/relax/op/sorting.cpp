// SPDX-License-Identifier: Apache-2.0
// Operators that order, search or draw.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// Is `axis` one of the operand's, where its rank is known?
bool has_axis(OperatorCall& op, const Operand& x) {
  const auto axis = integer(op, "axis");
  return !axis || !x.shape.has_rank() || axis_of(op, *axis, x.ndim());
}

const StructInfo* derive_sort(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x && has_axis(op, *x) ? like(op, *x, x->dtype) : nullptr;
}

const StructInfo* derive_argsort(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x && has_axis(op, *x) ? like(op, *x, datatype(op, "dtype", x->dtype)) : nullptr;
}

const StructInfo* derive_topk(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x || !has_axis(op, *x)) return nullptr;
  Shape shape{x->ndim(), x->dimensions(), nullptr};
  const auto k = integer(op, "k");
  if (!k) shape.dimensions.reset();
  if (k && *k > 0 && shape.dimensions) {
    const auto axis = axis_of(op, integer(op, "axis").value_or(-1), x->ndim());
    if (!axis) return nullptr;
    const PrimExpr*& one = (*shape.dimensions)[static_cast<std::size_t>(*axis)];
    if (literal(one) && *literal(one) < *k)
      return op.reject(0, fmt::format("{} of {} elements", *k, *literal(one)));
    one = dimension(op, *k);
  }
  const auto* values = tensor(op, shape, x->dtype, x->vdevice);
  const auto* places = tensor(op, shape, datatype(op, "dtype", x->dtype), x->vdevice);
  const std::string_view wanted = text(op, "ret_type");
  if (wanted == "values") return values;
  if (wanted == "indices") return places;
  if (wanted == "both") return tuple_of(op, {values, places});
  return op.reject(0, fmt::format("ret_type is \"{}\"", wanted), "both, values or indices");
}

/// The distinct elements, and what the numbers among the arguments ask for besides.
const StructInfo* derive_unique(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  const auto axis =
      op.size() > 5 ? number_argument(op, 5) : std::optional<const PrimExpr*>(nullptr);
  if (!axis) return nullptr;
  if (const auto along = *axis ? literal(*axis) : std::nullopt)
    if (x->shape.has_rank() && !axis_of(op, *along, x->ndim())) return nullptr;
  const Shape distinct = x->ndim() == 0 ? shape_of(Dimensions{dimension(op, 1)})
                                        : shape_of_rank(op.size() > 5 ? x->ndim() : 1);
  const auto* values = tensor(op, distinct, x->dtype, x->vdevice);
  std::vector<const StructInfo*> fields{values};
  for (std::size_t i = 2; i < 5; ++i) {
    const auto wanted = number_argument(op, i);
    if (!wanted) return nullptr;
    if (!literal(*wanted)) return op.build().object(span_of(op));
    if (*literal(*wanted) != 0)
      fields.push_back(
          tensor(op, x->ndim() == 0 ? distinct : shape_of_rank(1), int_type(64), x->vdevice));
  }
  return fields.size() == 1 ? values : tuple_of(op, fields);
}

const StructInfo* derive_bucketize(OperatorCall& op) {
  const auto both = tensor_arguments(op, 2);
  if (!both || !has_rank(op, 1, (*both)[1], 1)) return nullptr;
  return like(op, both->front(), int_type(flag(op, "out_int32") ? 32 : 64));
}

const StructInfo* derive_nonzero(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x ? tensor(op, shape_of_rank(2), int_type(64), x->vdevice) : nullptr;
}

/// One row for each sample that is drawn.
const StructInfo* derive_multinomial(OperatorCall& op) {
  const auto all = tensor_arguments(op, 3);
  if (!all) return nullptr;
  for (std::size_t i = 0; i < 3; ++i)
    if (!has_rank(op, i, (*all)[i], 2)) return nullptr;
  for (std::size_t i = 0; i < 2; ++i)
    if (!has_dtype(op, i, (*all)[i], is_float_dtype, "a floating-point datatype")) return nullptr;
  if (!has_dtype(op, 2, (*all)[2], is_integer_dtype, "an integer datatype") ||
      !agree(op, 2, (*all)[1].shape, (*all)[2].shape, "samples"))
    return nullptr;
  const Operand& drawn = (*all)[1];
  return tensor(op, Shape{2, drawn.dimensions(), nullptr}, datatype(op, "dtype", int_type(64)),
                drawn.vdevice);
}

constexpr Parameter kArgsortParameters[] = {{"data"},
                                            {"axis", kAttribute, "-1"},
                                            {"descending", kAttribute, "False"},
                                            {"dtype", kAttribute, "\"int32\""}};
constexpr Parameter kBucketizeParameters[] = {{"input_tensor"},
                                              {"boundaries"},
                                              {"out_int32", kAttribute, "False"},
                                              {"right", kAttribute, "False"}};
constexpr Parameter kMultinomialFromUniformParameters[] = {
    {"prob"}, {"uniform_sample"}, {"sample_indices"}, {"dtype", kAttribute, "\"int64\""}};
constexpr Parameter kNonzeroParameters[] = {{"x"}};
constexpr Parameter kSortParameters[] = {
    {"x", kExpr, {}, "data"}, {"axis", kAttribute, "-1"}, {"descending", kAttribute, "False"}};
constexpr Parameter kTopkParameters[] = {{"data"},
                                         {"k", kAttribute, "1"},
                                         {"axis", kAttribute, "-1"},
                                         {"ret_type", kAttribute, "\"both\""},
                                         {"largest", kAttribute, "True"},
                                         {"dtype", kAttribute, "\"int32\""}};
constexpr Parameter kUniqueParameters[] = {{"x"},
                                           {"sorted", kPrimValue, "True"},
                                           {"return_index", kPrimValue, "False"},
                                           {"return_inverse", kPrimValue, "False"},
                                           {"return_counts", kPrimValue, "False"},
                                           {"axis", kPrimValue, "None"}};

constexpr Operator kSortingOperators[] = {
    {"argsort", kArgsortParameters, Purity::kPure, derive_argsort},
    {"bucketize", kBucketizeParameters, Purity::kPure, derive_bucketize},
    {"multinomial_from_uniform", kMultinomialFromUniformParameters, Purity::kPure,
     derive_multinomial},
    {"nonzero", kNonzeroParameters, Purity::kPure, derive_nonzero},
    {"sort", kSortParameters, Purity::kPure, derive_sort},
    {"topk", kTopkParameters, Purity::kPure, derive_topk},
    {"unique", kUniqueParameters, Purity::kPure, derive_unique},
};

}  // namespace

std::span<const Operator> sorting_operators() { return kSortingOperators; }

}  // namespace tenor::spec::relax
