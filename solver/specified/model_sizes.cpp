// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/model_sizes.h"

#include "solver/specified/constraints.h"
#include "solver/specified/model_checks.h"
#include "spec/ir/build.h"

namespace tenor::solver {

using namespace spec;

namespace {

/// Checks whose failure is looked for.
constexpr std::size_t kChecks = 8;

}  // namespace

std::vector<NamedSizes> model_sizes(const semantics::Subject& subject,
                                    const std::vector<std::string>& names, const Prover& prover) {
  Program& program = subject.loaded->parsed.program;
  const ModelChecks all = model_checks(program, subject.module(), *subject.model());
  Builder build(program);
  std::vector<const PrimExpr*> passed;
  std::vector<NamedSizes> failing;
  for (const ModelChecks::Check& check : all.checks) {
    if (failing.size() < kChecks)
      for (const NamedSizes& sizes :
           solved_sizes(passed, build.logical_not({}, check.agrees), names, prover))
        failing.push_back(sizes);
    if (check.always) passed.push_back(check.agrees);
  }
  std::vector<NamedSizes> found = solved_sizes(passed, nullptr, names, prover);
  found.insert(found.end(), failing.begin(), failing.end());
  return found;
}

}  // namespace tenor::solver
