// SPDX-License-Identifier: Apache-2.0
// What other orders of iterations lead to, where one run in the order of their numbers left that
// open: the set of each element, and, by running them, of all results together.
#pragma once

#include "semantics/command/run_options.h"
#include "semantics/run/subject.h"
#include "semantics/schedule/explorer.h"
#include "semantics/schedule/open_elements.h"
#include "spec/diagnostic/json.h"

namespace tenor::semantics {

/// What all runs have in common that the options ask for.
RunSetup setup_of(const Subject& subject, const Plan& plan, const RunOptions& options);

/// Has the function, or what it calls, loops over thread tags, whose threads meet (TIR-D73)?
bool meets_threads(const Subject& subject, const RunOptions& options);

/// Did two iterations write one element, so that the order of turns may matter?
bool leaves_order_open(const std::vector<Note>& notes);

/// The elements that are open at the end; nothing where Ctrl-C came first.
std::optional<OpenElements> find_open_elements(const Subject& subject, const Plan& plan,
                                               const RunOptions& options, spec::Streams& streams);

/// `C[0] is 1 (i = 0) or 2 (i = 1)`.
std::string to_string(const OpenElement& open, const Plan& plan);
/// Why the sets are not all there is to know; empty where they are.
std::string_view caveat_of(const OpenElements& open);
/// A line each, of so many that a person reads them.
std::string lines_of(const OpenElements& open, const Plan& plan);
spec::Json json_of(const OpenElements& open, const Plan& plan);

/// The schedules of one function on one plan, one after the other.
class Orders {
 public:
  Orders(const Subject& subject, const Plan& plan, const RunOptions& options,
         std::uint64_t schedules = Explorer::kSchedules);
  /// Runs them. False where Ctrl-C came first.
  bool run(spec::Streams& streams);

  Explorer& explorer() { return explorer_; }
  const Explorer& explorer() const { return explorer_; }
  /// Why not all were run; empty where all were.
  std::string why_incomplete() const;
  /// Each result by its schedule, with the elements in which results differ.
  std::string lines() const;
  spec::Json json() const;

 private:
  struct Varying {
    std::size_t argument, scalar;
  };
  std::vector<Varying> varying() const;

  const Plan& plan_;
  const bool has_axes_;
  Explorer explorer_;
};

}  // namespace tenor::semantics
