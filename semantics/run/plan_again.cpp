// SPDX-License-Identifier: Apache-2.0
// The arguments of one plan again: for another function, and as a command line gives them.
#include <fmt/format.h>

#include <algorithm>

#include "semantics/run/planner.h"
#include "semantics/tensor/draw.h"
#include "spec/ir/tir/packed.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

namespace {

/// Does the buffer say these numbers as literals?
bool states(List<const PrimExpr*> said, const std::vector<std::int64_t>& numbers) {
  return std::ranges::equal(said, numbers, [](const PrimExpr* e, std::int64_t number) {
    const auto* imm = as<IntImm>(e);
    return imm && imm->value == number;
  });
}

/// Is an array without strides, or with those of the buffer, this one?
bool states_strides(const PlannedArgument& a) {
  if (!a.buffer || a.buffer->strides.empty()) return a.layout.packed;
  return states(a.buffer->strides, a.layout.strides);
}

bool states_offset(const PlannedArgument& a) {
  if (!a.buffer || !a.buffer->elem_offset) return a.layout.offset == 0;
  const auto* imm = as<IntImm>(a.buffer->elem_offset);
  return imm && imm->value == a.layout.offset;
}

/// The text that makes the array, whatever values the variables of its buffer have.
std::string array_text(const PlannedArgument& a) {
  auto parsed = parse_array_text(a.written);
  ArrayText text = std::get<ArrayText>(std::move(parsed));
  const bool is_made = text.elements.starts_with("undef") || is_tensor_source(text.elements);
  if (is_made && a.buffer && !states(a.buffer->shape, a.shape)) text.shape = a.shape;
  if (!states_strides(a)) text.strides = a.layout.strides;
  if (!states_offset(a)) text.offset = a.layout.offset;
  return to_string(text);
}

}  // namespace

std::variant<Plan, PlanProblem> plan_alike(const PrimFunc* f, const Plan& given,
                                           const RunOptions& options) {
  const auto taken = unpacked(*f);
  const PrimFunc& signature = taken ? *taken : *f;
  Plan plan{given.arguments, {}, taken && takes_packed_arguments(*f)};
  const std::vector<std::string> names = argument_names(signature);
  for (std::size_t i = 0; i < plan.arguments.size(); ++i) {
    PlannedArgument& a = plan.arguments[i];
    a.name = names[i];
    a.buffer = signature.buffers[i];
    if (a.memory_of != i) a.written = "@" + names[a.memory_of];
  }
  if (auto problem = check_memory(plan, options)) return *problem;
  return plan;
}

std::vector<Assignment> inputs_of(const Plan& plan) {
  std::vector<Assignment> inputs;
  for (std::size_t i = 0; i < plan.arguments.size(); ++i) {
    const PlannedArgument& a = plan.arguments[i];
    if (a.written.empty()) continue;
    const bool owns_array = a.is_tensor && a.memory_of == i;
    inputs.push_back({a.name, owns_array ? array_text(a) : a.written});
  }
  return inputs;
}

}  // namespace tenor::semantics
