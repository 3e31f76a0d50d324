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

#include "semantics/machine/asides.h"
#include "semantics/machine/frame.h"
#include "semantics/machine/memory.h"
#include "semantics/machine/thread_uses.h"

namespace tenor::semantics {

template <class D>
class Machine;

struct Activation {
  std::uint32_t base, view_base;
  std::size_t aliases;  ///< how many aliases there were before
};

/// Names an iteration among those that take turns: for each loop around it, the how manieth of its
/// thread, and the iteration's ordinal.
using StrandPath = std::vector<std::uint32_t>;

/// What a thread that does not run leaves behind: all that lies above the loop that began the
/// block.
template <class D>
struct ThreadContext {
  std::vector<StoredFrame> frames;
  std::vector<typename D::Value> operands, environment;
  std::vector<typename D::Index> views;
  std::vector<Activation> activations;
  std::vector<std::uint32_t> aliases;
  std::vector<ParallelLevel> levels;
  std::vector<Axis> axes;
  Guards guards;
  /// How often it entered each statement that allocates shared memory.
  std::map<const spec::Node*, std::uint32_t> entries;
  std::uint32_t base = 0, view_base = 0;
  std::uint64_t id = 0;
  std::uint32_t fork = 0;   ///< the one that it is of; 0: it began the block
  StrandPath path;          ///< which one, whatever the order that others run in
  std::uint32_t forks = 0;  ///< how many it made
  bool waiting = false;
  bool ended = false;  ///< its part of the loop is over
};

template <class D>
class Threads {
 public:
  using Context = ThreadContext<D>;
  using Value = typename D::Value;

  /// Is there a block of threads?
  bool running() const { return block_ != nullptr; }
  /// Names the running thread among all that are; 0 outside of blocks.
  std::uint64_t running_id() const {
    return running() ? (block_->threads.size() << 32 | block_->running) + 1 : 0;
  }
  /// Do threads meet between the parts of `s`, a sequence, a loop or a block?
  bool meet_in(const Machine<D>& m, const spec::Stmt* s) const {
    return running() && !interleaves_ && !is_quiet(m, s);
  }
  /// The enclosing loop over the axis of that tag, or null.
  const Axis* find(std::string_view tag) const;

  // Loops over an axis whose iterations run one after the other. Like all here that threads alone
  // need, apart, so that it does not weigh on programs without any.
  [[gnu::noinline]] void enter(Machine<D>& m, Axis axis);
  [[gnu::noinline]] void begin_iteration(Machine<D>& m, std::uint64_t ordinal);
  [[gnu::noinline]] void leave(Machine<D>& m);

  // The scheduler.
  /// Makes the running thread `axis.count` threads, and goes on with the first; `begin(k)` pushes
  /// what number k is to do. When all have ended, the one that forked goes on as it is now.
  template <class Begin>
  [[gnu::noinline]] void fork(Machine<D>& m, Axis axis, Begin&& begin);
  /// Do all others wait where the running thread stands?
  bool all_meet(const Machine<D>& m) const;
  /// All go on, from where they met.
  [[gnu::noinline]] void meet(Machine<D>& m);
  /// The running thread stands at a point where threads may meet, or at its end; another goes on.
  [[gnu::noinline]] void wait(Machine<D>& m, bool ended);
  /// Have all threads of the running one's fork come to their end?
  bool all_ended() const;
  [[gnu::noinline]] void join(Machine<D>& m);

  // Iterations that take turns: strands, threads that meet nowhere and wait for nobody.
  /// From here on parallel loops without a thread tag run so (TIR/Exec/12.2.2:c, TIR-D61).
  void interleave() { interleaves_ = true; }
  bool interleaves() const { return interleaves_; }
  /// The running strand; empty outside of loops.
  StrandPath strand() const {
    return running() ? block_->threads[block_->running].path : StrandPath();
  }
  /// Those that can go on, in the order of their loop.
  std::vector<StrandPath> ready() const;
  /// Another goes on; it is ready.
  void switch_to(Machine<D>& m, const StrandPath& strand);
  /// The running one never goes on. Where no other can, the run has stopped.
  void halt(Machine<D>& m);
  std::uint64_t halted() const { return halted_; }

