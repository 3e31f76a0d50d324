// SPDX-License-Identifier: Apache-2.0
// The catalogue of TIR's rules, and the dispatch of a machine state to those of its frame. Read off
// the families' own lists: a new rule is one word in one of them.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "semantics/machine/mutation.h"
#include "semantics/tir/diverted.h"
#include "semantics/tir/rules.h"
#include "semantics/tir/start_tags.h"
#include "semantics/tir/straight.h"

namespace tenor::semantics {

/// All rules, frame by frame, in the order of TirFrames.
const std::vector<const RuleInfo*>& tir_rules();

namespace catalogue {

template <class... Fs>
constexpr std::size_t count(FrameList<Fs...>) {
  return (RulesOf<Fs>::size + ... + 0);
}

template <class... Fs>
constexpr auto infos(FrameList<Fs...> frames) {
  std::array<const RuleInfo*, count(FrameList<Fs...>{})> all{};
  auto next = all.begin();
  ((next = std::copy(RulesOf<Fs>::infos.begin(), RulesOf<Fs>::infos.end(), next)), ...);
  static_cast<void>(frames);
  return all;
}

/// All rules; a rule's number is its place here.
inline constexpr auto kRules = infos(TirFrames{});

/// The number of the rule of that id. Looked up by value, not by type: that would make as many
/// types as there are pairs of rules.
constexpr std::size_t number_of(std::string_view id) {
  std::size_t number = 0;
  while (kRules.at(number)->id != id) ++number;
  return number;
}

/// Calls the rules of a stored frame, by its tag.
template <class D, class F>
void fire_stored(Machine<D>& m, const StoredFrame& stored) {
  F frame = restore<F>(stored);
  if constexpr (requires { typename F::Starts; }) frame.operands = m.operand_height();
  if constexpr (D::kStraight && requires { run_straight(m, frame); }) {
    if constexpr (D::kObserved)
      if (m.observer()) m.observer()->taken_up();
    if (m.may_run_straight() && run_straight(m, frame)) return;
  }
  m.fire(frame);
}

template <class D, class... Fs>
constexpr auto table(FrameList<Fs...>) {
  return std::array<void (*)(Machine<D>&, const StoredFrame&), sizeof...(Fs)>{
      &fire_stored<D, Fs>...};
}

}  // namespace catalogue

/// The loop variable that a frame counts; null for all other frames.
const spec::Variable* loop_variable_of(const StoredFrame& frame);

/// The variable that tells the threads of a loop apart, at the frame that ends one; else null.
const spec::Variable* thread_variable_of(const StoredFrame& frame);
/// Which operand of a frame of that tag counts a loop's iterations; none of all other frames.
std::optional<std::uint32_t> ordinal_of(std::uint16_t tag);

template <class D>
struct Semantics {
  static constexpr std::size_t rule_count() { return catalogue::kRules.size(); }
  static_assert(catalogue::kRules.size() <= 512, "Machine has a counter for each rule");
  template <class F>
  static constexpr std::uint16_t tag() {
    static_assert(TirFrames::tag<F> != 0xffff);
    return TirFrames::tag<F>;
  }
  template <class R>
  static constexpr std::size_t index() {
    constexpr std::size_t number = catalogue::number_of(R::info.id);
    return number;
  }
  /// Is R a rule of a written reading whose entry has no rules of the intended one?
  template <class R>
  static consteval bool stands_alone() {
    if constexpr (R::info.reading.has_value()) {
      const auto stands_for = [](const RuleInfo* rule) {
        return rule->reading && !rule->reading->as_written &&
               rule->reading->entry.id == R::info.reading->entry.id;
      };
      return R::info.reading->as_written &&
             std::none_of(catalogue::kRules.begin(), catalogue::kRules.end(), stands_for);
    }
    return false;
  }
  static std::uint16_t evaluation_tag(const spec::PrimExpr* e) {
    return kEvaluationTags[static_cast<std::size_t>(e->kind)];
  }
  static std::uint16_t execution_tag(const spec::Stmt* s) {
    return kExecutionTags[static_cast<std::size_t>(s->kind)];
  }

  static void dispatch(Machine<D>& m, const StoredFrame& frame) {
    static constexpr auto table = catalogue::table<D>(TirFrames{});
    table[frame.tag](m, frame);
  }

