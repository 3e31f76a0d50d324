// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/order/outcome_set.h"

namespace tenor::semantics {
namespace {

/// All that tells two results apart.
std::string key_of(const ScheduleResult& result) {
  std::string key;
  for (const auto& array : result.arrays) {
    if (!array) continue;
    const auto& data = array->tensor.data;
    key.append(reinterpret_cast<const char*>(data.data()), data.size());
    key.append(array->written.begin(), array->written.end());
  }
  if (result.returned)
    key += std::to_string(result.returned->bits) + (result.returned->indeterminate ? "?" : "");
  return key;
}

}  // namespace

bool OutcomeSet::add(const Machine<WatchedConcrete>& m, const Plan& plan,
                     const Schedule& schedule) {
  ScheduleResult result{{}, returned_value(m, plan), schedule};
  for (std::size_t i = 0; i < plan.arguments.size(); ++i)
    result.arrays.push_back(plan.arguments[i].is_tensor ? std::optional(array_of(m, plan, i))
                                                        : std::nullopt);
  const auto [known, is_new] = known_.try_emplace(key_of(result), results_.size());
  if (!is_new) return true;
  if (results_.size() == kMost) return false;
  results_.push_back(std::move(result));
  return true;
}

}  // namespace tenor::semantics
