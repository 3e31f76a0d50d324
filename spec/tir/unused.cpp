// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/unused.h"

#include <fmt/format.h>

#include <unordered_set>
#include <variant>
#include <vector>

#include "spec/ir/children.h"
#include "spec/tir/wording.h"

namespace tenor::spec {
namespace {

/// What a function names, found without recursion: programs may nest as deep as they like.
class Uses {
 public:
  struct Bound {
    const Node* at;
    std::string_view name, what;
    const Variable* variable;        ///< that is bound, or the memory's
    const Buffer* buffer = nullptr;  ///< a declaration: the buffer itself counts
  };

  explicit Uses(const PrimFunc& f) {
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
  const std::vector<Bound>& bound() const { return bound_; }
  bool used(const Bound& b) const {
    if (b.buffer) return buffers_.contains(b.buffer);
    return variables_.contains(b.variable) || declared_.contains(b.variable);
  }

 private:
  void put(const PrimExpr* e) {
    if (e) waiting_.emplace_back(e);
  }
  void put(const Stmt* s) {
    if (s) waiting_.emplace_back(s);
  }
  void put(const Range& range) { put(range.min), put(range.extent); }
  void put(List<Range> ranges) {
    for (const Range& range : ranges) put(range);
  }
  void parts(const Buffer& b) {
    if (!seen_.insert(&b).second) return;
    for (const PrimExpr* e : b.shape) put(e);
    for (const PrimExpr* e : b.strides) put(e);
    put(b.elem_offset);
  }
  void use(const Buffer* b) {
    if (!buffers_.insert(b).second) return;
    variables_.insert(b->data);
    parts(*b);
  }
  void object(const Object& o) {
    if (o.variable) variables_.insert(o.variable);
    if (o.buffer) use(o.buffer);
    if (o.region) use(o.region->buffer), put(o.region->region);
    if (o.iter_var) put(o.iter_var->dom);
    put(o.expr);
    for (const Object& item : o.items) object(item);
    for (const Attribute& entry : o.entries) object(entry.value);
  }
  void objects(Attrs attrs) {
    for (const Attribute& a : attrs) object(a.value);
  }

  void see(const PrimExpr* e) {
    if (const auto* v = as<Var>(e)) variables_.insert(v->variable);
    if (const auto* load = as<BufferLoad>(e)) use(load->buffer);
    if (const auto* load = as<Load>(e)) variables_.insert(load->buffer_var);
    if (const auto* let = as<Let>(e)) bound_.push_back({let, let->var->name_hint, "", let->var});
    if (const auto* call = as<Call>(e)) objects(call->attrs);
    if (const auto* opaque = as<OpaqueExpr>(e)) object(opaque->construct);
    for_each_operand(e, [this](const PrimExpr* operand) { put(operand); });
  }
  void see(const Stmt* s) {
    if (const auto* let = as<LetStmt>(s))
      bound_.push_back({let, let->var->name_hint, "", let->var});
    if (const auto* a = as<AttrStmt>(s)) object(a->node);
    if (const auto* store = as<BufferStore>(s)) use(store->buffer);
    if (const auto* store = as<Store>(s)) variables_.insert(store->buffer_var);
    if (const auto* fetch = as<Prefetch>(s)) use(fetch->buffer);
    if (const auto* loop = as<For>(s)) objects(loop->annotations);
    if (const auto* opaque = as<OpaqueStmt>(s)) object(opaque->construct);
    if (const auto* block = as<Block>(s)) see_block(*block);
    see_memory(s);
    for_each_expression(s, [this](const PrimExpr* e) { put(e); });
    for_each_substatement(s, [this](const Stmt* child) { put(child); });
  }
  void see_memory(const Stmt* s) {
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
  void see_block(const Block& b) {
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

  std::vector<std::variant<const PrimExpr*, const Stmt*>> waiting_;
  std::vector<Bound> bound_;
  std::unordered_set<const Variable*> variables_, declared_;
  std::unordered_set<const Buffer*> buffers_, seen_;
};

}  // namespace

void note_unused(const Program& program, const PrimFunc& f, Report& report) {
  const Uses uses(f);
  for (const Uses::Bound& b : uses.bound()) {
    if (uses.used(b) || b.name.starts_with('_')) continue;
    const bool memory = !b.what.empty();
    report
        .note(Code::L_UNUSED, program.span(b.at),
              memory ? fmt::format("{} {}, and neither read nor written", show(b.name), b.what)
                     : fmt::format("{} is bound, and never used", show(b.name)))
        .hint(
            fmt::format("take the {} out, or use {}", memory ? "buffer" : "binding", show(b.name)));
  }
}

}  // namespace tenor::spec
