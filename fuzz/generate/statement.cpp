// SPDX-License-Identifier: Apache-2.0
// Statements: the table of productions, one a rule, and those that hold no loop, block or memory.
// TIR/StmtTyping/1 to 12; EXT/Break, EXT/Continue. A statement that opens a scope takes the rest of
// its list as body, as the text of the later compilers needs it.
#include <algorithm>

#include "fuzz/generate/generator.h"

namespace tenor::fuzz {

using namespace spec;
using namespace spec::tir;

struct StatementTable {
  using Make = const Stmt* (ProgramGenerator::*)(int& rest);
  struct Production {
    std::string_view rule;
    Make make;
    std::uint32_t weight;
    Feature feature;
  };

  static constexpr Feature kAlways = Feature::kCount;
  using G = ProgramGenerator;
  static constexpr Production kAll[] = {
      {"TIR/StmtTyping/4", &G::store, 6, kAlways},
      {"TIR/StmtTyping/11", &G::nest, 6, kAlways},
      {"TIR/StmtTyping/11", &G::loop, 4, kAlways},
      {"TIR/StmtTyping/13", &G::block, 3, Feature::kBlocks},
      {"TIR/StmtTyping/9", &G::branch, 2, Feature::kBranches},
      {"TIR/StmtTyping/1", &G::let_stmt, 2, Feature::kLetStmt},
      {"TIR/StmtTyping/3", &G::assertion, 1, Feature::kAsserts},
      {"TIR-D77", &G::assumption, 1, Feature::kAsserts},
      {"TIR/StmtTyping/2", &G::attribute, 1, Feature::kAttributes},
      {"TIR-D22", &G::race, 1, Feature::kRaces},
      {"TIR/Exec/3.1", &G::thread_launch, 1, Feature::kThreads},
      {"TIR/StmtTyping/10", &G::evaluation, 1, Feature::kEvaluate},
      {"TIR/StmtTyping/12", &G::while_loop, 1, Feature::kWhile},
      {"TIR/StmtTyping/6", &G::allocate, 2, Feature::kAllocate},
      {"TIR-D80", &G::constant, 1, Feature::kConstants},
      {"TIR-D44", &G::view, 1, Feature::kViews},
      {"TIR/StmtTyping/5", &G::realized, 1, Feature::kRealize},
      {"TIR-D73", &G::same_axis, 1, Feature::kThreads},
      {"TIR-D49", &G::call_statement, 5, Feature::kCalls},
      {"TIR-D51", &G::jump, 1, Feature::kJumps},
  };
};

const Stmt* ProgramGenerator::nothing() { return nodes_.evaluate(nodes_.number(0, int_type(32))); }

const Stmt* ProgramGenerator::statements(int count) {
  Statements all;
  while (count > 0) {
    const Stmt* s = statement(--count);
    if (s) all.push_back(s);
  }
  return all.empty() ? nothing() : nodes_.seq(all);
}

const Stmt* ProgramGenerator::statement(int& rest) {
  const Choices::Span span(choices_, "stmt");
  std::vector<std::uint32_t> weights;
  for (const auto& production : StatementTable::kAll) {
    const bool on = production.feature == StatementTable::kAlways || has(production.feature);
    weights.push_back(on ? production.weight : 0);
  }
  const Stmt* made = (this->*StatementTable::kAll[choices_.pick(weights)].make)(rest);
  return made ? made : store(rest);
}

/// A list of its own; what it brings into scope ends with it.
const Stmt* ProgramGenerator::body(int count) {
  const ScopeRestore restore(scope_);
  return statements(count);
}

const Stmt* ProgramGenerator::store(int&) {
  std::vector<const Memory*> fit;
  for (const Memory& m : scope_.memories)
    if (m.writable) fit.push_back(&m);
  if (fit.empty()) return nothing();
  const Memory m = *choices_.of(fit);
  std::uint32_t count = m.pins.empty() ? 1 : lanes();
  auto at = indices(m, count, true, 4);
  if (!at && count > 1) at = indices(m, count = 1, true, 4);
  if (!at) return nothing();
  const DataType want = m.buffer->dtype.with_lanes(m.buffer->dtype.lanes * count);
  const PrimExpr* value = expr(want, weights_.expression);
  const PrimExpr* mask = nullptr;
  if (count > 1 && maybe(Feature::kMasks, 4)) mask = expr(bool_type(count), 4);
  return nodes_.store(m.buffer, value, *at, mask);
}

const Stmt* ProgramGenerator::branch(int& rest) {
  const PrimExpr* c = condition(weights_.expression);
  const int inner = std::max(1, part(rest + 1));
  const Stmt* then_case = body(inner);
  rest = std::max(0, rest - inner);
  return nodes_.branch(c, then_case, choices_.chance(1, 3) ? body(1) : nullptr);
}

const Stmt* ProgramGenerator::let_stmt(int& rest) {
  const DataType type = any_type();
  auto* s = nodes_.stmt<LetStmt>();
  s->value = expr(type, weights_.expression);
  s->var = nodes_.variable("v", type);
  scope_.names.push_back({s->var, false, {}});
  s->body = statements(rest + 1);
  rest = 0;
  return s;
}

/// A condition that always holds: an integer modulo a number is below it.
const PrimExpr* ProgramGenerator::truth() {
  const DataType type = integer_scalar();
  const PrimExpr* value = nodes_.op(ExprKind::kFloorMod, expr(type, 4), nodes_.number(9, type));
  return nodes_.op(ExprKind::kLT, value, nodes_.number(9, type));
}

const Stmt* ProgramGenerator::assertion(int& rest) {
  auto* s = nodes_.stmt<AssertStmt>();
  s->condition = faulty(weights_.faults.assertion) ? condition(4) : truth();
  s->message = nodes_.builder().string_imm({}, nodes_.fresh("message "));
  s->body = statements(rest + 1);
  rest = 0;
  return s;
}

const Stmt* ProgramGenerator::assumption(int&) {
  const ScopeRestore restore(scope_);
  scope_.pure = true;  // TIR-D77
  return nodes_.evaluate(nodes_.call("assume", bool_type(), {truth()}));
}

const Stmt* ProgramGenerator::attribute(int& rest) {
  static constexpr std::string_view kKeys[] = {"pragma_import_c", "my_note", "layout hint"};
  auto* s = nodes_.stmt<AttrStmt>();
  s->node.kind = Object::Kind::kInt;
  s->attr_key = kKeys[choices_.below(std::size(kKeys))];
  s->value = nodes_.number(choices_.below(4), int_type(32));
  s->body = statements(rest + 1);
  rest = 0;
  return s;
}

const Stmt* ProgramGenerator::evaluation(int&) {
  return nodes_.evaluate(expr(any_type(), weights_.expression));
}

/// Out of the innermost loop, where it has an order, or out of the function; after a test, so that
/// loops do something.
const Stmt* ProgramGenerator::jump(int&) {
  if (scope_.may_return && !scope_.parallel && choices_.chance(1, 4))
    return nodes_.branch(condition(weights_.expression), nodes_.stmt<Return>());
  if (!scope_.may_jump) return nullptr;
  const Stmt* leave = choices_.chance(1, 2) ? static_cast<const Stmt*>(nodes_.stmt<Break>())
                                            : nodes_.stmt<Continue>();
  return nodes_.branch(condition(weights_.expression), leave);
}

/// A counter in memory that nothing else sees goes down with every iteration, first thing.
const Stmt* ProgramGenerator::while_loop(int& rest) {
  const std::int64_t rounds = choices_.between(1, 4);
  if (scope_.vectorized || scope_.trips * rounds > weights_.iterations) return nullptr;
  const ScopeRestore restore(scope_);
  const Stmt* leave = maybe(Feature::kJumps, 3) ? jump(rest) : nullptr;  // past this loop
  auto* memory = nodes_.stmt<Allocate>();
  auto* declared = nodes_.stmt<DeclBuffer>();
  const Buffer* counter = nodes_.buffer("count", int_type(32), {nodes_.number(1, index_type_)});
  memory->buffer_var = counter->data, memory->dtype = counter->dtype;
  memory->extents = nodes_.arena().list(nodes_.again(counter->shape));
  memory->condition = nodes_.builder().boolean({}, true);
  const auto zero = [&] { return Exprs{nodes_.number(0, index_type_)}; };
  auto* loop = nodes_.stmt<While>();
  loop->condition =
      nodes_.op(ExprKind::kLT, nodes_.number(0, int_type(32)), nodes_.load(counter, zero()));
  if (maybe(Feature::kLogic, 4))
    loop->condition = nodes_.op(ExprKind::kAnd, loop->condition, condition(3));
  scope_.trips *= rounds;
  scope_.may_jump = true;
  const int inner = std::max(1, part(rest + 1));
  rest = std::max(0, rest - inner);
  const PrimExpr* one = nodes_.number(1, int_type(32));
  const Stmt* less =
      nodes_.store(counter, nodes_.op(ExprKind::kSub, nodes_.load(counter, zero()), one), zero());
  loop->body = nodes_.seq({less, statements(inner)});
  declared->buffer = counter;
  Statements all{nodes_.store(counter, nodes_.number(rounds, int_type(32)), zero())};
  if (leave) all.push_back(leave);
  all.push_back(loop);
  declared->body = nodes_.seq(all);
  memory->body = declared;
  return memory;
}

}  // namespace tenor::fuzz
