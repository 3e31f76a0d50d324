// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/model_obligations.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/run/model/dimensions.h"
#include "solver/specified/constraints.h"
#include "solver/specified/model_checks.h"
#include "spec/check/wording.h"
#include "spec/ir/build.h"

namespace tenor::solver {

using namespace spec;

ModelObligations model_obligations(const semantics::Subject& subject, const NamedSizes& given,
                                   const Prover& prover) {
  Program& program = subject.loaded->parsed.program;
  const ModelChecks all = model_checks(program, subject.module(), *subject.model());
  Builder build(program);
  const semantics::Dimensions sizes(semantics::parts_of(*subject.model()));
  std::vector<std::string> names;
  std::vector<const PrimExpr*> passed;
  for (const Variable* v : sizes.variables()) {
    names.emplace_back(v->name_hint);
    if (const auto found = given.find(names.back()); found != given.end())
      passed.push_back(build.binary({}, ExprKind::kEq, build.var({}, v),
                                    build.int_imm({}, found->second, v->dtype)));
  }
  ModelObligations result;
  for (const ModelChecks::Check& check : all.checks) {
    Question question;
    question.condition = check.agrees;
    question.assumptions = passed;
    const Decision decision = prover.decide(question);
    if (decision.answer == Truth::kAlways || decision.vacuous)
      ++result.proved;
    else
      result.open.push_back(
          {check.node, check.failure,
           fmt::format("{} has to be {}", show(check.given), show(check.required)),
           "no law of integers shows it",
           solved_sizes(passed, build.logical_not({}, check.agrees), names, prover)});
    if (check.always) passed.push_back(check.agrees);
  }
  for (const Node* node : all.unknown)
    result.open.push_back(
        {node, {}, "a shape is held against another", "it is not known here", {}});
  for (const ModelChecks::Kernel& kernel : all.kernels)
    if (std::ranges::find(result.kernels, kernel.function, &ModelChecks::Kernel::function) ==
        result.kernels.end())
      result.kernels.push_back(kernel);
  return result;
}

}  // namespace tenor::solver
