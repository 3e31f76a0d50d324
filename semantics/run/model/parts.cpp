// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/model/parts.h"

#include <fmt/format.h>

namespace tenor::semantics {

using namespace spec;

namespace {

class Parts {
 public:
  void add(const ModelPart& whole) {
    const spec::relax::StructInfo* s = whole.struct_info;
    if (const auto* tuple = spec::relax::as<spec::relax::TupleStructInfo>(s)) {
      for (std::size_t i = 0; i < tuple->fields.size(); ++i) {
        ModelPart field = whole;
        field.name += fmt::format(".{}", i);
        field.struct_info = tuple->fields[i];
        add(field);
      }
    } else if (const auto* shape = spec::relax::as<spec::relax::ShapeStructInfo>(s)) {
      add_shape(whole, *shape);
    } else {
      add_one(whole);
    }
  }
  std::vector<ModelPart> all;

 private:
  void add_shape(const ModelPart& whole, const spec::relax::ShapeStructInfo& shape) {
    ModelPart part = whole;
    part.kind = ModelPart::Kind::kShape;
    if (!shape.values && shape.ndim < 0) return all.push_back(part);
    part.kind = ModelPart::Kind::kDimension;
    const auto rank = shape.values ? shape.values->size() : static_cast<std::size_t>(shape.ndim);
    for (std::size_t i = 0; i < rank; ++i) {
      part.name = fmt::format("{}.{}", whole.name, i);
      part.value = shape.values ? (*shape.values)[i] : nullptr;
      all.push_back(part);
    }
  }

  void add_one(ModelPart part) {
    const bool is_function = spec::relax::as<spec::relax::FuncStructInfo>(part.struct_info);
    part.kind = is_function ? ModelPart::Kind::kCallable : ModelPart::Kind::kObject;
    if (spec::relax::as<spec::relax::TensorStructInfo>(part.struct_info))
      part.kind = ModelPart::Kind::kTensor;
    if (const auto* prim = spec::relax::as<spec::relax::PrimStructInfo>(part.struct_info)) {
      part.kind = ModelPart::Kind::kPrim;
      part.value = prim->value;
    }
    all.push_back(std::move(part));
  }
};

}  // namespace

std::vector<ModelPart> parts_of(const spec::relax::Function& f) {
  Parts parts;
  for (std::size_t i = 0; i < f.params.size(); ++i) {
    ModelPart whole;
    whole.name = f.params[i]->name_hint;
    whole.parameter = i;
    whole.struct_info = f.params[i]->struct_info_annotation;
    whole.node = f.params[i];
    parts.add(whole);
  }
  return std::move(parts.all);
}

std::optional<std::size_t> rank_alone(const ModelPart& part) {
  const auto* tensor = spec::relax::as<spec::relax::TensorStructInfo>(part.struct_info);
  if (part.kind != ModelPart::Kind::kTensor || !tensor || tensor->shape || tensor->ndim < 0)
    return {};
  return static_cast<std::size_t>(tensor->ndim);
}

std::string axis_name(const ModelPart& part, std::size_t axis) {
  return fmt::format("{}.shape.{}", part.name, axis);
}

std::optional<std::size_t> input_count(const spec::relax::Function& f) {
  const spec::Object* count = spec::find(f.attrs, "num_input");
  if (!count) return {};
  std::optional<std::int64_t> value;
  if (count->kind == spec::Object::Kind::kInt) value = count->integer;
  if (count->kind == spec::Object::Kind::kExpr)
    if (const auto* imm = as<IntImm>(count->expr)) value = static_cast<std::int64_t>(imm->value);
  if (!value || *value < 0) return {};
  return static_cast<std::size_t>(*value);
}

}  // namespace tenor::semantics
