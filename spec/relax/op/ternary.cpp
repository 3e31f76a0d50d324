// SPDX-License-Identifier: Apache-2.0
// Elementwise operators of three operands.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// How much is known of a shape.
int known_of(const Operand& x) { return x.dimensions() ? 2 : x.shape.has_rank() ? 1 : 0; }

const StructInfo* derive_fma(OperatorCall& op) {
  const auto all = tensor_arguments(op, 3);
  if (!all) return nullptr;
  const auto dtype = common_dtype(op, *all);
  const auto device = dtype ? common_device(op, *all) : std::nullopt;
  if (!device || !agree(op, 1, (*all)[0].shape, (*all)[1].shape, "shapes of operands") ||
      !agree(op, 2, (*all)[0].shape, (*all)[2].shape, "shapes of operands"))
    return nullptr;
  const auto most = std::ranges::max_element(*all, {}, known_of);
  return tensor(op, most->shape, *dtype, *device);
}

const StructInfo* derive_where(OperatorCall& op) {
  const auto all = tensor_arguments(op, 3);
  if (!all || !has_dtype(op, 0, (*all)[0], is_bool_dtype, "bool")) return nullptr;
  const auto dtype = common_dtype(op, std::span(*all).subspan(1));
  const auto device = dtype ? common_device(op, *all) : std::nullopt;
  const auto values = device ? broadcast(op, 2, (*all)[1].shape, (*all)[2].shape) : std::nullopt;
  const auto shape = values ? broadcast(op, 0, (*all)[0].shape, *values) : std::nullopt;
  return shape ? tensor(op, *shape, *dtype, *device) : nullptr;
}

const StructInfo* derive_clip(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x || !number_argument(op, 1) || !number_argument(op, 2)) return nullptr;
  return like(op, *x, x->dtype);
}

constexpr Parameter kClipParameters[] = {{"x"}, {"min", kPrimValue}, {"max", kPrimValue}};
constexpr Parameter kEwiseFmaParameters[] = {{"x1"}, {"x2"}, {"x3"}};
constexpr Parameter kWhereParameters[] = {{"condition"}, {"x1"}, {"x2"}};

constexpr Operator kTernaryOperators[] = {
    {"clip", kClipParameters, Purity::kPure, derive_clip},
    {"ewise_fma", kEwiseFmaParameters, Purity::kPure, derive_fma},
    {"where", kWhereParameters, Purity::kPure, derive_where},
};

}  // namespace

std::span<const Operator> ternary_operators() { return kTernaryOperators; }

}  // namespace tenor::spec::relax
