// SPDX-License-Identifier: Apache-2.0
// Operators that make tensors of a given shape.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

const StructInfo* derive_full(OperatorCall& op) {
  const auto shape = shape_argument(op, 0);
  const auto value = shape ? tensor_or_number(op, 1) : std::nullopt;
  if (!value || !has_rank(op, 1, *value, 0)) return nullptr;
  return tensor(op, *shape, datatype(op, "dtype", value->dtype), value->vdevice);
}

const StructInfo* derive_constant(OperatorCall& op) {
  const auto shape = shape_argument(op, 0);
  return shape ? tensor(op, *shape, datatype(op, "dtype", void_type())) : nullptr;
}

const StructInfo* derive_like(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x ? like(op, *x, datatype(op, "dtype", x->dtype)) : nullptr;
}

const StructInfo* derive_full_like(OperatorCall& op) {
  const auto value = tensor_or_number(op, 1);
  return value && has_rank(op, 1, *value, 0) ? derive_like(op) : nullptr;
}

const StructInfo* derive_eye_like(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x || !has_rank(op, 0, *x, 2) || !number_argument(op, 1)) return nullptr;
  return like(op, *x, datatype(op, "dtype", x->dtype));
}

/// What `arange` counts from, to and by; the first is left out together with the second.
struct Steps {
  const PrimExpr *start = nullptr, *end = nullptr, *step = nullptr;
};

std::optional<Steps> steps(OperatorCall& op) {
  const PrimExpr* found[3] = {};
  for (std::size_t i = 0; i < std::min<std::size_t>(op.size(), 3); ++i) {
    const auto one = number_argument(op, i);
    if (!one) return std::nullopt;
    found[i] = *one;
  }
  if (op.size() == 3) return Steps{found[0], found[1], found[2]};
  if (op.size() == 2) return Steps{dimension(op, 0), found[0], found[1]};
  op.reject(0, "a start, an end and a step are required");
  return std::nullopt;
}

std::optional<double> number(const PrimExpr* e) {
  if (const auto whole = literal(e)) return static_cast<double>(*whole);
  const auto* floating = as<FloatImm>(e);
  return floating ? std::optional(floating->value) : std::nullopt;
}

/// How many integers there are from `low` up to `high`, without it; `step` is positive.
const PrimExpr* count_up(OperatorCall& op, const PrimExpr* low, const PrimExpr* high,
                         std::int64_t step) {
  const PrimExpr* span = combine(op, DimensionOp::kSub, high, low);
  const PrimExpr* count =
      combine(op, DimensionOp::kFloorDiv, combine(op, DimensionOp::kAdd, span, step - 1), step);
  const PrimExpr* none = dimension(op, 0);
  return at_most(op, none, count) ? count : combine(op, DimensionOp::kMax, count, none);
}

/// How many numbers there are; null where it is not known.
const PrimExpr* count(OperatorCall& op, const Steps& s) {
  if (!s.start || !s.end || !s.step) return nullptr;
  const bool whole = s.start->dtype.is_integer() && s.end->dtype.is_integer();
  if (const auto step = literal(s.step); whole && step) {
    if (*step == std::numeric_limits<std::int64_t>::min()) return nullptr;
    return *step > 0 ? count_up(op, s.start, s.end, *step) : count_up(op, s.end, s.start, -*step);
  }
  const auto start = number(s.start), end = number(s.end), step = number(s.step);
  if (!start || !end || !step || *step == 0) return nullptr;
  const double n = std::ceil((*end - *start) / *step);
  return n < 1e15 ? dimension(op, n > 0 ? static_cast<std::int64_t>(n) : 0) : nullptr;
}

