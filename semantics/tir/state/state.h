// SPDX-License-Identifier: Apache-2.0
// What a run of TIR keeps beside the machine's stacks: variables, the views of buffers, memory,
// running loops without order, the threads of a block. docs/machine.md
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "semantics/machine/machine.h"
#include "semantics/tir/state/argument.h"
#include "semantics/tir/state/guard_stack.h"
#include "semantics/tir/state/kept.h"
#include "semantics/tir/state/layout.h"
#include "semantics/tir/state/memory.h"
#include "semantics/tir/state/skipped_inits.h"
#include "semantics/tir/state/threads.h"
#include "semantics/tir/state/view_ref.h"
#include "semantics/tir/straight/code.h"

namespace tenor::semantics {

/// A base of the machine of language L, of which TIR is one.
template <class L, class D>
class TirState {
 public:
  using Value = typename D::Value;
  using Truth = typename D::Truth;
  using Index = typename D::Index;
  /// The reduction in any order that an access is a part of (TIR-D81), or null.
  using By = const Reduction*;

  TirState(const spec::Program& program, const spec::Module& module, const Limits& limits,
           Profile profile, const spec::Readings& readings)
      : program_(program),
        module_(module),
        layout_(program, module, readings),
        memory_(limits.memory, profile),
        straight_(program.node_count()),
        may_run_straight_(limits.index_bits == Limits::kIndexBits) {}

  const spec::Program& program() const { return program_; }
  const spec::Module& module() const { return module_; }
  const Layout& layout() const { return layout_; }

  // Control.
  void execute(const spec::tir::Stmt* s) {
    if (s) self().push_start(s);
  }
  /// The statements one after the other.
  void execute_all(const spec::tir::SeqStmt* s);

  // The variables of the running activation.
  Value* variable(const spec::Variable* v) { return &environment_[base_ + layout_.slot(v)]; }
  const Value* variable(const spec::Variable* v) const {
    return &environment_[base_ + layout_.slot(v)];
  }
  const Value* variable(const spec::Var* e) const { return &environment_[base_ + layout_.slot(e)]; }
  void bind(const spec::Variable* v, const Value& scalar);
  void bind_lanes(const spec::Variable* v, const Value* lanes);
  /// One of another language that shares the environment.
  Value* cell(const spec::Node* v) { return &environment_[base_ + layout_.place(v)]; }
  const Value* cell(const spec::Node* v) const { return &environment_[base_ + layout_.place(v)]; }
  /// Calls `visit(value)` for the variables of all activations.
  template <class Visit>
  void for_each_variable(Visit&& visit) const {
    for (std::size_t i = 0; i < environment_.size(); ++i) visit(environment_[i]);
  }

  /// The value of a scalar expression that reads no memory, by the rules, in a machine beside this
  /// one that has the same variables: no step, count or note of the run comes of it. Nothing where
  /// a rule ends the evaluation.
  std::optional<Value> value_beside(const spec::PrimExpr* e);

  // Views of buffers.
  ViewRef<Index> view(const spec::Buffer* b) {
    return {&views_[view_base_ + layout_.view(b)], b->shape.size()};
  }
  ViewRef<const Index> view(const spec::Buffer* b) const {
    return {&views_[view_base_ + layout_.view(b)], b->shape.size()};
  }
  /// The number of the allocation that `b` sees.
  std::uint64_t memory_number(const spec::Buffer* b) const { return given(view(b).memory()); }
  Allocation<D>& allocation(const spec::Buffer* b) { return memory_.at(memory_number(b)); }
  const Allocation<D>& allocation(const spec::Buffer* b) const {
    return memory_.at(memory_number(b));
  }
  /// Do two elements of `b`, as it sees memory now, share their place (TIR-D41)?
  bool overlaps(const spec::Buffer* b) const { return given(view(b).overlaps()) != 0; }
  /// The element's number in its allocation; meaningful where every index is in its bounds.
  Index element(const spec::Buffer* b, const Value* indices, std::uint32_t lane) const;
  /// Is every index of that lane in bounds?
  Truth contains(const spec::Buffer* b, const Value* indices, std::uint32_t lane) const;
  /// What scalar indices say: were they written, are they in bounds, and where are they.
  struct Location {
    Truth defined, inside;
    Index element;
  };
  Location locate(const spec::Buffer* b, const Value* indices) const;
  /// Does the access meet another iteration's, one of the two being a write?
  Truth conflicts(const spec::Buffer* b, Index i, bool write, By by) const {
    return conflicts(b, allocation(b), i, write, by);
  }
  /// Has a reduction in any order begun at the element, in the loops that run?
  Truth reduces_already(const spec::Buffer* b, Index i, const Reduction& by) const;
  /// May a copy still write the element, or read it where this is a write?
  Truth in_flight(const spec::Buffer* b, Index i, bool write) const;
  /// Has the element these lanes?
  Truth has_already(const spec::Buffer* b, Index i, const Value* lanes) const;
  /// Has another thread that meets explicitly written something else since, and not reducing?
  Truth clashes(const spec::Buffer* b, Index i, const Value* lanes, By by) const;
  void read(const spec::Buffer* b, Index i, Value* to, By by) { read(b, allocation(b), i, to, by); }
  void write(const spec::Buffer* b, Index i, const Value* v, By by) {
    write(b, allocation(b), i, v, by);
  }
  /// What an element holds; it does not count as an access.
  void look_at(const spec::Buffer* b, Index i, Value* lanes) { fetch(b, allocation(b), i, lanes); }
  /// Remembers the access for those of other iterations.
  void record(Allocation<D>& a, const Cells& at, bool write, By by = nullptr);

