// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/normalizer.h"

#include <algorithm>
#include <utility>

#include "spec/relax/children.h"
#include "spec/relax/leaf.h"
#include "spec/relax/op/operator.h"

namespace tenor::spec::relax {
namespace {

bool mentions_dataflow_var(const Expr* e) {
  bool found = false;
  for_each_expression_in(e, [&](const Expr* part) { found = found || as<DataflowVar>(part); });
  return found;
}

/// Relax/Normalize/5:c: then the SeqExpr cannot join a dataflow block.
bool has_ordinary_block(const SeqExpr& e) {
  return std::ranges::any_of(e.blocks, [](const BindingBlock* block) {
    return !block->is_dataflow && !block->bindings.empty();
  });
}

}  // namespace

const Function* Normalizer::function(const Function* f) {
  const Expr* body = f->body ? sequence(f->body) : nullptr;
  if (body == f->body) return f;
  auto* made = builder_.make<Function>(builder_.program().span(f));
  const NodeId id = made->id;
  *made = *f;
  made->id = id;
  made->body = body;
  return made;
}

const Expr* Normalizer::sequence(const Expr* e) {
  Output around = std::exchange(output_, {});
  const auto* seq = as<SeqExpr>(e);
  if (seq)
    for (const BindingBlock* each : seq->blocks) block(*each);
  const Expr* body = leaf(seq ? seq->body : e);
  const Output made = std::exchange(output_, std::move(around));
  return finish(seq, made, body, builder_.program().span(e));
}

const Expr* Normalizer::finish(const SeqExpr* origin, const Output& made, const Expr* body,
                               Span at) {
  std::vector<const BindingBlock*> blocks;
  std::size_t next = 0;
  for (const Block& each : made.blocks) blocks.push_back(block(origin, next, each, at));
  if (origin && origin->body == body && std::ranges::equal(origin->blocks, blocks)) return origin;
  auto* seq = builder_.make<SeqExpr>(at);
  seq->blocks = builder_.arena().list(blocks);
  seq->body = body;
  return seq;
}

const BindingBlock* Normalizer::block(const SeqExpr* origin, std::size_t& next, const Block& made,
                                      Span at) {
  const std::size_t count = origin ? origin->blocks.size() : 0;
  for (std::size_t i = next; i < count; ++i) {
    const BindingBlock* before = origin->blocks[i];
    if (before->is_dataflow != made.is_dataflow) continue;
    if (before->bindings.empty() || before->bindings.front() != made.bindings.front()) continue;
    next = i + 1;
    if (std::ranges::equal(before->bindings, made.bindings)) return before;
    at = builder_.program().span(before);
    break;
  }
  auto* joined = builder_.make<BindingBlock>(at);
  joined->is_dataflow = made.is_dataflow;
  joined->bindings = builder_.arena().list(made.bindings);
  return joined;
}

void Normalizer::block(const BindingBlock& block) {
  const bool around = std::exchange(output_.in_dataflow, block.is_dataflow);
  for (const Binding* each : block.bindings) binding(*each);
  output_.in_dataflow = around;
}

void Normalizer::binding(const Binding& b) {
  const Expr* bound = b.value ? value(b.value) : nullptr;
  if (b.var && !b.is_match_cast()) values_.try_emplace(b.var, bound);
  if (bound == b.value) return emit(&b);
  auto* made = builder_.make<Binding>(builder_.program().span(&b));
  made->kind = b.kind;
  made->var = b.var;
  made->value = bound;
  made->struct_info = b.struct_info;
  emit(made);
}

void Normalizer::emit(const Binding* b) {
  auto& blocks = output_.blocks;
  if (blocks.empty() || blocks.back().is_dataflow != output_.in_dataflow)
    blocks.push_back({output_.in_dataflow, {}});
  blocks.back().bindings.push_back(b);
}

const Expr* Normalizer::leaf(const Expr* e) {
  const Expr* inside = value(e);
  const auto* seq = as<SeqExpr>(inside);
  if (is_leaf(*inside) || (seq && output_.in_dataflow && has_ordinary_block(*seq))) return inside;
  const Span at = builder_.program().span(e);
  auto* made = builder_.make<Binding>(at);
  made->var = fresh(at);
  made->value = inside;
  values_.try_emplace(made->var, inside);
  emit(made);
  return builder_.use(at, made->var);
}

List<const Expr*> Normalizer::leaves(List<const Expr*> list) {
  std::vector<const Expr*> made;
  for (const Expr* e : list) made.push_back(leaf(e));
  return std::ranges::equal(list, made) ? list : builder_.arena().list(made);
}

const Expr* Normalizer::value(const Expr* e) {
  switch (e->kind) {
    case ExprKind::kTuple: return value(*as<Tuple>(e));
    case ExprKind::kSeqExpr: return value(*as<SeqExpr>(e));
    case ExprKind::kFunction: return function(as<Function>(e));
    case ExprKind::kIf: return value(*as<If>(e));
    case ExprKind::kCall: return value(*as<Call>(e));
    case ExprKind::kTupleGetItem: return value(*as<TupleGetItem>(e));
    default: return e;
  }
}

const Expr* Normalizer::value(const Tuple& e) {
  const List<const Expr*> fields = leaves(e.fields);
  if (fields.data() == e.fields.data()) return &e;
  return builder_.tuple(builder_.program().span(&e), fields);
}

const Expr* Normalizer::value(const TupleGetItem& e) {
  const Expr* tuple = leaf(e.tuple_value);
  if (tuple == e.tuple_value) return &e;
  auto* made = builder_.make<TupleGetItem>(builder_.program().span(&e));
  made->tuple_value = tuple;
  made->index = e.index;
  return made;
}

const Expr* Normalizer::value(const If& e) {
  const Expr* cond = leaf(e.cond);
  const Expr* true_branch = sequence(e.true_branch);
  const Expr* false_branch = sequence(e.false_branch);
  if (cond == e.cond && true_branch == e.true_branch && false_branch == e.false_branch) return &e;
  auto* made = builder_.make<If>(builder_.program().span(&e));
  made->cond = cond;
  made->true_branch = true_branch;
  made->false_branch = false_branch;
  return made;
}

const Expr* Normalizer::value(const SeqExpr& e) {
  if (output_.in_dataflow && has_ordinary_block(e)) return &e;
  for (const BindingBlock* each : e.blocks) block(*each);
  return value(e.body);
}

const Expr* Normalizer::value(const Call& e) {
  const Call* call = by_rule(e);
  const Expr* op = as<Op>(call->op) ? call->op : leaf(call->op);
  const List<const Expr*> args = leaves(call->args);
  if (op == call->op && args.data() == call->args.data()) return call;
  auto* made = builder_.make<Call>(builder_.program().span(&e));
  made->op = op;
  made->args = args;
  made->sinfo_args = call->sinfo_args;
  made->attrs = call->attrs;
  return made;
}

const Call* Normalizer::by_rule(const Call& e) {
  const auto* op = as<Op>(e.op);
  const Operator* known = op ? find_operator(op->op_name) : nullptr;
  const Call* call = known && known->normalize ? known->normalize(builder_, e) : &e;
  const Expr* tuple = argument_tuple(*call);
  const Expr* literal = tuple ? written_out(tuple) : nullptr;
  if (literal == tuple) return call;
  std::vector<const Expr*> args(call->args.begin(), call->args.end());
  args[kArgumentTuple] = literal;
  auto* made = builder_.make<Call>(builder_.program().span(&e));
  made->op = call->op;
  made->args = builder_.arena().list(args);
  made->sinfo_args = call->sinfo_args;
  made->attrs = call->attrs;
  return made;
}

/// What the variable was bound to, where all of that is in scope where the variable is; else its
/// fields one by one.
const Expr* Normalizer::written_out(const Expr* tuple) {
  const Tuple* known = as<Tuple>(tuple) ? nullptr : known_tuple(tuple, values_);
  if (known && (as<DataflowVar>(tuple) || !mentions_dataflow_var(known))) return known;
  const std::int64_t count =
      known ? static_cast<std::int64_t>(known->fields.size()) : annotated_fields(tuple);
  if (count < 0) return tuple;
  const Span at = builder_.program().span(tuple);
  std::vector<const Expr*> fields;
  for (std::int64_t i = 0; i < count; ++i) {
    auto* field = builder_.make<TupleGetItem>(at);
    field->tuple_value = tuple;
    field->index = i;
    fields.push_back(field);
  }
  return builder_.tuple(at, builder_.arena().list(fields));
}

/// `lv` in a dataflow block and `gv` elsewhere, with a number where the name is taken.
const Variable* Normalizer::fresh(Span at) {
  if (names_.empty())
    for_each_expression_in(root_, [&](const Expr* e) {
      if (const auto* f = as<Function>(e))
        for (const Variable* param : f->params) names_.emplace(param->name_hint);
      const auto* seq = as<SeqExpr>(e);
      for (const BindingBlock* each : seq ? seq->blocks : List<const BindingBlock*>{})
        for (const Binding* b : each->bindings)
          if (b->var) names_.emplace(b->var->name_hint);
    });
  const std::string base = output_.in_dataflow ? "lv" : "gv";
  std::string name = base;
  while (!names_.insert(name).second)
    name = base + std::to_string(++numbers_[output_.in_dataflow ? 1 : 0]);
  return builder_.variable(at, name, nullptr, output_.in_dataflow);
}

}  // namespace tenor::spec::relax
