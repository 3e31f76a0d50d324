// SPDX-License-Identifier: Apache-2.0
// How the text of an input says which array it is, beside what its elements are:
// `rand:7,shape=(3,4),strides=(8,1),offset=2`. These parts follow the source
// in any order, single elements (`[0,2]=7`) among them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "semantics/tensor/tensor.h"

namespace tenor::semantics {

struct ArrayText {
  std::string elements;                            ///< the text without the parts: `rand:7,[0,2]=7`
  std::optional<std::vector<std::int64_t>> shape;  ///< without lanes
  std::optional<std::vector<std::int64_t>> strides;  ///< in elements
  std::optional<std::int64_t> offset;                ///< in elements

  bool has_parts() const { return shape || strides || offset; }
};

/// A problem: a part is given twice, or is unknown, or a dimension is negative.
TensorResult<ArrayText> parse_array_text(std::string_view text);

/// The text that is read as `array` again.
std::string to_string(const ArrayText& array);

}  // namespace tenor::semantics
