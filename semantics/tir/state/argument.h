// SPDX-License-Identifier: Apache-2.0
// What a caller passes for a parameter: a scalar, or a tensor as a DLTensor describes it.
// TIR/DLTensor; TIR/Exec/1.1, 1.2.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "semantics/domain/domain.h"
#include "spec/ir/datatype.h"

namespace tenor::semantics {

template <class D>
struct Argument {
  bool given = false;  ///< TIR/Exec/1.1:b: some are found in shapes
  std::optional<typename D::Value> scalar;
  std::uint32_t memory = 0;  ///< number of the tensor's allocation
  spec::DataType dtype{};
  std::vector<Extent<D>> shape;
  std::optional<std::vector<std::int64_t>> strides;  ///< in elements; absent: packed
  std::uint64_t byte_offset = 0;
};

/// The fields of a DLTensor as an Argument has them.
inline constexpr spec::Implementation kArgumentProductions[] = {
    spec::production("Argument", spec::clauses("TIR/DLTensor/p1")),
    spec::production("memory", spec::clauses("TIR/DLTensor/data")),
    spec::production("shape", spec::clauses("TIR/DLTensor/ndim", "TIR/DLTensor/shape")),
    spec::production("dtype", spec::clauses("TIR/DLTensor/dtype")),
    spec::production("strides", spec::clauses("TIR/DLTensor/strides")),
    spec::production("byte_offset", spec::clauses("TIR/DLTensor/byte_offset")),
};

}  // namespace tenor::semantics
