// SPDX-License-Identifier: Apache-2.0
// The other statements that bring a buffer into scope: BufferRealize, DeclBuffer. TIR/Exec/6, 8;
// ledger TIR-D19, D43, D44.
//
// In the inference rules, M[b := m] makes b the view of all of m, m[r] is m within the bounds r,
// and w is the shape, the strides and the elem_offset of a view.
#pragma once

#include "semantics/tir/stmt/allocate.h"

namespace tenor::semantics {

/// A BufferRealize evaluates the shape and then the bounds; its condition has no meaning here.
///     TIR-D43 as intended
///   ------------------------------------------------------------
///   <ExecBufferRealize(b[bounds], s) . K, M>  -->  <shape(b) . bounds . RealizeReady . K, M>
struct BufferRealizeShape {
  static constexpr RuleInfo info{
      "TIR-BufferRealize-shape",
      clauses("TIR/Exec/6.2", "TIR/Exec/6.5", "TIR/Exec/6.5:b", "TIR-D43"), intended("TIR-D43")};
  static void then(At<ExecBufferRealize> auto& r) {
    const auto bounds = r->layout().bounds(r.node);
    r->evaluate_then(RealizeReady{{r.node, 0, static_cast<std::uint16_t>(bounds.size())}},
                     r.node->buffer->shape, bounds);
  }
};

/// A BufferRealize evaluates the shape alone: its bounds change nothing, not even by an error.
///     TIR-D43 as written
///   ------------------------------------------------------------
///   <ExecBufferRealize(b[bounds], s) . K, M>  -->  <shape(b) . RealizeReady . K, M>
struct BufferRealizeShapeAlone {
  static constexpr RuleInfo info{"TIR-BufferRealize-shape-alone",
                                 clauses("TIR-D43", "TIR/Exec/6.2", "TIR/Exec/6.5:b"),
                                 as_written("TIR-D43")};
  static void then(At<ExecBufferRealize> auto& r) {
    r->evaluate_then(RealizeReady{{r.node}}, r.node->buffer->shape);
  }
};
template <>
struct RulesOf<ExecBufferRealize> : Rules<BufferRealizeShape, BufferRealizeShapeAlone> {};

auto facts_of(const At<RealizeReady> auto& r) {
  const spec::Buffer* b = r.node->buffer;
  const auto* bounds = r.operands() + b->shape.size();
  ExtentFacts<DomainOf<decltype(r)>> facts;
  for (std::size_t i = 0; i < r.frame().index; ++i) facts.add_part(bounds[i]);
  facts.add(*r, r.operands(), b->shape.size(), b->dtype);
  return facts;
}

/// Keeps of the view what the bounds allow (TIR-D43).
void keep_to_bounds(At<RealizeReady> auto& r) {
  const auto* bound = r.operands() + r.node->buffer->shape.size();
  const auto view = r->view(r.node->buffer);
  for (std::size_t k = 0; k < r.node->bounds.size(); ++k, bound += 2) {
    const auto low = r.d.index(bound[0]);
    view.low(k) = r.d.larger(view.low(k), low);
    view.high(k) = r.d.smaller(view.high(k), r.d.add(low, r.d.index(bound[1])));
  }
}
inline std::string_view allocated_name(const RealizeReady& f) { return f.node->buffer->name; }

/// The body has a new buffer, of which it may access the elements in the bounds r.
///     0 <= n1, ..., 0 <= nk, r is not indeterminate, m fits the memory budget, TIR-D43 as intended
///   ------------------------------------------------------------
///   <RealizeReady(b, n1, ..., nk, r, s) . K, M>  -->
///         <s . ScopeEnd(m) . K, (M + m)[data(b) := m, b := m[r]]>
struct BufferRealizeMemory {
  static constexpr RuleInfo info{"TIR-BufferRealize",
                                 clauses("TIR/Exec/6.2", "TIR/Exec/6.1", "TIR/Exec/6.2:c",
                                         "TIR/Exec/6.3", "TIR-D19", "TIR/Scope/b6"),
                                 intended("TIR-D43")};
  static Truth auto when(const At<RealizeReady> auto& r) { return r.usable(); }
  static void then(At<RealizeReady> auto& r) {
    allocate_buffer(*r, r.node->buffer, r.operands());
    keep_to_bounds(r);
    run(r);
  }
  static void run(At<RealizeReady> auto& r) {
    open_scope(r, r.node->buffer->data);
    r->execute(r.node->body);
  }
};

/// The body has a new buffer, of which it may access every element.
///     0 <= n1, ..., 0 <= nk, m fits the memory budget, TIR-D43 as written
///   ------------------------------------------------------------
///   <RealizeReady(b, n1, ..., nk, s) . K, M>  -->
///         <s . ScopeEnd(m) . K, (M + m)[data(b) := m, b := m]>
struct BufferRealizeWhole : BufferRealizeMemory {
  static constexpr RuleInfo info{"TIR-BufferRealize-whole", clauses("TIR-D43", "TIR/Exec/6.5:b"),
                                 as_written("TIR-D43")};
  static void then(At<RealizeReady> auto& r) {
    allocate_buffer(*r, r.node->buffer, r.operands());
    BufferRealizeMemory::run(r);
  }
};

/// An extent, or a bound that was evaluated, has no value.
///     some extent nj = indeterminate, or some part of r = indeterminate
///   ------------------------------------------------------------
///   <RealizeReady(b, n1, ..., nk, r, s) . K, M>  -->  U-INDETERMINATE
struct BufferRealizeIndeterminate : IndeterminateExtent<RealizeReady> {
  static constexpr RuleInfo info{"TIR-BufferRealize-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
};

/// A negative extent gives no size: no clause says what is allocated.
///     no extent or part of r is indeterminate, some extent nj < 0
///   -----------------------------------------------------------
///   <RealizeReady(b, n1, ..., nk, r, s) . K, M>  -->  O-EXTENT
struct BufferRealizeNegative : NegativeExtent<RealizeReady> {
  static constexpr RuleInfo info{"TIR-BufferRealize-negative", clauses("TIR/Exec/6.2"),
                                 Code::O_EXTENT};
};

/// The memory exceeds Tenor's budget.
///     0 <= n1, ..., 0 <= nk, r is not indeterminate, m does not fit the memory budget
///   ------------------------------------------------------------
///   <RealizeReady(b, n1, ..., nk, r, s) . K, M>  -->  X-MEMORY
struct BufferRealizeTooLarge : TooLarge<RealizeReady> {
  static constexpr RuleInfo info{"TIR-BufferRealize-too-large", clauses("TIR/Exec/6.2"),
                                 Code::X_MEMORY};
};
template <>
struct RulesOf<RealizeReady>
    : Rules<BufferRealizeMemory, BufferRealizeWhole, BufferRealizeIndeterminate,
            BufferRealizeNegative, BufferRealizeTooLarge> {};

/// A DeclBuffer evaluates the shape, the strides and the offset of its buffer.
///   <ExecDeclBuffer(b, s) . K, M>  -->
///         <shape(b) . strides(b) . elem_offset(b) . DeclReady . K, M>
struct DeclBufferParts {
  static constexpr RuleInfo info{"TIR-DeclBuffer-parts", clauses("TIR-D44", "TIR/Exec/8")};
  static void then(At<ExecDeclBuffer> auto& r) {
    evaluate_view(*r, DeclReady{{r.node}}, r.node->buffer);
  }
};
template <>
struct RulesOf<ExecDeclBuffer> : Rules<DeclBufferParts> {};

auto facts_of(const At<DeclReady> auto& r) {
  return ViewFacts<DomainOf<decltype(r)>>(*r, r.node->buffer, r.operands());
}

/// The buffer becomes a view of the memory that its data is bound to, and the body executes.
///     w is not indeterminate, memory of data(b) can be viewed as w
///   ------------------------------------------------------------
///   <DeclReady(b, w, s) . K, M>  -->  <s . K, M[b := w]>
struct DeclBufferView {
  static constexpr RuleInfo info{"TIR-DeclBuffer", clauses("TIR/Exec/8:b", "TIR-D44")};
  static Truth auto when(const At<DeclReady> auto& r) { return r.known & r.specified; }
  static void then(At<DeclReady> auto& r) {
    declare_view(*r, r.node->buffer, r);
    r.drop();
    r->execute(r.node->body);
  }
};

/// The memory has a layout that does not allow the view.
///     w is not indeterminate, memory of data(b) cannot be viewed as w,
///     memory of data(b) is not released
///   ------------------------------------------------------------
///   <DeclReady(b, w, s) . K, M>  -->  U-LAYOUT
struct DeclBufferLayout : ViewUnspecified<DeclReady> {
  static constexpr RuleInfo info{
      "TIR-DeclBuffer-layout",
      clauses("TIR/Buffers/p3:f", "TIR-D44", "TIR/Exec/7.4:c", "TIR/Buffers/p3:e"), Code::U_LAYOUT};
};

/// The scope that allocated the memory has ended.
///     w is not indeterminate, memory of data(b) is released
///   -----------------------------------------------------
///   <DeclReady(b, w, s) . K, M>  -->  U-DANGLING
struct DeclBufferGone : ViewGone<DeclReady> {
  static constexpr RuleInfo info{"TIR-DeclBuffer-dangling",
                                 clauses("TIR/State/b2:c", "TIR/Exec/7.6", "TIR-D44"),
                                 Code::U_DANGLING};
};

/// An extent, a stride or the offset of the view has no value.
///     w is indeterminate
///   -------------------------------------------------
///   <DeclReady(b, w, s) . K, M>  -->  U-INDETERMINATE
struct DeclBufferViewIndeterminate : ViewIndeterminate<DeclReady> {
  static constexpr RuleInfo info{"TIR-DeclBuffer-indeterminate-view", clauses("TIR-D19", "TIR-D44"),
                                 Code::U_INDETERMINATE};
};
template <>
struct RulesOf<DeclReady>
    : Rules<DeclBufferView, DeclBufferLayout, DeclBufferGone, DeclBufferViewIndeterminate> {};

}  // namespace tenor::semantics
