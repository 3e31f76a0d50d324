// SPDX-License-Identifier: Apache-2.0
// What each tile operation is, as operations on whole matrices.
#pragma once

#include "fuzz/backend/tenstorrent/emit/program.h"

namespace tenor::fuzz::tenstorrent {

std::optional<std::int64_t> literal(const spec::PrimExpr* e);

class TileReader {
 public:
  TileReader(spec::Builder& builder, TileProgram& program) : builder_(builder), program_(program) {}

  /// Adds what the statement is; false where it is not a tile operation.
  bool operation(const spec::tir::Stmt* s, Items& items);
  /// The matrix of a buffer near the core; -1 after refusing.
  int near_of(const spec::Buffer* b);

  std::vector<const spec::tir::For*> loops;  ///< around, the innermost last
  std::vector<Op> before_loop;               ///< what has to come before the innermost

 private:
  /// A matrix, or a part of one that begins where a tile does, as what a copy takes.
  Element part(const spec::tile::Region& region, const spec::tir::Stmt* at);
  int whole(const spec::tile::Region& region, const spec::tir::Stmt* at);
  Place place_of(const spec::tile::Region& region, const spec::tir::Stmt* at);
  void load(const spec::tir::Stmt* at, const spec::tile::Region& from, int target, Items& items);
  void store(const spec::tir::Stmt* at, int source, const spec::tile::Region& to, Items& items);
  void copy(const spec::tir::Stmt* at, const spec::tile::Operands& what, Items& items);
  void gemm(const spec::tir::Stmt* at, const spec::tile::Gemm& what, Items& items);
  int transposed(const spec::tir::Stmt* at, int source, Items& items);
  void clears_when(const spec::tir::Stmt* at, int sum, const spec::PrimExpr* condition,
                   Items& items);
  void reduce(const spec::tir::Stmt* at, const spec::tile::Reduce& what, Items& items);
  int like(int near, const char* suffix);
  int mapped(const spec::tir::Stmt* at, int from, const char* function, Items& items);
  void fill(const spec::tir::Stmt* s, const spec::tile::Operands& what, Items& items);

  spec::Builder& builder_;
  TileProgram& program_;
  std::map<const spec::Buffer*, int> nears_;
};

}  // namespace tenor::fuzz::tenstorrent
