// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/model/model_planner.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/run/sizes.h"
#include "semantics/tensor/array_text.h"
#include "spec/diagnostic/suggest.h"
#include "spec/ir/children.h"
#include "spec/text/print.h"

namespace tenor::semantics {

using namespace spec;

namespace {

bool mentions(const PrimExpr* e, const Variable* v) {
  bool found = lone_variable(e) == v;
  for_each_operand(e, [&](const PrimExpr* operand) { found = found || mentions(operand, v); });
  return found;
}

bool among(const Variable* v, const std::vector<const Variable*>& all) {
  return std::ranges::find(all, v) != all.end();
}

/// The shape of an array that is given; nothing where its parameter says it.
std::optional<std::vector<std::int64_t>> shape_in(const Input& input) {
  if (input.kind == Input::Kind::kTensor) return input.tensor.shape;
  const auto text = parse_array_text(input.written);
  return problem_of(text) ? std::nullopt : std::get<ArrayText>(text).shape;
}

std::vector<ModelPart> parts_with(std::vector<ModelPart> parts,
                                  const std::vector<OmittedConstant>& constants) {
  for (const OmittedConstant& one : constants) parts.push_back(one.part);
  return parts;
}

}  // namespace

ModelPlanner::ModelPlanner(const spec::relax::Function* f, std::string_view name,
                           const ModelInputs& inputs, const RunOptions& options,
                           const std::vector<OmittedConstant>& constants)
    : function_(f),
      name_(name),
      given_(inputs),
      options_(options),
      constants_(constants),
      parts_(parts_with(parts_of(*f), constants)),
      first_weight_(input_count(*f)),
      names_(parts_of(*f), first_weight_),
      dimensions_(parts_),
      inputs_(parts_.size(), nullptr),
      memory_left_(options.limits.memory) {}

std::variant<ModelPlan, PlanProblem> ModelPlanner::run() {
  for (const Input& input : given_.inputs) match_input(input);
  for (const Input& input : given_.constants) match_input(input);
  for (const Input& input : given_.weights) match_weight(input);
  if (!learn_sizes()) return refused();
  choose_sizes();
  std::size_t next = 0;
  for (const spec::relax::Variable* v : function_->params)
    plan_.arguments.push_back(assembled(v->struct_info_annotation, next));
  make_constants(next);
  if (!complaints_.empty()) return refused();
  if (problem_) return *problem_;
  list_sizes();
  return std::move(plan_);
}

PlanProblem ModelPlanner::refused() const {
  return {PlanProblem::Kind::kUsage, fmt::format("{} cannot be called so:{}", name_, complaints_),
          nullptr};
}

void ModelPlanner::match_input(const Input& input) {
  if (const auto part = names_.find(input.name)) return take(*part, input);
  if (const auto part = constant(input.name)) return take(*part, input);
  match_size(input);
}

std::optional<std::size_t> ModelPlanner::constant(std::string_view name) const {
  for (std::size_t i = parts_.size() - constants_.size(); i < parts_.size(); ++i)
    if (parts_[i].name == name) return i;
  return {};
}

void ModelPlanner::make_constants(std::size_t next) {
  for (const OmittedConstant& one : constants_) {
    if (!inputs_[next]) plan_.drawn.insert(one.number);
    const relax::HostValue value = value_of(next++);
    if (const auto* host = std::get_if<relax::HostTensor>(&value.value))
      plan_.constants.insert_or_assign(one.number, host->tensor);
  }
}

void ModelPlanner::match_weight(const Input& input) {
  const auto part = names_.find_weight(input.name);
  if (!part) return complain(unknown(input));
  const bool is_stated = inputs_[*part] && std::ranges::any_of(given_.inputs, [&](const Input& i) {
                           return &i == inputs_[*part];
                         });
  if (!is_stated) take(*part, input);  // an input is said of one array alone, so it comes first
}

void ModelPlanner::take(std::size_t part, const Input& input) {
  if (inputs_[part])
    return complain(fmt::format("{}: given twice, as {} and as {}", parts_[part].name,
                                inputs_[part]->written, input.written));
  inputs_[part] = &input;
}

void ModelPlanner::match_size(const Input& input) {
  if (match_axis(input)) return;
  const Variable* v = dimensions_.find(input.name);
  if (!v) return complain(unknown(input));
  if (among(v, stated_)) return complain(fmt::format("{}: given twice", input.name));
  if (input.kind != Input::Kind::kNumber)
    return complain(fmt::format("{}: a size is a number, not '{}'", input.name, input.written));
  const auto value = number(input.name, input, v->dtype);
  if (!value) return;
  stated_.push_back(v);
  dimensions_.set(v, Concrete::index(*value));
  note_source("--input " + input.name);
}

bool ModelPlanner::match_axis(const Input& input) {
  for (const ModelPart& part : parts_)
    for (std::size_t k = 0; k < rank_alone(part).value_or(0); ++k) {
      if (axis_name(part, k) != input.name) continue;
      const auto value = number(input.name, input, int_type(64));
      if (!value) return true;
      const std::int64_t size = Concrete::index(*value);
      if (size < 0) complain(fmt::format("{}: {}, but no tensor has that size", input.name, size));
      if (!axes_.emplace(input.name, size).second)
        complain(fmt::format("{}: given twice", input.name));
      return true;
    }
  return false;
}

void ModelPlanner::note_source(const std::string& name) {
  for (const Variable* v : dimensions_.variables())
    if (dimensions_.value(v)) sources_.try_emplace(v, name);
}

std::string ModelPlanner::sources_of(const std::vector<const PrimExpr*>& dimensions,
                                     const std::string& but) const {
  std::string text;
  for (const Variable* v : dimensions_.variables()) {
    const auto source = sources_.find(v);
    const bool is_meant =
        std::ranges::any_of(dimensions, [&](const PrimExpr* e) { return mentions(e, v); });
    if (is_meant && source != sources_.end() && source->second != but)
      text += fmt::format("{} {} is {} by {}", text.empty() ? ", where" : " and", v->name_hint,
                          *dimensions_.value(v), source->second);
  }
  return text;
}

std::string ModelPlanner::unknown(const Input& input) const {
  std::vector<std::string> known, inner;
  for (const ModelPart& part : parts_) {
    if (part.name.starts_with(input.name + ".")) inner.push_back(part.name);
    known.push_back(part.name);
    for (std::size_t k = 0; k < rank_alone(part).value_or(0); ++k)
      known.push_back(axis_name(part, k));
  }
  for (const Variable* v : dimensions_.variables()) known.emplace_back(v->name_hint);
  if (!inner.empty())
    return fmt::format("{}: it is given part by part, by {}", input.name, fmt::join(inner, ", "));
  return fmt::format("{}: no parameter or size has this name{}", input.name,
                     did_you_mean(input.name, known));
}

void ModelPlanner::for_each_given_extent(std::size_t i, const VisitExtent& visit) const {
  if (!inputs_[i] || parts_[i].kind != ModelPart::Kind::kTensor) return;
  const auto shape = shape_in(*inputs_[i]);
  const auto dimensions =
      dimensions_of(*spec::relax::as<spec::relax::TensorStructInfo>(parts_[i].struct_info));
  if (!shape || !dimensions || dimensions->size() != shape->size()) return;
  for (std::size_t k = 0; k < shape->size(); ++k) visit(k, (*dimensions)[k], (*shape)[k]);
}

bool ModelPlanner::learn_sizes() {
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    for_each_given_extent(i, [&](std::size_t, const PrimExpr* e, std::int64_t extent) {
      dimensions_.learn(e, extent);
      note_source(parts_[i].name);
    });
    if (!inputs_[i] || !parts_[i].value) continue;
    const auto value = number_in(*inputs_[i], parts_[i].value->dtype);
    if (!problem_of(value))
      dimensions_.learn(parts_[i].value, Concrete::index(std::get<ConcreteValue>(value)));
    note_source(parts_[i].name);
  }
  std::size_t known = 0;
  bool is_solved = true;
  do {
    known = dimensions_.known();
    for (std::size_t i = 0; i < parts_.size(); ++i)
      for_each_given_extent(i, [&](std::size_t k, const PrimExpr* e, std::int64_t extent) {
        const Variable* v = dimensions_.solve(e, extent);
        if (!v) return note_source(parts_[i].name);
        is_solved = false;
        complain(fmt::format("{}: dimension {} is {}, which is {} for no size {}", parts_[i].name,
                             k, print(e), extent, v->name_hint));
      });
  } while (is_solved && dimensions_.known() != known);
  return is_solved;
}

