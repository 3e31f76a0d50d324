// SPDX-License-Identifier: Apache-2.0
// The threads of a block (TIR-D73): a loop over threads forks the running thread, each goes on up
// to the next point between two statements, and where all of them wait at the same one, what they
// wrote to shared memory before is ordered before what follows. docs/machine.md says why one such
// order of running them is enough.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>

#include "semantics/machine/frame.h"
#include "semantics/tir/state/asides.h"
#include "semantics/tir/state/memory.h"
#include "semantics/tir/state/thread_uses.h"

namespace tenor::semantics {

template <class L, class D>
class MachineOf;

/// Names an iteration among those that take turns: for each loop around it, the how manieth of its
/// thread, and the iteration's ordinal.
using StrandPath = std::vector<std::uint32_t>;

/// A thread that does not run: all that lies above the loop that began the block, and what it is.
template <class M>
struct ThreadContext {
  typename M::Snapshot stacks{};
  /// How often it entered each statement that allocates shared memory.
  std::map<const spec::Node*, std::uint32_t> entries{};
  std::uint64_t id = 0;
  std::uint32_t fork = 0;   ///< the one that it is of; 0: it began the block
  StrandPath path{};        ///< which one, whatever the order that others run in
  std::uint32_t forks = 0;  ///< how many it made
  bool waiting = false;
  bool ended = false;  ///< its part of the loop is over
};

template <class L, class D>
class Threads {
 public:
  using M = MachineOf<L, D>;
  using Context = ThreadContext<M>;
  using Value = typename D::Value;

  Threads();
  ~Threads();

  /// Is there a block of threads?
  bool running() const { return block_ != nullptr; }
  /// Names the running thread among all that are; 0 outside of blocks.
  std::uint64_t running_id() const;
  /// Do threads meet between the parts of `s`, a sequence, a loop or a block?
  bool meet_in(const M& m, const spec::Stmt* s) const {
    return running() && !interleaves_ && !is_quiet(m, s);
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

  // The scheduler.
  /// Makes the running thread `axis.count` threads, and goes on with the first; `begin(k)` pushes
  /// what number k is to do. When all have ended, the one that forked goes on as it is now.
  template <class Begin>
  [[gnu::noinline]] void fork(M& m, Axis axis, Begin&& begin);
  /// Do all others wait where the running thread stands?
  bool all_meet(const M& m) const;
  /// All go on, from where they met.
  [[gnu::noinline]] void meet(M& m);
  /// The running thread stands at a point where threads may meet, or at its end; another goes on.
  [[gnu::noinline]] void wait(M& m, bool ended);
  /// Have all threads of the running one's fork come to their end?
  bool all_ended() const;
  [[gnu::noinline]] void join(M& m);

  // Iterations that take turns: strands, threads that meet nowhere and wait for nobody.
  /// From here on parallel loops without a thread tag run so (TIR/Exec/12.2.2:c, TIR-D61).
  void interleave() { interleaves_ = true; }
  bool interleaves() const { return interleaves_; }
  /// The running strand; empty outside of loops.
  StrandPath strand() const;
  /// Those that can go on, in the order of their loop.
  std::vector<StrandPath> ready() const;
  /// Another goes on; it is ready.
  void switch_to(M& m, const StrandPath& strand);
  /// The running one never goes on. Where no other can, the run has stopped.
  void halt(M& m);
  std::uint64_t halted() const { return halted_; }

  // Memory.
  /// What another thread allocated where the running one is about to.
  std::optional<std::uint32_t> attach(const M& m, const spec::Node* node,
                                      const std::vector<std::int64_t>& shape);
  /// Others that come to `node` are to have `number` too.
  void offer(const spec::Node* node, std::uint32_t number);
  /// The running thread leaves the scope of `number`; false if it alone had it.
  bool detach(std::uint32_t number);
  /// The parallel loop in which a shared allocation of the running block counts as made.
  std::size_t born() const;
  /// An access of memory that threads have copies of: outside of their loop it is of all of them.
  [[gnu::noinline]] void write_copies(M& m, Allocation<D>& a, std::uint64_t element,
                                      const Value* lanes);
  [[gnu::noinline]] bool read_copies(const M& m, const Allocation<D>& a, std::uint64_t element,
                                     Value* lanes) const;

 private:
  struct Fork;
  /// Shared memory that threads allocate together: those that come to `node` for the same time.
  struct Instance {
    const spec::Node* node;
    std::uint32_t entry, number, inside;
  };
  struct Block;

  [[gnu::noinline]] bool is_quiet(const M& m, const spec::Stmt* s) const;
  static std::uint64_t bytes(const Context& c);
  bool affords(M& m, std::uint64_t count, Fork& fork) const;
  void suspend(M& m);
  void resume(M& m, std::size_t thread);
  bool is_here(const M& m, const Context& c) const;
  void choose_next(M& m);
  void wake_deepest();
  void announce(M& m, const Context& c) const;
  void end_block(M& m, Context& parent);
  void release_instances(M& m, bool all);

  const ThreadUses& uses(const spec::Stmt* loop);
  template <class Replace>
  void redirect(M& m, const spec::Stmt* loop, Replace&& replace);
  void copy_for_block(M& m, Axis& axis);
  void finish_block(M& m, const Axis& axis);
  void merge(M& m, const Axis::Copied& copied, std::uint64_t element);
  void reset(M& m, std::uint32_t number, std::uint32_t original);
  void keep_result(M& m, const Axis::Copied& copied);
  void copy_for_thread(M& m, const spec::Stmt* loop);
  std::uint32_t copy_of(M& m, std::uint32_t number);
  std::uint32_t copy(M& m, std::uint32_t number) const;
  ThreadKey key() const;
  template <class All, class Visit>
  void for_each_finer(All& memory, const ThreadCopies& mine, Visit&& visit) const;
  bool gather(const M& m, const Allocation<D>& a, std::uint64_t element, bool divided,
              Value* lanes) const;

  std::vector<Axis> axes_;
  std::unique_ptr<Block> block_;
  std::map<const spec::Stmt*, ThreadUses> uses_;
  std::set<const spec::Stmt*> quiet_;
  std::uint64_t last_id_ = 0, halted_ = 0;
  bool interleaves_ = false;
};

}  // namespace tenor::semantics
