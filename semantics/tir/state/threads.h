// SPDX-License-Identifier: Apache-2.0
// The threads of a block (TIR-D73): a loop over threads forks the running thread, each continues up
// to the next point between two statements, and where all of them wait at the same one, what they
// wrote to shared memory before is ordered before what follows. docs/machine.md says why one such
// order of running them is enough.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>

#include "semantics/machine/contexts.h"
#include "semantics/machine/frame.h"
#include "semantics/tir/state/async_copies.h"
#include "semantics/tir/state/guard_stack.h"
#include "semantics/tir/state/memory.h"
#include "semantics/tir/state/skipped_inits.h"
#include "semantics/tir/state/synchronises.h"
#include "semantics/tir/state/thread_uses.h"

namespace tenor::semantics {

/// What there is of each thread beside its stacks: how often it entered each statement that
/// allocates shared memory, and its copies.
struct ThreadPart {
  std::map<const spec::Node*, std::uint32_t> entries;
  AsyncPart async;
};
/// Of a loop that forked: which level it is, and the phase that shared memory counts there. No
/// phase: another language forked.
struct ForkedLoop {
  std::size_t level = 0;
  std::uint32_t phase = 0;
};

/// Who waits at barriers of one name, by number and in order.
struct ThreadsAtName {
  std::vector<std::uint32_t> threads;
  bool agree = true;  ///< do they say the same number of threads?
};

template <class L, class D>
class Threads {
 public:
  using M = MachineOf<L, D>;
  using Value = typename D::Value;

  /// Do threads meet between the parts of `s`, a sequence, a loop or a block?
  bool has_barrier_in(const M& m, const spec::tir::Stmt* s) const {
    return m.contexts().running() && !interleaves_ && !explicit_ && !is_quiet(m, s);
  }
  /// Do they meet only where they synchronise (EXT/Threads/explicit)?
  bool is_explicit() const { return explicit_; }
  /// Loops whose iterations may write one element: threads that meet explicitly may not write
  /// different values.
  LoopsOf may_overwrite() const { return explicit_ ? LoopsOf::kNoThreads : LoopsOf::kAny; }
  /// The loops over an axis that run, outermost first, in the running thread.
  std::vector<Axis>& axes() { return axes_; }
  const std::vector<Axis>& axes() const { return axes_; }
  /// The enclosing loop over the axis of that tag, or null.
  const Axis* find(std::string_view tag) const;

  /// A kernel begins that is launched with these extents of axes, or ends: then there are none.
  void launch(const std::vector<std::string_view>& axes, const std::vector<std::uint64_t>& extents);
  /// The extent that the running kernel is launched with: 1 along an axis that the launch does not
  /// name, and none where no launch runs or the tag is no axis of a launch.
  std::optional<std::uint64_t> launched(std::string_view tag) const;

  // Loops over an axis whose iterations run one after the other. Like all here that threads alone
  // need, apart, so that it does not weigh on programs without any.
  [[gnu::noinline]] void enter(M& m, Axis axis);
  [[gnu::noinline]] void begin_iteration(M& m, std::uint64_t ordinal);
  [[gnu::noinline]] void leave(M& m);
  /// The same, where nothing that its blocks wrote is kept. The function that has the loop runs.
  [[gnu::noinline]] void abandon(M& m);

  // Threads of one block, each a context of the machine.
  /// Makes the running thread `axis.count` threads; `begin(k)` pushes what number k is to do.
  template <class Begin>
  [[gnu::noinline]] void fork(M& m, Axis axis, Begin&& begin);
  /// Do all others wait where the running thread stands?
  bool all_at_barrier(const M& m) const;
  /// All continue, from where they met.
  [[gnu::noinline]] void pass_barrier(M& m);
  /// Shared memory counts the phases of the running thread.
  void resumed(M& m);
  /// All threads wait: at different points, those continue that are furthest from the others'.
  void all_wait(M& m);

