// SPDX-License-Identifier: Apache-2.0
// Statements that are no loop, block or memory. TIR/Exec/2 to 4, 8 to 11; TIR-D50, D51.
#include "fuzz/backend/c/emitter.h"
#include "spec/text/print.h"

namespace tenor::fuzz::c {

using namespace spec;
using namespace spec::tir;
using semantics::BuiltinForm;

void Emitter::stmt(const Stmt* s) {
  if (is_refused()) return;
  switch (s->kind) {
    case StmtKind::kLetStmt: return let_stmt(*as<LetStmt>(s));
    case StmtKind::kAttrStmt: return attr(*as<AttrStmt>(s));
    case StmtKind::kAssertStmt: return assert_stmt(*as<AssertStmt>(s));
    case StmtKind::kBufferStore: return store(*as<BufferStore>(s));
    case StmtKind::kAllocate: return allocate(*as<Allocate>(s));
    case StmtKind::kAllocateConst: return allocate_const(*as<AllocateConst>(s));
    case StmtKind::kDeclBuffer: return declare(*as<DeclBuffer>(s));
    case StmtKind::kSeqStmt:
      for (const Stmt* item : as<SeqStmt>(s)->seq) {
        const Braces braces(*this);
        stmt(item);
      }
      return;
    case StmtKind::kIfThenElse: return if_then_else(*as<IfThenElse>(s));
    case StmtKind::kEvaluate: return evaluate(*as<Evaluate>(s));
    case StmtKind::kFor: return loop(*as<For>(s));
    case StmtKind::kWhile: return while_loop(*as<While>(s));
    case StmtKind::kBlockRealize: return realize(*as<BlockRealize>(s));
    case StmtKind::kBlock: return block(*as<Block>(s));
    case StmtKind::kBreak:
      return line("{};", plants(Mistake::kBreakContinues) ? "continue" : "break");
    case StmtKind::kContinue: return line("continue;");
    case StmtKind::kReturn: return give_back(as<Return>(s)->value);
    case StmtKind::kBufferRealize: return buffer_realize(*as<BufferRealize>(s));
    default: return refuse("a statement without rules");
  }
}

void Emitter::if_then_else(const IfThenElse& s) {
  line("if ({})", scalar(s.condition));
  {
    const Braces braces(*this);
    stmt(s.then_case);
  }
  if (!s.else_case || plants(Mistake::kElseDropped)) return;
  line("else");
  const Braces braces(*this);
  stmt(s.else_case);
}

void Emitter::evaluate(const Evaluate& s) {
  const auto* e = as<Call>(s.value);
  if (e && !e->global_var) {
    const BuiltinForm form = semantics::meaning_of(*e).form;
    if (form == BuiltinForm::kReturn) return give_back(e->args.empty() ? nullptr : e->args[0]);
    if (form == BuiltinForm::kBreak) return line("break;");
    if (form == BuiltinForm::kContinue) return line("continue;");
  }
  expr(s.value);
}

/// The value as 64 bits, and that there is one.
void Emitter::give_back(const PrimExpr* value) {
  if (value && value->dtype.lanes != 1) return refuse("a result that is a vector");
  if (value && !value->dtype.is_handle()) {
    const ScalarType type = value->dtype.scalar;
    const std::string x = scalar(value);
    line("result[0] = {};", to_bits(type, x));
    line("result[1] = 1;");
  }
  line("return;");
}

void Emitter::let_stmt(const LetStmt& s) {
  if (s.var->dtype.is_handle()) {
    const auto* pointer = as<Var>(s.value);
    const auto memory = pointer ? scope_.memories.find(pointer->variable) : scope_.memories.end();
    if (memory == scope_.memories.end()) return refuse("memory through a computed pointer");
    scope_.memories[s.var] = memory->second;
  } else {
    scope_.values[s.var] = expr(s.value);
  }
  stmt(s.body);
}

void Emitter::assert_stmt(const AssertStmt& s) {
  const std::string condition = scalar(s.condition);
  const std::string error = stop(&s, fmt::format("{} does not hold", spec::print(s.condition)));
  if (!plants(Mistake::kAssertionDropped)) line("if (!{}) {}", condition, error);
  stmt(s.body);
}

/// Attributes have no meaning, but for those that run threads.
void Emitter::attr(const AttrStmt& s) {
  if (s.attr_key != "thread_extent" && s.attr_key != "virtual_thread") return stmt(s.body);
  if (!s.node.iter_var) return refuse("threads counted by a variable without an axis");
  launch(s, *s.node.iter_var);
}

}  // namespace tenor::fuzz::c
