// SPDX-License-Identifier: Apache-2.0
// Sums of products as subscripts write them: "ij,jk->ik". A letter is one size in all operands, but
// for 1; "..." stands for the dimensions that have no letter, which are broadcast.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// "..." as one of the labels.
constexpr char kOthers = '.';

/// The labels of each operand and of the result.
struct Subscripts {
  std::vector<std::string> operands;
  std::string result;
};

bool are_labels(const std::string& labels) {
  return std::ranges::count(labels, kOthers) <= 1 && std::ranges::all_of(labels, [](char c) {
           return c == kOthers || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
         });
}

/// The result where none is written: what is not in a letter, then the letters that occur once.
std::string result_of(const std::string& operands) {
  std::string result;
  for (const char c : operands)
    if (c != ',' && c != kOthers && std::ranges::count(operands, c) == 1) result += c;
  std::ranges::sort(result);
  return (operands.find(kOthers) == std::string::npos ? "" : std::string(1, kOthers)) + result;
}

/// Nothing where the text is no subscripts.
std::optional<Subscripts> parse(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with("..."))
      i += 2, plain += kOthers;
    else if (text[i] == kOthers)
      return std::nullopt;
    else if (text[i] != ' ')
      plain += text[i];
  }
  const std::size_t arrow = plain.find("->");
  Subscripts found;
  std::string operands = plain.substr(0, arrow);
  found.result = arrow == std::string::npos ? result_of(operands) : plain.substr(arrow + 2);
  for (std::size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
    end = operands.find(',', begin);
    found.operands.push_back(operands.substr(begin, end - begin));
  }
  for (const char c : found.result)
    if (std::ranges::count(found.result, c) > 1 || operands.find(c) == std::string::npos)
      return std::nullopt;
  if (!are_labels(found.result) || !std::ranges::all_of(found.operands, are_labels))
    return std::nullopt;
  return found;
}

/// What the labels stand for: one dimension each, for the rest any number.
class Sizes {
 public:
  explicit Sizes(OperatorCall& op) : op_(op) { sizes_[kOthers] = shape_of(Dimensions{}); }

  /// False after the operand was rejected.
  bool add(const Operand& x, const std::string& labels) {
    const bool has_rest = labels.find(kOthers) != std::string::npos;
    const int letters = static_cast<int>(labels.size()) - has_rest;
    if (!(has_rest ? has_rank_from(op_, 0, x, letters) : has_rank(op_, 0, x, letters)))
      return false;
    auto next = x.dimensions() ? x.dimensions()->begin() : Dimensions::const_iterator();
    for (const char label : labels) {
      const int count = label == kOthers ? x.ndim() - letters : 1;
      Shape part = x.shape.has_rank() || label != kOthers ? shape_of_rank(count) : Shape{};
      if (x.dimensions()) {
        part = shape_of(Dimensions(next, next + count));
        next += count;
      }
      if (!join(label, part)) return false;
    }
    return true;
  }

  /// The dimensions that the labels stand for.
  Shape of(const std::string& labels) const {
    Dimensions dimensions;
    int ndim = 0;
    for (const char label : labels) {
      const Shape& part = sizes_.at(label);
      if (!part.has_rank()) return {};
      ndim += part.ndim;
      if (part.dimensions)
        dimensions.insert(dimensions.end(), part.dimensions->begin(), part.dimensions->end());
    }
    return static_cast<int>(dimensions.size()) == ndim ? shape_of(std::move(dimensions))
                                                       : shape_of_rank(ndim);
  }

 private:
  bool join(char label, const Shape& part) {
    const auto [place, is_new] = sizes_.try_emplace(label, part);
    if (is_new) return true;
    const auto both = broadcast(op_, 0, place->second, part);
    if (both) place->second = *both;
    return both.has_value();
  }

  OperatorCall& op_;
  std::map<char, Shape> sizes_;
};

const StructInfo* derive_einsum(OperatorCall& op) {
  const auto all = tensor_tuple(op, 0);
  if (!all) return nullptr;
  const auto subscripts = parse(text(op, "subscripts"));
  if (!subscripts)
    return op.reject(0, fmt::format("\"{}\" are no subscripts", text(op, "subscripts")));
  if (!all->fields) return tensor(op, Shape{}, void_type());
  if (all->fields->size() != subscripts->operands.size())
    return op.reject(0, fmt::format("{} operands for {} subscripts", all->fields->size(),
                                    subscripts->operands.size()));
  const auto dtype = common_dtype(op, *all->fields);
  const auto device = dtype ? common_device(op, *all->fields) : std::nullopt;
  if (!device) return nullptr;
  Sizes sizes(op);
  for (std::size_t i = 0; i < all->fields->size(); ++i)
    if (!sizes.add((*all->fields)[i], subscripts->operands[i])) return nullptr;
  return tensor(op, sizes.of(subscripts->result), *dtype, *device);
}

constexpr Parameter kEinsumParameters[] = {{"operands", kTensors}, {"subscripts", kAttribute}};

constexpr Operator kOperators[] = {
    {"einsum", kEinsumParameters, Purity::kPure, derive_einsum},
};

}  // namespace

std::span<const Operator> einsum_operators() { return kOperators; }

}  // namespace tenor::spec::relax
