// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/struct_info/verdict.h"

#include <algorithm>

#include "spec/check/wording.h"
#include "spec/ir/equal.h"
#include "spec/relax/wording.h"
#include "spec/text/naming.h"

namespace tenor::spec::relax {
namespace {

template <class Show>
std::string shown_all(List<const PrimExpr*> values, Show&& show) {
  if (values.size() == 1) return show(values.front());
  std::string text = "(";
  for (const PrimExpr* value : values) text += (text.size() > 1 ? ", " : "") + show(value);
  return text + ')';
}

/// The pairs that are not the same already.
void add_checks(CompatibilityResult& result, const Comparison& c, Naming& names,
                List<const PrimExpr*> given, List<const PrimExpr*> required) {
  for (std::size_t i = 0; i < std::min(given.size(), required.size()); ++i) {
    if (given[i] && required[i] && spec::equal(given[i], required[i])) continue;
    RuntimeCheck check{given[i], required[i], fmt::format("{}[{}]", c.path, i), {}};
    check.what = names.text(given[i]) + " == " + names.text(required[i]);
    result.checks.push_back(std::move(check));
  }
}

/// Of expressions that are not always equal.
CompatibilityResult open_or_never(const Comparison& c, const Decision& decision,
                                  const EqualityClauses& clauses, List<const PrimExpr*> given,
                                  List<const PrimExpr*> required) {
  Naming names(c.first, c.second);
  const auto show = [&](const PrimExpr* e) { return names.text(e); };
  const std::string left = shown_all(given, show), right = shown_all(required, show);
  if (decision.answer == Truth::kNever)
    return verdict(c, Compatibility::kIncompatible, clauses.never,
                   fmt::format("{} never equals {}", left, right));
  const std::string reason =
      decision.answer == Truth::kDepends
          ? fmt::format("{} equals {} for some sizes but not for others", left, right)
          : fmt::format("it is not known whether {} equals {}: {}", left, right, decision.reason);
  CompatibilityResult result = verdict(c, Compatibility::kPossibly, clauses.otherwise, reason);
  add_checks(result, c, names, given, required);
  return result;
}

}  // namespace

CompatibilityResult verdict(const Comparison& c, Compatibility compatibility, Clause clause,
                            std::string reason) {
  CompatibilityResult result;
  result.verdict = compatibility;
  result.clause = clause;
  result.reason = std::move(reason);
  result.path = c.path;
  return result;
}

CompatibilityResult possibly(const Comparison& c, Clause clause, std::string reason,
                             RuntimeCheck check) {
  CompatibilityResult result = verdict(c, Compatibility::kPossibly, clause, std::move(reason));
  check.path = c.path;
  result.checks.push_back(std::move(check));
  return result;
}

void add_part(CompatibilityResult& into, CompatibilityResult part) {
  const DecidedBy hardest = std::max(into.by, part.by);
  std::vector<RuntimeCheck> checks = std::move(into.checks);
  checks.insert(checks.end(), part.checks.begin(), part.checks.end());
  if (part.verdict > into.verdict) into = std::move(part);
  into.by = hardest;
  into.checks = std::move(checks);
  if (into.verdict == Compatibility::kIncompatible) into.checks.clear();
}

CompatibilityResult from_decision(const Comparison& c, const Decision& decision,
                                  const EqualityClauses& clauses, List<const PrimExpr*> given,
                                  List<const PrimExpr*> required) {
  CompatibilityResult result =
      decision.answer != Truth::kAlways
          ? open_or_never(c, decision, clauses, given, required)
          : verdict(c, Compatibility::kCompatible, clauses.always,
                    fmt::format("{} always equals {}", shown_all(given, shown),
                                shown_all(required, shown)));
  result.model = decision.fails;
  result.fits = decision.holds;
  result.by = decision.by;
  return result;
}

CompatibilityResult too_deep(const Comparison& c) {
  return possibly(c, "Relax/Compat/p1"_clause,
                  fmt::format("StructInfo is nested deeper than {}", kMaxStructInfoDepth),
                  {nullptr, nullptr, {}, "the deeper parts match"});
}

std::string_view construct_name(const StructInfo* s) {
  return s ? kStructInfoProductions[static_cast<std::size_t>(s->kind)].name : "no StructInfo";
}

}  // namespace tenor::spec::relax