  // Memory.
  Memory<D>& memory() { return memory_; }
  const Memory<D>& memory() const { return memory_; }
  /// Releases an allocation, but where other threads or alternatives still have it.
  void release(std::uint64_t number);

  // Loops without order, and threads of a block, each with its own configuration but for memory
  // (TIR-D73).
  void enter_parallel(const Axis& axis);
  void set_iteration(std::uint64_t ordinal);
  void leave_parallel();
  /// In a loop of this entry, as footprints count them.
  void push_level(const ParallelLevel& level) { levels_.push_back(level); }
  std::uint32_t next_epoch() { return ++epochs_; }
  bool in_parallel() const { return !levels_.empty(); }
  std::vector<ParallelLevel>& levels() { return levels_; }
  const std::vector<ParallelLevel>& levels() const { return levels_; }
  Threads<L, D>& threads() { return threads_; }
  const Threads<L, D>& threads() const { return threads_; }
  AsyncCopies<L, D>& copies() { return copies_; }
  const AsyncCopies<L, D>& copies() const { return copies_; }
  bool in_threads() const { return self().contexts().running() && !threads_.interleaves(); }
  /// The threads of a block may meet before `before`, a part of `whole` that was pushed last.
  void push_barrier(const spec::tir::Stmt* whole, const spec::tir::Stmt* before);
  /// Did other iterations continue where one erred, so that memory holds what they did too?
  bool outlived_error() const { return outlived_error_; }

  // Activations.
  /// The arguments of the function that is entered next.
  void pass(std::vector<Argument<D>> arguments) { arguments_ = std::move(arguments); }
  auto& arguments() const { return arguments_; }
  void enter(const spec::tir::PrimFunc* f) { enter(layout_.function(f)); }
  void enter(const FunctionLayout& layout);
  /// Until `f` returns, what two of its buffers see is aliased (TIR-D40).
  void mark_aliases(const spec::tir::PrimFunc* f);
  void return_from_activation();
  /// The current loop variables: `i = 3, j = 0`.
  std::string loop_bindings() const;

  Guards& guard_stack() { return guards_; }
  const Guards& guard_stack() const { return guards_; }
  SkippedInits& skipped_inits() { return skipped_inits_; }
  /// Straight-line code knows of no index that does not fit.
  bool may_run_straight() const { return may_run_straight_; }
  /// Bits of the back-end's indices (TIR-D62).
  unsigned index_bits() const { return self().limits().index_bits; }

  /// Takes in a function that the program gained as it runs.
  void add_function(const spec::tir::PrimFunc* f);
  /// Where variables of another language get their slots.
  Layout& places() { return layout_; }

  // Straight-line code (semantics/tir/straight).
  /// Executes `s` by its straight-line code, where it has one and nothing unusual happens; false,
  /// with nothing changed, otherwise. The first step has been counted.
  bool execute_straight(const spec::tir::BufferStore* s);
  bool execute_straight(const spec::tir::BlockRealize* r);
  /// The same, and counts the first step.
  bool execute_straight_step(const spec::tir::Stmt* s);
  bool evaluate_straight(const spec::PrimExpr* e);

  // What the machine asks (semantics/machine/language.h).
  using Mark = TirMark;
  using Snapshot = TirSnapshot<D>;
  /// Variables and views from the running activation's first one on lie above it.
  Mark mark() const;
  Snapshot snapshot(const Mark& mark) const;
  void restore(const Mark& mark, const Snapshot& snapshot);
  void rewind(const Mark& mark);
  static std::uint64_t bytes(const Snapshot& snapshot);
  std::size_t depth() const { return activations_.size(); }
  using ContextPart = ThreadPart;
  using ForkPart = ForkedLoop;
  void resumed() { threads_.resumed(self()); }
  void all_wait() { threads_.all_wait(self()); }
  void joined() { threads_.joined(self()); }
  bool charge(std::uint64_t bytes) {
    return memory_.has_room(bytes) && (memory_.charge(bytes), true);
  }
  void discharge(std::uint64_t bytes) { memory_.discharge(bytes); }
  /// Numbers of allocations from before alternatives that one of them released.
  using Changes = std::vector<std::uint64_t>;
  std::uint64_t begin_alternatives() { return std::exchange(made_before_, memory_.made()); }
  void end_alternatives(std::uint64_t outer) { made_before_ = outer; }
  std::size_t change_mark() const { return kept_.size(); }
  Changes take_back(std::size_t from);
  /// All of them left the same scopes, which release the same.
  void merge(const std::vector<ChangedUnder<D, Changes>>& joined) {
    for (const std::uint64_t number : joined.front().changes) release(number);
  }
  const Guards& guards() const { return guards_; }
  void set_guards(const Guards& guards) { guards_ = guards; }
  void begin_comparison() { layout_.find_needed(); }
  bool is_fusable(const spec::Node* node) const { return layout_.fusable(node); }
  bool runs_beside_others() const { return !levels_.empty(); }
  bool outlives_error();
  std::string where() const { return loop_bindings(); }
  spec::EntrySet asked() const;
  bool has_run_straight(const spec::Node* node) const { return straight_.runs(node) > 0; }
  void add_straight_counts(std::vector<unsigned long long>& counts) const;

