// SPDX-License-Identifier: Apache-2.0
// What a run of Relax keeps beside what TIR keeps: where variables of functions live, bodies of
// operators, the memory that running calls promise not to write, and the lines it printed.
// Variables themselves are in TIR's environment, so that TIR's rules evaluate dimensions.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "semantics/machine/machine.h"
#include "semantics/relax/op/external.h"
#include "semantics/relax/op/operator_body.h"
#include "semantics/relax/state/function_places.h"
#include "semantics/relax/state/omitted_constants.h"
#include "semantics/relax/state/storages.h"
#include "semantics/relax/state/tensors.h"
#include "semantics/relax/state/written_parameters.h"
#include "semantics/relax/values.h"

namespace tenor::semantics::relax {

/// A running call of a PrimFunc, or one that `vouches`, with memory that it must not write and
/// that is not a constant, and with tensors of storages that it may write.
struct ReadingCall {
  const spec::relax::Call* call;
  std::vector<std::uint32_t> inputs;
  std::vector<std::uint32_t> placed{};
};

/// Does whoever wrote the call vouch for the purity of what it calls? Relax/Op/b3.b8, b4.b5, b5:c.
inline bool vouches(const spec::relax::Call* call) {
  const auto* op = spec::relax::as<spec::relax::Op>(call->op);
  return op && (op->op_name == "call_pure_packed" || op->op_name == "call_inplace_packed" ||
                op->op_name == "call_dps_packed");
}

/// What a trace sees of Relax variables, in domains that are observed.
template <class D>
class VariableObserver {
 public:
  virtual ~VariableObserver() = default;
  virtual void took(const spec::relax::Variable* v, const typename D::Value& value) = 0;
};

/// A base of the machine of language L, of which Relax and TIR are two.
template <class L, class D>
class State : public Stateless {
 public:
  using Body = std::variant<OperatorBody, Refused>;

  State(const spec::Program&, const spec::Module& module, const Limits& limits, Profile,
        const spec::Readings&)
      : relax_module_(module), tensors_(limits.memory) {}

  /// Before the first step. Bodies of operators become nodes of `into`, the machine's program.
  void prepare(spec::Program& into) {
    into_ = &into;
    places_.add(relax_module_, self().places());
  }
  const FunctionPlaces& function_places() const { return places_; }
  const spec::Module& relax_module() const { return relax_module_; }

  /// The number of the body of a call with such arguments, which `types` tells apart from others.
  /// `numbers`: what the body wrote that counts.
  std::size_t body_of(const spec::relax::Call* call, const std::string& types,
                      std::span<const OperatorArgument> arguments,
                      const std::vector<std::int64_t>* numbers = nullptr) {
    const auto [place, is_new] = body_numbers_.try_emplace({call, types}, bodies_.size());
    if (is_new) {
      const std::size_t first = into_->node_count();
      bodies_.push_back(operator_body(call, arguments, *into_, numbers));
      body_nodes_.push_back({first, into_->node_count(), call});
      if (const auto* made = std::get_if<OperatorBody>(&bodies_.back()))
        self().add_function(made->function);
    }
    return place->second;
  }
  const Body& body(std::size_t number) const { return bodies_[number]; }
  /// The body of a function of TVM's runtime that the kernel's call runs with tensors of such
  /// types.
  void make_external_body(const spec::Call* call, const std::string& types,
                          const ExternalCall& external) {
    const auto [place, is_new] = external_bodies_.try_emplace({call, types});
    if (!is_new) return;
    place->second = external_body(external, *into_);
    if (const auto* made = std::get_if<OperatorBody>(&place->second))
      self().add_function(made->function);
  }
  /// It was made.
  const Body& external_body_of(const spec::Call* call, const std::string& types) const {
    return external_bodies_.at({call, types});
  }
  /// The call of an operator in whose body the node is; null: it is in none.
  const spec::relax::Call* call_with_body(const spec::Node* node) const {
    for (const BodyNodes& one : body_nodes_)
      if (node && node->id >= one.first && node->id < one.end) return one.call;
    return nullptr;
  }

