// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/state/reduction.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "semantics/tir/state/reduction_shape.h"
#include "semantics/tir/state/thread_axis.h"
#include "spec/ir/tir/atomic_updates.h"
#include "spec/ir/tir/children.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

namespace {

/// A loop without order, or one that has one.
struct Counter {
  std::string_view tag;
  ForKind kind = ForKind::kSerial;
  bool is_ordered() const { return kind == ForKind::kSerial || kind == ForKind::kUnrolled; }
};

/// How people call such a loop.
std::string name_of(const Counter& c) {
  if (!c.tag.empty()) return fmt::format("'{}'", c.tag);
  if (c.kind == ForKind::kParallel) return "a parallel loop";
  return c.kind == ForKind::kVectorized ? "a vectorized loop" : "a loop of threads without a tag";
}

template <class Visit>
void for_each_store(const Stmt* s, const Visit& visit) {
  if (const auto* store = as<BufferStore>(s)) visit(store);
  for_each_substatement(s, [&](const Stmt* child) { for_each_store(child, visit); });
}

class Finder {
 public:
  FoundReductions found;

  void statement(const Stmt* s) {
    if (!s) return;
    if (const auto* loop = as<For>(s)) count(loop);
    if (const auto* attribute = as<AttrStmt>(s)) count(attribute);
    if (const auto* let = as<LetStmt>(s)) counted_by_[let->var] = counters(let->value);
    if (const auto* r = as<BlockRealize>(s)) block(*r);
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
  }
  /// A store of `b[i] op value` in a block.
  void atomic(const InstructionMeaning& update) {
    Reduction& made = found.blocks.emplace_back();
    made.is_atomic = true;
    blocks(update.meaning, [&](const Block* b) { made.block = b; });
    for_each_store(update.meaning, [&](const BufferStore* s) { made.updates = {s}; });
    const auto* value = as<BinaryExpr>(made.updates[0]->value);
    made.combiner = value->kind, made.operand = value->b;
    found.accesses.push_back({made.updates[0], found.blocks.size() - 1});
    found.accesses.push_back({value->a, found.blocks.size() - 1});
  }

 private:
  using Counters = std::set<const Stmt*>;

  void count(const For* loop) {
    loops_[loop] = {loop->thread_binding ? loop->thread_binding->thread_tag : "", loop->for_kind};
    counted_by_[loop->loop_var] = {loop};
  }
  void count(const AttrStmt* a) {
    if (!a->node.iter_var || !a->node.iter_var->var) return;
    loops_[a] = {a->node.iter_var->thread_tag, ForKind::kThreadBinding};
    counted_by_[a->node.iter_var->var] = {a};
  }
  /// The loops on whose variables it depends.
  Counters counters(const PrimExpr* e) const {
    Counters all;
    for_each_occurrence(e, [&](const Variable* v) {
      const auto known = counted_by_.find(v);
      if (known != counted_by_.end()) all.insert(known->second.begin(), known->second.end());
    });
    return all;
  }

  void block(const BlockRealize& r) {
    Counters reduced, others;
    std::set<const Variable*> variables;
    for (std::size_t i = 0; i < r.values.size() && i < r.block->iter_vars.size(); ++i) {
      const IterVar& iv = *r.block->iter_vars[i];
      const bool reduces = iv.iter_type == IterVarType::kCommReduce;
      const Counters by = counters(r.values[i]);
      counted_by_[iv.var] = by;
      (reduces ? reduced : others).insert(by.begin(), by.end());
      if (reduces) variables.insert(iv.var);
    }
    if (variables.empty()) return;
    Reduction& made = found.blocks.emplace_back();
    made.block = r.block;
    find_shape(made, [&](const PrimExpr* index) { return moves(index, variables, reduced); });
    bind(made, reduced, others);
    accesses(*r.block);
  }
  bool moves(const PrimExpr* index, const std::set<const Variable*>& variables,
             const Counters& reduced) const {
    bool found_one = false;
    for_each_occurrence(index, [&](const Variable* v) { found_one |= variables.contains(v); });
    return found_one ||
           std::ranges::any_of(counters(index), [&](const Stmt* l) { return reduced.contains(l); });
  }

  /// Which threads may reduce; of other loops without order, why they may not.
  void bind(Reduction& made, const Counters& reduced, const Counters& others) const {
    const auto counts_others = [&](std::string_view tag) {
      return std::ranges::any_of(others, [&](const Stmt* l) { return loops_.at(l).tag == tag; });
    };
    bool is_unordered = false;
    for (const Stmt* loop : reduced) {
      const Counter& c = loops_.at(loop);
      if (c.is_ordered()) continue;
      is_unordered = true;
      if (axis_kind(c.tag) != AxisKind::kThread)
        made.bound = fmt::format("{} counts its reduction, and only 'threadIdx' may", name_of(c));
      else if (counts_others(c.tag))
        made.bound = fmt::format("'{}' counts more than its reduction", c.tag);
      else
        made.threads.push_back(c.tag);
    }
    if (!is_unordered) return;
    if (made.bound.empty() && made.inits.empty()) made.bound = "it has no init";
    if (!made.problem.empty()) made.bound = made.problem;
  }

