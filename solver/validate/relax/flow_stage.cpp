// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/flow_stage.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <stdexcept>

#include "solver/validate/relax/graph_run.h"
#include "spec/ir/equal.h"
#include "spec/relax/op/device_name.h"

namespace tenor::solver {

using namespace spec;
using semantics::Subject;
namespace ir = spec::relax;

namespace {

using Relation = FlowComparison::Relation;

constexpr EqualOptions kUpToNames{.match_free = true, .normal_form = true};

/// The parameters as one StructInfo, whose size variables are the same throughout.
const ir::StructInfo* parameters_of(Program& into, const ir::Function& f) {
  std::vector<const ir::StructInfo*> all;
  for (const ir::Variable* v : f.params) all.push_back(v->struct_info_annotation);
  auto* tuple = into.make<ir::TupleStructInfo>(Span{});
  tuple->fields = into.arena.list(all);
  return tuple;
}

class Comparison {
 public:
  Comparison(GraphRun& before, GraphRun& after, const std::vector<GraphValue>& arguments)
      : b_(before), a_(after), arguments_(arguments) {}

  FlowComparison compare() {
    const bool same = is_same(b_.result(), a_.result(), "the result") && is_same_memory() &&
                      have_same_effects() && have_same_checks() && have_same_calls();
    if (!same) found_.relation = Relation::kOpen, found_.why = open_;
    found_.prints = b_.trace().effects.size();
    return found_;
  }

 private:
  bool differs(std::string why) {
    open_ = std::move(why);
    return false;
  }
  void refines(const std::string& why) {
    found_.relation = Relation::kRefines;
    if (found_.why.find(why) == std::string::npos)
      found_.why += (found_.why.empty() ? "" : "; ") + why;
  }

  bool is_same(const GraphValue& b, const GraphValue& a, const std::string& name) {
    if (b.kind != a.kind || b.parts.size() != a.parts.size())
      return differs(name + " is of another kind");
    if (b.is(GraphValue::Kind::kTuple)) {
      for (std::size_t i = 0; i < b.parts.size(); ++i)
        if (!is_same(b.parts[i], a.parts[i], fmt::format("field {} of {}", i, name))) return false;
      return true;
    }
    if (b_.number(b) != a_.number(a)) return differs(name + " is not made by the same operations");
    return !b.is(GraphValue::Kind::kTensor) || is_same_place(b, a, name);
  }
  /// May two tensors be one memory exactly where they were?
  bool is_same_place(const GraphValue& b, const GraphValue& a, const std::string& name) {
    const std::string &before = b_.memory().at(b.place).identity,
                      &after = a_.memory().at(a.place).identity;
    const auto [known, is_new] = places_.try_emplace(b.place, a.place);
    const auto [back, is_new_after] = places_after_.try_emplace(a.place, b.place);
    if (before == after &&
        (!before.empty() || (known->second == a.place && back->second == b.place)))
      return true;
    // Where a document leaves open whether a value is new, it may be another's memory.
    if (before.empty() && is_new && b_.memory().at(b.place).is_open) {
      refines(name + " may share memory with another value, which the documents leave open");
      return true;
    }
    return differs(name + " shares memory with another value on one side only");
  }

