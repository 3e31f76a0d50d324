// SPDX-License-Identifier: Apache-2.0
// Statements to bindings and blocks: a call by itself binds a variable without use, and a dataflow
// block gives out what R.output lists. Assignments: assign.cpp.
// Relax/Grammar/Binding, BindingBlock.
#include <fmt/format.h>

#include <utility>

#include "spec/text/reader/depth.h"
#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {
namespace {

/// `R.name(…)`, by the last word.
bool is_call_of(const python::Expr* e, std::string_view name) {
  return e && e->kind == python::Kind::kCall && e->value->kind == python::Kind::kAttribute &&
         e->value->text == name && e->value->value->kind == python::Kind::kName;
}

template <class Visit>
void for_each_bound(const python::Expr* target, const Visit& visit) {
  if (!target) return;
  if (target->kind == python::Kind::kName) return visit(target->text);
  if (target->kind == python::Kind::kTuple || target->kind == python::Kind::kList)
    for (const python::Expr* item : target->items) for_each_bound(item, visit);
}

/// Names that `s` itself binds; an `if` binds what its branch ends by binding.
template <class Visit>
void for_each_bound(const python::Stmt& statement, const Visit& visit) {
  const python::Stmt* last = &statement;
  while (last->kind == python::StmtKind::kIf && !last->body.empty()) last = last->body.back();
  const python::Stmt& s = *last;
  for (const python::Expr* target : s.targets) for_each_bound(target, visit);
  for_each_bound(s.target, visit);
  if (s.kind == python::StmtKind::kFunctionDef) visit(s.text);
}

}  // namespace

void RelaxReader::statements(List<const python::Stmt*> list) {
  for (const python::Stmt* s : list) {
    if (sequence_->has_return) {
      fail(Code::P_CONSTRUCT, s->span, "nothing may follow `return`");
      return;
    }
    statement(*s);
  }
}

void RelaxReader::statement(const python::Stmt& s) {
  const Deeper deeper(nesting_);
  if (deeper.too_deep(kMaxNesting)) {
    fail(Code::X_DEPTH, s.span, "statements are nested too deeply");
    return;
  }
  switch (s.kind) {
    case python::StmtKind::kExpr: return read_expression(s);
    case python::StmtKind::kAssign: return read_assign(s);
    case python::StmtKind::kAnnAssign: return read_annotated(s);
    case python::StmtKind::kReturn: return read_return(s);
    case python::StmtKind::kWith: return read_with(s);
    case python::StmtKind::kIf: return read_if(s);
    case python::StmtKind::kFunctionDef: return read_nested(s);
    case python::StmtKind::kPass: return;
    default: break;
  }
  fail(Code::P_CONSTRUCT, s.span, "this Python statement is not Relax TVMScript");
}

relax::Variable* RelaxReader::new_variable(const python::Stmt& s, std::string_view name, Span at,
                                           const relax::StructInfo* annotation) {
  bool inner = dataflow_ != nullptr;
  if (dataflow_) {
    const auto output = dataflow_->outputs.find(name);
    inner = output == dataflow_->outputs.end() || output->second != &s;
  }
  relax::Variable* made = build_.variable(at, name, annotation, inner);
  if (dataflow_)
    (inner ? dataflow_->inner : dataflow_->given_out).emplace_back(made->name_hint, made);
  return made;
}

void RelaxReader::bind(Span at, const relax::Variable* variable, const relax::Expr* value) {
  auto* made = build_.make<relax::Binding>(at);
  made->var = variable;
  made->value = value;
  sequence_->open.push_back(made);
  if (is_tuple(value)) tuples_.insert(variable);
  if (const auto* scalar = relax::as<relax::PrimValue>(value))
    scalars_.emplace(variable, scalar->value->dtype);
}

bool RelaxReader::is_tuple(const relax::Expr* e) const {
  const relax::Variable* variable = relax::variable_of(e);
  if (!variable) return relax::as<relax::Tuple>(e) != nullptr;
  return relax::as<relax::TupleStructInfo>(variable->struct_info_annotation) ||
         tuples_.contains(variable);
}

void RelaxReader::close_block(Span dataflow) {
  const bool is_dataflow = dataflow.begin != dataflow.end;
  if (sequence_->open.empty() && !is_dataflow) return;
  const Span at = is_dataflow ? dataflow : build_.program().span(sequence_->open.front());
  auto* made = build_.make<relax::BindingBlock>(at);
  made->is_dataflow = is_dataflow;
  made->bindings = arena().list(sequence_->open);
  sequence_->open.clear();
  sequence_->blocks.push_back(made);
}

