// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/uses.h"

#include "spec/ir/tir/children.h"

namespace tenor::spec::tir {

bool contains_call(const PrimExpr* e) {
  std::vector<const PrimExpr*> left{e};
  while (!left.empty()) {
    const PrimExpr* next = left.back();
    left.pop_back();
    if (as<Call>(next)) return true;
    for_each_operand(next, [&](const PrimExpr* part) { left.push_back(part); });
  }
  return false;
}

Uses::Uses(const PrimFunc& f, HasEffect has_effect) : has_effect_(std::move(has_effect)) {
  for (const Buffer* b : f.buffers)
    if (b) parts(*b);
  for (const Attribute& a : f.attrs) object(a.value);
  put(f.body);
  while (!waiting_.empty()) {
    const auto next = waiting_.back();
    waiting_.pop_back();
    std::visit([this](const auto* node) { see(node); }, next);
  }
}

void Uses::parts(const Buffer& b) {
  if (!seen_.insert(&b).second) return;
  for (const PrimExpr* e : b.shape) put(e);
  for (const PrimExpr* e : b.strides) put(e);
  put(b.elem_offset);
}
void Uses::use(const Buffer* b) {
  if (!buffers_.insert(b).second) return;
  use(b->data);
  parts(*b);
}
void Uses::use(const Variable* v) {
  if (!variables_.insert(v).second) return;
  if (const auto value = put_off_.find(v); value != put_off_.end()) put(value->second);
}
void Uses::object(const Object& o) {
  if (o.variable) use(o.variable);
  if (o.buffer) use(o.buffer);
  if (o.region) use(o.region->buffer), put(o.region->region);
  if (o.iter_var) put(o.iter_var->dom);
  put(o.expr);
  for (const Object& item : o.items) object(item);
  for (const Attribute& entry : o.entries) object(entry.value);
}
void Uses::objects(Attrs attrs) {
  for (const Attribute& a : attrs) object(a.value);
}

void Uses::bind(const Node* at, const Variable* v, const PrimExpr* value) {
  bound_.push_back({at, v->name_hint, "", v});
  if (!has_effect_ || used(v) || has_effect_(value)) return put(value);
  put_off_.emplace(v, value);
}
void Uses::see(const PrimExpr* e) {
  if (const auto* v = as<Var>(e)) use(v->variable);
  if (const auto* load = as<BufferLoad>(e)) use(load->buffer);
  if (const auto* load = as<Load>(e)) use(load->buffer_var);
  if (const auto* let = as<Let>(e)) {
    bind(let, let->var, let->value);
    return put(let->body);
  }
  if (const auto* call = as<Call>(e)) objects(call->attrs);
  if (const auto* opaque = as<OpaqueExpr>(e)) object(opaque->construct);
  for_each_operand(e, [this](const PrimExpr* operand) { put(operand); });
}
void Uses::see(const Stmt* s) {
  if (const auto* e = as<Evaluate>(s); e && !is_needed(*e)) return;
  if (const auto* let = as<LetStmt>(s)) {
    bind(let, let->var, let->value);
    return put(let->body);
  }
  if (const auto* a = as<AttrStmt>(s)) object(a->node);
  if (const auto* store = as<BufferStore>(s)) use(store->buffer);
  if (const auto* store = as<Store>(s)) use(store->buffer_var);
  if (const auto* fetch = as<Prefetch>(s)) use(fetch->buffer);
  if (const auto* loop = as<For>(s)) objects(loop->annotations);
  if (const auto* opaque = as<OpaqueStmt>(s)) object(opaque->construct);
  if (const auto* block = as<Block>(s)) see_block(*block);
  see_memory(s);
  for_each_expression(s, [this](const PrimExpr* e) { put(e); });
  for_each_substatement(s, [this](const Stmt* child) { put(child); });
}
void Uses::see_memory(const Stmt* s) {
  constexpr std::string_view kAllocated = "is allocated", kDeclared = "is declared";
  const auto pointer = [&](const Variable* v) {
    bound_.push_back({s, v->name_hint, kAllocated, v});
  };
  if (const auto* a = as<Allocate>(s)) pointer(a->buffer_var), objects(a->annotations);
  if (const auto* a = as<AllocateConst>(s)) pointer(a->buffer_var), objects(a->annotations);
  if (const auto* r = as<BufferRealize>(s))
    bound_.push_back({s, r->buffer->name, kAllocated, r->buffer->data}), parts(*r->buffer);
  if (const auto* d = as<DeclBuffer>(s)) {
    bound_.push_back({s, d->buffer->name, kDeclared, d->buffer->data, d->buffer});
    declared_.insert(d->buffer->data);  // the declaration is what goes unused
    parts(*d->buffer);
  }
}
void Uses::see_block(const Block& b) {
  for (const Buffer* buffer : b.alloc_buffers) {
    bound_.push_back({buffer, buffer->name, "is allocated", buffer->data});
    parts(*buffer);
  }
  for (const IterVar* iv : b.iter_vars) put(iv->dom);
  for (const MatchBufferRegion* m : b.match_buffers)
    use(m->source->buffer), put(m->source->region), parts(*m->buffer);
  for (const BufferRegion* r : b.reads) put(r->region);
  for (const BufferRegion* r : b.writes) put(r->region);
  objects(b.annotations);
}

}  // namespace tenor::spec::tir
