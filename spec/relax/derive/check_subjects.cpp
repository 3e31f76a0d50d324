// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/derive/check_subjects.h"

#include <algorithm>

#include "spec/text/naming.h"

namespace tenor::spec::relax {
namespace {

/// `ndim 3 given, 2 required (fields[1], by Relax/Compat/6.5)`.
std::string reason(const CompatibilityResult& compatibility) {
  const std::string at = compatibility.path.empty() ? "" : compatibility.path + ", ";
  return fmt::format("{} ({}by {})", compatibility.reason, at, compatibility.clause.id);
}

/// `n = 2, m = 3`.
std::string text_of(const Model& model, Naming& names) {
  std::string text;
  for (const Assignment& each : model)
    text +=
        fmt::format("{}{} = {}", text.empty() ? "" : ", ", names.name(each.variable), each.value);
  return text;
}

void explain(Finding finding, const CompatibilityResult& compatibility, Naming& names) {
  finding.note(reason(compatibility));
  constexpr std::size_t kShown = 4;
  for (std::size_t i = 0; i < std::min(kShown, compatibility.checks.size()); ++i)
    finding.note("at run time, this must hold: " + compatibility.checks[i].what);
  if (!compatibility.model.empty())
    finding.note("it fails for " + text_of(compatibility.model, names));
}

}  // namespace

void refuse(Report& report, const CheckInfo& check, const Fit& fit) {
  Naming names(fit.given, fit.required);
  explain(report.error(check, fit.at,
                       fmt::format("{} is {}, but {} is required", fit.what, names.text(fit.given),
                                   names.text(fit.required))),
          fit.compatibility, names);
}

void doubt(Report& report, const CheckInfo& check, const Fit& fit) {
  Naming names(fit.given, fit.required);
  explain(warn(report, check, fit.at,
               fmt::format("{} is {}, which might not match {} at run time", fit.what,
                           names.text(fit.given), names.text(fit.required))),
          fit.compatibility, names);
}

void foretell(Report& report, const CheckInfo& check, const Fit& fit) {
  Naming names(fit.given, fit.required);
  explain(warn(report, check, fit.at,
               fmt::format("{} is {}, which never matches {}", fit.what, names.text(fit.given),
                           names.text(fit.required))),
          fit.compatibility, names);
}

}  // namespace tenor::spec::relax
