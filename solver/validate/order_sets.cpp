// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/order_sets.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

#include "semantics/analysis/orders.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// Schedules of one side; its explorer takes those with one iteration after the others first.
constexpr std::uint64_t kSchedules = 2000;
/// How the schedule is written that a run takes anyway.
constexpr std::string_view kInOrder = "first";
/// Values of an element that are shown to a person.
constexpr std::size_t kShown = 4;

Setup setup_for(const Subject& subject, const SideRun& run, const RunOptions& options) {
  Setup setup = setup_of(subject, run.plan, options);
  setup.profile = run.profile;
  return setup;
}

/// The arrays of arguments that own their memory, as SideRun has them.
RunEnd end_of(const ScheduleResult& result, const Plan& plan) {
  RunEnd end{{}, {}, {}, result.returned};
  for (std::size_t i = 0; i < plan.arguments.size(); ++i)
    if (plan.arguments[i].is_tensor && plan.arguments[i].memory_of == i)
      end.arrays.push_back(*result.arrays[i]);
  return end;
}

using ValueSets = std::map<Element, std::set<std::string>>;

/// What each open element may be at the end; nothing where that is not all there is to know.
std::optional<ValueSets> value_sets(const Task& task, Setup setup) {
  setup.limits.steps = std::min(setup.limits.steps, task.effort.order_steps);
  const auto open = open_elements(setup, [&](const std::function<bool()>& slice) {
    while (slice())
      if (task.is_late()) return false;
    return true;
  });
  if (!open || open->sets != OpenSets::kExact) return {};
  std::vector<std::size_t> array_of;  // each argument's number among arrays
  std::size_t arrays = 0;
  for (std::size_t i = 0; i < setup.plan.arguments.size(); ++i) {
    const PlannedArgument& a = setup.plan.arguments[i];
    array_of.push_back(a.is_tensor && a.memory_of == i ? arrays++ : 0);
  }
  ValueSets sets;
  for (const OpenElement& e : open->elements)
    for (const LastWrite& last : e.last)
      sets[{array_of[setup.plan.arguments[e.argument].memory_of], e.index}].insert(last.value);
  return sets;
}

/// All that the function before may come to: its ends, or one of them and sets of elements.
class EndsBefore {
 public:
  EndsBefore(const Task& task, const SideRun& run) : by_(comparison_of(task.options)) {
    if (!run.has_note(Code::N_WRITE_ORDER)) {
      ends_ = {run};
      return;
    }
    const Setup setup = setup_for(task.before, run, task.options.run);
    if (!has_thread_barriers(task.before, task.options.run.readings) && explore(task, setup))
      return;
    ends_.clear();
    if (is_unspecified_ || run.outcome.kind != OutcomeKind::kDone) return;
    if (auto sets = value_sets(task, setup)) ends_ = {run}, sets_ = std::move(*sets);
  }

  bool are_known() const { return !ends_.empty(); }
  /// Is it none of them? Then how it differs.
  std::optional<RunDifference> excludes(const RunEnd& end) const {
    std::optional<RunDifference> first;
    for (const RunEnd& allowed : ends_) {
      auto found =
          first_difference(allowed, end, by_, [&](const Element& at, const std::string& v) {
            const auto set = sets_.find(at);
            return set != sets_.end() && set->second.contains(v);
          });
      if (!found) return {};
      if (!first) first = std::move(found);
    }
    if (first->element) first->text = description(*first, end);
    return first;
  }
  /// The values of one element, and whether it may have any.
  std::set<std::string> values(const Element& at) const {
    std::set<std::string> values;
    for (const RunEnd& end : ends_)
      if (!end.arrays.empty()) values.insert(value_at(end, at));
    if (const auto set = sets_.find(at); set != sets_.end())
      values.insert(set->second.begin(), set->second.end());
    return values;
  }

 private:
  /// Were all schedules run, and are they specified?
  bool explore(const Task& task, const Setup& setup) {
    FunctionExplorer explorer(setup, kSchedules);
    while (explorer.advance())
      if (task.is_late() || explorer.steps() > task.effort.order_steps) return false;
    is_unspecified_ = explorer.stop() && explorer.stop()->outcome.kind == OutcomeKind::kUnspecified;
    for (const ScheduleResult& result : explorer.outcomes().results())
      ends_.push_back(end_of(result, setup.plan));
    for (const BadEnd& error : explorer.errors()) ends_.push_back({error.outcome, {}, {}, {}});
    return explorer.complete() && !explorer.stop();
  }
  std::string description(const RunDifference& found, const RunEnd& end) const {
    const std::set<std::string> known = values(*found.element);
    const std::string value = value_at(end, *found.element);
    if (known.contains(value))
      return fmt::format(
          "AFTER has a result that no order of BEFORE produces; compared with the first order, {}",
          found.text);
    if (known.size() == 1) return found.text;
    std::vector<std::string> shown(known.begin(), known.end());
    const std::size_t others = shown.size() - std::min(shown.size(), kShown);
    shown.resize(shown.size() - others);
    return fmt::format("{}[{}] is {}{} before and {} after", end.arrays[found.element->array].name,
                       fmt::join(found.element->index, ", "), fmt::join(shown, " or "),
                       others == 0 ? "" : fmt::format(" or {} others", others), value);
  }

