// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/relax/generated.h"

#include <fmt/format.h>

#include <utility>

namespace tenor::spec::relax::test {
namespace {

/// What a call evaluates first stands before it, as do the bindings of a SeqExpr.
void collect(const Expr* e, std::vector<std::string>& names) {
  if (const auto* call = as<Call>(e)) {
    for (const Expr* argument : call->args) collect(argument, names);
    names.emplace_back(as<Op>(call->op)->op_name);
  } else if (const auto* tuple = as<Tuple>(e)) {
    for (const Expr* field : tuple->fields) collect(field, names);
  } else if (const auto* item = as<TupleGetItem>(e)) {
    collect(item->tuple_value, names);
  } else if (const auto* conditional = as<If>(e)) {
    collect(conditional->cond, names);
    collect(conditional->true_branch, names);
    collect(conditional->false_branch, names);
  } else if (const auto* seq = as<SeqExpr>(e)) {
    for (const BindingBlock* block : seq->blocks)
      for (const Binding* binding : block->bindings) collect(binding->value, names);
    collect(seq->body, names);
  }
}

}  // namespace

std::vector<std::string> calls_in_order(const Function* function) {
  std::vector<std::string> names;
  collect(function->body, names);
  return names;
}

const Expr* Generated::body() { return chance(4) ? expr(4) : seq(4, true); }

std::string_view Generated::name() {
  return f_.builder.arena().string(fmt::format("test.op{}", calls_++));
}

const Expr* Generated::expr(int depth) {
  const auto leaf = [&] { return f_.use(variables_[random_() % variables_.size()]); };
  if (depth == 0) return leaf();
  switch (random_() % 8) {
    case 0:
    case 1: {
      const Expr* a = expr(depth - 1);
      return f_.call(f_.op(name()), {a, expr(depth - 1)});
    }
    case 2: {
      const Expr* a = expr(depth - 1);
      return f_.tuple({a, f_.scalar(), expr(depth - 1)});
    }
    case 3: return f_.item(expr(depth - 1), 0);
    case 4: {
      if (in_dataflow_) return leaf();
      const Expr* condition = expr(depth - 1);
      const Expr* yes = chance(2) ? expr(depth - 1) : seq(depth - 1, true);
      return f_.branch(condition, yes, seq(depth - 1, true));
    }
    case 5: return seq(depth - 1, !in_dataflow_);
    default: return leaf();
  }
}

const SeqExpr* Generated::seq(int depth, bool ordinary) {
  const std::vector<const Variable*> outer = variables_;
  std::vector<const BindingBlock*> blocks;
  for (unsigned left = random_() % 4; left > 0; --left)
    blocks.push_back(block(depth, !ordinary || chance(2)));
  const Expr* result = expr(depth > 0 ? depth - 1 : 0);
  variables_ = outer;
  return f_.seq(blocks, result);
}

const BindingBlock* Generated::block(int depth, bool is_dataflow) {
  const bool around = std::exchange(in_dataflow_, is_dataflow);
  std::vector<const Binding*> bindings;
  for (unsigned left = random_() % 3; left > 0; --left) {
    const Expr* value = expr(depth > 0 ? depth - 1 : 0);
    bindings.push_back(f_.bind(f_.variable("v"), value));
    variables_.push_back(bindings.back()->var);
  }
  in_dataflow_ = around;
  return f_.block(bindings, is_dataflow);
}

}  // namespace tenor::spec::relax::test
