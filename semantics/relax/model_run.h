// SPDX-License-Identifier: Apache-2.0
// How a run of a model begins: a function and values from outside, in a machine that has not
// stepped yet. Relax/Eval/12.2.1.
#pragma once

#include <fmt/format.h>

#include <span>
#include <vector>

#include "semantics/domain/concrete.h"
#include "semantics/relax/invoke.h"
#include "semantics/relax/language.h"
#include "semantics/relax/state/views.h"
#include "semantics/relax/values.h"

namespace tenor::semantics::relax {

/// How many scalars the tensor has, lanes counted.
std::uint64_t scalar_count(const Tensor& tensor);

/// The value in the heap and the memory of `m`.
template <class D>
typename D::Value place(ModelMachine<D>& m, const HostValue& host);

/// A value from outside, whose tensors are on the devices that `s` names. Relax/Values/b1:f.
template <class D>
typename D::Value located(ModelMachine<D>& m, const typename D::Value& v,
                          const spec::relax::StructInfo* s);

/// What a value of a run is outside of it.
HostValue value_from(const ModelMachine<Concrete>& m, const ConcreteValue& v);

/// A machine at the entry of the function, with its arguments in memory.
template <class D>
class ModelRun : public ModelMachine<D> {
 public:
  ModelRun(const ModelSetup& setup, std::span<const HostValue> arguments)
      : ModelMachine<D>(setup.program, setup.module, setup.granularity, setup.limits, setup.profile,
                        setup.readings) {
    this->prepare(setup.program);
    for (const StandIn& one : setup.stand_ins)
      this->stand_in_for(one.name, one.functions, one.first, one.end);
    for (const auto& [number, elements] : setup.constants) this->constants().set(number, elements);
    const auto& params = setup.function->params;
    for (const HostValue& host : arguments) {
      const auto v = place<D>(*this, host);
      const bool is_known = arguments_.size() < params.size();
      const auto* s = is_known ? params[arguments_.size()]->struct_info_annotation : nullptr;
      arguments_.push_back(s ? located<D>(*this, v, s) : v);
      this->keep(arguments_.back());
    }
    *this->extend_operands() =
        this->objects().make({static_cast<std::uint32_t>(Kind::kClosure), setup.function, {}, {}});
    for (const auto& v : arguments_) *this->extend_operands() = v;
    this->push(EnterFunction{{setup.function, 0}});
    if constexpr (!D::kMerges)
      if (const auto views = observable_views(setup.module, setup.function); views.first)
        this->note(spec::Code::N_OPERATOR_FREEDOM, views.first,
                   fmt::format("what {} gives is a copy here; where others give a view of the "
                               "argument, each sees what is written to the other",
                               views.names));
  }
  /// In the order of the parameters.
  const std::vector<typename D::Value>& arguments() const { return arguments_; }

 private:
  std::vector<typename D::Value> arguments_;
};

/// What is about the body of an operator is about the call, whose text the program has.
template <class M>
void place_in_call(const M& m, const spec::Node*& node, std::string& message) {
  const auto* call = m.call_with_body(node);
  const auto* op = call ? spec::relax::as<spec::relax::Op>(call->op) : nullptr;
  if (op) message = fmt::format("in R.{}: {}", op->op_name, message);
  if (call) node = call;
}
/// How the run has ended, at a place that the program's text has.
template <class M>
Outcome placed_outcome(const M& m) {
  Outcome outcome = m.outcome();
  place_in_call(m, outcome.node, outcome.message);
  if (m.has_stand_ins())
    for (std::size_t i = m.frames().size(); i > 0; --i)
      outcome.around.push_back(m.frames()[i - 1].node);
  return outcome;
}
/// The notes of the run, at such places.
template <class M>
std::vector<Note> placed_notes(const M& m) {
  std::vector<Note> notes = m.notes();
  for (Note& note : notes) place_in_call(m, note.node, note.message);
  return notes;
}
/// What a run came to that has ended; one whose result does not fit the budget has not.
ModelInvocation ended(ModelRun<Concrete>& m);

}  // namespace tenor::semantics::relax
