// SPDX-License-Identifier: Apache-2.0
// The machine: a CK machine of frames over operands, environment, views and memory; how a rule is
// tried and committed, and the verbs of conclusions. The rules are Semantics<D>'s. docs/machine.md
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "semantics/machine/argument.h"
#include "semantics/machine/asides.h"
#include "semantics/machine/frame.h"
#include "semantics/machine/layout.h"
#include "semantics/machine/limits.h"
#include "semantics/machine/memory.h"
#include "semantics/machine/observer.h"
#include "semantics/machine/outcome.h"
#include "semantics/machine/stack.h"
#include "semantics/machine/straight.h"
#include "semantics/machine/threads.h"
#include "semantics/tir/state/view_ref.h"

namespace tenor::semantics {

/// All rules of a language in one value domain, defined where they are instantiated.
template <class D>
struct Semantics;
template <class D>
class Merge;

template <class D>
class Machine {
 public:
  using Value = typename D::Value;
  using Truth = typename D::Truth;
  using Index = typename D::Index;
  /// Of a type that no value is made of: counting a rule then forces no value to be read again.
  using Count = unsigned long long;

  /// Rules of readings other than `readings` are none of this machine's.
  Machine(const spec::Program& program, const spec::Module& module, Granularity granularity,
          Limits limits = {}, Profile profile = Profile::kPortable,
          const spec::Readings& readings = {});

  /// Steps until nothing is left to do or the outcome is decided.
  void run();
  /// One step, or as many as straight-line code takes at a time; false when there is none left.
  bool step();

  // Verbs of control.
  template <class F>
  void push(const F& frame);
  /// Goes on with `frame`: in a step of its own, or within this one.
  template <class F>
  void proceed(F frame);
  /// Evaluate each of `es` (an expression, or a list of them; null counts as absent) in order, then
  /// go on with `frame`, whose operands they are.
  template <class F, class... Es>
  void evaluate_then(const F& next, const Es&... es);
  /// Evaluate `e` in place of the frame at hand.
  void evaluate(const spec::PrimExpr* e);
  void execute(const spec::Stmt* s);
  /// The statements one after the other.
  void execute_all(const spec::SeqStmt* s);
  /// Takes frames off down to the first for which `stop(tag)` holds; that one stays.
  void unwind(auto&& leave, auto&& stop);

  // Operands.
  Value* operands(const auto& frame) { return &operands_[frame.operands]; }
  const Value* operands(const auto& frame) const { return &operands_[frame.operands]; }
  /// Takes the frame's operands off and leaves room for a result of `lanes` in their place. The
  /// operands are still readable until the next verb; result and operands may overlap.
  template <class F>
  Value* result(const F& frame, std::size_t lanes = 1);
  template <class F>
  void drop(const F& frame) {
    operands_.truncate(frame.operands);
  }
  void truncate_operands(std::uint32_t height) { operands_.truncate(height); }
  std::uint32_t operand_height() const { return static_cast<std::uint32_t>(operands_.size()); }

  // Environment: the variables of the running activation.
  Value* variable(const spec::Variable* v) { return &environment_[base_ + layout_.slot(v)]; }
  const Value* variable(const spec::Variable* v) const {
    return &environment_[base_ + layout_.slot(v)];
  }
  const Value* variable(const spec::Var* e) const { return &environment_[base_ + layout_.slot(e)]; }
  void bind(const spec::Variable* v, const Value& scalar);
  void bind_lanes(const spec::Variable* v, const Value* lanes);

  // Views of buffers.
  ViewRef<Index> view(const spec::Buffer* b) {
    return {&views_[view_base_ + layout_.view(b)], b->shape.size()};
  }
  ViewRef<const Index> view(const spec::Buffer* b) const {
    return {&views_[view_base_ + layout_.view(b)], b->shape.size()};
  }
  Allocation<D>& allocation(const spec::Buffer* b) {
    return memory_.at(D::number(view(b).memory()));
  }
  const Allocation<D>& allocation(const spec::Buffer* b) const {
    return memory_.at(D::number(view(b).memory()));
  }
  /// Do two elements of `b`, as it sees memory now, share their place (TIR-D41)?
  bool overlaps(const spec::Buffer* b) const { return D::number(view(b).overlaps()) != 0; }
  /// The element's number in its allocation; meaningful where every index is in its bounds.
  Index element(const spec::Buffer* b, const Value* indices, std::uint32_t lane) const;
  /// Is every index of that lane in bounds?
  Truth contains(const spec::Buffer* b, const Value* indices, std::uint32_t lane) const;
  /// What scalar indices say: were they written, are they in bounds, and where are they.
  struct Location {
    Truth defined, inside;
    Index element;
  };
  Location locate(const spec::Buffer* b, const Value* indices) const;
  /// Does the access meet another iteration's, one of the two being a write?
  Truth conflicts(const spec::Buffer* b, Index element, bool write) const {
    return conflicts(b, allocation(b), element, write);
  }
  void read(const spec::Buffer* b, Index element, Value* lanes) {
    read(b, allocation(b), element, lanes);
  }
  void write(const spec::Buffer* b, Index element, const Value* lanes) {
    write(b, allocation(b), element, lanes);
  }

