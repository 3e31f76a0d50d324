// SPDX-License-Identifier: Apache-2.0
// An entry on which neither the check of the function nor the run depends cannot change them, and
// is not tried. Both tell on which they do.
#include "semantics/analysis/other_readings.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "semantics/run/invoke.h"
#include "spec/tir/check.h"

namespace tenor::semantics {
namespace {

using namespace spec;

/// The function, judged by the readings of the setup.
Report checked(const Setup& setup) {
  Report report(false, setup.readings);
  spec::tir::check(setup.program, setup.module, *setup.function, report);
  return report;
}

/// What has no rules is not an error before a run reaches it, in any reading.
std::optional<Diagnostic> first_error(const Report& report) {
  const auto& all = report.diagnostics();
  const auto found = std::ranges::find_if(all, [](const Diagnostic& d) {
    return d.severity == Severity::kError && info(d.code).code_class() != CodeClass::kOutOfScope;
  });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

/// Why a run may have other outcomes.
std::set<Code> open_choices(const Machine<Concrete>& m) {
  std::set<Code> codes;
  for (const Note& note : m.notes())
    if (info(note.code).code_class() == CodeClass::kNondeterminism) codes.insert(note.code);
  return codes;
}

/// What differs between the ends of two runs; empty where nothing does.
std::string difference(const Machine<Concrete>& a, const Machine<Concrete>& b, const Plan& plan) {
  if (b.outcome().kind != OutcomeKind::kDone) {
    const std::string_view code = b.outcome().rule && b.outcome().rule->code
                                      ? info(*b.outcome().rule->code).text
                                      : std::string_view("X-STEPS");
    const bool same = a.outcome().kind == b.outcome().kind &&
                      a.outcome().rule == b.outcome().rule && a.outcome().node == b.outcome().node;
    return same ? "" : fmt::format("[{}] {}", code, b.outcome().message);
  }
  if (a.outcome().kind != OutcomeKind::kDone) return "done";
  for (std::size_t i = 0; i < plan.arguments.size(); ++i) {
    if (!plan.arguments[i].is_tensor) continue;
    const std::string differs = first_difference(array_of(b, plan, i), array_of(a, plan, i));
    if (!differs.empty()) return fmt::format("{}{}", plan.arguments[i].name, differs);
  }
  const auto x = returned_value(a, plan), y = returned_value(b, plan);
  if (x && y && (x->bits != y->bits || x->indeterminate != y->indeterminate))
    return fmt::format("{} is returned, not {}", Concrete::show(*y), Concrete::show(*x));
  const std::set<Code> open = open_choices(a), other = open_choices(b);
  return open == other ? "" : "the specification also allows other outcomes";
}

}  // namespace

std::vector<ReadingDifference> other_readings(const Machine<Concrete>& ended, const Setup& setup,
                                              const Terminal& terminal) {
  const EntrySet of_run = ended.depends_on();
  const EntrySet of_check = checked(setup).asked();
  std::vector<ReadingDifference> found;
  for (const LedgerEntry& entry : ledger()) {
    const Clause id{entry.id};
    Setup other = setup;
    if (!entry.only_intended.empty() || other.readings.is_as_written(id)) continue;
    other.readings.set(entry.id, true);
    const auto error = of_check.contains(id) ? first_error(checked(other)) : std::nullopt;
    if (error)
      found.push_back({&entry, fmt::format("[{}] {}", info(error->code).text, error->message)});
    if (error || !of_run.contains(id)) continue;
    Run<Concrete> m(other);
    const bool went_on = drive(
        terminal, [&] { return step_slice(m); },
        [&] { return fmt::format("running with {} as written: {} steps", entry.id, m.steps()); });
    if (!went_on) break;
    std::string differs = difference(ended, m, setup.plan);
    if (!differs.empty()) found.push_back({&entry, std::move(differs), m.outcome().node});
  }
  return found;
}

}  // namespace tenor::semantics