  /// A call of the operator with `count` arguments in place of `written`, a call of the packed
  /// function that does the same.
  const spec::relax::Call* stand_in(const spec::relax::Call* written, std::string_view op,
                                    std::size_t count) {
    const auto [place, is_new] = stand_ins_.try_emplace({written, op, count}, nullptr);
    if (is_new) {
      place->second = call_of_operator(*written, op, count, *into_);
      self().places().grow(*into_);
      self().grow(into_->node_count());
    }
    return place->second;
  }

  /// Until `end_reading`, the inputs must not be written. That gives what is in `placed`.
  void begin_reading(const spec::relax::Call* call, const std::vector<std::uint32_t>& inputs,
                     std::vector<std::uint32_t> placed) {
    ReadingCall reading{call, {}, std::move(placed)};
    for (const std::uint32_t number : inputs) {
      auto& allocation = self().memory().at(number);
      if (allocation.constant) continue;
      allocation.constant = true;
      reading.inputs.push_back(number);
    }
    reading_calls_.push_back(std::move(reading));
  }
  std::vector<std::uint32_t> end_reading() {
    const ReadingCall ended = std::move(reading_calls_.back());
    reading_calls_.pop_back();
    for (const std::uint32_t number : ended.inputs) self().memory().at(number).constant = false;
    return ended.placed;
  }
  // A call that an alternative did not return from reads no more.
  struct Mark {
    std::size_t reading = 0;
  };
  struct Snapshot {
    std::vector<ReadingCall> reading;
  };
  Mark mark() const { return {reading_calls_.size()}; }
  Snapshot snapshot(const Mark& mark) const {
    return {
        {reading_calls_.begin() + static_cast<std::ptrdiff_t>(mark.reading), reading_calls_.end()}};
  }
  void restore(const Mark& mark, const Snapshot& snapshot) {
    rewind(mark);
    for (const ReadingCall& reading : snapshot.reading)
      begin_reading(reading.call, reading.inputs, reading.placed);
  }
  void rewind(const Mark& mark) {
    while (reading_calls_.size() > mark.reading) end_reading();
  }
  static std::uint64_t bytes(const Snapshot& snapshot) {
    return snapshot.reading.size() * sizeof(ReadingCall);
  }

  /// Of two tensors of one type in different memory, where data choose between them: a new one of
  /// their elements. Since it stands for the one or the other, nothing may be written to any of the
  /// three any more. Nothing of other objects.
  std::optional<typename D::Value> merged_object(typename D::Truth premise,
                                                 const typename D::Value& a,
                                                 const typename D::Value& b);

  /// The call that runs and vouches for what it calls, which is known; null: there is none.
  const spec::relax::Call* pure_call() const {
    const auto found =
        std::ranges::find_if(reading_calls_, [](auto& one) { return vouches(one.call); });
    return found == reading_calls_.end() ? nullptr : found->call;
  }
  /// The call that reads the allocation, or null.
  const spec::relax::Call* reader_of(std::uint64_t number) const {
    for (const ReadingCall& reading : reading_calls_)
      for (const std::uint32_t input : reading.inputs)
        if (input == number) return reading.call;
    return nullptr;
  }

  const Storages& storages() const { return storages_; }
  /// To be changed. Alternatives have these in common, so no data may decide about a change.
  Storages& change_storages() {
    if constexpr (D::kMerges)
      if (self().merge().is_merging())
        D::give_up("what happens to the tensors of a storage depends on data");
    return storages_;
  }
  /// Which parameters the PrimFunc may write to.
  const std::vector<bool>& written_by(const spec::tir::PrimFunc* f) const {
    const auto [place, is_new] = written_by_.try_emplace(f);
    if (is_new) place->second = written_parameters(*f);
    return place->second;
  }

  /// The variable takes the value.
  void take(const spec::relax::Variable* v, const typename D::Value& value) {
    *self().cell(v) = value;
    if constexpr (D::kObserved)
      if (variable_observer_) variable_observer_->took(v, value);
  }
  void observe_variables(VariableObserver<D>* observer) { variable_observer_ = observer; }
  Tensors& tensors() { return tensors_; }
  /// Values whose tensors stay, whatever becomes of variables: the caller looks at them.
  void keep(const typename D::Value& v) { kept_.push_back(v); }
  const std::vector<typename D::Value>& kept() const { return kept_; }