 private:
  using M = MachineOf<L, D>;
  M& self() { return static_cast<M&>(*this); }
  const M& self() const { return static_cast<const M&>(*this); }

  void stand_in_activation();
  /// A word of a view that the machine made of a number: every domain knows it.
  static std::uint64_t given(Index word) { return static_cast<std::uint64_t>(*D::known(word)); }

  template <class Visit>
  void for_each_own_element(const spec::Buffer* b, Allocation<D>& a, Index element, Visit&& visit);
  void record(const spec::Buffer* b, Allocation<D>& a, Index i, bool write, By by = nullptr);
  bool written_by_other(const spec::Buffer* b, const Allocation<D>& a, Index i, LoopsOf kind,
                        By by = {}) const;
  void note_order(const spec::Buffer* b, Allocation<D>& a, Index i, const Value* lanes, By by);
  template <class Holds>
  bool any_byte(const spec::Buffer* b, std::uint64_t element, Holds&& holds) const;
  Truth conflicts(const spec::Buffer* b, const Allocation<D>& a, Index i, bool write, By by) const;
  void read(const spec::Buffer* b, Allocation<D>& a, Index i, Value* lanes, By by);
  void write(const spec::Buffer* b, Allocation<D>& a, Index i, const Value* lanes, By by);
  void copy_accessed(const spec::Buffer* b, Index element, bool write);
  void fetch(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes);
  void put(const spec::Buffer* b, Allocation<D>& a, Index element, const Value* lanes);
  void read_bytes(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes);
  template <class IndexAt>
  Location locate(ViewRef<const Index> view, IndexAt&& index_at) const;

  // Elements that data decide (semantics/tir/state/somewhere.h).
  Truth conflicts_somewhere(const Allocation<D>& a, bool write, By by) const;
  Truth clashes_somewhere(const Allocation<D>& a, By by) const;
  void note_varied(const spec::Buffer* b, Allocation<D>& a, Index element, const Value* lanes);
  bool holds_already(const spec::Buffer* b, const Allocation<D>& a, Index i, const Value* v) const;
  void read_somewhere(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes, By by);
  void write_somewhere(const spec::Buffer* b, Allocation<D>& a, Index i, const Value* v, By by);
  void conflict_anywhere(const spec::Buffer* b, Allocation<D>& a, bool write, By by);

  StraightValues<D> values(const StraightCode<D>& code) const;
  Allocation<D>& allocation(const StraightAccess& access) {
    return memory_.at(given(views_[view_base_ + access.view]));
  }
  Location locate(const StraightCode<D>& code, const StraightValues<D>& value,
                  const StraightAccess& access) const;
  bool compute(StraightCode<D>& code);
  bool has_no_conflict(const spec::Buffer* b, Allocation<D>& a, Index element, bool write);
  void announce(const StraightAccess& access, Index element, const Value* value, bool write);
  bool straight_load(const StraightAccess& access, const Location& where, Value& result);
  bool holds_straight(StraightExpr<D>& condition);
  void enter_straight(const spec::tir::Block& b, bool begins);
  std::uint64_t steps_beyond_first(const StraightCode<D>& code) const;
  bool affords(const StraightCode<D>& code) const;

  const spec::Program& program_;
  const spec::Module& module_;
  Layout layout_;
  Stack<Value> environment_{std::size_t{1} << 24};
  Stack<Index> views_{std::size_t{1} << 24};
  Memory<D> memory_;
  std::vector<ParallelLevel> levels_;
  Threads<L, D> threads_;
  AsyncCopies<L, D> copies_;
  std::vector<std::uint32_t> aliases_;  ///< numbers of the allocations that `aliased` counts
  std::vector<Activation> activations_;
  Guards guards_;
  SkippedInits skipped_inits_;
  std::vector<Argument<D>> arguments_;
  std::unique_ptr<M> beside_;  ///< of value_beside, from its first use on
  StraightTable<D> straight_;
  std::uint32_t base_ = 0, view_base_ = 0, epochs_ = 0;
  std::uint64_t made_before_ = 0;    ///< allocations that are not the innermost alternative's own
  std::vector<std::uint64_t> kept_;  ///< those of others that were to be released
  const bool may_run_straight_;
  bool outlived_error_ = false;
};

}  // namespace tenor::semantics

#include "semantics/tir/state/state_parts.h"
