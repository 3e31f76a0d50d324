// SPDX-License-Identifier: Apache-2.0
// Inputs that are not written down: drawn, counted or filled. The same on every machine: the source
// of bits is splitmix64, and no library's distribution is asked.
//
// A float is mixed in [-4, 4]: a quarter of them are whole numbers, a quarter multiples of 1/16
// (sums and products of these are exact, so that a wrong element shows as itself), and half have
// all the bits of their format. An integer is in [0, 8), so that gathers stay inside; a Bool is 0
// or 1. At the edges, half of the elements are drawn so, and half are where formats end: zeros of
// both signs, subnormals, the least and the greatest numbers, infinities and NaN.
#pragma once

#include <string_view>

#include "semantics/tensor/tensor.h"

namespace tenor::semantics {

/// splitmix64: a counter and a mixing of its bits.
class Generator {
 public:
  explicit Generator(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next();
  /// A number below `end`, by the high half of a product; `end` is at least 1.
  std::uint32_t below(std::uint32_t end);

 private:
  std::uint64_t state_;
};

/// The seed of the input called `name` where a run's seed is `seed`: inputs of one run differ, and
/// adding one changes no other.
std::uint64_t seed_of(std::uint64_t seed, std::string_view name);

/// One scalar of that type, as bits.
std::uint64_t draw_scalar(spec::ScalarType type, Generator& generator);

/// The same, but of a floating type an integer of -4 to 4: few such sums and products round.
std::uint64_t draw_whole(spec::ScalarType type, Generator& generator);

/// One as `draw_scalar` does, or a value at an edge of the type.
std::uint64_t draw_edge(spec::ScalarType type, Generator& generator);

/// An array of drawn elements. A problem: it is too large, or its datatype has no values to draw.
TensorResult<Tensor> draw(const spec::DataType& dtype, std::vector<std::int64_t> shape,
                          std::uint64_t seed, std::size_t budget = kTensorBudget);

/// The array that `source` describes: `rand:SEED`, `whole:SEED`, `edge:SEED`, `index:N:SEED`
/// (numbers below N), `iota` (0, 1, 2, and so on in row-major order, wrapping or rounding in its
/// datatype), `fill:V` (a number, `true`, `false`, `inf`, `-inf` or `nan`). Elements may follow
/// that are others: `iota,[0,2]=7,[1,0]=-1`, with the lane as the last index where elements are
/// vectors.
TensorResult<Tensor> make_tensor(std::string_view source, const spec::DataType& dtype,
                                 std::vector<std::int64_t> shape,
                                 std::size_t budget = kTensorBudget);

/// Does `source` have one of the forms above, to its first colon?
bool is_tensor_source(std::string_view source);

}  // namespace tenor::semantics
