// SPDX-License-Identifier: Apache-2.0
// The walk over annotations and dimensions: where shape variables are bound and used.
#include "spec/ir/children.h"
#include "spec/relax/walker.h"

namespace tenor::spec::relax {
namespace {

/// The clause that a use in an annotation is judged by: that of the place, else of the StructInfo.
UsePosition place_of(Where where, UsePosition inside) {
  if (where == Where::kParameter) return UsePosition::kParameter;
  return where == Where::kReturn ? UsePosition::kReturn : inside;
}

}  // namespace

/// Relax/FuncBoundary/1 to 4: those of the parts too, and of what a function takes.
void Walker::perform(const BindingPositions& positions) {
  const StructInfo* s = positions.struct_info;
  const auto inside = [&](const StructInfo* part, Site site) {
    then(BindingPositions{part, site});
  };
  if (const auto* tensor = as<TensorStructInfo>(s)) {
    if (const auto* shape = as<ShapeExpr>(tensor->shape))
      for (const PrimExpr* e : shape->values) bind_alone(e, positions.site, false);
  } else if (const auto* shape = as<ShapeStructInfo>(s)) {
    if (shape->values)
      for (const PrimExpr* e : *shape->values) bind_alone(e, positions.site, false);
  } else if (const auto* prim = as<PrimStructInfo>(s)) {
    bind_alone(prim->value, positions.site, positions.site != Site::kScalar);
  } else if (const auto* tuple = as<TupleStructInfo>(s)) {
    for (const StructInfo* field : tuple->fields) inside(field, positions.site);
  } else if (const auto* func = as<FuncStructInfo>(s); func && func->params) {
    for (const StructInfo* param : *func->params) inside(param, Site::kCallable);
  }
}

void Walker::bind_alone(const PrimExpr* e, Site site, bool in_prim_struct_info) {
  const auto* var = spec::as<spec::Var>(e);
  if (!var || context_.scope.contains(var->variable)) return;
  check(ShapeBinding{*var->variable, context_.span(var), in_prim_struct_info});
  context_.scope.bind(var->variable, context_.span(var), site);
}

void Walker::perform(const Annotation& annotation) {
  const StructInfo* s = annotation.struct_info;
  switch (s->kind) {
    case StructInfoKind::kTensor: return visit(*as<TensorStructInfo>(s), annotation.where);
    case StructInfoKind::kShape: {
      const auto& shape = *as<ShapeStructInfo>(s);
      check(shape);
      if (shape.values)
        then_dimensions(*shape.values, place_of(annotation.where, UsePosition::kShape));
      return;
    }
    case StructInfoKind::kPrim: {
      const auto& prim = *as<PrimStructInfo>(s);
      check(prim);
      if (!prim.dtype.is_handle()) written(prim.dtype, s);
      if (!prim.value) return;
      check(Dimension{*prim.value, false});
      return then(Use{prim.value, place_of(annotation.where, UsePosition::kPrim)});
    }
    case StructInfoKind::kTuple:
      for (const StructInfo* field : as<TupleStructInfo>(s)->fields)
        then_annotation(field, annotation.where);
      return;
    case StructInfoKind::kFunc: return visit(*as<FuncStructInfo>(s), annotation.where);
    case StructInfoKind::kObject: return;
  }
}

void Walker::visit(const TensorStructInfo& s, Where where) {
  check(s);
  written(s.dtype, &s);
  if (const auto* shape = as<ShapeExpr>(s.shape))
    then_dimensions(shape->values, place_of(where, UsePosition::kTensor));
  else if (const Variable* variable = variable_of(s.shape))
    use(variable, context_.span(s.shape));
}

/// RLX-D26: what the parameters bind is the annotation's own, where nothing around it binds it.
void Walker::visit(const FuncStructInfo& s, Where where) {
  check(s);
  then(OpenScope{Scope::Level::kStructInfo});
  if (s.params) {
    for (const StructInfo* param : *s.params) then(BindingPositions{param, Site::kCallable});
    for (const StructInfo* param : *s.params) then_annotation(param, where);
  }
  then_annotation(s.ret, where);
  then(CloseScope{});
}

void Walker::then_dimensions(List<const PrimExpr*> values, UsePosition place) {
  for (const PrimExpr* value : values) {
    check(Dimension{*value, true});
    then(Use{value, place});
  }
}

void Walker::perform(const Use& task) {
  const PrimExpr* e = task.expr;
  check(DimensionPart{*e});
  if (const auto* var = spec::as<spec::Var>(e)) return use(*var, task.place);
  if (!only_computes(*e)) return;  // what stands inside is no matter of shapes
  if (const auto* let = spec::as<spec::Let>(e)) {
    then(Use{let->value, task.place});
    then(OpenScope{Scope::Level::kStructInfo});
    then(BindLet{let->var, context_.span(e)});
    then(Use{let->body, task.place});
    return then(CloseScope{});
  }
  for_each_operand(e, [&](const PrimExpr* operand) { then(Use{operand, task.place}); });
}

void Walker::use(const spec::Var& var, UsePosition place) {
  check(ShapeUse{*var.variable, context_.span(var), place});
  if (!context_.scope.contains(var.variable)) context_.scope.forgive(var.variable);
}

}  // namespace tenor::spec::relax
