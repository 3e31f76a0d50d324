// SPDX-License-Identifier: Apache-2.0
// Contexts: configurations of one machine that take turns. One forks into several, each continues
// until it waits or ends, and the last to end joins them. What stands below the first fork is of
// all of them, and so is what the language does not save (its memory).
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace tenor::semantics {

template <class L, class D>
class MachineOf;

/// Names a context whatever the order that others run in: for each fork around it, the index of the
/// fork within the context that made it, and the number of the one that is meant.
using ContextPath = std::vector<std::uint32_t>;

template <class L, class D>
class Contexts {
 public:
  using M = MachineOf<L, D>;
  using Condition = std::function<bool(const M&)>;
  struct Context;
  struct Fork;

  Contexts();
  ~Contexts();

  /// Are there several?
  bool running() const { return tree_ != nullptr; }
  /// Names the running one among all that are; 0 where there is no fork.
  std::uint64_t running_id() const;
  /// The running one's; empty where there is no fork.
  ContextPath path() const;
  /// What the language keeps of the running one; and of each fork around it, innermost first.
  auto& part();
  void for_each_fork_around(auto&& visit) const;
  void for_each(auto&& visit) const;
  void for_each(auto&& visit);
  bool runs(const Context& c) const;
  void for_each_fork(auto&& visit);
  /// Where the stacks of all contexts begin.
  const auto& base() const;

  /// Makes the running one `count` contexts, and continues with the first; `begin(k)` pushes what
  /// number k is to do. When all have ended, the one that forked continues as it is now. Ends the
  /// run where the budget has no room for them.
  [[gnu::noinline]] void fork(M& m, std::uint64_t count, const auto& part, auto&& begin);
  /// The running one waits, at its end or before; another continues.
  [[gnu::noinline]] void wait(M& m, bool ended = false);
  /// The same, until the condition holds, which looks at what is of all.
  [[gnu::noinline]] void wait_until(M& m, Condition holds);
  /// No context waits any longer; the first continues.
  [[gnu::noinline]] void go_on(M& m, auto&& before);
  /// Of those that wait, the ones of which `which(context)` holds do so no longer.
  void wake(auto&& which);
  /// The same, after `change(context)`, which changes what they are to do; the first continues. The
  /// running one is one of them.
  [[gnu::noinline]] void release(M& m, auto&& which, auto&& change);
  /// Do all others wait?
  bool others_wait() const;
  /// Have all contexts of the running one's fork come to their end?
  bool all_ended() const;
  [[gnu::noinline]] void join(M& m);

  // For a caller that says whose turn it is (semantics/schedule).
  /// Those that can continue, in the order of their fork.
  std::vector<ContextPath> ready(const M& m) const;
  /// Another continues; it is ready.
  void switch_to(M& m, const ContextPath& path);
  /// The running one never continues. Where no other can, the run has stopped.
  void halt(M& m);
  std::uint64_t halted() const { return halted_; }

 private:
  struct Tree;
  bool affords(M& m, Fork& fork) const;
  void suspend(M& m);
  void resume(M& m, std::size_t which);
  void switch_to_next(M& m);
  void announce(M& m, const Context& c) const;
  void end_tree(M& m, Context& parent);

  std::unique_ptr<Tree> tree_;
  std::uint64_t last_id_ = 0, halted_ = 0;
};

}  // namespace tenor::semantics
