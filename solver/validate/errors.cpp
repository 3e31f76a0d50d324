// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/errors.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

Code kind_of(const Outcome& error) {
  switch (*error.code) {
    case Code::E_ARGUMENT_DTYPE:
    case Code::E_ARGUMENT_SHAPE:
    case Code::E_ARGUMENT_STRIDES:
    case Code::E_ARGUMENT_OFFSET: return Code::E_ARGUMENT;
    default: return *error.code;
  }
}

std::string cited(const Outcome& error) {
  return fmt::format("{} ({})", info(*error.code).text,
                     named_clause(error.rule->clauses, error.rule->reading).id);
}

}  // namespace

bool is_same_error(const Outcome& before, const Outcome& after, bool packed) {
  if (packed && kind_of(before) == Code::E_ARGUMENT && after.code == Code::E_ASSERT) return true;
  return kind_of(before) == kind_of(after) &&
         (before.code != Code::E_ASSERT || before.message == after.message);
}

bool has_same_errors(const RunEnd& before, const RunEnd& after) {
  const bool packed = after.packed && !before.packed;
  const auto is_allowed = [&](const Outcome& error) {
    const auto is_same = [&](const Outcome& each) { return is_same_error(each, error, packed); };
    return is_same(before.outcome) || std::ranges::any_of(before.first_errors, is_same);
  };
  return is_allowed(after.outcome) && std::ranges::all_of(after.first_errors, is_allowed);
}

std::string other_clause(const Outcome& before, const Outcome& after) {
  if (before.kind != OutcomeKind::kError || after.kind != OutcomeKind::kError ||
      before.rule == after.rule || !is_same_error(before, after, false))
    return "";
  return fmt::format("BEFORE ends with {}, AFTER with {}", cited(before), cited(after));
}

}  // namespace tenor::solver
