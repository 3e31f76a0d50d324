// SPDX-License-Identifier: Apache-2.0
// Sums of products with a letter for each axis. The operands of a product are multiplied from the
// left, and the products added one by one, in the order in which the letters first occur, starting
// at 0: the order is a freedom of the operator. In the datatype of the result. Ledger RLX-D49.
#include "spec/relax/op/einsum.h"

#include <algorithm>
#include <map>

#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

using spec::relax::kEllipsis;

/// How many axes the ellipsis of an operand has.
int ellipsis_width(const std::string& labels, const Array& x) {
  return labels.find(kEllipsis) == std::string::npos
             ? 0
             : x.ndim() - static_cast<int>(labels.size()) + 1;
}

/// A value for each axis of each label, counted from the end for an ellipsis.
using LabelIndices = std::map<char, Index>;

/// The element of an operand; an axis of 1 is broadcast.
Scalar element_of(const Array& x, const std::string& labels, const LabelIndices& at) {
  Index index;
  for (const char label : labels) {
    const Index& all = at.at(label);
    const auto width = label == kEllipsis ? static_cast<std::size_t>(ellipsis_width(labels, x)) : 1;
    index.insert(index.end(), all.end() - static_cast<std::ptrdiff_t>(width), all.end());
  }
  return x.broadcast(index);
}

/// The letters that are summed over, and their extents.
std::map<char, std::int64_t> extents_of(Kernel& k, const spec::relax::Equation& equation) {
  std::map<char, std::int64_t> found;
  for (std::size_t n = 0; n < equation.operands.size(); ++n) {
    const Array& x = k.fields(0)[n];
    int axis = 0;
    for (const char label : equation.operands[n]) {
      if (label == kEllipsis) {
        axis += ellipsis_width(equation.operands[n], x);
        continue;
      }
      std::int64_t& extent = found.try_emplace(label, 1).first->second;
      extent = std::max(extent, x.extent(axis++));
    }
  }
  return found;
}

void einsum(Kernel& k) {
  const auto equation = spec::relax::einsum_equation(k.text("subscripts"));
  if (!equation) return k.refuse("subscripts");
  const auto extents = extents_of(k, *equation);
  std::string summed;
  Extents over;
  for (const std::string& labels : equation->operands)
    for (const char label : labels) {
      if (label == kEllipsis || (equation->result + summed).find(label) != std::string::npos)
        continue;
      summed += label;
      over.push_back(extents.at(label));
    }
  const auto wide = k.out().ndim() - static_cast<std::ptrdiff_t>(equation->result.size()) + 1;
  k.fill(k.out(), [&](const Index& i) {
    LabelIndices at;
    auto next = i.begin();
    for (const char label : equation->result) {
      const auto width = label == kEllipsis ? wide : 1;
      at[label] = Index(next, next + width);
      next += width;
    }
    return k.sum(k.out().dtype(), over, [&](const Index& j) {
      for (std::size_t n = 0; n < summed.size(); ++n) at[summed[n]] = {j[n]};
      Scalar product = element_of(k.fields(0)[0], equation->operands[0], at);
      for (std::size_t n = 1; n < equation->operands.size(); ++n)
        product = product * element_of(k.fields(0)[n], equation->operands[n], at);
      return product;
    });
  });
}

constexpr OperatorWriter kEinsumBodies[] = {
    {"einsum", einsum},
};

}  // namespace

std::span<const OperatorWriter> einsum_bodies() { return kEinsumBodies; }

}  // namespace tenor::semantics::relax
