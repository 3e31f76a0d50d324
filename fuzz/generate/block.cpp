// SPDX-License-Identifier: Apache-2.0
// Nests over all elements of a buffer, and blocks: axes with values in their domains, predicates,
// init at the start of a reduction, regions. TIR/StmtTyping/13, 14; TIR/Exec/14, 15; TIR-D8, D9,
// D47, D76.
#include <algorithm>

#include "fuzz/generate/generator.h"
#include "fuzz/generate/region.h"

namespace tenor::fuzz {

using namespace spec;
using namespace spec::tir;

/// From 0, and without gaps.
void ProgramGenerator::plan_whole(LoopPlan& plan) {
  plan.min = nodes_.number(0, plan.variable->dtype);
  plan.step = nullptr;
}

/// A loop for each dimension of `target`, and perhaps one to reduce over, around one store.
const Stmt* ProgramGenerator::nest_over(const Buffer* target, bool may_read, bool reduce) {
  const Choices::Span span(choices_, "nest");
  const ScopeRestore restore(scope_);
  // A thread would write its elements of its own copy, and no other.
  if (is_copied(target->data)) scope_.may_fork = false;
  std::vector<LoopPlan> loops;
  Exprs at;
  const auto is_pinned = [&](std::size_t k) { return find(target) && find(target)->pins[k]; };
  for (std::size_t k = 0; k < target->shape.size(); ++k) {
    if (is_pinned(k)) {
      at.push_back(index(*find(target), k, 0));
      continue;
    }
    loops.push_back(plan_loop(target->shape[k], false));
    plan_whole(loops.back());  // every element is written
    enter(loops.back(), target, k);
    at.push_back(as_index(loops.back().variable));
  }
  const std::size_t spatial = loops.size();
  if (reduce && scope_.trips * 4 <= weights_.iterations) {
    loops.push_back(plan_loop(nodes_.number(choices_.between(1, 4), index_type_), true));
    plan_whole(loops.back());
    enter(loops.back(), target, 0);
  }
  const Stmt* s = nest_leaf(target, loops, at, spatial, may_read);
  for (std::size_t i = loops.size(); i-- > 0;) s = finish(loops[i], s);
  return s;
}

/// The store, in a block whose axes are the loops, or without one.
const Stmt* ProgramGenerator::nest_leaf(const Buffer* target, const std::vector<LoopPlan>& loops,
                                        const Exprs& at, std::size_t spatial, bool may_read) {
  const bool reduces = loops.size() > spatial;
  const auto value = [&] {
    const PrimExpr* e = expr(target->dtype, weights_.expression);
    if (!reduces || !may_read || target->dtype.is_bool()) return e;
    Exprs same;
    for (const PrimExpr* i : at) same.push_back(copy(nodes_, i));
    return nodes_.op(choices_.chance(1, 4) ? ExprKind::kMax : ExprKind::kAdd,
                     nodes_.load(target, same), e);
  };
  if (loops.empty() || !has(Feature::kBlocks) || choices_.chance(1, 4))
    return nodes_.store(target, value(), at);
  auto* b = nodes_.stmt<Block>();
  b->name_hint = nodes_.arena().string(nodes_.fresh("block"));
  std::vector<const IterVar*> axes;
  Exprs values, inner = at;
  for (std::size_t i = 0; i < loops.size(); ++i) {
    const auto type = i < spatial ? IterVarType::kDataPar : IterVarType::kCommReduce;
    axes.push_back(axis(loops[i].variable, loops[i].extent, type));
    values.push_back(nodes_.var(loops[i].variable));
    for (const PrimExpr*& e : inner) e = replace(nodes_, e, loops[i].variable, axes.back()->var);
  }
  b->iter_vars = nodes_.arena().list(axes);
  if (reduces && choices_.chance(3, 4)) {
    Exprs first;
    for (const PrimExpr* i : inner) first.push_back(copy(nodes_, i));
    b->init = nodes_.store(target, literal(target->dtype), first);
  }
  const Stmt* store = nodes_.store(target, value(), inner);
  b->body = store;
  declare_regions(b);
  return realize(b, values);
}

/// An axis that ranges as the loop over `outer` does; the loop's variable is not used inside.
const IterVar* ProgramGenerator::axis(const Variable* outer, const PrimExpr* extent,
                                      IterVarType type) {
  const Variable* v = nodes_.variable("v", extent->dtype);
  for (Name& n : scope_.names)
    if (n.variable == outer) n.variable = v;
  for (Memory& m : scope_.memories)
    for (auto& own : m.pins)
      if (own && own->variable == outer) own->variable = v;
  return nodes_.iter_var(v, extent, type);
}

const Stmt* ProgramGenerator::realize(Block* b, const Exprs& values, const PrimExpr* predicate) {
  auto* s = nodes_.stmt<BlockRealize>();
  s->block = b;
  s->values = nodes_.arena().list(values);
  s->predicate = predicate ? predicate : nodes_.builder().boolean({}, true);
  return s;
}

/// A block of any statements; its axes take loop variables, or anything in their domains.
const Stmt* ProgramGenerator::block(int& rest) {
  const ScopeRestore restore(scope_);
  const PrimExpr* predicate = maybe(Feature::kPredicates, 3) ? condition(4) : nullptr;
  auto* b = nodes_.stmt<Block>();
  b->name_hint = nodes_.arena().string(nodes_.fresh("block"));
  b->annotations = annotations();
  std::vector<const IterVar*> axes;
  Exprs values;
  for (std::uint32_t i = choices_.below(3); i > 0; --i) {
    const std::int64_t extent = choices_.between(1, 6);
    values.push_back(inside(extent, 3));
    const auto type =
        maybe(Feature::kReductions, 3) ? IterVarType::kOrdered : IterVarType::kDataPar;
    const Variable* v = nodes_.variable("v", index_type_);
    axes.push_back(nodes_.iter_var(v, nodes_.number(extent, index_type_), type));
  }
  for (const IterVar* iter : axes)
    scope_.names.push_back({iter->var, true, {0, *literal_extent(iter->dom.extent) - 1, nullptr}});
  b->iter_vars = nodes_.arena().list(axes);
  Statements body;
  if (maybe(Feature::kMatchBuffers, 3))
    if (const MatchBufferRegion* match = match_region())
      b->match_buffers = nodes_.arena().list({match});
  if (maybe(Feature::kAllocBuffers, 3)) {
    const Buffer* own = new_buffer("local", 8, "local");
    b->alloc_buffers = nodes_.arena().list({own});
    body.push_back(initialise(own));
    add_memory(own);
  }
  const int inner = std::max(1, part(rest + 1));
  rest = std::max(0, rest - inner);
  body.push_back(statements(inner));
  b->body = nodes_.seq(body);
  declare_regions(b);
  return realize(b, values, predicate);
}

/// What the block reads and writes, as whole buffers; often left to the reader of the text.
void ProgramGenerator::declare_regions(Block* b) {
  if (!maybe(Feature::kRegions)) return;
  const Accesses accesses = accesses_of(b);
  const auto regions = [&](const std::vector<const Buffer*>& buffers) {
    std::vector<const BufferRegion*> all;
    for (const Buffer* buffer : buffers) all.push_back(whole_region(nodes_, buffer));
    return nodes_.arena().list(all);
  };
  b->reads = regions(accesses.reads);
  b->writes = regions(accesses.writes);
  b->reads_written = b->writes_written = true;
}

Attrs ProgramGenerator::annotations() {
  if (!maybe(Feature::kAnnotations, 6)) return {};
  Object value;
  value.kind = choices_.chance(1, 3) ? Object::Kind::kString : Object::Kind::kInt;
  if (value.kind == Object::Kind::kInt)
    value.integer = choices_.below(4);
  else
    value.text = "a note";
  return nodes_.arena().list({Attribute{"software_pipeline", value}});
}

}  // namespace tenor::fuzz
