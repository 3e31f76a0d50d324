// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/model_difference.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "semantics/run/model/results.h"

namespace tenor::solver {

using namespace semantics;

namespace {

/// All parts: of the result, then of the arguments.
std::vector<ValuePart> parts_of_run(const semantics::relax::ModelInvocation& run,
                                    const std::vector<std::string>& names) {
  std::vector<ValuePart> all;
  const auto add = [&](const semantics::relax::HostValue& value, const std::string& name) {
    for (ValuePart& part : parts_of(value, name)) all.push_back(std::move(part));
  };
  if (run.returned) add(*run.returned, name_of_result(names));
  for (std::size_t i = 0; i < run.arguments.size(); ++i) add(run.arguments[i], names[i]);
  return all;
}

/// What the part is, but for elements.
std::string kind_of(const ValuePart& part) {
  const auto array = array_of(part);
  return array ? fmt::format("{} {}", spec::to_string(array->tensor.dtype),
                             show_shape(array->tensor.shape))
               : text_of(*part.value);
}

bool is_array(const ValuePart& part) {
  return std::holds_alternative<semantics::relax::HostTensor>(part.value->value) ||
         std::holds_alternative<semantics::relax::HostCache>(part.value->value);
}

/// Are both numbers, one of them a hundredth of it away from the other?
bool are_far(double b, double a) {
  constexpr double kShare = 0.01;
  return std::isfinite(b) && std::isfinite(a) &&
         std::abs(b - a) > kShare * std::max(std::abs(b), std::abs(a));
}

/// Of an element that differs: where it is, and its values.
void place(const Element& element, const ArrayResult& before, const ArrayResult& after,
           ModelDifference& made) {
  const Tensor& tensor = before.tensor;
  const std::vector<std::int64_t> shape = scalar_shape(tensor);
  std::int64_t i = 0;
  for (std::size_t k = 0; k < shape.size(); ++k) i = i * shape[k] + element.index[k];
  made.scalar = static_cast<std::size_t>(i);
  const spec::ScalarType type = tensor.dtype.scalar;
  made.is_float = type.is_floating() && after.written[made.scalar];
  if (!made.is_float) return;
  const auto number = [&](const ArrayResult& array) {
    return numeric::to_double(type, load_scalar(type, array.tensor.data, made.scalar));
  };
  made.before = number(before), made.after = number(after);
  made.is_far = are_far(made.before, made.after);
}

ModelDifference difference(std::string text, const std::string& part, bool is_of_data) {
  ModelDifference made{{std::move(text), {}}, part};
  made.is_of_data = is_of_data;
  return made;
}

}  // namespace

std::optional<ModelDifference> model_difference(const semantics::relax::ModelInvocation& before,
                                                const semantics::relax::ModelInvocation& after,
                                                const std::vector<std::string>& names,
                                                const EndComparison& by) {
  RunEnd b, a;
  b.outcome = before.outcome, a.outcome = after.outcome;
  if (auto found = first_difference(b, a, by)) return ModelDifference{std::move(*found), ""};
  if (before.printed != after.printed) return difference("they print other lines", "", true);
  if (before.outcome.kind != OutcomeKind::kDone) return {};
  const auto b_parts = parts_of_run(before, names), a_parts = parts_of_run(after, names);
  if (!std::ranges::equal(b_parts, a_parts, {}, &ValuePart::name, &ValuePart::name))
    return ModelDifference{{"the result is made of other tuples", {}}, ""};
  for (std::size_t i = 0; i < b_parts.size(); ++i) {
    const std::string kind = kind_of(b_parts[i]), other = kind_of(a_parts[i]);
    if (is_array(b_parts[i]) != is_array(a_parts[i]) || (is_array(b_parts[i]) && kind != other))
      return ModelDifference{
          {fmt::format("{} is {} before and {} after", b_parts[i].name, kind, other), {}},
          b_parts[i].name};
    if (!is_array(b_parts[i])) {
      const std::string m = text_of(*b_parts[i].value), n = text_of(*a_parts[i].value);
      if (m != n)
        return difference(
            fmt::format("{} is {} before and {} after", b_parts[i].name, m, n), b_parts[i].name,
            std::holds_alternative<semantics::relax::HostPrim>(b_parts[i].value->value));
      continue;
    }
    b.arrays = {*array_of(b_parts[i])}, a.arrays = {*array_of(a_parts[i])};
    if (auto found = first_difference(b, a, by)) {
      ModelDifference made{std::move(*found), b_parts[i].name};
      made.is_of_data = true, made.part_number = i;
      if (made.found.element) place(*made.found.element, b.arrays[0], a.arrays[0], made);
      return made;
    }
  }
  return {};
}

}  // namespace tenor::solver
