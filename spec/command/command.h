// SPDX-License-Identifier: Apache-2.0
// The subcommands of this part, as rows of the table that main.cpp has.
#pragma once

#include "spec/clauses/coverage.h"
#include "spec/console/page.h"
#include "spec/console/subcommand.h"
#include "spec/prover/maps.h"

namespace tenor::spec {

class Prover;

/// Commands that ask a prover are handed one, which lives longer than what they return.
Action add_check(CLI::App& command, const Prover& prover);
Action add_infer(CLI::App& command, const Prover& prover);
Action add_compat(CLI::App& command, const Prover& prover);
Action add_equal(CLI::App& command, const Prover& prover, MapJudge judge);
Action add_print(CLI::App& command, const Prover& prover);

/// Who implements which clause. Parts above this one implement some, so that main joins them.
using CoverageSource = std::function<Coverage()>;
Action add_clauses(CLI::App& command, CoverageSource coverage);
/// `pages` has names that are not of a code, rule or clause.
Action add_explain(CLI::App& command, CoverageSource coverage, PageSource pages);

}  // namespace tenor::spec
