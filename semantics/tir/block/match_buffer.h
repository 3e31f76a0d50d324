// SPDX-License-Identifier: Apache-2.0
// The views that a Block's match_buffers make of regions of other buffers. TIR/Exec/14.3; ledger
// TIR-D10, D11, D39, D78. View dimension k is source dimension k + offset; the first `offset`
// dimensions of the region have extent 1. In the inference rules the block has n match_buffers, and
// number i, counted from 0, makes b a view of a region of s. The region is the minimum and extent
// of each of its dimensions.
#pragma once

#include "semantics/tir/frames.h"
#include "semantics/tir/view.h"

namespace tenor::semantics {

template <class F>
const spec::tir::MatchBufferRegion* match_of(const F& f) {
  return f.node->match_buffers[f.index];
}

/// Is there another region, and does no statement declare its source?
Truth auto sees_undeclared(const At<MatchNext> auto& r) {
  return r.truth(r.frame().index < r.node->match_buffers.size() &&
                 r->layout().undeclared(match_of(r.frame())->source->buffer));
}

/// The block evaluates the next region.
///     i < n, a statement declares s
///   -----------------------------------------------------------
///   <MatchNext(i) . K, M>  -->  <region . MatchReady(i) . K, M>
struct MatchRegion {
  static constexpr RuleInfo info{"TIR-MatchBuffer-region",
                                 clauses("TIR/Exec/14.3.2", "TIR/Exec/14.3.2.b2:b")};
  static Truth auto when(const At<MatchNext> auto& r) {
    return r.truth(r.frame().index < r.node->match_buffers.size()) & !sees_undeclared(r);
  }
  static void then(At<MatchNext> auto& r) {
    r->evaluate_then(MatchReady{{r.node, 0, r.frame().index}},
                     r->layout().region(match_of(r.frame())));
  }
};
/// No statement declares the source, so the parts of its view are evaluated first.
///     i < n, no statement declares s
///   ------------------------------------------------------------
///   <MatchNext(i) . K, M>  -->  <shape . strides . elem_offset . MatchSource(i) . K, M>
struct MatchUndeclared {
  static constexpr RuleInfo info{"TIR-MatchBuffer-undeclared", clauses("TIR-D44")};
  static Truth auto when(const At<MatchNext> auto& r) { return sees_undeclared(r); }
  static void then(At<MatchNext> auto& r) {
    evaluate_view(*r, MatchSource{{r.node, 0, r.frame().index}},
                  match_of(r.frame())->source->buffer);
  }
};
/// All views are made, and the block evaluates where its reduction starts: the minimum of each
/// reduction variable's domain, except for literals.
///     i = n, the block has an init
///   ------------------------------------------------------------
///   <MatchNext(i) . K, M>  -->  <min1 . ... . minr . InitReady . K, M>
struct MatchesDone {
  static constexpr RuleInfo info{"TIR-Block-init-condition", clauses("TIR-D9", "TIR/Exec/14.4")};
  static Truth auto when(const At<MatchNext> auto& r) {
    return r.truth(r.frame().index == r.node->match_buffers.size() && r.node->init);
  }
  static void then(At<MatchNext> auto& r) {
    r->evaluate_then(InitReady{{r.node}}, r->layout().reduction_starts(r.node));
  }
};
/// All views are made, and the body of a block without init runs.
///     i = n, the block has no init
///   -----------------------------------------
///   <MatchNext(i) . K, M>  -->  <body . K, M>
struct BlockBody {
  static constexpr RuleInfo info{"TIR-Block-body", clauses("TIR/Exec/14.5")};
  static Truth auto when(const At<MatchNext> auto& r) {
    return r.truth(r.frame().index == r.node->match_buffers.size() && !r.node->init);
  }
  static void then(At<MatchNext> auto& r) { r->execute(r.node->body); }
};
template <>
struct RulesOf<MatchNext> : Rules<MatchRegion, MatchUndeclared, MatchesDone, BlockBody> {};

auto facts_of(const At<MatchSource> auto& r) {
  return ViewFacts<DomainOf<decltype(r)>>(*r, match_of(r.frame())->source->buffer, r.operands());
}

/// The source views its memory as its text says, and the block evaluates the region.
///     shape, strides, elem_offset are determinate, s may view its memory so
///   ------------------------------------------------------------
///   <MatchSource(i, shape, strides, elem_offset) . K, M>  -->
///         <region . MatchReady(i) . K, M[s := view(shape, strides, elem_offset)]>
struct MatchViewed {
  static constexpr RuleInfo info{"TIR-MatchBuffer-viewed", clauses("TIR-D44")};
  static Truth auto when(const At<MatchSource> auto& r) { return r.known & r.specified; }
  static void then(At<MatchSource> auto& r) {
    declare_view(*r, match_of(r.frame())->source->buffer, r);
    r.drop();
    r->evaluate_then(MatchReady{{r.node, 0, r.frame().index}},
                     r->layout().region(match_of(r.frame())));
  }
};
/// The layout of the memory does not promise the view: the program is unspecified.
///     shape, strides, elem_offset are determinate, s may not view its memory so,
///     this memory was not released
///   ------------------------------------------------------------
///   <MatchSource(i, shape, strides, elem_offset) . K, M>  -->  U-LAYOUT
struct MatchLayout : ViewUnspecified<MatchSource> {
  static constexpr RuleInfo info{"TIR-MatchBuffer-layout", clauses("TIR/Buffers/p3:f", "TIR-D44"),
                                 Code::U_LAYOUT};
};
/// The memory of the source was released: the program is unspecified.
///     shape, strides, elem_offset are determinate, M(s.data) points to memory that was released
///   ------------------------------------------------------------
///   <MatchSource(i, shape, strides, elem_offset) . K, M>  -->  U-DANGLING
struct MatchGone : ViewGone<MatchSource> {
  static constexpr RuleInfo info{"TIR-MatchBuffer-dangling",
                                 clauses("TIR/State/b2:c", "TIR/Exec/7.6", "TIR-D44"),
                                 Code::U_DANGLING};
};
/// A part of the source's view is indeterminate: the program is unspecified.
///     shape, strides or elem_offset is indeterminate
///   ------------------------------------------------------------
///   <MatchSource(i, shape, strides, elem_offset) . K, M>  -->  U-INDETERMINATE
struct MatchViewIndeterminate : ViewIndeterminate<MatchSource> {
  static constexpr RuleInfo info{"TIR-MatchBuffer-indeterminate-view",
                                 clauses("TIR-D19", "TIR-D44"), Code::U_INDETERMINATE};
};
template <>
struct RulesOf<MatchSource> : Rules<MatchViewed, MatchLayout, MatchGone, MatchViewIndeterminate> {};

inline std::size_t dropped_dimensions(const spec::tir::MatchBufferRegion* match) {
  return match->source->region.size() - match->buffer->shape.size();
}

/// Binds `e`, if it is a variable that the view introduces.
template <class L, class D>
void bind_matched(MachineOf<L, D>& m, const spec::Buffer* b, const spec::PrimExpr* e,
                  typename D::Index matched) {
  const auto* v = spec::as<spec::Var>(e);
  if (v && m.layout().binds(b, v->variable))
    m.bind(v->variable, D::value_of(matched, v->dtype.scalar));
}
/// The number of the source's element that is the first of the view.
template <class L, class D>
typename D::Index view_base(const MachineOf<L, D>& m, const spec::tir::MatchBufferRegion* match,
                            const typename D::Value* region) {
  const auto source = m.view(match->source->buffer);
  auto base = source.offset();
  for (std::size_t j = 0; j < match->source->region.size(); ++j)
    base = D::multiply_add(D::index(region[2 * j]), source.stride(j), base);
  return base;
}
/// Binds the variables that the view's shape, strides and offset introduce.
void bind_view_variables(At<MatchReady> auto& r, const spec::tir::MatchBufferRegion* match) {
  const spec::Buffer* b = match->buffer;
  const auto* region = r.operands();
  const auto source = r->view(match->source->buffer);
  const std::size_t dropped = dropped_dimensions(match);
  const auto* extents = region + 2 * dropped + 1;
  for (std::size_t k = 0; k < b->shape.size(); ++k)
    bind_matched(*r, b, b->shape[k], r.d.index(extents[2 * k]));
  for (std::size_t k = 0; k < b->strides.size(); ++k)
    bind_matched(*r, b, b->strides[k], source.stride(dropped + k));
  if (b->elem_offset) bind_matched(*r, b, b->elem_offset, view_base(*r, match, region));
}

/// Variables x1, ..., xv that the shape, strides and offset of b introduce are bound to those of
/// the region, and the region is evaluated again, with the shape of b.
///   <MatchReady(i, region) . K, M>  -->
///         <region . shape . MatchShape(i) . K, M[x1 := u1, ..., xv := uv]>
struct MatchVariables {
  static constexpr RuleInfo info{
      "TIR-MatchBuffer-variables",
      clauses("TIR/Exec/14.3.2.b2:e", "TIR/Exec/14.3.2.b1", "TIR-D39", "TIR-D78")};
  static void then(At<MatchReady> auto& r) {
    const spec::tir::MatchBufferRegion* match = match_of(r.frame());
    bind_view_variables(r, match);
    r.drop();
    r->evaluate_then(MatchShape{{r.node, 0, r.frame().index}}, r->layout().region(match),
                     match->buffer->shape);
  }
};
template <>
struct RulesOf<MatchReady> : Rules<MatchVariables> {};

/// Does the view have the extents of its region, and are the others of the region 1?
Truth auto extents_match(const At<MatchShape> auto& r) {
  const spec::tir::MatchBufferRegion* match = match_of(r.frame());
  const std::size_t rank = match->source->region.size(), offset = dropped_dimensions(match);
  const auto *region = r.operands(), *shape = region + 2 * rank;
  auto all = r.truth(true);
  for (std::size_t j = 0; j < rank; ++j)
    all = all & r.d.equal(r.d.index(region[2 * j + 1]),
                          j < offset ? r.d.index_of(1) : r.d.index(shape[j - offset]));
  return all;
}
/// Are the region and the view's shape determinate?
Truth auto extents_are_known(const At<MatchShape> auto& r) {
  using D = DomainOf<decltype(r)>;
  const std::size_t parts =
      2 * match_of(r.frame())->source->region.size() + match_of(r.frame())->buffer->shape.size();
  if (parts == 0) return r.truth(true);
  return !indeterminate<D>(r.operands(), static_cast<std::uint32_t>(parts));
}

/// Dimension k of the view: its own extent, cut to what the source has.
template <class L, class D>
void shift_dimension(MachineOf<L, D>& m, const spec::tir::MatchBufferRegion* match,
                     const typename D::Value* region, std::size_t k) {
  const std::size_t j = k + dropped_dimensions(match);
  const auto source = m.view(match->source->buffer), view = m.view(match->buffer);
  const auto minus = D::multiply_add(D::index(region[2 * j]), D::index_of(-1), D::index_of(0));
  view.low(k) = D::larger(D::index_of(0), D::add(source.low(j), minus));
  view.high(k) = D::smaller(D::index(region[2 * j + 1]), D::add(source.high(j), minus));
  view.stride(k) = source.stride(j);
}
/// Is the index of every left-out dimension inside the source? Else the view has no elements.
template <class L, class D>
bool has_elements(const MachineOf<L, D>& m, const spec::tir::MatchBufferRegion* match,
                  const typename D::Value* region) {
  const auto source = m.view(match->source->buffer);
  bool all = true;
  for (std::size_t j = 0; j < dropped_dimensions(match); ++j) {
    const auto inside = D::within(D::index(region[2 * j]), source.low(j), source.high(j));
    all = D::require(inside).value_or(true) && all;
  }
  return all;
}
/// Makes the view of the region. A store to it is one to the source, where another element may have
/// the same place.
void make_view(At<MatchShape> auto& r, const spec::tir::MatchBufferRegion* match) {
  const auto* region = r.operands();
  const bool has = has_elements(*r, match, region);
  const auto source = r->view(match->source->buffer), view = r->view(match->buffer);
  view.memory() = source.memory();
  view.offset() = view_base(*r, match, region);
  for (std::size_t k = 0; k < match->buffer->shape.size(); ++k)
    shift_dimension(*r, match, region, k);
  if (!has && view.rank() > 0) view.high(0) = r.d.index_of(0);
  view.overlaps() = source.overlaps();
  r->bind(match->buffer->data, *r->variable(match->source->buffer->data));
}

/// The view is made: an access to it is one to the source, shifted by the region's minimum.
///     region, shape are determinate, the extents of region are 1, ..., 1 and then shape
///   ------------------------------------------------------------
///   <MatchShape(i, region, shape) . K, M>  -->
///         <MatchNext(i + 1) . K, M[b := view(region of s), b.data := M(s.data)]>
struct MatchView {
  static constexpr RuleInfo info{
      "TIR-MatchBuffer",
      clauses("TIR/Exec/14.3.2:b", "TIR/Exec/14.3.2:c", "TIR/Exec/14.3.2.b3:b",
              "TIR/Exec/14.3.2.b4", "TIR-D10", "TIR-D11", "TIR/Exec/14.3.2.b3",
              "TIR/Exec/14.3.2.b4:b", "TIR/Exec/14.3.2.b3:c", "TIR/Exec/14.3.2.b5")};
  static Truth auto when(const At<MatchShape> auto& r) {
    return extents_are_known(r) & extents_match(r);
  }
  static void then(At<MatchShape> auto& r) {
    make_view(r, match_of(r.frame()));
    r.drop();
    r->push(MatchNext{{r.node, 0, static_cast<std::uint16_t>(r.frame().index + 1)}});
  }
};
std::string describe_mismatch(const At<MatchShape> auto& r) {
  const spec::tir::MatchBufferRegion* match = match_of(r.frame());
  const std::size_t rank = match->source->region.size();
  return fmt::format(
      "{} has the shape {}, but the region of {} that it is matched with has the extents {}",
      match->buffer->name, show_extents(r, r.operands() + 2 * rank, match->buffer->shape.size(), 1),
      match->source->buffer->name, show_extents(r, r.operands() + 1, rank, 2));
}
/// The extents of the view and of its region differ, which is an error.
///     region, shape are determinate, the extents of region are not 1, ..., 1 and then shape
///   ------------------------------------------------------------
///   <MatchShape(i, region, shape) . K, M>  -->  E-MATCH-EXTENT
struct MatchMismatch {
  static constexpr RuleInfo info{
      "TIR-MatchBuffer-extents",
      clauses("TIR/Exec/14.3.2.b2:c", "TIR/Exec/14.3.2.b2", "TIR/Exec/14.3.2.b2:d", "TIR-D11"),
      Code::E_MATCH_EXTENT};
  static Truth auto when(const At<MatchShape> auto& r) {
    return extents_are_known(r) & !extents_match(r);
  }
  static std::string describe(const At<MatchShape> auto& r) { return describe_mismatch(r); }
};
/// The region or the shape is indeterminate: the program is unspecified.
///     region or shape is indeterminate
///   -----------------------------------------------------------
///   <MatchShape(i, region, shape) . K, M>  -->  U-INDETERMINATE
struct MatchIndeterminate {
  static constexpr RuleInfo info{"TIR-MatchBuffer-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<MatchShape> auto& r) { return !extents_are_known(r); }
  static std::string describe(const At<MatchShape> auto& r) {
    return fmt::format("the bounds of the region of {} that {} views were never written",
                       match_of(r.frame())->source->buffer->name,
                       match_of(r.frame())->buffer->name);
  }
};
template <>
struct RulesOf<MatchShape> : Rules<MatchView, MatchMismatch, MatchIndeterminate> {};

}  // namespace tenor::semantics
