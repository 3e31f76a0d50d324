// SPDX-License-Identifier: Apache-2.0
// AllocateConst. TIR/Deprecated/b3; ledger TIR-D19, D80, D83.
//
// In the inference rules, x is the buffer_var, m the new memory, n1, ..., nk its extents, and v the
// given elements.
#pragma once

#include "semantics/tir/stmt/allocate.h"

namespace tenor::semantics {

/// An AllocateConst evaluates its extents and then its elements.
///     TIR-D80 as intended
///   --------------------------------------------------------
///   <ExecAllocateConst(x[e1, ..., ek], data, s) . K, M>  -->
///         <e1 . ... . ek . data . AllocateConstReady . K, M>
struct AllocateConstOperands {
  static constexpr RuleInfo info{"TIR-AllocateConst-data", clauses("TIR-D80", "TIR/Deprecated/b3"),
                                 intended("TIR-D80")};
  static void then(At<ExecAllocateConst> auto& r) {
    r->evaluate_then(AllocateConstReady{{r.node}}, r.node->extents, r.node->data);
  }
};

/// AllocateConst is deprecated, so it has no meaning.
///     TIR-D80 as written
///   ------------------------------------------------------------
///   <ExecAllocateConst(x[e1, ..., ek], data, s) . K, M>  -->  S-DEPRECATED
struct AllocateConstDeprecated {
  static constexpr RuleInfo info{"TIR-AllocateConst-unsupported",
                                 clauses("TIR/Deprecated/b3", "TIR-D80"), Code::S_DEPRECATED,
                                 as_written("TIR-D80")};
  static std::string describe(const At<ExecAllocateConst> auto& r) {
    return fmt::format("the AllocateConst of {} is deprecated", r.node->buffer_var->name_hint);
  }
};
template <>
struct RulesOf<ExecAllocateConst> : Rules<AllocateConstDeprecated, AllocateConstOperands> {};

template <class D>
struct ConstantFacts : ExtentFacts<D> {
  typename D::Truth filled = D::truth(true);  ///< by the given elements
};
auto facts_of(const At<AllocateConstReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  ConstantFacts<D> facts;
  boost::container::small_vector<typename D::Index, 4> extents;
  for (std::size_t k = 0; k < r.node->extents.size(); ++k)
    extents.push_back(D::index(r.operands()[k]));
  facts.add(*r, r.operands(), extents.size(), r.node->dtype);
  facts.filled = D::product_is({extents.data(), extents.size()}, [&](std::uint64_t elements) {
    const std::uint64_t lanes = std::max<std::uint32_t>(1, r.node->dtype.lanes);
    return r.node->data.size() % lanes == 0 && elements == r.node->data.size() / lanes;
  });
  return facts;
}
inline std::string_view allocated_name(const AllocateConstReady& f) {
  return f.node->buffer_var->name_hint;
}

/// The variable points to new memory for the body, which holds the constant and cannot be written.
///     0 <= n1, ..., 0 <= nk, v has n1 * ... * nk elements, m fits the memory budget
///   ------------------------------------------------------------
///   <AllocateConstReady(x[n1, ..., nk], v, s) . K, M>  -->
///         <s . ScopeEnd(m) . K, (M + m)[m := v, x := m]>
struct AllocateConstMemory {
  static constexpr RuleInfo info{"TIR-AllocateConst", clauses("TIR-D80", "TIR/Deprecated/b3")};
  static Truth auto when(const At<AllocateConstReady> auto& r) { return r.usable() & r.filled; }
  static void then(At<AllocateConstReady> auto& r) {
    auto& memory = allocate_variable(r);
    memory.constant = true;
    const auto* data = r.operands() + r.node->extents.size();
    for (std::size_t i = 0; i < r.node->data.size(); ++i)
      memory.storage.set(r.node->dtype.scalar, i, data[i]);
    open_scope(r, r.node->buffer_var);
    r->execute(r.node->body);
  }
};

/// An extent without a value gives no size.
///     some extent nj = indeterminate
///   ------------------------------------------------------------
///   <AllocateConstReady(x[n1, ..., nk], v, s) . K, M>  -->  U-INDETERMINATE
struct AllocateConstIndeterminate : IndeterminateExtent<AllocateConstReady> {
  static constexpr RuleInfo info{"TIR-AllocateConst-indeterminate", clauses("TIR-D19", "TIR-D80"),
                                 Code::U_INDETERMINATE};
};

/// The given elements do not fill the extents.
///     no extent is indeterminate, and some extent nj < 0,
///     or m fits the memory budget and v does not have n1 * ... * nk elements
///   ------------------------------------------------------------
///   <AllocateConstReady(x[n1, ..., nk], v, s) . K, M>  -->  O-EXTENT
struct AllocateConstExtents {
  static constexpr RuleInfo info{"TIR-AllocateConst-extents", clauses("TIR-D80", "TIR-D83"),
                                 Code::O_EXTENT};
  static Truth auto when(const At<AllocateConstReady> auto& r) {
    return r.negative() | (r.usable() & !r.filled);
  }
  static std::string describe(const At<AllocateConstReady> auto& r) {
    return fmt::format("the extents of {} do not match its {} elements",
                       r.node->buffer_var->name_hint, r.node->data.size());
  }
};

/// The memory exceeds Tenor's budget.
///     0 <= n1, ..., 0 <= nk, m does not fit the memory budget
///   ------------------------------------------------------------
///   <AllocateConstReady(x[n1, ..., nk], v, s) . K, M>  -->  X-MEMORY
struct AllocateConstTooLarge : TooLarge<AllocateConstReady> {
  static constexpr RuleInfo info{"TIR-AllocateConst-too-large", clauses("TIR-D80"), Code::X_MEMORY};
};
template <>
struct RulesOf<AllocateConstReady> : Rules<AllocateConstMemory, AllocateConstIndeterminate,
                                           AllocateConstExtents, AllocateConstTooLarge> {};

}  // namespace tenor::semantics