void ModelPlanner::choose_sizes() {
  for (const Variable* v : dimensions_.variables()) {
    if (dimensions_.value(v)) continue;
    dimensions_.set(v, kDefaultSize);
    chosen_.push_back(v);
  }
}

void ModelPlanner::list_sizes() {
  for (const Variable* v : dimensions_.variables())
    plan_.parts.sizes.push_back(
        {std::string(v->name_hint), *dimensions_.value(v), among(v, chosen_), false});
  plan_.parts.sizes.insert(plan_.parts.sizes.end(), axis_sizes_.begin(), axis_sizes_.end());
}

std::vector<std::int64_t> ModelPlanner::chosen_axes(const ModelPart& part, std::size_t rank) const {
  std::vector<std::int64_t> shape;
  for (std::size_t k = 0; k < rank; ++k) {
    const auto stated = axes_.find(axis_name(part, k));
    shape.push_back(stated == axes_.end() ? kDefaultSize : stated->second);
  }
  return shape;
}

relax::HostValue ModelPlanner::assembled(const spec::relax::StructInfo* s, std::size_t& next) {
  if (const auto* tuple = spec::relax::as<spec::relax::TupleStructInfo>(s)) {
    relax::HostTuple fields;
    for (const spec::relax::StructInfo* field : tuple->fields)
      fields.fields.push_back(assembled(field, next));
    return {std::move(fields)};
  }
  const auto* shape = spec::relax::as<spec::relax::ShapeStructInfo>(s);
  if (!shape || (!shape->values && shape->ndim < 0)) return value_of(next++);
  relax::HostShape dimensions;
  const auto rank = shape->values ? shape->values->size() : static_cast<std::size_t>(shape->ndim);
  for (std::size_t k = 0; k < rank; ++k) {
    const relax::HostValue dimension = value_of(next++);
    const auto* prim = std::get_if<relax::HostPrim>(&dimension.value);
    dimensions.dimensions.push_back(prim ? static_cast<std::int64_t>(prim->bits) : 0);
  }
  return {std::move(dimensions)};
}

std::variant<ModelPlan, PlanProblem> plan_model(const spec::relax::Function* f,
                                                std::string_view name, const ModelInputs& inputs,
                                                const RunOptions& options,
                                                const std::vector<OmittedConstant>& constants) {
  return ModelPlanner(f, name, inputs, options, constants).run();
}

}  // namespace tenor::semantics
