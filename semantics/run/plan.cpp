// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/plan.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/run/planner.h"
#include "semantics/tensor/draw.h"
#include "spec/diagnostic/suggest.h"
#include "spec/ir/children.h"
#include "spec/ir/tir/packed.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

namespace {

ConcreteValue scalar_of(const Tensor& tensor) {
  return Concrete::of(load_scalar(tensor.dtype.scalar, tensor.data, 0), tensor.dtype.scalar);
}

bool among(const Variable* v, const std::vector<const Variable*>& all) {
  return std::find(all.begin(), all.end(), v) != all.end();
}

}  // namespace

PlanProblem usage_problem(std::string message) {
  return {PlanProblem::Kind::kUsage, std::move(message), nullptr};
}

void fold_lanes(Tensor& tensor, const DataType& dtype, std::size_t rank) {
  const bool fits = dtype.lanes > 1 && tensor.dtype == dtype.with_lanes(1) &&
                    tensor.shape.size() == rank + 1 && tensor.shape.back() == dtype.lanes;
  if (!fits) return;
  tensor.dtype = dtype;
  tensor.shape.pop_back();
}

Planner::Planner(const Program& program, const Module& module, const PrimFunc* f,
                 const std::vector<Input>& inputs, const RunOptions& options, OpenLayout open)
    : function_(f),
      options_(options),
      open_(open),
      sizes_(program, module, f),
      given_(inputs),
      inputs_(f->params.size(), nullptr),
      parts_(f->params.size()) {
  for (std::string& name : argument_names(*f)) {
    PlannedArgument& a = plan_.arguments.emplace_back();
    a.memory_of = plan_.arguments.size() - 1;
    a.buffer = f->buffers[a.memory_of];
    a.name = std::move(name);
  }
}

std::variant<Plan, PlanProblem> Planner::run() {
  for (const auto step : {&Planner::match_inputs, &Planner::find_aliases, &Planner::read_scalars,
                          &Planner::learn_sizes, &Planner::choose_sizes, &Planner::make_arrays,
                          &Planner::check_memory})
    if (Problem problem = (this->*step)()) return *problem;
  list_sizes();
  return std::move(plan_);
}

Planner::Problem Planner::match_size(const Input& input) {
  const Variable* v = sizes_.find(input.name);
  if (!v || !v->dtype.is_integer_scalar()) return unknown(input.name);
  if (among(v, stated_)) return usage_problem(fmt::format("'{}' is given twice", input.name));
  if (input.kind != Input::Kind::kNumber)
    return usage_problem(
        fmt::format("{} is a size: give a number, not '{}'", input.name, input.written));
  const auto value = make_tensor("fill:" + input.written, v->dtype, {});
  if (const TensorProblem* problem = problem_of(value))
    return usage_problem(fmt::format("{}: {}", input.name, problem->message));
  stated_.push_back(v);
  sizes_.set(v, Concrete::index(scalar_of(std::get<Tensor>(value))));
  return {};
}

Planner::Problem Planner::read_scalars() {
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    const Variable* v = function_->params[i];
    if (v->dtype.is_handle()) continue;
    if (is_out_of_scope(v->dtype) || v->dtype.lanes != 1)
      return PlanProblem{
          PlanProblem::Kind::kOutOfScope,
          fmt::format("the parameter {} has the datatype {}, and no rule passes such a value",
                      v->name_hint, to_string(v->dtype)),
          v};
    if (!inputs_[i]) continue;
    if (Problem problem = read_scalar(i, *inputs_[i])) return problem;
  }
  return {};
}

Planner::Problem Planner::read_scalar(std::size_t i, const Input& input) {
  const DataType dtype = function_->params[i]->dtype;
  const auto refuse = [&](std::string_view why) {
    return usage_problem(fmt::format("{} has the datatype {}: '{}' {}", input.name,
                                     to_string(dtype), input.written, why));
  };
  if (input.kind == Input::Kind::kUndefined || input.kind == Input::Kind::kAlias)
    return refuse("is not a number");
  if (input.kind == Input::Kind::kTensor) {
    Tensor tensor = input.tensor;
    take_raw_bytes(tensor, dtype.scalar);
    if (tensor.dtype != dtype || tensor.data.size() != dtype.scalar.bytes())
      return refuse("is not one element of this datatype");
    set_scalar(i, scalar_of(tensor), false);
    return std::nullopt;
  }
  const std::string prefix = input.kind == Input::Kind::kNumber ? "fill:" : "";
  const auto made = make_tensor(prefix + input.written, dtype, {});
  if (const TensorProblem* problem = problem_of(made))
    return usage_problem(fmt::format("{}: {}", input.name, problem->message));
  set_scalar(i, scalar_of(std::get<Tensor>(made)), false);
  return std::nullopt;
}

