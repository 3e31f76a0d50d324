// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/witness.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "semantics/command/scope.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

std::vector<std::pair<std::string, std::string>> witness_of(const Subject& before,
                                                            const SideRun& given) {
  std::vector<std::pair<std::string, std::string>> witness;
  for (const std::string& input : inputs_of(given.plan, *before.function())) {
    const std::size_t sign = input.find('=');
    witness.emplace_back(input.substr(0, sign), input.substr(sign + 1));
  }
  return witness;
}

std::string replay_of(const Subject& subject, const SideRun& given, const SideRun& run,
                      const RunOptions& options) {
  std::string text = "tenor run " + shell_quoted(subject.target());
  if (run.profile == Profile::kLowered) text += " --profile lowered";
  for (const std::string& input : inputs_of(given.plan, *subject.function()))
    text += " --input " + shell_quoted(input);
  for (const std::string& flag : options.common.reading_flags) text += " --reading " + flag;
  return text;
}

OpenSizes::OpenSizes(const Plan& first) {
  for (const PlannedSize& size : first.sizes)
    if (size.chosen) names_.insert(size.name);
  for (const PlannedArgument& a : first.arguments)
    if (a.chosen && a.scalar && a.scalar->type.is_integer() && !a.scalar->type.is_bool())
      names_.insert(a.name);
}

std::vector<std::pair<std::string, std::int64_t>> OpenSizes::in(const Plan& plan) const {
  std::vector<std::pair<std::string, std::int64_t>> sizes;
  for (const PlannedSize& size : plan.sizes)
    if (names_.contains(size.name)) sizes.emplace_back(size.name, size.value);
  for (const PlannedArgument& a : plan.arguments)
    if (a.scalar && names_.contains(a.name)) sizes.emplace_back(a.name, Concrete::index(*a.scalar));
  return sizes;
}

std::string bound_of(
    const std::vector<std::vector<std::pair<std::string, std::int64_t>>>& combinations) {
  std::vector<std::string> names, values;
  for (const auto& [name, value] : combinations.at(0)) names.push_back(name);
  for (const auto& sizes : combinations) {
    std::vector<std::int64_t> numbers;
    for (const auto& [name, value] : sizes) numbers.push_back(value);
    const std::string text = fmt::format("{}", fmt::join(numbers, ", "));
    values.push_back(numbers.size() == 1 ? text : "(" + text + ")");
  }
  const std::string all = fmt::format("{}", fmt::join(names, ", "));
  return fmt::format("{} in {{{}}}", names.size() == 1 ? all : "(" + all + ")",
                     fmt::join(values, ", "));
}

}  // namespace tenor::solver
