// SPDX-License-Identifier: Apache-2.0
// Tile operations: an AttrStmt whose node is the operation and whose body is the statement that it
// means (spec/tile/meaning.h). TL/Copy, Fill, Gemm, Reduce; ledger TT-D5, D21, D22, D23.
#pragma once

#include <algorithm>

#include "semantics/tir/frames.h"
#include "semantics/tir/language.h"
#include "spec/tile/operation.h"

namespace tenor::semantics {

inline auto tile_kind(const At<ExecAttrStmt> auto& r) { return spec::tile::kind_of(*r.node); }

/// Do several threads of a block come to the statement, each for itself?
bool is_of_one_thread(const At<ExecAttrStmt> auto& r) {
  return std::ranges::any_of(r->threads().axes(),
                             [](const Axis& axis) { return axis.kind != AxisKind::kBlock; });
}
Truth auto is_tile(const At<ExecAttrStmt> auto& r, spec::tile::Kind kind) {
  return r.truth(tile_kind(r) == kind && !is_of_one_thread(r));
}
/// The order of a sum of floats is open; a run shows one.
void note_sum_order(At<ExecAttrStmt> auto& r) {
  if (spec::tile::sums_floats(*r.node))
    r->note(Code::N_REDUCE_ORDER, r.node,
            fmt::format("{} sums floats in any order; this run sums upwards", r.node->node.text));
}

/// What the rules of the operations have in common.
template <spec::tile::Kind K>
struct TileMeans {
  static Truth auto when(const At<ExecAttrStmt> auto& r) { return is_tile(r, K); }
  static void then(At<ExecAttrStmt> auto& r) {
    note_sum_order(r);
    r->execute(r.node->body);
  }
};

/// A copy of a tile executes the loops over its elements.
///     key is tl.copy, no threads of a block are running
///   ------------------------------------------------------------
///   <ExecAttrStmt(copy(src, dst), s) . K, M>  -->  <s . K, M>
struct TileCopy : TileMeans<spec::tile::Kind::kCopy> {
  static constexpr RuleInfo info{
      "TIR-AttrStmt-tile-copy",
      clauses("TL/Copy/1", "TL/Copy/2", "TL/Copy/4", "TL/Copy/5", "TL/Copy/6", "TL/Copy/7",
              "TL/Copy/8", "TL/Region/1", "TL/Region/5", "TT-D5", "TT-D21", "TT/Example/copy_in")};
};

/// A fill of a tile executes the loops over its elements.
///     key is tl.fill, no threads of a block are running
///   ------------------------------------------------------------
///   <ExecAttrStmt(fill(dst, v), s) . K, M>  -->  <s . K, M>
struct TileFill : TileMeans<spec::tile::Kind::kFill> {
  static constexpr RuleInfo info{
      "TIR-AttrStmt-tile-fill",
      clauses("TL/Fill/1", "TL/Fill/3", "TL/Region/1", "TT-D5", "TT/Example/clear")};
};

/// A product of tiles executes the loops over its elements and products.
///     key is tl.gemm, no threads of a block are running, TT-D5 as intended
///   ------------------------------------------------------------
///   <ExecAttrStmt(gemm(A, B, C), s) . K, M>  -->  <s . K, M>
struct TileGemm : TileMeans<spec::tile::Kind::kGemm> {
  static constexpr RuleInfo info{
      "TIR-AttrStmt-tile-gemm",
      clauses("TL/Gemm/1", "TL/Gemm/3", "TL/Gemm/4", "TL/Gemm/5", "TL/Gemm/6", "TL/Gemm/7", "TT-D5",
              "TT-D22", "TT/Example/gemm"),
      intended("TT-D5")};
};
/// As the letter has it, an attribute without meaning around an empty statement.
///     key is tl.gemm, no threads of a block are running, TT-D5 as written
///   ------------------------------------------------------------
///   <ExecAttrStmt(gemm(A, B, C), s) . K, M>  -->  <K, M>
struct TileGemmNothing {
  static constexpr RuleInfo info{"TIR-AttrStmt-tile-gemm-nothing",
                                 clauses("TT-D5", "TT/WS1/input/gemm"), as_written("TT-D5")};
  static Truth auto when(const At<ExecAttrStmt> auto& r) {
    return is_tile(r, spec::tile::Kind::kGemm);
  }
  static void then(At<ExecAttrStmt> auto&) {}
};

/// A reduction of a tile executes the loops over its rows.
///     key is tl.reduce, no threads of a block are running
///   ------------------------------------------------------------
///   <ExecAttrStmt(reduce(src, dst), s) . K, M>  -->  <s . K, M>
struct TileReduce : TileMeans<spec::tile::Kind::kReduce> {
  static constexpr RuleInfo info{
      "TIR-AttrStmt-tile-reduce",
      clauses("TL/Reduce/1", "TL/Reduce/3", "TL/Reduce/4", "TL/Reduce/5", "TL/Region/1")};
};

/// A tile operation of one thread among others has no rule.
///     key is one of a tile operation, threads of a block are running
///   ------------------------------------------------------------
///   <ExecAttrStmt(op, s) . K, M>  -->  S-DEVICE
struct TileOfThread {
  static constexpr RuleInfo info{"TIR-AttrStmt-tile-in-thread", clauses("TL/Kernel/2", "TT-D23"),
                                 Code::S_DEVICE};
  static Truth auto when(const At<ExecAttrStmt> auto& r) {
    return r.truth(tile_kind(r) != spec::tile::Kind::kNone && is_of_one_thread(r));
  }
  static std::string describe(const At<ExecAttrStmt> auto& r) {
    return fmt::format("{} is what a block of threads does, and one thread came to it",
                       r.node->node.text);
  }
};
/// Of ExecAttrStmt, for tile operations.
using TileOperations =
    Rules<TileCopy, TileFill, TileGemm, TileGemmNothing, TileReduce, TileOfThread>;

}  // namespace tenor::semantics