  /// All accesses to what the block writes.
  void accesses(const Block& b) {
    std::set<const Variable*> written;
    for_each_store(&b, [&](const BufferStore* s) { written.insert(s->buffer->data); });
    const std::size_t number = found.blocks.size() - 1;
    for_each_store(&b, [&](const BufferStore* s) { found.accesses.push_back({s, number}); });
    loads(&b, [&](const BufferLoad* l) {
      if (written.contains(l->buffer->data)) found.accesses.push_back({l, number});
    });
  }
  template <class Visit>
  static void blocks(const Stmt* s, const Visit& visit) {
    if (const auto* b = as<Block>(s)) visit(b);
    for_each_substatement(s, [&](const Stmt* child) { blocks(child, visit); });
  }
  template <class Visit>
  static void loads(const Stmt* s, const Visit& visit) {
    for_each_expression(s, [&](const PrimExpr* e) { loads(e, visit); });
    for_each_substatement(s, [&](const Stmt* child) { loads(child, visit); });
  }
  template <class Visit>
  static void loads(const PrimExpr* e, const Visit& visit) {
    if (const auto* load = as<BufferLoad>(e)) visit(load);
    for_each_operand(e, [&](const PrimExpr* part) { loads(part, visit); });
  }

  std::map<const Stmt*, Counter> loops_;
  std::map<const Variable*, Counters> counted_by_;
};

}  // namespace

bool Reduction::is_over(AxisKind axis, std::string_view tag) const {
  return is_atomic ||
         (axis == AxisKind::kThread && std::ranges::find(threads, tag) != threads.end());
}
std::optional<ExprKind> Reduction::combiner_of(const Node* update) const {
  if (!is_tuple()) return combiner;
  const auto at = std::ranges::find(updates, update) - updates.begin();
  return static_cast<std::size_t>(at) < combiners.size() ? std::optional(combiners[at])
                                                         : std::nullopt;
}
bool Reduction::is_init(const Node* store) const {
  return std::ranges::find(inits, store) != inits.end();
}

FoundReductions find_reductions(const PrimFunc& f) {
  Finder finder;
  finder.statement(f.body);
  for (const InstructionMeaning& each : f.instructions)
    atomic_combiner(*each.call) ? finder.atomic(each) : finder.statement(each.meaning);
  return std::move(finder.found);
}

void Reductions::add(const PrimFunc& f, const AskedReadings& readings) {
  FoundReductions found = find_reductions(f);
  const std::size_t before = all_.size();
  for (Reduction& r : found.blocks) {
    r.any_order = r.has_open_order() && (r.is_atomic || readings.include(intended("TIR-D81")));
    if (r.any_order && (r.is_tuple() || r.is_atomic))
      for (const Stmt* s : {r.block->body, r.block->init})
        if (s) keep_together(s);
    if (r.any_order && !r.is_atomic)
      indivisible_.insert(r.block);  // threads meet after it, not between its init and its body
    all_.push_back(std::move(r));
  }
  for (const ReductionAccess& a : found.accesses)
    of_[a.access->id] = static_cast<std::uint32_t>(before + a.reduction + 1);
  for (std::size_t k = before; k < all_.size(); ++k)
    if (all_[k].any_order && !all_[k].is_atomic) add_reducers(f, all_[k]);
}

void Reductions::add_reducers(const PrimFunc& f, const Reduction& by) {
  const auto is_alike = [&](const BufferStore* s) {
    const Reduction* other = of(s);
    return other && other->any_order && !other->is_atomic && other->threads == by.threads;
  };
  for (const BufferStore* update : by.updates) {
    bool is_alone = true;
    for_each_store(f.body, [&](const BufferStore* s) {
      is_alone = is_alone && (s->buffer->data != update->buffer->data || is_alike(s));
    });
    if (is_alone) reducers_[update->buffer->data] = by.threads;
  }
}
const Reduction* Reductions::of_block(const Block* block) const {
  const auto found = std::ranges::find(all_, block, &Reduction::block);
  return found == all_.end() ? nullptr : &*found;
}
std::span<const std::string_view> Reductions::reducers(const Variable* memory) const {
  const auto found = reducers_.find(memory);
  return found == reducers_.end() ? std::span<const std::string_view>() : found->second;
}

void Reductions::keep_together(const Stmt* s) {
  indivisible_.insert(s);
  for_each_substatement(s, [&](const Stmt* child) { keep_together(child); });
}

}  // namespace tenor::semantics