  // Where threads synchronise. `of(axes)` says which of them: those that `at`, the running one's
  // frame, which it has taken off, brings together.
  /// Do all of these wait at it, in the same iterations?
  bool all_arrived(const M& m, const StoredFrame& at, auto&& of) const;
  /// Does every other thread wait at such a frame, or has it ended?
  bool others_are_stuck(const M& m) const;
  /// The first of these that does not wait at it, as the machine keeps it; null where all do.
  auto* absent(const M& m, const StoredFrame& at, auto&& of) const;
  /// What each of these brought: `visit(axes, operands, runs)`, in the order of their fork.
  void for_each_arrived(const M& m, const StoredFrame& at, auto&& of, auto&& visit) const;
  /// They continue, each with what `next()` gives it in place of the frame, in that order; the
  /// running one has taken its own.
  void let_go(M& m, auto&& of, auto&& next);
  /// The same, each with the same values, and a frame of that tag in place of the one in which it
  /// waited.
  void let_go_with(M& m, auto&& of, std::uint16_t tag, std::span<const Value> values);
  /// What all threads did before is ordered before what they do from here on.
  [[gnu::noinline]] void begin_interval(M& m);
  /// The same of those of these numbers.
  void meet(const std::vector<std::uint32_t>& threads);
  /// Those that wait at a barrier of the name of `call`, in order; with the running one, which has
  /// come to it.
  ThreadsAtName at_name(const M& m, const spec::Call& call) const;
  /// Were other threads than these at a barrier of that name, since the block began?
  bool had_others(const spec::Call& call, const std::vector<std::uint32_t>& threads) const;
  /// These met at it.
  void met_by_name(const spec::Call& call, const std::vector<std::uint32_t>& threads);
  /// The block's last thread has ended.
  void joined(M& m);

  /// From here on parallel loops without a thread tag run as tasks, which meet nowhere and
  /// do not wait (TIR/Exec/12.2.2:c, TIR-D61).
  void interleave() { interleaves_ = true; }
  bool interleaves() const { return interleaves_; }

  // Memory.
  /// What another thread allocated where the running one is about to.
  std::optional<std::uint32_t> attach(M& m, const spec::Node* node,
                                      const std::vector<Extent<D>>& shape, MemoryScope scope);
  /// Others that come to `node`, and share memory of that scope, are to have `number` too.
  void offer(M& m, const spec::Node* node, std::uint32_t number, MemoryScope scope);
  /// The running thread leaves the scope of `number`; false if it alone had it.
  bool detach(std::uint32_t number);
  /// The parallel loop in which a shared allocation of the running block counts as made.
  static std::size_t born(const M& m) { return m.contexts().base().state.levels; }
  /// An access of memory that threads have copies of: outside of their loop it is of all of them.
  [[gnu::noinline]] void write_copies(M& m, Allocation<D>& a, std::uint64_t element,
                                      const Value* lanes);
  [[gnu::noinline]] bool read_copies(const M& m, const Allocation<D>& a, std::uint64_t element,
                                     Value* lanes) const;

 private:
  /// Shared memory that threads allocate together: those that come to `node` for the same time.
  struct Instance {
    const spec::Node* node;
    std::uint64_t among;  ///< `memory_instance` of them
    std::uint32_t entry, number, inside;
  };

  [[gnu::noinline]] bool is_quiet(const M& m, const spec::tir::Stmt* s) const;
  bool is_here(const M& m, const auto& c, std::size_t count) const;
  bool stands_at(const M& m, const StoredFrame& at, const auto& c) const;
  [[gnu::noinline]] void begin_block(M& m);
  /// How the functions that run let threads meet.
  Meetings meetings(const M& m);
  void release_instances(M& m, bool all);

  const ThreadUses& uses(const M& m, const spec::tir::Stmt* loop);
  template <class Replace>
  void redirect(M& m, const spec::tir::Stmt* loop, Replace&& replace);
  void copy_for_block(M& m, Axis& axis);
  void finish_block(M& m, const Axis& axis);
  void merge(M& m, const Axis::Copied& copied, std::uint64_t element);
  void reset(M& m, std::uint32_t number, std::uint32_t original);
  void keep_result(M& m, const Axis::Copied& copied);
  void copy_for_thread(M& m, const spec::tir::Stmt* loop);
  std::uint32_t copy_of(M& m, std::uint32_t number);
  std::uint32_t copy(M& m, std::uint32_t number) const;
  /// Of the running thread, without the axes along which threads share a copy.
  ThreadKey key(std::span<const std::string_view> shared) const;
  template <class All, class Visit>
  void for_each_finer(All& memory, const ThreadCopies& mine, Visit&& visit) const;
  bool gather(const M& m, const Allocation<D>& a, std::uint64_t element, bool divided,
              Value* lanes) const;

  std::vector<Axis> axes_;
  std::vector<Instance> instances_;  ///< of the running block
  std::map<const spec::tir::Stmt*, ThreadUses> uses_;
  std::set<const spec::tir::Stmt*> quiet_;
  std::map<const spec::tir::PrimFunc*, Meetings> meetings_;
  std::vector<ParallelLevel> block_;     ///< where the interval began: a block, of the grid's loops
  std::uint32_t interval_ = 0;           ///< between two barriers of it
  std::unique_ptr<PartialOrder> order_;  ///< in it, where some threads may meet; else null
  std::map<std::int64_t, std::vector<std::uint32_t>> named_;  ///< of each name, who met, in it
  std::map<std::string_view, std::uint64_t> launched_;        ///< empty: no kernel was launched
  bool interleaves_ = false, explicit_ = false;
};

}  // namespace tenor::semantics
