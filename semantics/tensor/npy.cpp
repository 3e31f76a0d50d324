// SPDX-License-Identifier: Apache-2.0
#include "semantics/tensor/npy.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "semantics/tensor/npy_header.h"

namespace tenor::semantics {
namespace {

/// Elements stored with the first dimension fastest, put into row-major order.
std::vector<std::byte> to_row_major(std::span<const std::byte> columns, std::size_t size,
                                    std::span<const std::int64_t> shape) {
  std::vector<std::byte> rows(columns.size());
  std::vector<std::int64_t> index(shape.size(), 0);
  std::vector<std::size_t> stride(shape.size(), size);
  for (std::size_t d = 1; d < shape.size(); ++d) {
    stride[d] = stride[d - 1] * static_cast<std::size_t>(shape[d - 1]);
  }
  std::size_t from = 0;
  for (std::size_t to = 0; to < rows.size(); to += size) {
    std::memcpy(&rows[to], &columns[from], size);
    for (std::size_t d = shape.size(); d-- > 0;) {  // the next index, the last dimension fastest
      from += stride[d];
      if (++index[d] < shape[d]) break;
      from -= stride[d] * static_cast<std::size_t>(shape[d]);
      index[d] = 0;
    }
  }
  return rows;
}

void swap_bytes(std::span<std::byte> data, std::size_t size) {
  for (std::size_t i = 0; i < data.size(); i += size) std::ranges::reverse(data.subspan(i, size));
}

/// A Bool is 0 or 1, whatever byte stood for true.
void normalise_booleans(std::span<std::byte> data) {
  for (std::byte& b : data) b = b == std::byte{0} ? std::byte{0} : std::byte{1};
}

}  // namespace

TensorResult<Tensor> read_npy(std::span<const std::byte> file, std::size_t budget) {
  TensorResult<NpyHeader> head = read_npy_header(file);
  if (const TensorProblem* problem = problem_of(head)) return *problem;
  NpyHeader& header = std::get<NpyHeader>(head);
  const spec::DataType dtype{header.type};
  const std::size_t size = header.type.bytes(), available = file.size() - header.data_begin;
  const std::optional<std::size_t> bytes = byte_count(dtype, header.shape, budget);
  if (!bytes) return TensorProblem{fmt::format("the array takes more than {} bytes", budget)};
  if (*bytes > available) {
    return TensorProblem{fmt::format("the array is truncated: it has {} bytes of elements, not {}",
                                     available, *bytes)};
  }
  const auto elements = file.subspan(header.data_begin, *bytes);
  Tensor tensor{dtype, std::move(header.shape), {}};
  if (header.fortran_order)
    tensor.data = to_row_major(elements, size, tensor.shape);
  else
    tensor.data.assign(elements.begin(), elements.end());
  if (header.big_endian) swap_bytes(tensor.data, size);
  if (dtype.is_bool()) normalise_booleans(tensor.data);
  return tensor;
}

TensorResult<std::vector<std::byte>> write_npy(const Tensor& tensor) {
  const std::optional<std::size_t> bytes =
      byte_count(tensor.dtype, tensor.shape, tensor.data.size());
  if (!spec::has_values(tensor.dtype.scalar) || tensor.dtype.is_handle() || tensor.dtype.scalable) {
    return TensorProblem{
        fmt::format("an array of {} cannot be written", spec::to_string(tensor.dtype))};
  }
  if (bytes != tensor.data.size()) {
    return TensorProblem{
        fmt::format("the array's shape does not match its {} bytes", tensor.data.size())};
  }
  std::vector<std::byte> file = write_npy_header(tensor.dtype.scalar, scalar_shape(tensor));
  file.insert(file.end(), tensor.data.begin(), tensor.data.end());
  return file;
}

TensorResult<std::vector<std::byte>> read_file(const std::string& path, std::size_t budget) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) {
    return TensorProblem{fmt::format("{} is not a file", path)};
  }
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  if (error || size > budget) {
    return TensorProblem{fmt::format("{} takes more than {} bytes", path, budget)};
  }
  std::ifstream stream(path, std::ios::binary);
  std::vector<std::byte> bytes(static_cast<std::size_t>(size));
  if (!stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size))) {
    return TensorProblem{fmt::format("{} cannot be read", path)};
  }
  return bytes;
}

}  // namespace tenor::semantics
