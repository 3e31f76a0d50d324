// SPDX-License-Identifier: Apache-2.0
// Pairs of functions of one process, so that one that is the same as an earlier one is not compared
// again. Options and readings are those of the process. Verdicts that name a place or inputs of one
// function are not shared: `different`, and whatever was left open.
#pragma once

#include <functional>
#include <future>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "solver/validate/task.h"
#include "spec/ir/program.h"

namespace tenor::solver {

class DecidedPairs {
 public:
  /// In order, before any is judged. Their numbers rise.
  void add(const Pair& pair, std::size_t number);

  /// What `validate` says of the pair of that number; where an earlier one is the same, with the
  /// names of its parameters and sizes, what was said of that. Any number of threads may ask; they
  /// begin in the order of the numbers, since one may wait for an earlier one.
  Judgement judgement(std::size_t number, const ValidateOptions& options,
                      const spec::Prover& prover,
                      const std::function<void(std::string_view)>& progress);

 private:
  /// A function with all that it calls. Its own name does not count; those of what it calls do.
  struct Side {
    std::vector<const spec::tir::PrimFunc*>
        functions;                   ///< in normal form, the others by their names
    std::vector<std::string> names;  ///< of parameters, their buffers, and sizes
  };
  struct Known {
    Pair pair;
    Side before, after;
    std::size_t earliest;  ///< the number of the first that is the same
    std::promise<Judgement> promise{};
    std::shared_future<Judgement> judgement{};
  };
  Side side_of(const semantics::Subject& subject);
  std::size_t earliest(std::uint64_t key, const Known& pair) const;
  static bool are_same(const Side& a, const Side& b);

  spec::Program scratch_;
  std::map<std::size_t, Known> pairs_;
  std::unordered_multimap<std::uint64_t, std::size_t> numbers_;  ///< of the first of each
};

}  // namespace tenor::solver
