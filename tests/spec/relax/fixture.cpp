// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/relax/fixture.h"

namespace tenor::spec::relax::test {
namespace {

/// Scope and structure ask no prover.
struct NoProver : Prover {
  Decision decide(const Question&) const override { return {}; }
};

}  // namespace

Fixture::Fixture() {
  module.name = "Module";
  n = shape_variable("n");
  m = shape_variable("m");
  x = variable("x", tensor({of(n), of(m)}));
  function = make_function({x}, seq({}, use(x)));
  add_function("main", function);
}

void Fixture::add_function(std::string name, const Function* f) {
  spec::Function named;
  named.kind = spec::Function::Kind::kRelax;
  named.name = std::move(name);
  named.relax_func = f;
  module.functions.push_back(named);
}

std::string Fixture::says(std::string_view check_id) {
  Report report(strict, readings);
  Module judged = module;
  check(program, judged, NoProver(), report);
  for (const Diagnostic& d : report.diagnostics()) {
    if (d.rule != check_id) continue;
    return d.severity == Severity::kError     ? "error"
           : d.severity == Severity::kWarning ? "warning"
                                              : "note";
  }
  return {};
}

std::string Fixture::says(std::string_view check_id, const Expr* body) {
  function->body = body;
  return says(check_id);
}

std::string Fixture::says(std::string_view check_id, std::vector<const Binding*> bindings) {
  return says(check_id, seq({block(std::move(bindings))}, use(x)));
}

std::vector<std::string> Fixture::findings() {
  Report report(strict, readings);
  Module judged = module;
  check(program, judged, NoProver(), report);
  std::vector<std::string> ids;
  for (const Diagnostic& d : report.diagnostics()) ids.push_back(d.rule);
  return ids;
}

spec::Variable* Fixture::shape_variable(std::string_view name, DataType dtype) {
  return builder.tir().variable({}, name, dtype);
}

const TensorStructInfo* Fixture::tensor(Dimensions dimensions, DataType dtype) {
  return builder.tensor({}, builder.arena().list(dimensions), dtype);
}
const ShapeStructInfo* Fixture::shape(Dimensions values) {
  return builder.shape({}, builder.arena().list(values));
}
const FuncStructInfo* Fixture::callable(Infos params, const StructInfo* ret) {
  return builder.func({}, builder.arena().list(params), ret, true);
}
Variable* Fixture::variable(std::string_view name, const StructInfo* info) {
  return builder.variable({}, name, info, false);
}
Variable* Fixture::dataflow(std::string_view name, const StructInfo* info) {
  return builder.variable({}, name, info, true);
}
const Expr* Fixture::global(std::string_view name) {
  auto* made = builder.make<GlobalVar>({});
  made->name_hint = name;
  return made;
}
const Expr* Fixture::op(std::string_view name) {
  auto* made = builder.make<Op>({});
  made->op_name = name;
  return made;
}
const Call* Fixture::call(const Expr* callee, Exprs arguments, Infos sinfo_args) {
  auto* made = builder.make<Call>({});
  made->op = callee;
  made->args = builder.arena().list(arguments);
  made->sinfo_args = builder.arena().list(sinfo_args);
  return made;
}
const Expr* Fixture::item(const Expr* of_tuple, std::int64_t index) {
  auto* made = builder.make<TupleGetItem>({});
  made->tuple_value = of_tuple;
  made->index = index;
  return made;
}
const Expr* Fixture::branch(const Expr* condition, const Expr* yes, const Expr* no) {
  auto* made = builder.make<If>({});
  made->cond = condition;
  made->true_branch = yes;
  made->false_branch = no;
  return made;
}
const Expr* Fixture::scalar(DataType dtype) {
  auto* made = builder.make<Constant>({});
  made->dtype = dtype;
  return made;
}
const Binding* Fixture::bind(const Variable* v, const Expr* value) {
  auto* made = builder.make<Binding>({});
  made->var = v;
  made->value = value;
  return made;
}
const Binding* Fixture::match(const Variable* v, const Expr* value, const StructInfo* info) {
  auto* made = builder.make<Binding>({});
  made->kind = Binding::Kind::kMatchCast;
  made->var = v;
  made->value = value;
  made->struct_info = info;
  return made;
}
const BindingBlock* Fixture::block(std::vector<const Binding*> bindings, bool is_dataflow) {
  auto* made = builder.make<BindingBlock>({});
  made->is_dataflow = is_dataflow;
  made->bindings = builder.arena().list(bindings);
  return made;
}
const SeqExpr* Fixture::seq(std::vector<const BindingBlock*> blocks, const Expr* body) {
  auto* made = builder.make<SeqExpr>({});
  made->blocks = builder.arena().list(blocks);
  made->body = body;
  return made;
}
Function* Fixture::make_function(std::vector<const Variable*> params, const Expr* body) {
  auto* made = builder.make<Function>({});
  made->params = builder.arena().list(params);
  made->body = body;
  return made;
}
Attrs Fixture::attribute(std::string_view key, std::string_view value) {
  Attribute made{key, {}};
  made.value.kind = Object::Kind::kString;
  made.value.text = value;
  return builder.arena().list({made});
}
Attrs Fixture::attribute(std::string_view key, bool value) {
  Attribute made{key, {}};
  made.value.kind = Object::Kind::kBool;
  made.value.integer = value ? 1 : 0;
  return builder.arena().list({made});
}

}  // namespace tenor::spec::relax::test
