// SPDX-License-Identifier: Apache-2.0
// One run whose contexts (semantics/machine/contexts.h) take turns: a transition continues up to
// and including an access of what other contexts may see. Its caller says whose turn it is.
//
// A class derived from InterleavingOf binds a language: it begins the run and hears, as the
// machine's observer, of accesses. Of those that others may see it calls `add`. A step after which
// a context waits for a condition has read what the condition looks at, and has no other effect: it
// is a transition, which the context takes again when it continues.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "semantics/machine/contexts.h"
#include "semantics/machine/observer.h"
#include "semantics/machine/outcome.h"

namespace tenor::semantics {

/// Cells of one memory, whatever the language has for both.
struct SharedAccess {
  std::uint64_t memory = 0, first = 0, end = 0;
  bool write = false;
  std::optional<std::uint64_t> bits{};  ///< that are written, where they are those of one scalar

  /// Does the order of the two matter, if they meet?
  bool depends_on(const SharedAccess& other) const {
    const bool same = bits && bits == other.bits && first == other.first && end == other.end;
    return (write || other.write) && !same;
  }
  bool overlaps(const SharedAccess& other) const {
    return memory == other.memory && first < other.end && other.first < end;
  }
};
using SharedAccesses = std::vector<SharedAccess>;

class Interleaving {
 public:
  Interleaving() = default;
  virtual ~Interleaving() = default;
  Interleaving(const Interleaving&) = delete;
  Interleaving& operator=(const Interleaving&) = delete;

  /// Some steps on; stops early where a transition ends. False where the run has ended.
  virtual bool advance() = 0;
  /// Are there several contexts?
  virtual bool has_contexts() const = 0;
  /// Those that can continue.
  virtual std::vector<ContextPath> ready() const = 0;
  /// The one whose turn it is or was.
  virtual ContextPath current() const = 0;
  virtual const Outcome& outcome() const = 0;
  virtual std::uint64_t steps() const = 0;
  /// What a person calls a context.
  virtual std::string_view noun() const { return "context"; }

  bool in_transition() const { return in_transition_; }
  /// Is it for the caller to say who continues? Within a transition, and where nothing was forked,
  /// nothing has to.
  bool is_choice() const { return !in_transition_ && has_contexts(); }
  /// Gives the context, which is ready, its turn.
  void begin_transition(const ContextPath& context);
  /// What the transition that ended has accessed; nothing where it came to its end first. An error
  /// counts as an access of cell 0 of memory 0: the first writes it, later ones read it.
  const SharedAccesses& accesses() const { return accesses_; }

 protected:
  virtual void switch_to(const ContextPath& context) = 0;
  /// The current context has accessed what others may see. Memory 0 is for errors.
  void add(const SharedAccess& access) {
    if (in_transition_) accesses_.push_back(access);
  }
  /// After a step. `halted`: how many contexts have erred so far.
  void end_step(bool goes_on, std::uint64_t halted);

 private:
  SharedAccesses accesses_;
  ContextPath transition_;  ///< whose it is
  std::uint64_t halted_ = 0;
  bool in_transition_ = false;
};

/// A run of M, a machine in an observed domain.
template <class M>
class InterleavingOf : public Interleaving, protected Observer<typename M::Domain> {
 public:
  bool advance() override {
    constexpr int kSlice = 1 << 14;
    for (int i = 0; i < kSlice; ++i) {
      const bool goes_on = machine_.step();
      end_step(goes_on, machine_.contexts().halted());
      if (!goes_on) return false;
      if (is_choice()) return true;
    }
    return true;
  }
  bool has_contexts() const override { return machine_.contexts().running(); }
  std::vector<ContextPath> ready() const override { return machine_.contexts().ready(machine_); }
  ContextPath current() const override { return machine_.contexts().path(); }
  const Outcome& outcome() const override { return machine_.outcome(); }
  std::uint64_t steps() const override { return machine_.steps(); }
  const M& machine() const { return machine_; }

 protected:
  using Value = typename M::Value;
  using Index = typename M::Domain::Index;
  static_assert(M::Domain::kObserved);

  /// Makes the machine of what it is made of.
  template <class... Args>
  explicit InterleavingOf(const Args&... args) : machine_(args...) {
    machine_.observe(this);
  }
  void switch_to(const ContextPath& context) override {
    machine_.contexts().switch_to(machine_, context);
  }
  void committed(const RuleInfo&, const spec::Node*) override {}
  void bound(const spec::Node*, const Value*) override {}
  void resumed(std::uint64_t) override {}

  M machine_;
};

/// Who continues by default: the current context, or the first that is ready.
std::size_t default_choice(const std::vector<ContextPath>& ready, const ContextPath& current);

}  // namespace tenor::semantics
