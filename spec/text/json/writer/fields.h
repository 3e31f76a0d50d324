// SPDX-License-Identifier: Apache-2.0
// The text of one node's fields. A number that stands for a node differs from an integer by the
// method that writes it, as layout.h says it of the field.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tenor::spec::json {

using NodeIndex = std::size_t;

class Fields {
 public:
  Fields& node(std::string_view name, NodeIndex index);
  Fields& integer(std::string_view name, std::int64_t value);
  Fields& truth(std::string_view name, bool value);
  Fields& real(std::string_view name, double value);
  /// Of ASCII: a datatype.
  Fields& text(std::string_view name, std::string_view value);

  /// `{"a": 1, "b": 2}`.
  std::string json() const { return "{" + text_ + "}"; }

 private:
  Fields& put(std::string_view name, std::string_view value);

  std::string text_;
};

/// `[1, 2]`.
std::string json_list(std::span<const NodeIndex> items);

/// As the compiler writes it, in words where it is not finite.
std::string json_number(double value);

}  // namespace tenor::spec::json
