// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/model/dimensions.h"

#include <algorithm>

#include "semantics/run/sizes.h"
#include "spec/ir/children.h"
#include "spec/prover/evaluate.h"

namespace tenor::semantics {

using namespace spec;

std::optional<List<const PrimExpr*>> dimensions_of(const spec::relax::TensorStructInfo& s) {
  if (const auto* shape = spec::relax::as<spec::relax::ShapeExpr>(s.shape)) return shape->values;
  return {};
}

Dimensions::Dimensions(const std::vector<ModelPart>& parts) {
  for (const ModelPart& part : parts) {
    if (part.value) collect(part.value);
    if (part.kind != ModelPart::Kind::kTensor) continue;
    const auto dimensions =
        dimensions_of(*spec::relax::as<spec::relax::TensorStructInfo>(part.struct_info));
    if (!dimensions) continue;
    for (const PrimExpr* e : *dimensions) collect(e);
  }
}

void Dimensions::collect(const PrimExpr* e) {
  const Variable* v = lone_variable(e);
  if (v && std::ranges::find(variables_, v) == variables_.end()) variables_.push_back(v);
  for_each_operand(e, [&](const PrimExpr* operand) { collect(operand); });
}

const Variable* Dimensions::find(std::string_view name) const {
  const auto found = std::ranges::find(variables_, name, &Variable::name_hint);
  return found == variables_.end() ? nullptr : *found;
}

std::optional<std::int64_t> Dimensions::value(const Variable* v) const {
  const auto found = std::ranges::find(values_, v, &spec::Assignment::variable);
  if (found == values_.end()) return {};
  return found->value;
}

void Dimensions::set(const Variable* v, std::int64_t value) {
  const auto found = std::ranges::find(values_, v, &spec::Assignment::variable);
  if (found == values_.end())
    values_.push_back({v, value});
  else
    found->value = value;
}

void Dimensions::learn(const PrimExpr* e, std::int64_t value) {
  const Variable* v = lone_variable(e);
  if (v && !this->value(v)) set(v, value);
}

namespace {

void add_unknown(const Dimensions& known, const PrimExpr* e, std::vector<const Variable*>& all) {
  const Variable* v = lone_variable(e);
  if (v && !known.value(v) && std::ranges::find(all, v) == all.end()) all.push_back(v);
  for_each_operand(e, [&](const PrimExpr* operand) { add_unknown(known, operand, all); });
}

std::optional<std::int64_t> value_in(const PrimExpr* e, const spec::Model& values) {
  const Evaluated found = spec::evaluate(e, values, Arithmetic::kNoOverflow, Domain::kIntegers);
  const auto narrow = static_cast<std::int64_t>(found.value);
  if (found.kind != Evaluated::Kind::kValue || narrow != found.value) return {};
  return narrow;
}

}  // namespace

std::optional<std::int64_t> Dimensions::evaluate(const PrimExpr* e) const {
  return value_in(e, values_);
}

std::optional<std::int64_t> Dimensions::at(const PrimExpr* e, const Variable* v,
                                           std::int64_t value) const {
  spec::Model values = values_;
  values.push_back({v, value});
  return value_in(e, values);
}

const Variable* Dimensions::solve(const PrimExpr* e, std::int64_t value) {
  std::vector<const Variable*> unknown;
  add_unknown(*this, e, unknown);
  if (unknown.size() != 1 || value < 0) return nullptr;
  const Variable* v = unknown.front();
  // Two points give a line, on which others lie where `e` is linear.
  constexpr std::int64_t kFar = 1'000'003;
  const auto zero = at(e, v, 0), one = at(e, v, 1), far = at(e, v, kFar);
  if (!zero || !one || !far || *one == *zero || (*far - *zero) / kFar != *one - *zero ||
      (*far - *zero) % kFar != 0)
    return nullptr;
  const std::int64_t slope = *one - *zero, size = (value - *zero) / slope;
  if (size < 0 || at(e, v, size) != value) return v;
  set(v, size);
  return nullptr;
}

}  // namespace tenor::semantics