const StructInfo* derive_arange(OperatorCall& op) {
  const auto s = steps(op);
  if (!s) return nullptr;
  if (literal(s->step) == 0) return op.reject(2, "the step is 0");
  DataType dtype = int_type(64);
  for (const PrimExpr* one : {s->start, s->end, s->step})
    if (!one || !one->dtype.is_integer()) dtype = one ? float_type(32) : void_type();
  const PrimExpr* n = count(op, *s);
  return tensor(op, n ? shape_of(Dimensions{n}) : shape_of_rank(1), datatype(op, "dtype", dtype));
}

const StructInfo* derive_eye(OperatorCall& op) {
  const auto n = number_argument(op, 0);
  const auto m = n && op.size() > 2 ? number_argument(op, 1) : n;
  if (!m) return nullptr;
  const Shape shape = *n && *m ? shape_of(Dimensions{*n, *m}) : shape_of_rank(2);
  return tensor(op, shape, datatype(op, "dtype", float_type(32)));
}

const StructInfo* derive_window(OperatorCall& op) {
  const auto size = number_argument(op, 0);
  if (!size) return nullptr;
  if (*size && literal(*size).value_or(1) < 1) return op.reject(0, "the window has no elements");
  const DataType dtype = datatype(op, "dtype", float_type(32));
  if (!is_float_dtype(dtype))
    return op.reject(0, fmt::format("{} is not a floating-point datatype", to_string(dtype)));
  const Shape shape = *size ? shape_of(Dimensions{*size}) : shape_of_rank(1);
  return tensor(op, shape, dtype);
}

constexpr Parameter kArangeParameters[] = {{"start", kPrimValue},
                                           {"end", kPrimValue, "None"},
                                           {"step", kPrimValue, "1"},
                                           {"dtype", kAttribute, "None"}};
constexpr Parameter kEyeParameters[] = {{"n", kPrimValue},
                                        {"m", kPrimValue, "None"},
                                        {"k", kPrimValue, "0"},
                                        {"dtype", kAttribute, "\"float32\""}};
constexpr Parameter kEyeLikeParameters[] = {
    {"x"}, {"k", kPrimValue, "0"}, {"dtype", kAttribute, "None"}};
constexpr Parameter kFullParameters[] = {
    {"shape", kShape}, {"fill_value"}, {"dtype", kAttribute, "None"}};
constexpr Parameter kFullLikeParameters[] = {{"x"}, {"fill_value"}, {"dtype", kAttribute, "None"}};
constexpr Parameter kHammingWindowParameters[] = {{"window_size", kPrimValue},
                                                  {"periodic", kPrimValue},
                                                  {"alpha", kPrimValue},
                                                  {"beta", kPrimValue},
                                                  {"dtype", kAttribute}};
constexpr Parameter kOnesParameters[] = {{"shape", kShape}, {"dtype", kAttribute}};
constexpr Parameter kOnesLikeParameters[] = {{"x"}, {"dtype", kAttribute, "None"}};
constexpr Parameter kWrapParamParameters[] = {{"data"}, {"dtype", kAttribute, "\"float32\""}};

constexpr Operator kCreationOperators[] = {
    {"arange", kArangeParameters, Purity::kPure, derive_arange},
    {"eye", kEyeParameters, Purity::kPure, derive_eye},
    {"eye_like", kEyeLikeParameters, Purity::kPure, derive_eye_like},
    {"full", kFullParameters, Purity::kPure, derive_full},
    {"full_like", kFullLikeParameters, Purity::kPure, derive_full_like},
    {"hamming_window", kHammingWindowParameters, Purity::kPure, derive_window},
    {"ones", kOnesParameters, Purity::kPure, derive_constant},
    {"ones_like", kOnesLikeParameters, Purity::kPure, derive_like},
    {"wrap_param", kWrapParamParameters, Purity::kPure, derive_like},
    {"zeros", kOnesParameters, Purity::kPure, derive_constant},
    {"zeros_like", kOnesLikeParameters, Purity::kPure, derive_like},
};

}  // namespace

std::span<const Operator> creation_operators() { return kCreationOperators; }

}  // namespace tenor::spec::relax
