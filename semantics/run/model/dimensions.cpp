// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/model/dimensions.h"

#include <algorithm>

#include "semantics/run/sizes.h"
#include "spec/ir/children.h"

namespace tenor::semantics {

using namespace spec;

std::optional<List<const PrimExpr*>> dimensions_of(const spec::relax::TensorStructInfo& s) {
  if (const auto* shape = spec::relax::as<spec::relax::ShapeExpr>(s.shape)) return shape->values;
  return {};
}

Dimensions::Dimensions(const Program& program, const Module& module,
                       const std::vector<ModelPart>& parts)
    : evaluation_(program, module, &nothing_) {
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
  const auto found = values_.find(v);
  if (found == values_.end()) return {};
  return found->second;
}

void Dimensions::learn(const PrimExpr* e, std::int64_t value) {
  if (const Variable* v = lone_variable(e)) values_.try_emplace(v, value);
}

std::optional<std::int64_t> Dimensions::evaluate(const PrimExpr* e) {
  return evaluation_.index(e, [&](const Var& v) -> std::optional<ConcreteValue> {
    const auto known = value(v.variable);
    if (!known) return {};
    return Concrete::value_of(*known, v.variable->dtype.scalar);
  });
}

}  // namespace tenor::semantics
