// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/model_terms.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "semantics/run/model/parts.h"
#include "spec/relax/op/device_name.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// Combinations of open sizes that both sides are compared at: each value of a size, which may be
/// for all sizes at once, and some where they differ.
constexpr std::size_t kModelSizes = 8, kMostModelSizes = 24, kUnlikeSizes = 4;
/// What the bank needs for a term, roughly.
constexpr std::uint64_t kTermBytes = 32;

bool is_compared(const TermPart& part) {
  return part.kind == semantics::relax::Kind::kTensor ||
         part.kind == semantics::relax::Kind::kShape || part.kind == semantics::relax::Kind::kPrim;
}

/// What the parts of the arguments are called: a shape is one.
std::vector<std::string> argument_parts(const spec::relax::Function& f) {
  std::vector<std::string> names;
  const ModelPart* last = nullptr;
  const auto parts = parts_of(f);
  for (const ModelPart& part : parts) {
    const bool is_dimension = part.kind == ModelPart::Kind::kDimension;
    const std::string name = is_dimension ? part.name.substr(0, part.name.rfind('.')) : part.name;
    if (!is_dimension || !last || last->struct_info != part.struct_info) names.push_back(name);
    last = &part;
  }
  return names;
}

/// Parts as arguments of a plan, for messages.
void add_parts(const std::vector<TermPart>& parts, const std::vector<std::string>& names,
               Plan& plan) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    PlannedArgument& a = plan.arguments.emplace_back();
    a.name = i < names.size()    ? names[i]
             : parts.size() == 1 ? "result"
                                 : fmt::format("result.{}", i);
    a.is_tensor = parts[i].kind != semantics::relax::Kind::kPrim;
    a.dtype = parse_datatype(parts[i].type).value_or(int_type(64));
    a.shape = parts[i].kind == semantics::relax::Kind::kTensor
                  ? parts[i].shape
                  : std::vector{static_cast<std::int64_t>(parts[i].scalars.size())};
  }
}

/// Constants that may be anything, as arguments that nothing changes.
void add_constants(const ModelPlan& plan, Plan& parts) {
  for (const std::size_t number : plan.drawn) {
    const Tensor& constant = plan.constants.at(number);
    PlannedArgument& a = parts.arguments.emplace_back();
    a.name = fmt::format("constant.{}", number);
    a.is_tensor = true, a.dtype = constant.dtype, a.shape = constant.shape;
  }
}

/// As a run of TIR whose arrays are all parts: arguments, constants, then results.
TermInvocation as_arrays(const ModelTermInvocation& run, std::size_t constants) {
  TermInvocation made;
  made.outcome = run.outcome, made.exits = run.exits, made.notes = run.notes;
  made.comes_to_its_end = run.comes_to_its_end;
  made.accesses_are_sure = run.accesses_are_sure;
  const auto add = [&](const std::vector<TermPart>& parts) {
    for (const TermPart& part : parts)
      made.arrays.push_back(is_compared(part) ? part.scalars : std::vector<TermValue>());
  };
  add(run.arguments);
  made.arrays.resize(made.arrays.size() + constants);
  add(run.returned);
  return made;
}

/// For each tensor of the run, the first of them that is the same memory.
std::vector<std::size_t> memory_of_parts(const ModelTermInvocation& run) {
  std::map<std::uint32_t, std::size_t> first;
  std::vector<std::size_t> all;
  for (const auto* parts : {&run.arguments, &run.returned})
    for (const TermPart& part : *parts) {
      const bool is_tensor = part.kind == semantics::relax::Kind::kTensor;
      all.push_back(is_tensor ? first.try_emplace(part.memory, all.size()).first->second
                              : all.size());
    }
  return all;
}