  bool is_same_memory() {
    for (std::size_t i = 0; i < arguments_.size(); ++i)
      if (b_.number(arguments_[i]) != a_.number(arguments_[i]))
        return differs(fmt::format("argument {} is not left with the same contents", i + 1));
    return true;
  }
  bool have_same_effects() {
    if (b_.trace().effects != a_.trace().effects)
      return differs("the effects are not the same calls in the same order");
    return std::ranges::includes(b_.trace().vouched, a_.trace().vouched) ||
           differs("AFTER says of a call that it is pure, and BEFORE does not");
  }
  /// A check of one side alone: known to hold, or dropped in a dataflow block (RLX-D32).
  bool have_same_checks() {
    const GraphTrace &b = b_.trace(), &a = a_.trace();
    for (const GraphCheck& check : a.checks)
      if (!b.checked.contains(check.condition) && !b.assumed.contains(check.condition))
        return differs("AFTER checks a condition that BEFORE does not");
    for (const ValueNumber condition : a.assumed)
      if (!b.checked.contains(condition) && !b.assumed.contains(condition))
        return differs("AFTER needs a condition that BEFORE does not");
    for (const GraphCheck& check : b.checks) {
      if (a.checked.contains(check.condition)) continue;
      if (a.assumed.contains(check.condition) || !check.in_dataflow)
        return differs("AFTER does not check a condition that BEFORE checks");
      refines("a check in a dataflow block is dropped (RLX-D32)");
    }
    return is_in_order(b, a) || differs("checks and effects have another order");
  }
  /// Is each check that both make between the same effects, and is its error the same kind?
  static bool is_in_order(const GraphTrace& b, const GraphTrace& a) {
    std::vector<const GraphCheck*> kept;
    for (const GraphCheck& check : b.checks)
      if (a.checked.contains(check.condition)) kept.push_back(&check);
    for (const GraphCheck* check : kept) {
      const auto at = std::ranges::find(a.checks, check->condition, &GraphCheck::condition);
      const bool is_cast = check->code == Code::E_MATCH_CAST || check->code == Code::E_SIGNATURE;
      const bool is_cast_after = at->code == Code::E_MATCH_CAST || at->code == Code::E_SIGNATURE;
      if (at->effects != check->effects || (at->code != check->code && !(is_cast && is_cast_after)))
        return false;
    }
    return true;
  }
  bool have_same_calls() {
    const GraphTrace &b = b_.trace(), &a = a_.trace();
    if (!std::ranges::includes(b.calls, a.calls))
      return differs("AFTER makes a call that BEFORE does not");
    for (const ValueNumber call : b.sure)
      if (!a.calls.contains(call))
        return differs("a call outside dataflow blocks is gone, and it may end with an error");
    if (a.calls.size() < b.calls.size()) refines("pure calls that nothing uses are gone (RLX-D32)");
    return true;
  }

  GraphRun &b_, &a_;
  const std::vector<GraphValue>& arguments_;
  std::map<std::size_t, std::size_t> places_, places_after_;
  FlowComparison found_{Relation::kEqual, "", 0};
  std::string open_;
};

FlowComparison compared(const Subject& before, const Subject& after, const Prover& prover,
                        bool as_new) {
  GraphTables tables(prover);
  GraphRun b(tables, before, false), a(tables, after, as_new);
  const std::vector<GraphValue> arguments = b.arguments();
  a.memory() = b.memory();
  b.run(arguments);
  tables.before_is_followed = true;
  a.run(arguments);
  FlowComparison found = Comparison(b, a, arguments).compare();
  if (found.relation != Relation::kOpen && a.memory().reused()) {
    found.relation = Relation::kRefines;
    found.why += (found.why.empty() ? "" : "; ") +
                 std::string(
                     "a new tensor may hold what lay in its storage, where BEFORE's holds "
                     "nothing");
  }
  return found;
}

}  // namespace

bool have_same_devices(const Module& before, const Module& after) {
  return std::ranges::equal(before.vdevices, after.vdevices,
                            [](const auto* b, const auto* a) { return ir::is_same_device(b, a); });
}

std::string mismatch(const ir::Function& before, const ir::Function& after) {
  if (before.params.size() != after.params.size())
    return fmt::format("it has {} parameters before and {} after", before.params.size(),
                       after.params.size());
  Program scratch;
  for (std::size_t i = 0; i < before.params.size(); ++i)
    if (!equal(before.params[i]->struct_info_annotation, after.params[i]->struct_info_annotation,
               kUpToNames))
      return fmt::format("parameter {} ({}) has another StructInfo before and after", i + 1,
                         before.params[i]->name_hint);
  if (!equal(parameters_of(scratch, before), parameters_of(scratch, after), kUpToNames))
    return "the parameters share other sizes before and after";
  return "";
}

FlowComparison compare_flow(const Subject& before, const Subject& after, const Prover& prover) {
  FlowComparison found;
  if (!have_same_devices(before.module(), after.module())) {
    found.why = "the modules list other devices";
    return found;
  }
  try {
    found = compared(before, after, prover, false);
    if (found.relation == Relation::kOpen) {
      FlowComparison again = compared(before, after, prover, true);
      if (again.relation != Relation::kOpen) return again;
    }
  } catch (const NotFollowed& e) {
    found.relation = Relation::kOpen, found.why = e.what();
  } catch (const std::out_of_range&) {
    found.relation = Relation::kOpen, found.why = "a call has too few arguments";
  }
  return found;
}

}  // namespace tenor::solver
