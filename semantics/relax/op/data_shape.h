// SPDX-License-Identifier: Apache-2.0
// Operators whose results have extents that data decide: two PrimFuncs for each call. The first
// writes what the data decide to a row of int64; the second, made for those numbers, writes the
// results. Relax/Eval/12.1; ledger RLX-D49.
#pragma once

#include "semantics/relax/op/kernel.h"

namespace tenor::semantics::relax {

struct DataShapedOperator {
  std::string_view name;
  /// How many numbers `count` writes, where the first argument is of that type.
  std::size_t (*numbers)(const TensorType& first);
  WriteBody count;
  /// The shape of each result, in order, after `count` wrote those numbers.
  std::vector<Extents> (*shapes)(std::span<const OperatorArgument> arguments,
                                 std::span<const std::int64_t> numbers);
  WriteBody fill;
  /// Why there are no results after `count` wrote those numbers; empty: there are. Null: always.
  std::string (*misfit)(std::span<const std::int64_t> numbers) = nullptr;
};

/// Null where data decide no extent of the operator's results.
const DataShapedOperator* find_data_shaped(std::string_view name);
/// Of all of them.
std::vector<std::string_view> data_shaped_names();

std::span<const DataShapedOperator> searching_operators();
std::span<const DataShapedOperator> data_slicing_operators();

}  // namespace tenor::semantics::relax
