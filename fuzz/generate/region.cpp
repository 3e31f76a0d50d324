// SPDX-License-Identifier: Apache-2.0
#include "fuzz/generate/region.h"

#include <algorithm>
#include <map>

#include "spec/ir/tir/children.h"

namespace tenor::fuzz {

using namespace spec;
using namespace spec::tir;

namespace {

class Collector {
 public:
  void stmt(const Stmt* s) {
    enter(s);
    for_each_expression(s, [&](const PrimExpr* e) { expr(e); });
    if (const auto* store = as<BufferStore>(s)) add(found_.writes, store->buffer);
    for_each_substatement(s, [&](const Stmt* inner) { stmt(inner); });
  }

  Accesses take() { return std::move(found_); }

 private:
  /// Buffers that are brought in, and what views see.
  void enter(const Stmt* s) {
    if (const auto* declared = as<DeclBuffer>(s)) own_.push_back(declared->buffer);
    const auto* b = as<Block>(s);
    if (!b) return;
    own_.insert(own_.end(), b->alloc_buffers.begin(), b->alloc_buffers.end());
    for (const MatchBufferRegion* match : b->match_buffers)
      views_[match->buffer] = match->source->buffer;
  }
  void expr(const PrimExpr* e) {
    if (const auto* load = as<BufferLoad>(e)) add(found_.reads, load->buffer);
    for_each_operand(e, [&](const PrimExpr* operand) { expr(operand); });
  }
  void add(std::vector<const Buffer*>& to, const Buffer* b) {
    while (views_.contains(b)) b = views_[b];
    if (std::find(own_.begin(), own_.end(), b) != own_.end()) return;
    if (std::find(to.begin(), to.end(), b) == to.end()) to.push_back(b);
  }

  Accesses found_;
  std::vector<const Buffer*> own_;
  std::map<const Buffer*, const Buffer*> views_;
};

}  // namespace

Accesses accesses_of(const Block* b) {
  Collector collector;
  collector.stmt(b);
  return collector.take();
}

const BufferRegion* whole_region(Nodes& nodes, const Buffer* b) {
  auto* region = nodes.builder().program().make<BufferRegion>({});
  std::vector<Range> ranges;
  for (const PrimExpr* extent : b->shape)
    ranges.push_back({nodes.number(0, extent->dtype), nodes.again(extent)});
  region->buffer = b;
  region->region = nodes.arena().list(ranges);
  return region;
}

const PrimExpr* replace(Nodes& nodes, const PrimExpr* e, const Variable* from, const Variable* to) {
  const auto again = [&](const PrimExpr* operand) { return replace(nodes, operand, from, to); };
  if (const auto* v = as<Var>(e)) return nodes.var(v->variable == from ? to : v->variable);
  if (as<IntImm>(e)) return nodes.again(e);
  if (const auto* c = as<Cast>(e)) return nodes.builder().cast({}, again(c->value), c->dtype);
  if (const auto* op = as<BinaryExpr>(e)) {
    const PrimExpr* a = again(op->a);
    return nodes.op(op->kind, a, again(op->b));
  }
  return e;
}

const PrimExpr* copy(Nodes& nodes, const PrimExpr* e) {
  return replace(nodes, e, nullptr, nullptr);
}

}  // namespace tenor::fuzz