  Memory<D>& memory() { return memory_; }
  const Memory<D>& memory() const { return memory_; }

  // Parallel loops.
  void enter_parallel(const Axis& axis);
  void set_iteration(std::uint64_t ordinal);
  void leave_parallel();
  bool in_parallel() const { return !levels_.empty(); }
  const std::vector<ParallelLevel>& levels() const { return levels_; }

  // Threads of a block, each with its own configuration but for memory (TIR-D73).
  Threads<D>& threads() { return threads_; }
  const Threads<D>& threads() const { return threads_; }
  bool in_threads() const { return threads_.running() && !threads_.interleaves(); }
  /// The threads of a block may meet before `before`, a part of `whole` that was pushed last.
  void push_meeting(const spec::Stmt* whole, const spec::Stmt* before);
  /// Releases an allocation, but where other threads still have it.
  void release(std::uint64_t number);

  // Activations.
  /// The arguments of the function that is entered next.
  void pass(std::vector<Argument<D>> arguments) { arguments_ = std::move(arguments); }
  const std::vector<Argument<D>>& arguments() const { return arguments_; }
  void enter(const spec::PrimFunc* f);
  /// Until `f` returns, what two of its buffers see is aliased (TIR-D40).
  void mark_aliases(const spec::PrimFunc* f);
  void return_from_activation();
  Stack<StoredFrame>& frames() { return frames_; }
  const Stack<StoredFrame>& frames() const { return frames_; }

  // Outcomes.
  Asides& asides() { return asides_; }
  const Asides& asides() const { return asides_; }
  void stop(const RuleInfo& rule, std::string message);
  void exhausted(spec::Code code, std::string message);
  void undecided(const RuleInfo& rule);
  void note(spec::Code code, const spec::Node* node, std::string message);
  bool stopped() const { return stopped_; }
  const Outcome& outcome() const { return outcome_; }
  /// The errors of iterations without order: each of them may come first (TIR/Exec/12.2.2:g).
  const std::vector<Outcome>& first_errors() const { return first_errors_; }
  /// Did other iterations go on where one erred, so that memory holds what they did too?
  bool outlived_error() const { return outlived_error_; }
  const Merge<D>& merge() const { return merge_; }
  const std::vector<Note>& notes() const { return notes_; }

  const Layout& layout() const { return layout_; }
  const spec::Readings& readings() const { return readings_; }
  /// Is R one of this machine's rules?
  template <class R>
  bool has_rule() const;
  /// From before the first step: remember on which entries the run depends.
  void compare_readings() { comparison_.emplace(), layout_.find_needed(); }
  /// Of these the other reading may have led elsewhere (semantics/machine/machine_readings.h).
  spec::EntrySet depends_on() const;
  /// The entries that rules told of; none where nobody asked to compare.
  std::optional<spec::EntrySet>& comparison() { return comparison_; }
  /// Straight-line code knows of no index that does not fit.
  bool may_run_straight() const { return may_run_straight_; }
  /// Bits of the back-end's indices (TIR-D62).
  unsigned index_bits() const { return limits_.index_bits; }
  const spec::Program& program() const { return program_; }
  const spec::Node* redex() const { return redex_; }
  /// The loop variables at hand: `i = 3, j = 0`.
  std::string loop_bindings() const;
  std::uint64_t steps() const { return steps_; }
  /// Was the statement ever begun?
  bool has_begun(const spec::Stmt* s) const { return begun_[s->id] || straight_.runs(s) > 0; }
  /// How often each rule was committed to, in the order of the catalogue.
  std::vector<Count> rule_counts() const;
  void observe(Observer<D>* observer) { observer_ = observer; }
  Observer<D>* observer() { return observer_; }

  // Straight-line code (semantics/machine/straight.h).
  /// Executes `s` by its straight-line code, where it has one and nothing unusual happens; false,
  /// with nothing changed, otherwise. The first step has been counted.
  bool execute_straight(const spec::BufferStore* s);
  bool execute_straight(const spec::BlockRealize* r);
  /// The same, and counts the first step.
  bool execute_straight_step(const spec::Stmt* s);
  /// Counts a step, if the budget has one more.
  bool take_step() { return steps_ < step_limit_ && ++steps_; }
  template <class R>
  void count() {  // a commitment to R outside of `fire`
    ++counts_[Semantics<D>::template index<R>()];
  }
  /// Tries the rules of the frame's type and commits to the one whose premise holds.
  template <class F>
  void fire(F& frame);

