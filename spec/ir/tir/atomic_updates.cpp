// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/tir/atomic_updates.h"

#include <algorithm>
#include <set>

#include "spec/ir/tir/children.h"
#include "spec/ir/tir/instruction_parts.h"

namespace tenor::spec::tir {
namespace {

struct AtomicName {
  std::string_view name;
  ExprKind combiner;
  bool is_external;  ///< the name of a function that `call_extern` calls
};
constexpr AtomicName kAtomicNames[] = {
    {"atomic_add", ExprKind::kAdd, false}, {"cuda.atomic_add", ExprKind::kAdd, false},
    {"atomicAdd", ExprKind::kAdd, true},   {"atomicMax", ExprKind::kMax, true},
    {"atomicMin", ExprKind::kMin, true},   {"AtomicAdd", ExprKind::kAdd, true},
    {"AtomicMax", ExprKind::kMax, true},   {"AtomicMin", ExprKind::kMin, true}};

/// `place` and `value`: the last two arguments.
const PrimExpr* place_of(const Call& call) { return call.args[call.args.size() - 2]; }
const PrimExpr* value_of(const Call& call) { return call.args.back(); }

/// Makes the statement of one update.
class AtomicMaker : InstructionParts {
 public:
  AtomicMaker(Program& program, const Call& call) : InstructionParts(program, call) {}

  /// Null where it does not know such arguments.
  const Stmt* made(ExprKind combiner) {
    Element to = element();
    const auto is_single = [](const PrimExpr* i) { return i->dtype.lanes == 1; };
    if (!to.buffer || to.buffer->dtype != value_of(call_)->dtype ||
        !std::ranges::all_of(to.indices, is_single))
      return nullptr;
    std::vector<const PrimExpr*> indices;
    for (const PrimExpr* i : to.indices) indices.push_back(known(i));
    to.indices = build_.arena().list(indices);
    const PrimExpr* value = known(value_of(call_));
    const PrimExpr* old = build_.buffer_load(at_, to.buffer, to.indices);
    const Stmt* update = block(store(to.buffer, binary(combiner, old, value), to.indices));
    for (const Known& each : known_) update = let(each, update);
    return to.is_declared ? update : with(to.buffer, update);
  }

 private:
  struct Known {
    const Variable* variable;
    const PrimExpr* value;
  };
  /// What is evaluated before the update, so that this is a load and a store alone.
  const PrimExpr* known(const PrimExpr* e) {
    if (as<IntImm>(e) || as<FloatImm>(e) || as<Var>(e)) return e;
    known_.push_back({build_.variable(at_, "v", e->dtype), e});
    return var(known_.back().variable);
  }
  const Stmt* let(const Known& known, const Stmt* body) {
    auto* s = build_.stmt<LetStmt>(at_);
    s->var = known.variable, s->value = known.value, s->body = body;
    return s;
  }
  struct Element {
    const Buffer* buffer = nullptr;
    List<const PrimExpr*> indices;
    bool is_declared = true;
  };
  Element element() {
    const auto* place = as<Call>(place_of(call_));
    if (!place) return {};
    const auto* load = place->op == "address_of" && place->args.size() == 1
                           ? as<BufferLoad>(place->args[0])
                           : nullptr;
    if (load) return load->predicate ? Element{} : Element{load->buffer, load->indices};
    const PlaceInMemory at = place_in_memory(place);
    if (!at.data || !element_of(at.data) || !at.offset->dtype.is_integer_scalar()) return {};
    return {buffer(at.data, {1}, at.offset), build_.arena().list<const PrimExpr*>({number(0)}),
            false};
  }
  const Stmt* block(const Stmt* body) {
    auto* made = build_.stmt<Block>(at_);
    made->name_hint = "atomic", made->body = body;
    auto* realized = build_.stmt<BlockRealize>(at_);
    realized->block = made, realized->predicate = build_.boolean(at_, true);
    return realized;
  }

  std::vector<Known> known_;
};

/// The updates of a body whose result is not used.
class Updates {
 public:
  std::vector<const Call*> found(const Stmt* body) {
    statement(body);
    std::vector<const Call*> all;
    for (const auto& [call, kept_in] : calls_)
      if (!kept_in || (allocated_.contains(kept_in) && !used_.contains(kept_in)))
        all.push_back(call);
    return all;
  }

 private:
  void statement(const Stmt* s) {
    if (const auto* e = as<Evaluate>(s)) update(e->value, nullptr);
    if (const auto* store = as<BufferStore>(s)) update(store->value, store->buffer->data);
    if (const auto* a = as<Allocate>(s)) allocated_.insert(a->buffer_var);
    if (const auto* b = as<Block>(s)) take(*b);
    for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
  }
  void take(const Block& b) {
    for (const Buffer* each : b.alloc_buffers) allocated_.insert(each->data);
    for (const MatchBufferRegion* m : b.match_buffers) used_.insert(m->source->buffer->data);
  }
  void update(const PrimExpr* e, const Variable* kept_in) {
    const auto* call = as<Call>(e);
    if (call && atomic_combiner(*call)) calls_.push_back({call, kept_in});
  }
  void expression(const PrimExpr* e) {
    if (const auto* load = as<BufferLoad>(e)) used_.insert(load->buffer->data);
    if (const auto* v = as<Var>(e)) used_.insert(v->variable);
    for_each_operand(e, [&](const PrimExpr* operand) { expression(operand); });
  }

  struct Update {
    const Call* call;
    const Variable* kept_in;  ///< null: its result is dropped
  };
  std::vector<Update> calls_;
  std::set<const Variable*> allocated_, used_;
};

}  // namespace

std::optional<ExprKind> atomic_combiner(const Call& call) {
  if (!call.builtin || call.args.size() < 2) return {};
  const auto* callee = call.op == "call_extern" ? as<StringImm>(call.args[0]) : nullptr;
  const std::string_view name = callee ? callee->value : call.op;
  const std::size_t count = callee ? 3 : 2;
  const auto* known = std::ranges::find_if(kAtomicNames, [&](const AtomicName& n) {
    return n.name == name && n.is_external == (callee != nullptr);
  });
  const bool is_update = known != std::end(kAtomicNames) && call.args.size() == count &&
                         place_of(call)->dtype.is_handle() && value_of(call)->dtype.lanes == 1 &&
                         (call.dtype.is_handle() || call.dtype.lanes == 1) &&
                         !value_of(call)->dtype.is_handle();
  return is_update ? std::optional(known->combiner) : std::nullopt;
}

std::vector<InstructionMeaning> atomic_updates(Program& program, const Stmt* body) {
  std::vector<InstructionMeaning> all;
  if (!body) return all;
  for (const Call* call : Updates().found(body))
    if (const Stmt* meaning = AtomicMaker(program, *call).made(*atomic_combiner(*call)))
      all.push_back({call, meaning});
  return all;
}

}  // namespace tenor::spec::tir
