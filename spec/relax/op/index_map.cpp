// SPDX-License-Identifier: Apache-2.0
// A reader of the lambdas of index maps. Each index is known by its extent: it takes the values
// from 0 up to that, which is how the sum of a scaled and a plain index gets its own.
#include "spec/relax/op/index_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "spec/text/printer/printer.h"

namespace tenor::spec::relax {
namespace {

/// An index or part of one: its extent, and its value where it is a literal. Null: not understood.
struct Index {
  const PrimExpr* extent = nullptr;
  std::optional<std::int64_t> value = std::nullopt;
};

class MapReader {
 public:
  MapReader(OperatorCall& op, std::string_view text, const std::optional<Dimensions>& extents)
      : op_(op), rest_(text), extents_(extents) {}

  std::size_t rank() const { return names_.size(); }

  /// The extents of the results; nothing where the text is not understood as a map of the extents.
  std::optional<std::vector<Index>> read() {
    const std::size_t start = rest_.find("lambda");
    if (start == std::string_view::npos) return std::nullopt;
    rest_.remove_prefix(start + 6);
    while (!take(":")) {
      const std::string_view name = word();
      if (name.empty()) return std::nullopt;
      names_.push_back(name);
      take(",");
    }
    if (extents_ && rank() != extents_->size()) return std::nullopt;
    return results();
  }

 private:
  std::optional<std::vector<Index>> results() {
    std::vector<Index> found;
    const bool several = take("(") || take("[");
    do {
      if (several && (take(")") || take("]"))) return found;
      if (rest_.starts_with("IndexMap.AXIS_SEPARATOR") || rest_.starts_with("T.AXIS_SEPARATOR")) {
        rest_.remove_prefix(rest_.find("SEPARATOR") + 9);
        continue;
      }
      found.push_back(sum());
    } while (take(","));
    if (several && !take(")") && !take("]")) return std::nullopt;
    return found;
  }

  void skip() {
    while (!rest_.empty() && std::isspace(static_cast<unsigned char>(rest_.front())))
      rest_.remove_prefix(1);
  }
  bool take(std::string_view token) {
    skip();
    if (!rest_.starts_with(token)) return false;
    rest_.remove_prefix(token.size());
    skip();
    return true;
  }
  std::string_view word() {
    skip();
    std::size_t n = 0;
    while (n < rest_.size() && (std::isalnum(static_cast<unsigned char>(rest_[n])) ||
                                rest_[n] == '_' || rest_[n] == '.'))
      ++n;
    const std::string_view found = rest_.substr(0, n);
    rest_.remove_prefix(n);
    return found;
  }

  Index sum() {
    Index left = product();
    while (take("+")) {
      const Index right = product();
      if (!left.extent || !right.extent) {
        left = {};
        continue;
      }
      const PrimExpr* both = combine(op_, DimensionOp::kAdd, left.extent, right.extent);
      left = {combine(op_, DimensionOp::kSub, both, std::int64_t{1})};
    }
    return left;
  }

  Index product() {
    Index left = atom();
    for (;;) {
      if (take("//"))
        left = divided(left, atom());
      else if (take("%"))
        left = remainder(left, atom());
      else if (take("*"))
        left = scaled(left, atom());
      else
        return left;
    }
  }

  Index divided(const Index& a, const Index& by) {
    if (!a.extent || !by.value || *by.value < 1) return {};
    const PrimExpr* last = combine(op_, DimensionOp::kAdd, a.extent, *by.value - 1);
    return {combine(op_, DimensionOp::kFloorDiv, last, *by.value)};
  }
  Index remainder(const Index& a, const Index& by) {
    if (!a.extent || !by.value || *by.value < 1) return {};
    return {dimension(op_, *by.value)};
  }
  Index scaled(const Index& a, const Index& b) {
    const Index& index = b.value ? a : b;
    const auto factor = b.value ? b.value : a.value;
    if (!index.extent || !factor || *factor < 1) return {};
    const PrimExpr* last = combine(op_, DimensionOp::kSub, index.extent, std::int64_t{1});
    last = combine(op_, DimensionOp::kMul, last, *factor);
    return {combine(op_, DimensionOp::kAdd, last, std::int64_t{1})};
  }

  Index atom() {
    if (depth_ > kDeepest) return rest_ = {}, Index{};
    if (take("(")) {
      ++depth_;
      const Index inner = sum();
      --depth_;
      return take(")") ? inner : (rest_ = {}, Index{});
    }
    const std::string_view name = word();
    const auto place = std::ranges::find(names_, name);
    if (place != names_.end() && !extents_) return {};
    if (place != names_.end())
      return {(*extents_)[static_cast<std::size_t>(place - names_.begin())]};
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), value);
    if (error == std::errc() && end == name.data() + name.size()) return {dimension(op_, 1), value};
    return rest_ = {}, Index{};
  }

  static constexpr int kDeepest = 64;

  OperatorCall& op_;
  std::string_view rest_;
  const std::optional<Dimensions>& extents_;
  std::vector<std::string_view> names_;
  int depth_ = 0;
};

}  // namespace

std::string index_map_text(const Object& map) {
  if (map.kind == Object::Kind::kText) return std::string(map.text);
  const printer::Setting plain_numbers{Generation::kNested, {}, true, true};
  return printer::Printer(plain_numbers, printer::Homes()).value(map);
}

std::optional<Shape> mapped_shape(OperatorCall& op, std::string_view map, const Shape& shape) {
  MapReader reader(op, map, shape.dimensions);
  const auto indices = reader.read();
  if (shape.has_rank() && reader.rank() != 0 &&
      reader.rank() != static_cast<std::size_t>(shape.ndim)) {
    op.reject(0, fmt::format("the map of {} indices is given a tensor of rank {}", reader.rank(),
                             shape.ndim));
    return std::nullopt;
  }
  if (!indices) return Shape{};
  Dimensions result;
  for (const Index& index : *indices) {
    if (!index.extent) return shape_of_rank(static_cast<int>(indices->size()));
    result.push_back(index.extent);
  }
  return shape_of(std::move(result));
}

}  // namespace tenor::spec::relax
