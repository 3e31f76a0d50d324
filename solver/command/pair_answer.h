// SPDX-License-Identifier: Apache-2.0
// What `tenor validate` answers on one pair of functions.
#pragma once

#include <set>

#include "solver/validate/decided_pairs.h"
#include "spec/console/answer.h"

namespace tenor::solver {

/// What every pair is compared by.
struct PairContext {
  const ValidateOptions& options;
  const spec::Prover& prover;
  DecidedPairs& decided;
  bool is_named;   ///< functions are asked for by a name
  bool may_map;    ///< functions of both sides have no partner
  bool keeps_all;  ///< all that callers of BEFORE can use has a partner, and there is some
  const std::set<const spec::Function*>& called;  ///< what public functions can reach
  spec::Color color;
  std::function<void(const std::string&)> progress;  ///< called by any thread
};

/// Can only functions of the module call it?
bool is_private(const spec::Function& f);

/// Adds what the public ones among the subjects can reach.
void add_called(const std::vector<semantics::Subject>& subjects,
                std::set<const spec::Function*>& called);

/// Are both functions of TIR that can run?
bool is_comparable(const Pair& pair);

/// The answer on the pair of that number; of comparable ones, `decided` knows it. `certificate`:
/// the queries that its verdict rests on, of a verdict for all sizes.
spec::Answer answer_of(const Pair& pair, std::size_t number, const PairContext& by,
                       std::string* certificate = nullptr);

}  // namespace tenor::solver