  /// Evaluates `e` within the step at hand, by the same rules.
  static void evaluate(Machine<D>& m, const spec::PrimExpr* e) {
    using spec::ExprKind;
    switch (e->kind) {
      case ExprKind::kVar: return start<EvalVar>(m, e);
      case ExprKind::kIntImm: return start<EvalIntImm>(m, e);
      case ExprKind::kFloatImm: return start<EvalFloatImm>(m, e);
      case ExprKind::kBufferLoad: return start<EvalBufferLoad>(m, e);
      case ExprKind::kCast: return start<EvalCast>(m, e);
      case ExprKind::kSelect: return start<EvalSelect>(m, e);
      case ExprKind::kCall: return start<EvalCall>(m, e);
      default: break;
    }
    if (spec::is_binary_op(e->kind)) return start<EvalBinaryOp>(m, e);
    if (spec::is_cmp_op(e->kind)) return start<EvalCmpOp>(m, e);
    dispatch(m, {e, 0, 0, evaluation_tag(e)});
  }
  template <class F>
  static void start(Machine<D>& m, const spec::PrimExpr* e) {
    F frame;
    frame.node = static_cast<const typename F::Node*>(e);
    frame.operands = m.operand_height();
    m.fire(frame);
  }

  /// The straight-line code of a node, where it has one.
  template <class Node, class Made>
  static bool compile_straight(const Layout& layout, const Node* node, Made& made) {
    if constexpr (D::kStraight)
      return StraightCompiler<D>(layout, made.code).compile(node, made);
    else
      return false;
  }
  /// Straight-line code enters a block, at the start of its reduction or not.
  static void compare_block(Machine<D>& m, const spec::BlockRealize* r, bool begins) {
    compare<BlockPredicate>(m, ExecBlockRealize{{r}});
    if (!r->block->init) return;
    const auto agrees = init_agrees(m, InitReady{{r->block}}, D::truth(begins));
    if (!D::certain(agrees)) m.comparison()->insert(BlockInit::info.reading->entry);
  }
  /// The rule of a block with an init, where its reduction begins and where it goes on.
  static constexpr std::size_t init_rule(bool begins) {
    return begins ? index<BlockInit>() : index<BlockUpdate>();
  }

  /// Is the premise decided to hold? An undecided one ends the run (never in Concrete).
  template <class R>
  static bool holds(Machine<D>& m, typename D::Truth premise) {
    if constexpr (D::kChecked)
      if (const auto forced = mutation().forced(R::info)) return *forced;
    const std::optional<bool> decided = D::decided(premise);
    if (!decided) m.undecided(R::info);
    return decided.value_or(false);
  }
  /// Is the rule's conclusion to be left out, to see whether a test notices?
  template <class R>
  static bool skips() {
    if constexpr (D::kChecked) return mutation().skips(R::info);
    return false;
  }

  /// Does a guard around the redex make something else of a failure by R (diverted.h)?
  template <class R, class F>
  static bool diverts(Machine<D>& m, const F& frame) {
    return m.asides().guards.any() && divert<R>(m, frame);
  }

  /// Where threads of a block may meet, before `s`.
  static StoredFrame meeting(const spec::Stmt* s) { return {s, 0, 0, TirFrames::tag<ThreadMeet>}; }
  /// Which operand of a loop's frame counts its iterations; none of all other frames.
  static std::optional<std::uint32_t> ordinal(const StoredFrame& frame) {
    return ordinal_of(frame.tag);
  }

  static const spec::Variable* loop_variable(const StoredFrame& frame) {
    return loop_variable_of(frame);
  }
  static bool ends_activation(const StoredFrame& frame) {
    return frame.tag == TirFrames::tag<PrimFuncEnd>;
  }
  /// Takes the machine from an iteration that erred back to its loop, which goes on with the next.
  static void abandon_iteration(Machine<D>& m) { semantics::abandon_iteration(m); }
  /// Broken invariants: no rule for a redex, or two where one was promised.
  [[noreturn]] static void stuck(Machine<D>& m) {
    throw BrokenInvariant("no rule applies to " + describe_node(m.redex()));
  }
  [[noreturn]] static void overlap(const std::string& rules) {
    throw BrokenInvariant("more than one premise holds: " + rules);
  }

 private:
  static std::string describe_node(const spec::Node* node) {
    return "node " + std::to_string(node ? node->id : 0);
  }
};

}  // namespace tenor::semantics