/// `x = R.match_cast(value, struct_info)`; without a target it binds no variable.
bool RelaxReader::read_match_cast(const python::Stmt& s, const python::Expr* target,
                                  const relax::StructInfo* annotation) {
  if (!is_call_of(s.value, "match_cast")) return false;
  Call call;
  call.span = s.value->span;
  auto* made = build_.make<relax::Binding>(s.span);
  made->kind = relax::Binding::Kind::kMatchCast;
  if (script_.arguments(s.value, call)) {
    made->value = expr(call.get(0, "value"));
    const Value type = call.named("ty");
    const Value to = type.is(Kind::kNone) ? call.get(1, "struct_info") : type;
    if (to.is(Kind::kNone))
      fail(Code::P_ARGUMENT, call.span, "R.match_cast needs a target StructInfo");
    else
      made->struct_info = struct_info(to);
    if (call.unasked().found)
      fail(Code::P_ARGUMENT, call.unasked().span, "R.match_cast takes a value and StructInfo");
  }
  if (target && target->kind != python::Kind::kName) {
    fail(Code::P_CONSTRUCT, target->span, "R.match_cast is bound to one name");
    bind_unknown(target);
    return true;
  }
  if (target) {
    relax::Variable* variable = new_variable(s, target->text, target->span, annotation);
    made->var = variable;
    script_.bind(variable->name_hint, value_of(target->span, variable));
  }
  sequence_->open.push_back(made);
  return true;
}

void RelaxReader::bind_unknown(const python::Expr* target) {
  for_each_bound(target, [&](std::string_view name) { script_.bind(name, Value()); });
}

void RelaxReader::read_expression(const python::Stmt& s) {
  if (is_call_of(s.value, "output")) return read_output(s.value);
  if (read_match_cast(s, nullptr, nullptr)) return;
  const Value v = script_.evaluate(s.value);
  const bool nothing = !v || v.is(Kind::kNone) || v.is(Kind::kString) || v.is(Kind::kEllipsis);
  if (nothing) return;
  if (const relax::Expr* e = expr(v)) bind(s.span, new_variable(s, "_", s.span, nullptr), e);
}

void RelaxReader::read_return(const python::Stmt& s) {
  if (dataflow_) {
    fail(Code::P_CONSTRUCT, s.span, "a dataflow block cannot return");
    return;
  }
  sequence_->has_return = true;
  const Value v = s.value ? script_.evaluate(s.value) : sequence(s.span, Kind::kTuple, {});
  if (v) sequence_->result = expr(v.is(Kind::kNone) ? sequence(s.span, Kind::kTuple, {}) : v);
}

/// `with R.dataflow():`. Of the names that it binds, those outside are what R.output lists.
void RelaxReader::read_with(const python::Stmt& s) {
  const bool block = s.items.size() == 1 && is_call_of(s.items[0].context, "dataflow");
  if (!block || dataflow_) {
    fail(Code::P_CONSTRUCT, s.span,
         block ? "dataflow blocks cannot be nested" : "only R.dataflow() can open a block");
    return;
  }
  close_block();
  Dataflow dataflow;
  for (const python::Stmt* inner : s.body)
    if (inner->kind == python::StmtKind::kExpr && is_call_of(inner->value, "output"))
      for (const python::Expr* name : inner->value->items)
        if (name->kind == python::Kind::kName) dataflow.outputs.emplace(name->text, nullptr);
  for (const python::Stmt* inner : s.body)
    for_each_bound(*inner, [&](std::string_view name) {
      if (const auto found = dataflow.outputs.find(name); found != dataflow.outputs.end())
        found->second = inner;
    });
  const std::size_t scope = script_.enter_scope();
  dataflow_ = &dataflow;
  statements(s.body);
  dataflow_ = nullptr;
  script_.leave_scope(scope);
  close_block(s.span);
  // A name of the block's own that hides none stays known: using it is a matter of scope rules.
  for (const auto& [name, variable] : dataflow.inner)
    if (!script_.find(name)) script_.bind(name, value_of({}, variable));
  for (const auto& [name, bound] : dataflow.outputs) script_.bind(name, Value());
  for (const auto& [name, variable] : dataflow.given_out)
    script_.bind(name, value_of({}, variable));
}

void RelaxReader::read_output(const python::Expr* call) {
  if (!dataflow_ || std::exchange(dataflow_->has_output, true)) {
    fail(Code::P_CONSTRUCT, call->span, "R.output must be used once, in a dataflow block");
    return;
  }
  for (const python::Expr* name : call->items) {
    const auto found = name->kind == python::Kind::kName ? dataflow_->outputs.find(name->text)
                                                         : dataflow_->outputs.end();
    if (found == dataflow_->outputs.end())
      fail(Code::P_ARGUMENT, name->span, "R.output lists names");
    else if (!found->second)
      fail(Code::P_NAME, name->span, fmt::format("the block does not bind `{}`", name->text));
  }
}

/// `@R.function def inner(…)`: a binding of a function, whose body knows its name.
void RelaxReader::read_nested(const python::Stmt& s) {
  if (!is_decorated(source_, s, "function")) {
    fail(Code::P_CONSTRUCT, s.span, "only a Relax function can be nested in a Relax function",
         "decorate it with @R.function");
    return;
  }
  relax::Variable* variable = new_variable(s, s.text, s.span, nullptr);
  script_.bind(variable->name_hint, value_of(s.span, variable));
  bind(s.span, variable, function_at(s));
}

}  // namespace tenor::spec::reader