/// Why what they leave cannot be compared part by part; empty where it can.
std::string apart(const ModelTermInvocation& b, const ModelTermInvocation& a) {
  if (b.printed + a.printed > 0) return "lines are printed, which terms do not compare";
  if (!b.comes_to_its_end || !a.comes_to_its_end) return "";
  const auto alike = [](const TermPart& m, const TermPart& n) {
    return m.kind == n.kind && m.type == n.type && m.shape == n.shape &&
           m.scalars.size() == n.scalars.size();
  };
  if (b.structure != a.structure || !std::ranges::equal(b.returned, a.returned, alike))
    return "the results are of other kinds or shapes";
  const auto is_moved = [](const TermPart& m, const TermPart& n) {
    return !spec::relax::is_same_device(m.device, n.device);
  };
  for (std::size_t i = 0; i < b.returned.size(); ++i)
    if (is_moved(b.returned[i], a.returned[i]))
      return "a result is on one device before and on another after";
  const auto is_hidden = [](const TermPart& part) {
    return !is_compared(part) && part.kind != semantics::relax::Kind::kString &&
           part.kind != semantics::relax::Kind::kDataType &&
           part.kind != semantics::relax::Kind::kNull;
  };
  if (std::ranges::any_of(b.returned, is_hidden) || std::ranges::any_of(b.arguments, is_hidden))
    return "functions or objects are among what is returned or given, which terms do not compare";
  if (memory_of_parts(b) != memory_of_parts(a))
    return "a result shares memory with another value on one side only";
  return "";
}

/// Does a program ask whether a float is a number? Then it makes a difference what becomes of NaN.
/// By a function, by a comparison with itself, or with what is one number for all numbers: x - x.
bool asks_for_numbers(TermBank& bank) {
  TermNormalizer normal(bank, TermLaws::kReal, true);
  const auto is_numbers_own = [&](TermId t) {
    return !bank.is_constant(t) && bank.is_constant(normal(t));
  };
  for (TermId t = 0, count = static_cast<TermId>(bank.size()); t < count; ++t) {
    const TermNode node = bank.at(t);
    for (const std::string_view name : {"isnan", "isinf", "isfinite"})
      if (is_function(bank, node, name)) return true;
    if (node.op != TermOp::kOperator || !spec::is_cmp_op(node.kind()) ||
        !bank.type(node.args[0]).is_floating())
      continue;
    if (node.args[0] == node.args[1] || is_numbers_own(node.args[0]) ||
        is_numbers_own(node.args[1]))
      return true;
  }
  return false;
}

/// Does what it leaves rest on a choice that is left to chance?
bool is_of_chance(const ModelTermInvocation& run) {
  return std::ranges::any_of(run.notes,
                             [](const Note& note) { return note.code == Code::N_RANDOM; });
}

bool always_ends(const ModelTermInvocation& run, OutcomeKind kind) {
  return !run.comes_to_its_end &&
         std::ranges::all_of(run.exits, [&](const TermExit& e) { return e.outcome.kind == kind; });
}

}  // namespace

ModelTermInvocation ModelTerms::run(TermBank& bank, const Subject& subject, const ModelPlan& plan) {
  ModelTermInvocation made =
      invoke_model_on_terms(bank, model_setup(task_, subject, plan, steps_left_), plan.arguments,
                            [this] { return task_.is_late(); });
  steps_left_ -= std::min(steps_left_, made.steps);
  return made;
}

/// A run that has no end says why.
bool ModelTerms::stopped(const Subject& side, const ModelTermInvocation& run,
                         Judgement& result) const {
  if (run.outcome.kind == OutcomeKind::kDone) return false;
  result.point_at(side, run.outcome);
  result.leave_open(fmt::format("{} cannot be executed symbolically: {}",
                                &side == &task_.before ? "BEFORE" : "AFTER", run.outcome.message),
                    open_.empty() ? std::string(kMoreRuns) : "give smaller sizes with --input n=…");
  return true;
}

