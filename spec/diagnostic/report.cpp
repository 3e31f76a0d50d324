// SPDX-License-Identifier: Apache-2.0
#include "spec/diagnostic/report.h"

#include <algorithm>

namespace tenor::spec {

Finding Report::add(Diagnostic diagnostic) {
  if (diagnostic.function.empty()) diagnostic.function = function_;
  if (diagnostic.clause.empty() && info(diagnostic.code).clauses.count > 0)
    diagnostic.clause = info(diagnostic.code).clauses.front().id;
  if (diagnostic.hint.empty()) diagnostic.hint = info(diagnostic.code).advice;
  return Finding(diagnostics_.emplace_back(std::move(diagnostic)));
}

Finding Report::error(const CheckInfo& check, Span span, std::string message) {
  Diagnostic diagnostic;
  diagnostic.code = check.code;
  diagnostic.severity = check.intended_only && !strict_ ? Severity::kWarning : Severity::kError;
  diagnostic.message = std::move(message);
  diagnostic.span = span;
  diagnostic.rule = check.id;
  diagnostic.clause = named_clause(check.clauses, check.reading).id;
  return add(std::move(diagnostic));
}

Finding Report::error(Code code, Span span, std::string message) {
  Diagnostic diagnostic;
  diagnostic.code = code;
  diagnostic.message = std::move(message);
  diagnostic.span = span;
  return add(std::move(diagnostic));
}

Finding Report::warning(Code code, Span span, std::string message) {
  Finding finding = error(code, span, std::move(message));
  diagnostics_.back().severity = Severity::kWarning;
  return finding;
}

Finding Report::note(Code code, Span span, std::string message) {
  Finding finding = error(code, span, std::move(message));
  diagnostics_.back().severity = Severity::kNote;
  return finding;
}

static std::size_t count(const std::vector<Diagnostic>& all, Severity severity) {
  return static_cast<std::size_t>(std::count_if(
      all.begin(), all.end(), [&](const Diagnostic& d) { return d.severity == severity; }));
}

std::size_t Report::errors() const { return count(diagnostics_, Severity::kError); }
std::size_t Report::warnings() const { return count(diagnostics_, Severity::kWarning); }

}  // namespace tenor::spec
