// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/investigation.h"

#include <algorithm>

#include "solver/prover/bit_patterns.h"
#include "solver/prover/default_prover.h"
#include "solver/prover/integers.h"

namespace tenor::solver {

using namespace spec;

namespace {

std::string_view reason_of(Worker::Failure failure) {
  switch (failure) {
    case Worker::Failure::kDeadline: return "Z3 exceeded the deadline and was stopped";
    case Worker::Failure::kDied: return "Z3 exited without an answer";
    case Worker::Failure::kNoProcess: break;
  }
  return "a process for Z3 could not be started";
}

bool stands_for_unknown(const Encoder& encoder) {
  const auto& all = encoder.variables();
  return std::find(all.begin(), all.end(), nullptr) != all.end();
}

std::unique_ptr<Encoder> encoded(std::unique_ptr<Encoder> encoder) {
  return encoder->encode() ? std::move(encoder) : nullptr;
}

}  // namespace

/// Patterns have the values of a datatype: where every integer counts they would leave some out.
std::unique_ptr<Encoder> Investigation::patterns() const {
  if (question_.domain == Domain::kIntegers) return nullptr;
  return encoded(std::make_unique<BitPatterns>(question_));
}

Investigation::Investigation(const Question& question, Ask ask)
    : question_(question),
      ask_(std::move(ask)),
      exact_(encoded(std::make_unique<Integers>(question, true))) {
  if (!exact_) exact_ = patterns();
}

std::string Investigation::key() const { return exact_ ? exact_->ask(true).bytes() : ""; }

void Investigation::run(const Found& found, Decision& decision) {
  holds_.model = found.holds;
  fails_.model = found.fails;
  reason_ = "the solver does not support a part of the question";
  const bool wraps = question_.arithmetic == Arithmetic::kWrapAround;
  if (exact_ && !exact_->is_modular() && !wraps) {
    const auto relaxed = encoded(std::make_unique<Integers>(question_, false));
    if (relaxed && relaxed->is_relaxed()) attempt(relaxed.get());
  }
  attempt(exact_.get());
  if (wraps && exact_ && !exact_->is_modular()) attempt(patterns().get());
  conclude(decision);
}

void Investigation::attempt(const Encoder* encoder) {
  if (!encoder) return;
  settle(fails_, false, *encoder);
  settle(holds_, true, *encoder);
}

void Investigation::settle(Side& side, bool holds, const Encoder& encoder) {
  if (side.settled()) return;
  const Worker::Answer answer = ask_(encoder.ask(holds).bytes());
  if (!answer.text) {
    reason_ = reason_of(answer.failure);
    return;
  }
  const SolverAnswer verdict = read_answer(*answer.text);
  if (verdict.kind == SolverAnswer::Kind::kNone)
    side.none = true;
  else if (verdict.kind == SolverAnswer::Kind::kGaveUp)
    reason_ = kBudgetUsedUp;
  else if (!accept(side, holds, encoder, verdict) && stands_for_unknown(encoder))
    reason_ = "it depends on a part with unknown values";
  else if (!side.settled())
    reason_ = "exact evaluation does not confirm the values that Z3 found";
}

/// Takes the values for a model if they are one.
bool Investigation::accept(Side& side, bool holds, const Encoder& encoder,
                           const SolverAnswer& verdict) {
  Model model;
  const auto& variables = encoder.variables();
  for (std::size_t i = 0; i < variables.size() && i < verdict.values.size(); ++i) {
    if (!variables[i] || !verdict.values[i]) return false;
    const ScalarType type = variables[i]->dtype.scalar;
    const Wide value =
        encoder.is_modular() ? wrapped(*verdict.values[i], type) : *verdict.values[i];
    const Wide most = type.is_uint() ? Wide{UINT64_MAX} : Wide{INT64_MAX};
    if (value > most || value < INT64_MIN) return false;
    model.push_back({variables[i], static_cast<std::int64_t>(value)});
  }
  if (standing(question_, model) != (holds ? ModelStanding::kHolds : ModelStanding::kFails))
    return false;
  side.model = std::move(model);
  return true;
}

void Investigation::conclude(Decision& decision) {
  if (fails_.none) {
    decision.answer = Truth::kAlways;
    decision.vacuous = holds_.none;
  } else if (holds_.none) {
    decision.answer = Truth::kNever;
  } else if (holds_.model && fails_.model) {
    decision.answer = Truth::kDepends;
    decision.holds = *std::move(holds_.model);
  }
  if (decision.answer == Truth::kUnknown) {
    decision.reason = reason_;
    return;
  }
  decision.by = DecidedBy::kSolver;
  if (decision.answer != Truth::kAlways && fails_.model) decision.fails = *std::move(fails_.model);
}

}  // namespace tenor::solver
