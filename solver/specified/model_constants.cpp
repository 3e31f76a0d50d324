// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/model_constants.h"

#include "solver/specified/constants.h"
#include "spec/ir/children.h"
#include "spec/relax/children.h"

namespace tenor::solver {

using namespace spec;
namespace ir = spec::relax;

namespace {

class ModelConstants {
 public:
  std::set<std::int64_t> take() && { return std::move(found_); }

  void expression(const ir::Expr* e) {
    if (const auto* scalar = ir::as<ir::PrimValue>(e)) dimension(scalar->value);
    if (const auto* shape = ir::as<ir::ShapeExpr>(e))
      for (const PrimExpr* d : shape->values) computed(d);
    if (const auto* call = ir::as<ir::Call>(e))
      for (const Attribute& a : call->attrs) attribute(a.value);
    if (const auto* sequence = ir::as<ir::SeqExpr>(e))
      for (const ir::BindingBlock* block : sequence->blocks)
        for (const ir::Binding* b : block->bindings)
          if (b->is_match_cast()) cast_to(b->struct_info);
  }

 private:
  void number(std::int64_t value) {
    if (value < -1 || value > kLargestSize + 1) return;
    for (const std::int64_t near : {value - 1, value, value + 1})
      if (near >= 0 && near <= kLargestSize) found_.insert(near);
  }
  /// A number by itself, or what is computed of one.
  void dimension(const PrimExpr* e) {
    if (const auto* literal = as<IntImm>(e)) return number(literal->value);
    computed(e);
  }
  /// Numbers that something is combined with; a number by itself is a dimension like others.
  void computed(const PrimExpr* e) {
    for_each_operand(e, [&](const PrimExpr* operand) { dimension(operand); });
  }
  void attribute(const spec::Object& value) {
    if (value.kind == spec::Object::Kind::kInt) number(value.integer);
    if (value.kind == spec::Object::Kind::kExpr) dimension(value.expr);
    for (const spec::Object& item : value.items) attribute(item);
  }
  void cast_to(const ir::StructInfo* s) {
    if (const auto* tensor = ir::as<ir::TensorStructInfo>(s)) {
      if (const auto* shape = ir::as<ir::ShapeExpr>(tensor->shape))
        for (const PrimExpr* d : shape->values) dimension(d);
    } else if (const auto* shape = ir::as<ir::ShapeStructInfo>(s); shape && shape->values) {
      for (const PrimExpr* d : *shape->values) dimension(d);
    } else if (const auto* tuple = ir::as<ir::TupleStructInfo>(s)) {
      for (const ir::StructInfo* field : tuple->fields) cast_to(field);
    }
  }

  std::set<std::int64_t> found_;
};

}  // namespace

std::set<std::int64_t> model_constants(const semantics::Subject& subject) {
  ModelConstants constants;
  for (const Function* f : subject.reachable)
    if (f->relax_func)
      ir::for_each_expression_in(f->relax_func->body,
                                 [&](const ir::Expr* e) { constants.expression(e); });
  return std::move(constants).take();
}

}  // namespace tenor::solver
