// SPDX-License-Identifier: Apache-2.0
// Arrays in NumPy's .npy format: versions 1 to 3, either byte order and either order of dimensions
// in; version 1, little-endian and row-major out. bfloat16 is `V2`, as the libraries that know it
// write.
#pragma once

#include <string>

#include "semantics/tensor/tensor.h"

namespace tenor::semantics {

/// The array in `file`. What follows its elements is no matter, as for NumPy.
TensorResult<Tensor> read_npy(std::span<const std::byte> file, std::size_t budget = kTensorBudget);

/// The file of `tensor`. Vectors get a last dimension of their lanes, where there is more than one.
TensorResult<std::vector<std::byte>> write_npy(const Tensor& tensor);

/// The bytes of a file, if it can be read and takes no more than `budget`.
TensorResult<std::vector<std::byte>> read_file(const std::string& path,
                                               std::size_t budget = kTensorBudget);

}  // namespace tenor::semantics