  // Memory.
  /// What another thread allocated where the running one is about to.
  std::optional<std::uint32_t> attach(const Machine<D>& m, const spec::Node* node,
                                      const std::vector<std::int64_t>& shape);
  /// Others that come to `node` are to have `number` too.
  void offer(const spec::Node* node, std::uint32_t number);
  /// The running thread leaves the scope of `number`; false if it alone had it.
  bool detach(std::uint32_t number);
  /// The parallel loop in which a shared allocation of the running block counts as made.
  std::size_t born() const { return block_->base.levels; }
  /// An access of memory that threads have copies of: outside of their loop it is of all of them.
  [[gnu::noinline]] void write_copies(Machine<D>& m, Allocation<D>& a, std::uint64_t element,
                                      const Value* lanes);
  [[gnu::noinline]] bool read_copies(const Machine<D>& m, const Allocation<D>& a,
                                     std::uint64_t element, Value* lanes) const;

 private:
  /// Where the slices of contexts begin.
  struct Heights {
    std::size_t frames, operands, environment, views, activations, aliases, levels, axes;
  };
  struct Fork {
    Context parent;  ///< as it goes on behind the loop
    std::uint64_t count = 0, ended = 0, bytes = 0;
    std::size_t level = 0;    ///< of its loop
    std::uint32_t phase = 0;  ///< of its loop, as shared memory counts entries
  };
  /// Shared memory that threads allocate together: those that come to `node` for the same time.
  struct Instance {
    const spec::Node* node;
    std::uint32_t entry, number, inside;
  };
  struct Block {
    Heights base;
    std::vector<Context> threads;  ///< that have no running fork of their own
    std::size_t running = 0, waiting = 0;
    std::map<std::uint32_t, Fork> forks;
    std::uint32_t fork_count = 0;
    std::vector<Instance> instances;
  };

  [[gnu::noinline]] bool is_quiet(const Machine<D>& m, const spec::Stmt* s) const;
  Heights heights(const Machine<D>& m) const;
  void save(const Machine<D>& m, Context& c) const;
  void load(Machine<D>& m, const Context& c);
  void count_aliases(Machine<D>& m, const Context& c, int by) const;
  std::uint64_t bytes(const Context& c) const;
  bool affords(Machine<D>& m, std::uint64_t count, Fork& fork) const;
  void suspend(Machine<D>& m);
  void resume(Machine<D>& m, std::size_t thread);
  bool is_here(const Machine<D>& m, const Context& c) const;
  void choose_next(Machine<D>& m);
  void wake_deepest();
  void announce(Machine<D>& m, const Context& c) const;
  void end_block(Machine<D>& m, Context& parent);
  void release_instances(Machine<D>& m, bool all);

  const ThreadUses& uses(const spec::Stmt* loop);
  template <class Replace>
  void redirect(Machine<D>& m, const spec::Stmt* loop, Replace&& replace);
  void copy_for_block(Machine<D>& m, Axis& axis);
  void finish_block(Machine<D>& m, const Axis& axis);
  void merge(Machine<D>& m, const Axis::Copied& copied, std::uint64_t element);
  void reset(Machine<D>& m, std::uint32_t number, std::uint32_t original);
  void keep_result(Machine<D>& m, const Axis::Copied& copied);
  void copy_for_thread(Machine<D>& m, const spec::Stmt* loop);
  std::uint32_t copy_of(Machine<D>& m, std::uint32_t number);
  std::uint32_t copy(Machine<D>& m, std::uint32_t number) const;
  ThreadKey key() const;
  template <class All, class Visit>
  void for_each_finer(All& memory, const ThreadCopies& mine, Visit&& visit) const;
  bool gather(const Machine<D>& m, const Allocation<D>& a, std::uint64_t element, bool divided,
              Value* lanes) const;

  std::vector<Axis> axes_;  ///< of the running thread, outermost first
  std::unique_ptr<Block> block_;
  std::map<const spec::Stmt*, ThreadUses> uses_;
  std::set<const spec::Stmt*> quiet_;
  std::uint64_t last_id_ = 0, halted_ = 0;
  bool interleaves_ = false;
};

}  // namespace tenor::semantics
