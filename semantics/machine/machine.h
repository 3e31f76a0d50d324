// SPDX-License-Identifier: Apache-2.0
// The machine: a CK machine of frames over operands; how a rule is tried and committed, and the
// verbs of conclusions. Which frames and rules there are, and what else there is beside the stacks,
// is the language's (semantics/machine/language.h). docs/machine.md
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "semantics/machine/contexts.h"
#include "semantics/machine/frame.h"
#include "semantics/machine/language.h"
#include "semantics/machine/limits.h"
#include "semantics/machine/merge.h"
#include "semantics/machine/objects.h"
#include "semantics/machine/observer.h"
#include "semantics/machine/outcome.h"
#include "semantics/machine/profile.h"
#include "semantics/machine/stack.h"

namespace tenor::spec {
class Program;
struct Module;
}  // namespace tenor::spec

namespace tenor::semantics {

/// The machine of language L in the value domain D.
template <class L, class D>
class MachineOf : public L::template State<L, D> {
 public:
  using Language = L;
  using Domain = D;
  using State = typename L::template State<L, D>;
  using Value = typename D::Value;
  using Truth = typename D::Truth;
  /// A type distinct from those of all values, so that a count cannot alias them.
  using Count = unsigned long long;

  /// Rules of other readings than `readings` do not take part.
  MachineOf(const spec::Program& program, const spec::Module& module, Granularity granularity,
            Limits limits = {}, Profile profile = Profile::kPortable,
            const spec::Readings& readings = {});

  /// Steps until nothing is left to do or the outcome is decided.
  void run();
  /// One step, or as many as straight-line code takes at a time; false when there is none left.
  bool step();
  /// The same, but for an error, which ends the run here even where it would be outlived.
  bool advance();

  // Verbs of control. Nodes are pointers, or lists of them; null counts as absent.
  template <class F>
  void push(const F& frame);
  /// Continues with `frame`: in a step of its own, or within this one.
  template <class F>
  void proceed(F frame);
  /// Evaluate each of `es` in order, then continue with `frame`, whose operands they are.
  template <class F, class... Es>
  void evaluate_then(const F& next, const Es&... es);
  /// Evaluate `e` in place of the current frame.
  template <class N>
  void evaluate(const N* e);
  /// The frame in which the node is about to be evaluated or executed.
  template <class N>
  void push_start(const N* node);
  /// Takes frames off down to the first for which `stop(tag)` holds; that one stays.
  void unwind(auto&& leave, auto&& stop);

  // Operands.
  Value* operands(const auto& frame) { return &operands_[frame.operands]; }
  const Value* operands(const auto& frame) const { return &operands_[frame.operands]; }
  Value& operand(std::size_t at) { return operands_[at]; }
  const Value& operand(std::size_t at) const { return operands_[at]; }
  /// Takes the frame's operands off and leaves room for a result of `lanes` in their place. The
  /// operands are still readable until the next verb; result and operands may overlap.
  template <class F>
  Value* result(const F& frame, std::size_t lanes = 1);
  /// Room for more operands.
  Value* extend_operands(std::size_t count = 1) { return operands_.extend(count); }
  template <class F>
  void drop(const F& frame) {
    operands_.truncate(frame.operands);
  }
  void truncate_operands(std::uint32_t height) { operands_.truncate(height); }
  std::uint32_t operand_height() const { return static_cast<std::uint32_t>(operands_.size()); }

  Stack<StoredFrame>& frames() { return frames_; }
  const Stack<StoredFrame>& frames() const { return frames_; }

  Objects<D>& objects() { return objects_; }
  const Objects<D>& objects() const { return objects_; }

  // All that lies on stacks, the language's too.
  struct Mark {
    std::size_t frames, operands;
    typename State::Mark state;
  };
  struct Snapshot {
    std::vector<StoredFrame> frames;
    std::vector<Value> operands;
    typename State::Snapshot state;
  };
  Mark mark() const { return {frames_.size(), operands_.size(), State::mark()}; }
  /// What stands above the mark; and that in place of what stands there now.
  Snapshot snapshot(const Mark& mark) const;
  void restore(const Mark& mark, const Snapshot& snapshot);

  /// Configurations of this machine that take turns.
  Contexts<L, D>& contexts() { return contexts_; }
  const Contexts<L, D>& contexts() const { return contexts_; }