ModelTerms::Step ModelTerms::compare(const Trial& trial, Judgement& result) {
  const auto planned = plan_of(task_, trial.inputs, trial.seed);
  const auto* plan = std::get_if<ModelPlan>(&planned);
  if (!plan) return Step::kNothing;
  TermBank bank(task_.options.run.limits.memory / kTermBytes);
  questions_.begin();
  const ModelTermInvocation b = run(bank, task_.before, *plan);
  if (b.outcome.kind != OutcomeKind::kExhausted && always_ends(b, OutcomeKind::kUnspecified)) {
    tried_.add(TriedSizes::Kind::kUnspecified, open_.in(plan->parts));
    return Step::kNothing;
  }
  const ModelTermInvocation a = run(bank, task_.after, *plan);
  if (stopped(task_.before, b, result) || stopped(task_.after, a, result)) {
    if (!tried_.has(TriedSizes::Kind::kCompared) || a.outcome.kind != OutcomeKind::kExhausted)
      return Step::kUndecided;
    tried_.add(TriedSizes::Kind::kTooLarge, open_.in(plan->parts));
    return Step::kNothing;
  }
  TermComparison found;
  const bool is_for_others = by_operators_ && asks_for_numbers(bank);
  if (const std::string why = is_for_others ? "it asks for NaN" : apart(b, a); !why.empty()) {
    found.relation = TermComparison::Relation::kUnknown, found.why = why;
  } else {
    Plan parts;
    add_parts(b.arguments, argument_parts(*task_.before.model()), parts);
    add_constants(*plan, parts);
    add_parts(b.returned, {}, parts);
    const std::size_t constants = plan->drawn.size();
    EndComparison by = comparison_of(task_.options);
    by.tells_nan = by_operators_;
    found = compare_terms(bank, as_arrays(b, constants), as_arrays(a, constants), by, parts,
                          questions_);
  }
  if (found.relation == TermComparison::Relation::kUnknown) {
    result.leave_open(found.why, std::string(kMoreRuns));
    return Step::kUndecided;
  }
  refines_ |= found.relation == TermComparison::Relation::kRefines;
  by_chance_ |= is_of_chance(b) || is_of_chance(a);
  by_prover_ |= found.by_prover;
  laws_ = std::max(laws_, found.laws);
  tried_.add(
      always_ends(b, OutcomeKind::kError) ? TriedSizes::Kind::kErring : TriedSizes::Kind::kCompared,
      open_.in(plan->parts));
  return Step::kCompared;
}

bool ModelTerms::decides(Judgement& result) {
  std::set<OpenSizes::Values> seen;
  const std::size_t most =
      std::clamp(sweep_.values() + (sweep_.sizes().size() > 1 ? kUnlikeSizes : 0), kModelSizes,
                 kMostModelSizes);
  for (std::size_t k = 0; k < sweep_.combinations() && seen.size() < most; ++k) {
    const Trial trial = sweep_.trial(k);
    if (!seen.insert(open_.in(trial)).second) continue;
    if (task_.is_late())
      return result.leave_open("cut by --time: not all sizes were compared as terms",
                               "give more time with --time");
    if (steps_left_ == 0) break;
    if (compare(trial, result) == Step::kUndecided) return false;
  }
  if (!tried_.has(TriedSizes::Kind::kCompared))
    return result.leave_open("nothing could be compared as terms" + tried_.others(),
                             open_.empty() ? "" : "give sizes that BEFORE accepts: --input n=…");
  if (!open_.empty()) {
    result.sizes = tried_.of(TriedSizes::Kind::kCompared);
    result.bound = {VerdictBound::Kind::kSizes, bound_of(result.sizes)};
  }
  return result.decide(
      refines_ ? Verdict::kRefines : Verdict::kEquivalent,
      fmt::format(
          "the same terms{}{}{}{}",
          laws_ == TermLaws::kSame ? "" : fmt::format(" by {}", semantics::to_string(laws_)),
          by_prover_ ? "; the prover compared conditions on data" : "",
          by_chance_ ? "; N-RANDOM: nn.dropout drops nothing, as in inference" : "",
          tried_.others()));
}

}  // namespace tenor::solver
