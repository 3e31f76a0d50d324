// SPDX-License-Identifier: Apache-2.0
// Named arrays in one file: NumPy's .npz, an archive of .npy files.
#pragma once

#include <string_view>

#include "semantics/tensor/tensor.h"

namespace tenor::semantics {

/// The names of the arrays in `file`, without `.npy`, in its order.
TensorResult<std::vector<std::string>> npz_names(std::span<const std::byte> file);

/// The array of that name, with or without `.npy`.
TensorResult<Tensor> read_npz(std::span<const std::byte> file, std::string_view name,
                              std::size_t budget = kTensorBudget);

/// The file of these arrays, each under its name.
TensorResult<std::vector<std::byte>> write_npz(
    const std::vector<std::pair<std::string, Tensor>>& arrays);

}  // namespace tenor::semantics
