// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/invoke.h"

#include <fmt/ranges.h>

#include "semantics/run/operands.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

template <class D>
ArrayResult array_of(const Machine<D>& m, const Plan& plan, std::size_t argument) {
  const PlannedArgument& a = plan.arguments[argument];
  const Allocation<D>& allocation = m.memory().at(memory_of(plan, argument));
  ArrayResult result{a.name, {a.dtype, a.shape, {}}, {}};
  const std::size_t count = element_count(a.shape).value_or(0) * a.dtype.lanes;
  result.tensor.data.resize(count * a.dtype.scalar.bytes());
  result.written.resize(count);
  std::size_t i = 0;
  for_each_position(a.shape, a.layout, [&](std::uint64_t position) {
    for (std::size_t lane = 0; lane < a.dtype.lanes; ++lane, ++i) {
      const auto value = allocation.storage.get(a.dtype.scalar, position * a.dtype.lanes + lane);
      result.written[i] = !value.indeterminate;
      if (!value.indeterminate) store_scalar(a.dtype.scalar, result.tensor.data, i, value.bits);
    }
  });
  return result;
}

template <class D>
std::optional<ConcreteValue> returned_value(const Machine<D>& m, const Plan& plan) {
  if (m.stopped() || !m.frames().empty() || m.operand_height() == 0) return {};
  const ConcreteValue value = operands_from(m, 0)[0];
  const bool is_status = plan.packed && !value.indeterminate && value.bits == 0;
  if (value.type.is_handle() || is_status) return {};
  return value;
}

template ArrayResult array_of(const Machine<Concrete>&, const Plan&, std::size_t);
template ArrayResult array_of(const Machine<WatchedConcrete>&, const Plan&, std::size_t);
template std::optional<ConcreteValue> returned_value(const Machine<Concrete>&, const Plan&);
template std::optional<ConcreteValue> returned_value(const Machine<WatchedConcrete>&, const Plan&);

const ArrayResult* Invocation::array(std::string_view name) const {
  for (const ArrayResult& result : arrays)
    if (result.name == name) return &result;
  return nullptr;
}

Invocation invoke(const Program& program, const Module& module, const PrimFunc* f,
                  const std::vector<Input>& inputs, const RunOptions& options) {
  Invocation result;
  auto planned = plan(program, module, f, inputs, options);
  if (auto* problem = std::get_if<PlanProblem>(&planned)) {
    result.problem = *problem;
    return result;
  }
  const Plan& made = std::get<Plan>(planned);
  Run<Concrete> m(setup_of(program, module, f, made, options));
  m.run();
  result.outcome = m.outcome();
  result.notes = m.notes();
  result.steps = m.steps();
  result.returned = returned_value(m, made);
  for (std::size_t i = 0; i < made.arguments.size(); ++i)
    if (made.arguments[i].is_tensor) result.arrays.push_back(array_of(m, made, i));
  return result;
}

std::optional<ArrayDifference> first_difference(const ArrayResult& found, const Tensor& expected) {
  const ScalarType type = expected.dtype.scalar;
  for (std::size_t i = 0; i < found.written.size(); ++i) {
    const std::uint64_t a = load_scalar(type, found.tensor.data, i);
    const std::uint64_t b = load_scalar(type, expected.data, i);
    if (found.written[i] && numeric::same_value(type, a, b)) continue;
    const auto shown = found.written[i] ? Concrete::of(a, type) : Concrete::indeterminate(type);
    return ArrayDifference{index_of(scalar_shape(expected), i), Concrete::show(shown),
                           Concrete::show(Concrete::of(b, type))};
  }
  return {};
}

std::string first_difference(const ArrayResult& found, const ArrayResult& expected) {
  const ScalarType type = expected.tensor.dtype.scalar;
  const auto value = [&](const ArrayResult& a, std::size_t i) {
    return a.written[i] ? Concrete::of(load_scalar(type, a.tensor.data, i), type)
                        : Concrete::indeterminate(type);
  };
  for (std::size_t i = 0; i < found.written.size(); ++i) {
    const ConcreteValue a = value(found, i), b = value(expected, i);
    if (a.indeterminate == b.indeterminate && numeric::same_value(type, a.bits, b.bits)) continue;
    const auto index = index_of(scalar_shape(expected.tensor), i);
    return fmt::format("[{}] is {}, not {}", fmt::join(index, ", "), Concrete::show(a),
                       Concrete::show(b));
  }
  return "";
}

}  // namespace tenor::semantics
