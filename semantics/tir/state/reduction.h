// SPDX-License-Identifier: Apache-2.0
// Blocks that reduce: b = b + e with a reduction variable, or several buffers together by one
// combiner of tuples. Which of them threads may execute in any order (TIR-D81), and why others may
// not. Atomic updates are reductions, too, in any order of whatever loops (EXT/Atomic). By the text
// alone.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "semantics/tir/state/thread_axis.h"
#include "spec/clauses/reading.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::semantics {

/// A block with a reduction variable, and what it updates.
struct Reduction {
  const spec::tir::Block* block = nullptr;
  std::vector<const spec::tir::BufferStore*> updates, inits;
  const spec::PrimExpr* operand = nullptr;  ///< of a single update: e
  spec::ExprKind combiner{};                ///< of a single update
  std::vector<spec::ExprKind> combiners;    ///< of several updates, each by its own
  std::vector<std::string_view> threads;  ///< tags of threads that count reduction variables alone
  std::string problem;  ///< why it has no combiner whose order could be open; empty: it has
  std::string bound;    ///< why threads or iterations may not reduce in any order; empty: they may,
                        ///< or no loop without order counts a reduction variable
  bool any_order = false;  ///< may the threads of `threads` (TIR-D81, intended)?
  bool is_atomic = false;  ///< is it an atomic update?

  /// Does it update several buffers together?
  bool is_tuple() const { return updates.size() > 1; }
  /// Of one of the updates; nothing where they are updated by one combiner, as argmax is.
  std::optional<spec::ExprKind> combiner_of(const spec::Node* update) const;
  bool is_over(AxisKind axis, std::string_view tag) const;
  /// Are its updates among those of the other one: the same, or as atomic, of one datatype?
  bool is_one_with(const Reduction& other) const {
    return this == &other || (is_atomic && other.is_atomic && combiner == other.combiner &&
                              updates[0]->buffer->dtype == other.updates[0]->buffer->dtype);
  }
  /// May loops without order execute it in any order (TIR-D81, intended; EXT/Atomic)?
  bool has_open_order() const { return bound.empty() && (is_atomic || !threads.empty()); }
  bool is_init(const spec::Node* store) const;
};

/// A load or a store of what the block updates, and the block's place among all.
struct ReductionAccess {
  const spec::Node* access;
  std::size_t reduction;
};
struct FoundReductions {
  std::vector<Reduction> blocks;
  std::vector<ReductionAccess> accesses;
};
/// All blocks of the function that have a reduction variable, and all atomic updates; `any_order`
/// is not set.
FoundReductions find_reductions(const spec::tir::PrimFunc& f);

/// Those of all functions that were added, found by their accesses.
class Reductions {
 public:
  void grow(std::size_t nodes) { of_.resize(nodes, 0); }
  void add(const spec::tir::PrimFunc& f, const spec::AskedReadings& readings);
  /// The block that the load or store belongs to; null where it accesses nothing that one updates.
  const Reduction* of(const spec::Node* access) const {
    return of_[access->id] == 0 ? nullptr : &all_[of_[access->id] - 1];
  }
  /// The same of an update in any order; an init has to come before all updates, so that it meets
  /// them.
  const Reduction* update(const spec::Node* access) const {
    const Reduction* by = of(access);
    return by && by->any_order && !by->is_init(access) ? by : nullptr;
  }
  /// Is the load or store a part of an atomic update?
  bool is_atomic(const spec::Node* access) const {
    const Reduction* by = of(access);
    return by && by->is_atomic;
  }
  /// That of the block, or null.
  const Reduction* of_block(const spec::tir::Block* block) const;
  /// Tags of the threads that reduce in any order into that memory, which such blocks alone write:
  /// where it is local, they have one copy of it.
  std::span<const std::string_view> reducers(const spec::Variable* memory) const;
  /// A statement that updates several buffers together, in threads in any order, or atomically.
  bool is_indivisible(const spec::tir::Stmt* s) const { return indivisible_.contains(s); }

 private:
  void keep_together(const spec::tir::Stmt* s);

  void add_reducers(const spec::tir::PrimFunc& f, const Reduction& by);

  std::vector<std::uint32_t> of_;
  std::map<const spec::Variable*, std::vector<std::string_view>> reducers_;
  std::set<const spec::tir::Stmt*> indivisible_;
  std::deque<Reduction> all_;  ///< at one address: footprints remember it
};

}  // namespace tenor::semantics
