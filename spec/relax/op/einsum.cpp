// SPDX-License-Identifier: Apache-2.0
// Sums of products, with a letter for each axis: `ij,jk->ik`. An ellipsis stands for the axes that
// have no letter, which are broadcast; without an arrow the result has the letters that occur once.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/einsum.h"

#include <fmt/format.h>

#include <map>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr std::string_view kArrow = "->";

bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }

/// The labels of one operand; nothing where the text is something else.
std::optional<std::string> labels_of(std::string_view text) {
  std::string labels;
  while (!text.empty()) {
    const bool ellipsis = text.starts_with("...");
    if (!ellipsis && !is_letter(text.front())) return std::nullopt;
    if (ellipsis && labels.find(kEllipsis) != std::string::npos) return std::nullopt;
    labels += ellipsis ? kEllipsis : text.front();
    text.remove_prefix(ellipsis ? 3 : 1);
  }
  return labels;
}

std::string implied_result(const Equation& equation) {
  std::string letters, joined;
  for (const std::string& one : equation.operands) joined += one;
  for (const char label : joined)
    if (label == kEllipsis || equation.count(label) == 1) letters += label;
  std::ranges::sort(letters);  // the ellipsis comes before all letters
  const auto [again, end] = std::ranges::unique(letters);
  letters.erase(again, end);
  return letters;
}

/// Each label of the result once, and among those of the operands; all of the ellipsis.
bool is_result(const Equation& equation) {
  for (const char label : equation.result)
    if (equation.count(label) == 0 || std::ranges::count(equation.result, label) > 1) return false;
  return equation.count(kEllipsis) == 0 || equation.result.find(kEllipsis) != std::string::npos;
}

}  // namespace

std::optional<Equation> einsum_equation(std::string_view written) {
  std::string text(written);
  std::erase(text, ' ');
  const std::size_t arrow = text.find(kArrow);
  std::string_view rest = std::string_view(text).substr(0, arrow);
  Equation equation;
  for (bool more = true; more;) {
    const std::size_t comma = rest.find(',');
    const auto labels = labels_of(rest.substr(0, comma));
    if (!labels) return std::nullopt;
    equation.operands.push_back(*labels);
    more = comma != std::string_view::npos;
    if (more) rest.remove_prefix(comma + 1);
  }
  const auto result = arrow == std::string::npos
                          ? implied_result(equation)
                          : labels_of(std::string_view(text).substr(arrow + kArrow.size()));
  if (!result) return std::nullopt;
  equation.result = *result;
  return is_result(equation) ? std::optional(equation) : std::nullopt;
}

namespace {

/// What is known of the axes of each label; an ellipsis has any number of them.
using LabelExtents = std::map<char, Shape>;

bool join(OperatorCall& op, LabelExtents& extents, char label, const Shape& shape) {
  const auto [place, is_new] = extents.emplace(label, shape);
  if (is_new) return true;
  const auto both = broadcast(op, 0, place->second, shape);
  if (both) place->second = *both;
  return both.has_value();
}

/// Joins what one operand says of its labels. False after it was rejected.
bool add_operand(OperatorCall& op, const std::string& labels, const Operand& x,
                 LabelExtents& extents) {
  const bool ellipsis = labels.find(kEllipsis) != std::string::npos;
  const int letters = static_cast<int>(labels.size()) - (ellipsis ? 1 : 0);
  const int rest = x.ndim() - letters;
  if (x.shape.has_rank() && (ellipsis ? rest < 0 : rest != 0)) {
    op.reject(0, fmt::format("{} letters for a tensor of rank {}", letters, x.ndim()));
    return false;
  }
  int axis = 0;
  for (const char label : labels) {
    const int width = label == kEllipsis ? rest : 1;
    Shape shape = label != kEllipsis   ? shape_of_rank(1)
                  : x.shape.has_rank() ? shape_of_rank(width)
                                       : Shape{};
    if (x.dimensions())
      shape = shape_of(
          Dimensions(x.dimensions()->begin() + axis, x.dimensions()->begin() + axis + width));
    axis += width;
    if (!join(op, extents, label, shape)) return false;
  }
  return true;
}

/// The axes of the labels one after the other.
Shape joined(const std::string& labels, const LabelExtents& extents) {
  Dimensions dimensions;
  int ndim = 0;
  bool known = true;
  for (const char label : labels) {
    const Shape& shape = extents.at(label);
    if (!shape.has_rank()) return {};
    ndim += shape.ndim;
    known = known && shape.dimensions;
    if (known)
      dimensions.insert(dimensions.end(), shape.dimensions->begin(), shape.dimensions->end());
  }
  return known ? shape_of(std::move(dimensions)) : shape_of_rank(ndim);
}

const StructInfo* derive_einsum(OperatorCall& op) {
  const auto equation = einsum_equation(text(op, "subscripts"));
  if (!equation)
    return op.reject(op.size(),
                     fmt::format("\"{}\" is not an einsum expression", text(op, "subscripts")),
                     "give letters for each operand and the result: ij,jk->ik");
  const auto tuple = tensor_tuple(op, 0);
  if (!tuple) return nullptr;
  if (!tuple->fields) return tensor(op, Shape{}, void_type());
  const Operands& all = *tuple->fields;
  if (all.size() != equation->operands.size())
    return op.reject(0, fmt::format("{} operands in \"{}\"", all.size(), text(op, "subscripts")));
  const auto dtype = common_dtype(op, all);
  const auto device = dtype ? common_device(op, all) : std::nullopt;
  if (!device) return nullptr;
  LabelExtents extents;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!add_operand(op, equation->operands[i], all[i], extents)) return nullptr;
  return tensor(op, joined(equation->result, extents), *dtype, *device);
}

constexpr Parameter kEinsumParameters[] = {{"operands", kTensors}, {"subscripts", kAttribute}};

constexpr Operator kEinsumOperators[] = {
    {"einsum", kEinsumParameters, Purity::kPure, derive_einsum},
};

}  // namespace

std::span<const Operator> einsum_operators() { return kEinsumOperators; }

}  // namespace tenor::spec::relax