 private:
  friend class Threads<D>;
  friend class Merge<D>;
  /// Steps without a look at our stacks, and what each pushes unasked: Stack's reserve has room.
  static constexpr int kStepsUnasked = 64;
  static constexpr std::size_t kFewFrames = 64, kFewLanes = 32;
  bool goes_on() const { return steps_ < step_limit_ && !frames_.empty(); }
  bool may_step();
  void take_redex();
  void end_by(Outcome outcome);
  bool outlives_error();
  template <class R, class F, class Facts>
  Truth premise(const F& frame, const Facts& facts) const;
  template <class R, class F, class Facts>
  bool attempt(F& frame, const Facts& facts);
  template <class R, class F, class Facts>
  void end(const F& frame, const Facts& facts);
  template <class F, class Facts>
  void try_rules(F& frame, const Facts& facts);
  template <class F, class Facts>
  void check_exclusive(const F& frame, const Facts& facts);
  template <class... Es>
  void push_evaluations(const Es&... es);
  void evaluate_now(const spec::PrimExpr* e);
  void evaluate_now(spec::List<const spec::PrimExpr*> list);
  template <class Visit>
  void for_each_own_element(const spec::Buffer* b, Allocation<D>& a, Index element, Visit&& visit);
  void record(const spec::Buffer* b, Allocation<D>& a, Index element, bool write);
  bool written_by_other(const spec::Buffer* b, const Allocation<D>& a, Index element) const;
  template <class Holds>
  bool any_byte(const spec::Buffer* b, Index element, Holds&& holds) const;
  Truth conflicts(const spec::Buffer* b, const Allocation<D>& a, Index element, bool write) const;
  void read(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes);
  void write(const spec::Buffer* b, Allocation<D>& a, Index element, const Value* lanes);
  void fetch(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes);
  void put(const spec::Buffer* b, Allocation<D>& a, Index element, const Value* lanes);
  void read_bytes(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes);
  template <class IndexAt>
  Location locate(ViewRef<const Index> view, IndexAt&& index_at) const;
  StraightValues<D> values(const StraightCode<D>& code) const;
  Allocation<D>& allocation(const StraightAccess& access) {
    return memory_.at(D::number(views_[view_base_ + access.view]));
  }
  Location locate(const StraightCode<D>& code, const StraightValues<D>& value,
                  const StraightAccess& access) const;
  bool compute(StraightCode<D>& code);
  bool meets_nothing(const spec::Buffer* b, Allocation<D>& a, Index element, bool write);
  void announce(const StraightAccess& access, Index element, const Value* value, bool write);
  bool straight_load(const StraightAccess& access, const Location& where, Value& result);
  bool evaluate_straight(const spec::PrimExpr* e);
  bool holds_straight(StraightExpr<D>& condition);
  void enter_straight(const spec::Block& b, bool begins);
  std::uint64_t steps_beyond_first(const StraightCode<D>& code) const;
  bool affords(const StraightCode<D>& code) const;

  const spec::Program& program_;
  Layout layout_;
  Granularity granularity_;
  Limits limits_;
  spec::Readings readings_;
  std::uint64_t step_limit_;  ///< 0 once the run has stopped
  Stack<StoredFrame> frames_{std::size_t{1} << 22};
  Stack<Value> operands_{std::size_t{1} << 24}, environment_{std::size_t{1} << 24};
  Stack<Index> views_{std::size_t{1} << 24};
  Memory<D> memory_;
  std::vector<ParallelLevel> levels_;
  Threads<D> threads_;
  std::vector<std::uint32_t> aliases_;  ///< numbers of the allocations that `aliased` counts
  std::vector<Activation> activations_;
  Asides asides_;
  std::vector<Argument<D>> arguments_;
  std::array<Count, 512> counts_{};
  StraightTable<D> straight_;
  std::vector<std::uint8_t> begun_;  ///< of each node that was a redex: 1
  std::vector<Note> notes_;
  Outcome outcome_;
  std::vector<Outcome> first_errors_;
  std::uint32_t base_ = 0, view_base_ = 0, epochs_ = 0;
  std::uint64_t steps_ = 0;
  const spec::Node* redex_ = nullptr;
  Observer<D>* observer_ = nullptr;
  const bool may_run_straight_;
  Merge<D> merge_{*this};
  std::optional<spec::EntrySet> comparison_;
  bool fusing_ = false, stopped_ = false, outlived_error_ = false;
};

}  // namespace tenor::semantics

#include "semantics/machine/machine_parts.h"
