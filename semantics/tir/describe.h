// SPDX-License-Identifier: Apache-2.0
// Sentences about machine states, for rules that stop the run.
#pragma once

#include <fmt/format.h>

#include "semantics/tir/language.h"
#include "spec/text/print.h"

namespace tenor::semantics {

/// `C[4, i]` with the indices' values, the last one of `lane`.
template <class D>
std::string show_access(const spec::Buffer* b, const typename D::Value* indices,
                        std::uint32_t lane) {
  std::string text = std::string(b->name) + "[";
  for (std::size_t k = 0; k < b->shape.size(); ++k)
    text += (k ? ", " : "") + D::show(indices[k + 1 < b->shape.size() ? k : k + lane]);
  return text + (b->shape.empty() ? "()]" : "]");
}

/// Why `e`, the redex's operand, which ought to decide, has no value: `the condition A[0] was never
/// written`.
std::string lacks_value(const auto& r, std::string_view what, const spec::PrimExpr* e) {
  constexpr const char* kWhy[] = {
      "was never written", "was read from a byte that is neither 0 nor 1, so not a Bool (TIR-D44)"};
  return fmt::format("{}{} {}", what, spec::print(e), kWhy[r.d.is_no_bool(r.operands()[0])]);
}

/// An integer of the machine, as a value is shown.
template <class D>
std::string show_index(typename D::Index i) {
  return D::show(D::value_of(i, spec::int_type(64).scalar));
}

/// `(4, 8)`: the extents are every `step`th value.
std::string show_extents(const auto& r, const auto* extents, std::size_t rank, std::size_t step) {
  std::string text;
  for (std::size_t k = 0; k < rank; ++k) text += (k == 0 ? "" : ", ") + r.d.show(extents[k * step]);
  return fmt::format("({}{})", text, rank == 1 ? "," : "");
}

/// `the elements 0 to 3` or `the shape (4, 8)`, as the buffer's view has it now.
template <class L, class D>
std::string show_bounds(const MachineOf<L, D>& m, const spec::Buffer* b) {
  const auto view = m.view(b);
  if (view.rank() == 1) {
    const auto low = view.low(0), high = view.high(0);
    if (D::known(D::less(low, high)) == false) return "no elements";
    return fmt::format("the elements {} to {}", show_index<D>(low),
                       show_index<D>(D::add(high, D::index_of(-1))));
  }
  std::string text = "the shape (";
  for (std::size_t k = 0; k < view.rank(); ++k)
    text += fmt::format("{}{}", k ? ", " : "", show_index<D>(view.high(k)));
  return text + ")";
}

}  // namespace tenor::semantics
