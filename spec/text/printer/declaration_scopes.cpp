// SPDX-License-Identifier: Apache-2.0
#include "spec/text/printer/declaration_scopes.h"

#include "spec/ir/tir/children.h"

namespace tenor::spec::printer {

DeclarationScopes::DeclarationScopes(const tir::PrimFunc& function) : scopes_{{}}, path_{0} {
  for (const Buffer* buffer : function.buffers)
    if (buffer) use(buffer);
  use(function.attrs);
  visit(function.body);
  close();
}

ScopeId DeclarationScopes::scope(const tir::Stmt* owner, int part) const {
  const auto found = parts_[part].find(owner);
  return found == parts_[part].end() ? 0 : found->second;
}

ScopeId DeclarationScopes::scope_of(const void* key) const {
  const auto found = scope_of_.find(key);
  return found == scope_of_.end() ? 0 : found->second;
}

void DeclarationScopes::open(const tir::Stmt* owner, int part) {
  const auto id = static_cast<ScopeId>(scopes_.size());
  scopes_.push_back({path_.back(), id, id});
  path_.push_back(id);
  parts_[part][owner] = id;
}

void DeclarationScopes::close() {
  Scope& closed = scopes_[static_cast<std::size_t>(path_.back())];
  closed.last = static_cast<ScopeId>(scopes_.size()) - 1;
  closed.nearest_open = closed.parent;
  path_.pop_back();
}

ScopeId DeclarationScopes::nearest_open(ScopeId scope) {
  for (;;) {
    ScopeId& next = scopes_[static_cast<std::size_t>(scope)].nearest_open;
    if (next == scope) return scope;
    // Each step leaves a shorter way to those that follow it.
    scope = next = scopes_[static_cast<std::size_t>(next)].nearest_open;
  }
}

void DeclarationScopes::use(const void* key) {
  const auto [found, is_new] = scope_of_.try_emplace(key, path_.back());
  if (!is_new) found->second = nearest_open(found->second);
}

void DeclarationScopes::use(const PrimExpr* e) {
  if (!e) return;
  if (const auto* var = as<Var>(e)) {
    use(static_cast<const void*>(var->variable));
    use(var->data_of);
  }
  if (const auto* let = as<Let>(e)) use(static_cast<const void*>(let->var));
  if (const auto* load = as<Load>(e)) use(static_cast<const void*>(load->buffer_var));
  if (const auto* load = as<BufferLoad>(e)) use(load->buffer);
  if (const auto* call = as<Call>(e)) use(call->attrs);
  if (const auto* opaque = as<OpaqueExpr>(e)) use(opaque->construct);
  if (const auto* reduce = as<Reduce>(e)) use_axes(reduce);
  for_each_operand(e, [&](const PrimExpr* operand) { use(operand); });
}

void DeclarationScopes::use_axes(const Reduce* reduce) {
  use(reduce->combiner);
  for (const IterVar* axis : reduce->axis) {
    if (!axis) continue;
    use(static_cast<const void*>(axis->var));
    use(axis->dom.min);
    use(axis->dom.extent);
  }
}

void DeclarationScopes::use(const CommReducer* combiner) {
  if (!combiner) return;
  for (const PrimExpr* e : combiner->result) use(e);
  for (const PrimExpr* e : combiner->identity_element) use(e);
}

void DeclarationScopes::use(const Buffer* buffer) {
  if (!buffer) return;
  use(static_cast<const void*>(buffer));
  if (buffer->data) use(static_cast<const void*>(buffer->data));
  for (const PrimExpr* e : buffer->shape) use(e);
  for (const PrimExpr* e : buffer->strides) use(e);
  use(buffer->elem_offset);
}

void DeclarationScopes::use(const BufferRegion* region) {
  if (!region) return;
  use(region->buffer);
  for (const Range& range : region->region) use(range.min), use(range.extent);
}

void DeclarationScopes::use(Attrs attrs) {
  for (const Attribute& attr : attrs) use(attr.value);
}

void DeclarationScopes::use(const Object& object) {
  if (object.variable) use(static_cast<const void*>(object.variable));
  if (object.expr) use(object.expr);
  use(object.buffer);
  use(object.region);
  use(object.reducer);
  if (object.iter_var) {
    use(static_cast<const void*>(object.iter_var->var));
    use(object.iter_var->dom.min);
    use(object.iter_var->dom.extent);
  }
  for (const Object& item : object.items) use(item);
  use(object.entries);
}

void DeclarationScopes::use_buffers(const tir::Stmt* s) {
  if (const auto* store = as<tir::BufferStore>(s)) use(store->buffer);
  if (const auto* store = as<tir::Store>(s)) use(static_cast<const void*>(store->buffer_var));
  if (const auto* prefetch = as<tir::Prefetch>(s)) use(prefetch->buffer);
  if (const auto* realize = as<tir::BufferRealize>(s)) use(realize->buffer);
  if (const auto* declared = as<tir::DeclBuffer>(s)) use(declared->buffer);
  if (const auto* loop = as<tir::For>(s)) use(loop->annotations);
  if (const auto* allocate = as<tir::Allocate>(s)) use(allocate->annotations);
  if (const auto* opaque = as<tir::OpaqueStmt>(s)) use(opaque->construct);
}

void DeclarationScopes::visit(const tir::Stmt* s) {
  // The last part of a statement follows it without recursion: scopes in the flat text nest as deep
  // as the function is long.
  const std::size_t depth = path_.size();
  while (s) s = visit_but_last(s);
  while (path_.size() > depth) close();
}

const tir::Stmt* DeclarationScopes::visit_but_last(const tir::Stmt* s) {
  for_each_expression(s, [&](const PrimExpr* e) { use(e); });
  use_buffers(s);
  if (const auto* seq = as<tir::SeqStmt>(s)) {
    if (seq->seq.empty()) return nullptr;
    for (const tir::Stmt* item : seq->seq.first(seq->seq.size() - 1)) visit(item);
    return seq->seq.back();
  }
  if (const auto* realize = as<tir::BlockRealize>(s)) return realize->block;
  if (const auto* branch = as<tir::IfThenElse>(s)) {
    open(s, 0);
    visit(branch->then_case);
    close();
    open(s, 1);
    return branch->else_case;
  }
  open(s, 0);
  if (const auto* block = as<tir::Block>(s)) return visit_block(block);
  // The variable of a launch is bound by it, so it counts as used inside.
  if (const auto* attr = as<tir::AttrStmt>(s)) use(attr->node);
  const tir::Stmt* body = nullptr;
  for_each_substatement(s, [&](const tir::Stmt* sub) { body = sub; });
  return body;
}

const tir::Stmt* DeclarationScopes::visit_block(const tir::Block* block) {
  for (const IterVar* iter : block->iter_vars) {
    if (!iter) continue;
    use(iter->dom.min);
    use(iter->dom.extent);
  }
  for (const BufferRegion* region : block->reads) use(region);
  for (const BufferRegion* region : block->writes) use(region);
  use(block->annotations);
  for (const Buffer* buffer : block->alloc_buffers) use(buffer);
  for (const tir::MatchBufferRegion* match : block->match_buffers) {
    if (!match) continue;
    use(match->source);
    use(match->buffer);
  }
  open(block, 1);
  visit(block->init);
  close();
  return block->body;
}

}  // namespace tenor::spec::printer
