// SPDX-License-Identifier: Apache-2.0
// Operators that give back their data with other values at some positions.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// How a value joins what is there.
constexpr std::string_view kReductions[] = {"update", "add", "mul", "mean", "max", "min"};

/// Data, indices and updates; nothing after they were rejected.
std::optional<Operands> scattered(OperatorCall& op) {
  const auto all = tensor_arguments(op, 3);
  if (!all || !has_dtype(op, 1, (*all)[1], is_integer_dtype, "an integer datatype"))
    return std::nullopt;
  const Operand both[] = {(*all)[0], (*all)[2]};
  if (!common_dtype(op, both)) return std::nullopt;
  const std::string_view reduction = text(op, "reduction");
  if (std::ranges::find(kReductions, reduction) != std::end(kReductions)) return all;
  op.reject(op.size(), fmt::format("reduction is \"{}\"", reduction),
            "update, add, mul, mean, max or min");
  return std::nullopt;
}

const StructInfo* derive_scatter_elements(OperatorCall& op) {
  const auto all = scattered(op);
  if (!all) return nullptr;
  const auto &x = (*all)[0], &indices = (*all)[1], &updates = (*all)[2];
  if (x.shape.has_rank() && (!has_rank(op, 1, indices, x.ndim()) ||
                             !axis_of(op, integer(op, "axis").value_or(0), x.ndim())))
    return nullptr;
  if (!agree(op, 2, updates.shape, indices.shape, "updates and indices")) return nullptr;
  return like(op, x, x.dtype);
}

/// The last dimension of the indices says how many axes of the data they speak of; the updates have
/// the other dimensions of the indices, then the other axes of the data.
const StructInfo* derive_scatter_nd(OperatorCall& op) {
  const auto all = scattered(op);
  if (!all) return nullptr;
  const auto &x = (*all)[0], &indices = (*all)[1], &updates = (*all)[2];
  if (!has_rank_from(op, 1, indices, 1)) return nullptr;
  const auto count = indices.dimensions() ? literal(indices.dimensions()->back()) : std::nullopt;
  if (!count || *count < 0 || !x.shape.has_rank()) return like(op, x, x.dtype);
  if (*count > x.ndim())
    return op.reject(1, fmt::format("{} indices into a tensor of rank {}", *count, x.ndim()));
  Shape wanted = shape_of_rank(indices.ndim() - 1 + x.ndim() - static_cast<int>(*count));
  if (x.dimensions()) {
    wanted.dimensions = Dimensions(indices.dimensions()->begin(), indices.dimensions()->end() - 1);
    wanted.dimensions->insert(wanted.dimensions->end(), x.dimensions()->begin() + *count,
                              x.dimensions()->end());
  }
  if (!agree(op, 2, updates.shape, wanted, "updates and their positions")) return nullptr;
  return like(op, x, x.dtype);
}

constexpr Parameter kScatterElementsParameters[] = {{"data"},
                                                    {"indices"},
                                                    {"updates"},
                                                    {"axis", kAttribute, "0"},
                                                    {"reduction", kAttribute, "\"update\""}};
constexpr Parameter kScatterNdParameters[] = {
    {"data"}, {"indices"}, {"updates"}, {"reduction", kAttribute, "\"update\""}};

constexpr Operator kScatteringOperators[] = {
    {"scatter_elements", kScatterElementsParameters, Purity::kPure, derive_scatter_elements},
    {"scatter_nd", kScatterNdParameters, Purity::kPure, derive_scatter_nd},
};

}  // namespace

std::span<const Operator> scattering_operators() { return kScatteringOperators; }

}  // namespace tenor::spec::relax
