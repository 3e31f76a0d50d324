// SPDX-License-Identifier: Apache-2.0
// One run in which the iterations of parallel loops take turns: a turn goes on up to and including
// an access of memory that other iterations may see (TIR/Exec/12.2.2:c, TIR-D61). Whose turn it is
// somebody else says. Iterations of vectorized loops keep their order (TIR-D58).
#pragma once

#include <optional>
#include <vector>

#include "semantics/machine/observer.h"
#include "semantics/run/setup.h"

namespace tenor::semantics {

/// Cells of one allocation: elements, or bytes where memory is bytes.
struct SharedAccess {
  std::uint64_t memory = 0, first = 0, end = 0;
  bool write = false;
  std::optional<std::uint64_t> bits{};  ///< that are written, where they are those of one scalar

  /// Does the order of the two matter, if they meet?
  bool depends_on(const SharedAccess& other) const {
    const bool same = bits && bits == other.bits && first == other.first && end == other.end;
    return (write || other.write) && !same;
  }
  bool meets(const SharedAccess& other) const {
    return memory == other.memory && first < other.end && other.first < end;
  }
};
using SharedAccesses = std::vector<SharedAccess>;

class Interleaving : private Observer<WatchedConcrete> {
 public:
  /// In steps of expressions, whatever the setup says.
  explicit Interleaving(const Setup& setup);

  /// Some steps on; stops early where a turn ends. False where the run has ended.
  bool advance();
  bool in_turn() const { return in_turn_; }
  /// Does somebody have to say who goes on? Within a turn, and outside of loops, nobody does.
  bool is_choice() const { return !in_turn_ && machine_.contexts().running(); }
  /// Those that can go on.
  std::vector<StrandPath> ready() const { return machine_.contexts().ready(machine_); }
  /// The strand whose turn it is or was.
  StrandPath current() const { return machine_.contexts().path(); }
  /// Gives the strand, which is ready, its turn.
  void begin_turn(const StrandPath& strand);
  /// What the turn that ended has accessed; nothing where it came to its end first. An error counts
  /// as an access of cell 0 of memory 0: the first writes it, later ones read it.
  const SharedAccesses& accesses() const { return accesses_; }

  const Machine<WatchedConcrete>& machine() const { return machine_; }

 private:
  using Value = ConcreteValue;
  using Index = WatchedConcrete::Index;
  void committed(const RuleInfo&, const spec::Node*) override {}
  void bound(const spec::Node*, const Value*) override {}
  void resumed(std::uint64_t) override {}
  void accessed(const spec::Node* buffer, Index element, const Value*, std::uint32_t,
                bool write) override;

  Run<WatchedConcrete> machine_;
  SharedAccesses accesses_;
  StrandPath strand_;  ///< whose turn it is
  std::uint64_t halted_ = 0;
  bool in_turn_ = false;
};

/// Who goes on where nobody says: the strand at hand, or the first that is ready.
std::size_t default_choice(const std::vector<StrandPath>& ready, const StrandPath& current);

}  // namespace tenor::semantics
