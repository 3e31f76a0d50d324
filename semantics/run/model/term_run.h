// SPDX-License-Identifier: Apache-2.0
// A call of a Relax function on data that may be anything: the run in the Term domain, and what it
// left as terms. Sizes, integers and texts are as given. docs/terms.md
#pragma once

#include <functional>
#include <span>

#include "semantics/domain/term/term.h"
#include "semantics/relax/invoke.h"
#include "semantics/relax/language.h"
#include "semantics/run/term_run.h"

namespace tenor::semantics {

extern template class MachineOf<Model, Term>;

/// A part of a value that is not a tuple.
struct TermPart {
  relax::Kind kind = relax::Kind::kNull;
  std::string type{};                 ///< of a tensor or a primitive value; else what it says
  std::vector<std::int64_t> shape{};  ///< of a tensor
  std::vector<TermValue> scalars{};   ///< of a tensor, lanes counted; a shape; a primitive value
  std::uint32_t memory = 0;           ///< of a tensor: the number of its allocation
  const spec::relax::VDevice* device = nullptr;  ///< of a tensor; null: it has none of its own
};

struct ModelTermInvocation {
  Outcome outcome;  ///< where no exit's condition holds; done where one does for all data
  std::vector<TermExit> exits;
  bool comes_to_its_end = true;  ///< for some data
  std::vector<Note> notes;
  std::vector<TermPart> returned;   ///< in order; none where the run does not come to its end
  std::string structure;            ///< of what it returned: `(.(.()))`, a point for each part
  std::vector<TermPart> arguments;  ///< as the run left them
  std::size_t printed = 0;          ///< lines
  bool accesses_are_sure = true;    ///< Merge::accesses_are_sure
  std::uint64_t steps = 0;
};

/// Scalar number `i` of part `k` of the arguments, counted like ModelTermInvocation::arguments, is
/// bank.input(k, i, ...), where it is an element of a tensor, or a float or a Bool: two functions
/// of one bank see one input. Constants that are drawn are inputs as well: the numbers of their
/// parts follow. It is given up where `is_late` says so.
ModelTermInvocation invoke_model_on_terms(
    TermBank& bank, const relax::ModelSetup& setup, std::span<const relax::HostValue> arguments,
    const std::function<bool()>& is_late = [] { return false; });

}  // namespace tenor::semantics
