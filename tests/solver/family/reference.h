// SPDX-License-Identifier: Apache-2.0
// Programs that are the same in other loops, what small mistakes make of them, and runs that tell
// these apart, at sizes of which some are zero.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "solver/validate/runs.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {

/// A function, and its runs at sizes.
class Reference {
 public:
  explicit Reference(const semantics::Subject& s);
  const semantics::Subject& subject() const { return subject_; }
  std::size_t specified() const;
  /// Where runs show that another function is not the same; empty where they do not.
  std::string difference(const semantics::Subject& other) const;

 private:
  static constexpr std::uint64_t kSteps = 200'000;
  const semantics::Subject& subject_;
  std::vector<SideRun> runs_;
};

struct SameProgram {
  std::string name;
  std::vector<semantics::Subject> all;  ///< the first is `before`
};
/// Those of the folder `programs`.
std::vector<SameProgram> same_programs();

/// A mutant of a function, against that function or another that is the same.
struct MutatedPair {
  const Reference& before;
  const semantics::Subject& after;
  std::string kind, text;
};
/// Of so many mutants of the program one is visited, against its function and the first.
void for_each_mutant(const SameProgram& program, std::size_t one_of,
                     const std::function<void(const MutatedPair&)>& visit);

}  // namespace tenor::solver::test
