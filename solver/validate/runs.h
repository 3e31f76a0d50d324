// SPDX-License-Identifier: Apache-2.0
// Two functions run on one trial after the other, in the Concrete domain: where they differ, the
// inputs that show it.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include "semantics/domain/term/normal.h"
#include "semantics/run/invoke.h"
#include "solver/specified/sweep.h"
#include "solver/validate/pair.h"

namespace tenor::solver {

using Clock = std::chrono::steady_clock;

/// How far a run may go.
struct RunLimits {
  std::uint64_t steps;
  Clock::time_point deadline = Clock::time_point::max();
};

/// Is it later than that, or has Ctrl-C come?
bool is_over(Clock::time_point deadline);

/// How a run ended and what it left.
struct RunEnd {
  semantics::Outcome outcome;
  std::vector<semantics::Outcome> first_errors{};  ///< those that may come first, where several may
  std::vector<semantics::ArrayResult> arrays;      ///< of each tensor argument that owns its memory
  std::optional<semantics::ConcreteValue> returned;
  bool packed = false;  ///< its arguments were given in an array (EXT/Packed)
};

struct SideRun : RunEnd {
  std::vector<semantics::Note> notes;
  std::optional<semantics::PlanProblem> problem;  ///< set: it did not begin
  semantics::Plan plan;
  semantics::Profile profile = semantics::Profile::kPortable;  ///< that it ended in
  std::uint64_t steps = 0;
  bool in_time = true;
  bool is_exact = false;  ///< no operation on 32 or 64 bits rounded, nor had another result than a
                          ///< number

  bool is_specified() const {
    return !problem && (outcome.kind == semantics::OutcomeKind::kDone ||
                        outcome.kind == semantics::OutcomeKind::kError);
  }
  bool has_note(spec::Code code) const;
  /// Does it leave what another run of the same inputs need not: by the order of iterations, or
  /// where either operand is allowed (TIR-D16)?
  bool is_one_of_several() const;
};

/// Scalars of all arrays of a plan, lanes counted.
std::int64_t scalars_of(const semantics::Plan& plan);
/// `options` for a trial: where sizes are chosen, arguments have a limit of their own.
semantics::RunOptions for_trial(semantics::RunOptions options, bool has_open_sizes);

/// What a side is called with: the inputs of a trial, or, on the side after, the very arguments
/// that the one before was given. What a function asks of its arguments is for the rules to find.
class Given {
 public:
  Given(const Trial& trial) : trial_(&trial) {}
  Given(const semantics::Plan& before) : before_(&before) {}

 private:
  friend std::variant<semantics::Plan, semantics::PlanProblem> plan_side(
      const semantics::Subject&, const Given&, const semantics::RunOptions&, semantics::Profile);
  const Trial* trial_ = nullptr;
  const semantics::Plan* before_ = nullptr;
};

/// The plan of one side, in a profile. It lives no longer than what it was made of.
using Planned = std::variant<semantics::Plan, semantics::PlanProblem>;
Planned plan_side(const semantics::Subject& subject, const Given& given,
                  const semantics::RunOptions& options, semantics::Profile profile);

/// Runs it in the profile of the options; in the lowered one too where the portable has no answer,
/// because memory is seen as what it was not allocated as (TIR-D44).
SideRun run_side(const semantics::Subject& subject, const Given& given,
                 const semantics::RunOptions& options, const RunLimits& limits);
/// Is that why it ended?
bool wants_lowered(const semantics::Outcome& outcome, const semantics::RunOptions& options);

/// A scalar of an array that a run left.
struct Element {
  std::size_t array = 0;            ///< among those of the run
  std::vector<std::int64_t> index;  ///< with the lane last, where elements are vectors
  auto operator<=>(const Element&) const = default;
};
/// The value as it is shown, `without a value` where it has none.
std::string value_at(const RunEnd& end, const Element& element);

/// Where another run does not allow a run.
struct RunDifference {
  std::string text;                ///< `C[0, 3] is 1.5 before and 2.5 after`
  std::optional<Element> element;  ///< none where the runs end otherwise, or return another value
};

/// May the element have another value than the run before left there?
using Alternative = std::function<bool(const Element&, const std::string& value)>;

/// By what two ends are compared.
struct EndComparison {
  /// With kReal, zeros of both signs are one value.
  semantics::TermLaws granted = semantics::TermLaws::kIeee;
  bool memory_at_errors = false;  ///< what arrays hold where both runs err, too
  /// With kReal: real numbers stand for how operations round alone. Comparisons tell NaN, and what
  /// has no value for some numbers has none on the other side.
  bool tells_nan = false;
};

/// The first place where the run before does not allow the run after; nothing where there is
/// none. Both are of the same inputs; `before` is specified. Elements without a value before may
/// have any after (TIR-D19). Of errors see errors.h.
std::optional<RunDifference> first_difference(
    const RunEnd& before, const RunEnd& after, const EndComparison& by = {},
    const Alternative& may_be = [](const Element&, const std::string&) { return false; });

}  // namespace tenor::solver
