// SPDX-License-Identifier: Apache-2.0
// What a model returned, part by part: `result`, or of a tuple `result.0`, `result.1.0`.
#pragma once

#include <string_view>

#include "semantics/relax/host_value.h"
#include "semantics/run/invoke.h"

namespace tenor::semantics {

/// A part of a value that is not a tuple, or an empty one.
struct ValuePart {
  std::string name;
  const relax::HostValue* value = nullptr;
};

/// What the returned value is called: `result`, with more underlines than any parameter has.
std::string name_of_result(const std::vector<std::string>& parameters);

/// Is it the part of that name, or inside it: `result.1.0` is in `result.1`?
bool is_in(const ValuePart& part, std::string_view name);

/// The parts of `value`, which is called `name`, from left to right.
std::vector<ValuePart> parts_of(const relax::HostValue& value, const std::string& name);

/// The part as an array, where it is one: a tensor; a cache as its rows; a shape as a row of int64,
/// a number as an array without dimensions.
std::optional<ArrayResult> array_of(const ValuePart& part);

/// What kind of value a part is that is not a tensor, and the value: `shape (3, 4)`, `int64 7`.
std::string text_of(const relax::HostValue& value);

}  // namespace tenor::semantics
