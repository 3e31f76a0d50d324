// SPDX-License-Identifier: Apache-2.0
// What other orders of iterations lead to, where one run in the order of their numbers left that
// open: the set of each element, and, by running them, of all results together.
#pragma once

#include "semantics/analysis/order/function_explorer.h"
#include "semantics/analysis/order/open_elements.h"
#include "semantics/run/drive.h"
#include "semantics/run/subject.h"

namespace tenor::semantics {

/// How many elements, values or results a person is shown.
inline constexpr std::size_t kShownOfOrders = 8;

/// Has the function, or what it calls, loops over thread tags, whose threads meet (TIR-D73)?
bool has_thread_barriers(const Subject& subject, const spec::Readings& readings);

/// Did two iterations write one element, so that the order of turns may matter?
bool leaves_order_open(const std::vector<Note>& notes);

/// The elements that are open at the end; nothing where Ctrl-C came first.
std::optional<OpenElements> find_open_elements(const Setup& setup, const Terminal& terminal);

/// `C[0] is 1 if iteration i = 0 writes last, or 2 if i = 1 does`.
std::string to_string(const OpenElement& open, const Plan& plan);
/// Why the sets are not all there is to know; empty where they are.
std::string_view caveat_of(const OpenElements& open);

/// A scalar that a run left; `undef` where it was not written.
std::string value_of(const ArrayResult& array, std::size_t scalar);

/// The schedules of one function on one plan, one after the other.
class Orders {
 public:
  /// `setup` is of `subject`.
  Orders(const Subject& subject, const Setup& setup,
         std::uint64_t schedules = FunctionExplorer::kSchedules);
  /// Runs them. False where Ctrl-C came first.
  bool run(const Terminal& terminal);

  FunctionExplorer& explorer() { return explorer_; }
  const FunctionExplorer& explorer() const { return explorer_; }
  /// Why not all were run; empty where all were.
  std::string why_incomplete() const;

  struct Varying {
    std::size_t argument, scalar;
  };
  /// The elements in which results differ.
  std::vector<Varying> varying() const;

 private:
  const Plan& plan_;
  const bool has_axes_;
  FunctionExplorer explorer_;
};

}  // namespace tenor::semantics
