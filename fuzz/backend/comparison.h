// SPDX-License-Identifier: Apache-2.0
// One comparison of a compiler with the rules: a function, its inputs, what the rules say that it
// leaves, and what the compiled one left.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "fuzz/backend/c/execute.h"
#include "semantics/run/invoke.h"

namespace tenor::fuzz {

/// A function and the inputs that it is called with.
struct ComparedCall {
  const spec::Program* program = nullptr;
  const spec::Module* module = nullptr;
  const spec::tir::PrimFunc* function = nullptr;
  std::vector<semantics::Input> inputs;
  std::uint64_t seed = 0;  ///< of inputs that are not given
  bool backwards = false;  ///< loops without order begin with their last iteration in C
};

/// What is to be compared, or why there is nothing.
struct Comparison {
  std::string dropped;  ///< not empty: the word or code that the rules end with
  std::string refused;  ///< not empty: what the emitter has no C for
  std::map<std::string, std::string> inputs;  ///< each argument as a command line gives it again
  std::vector<semantics::ArrayResult> expected;
  std::vector<semantics::MemoryLayout> layouts;  ///< of the same
  /// Of the same, by number: scalars that the order of iterations decides, and what they may be.
  std::vector<std::map<std::size_t, std::set<std::string>>> open;
  std::optional<semantics::ConcreteValue> returned;
  std::optional<spec::NodeId> error;  ///< the node at which the run ends with a specified error
  std::string error_code;
  bool stores_open = false;  ///< which stores went before the error is not said
  bool any_order = false;    ///< every order of iterations without order leaves what was expected
  c::Emitted code;
  c::Job job;

  bool is_test() const { return dropped.empty() && refused.empty(); }
};

/// Runs the function by the rules, and emits it. The comparison's job points into the comparison.
void prepare(Comparison& comparison, const ComparedCall& subject, const c::EmitOptions& options);

/// A difference between what was expected and what was observed.
struct Failure {
  /// `wrong-value`, `wrong-error`, `out-of-bounds-write`, `crash`, `timeout`, `compile-error`
  std::string symptom;
  std::string expected;  ///< `A[3] is 5`
  std::string observed;

  /// What stays the same while a program is reduced.
  std::string key() const { return symptom == "crash" ? symptom + observed : symptom; }
};

/// Nothing where both agree: bit for bit where something was written, any NaN as good as another.
std::optional<Failure> find_failure(const Comparison& comparison, const c::Observed& observed);

/// Did the program end so that nothing can be said: by a value that nothing decides, or for want of
/// memory?
bool is_open(const c::Observed& observed);

}  // namespace tenor::fuzz
