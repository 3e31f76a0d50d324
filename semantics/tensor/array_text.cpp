// SPDX-License-Identifier: Apache-2.0
#include "semantics/tensor/array_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

namespace tenor::semantics {
namespace {

constexpr std::string_view kShapePart = ",shape=", kStridesPart = ",strides=",
                           kOffsetPart = ",offset=";

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::optional<std::int64_t> parse_int(std::string_view text) {
  std::int64_t number = 0;
  text = trimmed(text);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return {};
  return number;
}

/// `(3,4)`, `(3,)` or `()`.
std::optional<std::vector<std::int64_t>> parse_ints(std::string_view text) {
  if (text.size() < 2 || text.front() != '(' || text.back() != ')') return {};
  text = trimmed(text.substr(1, text.size() - 2));
  std::vector<std::int64_t> numbers;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const auto number = parse_int(text.substr(0, comma));
    if (!number) return {};
    numbers.push_back(*number);
    text = trimmed(text.substr(std::min(comma + 1, text.size())));
  }
  return numbers;
}

std::string show_ints(const std::vector<std::int64_t>& numbers) {
  return fmt::format("({}{})", fmt::join(numbers, ","), numbers.size() == 1 ? "," : "");
}

/// Takes `,key=value` out of the text: the value, up to its bracket or the next comma. Nothing
/// where the text has no such part.
std::optional<std::string> take(std::string& text, std::string_view key) {
  const std::size_t begin = text.find(key);
  if (begin == std::string::npos) return {};
  const std::size_t value = begin + key.size();
  const bool is_list = value < text.size() && text[value] == '(';
  const std::size_t bracket = is_list ? text.find(')', value) : std::string::npos;
  const std::size_t end =
      std::min(bracket == std::string::npos ? text.find(',', value) : bracket + 1, text.size());
  std::string taken = text.substr(value, end - value);
  text.erase(begin, end - begin);
  return taken;
}

TensorProblem refused(std::string_view key, const std::string& value, std::string_view why) {
  return {fmt::format("'{}{}' {}", key.substr(1), value, why)};
}

using Part = std::optional<std::vector<std::int64_t>>;
std::optional<TensorProblem> take_ints(std::string& text, std::string_view key, Part& part) {
  const auto value = take(text, key);
  if (!value) return {};
  part = parse_ints(*value);
  if (!part) return refused(key, *value, "needs 64-bit integers in parentheses: (3,4), (3,) or ()");
  if (text.find(key) != std::string::npos) return refused(key, *value, "is given twice");
  return {};
}

std::optional<TensorProblem> take_offset(ArrayText& array) {
  const auto value = take(array.elements, kOffsetPart);
  if (!value) return {};
  array.offset = parse_int(*value);
  if (!array.offset || *array.offset < 0)
    return refused(kOffsetPart, *value, "is not a number of elements");
  if (array.elements.find(kOffsetPart) != std::string::npos)
    return refused(kOffsetPart, *value, "is given twice");
  return {};
}

}  // namespace

TensorResult<ArrayText> parse_array_text(std::string_view text) {
  ArrayText array{std::string(text), {}, {}, {}};
  if (auto problem = take_ints(array.elements, kShapePart, array.shape)) return *problem;
  if (auto problem = take_ints(array.elements, kStridesPart, array.strides)) return *problem;
  if (auto problem = take_offset(array)) return *problem;
  if (array.shape && std::ranges::any_of(*array.shape, [](auto extent) { return extent < 0; }))
    return refused(kShapePart, show_ints(*array.shape), "has a negative dimension");
  return array;
}

std::string to_string(const ArrayText& array) {
  std::string parts;
  if (array.shape) parts += fmt::format("{}{}", kShapePart, show_ints(*array.shape));
  if (array.strides) parts += fmt::format("{}{}", kStridesPart, show_ints(*array.strides));
  if (array.offset) parts += fmt::format("{}{}", kOffsetPart, *array.offset);
  std::string text = array.elements;
  return text.insert(std::min(text.find(",["), text.size()), parts);
}

}  // namespace tenor::semantics
