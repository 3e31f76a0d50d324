// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/orders.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "semantics/analysis/order/thread_axes.h"

namespace tenor::semantics {

using namespace spec;

namespace {

/// Steps of all schedules together: about a minute.
constexpr std::uint64_t kMostSteps = 100'000'000;

Setup setup_of_search(Setup setup) {
  setup.limits.steps = std::min(setup.limits.steps, kMostSteps);
  return setup;
}

/// Does each write have an iteration of its own? Not where callees write that have no loops.
bool are_named(const std::vector<LastWrite>& writes) {
  std::set<std::string_view> known;
  return std::ranges::all_of(writes, [&](const LastWrite& w) {
    return !w.bindings.empty() && known.insert(w.bindings).second;
  });
}

}  // namespace

bool has_thread_barriers(const Subject& subject, const Readings& readings) {
  return readings.include(intended("TIR-D73")) &&
         std::ranges::any_of(subject.reachable, [](const Function* f) {
           return f->prim_func && has_thread_axes(*f->prim_func);
         });
}

bool leaves_order_open(const std::vector<Note>& notes) {
  return std::ranges::any_of(notes, [](const Note& n) { return n.code == Code::N_WRITE_ORDER; });
}

std::optional<OpenElements> find_open_elements(const Setup& setup, const Terminal& terminal) {
  return open_elements(setup, [&](const std::function<bool()>& slice) {
    return drive(terminal, slice,
                 [] { return std::string("looking for the possible last writes"); });
  });
}

std::string to_string(const OpenElement& open, const Plan& plan) {
  std::string text = plan.arguments[open.argument].name + show_index(open.index) + " is ";
  const std::size_t all = open.last.size(), shown = std::min(all, kShownOfOrders);
  const bool named = are_named(open.last);
  const char* const before_last = named ? ", or " : " or ";
  for (std::size_t i = 0; i < shown; ++i) {
    text += (i == 0 ? "" : i + 1 == all ? before_last : ", ") + open.last[i].value;
    if (named)
      text += " if " + (i == 0 ? "iteration " + open.last[i].bindings + " writes last"
                               : open.last[i].bindings + " does");
  }
  if (shown < all) text += fmt::format("{}{} others", before_last, all - shown);
  return named ? text : text + ", depending on the order of iterations";
}

std::string_view caveat_of(const OpenElements& open) {
  switch (open.sets) {
    case OpenSets::kExact: return "";
    case OpenSets::kReadOn:
      return "other results may also depend on the order, because the program reads these elements";
    case OpenSets::kMixed:
      return "elements whose value depends on the order of iterations are written with several "
             "datatypes; their values are not listed";
  }
  return "";
}

std::string value_of(const ArrayResult& array, std::size_t scalar) {
  if (!array.written[scalar]) return "undef";
  const ScalarType type = array.tensor.dtype.scalar;
  return Concrete::show(Concrete::of(load_scalar(type, array.tensor.data, scalar), type));
}

Orders::Orders(const Subject& subject, const Setup& setup, std::uint64_t schedules)
    : plan_(setup.plan),
      has_axes_(has_thread_barriers(subject, setup.readings)),
      explorer_(setup_of_search(setup), schedules) {}

bool Orders::run(const Terminal& terminal) {
  if (has_axes_) return true;
  return drive(
      terminal, [&] { return explorer_.advance(); },
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

}  // namespace tenor::semantics
