// SPDX-License-Identifier: Apache-2.0
// Statements without a scope of their own, and the lists they stand in. TIR/Grammar/Stmt.
// Statements that open a scope: scope.cpp; loops and blocks: block.cpp.
#include <fmt/format.h>

#include <utility>

#include "spec/text/printer/literal.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec::printer {

using namespace tir;

Lines Printer::statement(const Stmt* s) {
  step(s);
  return std::move(top().lines);
}

void Printer::body(const Stmt* s) {
  if (setting_.fragment) return;
  top().last = true;
  stmt(s);
}

void Printer::stmt(const Stmt* s) {
  while (s) s = step(s);
}

const Stmt* Printer::indent(const Stmt* owner, std::string header, const Stmt* inner, int part) {
  open(owner, part);
  body(inner);
  close_under(std::move(header));
  return nullptr;
}

const Stmt* Printer::sequence(List<const Stmt*> seq) {
  if (seq.empty()) return nullptr;
  const bool last = std::exchange(top().last, false);
  for (const Stmt* item : seq.first(seq.size() - 1)) stmt(item);
  top().last = last;
  return seq.back();
}

const Stmt* Printer::step(const Stmt* s) {
  switch (s->kind) {
    case StmtKind::kLetStmt: return let(as<LetStmt>(s));
    case StmtKind::kAttrStmt: return attribute(as<AttrStmt>(s));
    case StmtKind::kAssertStmt: return assertion(as<AssertStmt>(s));
    case StmtKind::kBufferRealize: return realize(as<BufferRealize>(s), nullptr);
    case StmtKind::kAllocate: return allocate(as<Allocate>(s));
    case StmtKind::kAllocateConst: return allocate_const(as<AllocateConst>(s));
    case StmtKind::kDeclBuffer: return decl_buffer(as<DeclBuffer>(s));
    case StmtKind::kSeqStmt: return sequence(as<SeqStmt>(s)->seq);
    case StmtKind::kIfThenElse: return branch(as<IfThenElse>(s));
    case StmtKind::kFor: return loop(as<For>(s));
    case StmtKind::kBlock: return block(as<Block>(s), nullptr);
    case StmtKind::kBufferStore: store(as<BufferStore>(s)); return nullptr;
    case StmtKind::kEvaluate: evaluate(as<Evaluate>(s)); return nullptr;
    default: return other(s);
  }
}

void Printer::store(const BufferStore* s) {
  std::string target = buffer(s->buffer);
  if (s->predicate) {
    target += fmt::format(".vstore({}, {}, predicate={})", list(s->indices), expr(s->value),
                          expr(s->predicate));
    return line(std::move(target));
  }
  target += indices(s->indices);
  line(target + " = " + expr(s->value));
}

void Printer::evaluate(const Evaluate* s) {
  const auto* call = as<Call>(s->value);
  if (!call) return line("T.evaluate(" + expr(s->value) + ")");
  const bool returns = !call->global_var && call->op == "ret" && call->args.size() == 1;
  line(returns ? "return " + expr(call->args[0]) : expr(call));
}

/// A branch in the else-case of another is an arm of the same statement: chains are long, and each
/// arm would be indented deeper than the one before.
const Stmt* Printer::branch(const IfThenElse* s) {
  // The arms have lines of their own: what they need declared has to stand before the first.
  Frame& around = top();
  frames_.emplace_back().indent = around.indent;
  indent(s, "if " + condition(s) + ":", s->then_case);
  const Stmt* rest = s->else_case;
  for (; as<IfThenElse>(rest) && !setting_.fragment; rest = s->else_case) {
    stay(s, 1, around);
    s = as<IfThenElse>(rest);
    indent(s, "elif " + condition(s) + ":", s->then_case);
  }
  if (rest && !setting_.fragment) indent(s, "else:", rest, 1);
  Lines arms = std::move(top().lines);
  frames_.pop_back();
  around.lines.splice(around.lines.end(), arms);
  return nullptr;
}

std::string Printer::condition(const IfThenElse* s) {
  // A bare number would be Python's condition, decided while reading.
  const auto* imm = as<IntImm>(s->condition);
  return imm && imm->dtype == int_type(32) ? "T.int32(" + std::to_string(imm->value) + ")"
                                           : expr(s->condition);
}

const Stmt* Printer::other(const Stmt* s) {
  switch (s->kind) {
    case StmtKind::kBreak: line("break"); break;
    case StmtKind::kContinue: line("continue"); break;
    case StmtKind::kReturn: {
      const PrimExpr* value = as<Return>(s)->value;
      line(value ? "return " + expr(value) : "return");
      break;
    }
    case StmtKind::kPrefetch: {
      Arguments bounds;
      for (const Range& bound : as<Prefetch>(s)->bounds) bounds.add(range(bound));
      line(fmt::format("T.prefetch({}, [{}])", buffer(as<Prefetch>(s)->buffer), bounds.text()));
      break;
    }
    case StmtKind::kStore: {
      const auto* store = as<Store>(s);
      Arguments args;
      args.add(variable(store->buffer_var));
      args.add(expr(store->index));
      args.add(expr(store->value));
      if (store->predicate) args.add(expr(store->predicate));
      line("T.store(" + args.text() + ")");
      break;
    }
    case StmtKind::kWhile:
      return indent(s, "while " + expr(as<While>(s)->condition) + ":", as<While>(s)->body);
    case StmtKind::kBlockRealize: {
      const auto* realized = as<BlockRealize>(s);
      return realized->block ? block(realized->block, realized) : nullptr;
    }
    case StmtKind::kOpaqueStmt: {
      const auto* opaque = as<OpaqueStmt>(s);
      std::string text = object(opaque->construct);
      if (opaque->body) return indent(s, "with " + text + ":", opaque->body);
      line(std::move(text));
      break;
    }
    default: break;
  }
  return nullptr;
}

}  // namespace tenor::spec::printer
