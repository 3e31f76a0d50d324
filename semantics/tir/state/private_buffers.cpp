// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/state/private_buffers.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_set>

#include "semantics/tir/state/thread_axis.h"
#include "spec/ir/tir/atomic_updates.h"
#include "spec/ir/tir/children.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

namespace {

/// Is it a loop whose iterations footprints tell apart?
bool has_no_order(const Stmt* s) {
  if (const auto* a = as<AttrStmt>(s))
    return a->attr_key == "thread_extent" || a->attr_key == "virtual_thread";
  const auto* loop = as<For>(s);
  return loop && loop->for_kind != ForKind::kSerial && loop->for_kind != ForKind::kUnrolled;
}

std::string_view tag_of(const Stmt* s) {
  if (const auto* a = as<AttrStmt>(s))
    return a->node.iter_var ? a->node.iter_var->thread_tag : std::string_view();
  const auto* loop = as<For>(s);
  return loop && loop->thread_binding ? loop->thread_binding->thread_tag : std::string_view();
}

std::string_view scope_of(const Buffer& b) {
  const Type* type = b.data->type_annotation;
  return type && !type->storage_scope.empty() ? std::string_view(type->storage_scope) : "global";
}

/// Is it a loop of threads of one block, which share its memory and meet (TIR-D73)?
bool is_of_threads(const Stmt* loop) {
  const AxisKind kind = axis_kind(tag_of(loop));
  const auto* a = as<AttrStmt>(loop);
  return kind == AxisKind::kThread || kind == AxisKind::kVirtual ||
         (a && a->attr_key == "virtual_thread");
}

using Loops = PrivateBuffer::Loops;

/// Takes from `loops` those that are not around the others' place, too.
Loops take_apart(Loops& loops, const Loops& others) {
  const auto first = std::ranges::mismatch(loops, others).in1;
  Loops apart(first, loops.end());
  loops.erase(first, loops.end());
  return apart;
}

/// The loops that all uses of each buffer lie in, but for the regions that blocks declare. Where
/// its address is taken, it may be used anywhere.
class Uses {
 public:
  std::unordered_map<const Variable*, Loops> around;
  std::optional<Loops> around_launches;  ///< of all loops over `blockIdx`, which may be one of them
  std::vector<const Buffer*> allocated;
  std::unordered_set<const Variable*> escaped;

  void statement(const Stmt* s) {
    if (!s) return;
    const bool enters = has_no_order(s);
    for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
    if (const auto* store = as<BufferStore>(s)) use(store->buffer->data);
    if (const auto* d = as<DeclBuffer>(s)) use(d->buffer->data);
    if (const auto* b = as<Block>(s)) block(*b);
    if (enters) enter(s);
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
    if (enters) loops_.pop_back();
  }

 private:
  void enter(const Stmt* loop) {
    loops_.push_back(loop);
    if (axis_kind(tag_of(loop)) != AxisKind::kBlock) return;
    if (around_launches)
      take_apart(*around_launches, loops_);
    else
      around_launches = loops_;
  }
  void block(const Block& b) {
    allocated.insert(allocated.end(), b.alloc_buffers.begin(), b.alloc_buffers.end());
    for (const MatchBufferRegion* m : b.match_buffers) {
      use(m->source->buffer->data);
      sources_[m->buffer->data] = m->source->buffer->data;
      for (const Range& r : m->source->region) expression(r.min), expression(r.extent);
    }
  }
  void expression(const PrimExpr* e) {
    if (!e) return;
    if (const auto* load = as<BufferLoad>(e)) use(load->buffer->data);
    if (const auto* v = as<Var>(e)) escape(v->variable);
    const auto* call = as<Call>(e);
    if (const BufferLoad* load = place(call)) escape(load->buffer->data);
    const bool is_update = call && atomic_combiner(*call);
    for_each_operand(e, [&](const PrimExpr* part) {
      // An atomic update accesses the element itself.
      const BufferLoad* element = is_update ? place(as<Call>(part)) : nullptr;
      expression(element ? element : part);
    });
  }
  /// The element whose address the call takes; null where it is another.
  static const BufferLoad* place(const Call* call) {
    return call && call->op == "address_of" ? as<BufferLoad>(call->args[0]) : nullptr;
  }
  void escape(const Variable* data) {
    escaped.insert(data);
    if (const auto view = sources_.find(data); view != sources_.end()) escape(view->second);
  }
  void use(const Variable* data) {
    const auto [known, fresh] = around.emplace(data, loops_);
    if (!fresh) take_apart(known->second, loops_);
  }

  Loops loops_;
  std::unordered_map<const Variable*, const Variable*> sources_;  ///< of views, by their data
};

}  // namespace

void PrivateBuffers::add(const PrimFunc& f, const Reductions& reductions) {
  Uses uses;
  uses.statement(f.body);
  for (const Buffer* b : uses.allocated) {
    if (uses.escaped.contains(b->data)) continue;
    PrivateBuffer& made = buffers_[b->data];
    made.loops = std::move(uses.around[b->data]);
    const auto reducers = reductions.reducers(b->data);
    std::erase_if(made.loops, [&](const Stmt* loop) {
      return std::ranges::find(reducers, tag_of(loop)) != reducers.end();
    });
    if (is_ordered(memory_scope(scope_of(*b)))) std::erase_if(made.loops, is_of_threads);
    if (uses.around_launches && scope_of(*b) == "global")
      made.kernels = take_apart(made.loops, *uses.around_launches);
  }
}

}  // namespace tenor::semantics
