// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/canonical.h"

#include "spec/prover/forms.h"
#include "spec/prover/try_values.h"

namespace tenor::spec {
namespace {

bool is_equation(const PrimExpr* e) { return e && e->kind == ExprKind::kEq; }

/// 1 where the condition holds, 0 where not, as far as its form says.
std::optional<std::int64_t> truth(Forms& forms, const PrimExpr* condition) {
  const Forms::Result form = forms.of(condition);
  if (!form) return std::nullopt;
  if (condition->dtype.is_bool() || forms.wraps()) return form->value();
  const Forms::Result zero = forms.is_zero(*form);
  const auto value = zero ? zero->value() : std::nullopt;
  return value ? std::optional(1 - *value) : std::nullopt;
}

/// Equations come first: what they say of variables then holds in the other assumptions too.
void assume_all(Forms& forms, const Question& question) {
  for (const PrimExpr* assumption : question.assumptions)
    if (is_equation(assumption)) forms.assume(assumption);
  for (const PrimExpr* assumption : question.assumptions)
    if (!is_equation(assumption)) forms.assume(assumption);
}

/// Decides by forms alone.
void compare(const Question& question, Decision& decision) {
  Forms forms(question.arithmetic, question.domain);
  assume_all(forms, question);
  std::size_t revision = forms.facts().revision();
  auto value = truth(forms, question.condition);
  // What divides is not 0: a second look may know more than the first.
  if (!value && forms.facts().revision() != revision) value = truth(forms, question.condition);
  const bool vacuous = forms.facts().contradictory();
  if (!value && !vacuous) return;
  decision.answer = vacuous || *value != 0 ? Truth::kAlways : Truth::kNever;
  decision.by = forms.facts().used_bounds() ? DecidedBy::kInterval : DecidedBy::kCanonical;
  decision.vacuous = vacuous;
}

}  // namespace

Decision decide_by_forms(const Question& question) {
  Decision decision;
  compare(question, decision);
  return decision;
}

Found complete_by_trials(const Question& question, Decision& decision) {
  if (decision.answer == Truth::kAlways) return {};
  Found found = try_values(question, decision.answer == Truth::kNever);
  if (found.holds && found.fails) {
    decision.answer = Truth::kDepends;
    decision.by = DecidedBy::kCanonical;
    decision.holds = *found.holds;
  }
  if (decision.answer != Truth::kUnknown && found.fails) decision.fails = *found.fails;
  return found;
}

Decision CanonicalProver::decide(const Question& question) const {
  Decision decision;
  if (!question.condition) {
    decision.reason = "there is no condition";
    return decision;
  }
  decision = decide_by_forms(question);
  complete_by_trials(question, decision);
  if (decision.answer == Truth::kUnknown)
    decision.reason = "the canonical form does not decide, and trials found only one outcome";
  return decision;
}

}  // namespace tenor::spec
