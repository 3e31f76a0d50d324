// SPDX-License-Identifier: Apache-2.0
// The threads of a block (TIR-D73): a loop over threads forks the running thread, each continues up
// to the next point between two statements, and where all of them wait at the same one, what they
// wrote to shared memory before is ordered before what follows. docs/machine.md says why one such
// order of running them is enough.
#pragma once

#include <map>
#include <optional>
#include <set>

#include "semantics/machine/contexts.h"
#include "semantics/machine/frame.h"
#include "semantics/tir/state/guard_stack.h"
#include "semantics/tir/state/memory.h"
#include "semantics/tir/state/skipped_inits.h"
#include "semantics/tir/state/thread_uses.h"

namespace tenor::semantics {

/// What there is of each thread beside its stacks: how often it entered each statement that
/// allocates shared memory.
struct ThreadPart {
  std::map<const spec::Node*, std::uint32_t> entries;
};
/// Of a loop that forked: which level it is, and the phase that shared memory counts there. No
/// phase: another language forked.
struct ForkedLoop {
  std::size_t level = 0;
  std::uint32_t phase = 0;
};

template <class L, class D>
class Threads {
 public:
  using M = MachineOf<L, D>;
  using Value = typename D::Value;

  /// Do threads meet between the parts of `s`, a sequence, a loop or a block?
  bool has_barrier_in(const M& m, const spec::tir::Stmt* s) const {
    return m.contexts().running() && !interleaves_ && !is_quiet(m, s);
  }
  /// The loops over an axis that run, outermost first, in the running thread.
  std::vector<Axis>& axes() { return axes_; }
  const std::vector<Axis>& axes() const { return axes_; }
  /// The enclosing loop over the axis of that tag, or null.
  const Axis* find(std::string_view tag) const;

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
  /// The block's last thread has ended.
  void joined(M& m);

  /// From here on parallel loops without a thread tag run as tasks, which meet nowhere and
  /// do not wait (TIR/Exec/12.2.2:c, TIR-D61).
  void interleave() { interleaves_ = true; }
  bool interleaves() const { return interleaves_; }

  // Memory.
  /// What another thread allocated where the running one is about to.
  std::optional<std::uint32_t> attach(M& m, const spec::Node* node,
                                      const std::vector<std::int64_t>& shape);
  /// Others that come to `node` are to have `number` too.
  void offer(M& m, const spec::Node* node, std::uint32_t number);
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
    std::uint32_t entry, number, inside;
  };

  [[gnu::noinline]] bool is_quiet(const M& m, const spec::tir::Stmt* s) const;
  bool is_here(const M& m, const auto& c) const;
  void release_instances(M& m, bool all);

  const ThreadUses& uses(const spec::tir::Stmt* loop);
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
  ThreadKey key() const;
  template <class All, class Visit>
  void for_each_finer(All& memory, const ThreadCopies& mine, Visit&& visit) const;
  bool gather(const M& m, const Allocation<D>& a, std::uint64_t element, bool divided,
              Value* lanes) const;

  std::vector<Axis> axes_;
  std::vector<Instance> instances_;  ///< of the running block
  std::map<const spec::tir::Stmt*, ThreadUses> uses_;
  std::set<const spec::tir::Stmt*> quiet_;
  bool interleaves_ = false;
};

}  // namespace tenor::semantics