void Planner::set_scalar(std::size_t i, const ConcreteValue& value, bool chosen) {
  PlannedArgument& a = plan_.arguments[i];
  a.scalar = value;
  a.chosen = chosen;
  a.written = value.type.is_bool() ? (value.bits ? "true" : "false") : Concrete::show(value);
  if (value.type.is_integer()) sizes_.set(function_->params[i], Concrete::index(value));
}

Planner::Problem Planner::learn_sizes() {
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    const std::size_t owner = plan_.arguments[i].memory_of;
    const Input* input = inputs_[owner];
    const Buffer* b = function_->buffers[i];
    if (!b || !input) continue;
    std::vector<std::int64_t> shape = parts_[owner].shape.value_or(std::vector<std::int64_t>{});
    if (input->kind == Input::Kind::kTensor) {
      Tensor shaped{input->tensor.dtype, input->tensor.shape, {}};
      fold_lanes(shaped, b->dtype, b->shape.size());
      shape = std::move(shaped.shape);
    }
    if (Problem problem = learn_shape(b, shape)) return problem;
    if (Problem problem = learn_layout(b, parts_[owner])) return problem;
  }
  return {};
}

Planner::Problem Planner::learn_shape(const Buffer* b, const std::vector<std::int64_t>& shape) {
  for (std::size_t k = 0; k < std::min(b->shape.size(), shape.size()); ++k)
    if (Problem problem = learn_size(b, lone_variable(b->shape[k]), shape[k])) return problem;
  return {};
}

Planner::Problem Planner::learn_layout(const Buffer* b, const ArrayText& parts) {
  const std::size_t given = parts.strides ? parts.strides->size() : 0;
  for (std::size_t k = 0; k < std::min(b->strides.size(), given); ++k)
    if (Problem problem =
            learn_size(b, lone_variable(b->strides[k]), (*parts.strides)[k], "stride"))
      return problem;
  if (!parts.offset || !b->elem_offset) return {};
  return learn_size(b, lone_variable(b->elem_offset), *parts.offset, "offset");
}

Planner::Problem Planner::learn_size(const Buffer* b, const Variable* v, std::int64_t extent,
                                     std::string_view part) {
  if (!v) return {};
  const std::optional<std::int64_t> known = sizes_.value(v);
  if (!known) {
    sizes_.set(v, extent);
    return std::nullopt;
  }
  if (*known == extent || !among(v, stated_)) return {};
  return PlanProblem{PlanProblem::Kind::kConflict,
                     fmt::format("{} is given as {}, but it is the {} of {}, which is {}",
                                 v->name_hint, *known, part, b->name, extent),
                     b};
}

Planner::Problem Planner::choose_sizes() {
  for (const Buffer* b : function_->buffers)
    if (b)
      for (const PrimExpr* e : b->shape) choose_in(e);
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    const Variable* v = function_->params[i];
    if (v->dtype.is_handle() || plan_.arguments[i].scalar) continue;
    if (const auto size = sizes_.value(v)) {
      set_scalar(i, Concrete::value_of(*size, v->dtype.scalar), among(v, chosen_));
      plan_.arguments[i].is_default = among(v, chosen_);
    } else {
      draw_scalar_of(i);
    }
  }
  return {};
}

void Planner::choose_in(const PrimExpr* e) {
  if (const Variable* v = lone_variable(e); v && !sizes_.is_known(v)) {
    sizes_.set(v, kDefaultSize);
    chosen_.push_back(v);
  }
  for_each_operand(e, [&](const PrimExpr* operand) { choose_in(operand); });
}

void Planner::draw_scalar_of(std::size_t i) {
  const Variable* v = function_->params[i];
  Generator generator(seed_of(options_.seed, v->name_hint));
  set_scalar(i, Concrete::of(draw_scalar(v->dtype.scalar, generator), v->dtype.scalar), true);
}

std::variant<Plan, PlanProblem> plan(const Program& program, const Module& module,
                                     const PrimFunc* f, const std::vector<Input>& inputs,
                                     const RunOptions& options, OpenLayout open) {
  // Where what to pack is not known, the machine says that the function takes it packed.
  const auto taken = unpacked(*f);
  const PrimFunc* signature = taken ? taken.get() : f;
  auto planned = Planner(program, module, signature, inputs, options, open).run();
  if (auto* plan = std::get_if<Plan>(&planned)) plan->packed = taken && takes_packed_arguments(*f);
  return planned;
}

}  // namespace tenor::semantics
