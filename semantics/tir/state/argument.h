// SPDX-License-Identifier: Apache-2.0
// What a caller passes for a parameter: a scalar, or a tensor as a DLTensor describes it.
// TIR/DLTensor; TIR/Exec/1.1, 1.2.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "spec/ir/datatype.h"

namespace tenor::semantics {

template <class D>
struct Argument {
  bool given = false;  ///< TIR/Exec/1.1:b: some are found in shapes
  std::optional<typename D::Value> scalar;
  std::uint32_t memory = 0;  ///< number of the tensor's allocation
  spec::DataType dtype{};
  std::vector<std::int64_t> shape;
  std::optional<std::vector<std::int64_t>> strides;  ///< in elements; absent: packed
  std::uint64_t byte_offset = 0;
};

/// The fields of a DLTensor as an Argument has them.
inline constexpr spec::Realiser kArgumentProductions[] = {
    spec::production("Argument", clauses("TIR/DLTensor/p1")),
    spec::production("memory", clauses("TIR/DLTensor/data")),
    spec::production("shape", clauses("TIR/DLTensor/ndim", "TIR/DLTensor/shape")),
    spec::production("dtype", clauses("TIR/DLTensor/dtype")),
    spec::production("strides", clauses("TIR/DLTensor/strides")),
    spec::production("byte_offset", clauses("TIR/DLTensor/byte_offset")),
};

}  // namespace tenor::semantics
