// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {

Fixture::Fixture() {
  function = program.make<tir::PrimFunc>(Span{});
  function->name = "main";
  add_param(n = variable(int_type(32), "n"));
  add_param(m = variable(int_type(64), "m"));
  add_param(x = variable(float_type(32), "x"));
  add_param(p = pointer_variable(float_type(32)));
  add_buffer(a = buffer("A", float_type(32), {i(16)}));
  add_buffer(b = buffer("B", float_type(32), {i(4), i(8)}));
  add_buffer(flags = buffer("flags", bool_type(), {i(16)}));
  function->params = builder.arena().list(params_);
  function->buffers = builder.arena().list(buffers_);
  Function named;
  named.name = "main";
  named.prim_func = function;
  module.functions.push_back(named);
}

const Variable* Fixture::add_param(Variable* v) {
  params_.push_back(v);
  buffers_.push_back(nullptr);
  return v;
}

void Fixture::add_buffer(Buffer* buffer) {
  add_param(variable(handle_type(), "handle"));
  buffers_.back() = buffer;
}

std::string Fixture::severity(std::string_view check_id, bool strict) {
  Report report(strict);
  check(program, module, *function, report);
  for (const Diagnostic& d : report.diagnostics()) {
    if (d.rule != check_id) continue;
    return d.severity == Severity::kError     ? "error"
           : d.severity == Severity::kWarning ? "warning"
                                              : "note";
  }
  return {};
}

std::string Fixture::says(std::string_view check_id, const tir::Stmt* body, bool strict) {
  function->body = body;
  return severity(check_id, strict);
}

std::string Fixture::says(std::string_view check_id, const PrimExpr* value, bool strict) {
  return says(check_id, evaluate(value), strict);
}

std::string Fixture::says_of_function(std::string_view check_id, bool strict) {
  if (!function->body) function->body = nothing();
  return severity(check_id, strict);
}

std::vector<std::string> Fixture::findings(const tir::Stmt* body) {
  function->body = body;
  Report report;
  check(program, module, *function, report);
  std::vector<std::string> ids;
  for (const Diagnostic& d : report.diagnostics())
    if (!d.rule.empty()) ids.push_back(d.rule);  // a lint is of no check
  return ids;
}

const Type* Fixture::pointer(DataType dtype, std::string_view scope) {
  return builder.pointer_type(builder.prim_type(dtype), scope);
}
Variable* Fixture::variable(DataType dtype, std::string_view name) {
  return builder.variable({}, name, dtype);
}
Variable* Fixture::pointer_variable(DataType dtype, std::string_view scope) {
  return builder.variable({}, "p", pointer(dtype, scope));
}

Buffer* Fixture::buffer(std::string_view name, DataType dtype, Exprs shape,
                        std::string_view scope) {
  auto* made = program.make<Buffer>(Span{});
  made->name = name;
  made->data = pointer_variable(dtype, scope);
  made->dtype = dtype;
  made->shape = builder.arena().list(shape);
  return made;
}

const PrimExpr* Fixture::load(const Buffer* from, Exprs indices, const PrimExpr* predicate) {
  return builder.buffer_load({}, from, builder.arena().list(indices), predicate);
}

const tir::Stmt* Fixture::evaluate(const PrimExpr* e) {
  auto* s = builder.stmt<tir::Evaluate>({});
  s->value = e;
  return s;
}
const tir::Stmt* Fixture::store(const Buffer* to, const PrimExpr* value, Exprs indices,
                                const PrimExpr* predicate) {
  auto* s = builder.stmt<tir::BufferStore>({});
  s->buffer = to;
  s->value = value;
  s->indices = builder.arena().list(indices);
  s->predicate = predicate;
  return s;
}
const tir::Stmt* Fixture::seq(std::vector<const tir::Stmt*> items) {
  auto* s = builder.stmt<tir::SeqStmt>({});
  s->seq = builder.arena().list(items);
  return s;
}
const tir::Stmt* Fixture::let(const Variable* v, const PrimExpr* value, const tir::Stmt* body) {
  auto* s = builder.stmt<tir::LetStmt>({});
  s->var = v;
  s->value = value;
  s->body = body;
  return s;
}
tir::For* Fixture::loop(const Variable* v, const PrimExpr* min, const PrimExpr* extent,
                        const tir::Stmt* body, tir::ForKind kind) {
  auto* s = builder.stmt<tir::For>({});
  s->for_kind = kind;
  s->loop_var = v;
  s->min = min;
  s->extent = extent;
  s->body = body;
  return s;
}
const tir::Stmt* Fixture::while_loop(const PrimExpr* condition, const tir::Stmt* body) {
  auto* s = builder.stmt<tir::While>({});
  s->condition = condition;
  s->body = body;
  return s;
}
tir::AttrStmt* Fixture::attr(Object node, std::string_view key, const PrimExpr* value,
                             const tir::Stmt* body) {
  auto* s = builder.stmt<tir::AttrStmt>({});
  s->node = node;
  s->attr_key = key;
  s->value = value;
  s->body = body;
  return s;
}
tir::Allocate* Fixture::allocate(const Variable* v, DataType dtype, Exprs extents,
                                 const tir::Stmt* body) {
  auto* s = builder.stmt<tir::Allocate>({});
  s->buffer_var = v;
  s->dtype = dtype;
  s->extents = builder.arena().list(extents);
  s->condition = yes();
  s->body = body;
  return s;
}
const tir::Stmt* Fixture::declare(const Buffer* buffer, const tir::Stmt* body) {
  auto* s = builder.stmt<tir::DeclBuffer>({});
  s->buffer = buffer;
  s->body = body;
  return s;
}
IterVar* Fixture::iter_var(const Variable* v, const PrimExpr* min, const PrimExpr* extent,
                           std::string_view tag) {
  auto* made = program.make<IterVar>(Span{});
  made->var = v;
  made->dom = {min, extent};
  made->thread_tag = tag;
  return made;
}
BufferRegion* Fixture::region(const Buffer* of, std::vector<Range> ranges) {
  auto* made = program.make<BufferRegion>(Span{});
  made->buffer = of;
  made->region = builder.arena().list(ranges);
  return made;
}
tir::Block* Fixture::block(std::vector<const IterVar*> iter_vars, const tir::Stmt* body) {
  auto* s = builder.stmt<tir::Block>({});
  s->iter_vars = builder.arena().list(iter_vars);
  s->body = body;
  return s;
}
tir::BlockRealize* Fixture::realize(const tir::Block* of, Exprs values) {
  auto* s = builder.stmt<tir::BlockRealize>({});
  s->block = of;
  s->values = builder.arena().list(values);
  s->predicate = yes();
  return s;
}
const tir::MatchBufferRegion* Fixture::match(const Buffer* view, const BufferRegion* source) {
  auto* made = program.make<tir::MatchBufferRegion>(Span{});
  made->buffer = view;
  made->source = source;
  return made;
}
const tir::Stmt* Fixture::matching(const Buffer* view, const BufferRegion* source) {
  tir::Block* s = block({}, nothing());
  s->match_buffers =
      builder.arena().list(std::vector<const tir::MatchBufferRegion*>{match(view, source)});
  return s;
}
Object Fixture::object(const Variable* v) {
  Object made;
  made.kind = Object::Kind::kVariable;
  made.variable = v;
  return made;
}
Object Fixture::object(const IterVar* v) {
  Object made;
  made.kind = Object::Kind::kIterVar;
  made.iter_var = v;
  return made;
}

}  // namespace tenor::spec::test
