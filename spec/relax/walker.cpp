// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/walker.h"

#include "spec/ir/relax/scalar.h"

namespace tenor::spec::relax {

void Walker::walk(const Function& function, std::string_view global) {
  then_function(function, nullptr, global);
  tasks_.perform_all([this](const auto& task) { perform(task); });
}

/// Relax/WellFormed/6:b, c: what stands alone is bound over all parameters, before any is judged.
void Walker::then_function(const Function& f, const Variable* variable, std::string_view global) {
  then(EnterFunction{{&f, variable, global, 0}});
  then(OpenScope{Scope::Level::kFunction});
  for (const Variable* param : f.params) {
    then(BindingPositions{param->struct_info_annotation, Site::kSignature});
    then(BindTask{param, Site::kParameter, false});
  }
  for (const Variable* param : f.params)
    then_annotation(param->struct_info_annotation, Where::kParameter);
  then_annotation(f.ret_struct_info, Where::kReturn);
  then(BodyTask{f.body, false});
  then(CloseScope{});
  then(LeaveFunction{});
}

void Walker::perform(const EnterFunction& enter) {
  context_.functions.push_back(enter.function);
  check(*enter.function.function);
}

void Walker::perform(const BodyTask& body) {
  if (!body.expr) return;
  check(Body{*body.expr, body.is_branch});
  if (const auto* seq = as<SeqExpr>(body.expr)) return visit(*seq);
  then(OpenScope{Scope::Level::kSequence});
  then(body.expr);
  then(CloseScope{});
}

void Walker::visit(const SeqExpr& e) {
  check(e);
  then(OpenScope{Scope::Level::kSequence});
  for (const BindingBlock* block : e.blocks) then(block);
  if (e.body) then(ResultTask{e.body});
  then(CloseScope{});
}

void Walker::perform(const BindingBlock* block) {
  if (block->is_dataflow) {
    then(EnterDataflow{});
    then(OpenScope{Scope::Level::kDataflowBlock});
  }
  for (const Binding* binding : block->bindings) then(Bindings{binding, block->is_dataflow});
  if (block->is_dataflow) {
    then(CloseScope{});
    then(LeaveDataflow{});
  }
}

/// Relax/Scope/2:b: a function is in scope in itself. Any other value stands before its variable.
void Walker::perform(const Bindings& task) {
  const Binding& b = *task.binding;
  const BindTask bind{b.var, Site::kBinding, task.in_dataflow_block};
  const auto* function = as<Function>(b.value);
  if (function) {
    if (b.var) then(bind);
    then_function(*function, b.var, {});
  } else if (b.value) {
    if (b.var) then(EnterPending{b.var});
    then(Value{b.value});
    if (b.var) then(LeavePending{});
  }
  if (b.is_match_cast() && b.struct_info) {
    check(b);
    then(BindingPositions{b.struct_info, Site::kMatchCast});
    then(Annotation{b.struct_info, Where::kMatchCast});
  }
  if (!b.var) return;
  if (bound_with(b.var)) then(BindingPositions{b.var->struct_info_annotation, Site::kScalar});
  then_annotation(b.var->struct_info_annotation, Where::kVariable);
  if (!function) then(bind);
  if (!b.is_match_cast()) context_.values.try_emplace(b.var, b.value);
}

void Walker::perform(const BindTask& task) {
  check(VariableBinding{*task.variable, task.site, task.in_dataflow_block});
  context_.scope.bind(task.variable, context_.span(task.variable), task.site);
}

void Walker::perform(const Value& value) {
  if (const auto* seq = as<SeqExpr>(value.expr))
    check(NestedSeqExpr{*seq, context_.in_dataflow_block()});
  then(value.expr);
}

void Walker::perform(const Nested& nested) {
  check(Part{*nested.expr, nested.is_callee});
  if (nested.is_callee && as<Op>(nested.expr)) return;
  then(Value{nested.expr});
}

void Walker::perform(const ResultTask& result) {
  check(Result{*result.expr});
  then(Value{result.expr});
}

void Walker::visit(const Call& e) {
  check(e);
  then_nested(e.op, true);
  for (const Expr* argument : e.args) then_nested(argument);
  for (const StructInfo* s : e.sinfo_args) then_annotation(s, Where::kArgument);
}

void Walker::visit(const If& e) {
  check(e);
  then_nested(e.cond);
  then(BodyTask{e.true_branch, true});
  then(BodyTask{e.false_branch, true});
}

void Walker::perform(const Expr* e) {
  switch (e->kind) {
    case ExprKind::kConstant: return written(as<Constant>(e)->dtype, e);
    case ExprKind::kVar:
    case ExprKind::kDataflowVar: return use(variable_of(e), context_.span(e));
    case ExprKind::kGlobalVar: return check(*as<GlobalVar>(e));
    case ExprKind::kTuple:
      for (const Expr* field : as<Tuple>(e)->fields) then_nested(field);
      return;
    case ExprKind::kSeqExpr: return visit(*as<SeqExpr>(e));
    case ExprKind::kPrimValue:
      check(*as<PrimValue>(e));
      check(Dimension{*as<PrimValue>(e)->value, false});
      return then(Use{as<PrimValue>(e)->value, UsePosition::kExpression});
    case ExprKind::kDataTypeImm: return written(as<DataTypeImm>(e)->value, e);
    case ExprKind::kFunction: return then_function(*as<Function>(e), nullptr, {});
    case ExprKind::kIf: return visit(*as<If>(e));
    case ExprKind::kCall: return visit(*as<Call>(e));
    case ExprKind::kShapeExpr:
      return then_dimensions(as<ShapeExpr>(e)->values, UsePosition::kExpression);
    case ExprKind::kTupleGetItem: return then_nested(as<TupleGetItem>(e)->tuple_value);
    case ExprKind::kOp: return check(*as<Op>(e));
    case ExprKind::kOpaqueExpr: return check(*as<OpaqueExpr>(e));
    case ExprKind::kStringImm:
    case ExprKind::kExternFunc: return;
  }
}

void Walker::use(const Variable* variable, Span at) {
  if (!variable) return;
  check(Occurrence{*variable, at});
  if (!context_.scope.contains(variable)) context_.scope.forgive(variable);
}

void Walker::written(const DataType& dtype, const Node* at) {
  if (datatypes_.insert(to_string(dtype)).second) check(WrittenDataType{dtype, context_.span(at)});
}

}  // namespace tenor::spec::relax