  const EndComparison by_;
  std::vector<RunEnd> ends_;
  ValueSets sets_;
  bool is_unspecified_ = false;  ///< in some schedule
};

/// The ends of the function after, each held against those before as it is met.
class EndsAfter {
 public:
  EndsAfter(const Task& task, const EndsBefore& allowed, const SideRun& run)
      : task_(task),
        allowed_(allowed),
        run_(run),
        setup_(setup_for(task.after, run, task.options.run)) {}

  std::optional<OrderDifference> difference() {
    if (!run_.has_note(Code::N_WRITE_ORDER)) return check_end(run_, "");
    if (has_thread_barriers(task_.after, task_.options.run.readings)) return by_sets();
    FunctionExplorer explorer(setup_, kSchedules);
    std::size_t results = 0, errors = 0;
    for (bool goes_on = true; goes_on && !task_.is_late();) {
      goes_on = explorer.advance() && explorer.steps() <= task_.effort.order_steps;
      const auto& all = explorer.outcomes().results();
      for (; results < all.size(); ++results)
        if (auto found =
                check_end(end_of(all[results], setup_.plan), to_string(all[results].schedule)))
          return found;
      for (; errors < explorer.errors().size(); ++errors)
        if (auto found = check_end(explorer.errors()[errors])) return found;
    }
    const auto& stop = explorer.stop();
    if (!stop || stop->outcome.kind != OutcomeKind::kUnspecified) return {};
    return check_end(*stop);
  }

 private:
  std::optional<OrderDifference> check_end(const BadEnd& end) const {
    return check_end({end.outcome, {}, {}, {}}, to_string(end.schedule));
  }
  std::optional<OrderDifference> check_end(const RunEnd& end, const std::string& schedule) const {
    auto found = allowed_.excludes(end);
    if (!found) return {};
    if (schedule == kInOrder) return OrderDifference{std::move(*found), end.outcome, ""};
    if (!schedule.empty()) found->text += ", in the schedule " + schedule;
    return OrderDifference{std::move(*found), end.outcome, schedule};
  }
  /// Of threads that wait for each other no schedule is run: the run says what each element may be.
  std::optional<OrderDifference> by_sets() const {
    if (auto found = check_end(run_, "")) return found;
    const auto sets = value_sets(task_, setup_);
    if (!sets) return {};
    for (const auto& [element, values] : *sets) {
      const std::set<std::string> known = allowed_.values(element);
      if (known.contains("without a value")) continue;
      for (const std::string& value : values)
        if (!known.contains(value))
          return OrderDifference{
              {fmt::format("{}[{}] is {} in BEFORE, but may be {} in AFTER",
                           run_.arrays[element.array].name, fmt::join(element.index, ", "),
                           fmt::join(known, " or "), value),
               element},
              run_.outcome,
              ""};
    }
    return {};
  }

  const Task& task_;
  const EndsBefore& allowed_;
  const SideRun& run_;
  const Setup setup_;
};

}  // namespace

std::optional<OrderDifference> order_difference(const Task& task, const SideRun& before,
                                                const SideRun& after) {
  const EndsBefore allowed(task, before);
  if (!allowed.are_known()) return {};
  return EndsAfter(task, allowed, after).difference();
}

RunEnd scheduled_end(const Subject& subject, const SideRun& run, const RunOptions& options,
                     const std::string& schedule) {
  ScheduledFunction scheduled(setup_for(subject, run, options), *parse_schedule(schedule));
  while (scheduled.advance()) {
  }
  const Machine<WatchedConcrete>& m = scheduled.machine();
  RunEnd end{m.outcome(), m.first_errors(), {}, returned_value(m, run.plan)};
  for (std::size_t i = 0; i < run.plan.arguments.size(); ++i)
    if (run.plan.arguments[i].is_tensor && run.plan.arguments[i].memory_of == i)
      end.arrays.push_back(array_of(m, run.plan, i));
  return end;
}

}  // namespace tenor::solver