  // Outcomes.
  void stop(const RuleInfo& rule, std::string message);
  void exhausted(spec::Code code, std::string message);
  void undecided(const RuleInfo& rule);
  /// The run is over, whatever is left to do.
  void end_by(Outcome outcome);
  /// How the run has ended so far, if it has; and back to there: gives how it has ended since.
  struct End {
    Outcome outcome;
    std::size_t errors;
  };
  End end() const { return {outcome_, first_errors_.size()}; }
  Outcome take_back_end(const End& before);
  /// The run ended by an error, and is taken up again.
  void take_up_again() { stopped_ = false, step_limit_ = limits_.steps; }
  void note(spec::Code code, const spec::Node* node, std::string message);
  bool stopped() const { return stopped_; }
  const Outcome& outcome() const { return outcome_; }
  /// The errors that the run outlived: each of them may come first (TIR/Exec/12.2.2:g).
  const std::vector<Outcome>& first_errors() const { return first_errors_; }
  Merge<L, D>& merge() { return merge_; }
  const Merge<L, D>& merge() const { return merge_; }
  const std::vector<Note>& notes() const { return notes_; }

  // Readings of the ledger.
  const spec::Readings& readings() const { return readings_; }
  /// Is R one of this machine's rules?
  template <class R>
  bool has_rule() const;
  /// From before the first step: remember on which entries the run depends.
  void compare_readings() { comparison_.emplace(), State::begin_comparison(); }
  /// Of these the other reading may have led elsewhere (semantics/machine/machine_readings.h).
  spec::EntrySet depends_on() const;
  /// The entries that rules depend on; null unless `compare_readings` was called.
  std::optional<spec::EntrySet>& comparison() { return comparison_; }

  const Limits& limits() const { return limits_; }
  Granularity granularity() const { return granularity_; }
  const spec::Node* redex() const { return redex_; }
  /// What messages of the current step are about.
  void set_redex(const spec::Node* node) { redex_ = node; }
  std::uint64_t steps() const { return steps_; }
  /// The program gained nodes.
  void grow(std::size_t nodes) { begun_.resize(nodes); }
  /// Was the node ever a redex?
  bool has_begun(const spec::Node* node) const;
  /// How often each rule was committed to, in the order of the catalogue.
  std::vector<Count> rule_counts() const;
  void observe(Observer<D>* observer) { observer_ = observer; }
  Observer<D>* observer() { return observer_; }

  /// Counts a step, if the budget has one more.
  bool take_step() { return steps_ < step_limit_ && ++steps_; }
  /// Does the budget have so many?
  bool affords_steps(std::uint64_t count) const { return steps_ + count <= step_limit_; }
  void count_steps(std::uint64_t count) { steps_ += count; }
  template <class R>
  void count();  // a commitment to R outside of `fire`
  /// Tries the rules of the frame's type and commits to the one whose premise holds.
  template <class F>
  void fire(F& frame);
  /// The premise of a rule of the redex; true where it has none.
  template <class R>
  Truth premise(const auto& redex) const;
  /// Ends the run by R, which has a code, unless the language makes something else of that.
  template <class R>
  void end_by_rule(const auto& redex);
  /// Is an expression evaluated within the step of what needs it?
  bool is_fusing() const { return fusing_; }

 private:
  /// Steps without a look at our stacks, and what each pushes unasked: Stack's reserve has room.
  static constexpr int kStepsUnasked = 64;
  static constexpr std::size_t kFewFrames = 64, kFewLanes = 32;
  bool goes_on() const { return steps_ < step_limit_ && !frames_.empty(); }
  bool may_step();
  void take_redex();
  bool outlives_error();
  template <class R>
  bool attempt(auto& redex);
  template <class R>
  bool holds(Truth premise);
  void check_exclusive(const auto& redex);
  [[noreturn]] void stuck() const;
  template <class... Es>
  void push_evaluations(const Es&... es);
  template <class N>
  void evaluate_now(const N* e);
  template <class N>
  void evaluate_now(std::span<const N* const> list);

  Granularity granularity_;
  Limits limits_;
  spec::Readings readings_;
  std::uint64_t step_limit_;  ///< 0 once the run has stopped
  Stack<StoredFrame> frames_{std::size_t{1} << 22};
  Stack<Value> operands_{std::size_t{1} << 24};
  Objects<D> objects_;
  std::vector<Count> counts_;
  std::vector<std::uint8_t> begun_;  ///< of each node that was a redex: 1
  std::vector<Note> notes_;
  Outcome outcome_;
  std::vector<Outcome> first_errors_;
  std::uint64_t steps_ = 0;
  const spec::Node* redex_ = nullptr;
  Observer<D>* observer_ = nullptr;
  Contexts<L, D> contexts_;
  Merge<L, D> merge_{*this};
  std::optional<spec::EntrySet> comparison_;
  bool fusing_ = false, stopped_ = false;
};

}  // namespace tenor::semantics

#include "semantics/machine/machine_parts.h"
