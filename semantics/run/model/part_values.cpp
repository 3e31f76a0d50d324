// SPDX-License-Identifier: Apache-2.0
// The values of the parts of a model's parameters, given or drawn.
#include <fmt/format.h>

#include <algorithm>

#include "semantics/run/model/model_planner.h"
#include "semantics/tensor/draw.h"
#include "spec/text/print.h"

namespace tenor::semantics {

using namespace spec;
using relax::HostValue;

namespace {

std::string described(DataType dtype, const std::vector<std::int64_t>& shape) {
  return fmt::format("{} {}", to_string(dtype), show_shape(shape));
}

/// The value as `--input` takes it.
std::string written(const ConcreteValue& value) {
  return value.type.is_bool() ? (value.bits ? "true" : "false") : Concrete::show(value);
}

}  // namespace

TensorResult<ConcreteValue> number_in(const Input& input, DataType dtype) {
  Tensor tensor = input.tensor;
  if (input.kind == Input::Kind::kNumber || input.kind == Input::Kind::kSource) {
    const std::string prefix = input.kind == Input::Kind::kNumber ? "fill:" : "";
    auto made = make_tensor(prefix + input.written, dtype, {});
    if (const TensorProblem* problem = problem_of(made)) return *problem;
    tensor = std::get<Tensor>(std::move(made));
  }
  take_raw_bytes(tensor, dtype.scalar);
  if (tensor.dtype != dtype || tensor.data.size() != dtype.scalar.bytes())
    return TensorProblem{
        fmt::format("a number of {} is due, not '{}'", to_string(dtype), input.written)};
  return Concrete::of(load_scalar(dtype.scalar, tensor.data, 0), dtype.scalar);
}

std::optional<ConcreteValue> ModelPlanner::number(const std::string& name, const Input& input,
                                                  DataType dtype) {
  auto value = number_in(input, dtype);
  if (const TensorProblem* problem = problem_of(value)) {
    complain(fmt::format("{}: {}", name, problem->message));
    return {};
  }
  return std::get<ConcreteValue>(value);
}

bool ModelPlanner::is_missing(const ModelPart& part) const {
  const bool is_weight = first_weight_ && part.parameter >= *first_weight_;
  const bool draws = given_.draws_weights && given_.weights.empty();
  return !draws && is_weight && !constant(part.name);
}

HostValue ModelPlanner::value_of(std::size_t i) {
  const ModelPart& part = parts_[i];
  PlannedArgument& a = plan_.parts.arguments.emplace_back();
  a.name = part.name;
  a.memory_of = plan_.parts.arguments.size() - 1;
  switch (part.kind) {
    case ModelPart::Kind::kTensor: return tensor_of(i);
    case ModelPart::Kind::kShape: return shape_of(i);
    case ModelPart::Kind::kDimension:
    case ModelPart::Kind::kPrim: return prim_of(i);
    case ModelPart::Kind::kObject: return object_of(i);
    case ModelPart::Kind::kCallable: break;
  }
  complain(fmt::format(
      "{}: a callable cannot be given from outside; call it from a function that makes one",
      part.name));
  return {relax::HostNull{}};
}

HostValue ModelPlanner::shape_of(std::size_t i) {
  const ModelPart& part = parts_[i];
  PlannedArgument& a = plan_.parts.arguments.back();
  const Input* input = inputs_[i];
  const bool is_row = input && input->kind == Input::Kind::kTensor &&
                      input->tensor.dtype == int_type(64) && input->tensor.shape.size() == 1;
  if (!is_row) {
    complain(fmt::format(
        "{0}: a shape of unknown rank: give its dimensions, {0}=FILE.npy of int64 in one row",
        part.name));
    return {relax::HostShape{}};
  }
  a.is_tensor = true;
  a.written = input->written;
  relax::HostShape shape;
  for (std::int64_t k = 0; k < input->tensor.shape[0]; ++k)
    shape.dimensions.push_back(static_cast<std::int64_t>(
        load_scalar(input->tensor.dtype.scalar, input->tensor.data, static_cast<std::size_t>(k))));
  return {std::move(shape)};
}

HostValue ModelPlanner::prim_of(std::size_t i) {
  const ModelPart& part = parts_[i];
  PlannedArgument& a = plan_.parts.arguments.back();
  const auto* prim = spec::relax::as<spec::relax::PrimStructInfo>(part.struct_info);
  const DataType dtype = prim ? prim->dtype : int_type(64);
  const auto annotated = part.value ? dimensions_.evaluate(part.value) : std::nullopt;
  std::optional<ConcreteValue> value;
  if (const Input* input = inputs_[i]) {
    value = number(part.name, *input, dtype);
    if (value && annotated && Concrete::index(*value) != *annotated)
      complain(fmt::format("{}: {}, but its parameter says {}{}", part.name, written(*value),
                           *annotated, sources_of({part.value}, part.name)));
  } else if (annotated) {
    value = Concrete::value_of(*annotated, dtype.scalar);
    a.chosen = true;
  } else if (is_missing(part)) {
    complain(fmt::format("{}: missing, a number of {}", part.name, to_string(dtype)));
  } else if (prim) {
    Generator generator(seed_of(options_.seed, part.name));
    value = Concrete::of(draw_scalar(dtype.scalar, generator), dtype.scalar);
    a.chosen = true;
  } else {
    value = Concrete::value_of(kDefaultSize, dtype.scalar);
    a.chosen = a.is_default = true;
  }
  if (!value) return {relax::HostNull{}};
  a.scalar = value;
  a.written = written(*value);
  return {relax::HostPrim{dtype, value->bits}};
}

HostValue ModelPlanner::tensor_of(std::size_t i) {
  const ModelPart& part = parts_[i];
  const Input* input = inputs_[i];
  const auto* s = spec::relax::as<spec::relax::TensorStructInfo>(part.struct_info);
  plan_.parts.arguments.back().is_tensor = true;
  if (!s->dtype.is_void() && is_out_of_scope(s->dtype)) {
    problem_ = PlanProblem{
        PlanProblem::Kind::kOutOfScope,
        fmt::format("{} has elements of {}, and no document defines values of that datatype",
                    part.name, to_string(s->dtype)),
        part.node};
    return {relax::HostNull{}};
  }
  const bool is_file = input && input->kind == Input::Kind::kTensor;
  std::optional<Tensor> tensor = is_file ? given_tensor(i, *input) : made_tensor(i, input);
  if (!tensor) return {relax::HostNull{}};
  relax::HostTensor host{std::move(*tensor), {}};
  if (input && input->kind == Input::Kind::kUndefined)
    host.written.assign(host.tensor.data.size() / host.tensor.dtype.scalar.bytes(), 0);
  return {std::move(host)};
}

std::optional<Tensor> ModelPlanner::given_tensor(std::size_t i, const Input& input) {
  PlannedArgument& a = plan_.parts.arguments.back();
  a.written = input.written;
  Tensor tensor = input.tensor;
  take_raw_bytes(
      tensor, spec::relax::as<spec::relax::TensorStructInfo>(parts_[i].struct_info)->dtype.scalar);
  compare(parts_[i], tensor, true);
  if (!afford(parts_[i], tensor.dtype, tensor.shape)) return {};
  return tensor;
}

std::optional<Tensor> ModelPlanner::made_tensor(std::size_t i, const Input* input) {
  const ModelPart& part = parts_[i];
  PlannedArgument& a = plan_.parts.arguments.back();
  const auto* s = spec::relax::as<spec::relax::TensorStructInfo>(part.struct_info);
  const auto refuse = [&](const std::string& why) -> std::optional<Tensor> {
    complain(fmt::format("{}: {}", part.name, why));
    return {};
  };
  if (input && input->kind == Input::Kind::kAlias)
    return refuse("tensors of a call share no memory, so give an array of its own");
  if (input && input->kind == Input::Kind::kNumber)
    return refuse(fmt::format("it is a tensor: write {}=fill:{}", part.name, input->written));
  const auto annotated = annotated_shape(part), drawn = drawn_shape(part);
  if (!input && is_missing(part))
    return refuse("missing" + (annotated ? ", " + described(s->dtype, *annotated) : ""));
  ArrayText text;
  if (input) {
    auto parsed = parse_array_text(input->written);
    if (const TensorProblem* problem = problem_of(parsed)) return refuse(problem->message);
    text = std::get<ArrayText>(std::move(parsed));
  }
  if (text.strides || text.offset) return refuse("a tensor of Relax has no strides and no offset");
  if (s->dtype.is_void()) return refuse("its datatype is not known: give a file");
  if (const std::string why = negative_dimension(part); !why.empty()) return refuse(why);
  if (!text.shape && !drawn)
    return refuse("its shape is not known: give a file, or a shape as in rand:7,shape=(3,4)");
  const std::vector<std::int64_t> shape = text.shape ? *text.shape : *drawn;
  compare(part, Tensor{s->dtype, shape, {}}, text.shape.has_value());
  if (!afford(part, s->dtype, shape)) return {};
  const auto rank = text.shape ? std::nullopt : rank_alone(part);
  for (std::size_t k = 0; k < rank.value_or(0); ++k)
    axis_sizes_.push_back(
        {axis_name(part, k), shape[k], !axes_.contains(axis_name(part, k)), false, true});
  const bool undefined = input && input->kind == Input::Kind::kUndefined;
  a.chosen = !input;
  a.written = input ? input->written : drawn_source(part, s->dtype);
  const std::string source = undefined ? "fill:0" : input ? text.elements : a.written;
  if (rank) a.written = to_string(ArrayText{input ? text.elements : a.written, shape, {}, {}});
  auto made = make_tensor(source, s->dtype, shape, options_.limits.memory);
  if (const TensorProblem* problem = problem_of(made)) return refuse(problem->message);
  return std::get<Tensor>(std::move(made));
}

std::string ModelPlanner::drawn_source(const ModelPart& part, DataType dtype) {
  const std::uint64_t seed = seed_of(options_.seed, part.name);
  std::int64_t least = kDefaultSize;
  for (const ModelPart& other : parts_) {
    if (other.kind != ModelPart::Kind::kTensor) continue;
    const auto shape = drawn_shape(other);
    for (std::size_t k = 0; shape && k < shape->size(); ++k)
      if ((*shape)[k] > 1) least = std::min(least, (*shape)[k]);
  }
  const bool may_index = dtype == int_type(32) || dtype == int_type(64);
  if (may_index && least < kDefaultSize) return fmt::format("index:{}:{}", least, seed);
  return fmt::format("rand:{}", seed);
}

std::optional<std::vector<std::int64_t>> ModelPlanner::drawn_shape(const ModelPart& part) const {
  if (const auto rank = rank_alone(part)) return chosen_axes(part, *rank);
  return annotated_shape(part);
}

std::optional<std::vector<std::int64_t>> ModelPlanner::annotated_shape(
    const ModelPart& part) const {
  const auto& tensor = *spec::relax::as<spec::relax::TensorStructInfo>(part.struct_info);
  const auto dimensions = dimensions_of(tensor);
  if (!dimensions) return {};
  std::vector<std::int64_t> shape;
  for (const PrimExpr* e : *dimensions) {
    const auto extent = dimensions_.evaluate(e);
    if (!extent || *extent < 0) return {};
    shape.push_back(*extent);
  }
  return shape;
}

std::string ModelPlanner::negative_dimension(const ModelPart& part) const {
  const auto dimensions =
      dimensions_of(*spec::relax::as<spec::relax::TensorStructInfo>(part.struct_info));
  for (std::size_t k = 0; dimensions && k < dimensions->size(); ++k) {
    const auto extent = dimensions_.evaluate((*dimensions)[k]);
    if (extent && *extent < 0)
      return fmt::format("dimension {} is {}, which is {}: no tensor has it", k,
                         print((*dimensions)[k]), *extent);
  }
  return {};
}

void ModelPlanner::compare(const ModelPart& part, const Tensor& tensor, bool is_shape_given) {
  const auto* s = spec::relax::as<spec::relax::TensorStructInfo>(part.struct_info);
  const auto annotated = annotated_shape(part);
  const DataType dtype = s->dtype.is_void() ? tensor.dtype : s->dtype;
  const std::size_t rank = rank_alone(part).value_or(0);
  for (std::size_t k = 0; is_shape_given && k < std::min(rank, tensor.shape.size()); ++k)
    if (const auto stated = axes_.find(axis_name(part, k));
        stated != axes_.end() && stated->second != tensor.shape[k])
      complain(fmt::format("{}: {}, but {} is {}", stated->first, stated->second, part.name,
                           described(tensor.dtype, tensor.shape)));
  const bool fits = tensor.dtype == dtype &&
                    (!is_shape_given || !annotated || tensor.shape == *annotated) &&
                    (s->ndim < 0 || static_cast<std::size_t>(s->ndim) == tensor.shape.size());
  if (fits) return;
  const std::string due = annotated ? described(dtype, *annotated)
                          : s->ndim < 0
                              ? to_string(dtype)
                              : fmt::format("{} of {} dimensions", to_string(dtype), s->ndim);
  std::vector<const PrimExpr*> others;
  const auto dimensions = dimensions_of(*s);
  for (std::size_t k = 0; annotated && k < std::min(annotated->size(), tensor.shape.size()); ++k)
    if ((*annotated)[k] != tensor.shape[k]) others.push_back((*dimensions)[k]);
  complain(fmt::format("{}: {}, but its parameter is {}{}", part.name,
                       described(tensor.dtype, tensor.shape), due, sources_of(others, part.name)));
}

bool ModelPlanner::afford(const ModelPart& part, DataType dtype,
                          const std::vector<std::int64_t>& shape) {
  const auto bytes = byte_count(dtype, shape, memory_left_);
  const auto scalars = bytes ? *bytes / dtype.scalar.bytes() : 0;
  const std::uint64_t stored =
      Concrete::Storage::bytes_for(options_.profile, dtype.scalar, scalars);
  if (bytes && stored <= memory_left_) {
    memory_left_ -= stored;
    return true;
  }
  problem_ = PlanProblem{PlanProblem::Kind::kMemory,
                         fmt::format("with {} the inputs take more than {} bytes of memory",
                                     part.name, options_.limits.memory),
                         part.node};
  return false;
}

}  // namespace tenor::semantics