  void print_line(std::string line) {
    if constexpr (D::kMerges)
      if (self().merge().is_merging()) D::give_up("whether a line is printed depends on data");
    printed_.push_back(std::move(line));
  }

  /// The first function is called where packed function `name` is. Nodes [first, end) are theirs.
  void stand_in_for(const std::string& name, const std::vector<spec::Function>& functions,
                    std::size_t first, std::size_t end) {
    for (const spec::Function& f : functions) {
      if (f.relax_func) places_.add(*f.relax_func, self().places());
      if (f.prim_func) self().add_function(f.prim_func);
    }
    self().places().link(first, end, functions);
    stand_ins_for_[name] = functions.front();
  }
  /// Those that are called by name at the node: of its module, as far as it is here.
  std::span<const spec::Function> functions_at(const spec::Node* node) const {
    return self().layout().functions_at(node);
  }
  bool has_stand_ins() const { return !stand_ins_for_.empty(); }
  /// Null where none stands in for it.
  const spec::Function* function_for(std::string_view name) const {
    const auto found = stand_ins_for_.find(name);
    return found == stand_ins_for_.end() ? nullptr : &found->second;
  }

  OmittedConstants<D>& constants() { return constants_; }
  const OmittedConstants<D>& constants() const { return constants_; }

  const std::vector<std::string>& printed() const { return printed_; }

 private:
  /// Nodes that were made for the body of a call, by their numbers.
  struct BodyNodes {
    std::size_t first, end;
    const spec::relax::Call* call;
  };

  MachineOf<L, D>& self() { return static_cast<MachineOf<L, D>&>(*this); }
  const MachineOf<L, D>& self() const { return static_cast<const MachineOf<L, D>&>(*this); }

  const spec::Module& relax_module_;
  spec::Program* into_ = nullptr;
  FunctionPlaces places_;
  std::map<std::pair<const spec::relax::Call*, std::string>, std::size_t> body_numbers_;
  std::vector<Body> bodies_;
  std::vector<BodyNodes> body_nodes_;
  std::map<std::pair<const spec::Call*, std::string>, Body> external_bodies_;
  std::map<std::tuple<const spec::relax::Call*, std::string_view, std::size_t>,
           const spec::relax::Call*>
      stand_ins_;
  std::map<std::string, spec::Function, std::less<>> stand_ins_for_;
  OmittedConstants<D> constants_;
  std::vector<ReadingCall> reading_calls_;
  Storages storages_;
  Tensors tensors_;
  std::vector<typename D::Value> kept_;
  mutable std::map<const spec::tir::PrimFunc*, std::vector<bool>> written_by_;  ///< those asked for
  std::vector<std::string> printed_;
  VariableObserver<D>* variable_observer_ = nullptr;
};

template <class L, class D>
std::optional<typename D::Value> State<L, D>::merged_object(typename D::Truth premise,
                                                            const typename D::Value& a,
                                                            const typename D::Value& b) {
  auto& m = self();
  const auto *left = object_of(m, a, Kind::kTensor), *right = object_of(m, b, Kind::kTensor);
  if (!left || !right || left->text != right->text || left->node != right->node ||
      shape_of(*left) != shape_of(*right) || memory_of(*left) == memory_of(*right))
    return {};
  const std::uint32_t numbers[] = {memory_of(*left), memory_of(*right)};
  const auto made = new_tensor(m, dtype_of(*left), shape_of(*left), left->node);
  if (!made) return {};
  auto& both = m.memory().at(memory_of(*m.objects().find(*made)));
  auto &first = m.memory().at(numbers[0]), &second = m.memory().at(numbers[1]);
  const spec::ScalarType type = both.element.scalar;
  for (std::uint64_t i = 0; i < both.elements * both.element.lanes; ++i)
    both.storage.set(type, i,
                     D::merged(premise, first.storage.get(type, i), second.storage.get(type, i)));
  for (auto* each : {&both, &first, &second}) each->storage.freeze();
  return made;
}

}  // namespace tenor::semantics::relax
