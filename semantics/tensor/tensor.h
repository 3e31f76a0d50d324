// SPDX-License-Identifier: Apache-2.0
// Arrays as they come in and go out: what a DLTensor of TIR/DLTensor holds, row-major and packed,
// without strides, offsets or sharing. A Bool takes a byte (TIR-D72).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "spec/ir/datatype.h"

namespace tenor::semantics {

struct Tensor {
  spec::DataType dtype;
  std::vector<std::int64_t> shape;
  std::vector<std::byte> data;  ///< little-endian elements, the last dimension fastest

  friend bool operator==(const Tensor&, const Tensor&) = default;
};

/// Why an array could not be read, written or made: one clause of a sentence, of the outside's
/// doing.
struct TensorProblem {
  std::string message;
};

/// A value or what stood against it.
template <class T>
using TensorResult = std::variant<T, TensorProblem>;

/// What stood against it, or null.
template <class T>
const TensorProblem* problem_of(const TensorResult<T>& result) {
  return std::get_if<TensorProblem>(&result);
}

/// Bytes that a tensor may take by default: the memory budget of a run.
inline constexpr std::size_t kTensorBudget = std::size_t{4} << 30;

/// Elements of an array of that shape; nothing if an extent is negative or the product is not an
/// int64.
std::optional<std::size_t> element_count(std::span<const std::int64_t> shape);

/// Bytes of an array of that shape whose elements (vectors of all lanes) are of `dtype`; nothing
/// also where they are more than `budget`.
std::optional<std::size_t> byte_count(const spec::DataType& dtype,
                                      std::span<const std::int64_t> shape,
                                      std::size_t budget = kTensorBudget);

/// Scalar number `index` of little-endian elements of that type: its bits, as numeric/ has them.
std::uint64_t load_scalar(spec::ScalarType type, std::span<const std::byte> data,
                          std::size_t index);
void store_scalar(spec::ScalarType type, std::span<std::byte> data, std::size_t index,
                  std::uint64_t bits);

/// Elements that a file has as bytes become those of `type`, if that is a small float or an integer
/// of four bits, for which NumPy has no type: a byte an element. Nothing changes where one of them
/// has bits that `type` lacks.
void take_raw_bytes(Tensor& tensor, spec::ScalarType type);

/// The shape of an array's scalars: lanes are a last dimension where there is more than one.
std::vector<std::int64_t> scalar_shape(const spec::DataType& dtype,
                                       std::vector<std::int64_t> shape);
inline std::vector<std::int64_t> scalar_shape(const Tensor& tensor) {
  return scalar_shape(tensor.dtype, tensor.shape);
}
/// The index of scalar number `i` in that shape.
std::vector<std::int64_t> index_of(const std::vector<std::int64_t>& shape, std::size_t i);

/// `(4,)`, `[2, 3]`.
std::string show_shape(const std::vector<std::int64_t>& shape);
std::string show_index(const std::vector<std::int64_t>& index);

}  // namespace tenor::semantics
