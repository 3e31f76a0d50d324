// SPDX-License-Identifier: Apache-2.0
// The values of parameters that are objects: a cache of given rows, or what the initializer of the
// module makes.
#include <fmt/format.h>

#include <algorithm>

#include "semantics/run/model/model_planner.h"
#include "semantics/tensor/array_text.h"
#include "semantics/tensor/draw.h"

namespace tenor::semantics {

using namespace spec;
using relax::HostValue;

HostValue ModelPlanner::object_of(std::size_t i) {
  const ModelPart& part = parts_[i];
  if (inputs_[i]) return cache_of(part, *inputs_[i]);
  const MadeObjects& made = given_.objects;
  const auto number = static_cast<std::size_t>(
      std::count_if(parts_.begin(), parts_.begin() + static_cast<std::ptrdiff_t>(i),
                    [](const ModelPart& other) { return other.kind == ModelPart::Kind::kObject; }));
  if (number < made.values.size()) {
    plan_.parts.arguments.back().maker = made.maker;
    return made.values[number];
  }
  complain(made.maker.empty()
               ? fmt::format("{0}: an object of no known kind: give the rows of a cache, such as "
                             "{0}=FILE.npy or {0}=rand:7,shape=(3,4), or call a function that "
                             "makes one",
                             part.name)
               : fmt::format("{}: it is object {}, and {} makes {}", part.name, number + 1,
                             made.maker, made.values.size()));
  return {relax::HostNull{}};
}

HostValue ModelPlanner::cache_of(const ModelPart& part, const Input& input) {
  PlannedArgument& a = plan_.parts.arguments.back();
  a.is_tensor = true;
  a.written = input.written;
  Tensor rows = input.tensor;
  if (input.kind == Input::Kind::kSource) {
    const ArrayText text = std::get<ArrayText>(parse_array_text(input.written));
    auto made = make_tensor(text.elements, float_type(32),
                            text.shape.value_or(std::vector<std::int64_t>{}), memory_left_);
    const TensorProblem* problem = problem_of(made);
    if (problem) complain(fmt::format("{}: {}", part.name, problem->message));
    if (!problem) rows = std::get<Tensor>(std::move(made));
  }
  if (rows.shape.empty())
    complain(fmt::format("{}: the rows of a cache are an array of rank 1 or more", part.name));
  if (!afford(part, rows.dtype, rows.shape)) return {relax::HostNull{}};
  return {relax::HostCache{{std::move(rows)}}};
}

}  // namespace tenor::semantics
