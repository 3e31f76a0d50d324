// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/model/term_run.h"

#include "semantics/relax/model_run.h"

namespace tenor::semantics {

using namespace relax;

namespace {

using TermMachine = ModelMachine<Term>;

/// Arguments give way to inputs that may be anything.
class Inputs {
 public:
  Inputs(TermBank& bank, TermMachine& m) : bank_(bank), m_(m) {}

  /// The value in place of `v`.
  TermValue of(const TermValue& v) {
    const Object<Term> object = *m_.objects().find(v);
    if (kind_of(object) == Kind::kTuple) {
      std::vector<TermValue> fields;
      for (const TermValue& field : object.parts) fields.push_back(of(field));
      return make(m_, Kind::kTuple, std::move(fields));
    }
    const std::uint32_t part = next_++;
    if (kind_of(object) == Kind::kTensor) {
      const spec::ScalarType type = dtype_of(object).scalar;
      TermStorage& storage = m_.memory().at(memory_of(object)).storage;
      for (std::uint64_t i = 0; i < storage.count(type); ++i)
        if (!storage.get(type, i).indeterminate)
          storage.set(type, i, Term::of_term(bank_.input(part, i, type)));
    }
    if (kind_of(object) != Kind::kPrim) return v;
    const spec::ScalarType type = dtype_of(object).scalar;
    if (!type.is_floating() && !type.is_bool()) return v;
    return make_prim(m_, dtype_of(object), Term::of_term(bank_.input(part, 0, type)));
  }
  /// Of a constant that may be anything.
  std::vector<TermValue> of(const Tensor& constant) {
    const std::uint32_t part = next_++;
    const spec::ScalarType type = constant.dtype.scalar;
    std::vector<TermValue> elements;
    for (std::uint64_t i = 0; i < scalar_count(constant); ++i)
      elements.push_back(Term::of_term(bank_.input(part, i, type)));
    return elements;
  }

 private:
  TermBank& bank_;
  TermMachine& m_;
  std::uint32_t next_ = 0;
};

TermPart tensor_of(const TermMachine& m, const Object<Term>& object) {
  TermPart part{Kind::kTensor, object.text, shape_of(object), {}, memory_of(object)};
  part.device = static_cast<const spec::relax::VDevice*>(object.node);
  const spec::ScalarType type = dtype_of(object).scalar;
  const TermStorage& storage = m.memory().at(memory_of(object)).storage;
  for (std::uint64_t i = 0; i < storage.count(type); ++i)
    part.scalars.push_back(storage.get(type, i));
  return part;
}

void add_parts(const TermMachine& m, const TermValue& v, std::vector<TermPart>& parts) {
  const Object<Term>* object = m.objects().find(v);
  if (!object) return parts.push_back({Kind::kPrim, "", {}, {v}});
  switch (kind_of(*object)) {
    case Kind::kTuple:
      for (const TermValue& field : object->parts) add_parts(m, field, parts);
      return;
    case Kind::kTensor: return parts.push_back(tensor_of(m, *object));
    case Kind::kShape:
    case Kind::kPrim: return parts.push_back({kind_of(*object), object->text, {}, object->parts});
    default: return parts.push_back({kind_of(*object), show(m, v), {}, {}});
  }
}

/// The value's tuples, with a point for each part that is not one.
std::string structure_of(const TermMachine& m, const TermValue& v) {
  const Object<Term>* object = m.objects().find(v);
  if (!object || kind_of(*object) != Kind::kTuple) return ".";
  std::string text = "(";
  for (const TermValue& field : object->parts) text += structure_of(m, field);
  return text + ")";
}

/// How it ended, and under which conditions otherwise.
void take_ends(const TermMachine& m, const TermRun& run, ModelTermInvocation& result) {
  const std::string why = Term::gave_up();
  result.outcome = m.outcome();
  if (!m.stopped() && !why.empty())
    result.outcome = {OutcomeKind::kUndecided, {}, nullptr, why, nullptr, {}};
  for (const auto& [condition, outcome] : m.merge().exits())
    result.exits.push_back({condition.term, outcome});
  const OutcomeKind kind = result.outcome.kind;
  if (kind != OutcomeKind::kError && kind != OutcomeKind::kUnspecified) return;
  if (!m.merge().ended_everywhere()) result.exits.push_back({run.path(), result.outcome});
  result.outcome = {};
  result.comes_to_its_end = false;
}

}  // namespace

ModelTermInvocation invoke_model_on_terms(TermBank& bank, const ModelSetup& setup,
                                          std::span<const HostValue> arguments,
                                          const std::function<bool()>& is_late) {
  TermRun run(bank, is_late);
  ModelRun<Term> m(setup, arguments);
  Inputs inputs(bank, m);
  std::vector<TermValue> given;
  for (const TermValue& v : m.arguments()) given.push_back(inputs.of(v));
  for (const std::size_t number : setup.drawn_constants)
    m.constants().open(number, inputs.of(setup.constants.at(number)));
  // Above the closure.
  for (std::size_t i = 0; i < given.size(); ++i) m.operand(i + 1) = given[i];
  while (m.step()) {
  }
  ModelTermInvocation result;
  take_ends(m, run, result);
  result.notes = m.notes();
  result.steps = m.steps();
  result.printed = m.printed().size();
  result.accesses_are_sure = m.merge().accesses_are_sure();
  if (!m.stopped() && m.frames().empty()) {
    add_parts(m, m.operand(0), result.returned);
    result.structure = structure_of(m, m.operand(0));
  }
  for (const TermValue& v : given) add_parts(m, v, result.arguments);
  return result;
}

}  // namespace tenor::semantics
