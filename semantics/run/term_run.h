// SPDX-License-Identifier: Apache-2.0
// A call of a PrimFunc on data that may be anything: the run in the Term domain, and what it left
// as terms. Sizes are as planned, and so are scalars of integer types.
#pragma once

#include <functional>
#include <set>

#include "semantics/domain/term/term.h"
#include "semantics/run/setup.h"

namespace tenor::semantics {

extern template class MachineOf<Tir, Term>;
extern template void start(Machine<Term>&, const spec::tir::PrimFunc*, std::vector<Argument<Term>>);

/// An end of the run that data decide: it comes to it where the condition holds and that of no
/// exit before it does.
struct TermExit {
  TermId condition;
  Outcome outcome;
};

struct TermInvocation {
  Outcome outcome;  ///< where no exit's condition holds; done where one does for all data
  std::vector<TermExit> exits;
  bool comes_to_its_end = true;  ///< for some data
  std::vector<Note> notes;
  /// Of each argument, in the order of the parameters: its scalars, lanes counted; none where it is
  /// not a tensor.
  std::vector<std::vector<TermValue>> arrays;
  std::optional<TermValue> returned;
  bool packed = false;            ///< its arguments were given in an array (EXT/Packed)
  bool accesses_are_sure = true;  ///< Merge::accesses_are_sure
  std::uint64_t steps = 0;
  bool stores = false;  ///< did it store anything, for whatever data?
  /// Of a run that keeps what blocks combine: the block of each update.
  std::unordered_map<TermId, std::string> blocks;
  std::vector<TupleStep> tuples;  ///< and what it updates together; names of blocks live as long as
                                  ///< the program
};

/// Does a run keep what blocks combine (TIR-D81): of no block, of those that threads execute in any
/// order, or of all that reduce? Their results are terms `kReduced`.
enum class KeptReductions : std::uint8_t { kNone, kOfThreads, kAll };

/// Scalar number `i` of argument `k` is bank.input(k, i, ...): two functions of one bank that are
/// given one plan see one input. Arrays of the arguments in `kept` are as planned. It is given up
/// where `is_late` says so.
TermInvocation invoke_on_terms(
    TermBank& bank, const Setup& setup, const std::function<bool()>& is_late = [] { return false; },
    const std::set<std::size_t>& kept = {}, KeptReductions reductions = KeptReductions::kNone);

}  // namespace tenor::semantics
