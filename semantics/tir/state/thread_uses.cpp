// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/state/thread_uses.h"

#include <set>

#include "semantics/tir/state/thread_axis.h"
#include "spec/ir/tir/children.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using namespace spec::tir;

class Walk {
 public:
  Walk(ThreadUses& uses, const Reductions& reductions) : uses_(uses), reductions_(reductions) {}

  /// Returns whether `s` may write shared memory.
  bool statement(const Stmt* s) {
    bool writes = writes_shared(s);
    if (const auto* store = as<BufferStore>(s)) buffer(store->buffer);
    if (const auto* declared = as<DeclBuffer>(s)) buffer(declared->buffer);
    if (const auto* block = as<Block>(s)) parts(*block);
    for_each_expression(s, [&](const PrimExpr* e) { writes = expression(e) || writes; });
    for_each_substatement(s, [&](const Stmt* child) { writes = statement(child) || writes; });
    if (!writes) uses_.quiet.push_back(s);
    return writes;
  }

 private:
  bool writes_shared(const Stmt* s) const {
    if (s->kind == StmtKind::kStore || s->kind == StmtKind::kOpaqueStmt) return true;
    if (const auto* attribute = as<AttrStmt>(s))  // what was copied is there from here on
      return attribute->attr_key == "async_wait_inflight_count";
    const auto* store = as<BufferStore>(s);
    const Type* type = store ? store->buffer->data->type_annotation : nullptr;
    if (!store || !type) return store != nullptr;
    const MemoryScope scope = memory_scope(type->storage_scope);
    return is_ordered(scope) ||
           (scope == MemoryScope::kLocal && !reductions_.reducers(store->buffer->data).empty());
  }
  /// What a function does is seen where it is called.
  static bool may_write(const Call& call) {
    if (call.global_var || !call.builtin) return true;
    const BuiltinEffect effect = call.builtin->effect;
    return effect == BuiltinEffect::kUpdateState || effect == BuiltinEffect::kOpaque;
  }
  void parts(const Block& b) {
    for (const IterVar* iv : b.iter_vars) range(iv->dom);
    for (const MatchBufferRegion* m : b.match_buffers) {
      buffer(m->source->buffer);
      for (const Range& r : m->source->region) range(r);
    }
  }
  void range(const Range& r) {
    if (r.min) expression(r.min);
    if (r.extent) expression(r.extent);
  }
  bool expression(const PrimExpr* e) {
    const auto* call = as<Call>(e);
    bool writes = call && may_write(*call);
    if (const auto* load = as<BufferLoad>(e)) buffer(load->buffer);
    if (const auto* var = as<Var>(e)) handle(var->variable);
    for_each_operand(e, [&](const PrimExpr* operand) { writes = expression(operand) || writes; });
    return writes;
  }
  void buffer(const Buffer* b) {
    if (!seen_.insert(b).second) return;
    uses_.buffers.push_back(b);
    handle(b->data);
  }
  void handle(const Variable* v) {
    if (v && v->dtype.is_handle() && seen_.insert(v).second) uses_.handles.push_back(v);
  }

  ThreadUses& uses_;
  const Reductions& reductions_;
  std::set<const Node*> seen_;
};

}  // namespace

ThreadUses thread_uses(const spec::tir::Stmt* s, const Reductions& reductions) {
  ThreadUses uses;
  Walk(uses, reductions).statement(s);
  return uses;
}

}  // namespace tenor::semantics
