// SPDX-License-Identifier: Apache-2.0
// The steps of normalisation, on one function. Relax/Normalize/1 to 6. Expressions are bound depth
// first and from left to right, which is the order of their evaluation (RLX-D47).
#pragma once

#include <array>
#include <string>
#include <unordered_set>
#include <vector>

#include "spec/ir/relax/build.h"
#include "spec/relax/argument_tuple.h"

namespace tenor::spec::relax {

class Normalizer {
 public:
  Normalizer(Program& program, const Function* root) : builder_(program), root_(root) {}

  /// The function itself where nothing changes, as with all that follow.
  const Function* function(const Function* f);

 private:
  /// A block of the current SeqExpr, as far as it is written.
  struct Block {
    bool is_dataflow = false;
    std::vector<const Binding*> bindings;
  };
  struct Output {
    std::vector<Block> blocks;
    bool in_dataflow = false;  ///< new bindings go into a dataflow block
  };

  /// A body or a branch as a SeqExpr of its own (Relax/Normalize/1, 2, 4).
  const Expr* sequence(const Expr* e);
  const Expr* finish(const SeqExpr* origin, const Output& made, const Expr* body, Span at);
  /// The block of `origin`, from number `next` on, that has exactly these bindings; or a new one.
  const BindingBlock* block(const SeqExpr* origin, std::size_t& next, const Block& made, Span at);

  void block(const BindingBlock& block);
  void binding(const Binding& b);
  void emit(const Binding* b);
  /// What `e` is bound to, or `e` where it is a leaf (Relax/Normalize/3).
  const Expr* leaf(const Expr* e);
  /// `e` with leaves inside; the bindings of a SeqExpr come before it (Relax/Normalize/5).
  const Expr* value(const Expr* e);
  const Expr* value(const Tuple& e);
  const Expr* value(const TupleGetItem& e);
  const Expr* value(const If& e);
  const Expr* value(const Call& e);
  const Expr* value(const SeqExpr& e);
  /// The call as its operator's own rule has it (Relax/Normalize/6).
  const Call* by_rule(const Call& e);
  const Expr* written_out(const Expr* tuple);
  List<const Expr*> leaves(List<const Expr*> list);
  const Variable* fresh(Span at);

  Builder builder_;
  const Function* root_;
  Output output_;
  BoundValues values_;
  std::unordered_set<std::string> names_;  ///< of variables, once one has to be fresh
  std::array<std::size_t, 2> numbers_{};   ///< the last given to `gv`, and to `lv`
};

}  // namespace tenor::spec::relax
