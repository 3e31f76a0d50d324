// SPDX-License-Identifier: Apache-2.0
#include "spec/text/printer/relax/symbols.h"

#include "spec/relax/children.h"

namespace tenor::spec::printer {

using namespace relax;

Symbols::Symbols(const relax::Function& function, const Annotations* annotations)
    : annotations_(annotations) {
  visit(function);
}

const relax::Function* Symbols::declaring_function(const spec::Variable* v) const {
  const auto found = around_.find(v);
  return found == around_.end() || found->second.empty() ? nullptr : found->second.back();
}

void Symbols::use(const spec::Variable* v) {
  const auto [found, is_new] = around_.try_emplace(v, path_);
  auto& around = found->second;
  std::size_t common = 0;
  while (common < around.size() && common < path_.size() && around[common] == path_[common])
    ++common;
  around.resize(common);
}

void Symbols::visit(const PrimExpr* e) {
  for_each_occurrence(e, [&](const spec::Variable* v) { use(v); });
}

void Symbols::visit(const Object& object) {
  visit(object.expr);
  if (object.variable) use(object.variable);
  for (const Object& item : object.items) visit(item);
  visit(object.entries);
}

void Symbols::visit(Attrs attrs) {
  for (const Attribute& attribute : attrs) visit(attribute.value);
}

void Symbols::visit(const StructInfo* s) {
  if (!s) return;
  if (const auto* tensor = as<TensorStructInfo>(s)) return visit(tensor->shape);
  if (const auto* prim = as<PrimStructInfo>(s)) return visit(prim->value);
  if (const auto* shape = as<ShapeStructInfo>(s); shape && shape->values)
    for (const PrimExpr* value : *shape->values) visit(value);
  if (const auto* tuple = as<TupleStructInfo>(s))
    for (const StructInfo* field : tuple->fields) visit(field);
  const auto* func = as<FuncStructInfo>(s);
  if (!func) return;
  if (func->params)
    for (const StructInfo* param : *func->params) visit(param);
  visit(func->ret);
}

void Symbols::visit(const relax::Function& f) {
  path_.push_back(&f);
  for (const relax::Variable* param : f.params) visit(*param);
  visit(annotations_ ? annotations_->of_result(f) : f.ret_struct_info);
  visit(f.attrs);
  visit(f.body);
  path_.pop_back();
}

void Symbols::visit(const relax::Variable& v) {
  visit(annotations_ ? annotations_->of(v) : v.struct_info_annotation);
}

void Symbols::visit(const Binding& b) {
  if (b.var) visit(*b.var);
  visit(b.struct_info);
  visit(b.value);
}

void Symbols::visit(const relax::Expr* e) {
  if (!e) return;
  if (const relax::Variable* variable = variable_of(e)) used_.insert(variable);
  if (const auto* function = as<relax::Function>(e)) return visit(*function);
  if (const auto* sequence = as<SeqExpr>(e)) {
    for (const BindingBlock* block : sequence->blocks)
      for (const Binding* binding : block->bindings) visit(*binding);
    return visit(sequence->body);
  }
  if (const auto* value = as<PrimValue>(e)) return visit(value->value);
  if (const auto* shape = as<ShapeExpr>(e))
    for (const PrimExpr* dimension : shape->values) visit(dimension);
  if (const auto* call = as<relax::Call>(e)) {
    for (const StructInfo* info : call->sinfo_args) visit(info);
    visit(call->attrs);
  }
  if (const auto* held = as<relax::OpaqueExpr>(e)) visit(held->construct);
  for_each_subexpression(e, [&](const relax::Expr* part) { visit(part); });
}

}  // namespace tenor::spec::printer
