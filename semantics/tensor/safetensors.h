// SPDX-License-Identifier: Apache-2.0
// Named arrays in one file: safetensors. The length of a header in 8 bytes, the header in JSON,
// then the elements, little-endian and row-major. No bytes make it crash, and none make it take
// more memory than the budget.
#pragma once

#include <string_view>

#include "semantics/tensor/tensor.h"

namespace tenor::semantics {

/// Where an array stands in such a file.
struct SafetensorsEntry {
  std::string name;
  spec::DataType dtype;
  std::vector<std::int64_t> shape;
  std::span<const std::byte> data;
};

/// The arrays of `file`, in the order of their elements. A problem: the header is damaged, elements
/// lie outside the file or overlap, or the documents give no values to a datatype.
TensorResult<std::vector<SafetensorsEntry>> read_safetensors_entries(
    std::span<const std::byte> file);

/// The array that an entry describes.
TensorResult<Tensor> read_safetensors(const SafetensorsEntry& entry,
                                      std::size_t budget = kTensorBudget);

/// The array of that name.
TensorResult<Tensor> read_safetensors(std::span<const std::byte> file, std::string_view name,
                                      std::size_t budget = kTensorBudget);

}  // namespace tenor::semantics
