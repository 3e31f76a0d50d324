// SPDX-License-Identifier: Apache-2.0
// Pairs of functions that were decided before, so that one that is the same is not compared again.
// Options and readings are those of the process. Verdicts that name a place or inputs of one
// function are not kept: `different`, and whatever was left open.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "solver/validate/task.h"
#include "spec/ir/program.h"

namespace tenor::solver {

class DecidedPairs {
 public:
  /// What `validate` says of the pair; where it is one that was decided, with the names of its
  /// parameters and sizes, what was said then. So many pairs of all came before it.
  Judgement judged(const Pair& pair, std::size_t earlier, const ValidateOptions& options,
                   const spec::Prover& prover,
                   const std::function<void(std::string_view)>& progress);

 private:
  /// A function with all that it calls. Its own name does not count; those of what it calls do.
  struct Side {
    std::vector<const spec::PrimFunc*> functions;  ///< in normal form, the others by their names
    std::vector<std::string> names;                ///< of parameters, their buffers, and sizes
  };
  struct Decided {
    Side before, after;
    std::size_t number;
    std::string function;
    Judgement judgement;
  };
  Side side_of(const semantics::Subject& subject);
  static bool are_same(const Side& a, const Side& b);

  spec::Program scratch_;
  std::unordered_multimap<std::uint64_t, Decided> decided_;
};

}  // namespace tenor::solver
