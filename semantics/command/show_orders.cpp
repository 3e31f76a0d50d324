// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/show_orders.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/command/show.h"

namespace tenor::semantics {

using namespace spec;

namespace {

constexpr std::size_t kShown = kShownOfOrders;

std::string and_more(std::size_t count, std::string_view what) {
  return count <= kShown ? "" : fmt::format("and {} more {}\n", count - kShown, what);
}

std::string element_name(const ArrayResult& array, std::size_t scalar) {
  return array.name + show_index(index_of(scalar_shape(array.tensor), scalar));
}

}  // namespace

std::string lines_of(const OpenElements& open, const Plan& plan) {
  std::string lines;
  for (std::size_t i = 0; i < std::min(open.elements.size(), kShown); ++i)
    lines += to_string(open.elements[i], plan) + "\n";
  lines += and_more(open.elements.size(), "elements of this kind");
  const std::string_view caveat = caveat_of(open);
  return caveat.empty() ? lines : fmt::format("{}{}; see --schedule all\n", lines, caveat);
}

Json json_of(const OpenElements& open, const Plan& plan) {
  Json elements = Json::array();
  for (const OpenElement& e : open.elements) {
    Json values = Json::array();
    for (std::size_t i = 0; i < std::min(e.last.size(), OutcomeSet::kMost); ++i)
      values.push_back({{"value", e.last[i].value}, {"iteration", e.last[i].bindings}});
    elements.push_back({{"name", plan.arguments[e.argument].name},
                        {"index", e.index},
                        {"count", e.last.size()},
                        {"values", std::move(values)}});
  }
  return {{"elements", std::move(elements)}, {"exact", open.sets == OpenSets::kExact}};
}

std::string lines_of(const Orders& orders) {
  const std::vector<Orders::Varying> elements = orders.varying();
  const std::vector<ScheduleResult>& results = orders.explorer().outcomes().results();
  std::string lines;
  for (std::size_t r = 0; r < std::min(results.size(), kShown); ++r) {
    std::string values;
    for (std::size_t i = 0; i < std::min(elements.size(), kShown); ++i) {
      const ArrayResult& array = *results[r].arrays[elements[i].argument];
      values += (i == 0 ? "" : ", ") + element_name(array, elements[i].scalar) + " = " +
                value_of(array, elements[i].scalar);
    }
    if (elements.size() > kShown) values += ", …";
    if (results[r].returned)
      values += (values.empty() ? "" : ", ") + std::string("returned ") +
                Concrete::show(*results[r].returned);
    lines += fmt::format("outcome {}: {} (--schedule {})\n", r + 1,
                         values.empty() ? "the same as above in every element" : values,
                         semantics::to_string(results[r].schedule));
  }
  return lines + and_more(results.size(), "outcomes");
}

Json json_of(const Orders& orders) {
  const std::vector<Orders::Varying> elements = orders.varying();
  const FunctionExplorer& explorer = orders.explorer();
  Json outcomes = Json::array();
  for (const ScheduleResult& result : explorer.outcomes().results()) {
    Json values = Json::object();
    for (const Orders::Varying& v : elements) {
      const ArrayResult& array = *result.arrays[v.argument];
      values[element_name(array, v.scalar)] = value_of(array, v.scalar);
    }
    outcomes.push_back(
        {{"schedule", semantics::to_string(result.schedule)}, {"values", std::move(values)}});
    if (result.returned) outcomes.back()["returned"] = semantics::json_of(*result.returned);
  }
  return {{"count", explorer.schedules()},
          {"complete", orders.why_incomplete().empty()},
          {"outcomes", std::move(outcomes)}};
}

}  // namespace tenor::semantics
