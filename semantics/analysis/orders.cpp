// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/orders.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/command/show.h"
#include "semantics/run/drive.h"
#include "semantics/schedule/thread_axes.h"

namespace tenor::semantics {

using namespace spec;

namespace {

/// How many elements or results a person is shown.
constexpr std::size_t kShown = 8;
/// Steps of all schedules together: about a minute.
constexpr std::uint64_t kMostSteps = 100'000'000;

RunSetup setup_of_search(const Subject& subject, const Plan& plan, const RunOptions& options) {
  RunSetup setup = setup_of(subject, plan, options);
  setup.limits.steps = std::min(setup.limits.steps, kMostSteps);
  return setup;
}

std::string and_more(std::size_t count, std::string_view what) {
  return count <= kShown ? "" : fmt::format("and {} more {}\n", count - kShown, what);
}

std::string value_of(const ArrayResult& array, std::size_t scalar) {
  if (!array.written[scalar]) return "undef";
  const ScalarType type = array.tensor.dtype.scalar;
  return Concrete::show(Concrete::of(load_scalar(type, array.tensor.data, scalar), type));
}

std::string element_name(const ArrayResult& array, std::size_t scalar) {
  return array.name + show_index(index_of(scalar_shape(array.tensor), scalar));
}

}  // namespace

RunSetup setup_of(const Subject& subject, const Plan& plan, const RunOptions& options) {
  return {subject.program(), subject.module(), subject.function(),     plan,
          options.limits,    options.profile,  options.common.readings};
}

bool meets_threads(const Subject& subject, const RunOptions& options) {
  return options.common.readings.include(intended("TIR-D73")) &&
         std::ranges::any_of(subject.reachable, [](const Function* f) {
           return f->prim_func && has_thread_axes(*f->prim_func);
         });
}

bool leaves_order_open(const std::vector<Note>& notes) {
  return std::ranges::any_of(notes, [](const Note& n) { return n.code == Code::N_WRITE_ORDER; });
}

std::optional<OpenElements> find_open_elements(const Subject& subject, const Plan& plan,
                                               const RunOptions& options, Streams& streams) {
  return open_elements(setup_of(subject, plan, options), [&](const std::function<bool()>& slice) {
    return drive(streams, slice,
                 [] { return std::string("looking for what may be written last"); });
  });
}

std::string to_string(const OpenElement& open, const Plan& plan) {
  std::string text = plan.arguments[open.argument].name + show_index(open.index) + " is ";
  const std::size_t shown = std::min(open.last.size(), kShown);
  for (std::size_t i = 0; i < shown; ++i) {
    const LastWrite& write = open.last[i];
    text += i == 0 ? "" : i + 1 == open.last.size() ? " or " : ", ";
    text += write.value + (write.bindings.empty() ? "" : " (" + write.bindings + ")");
  }
  return shown == open.last.size() ? text
                                   : fmt::format("{} or {} others", text, open.last.size() - shown);
}

std::string_view caveat_of(const OpenElements& open) {
  switch (open.sets) {
    case OpenSets::kExact: return "";
    case OpenSets::kReadOn:
      return "more may depend on the order than this: the program reads what it left open";
    case OpenSets::kMixed:
      return "what the order of iterations leaves open is written under several datatypes, and its "
             "values are not listed";
  }
  return "";
}

std::string lines_of(const OpenElements& open, const Plan& plan) {
  std::string lines;
  for (std::size_t i = 0; i < std::min(open.elements.size(), kShown); ++i)
    lines += to_string(open.elements[i], plan) + ", as the order of iterations has it\n";
  lines += and_more(open.elements.size(), "such elements");
  const std::string_view caveat = caveat_of(open);
  return caveat.empty() ? lines : fmt::format("{}{}; --schedule all\n", lines, caveat);
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

Orders::Orders(const Subject& subject, const Plan& plan, const RunOptions& options,
               std::uint64_t schedules)
    : plan_(plan),
      has_axes_(meets_threads(subject, options)),
      explorer_(setup_of_search(subject, plan, options), schedules) {}

bool Orders::run(Streams& streams) {
  if (has_axes_) return true;
  return drive(
      streams, [&] { return explorer_.advance(); },
      [&] {
        return fmt::format("{} schedules, {} results", explorer_.schedules(),
                           explorer_.outcomes().results().size());
      });
}

std::string Orders::why_incomplete() const {
  if (has_axes_) return "schedules of loops over thread tags are not enumerated";
  if (explorer_.stop() && explorer_.stop()->outcome.kind == OutcomeKind::kExhausted)
    return explorer_.stop()->outcome.message;
  if (!explorer_.complete() && !explorer_.stop())
    return fmt::format("there are more than {} schedules", explorer_.schedules());
  return "";
}

std::vector<Orders::Varying> Orders::varying() const {
  std::vector<Varying> found;
  const std::vector<ScheduleResult>& results = explorer_.outcomes().results();
  if (results.empty()) return found;
  for (std::size_t a = 0; a < results[0].arrays.size(); ++a) {
    const auto& first = results[0].arrays[a];
    if (!first || plan_.arguments[a].memory_of != a) continue;
    for (std::size_t i = 0; i < first->written.size(); ++i)
      if (std::ranges::any_of(results, [&](const ScheduleResult& r) {
            return value_of(*r.arrays[a], i) != value_of(*first, i);
          }))
        found.push_back({a, i});
  }
  return found;
}

std::string Orders::lines() const {
  const std::vector<Varying> elements = varying();
  const std::vector<ScheduleResult>& results = explorer_.outcomes().results();
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
                         values.empty() ? "every element as above" : values,
                         semantics::to_string(results[r].schedule));
  }
  return lines + and_more(results.size(), "outcomes");
}

Json Orders::json() const {
  const std::vector<Varying> elements = varying();
  Json outcomes = Json::array();
  for (const ScheduleResult& result : explorer_.outcomes().results()) {
    Json values = Json::object();
    for (const Varying& v : elements) {
      const ArrayResult& array = *result.arrays[v.argument];
      values[element_name(array, v.scalar)] = value_of(array, v.scalar);
    }
    outcomes.push_back(
        {{"schedule", semantics::to_string(result.schedule)}, {"values", std::move(values)}});
    if (result.returned) outcomes.back()["returned"] = semantics::json_of(*result.returned);
  }
  return {{"count", explorer_.schedules()},
          {"complete", why_incomplete().empty()},
          {"outcomes", std::move(outcomes)}};
}

}  // namespace tenor::semantics
