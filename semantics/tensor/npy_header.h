// SPDX-License-Identifier: Apache-2.0
// The head of an .npy file: magic, version, and a Python dictionary that says what follows. Of
// Python's literals it reads those that NumPy writes there. No bytes make it crash.
#pragma once

#include "semantics/tensor/tensor.h"

namespace tenor::semantics {

struct NpyHeader {
  spec::ScalarType type;
  bool big_endian = false;
  bool fortran_order = false;
  std::vector<std::int64_t> shape;
  std::size_t data_begin = 0;  ///< where the elements start in the file
};

/// The header at the start of `file`.
TensorResult<NpyHeader> read_npy_header(std::span<const std::byte> file);

/// A header of the least version that can hold it, padded as NumPy pads. The type is one of those
/// that `read_npy_header` gives.
std::vector<std::byte> write_npy_header(spec::ScalarType type, std::span<const std::int64_t> shape);

}  // namespace tenor::semantics
