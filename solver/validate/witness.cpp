// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/witness.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace tenor::solver {

using namespace spec;
using namespace semantics;

std::vector<std::pair<std::string, std::string>> witness_of(const Plan& plan) {
  std::vector<std::pair<std::string, std::string>> witness;
  for (const PlannedSize& size : plan.sizes)
    if (!size.of_array) witness.emplace_back(size.name, std::to_string(size.value));
  for (const auto& [name, value] : inputs_of(plan)) witness.emplace_back(name, value);
  return witness;
}

OpenSizes::OpenSizes(const Plan& first, const std::set<std::size_t>& data) {
  for (const PlannedSize& size : first.sizes)
    if (size.chosen) names_.insert(size.name);
  for (std::size_t i = 0; i < first.arguments.size(); ++i) {
    const PlannedArgument& a = first.arguments[i];
    if (a.chosen && a.scalar && a.scalar->type.is_integer() && !a.scalar->type.is_bool() &&
        !data.contains(i))
      names_.insert(a.name);
  }
}

OpenSizes::Values OpenSizes::in(const Plan& plan) const {
  Values sizes;
  for (const PlannedSize& size : plan.sizes)
    if (names_.contains(size.name)) sizes.emplace_back(size.name, size.value);
  for (const PlannedArgument& a : plan.arguments)
    if (a.scalar && names_.contains(a.name)) sizes.emplace_back(a.name, Concrete::index(*a.scalar));
  return sizes;
}

OpenSizes::Values OpenSizes::in(const Trial& trial) const {
  Values sizes;
  for (const Input& input : trial.inputs)
    if (names_.contains(input.name)) sizes.emplace_back(input.name, std::stoll(input.written));
  return sizes;
}

std::string bound_of(std::vector<OpenSizes::Values> combinations) {
  std::ranges::sort(combinations);
  combinations.erase(std::unique(combinations.begin(), combinations.end()), combinations.end());
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
