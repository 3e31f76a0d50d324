// SPDX-License-Identifier: Apache-2.0
// What no family stands for. A body that runs once stands for all its iterations only where nothing
// but memory goes from one to the next: so what a rule keeps beside memory is refused by its name.
#include "semantics/run/family_run.h"
#include "semantics/tir/call/builtin.h"
#include "spec/ir/tir/children.h"
#include "spec/ir/tir/launch.h"
#include "spec/ir/tir/packed.h"
#include "spec/tile/operation.h"

namespace tenor::semantics {

namespace {

using namespace spec;
using namespace spec::tir;

/// What rules keep beside memory, or leave open.
const char* beside_memory(BuiltinForm form) {
  switch (form) {
    case BuiltinForm::kReduction: return "a reduction over threads";
    case BuiltinForm::kMatrix:
    case BuiltinForm::kRegisters: return "a matrix instruction of a warp";
    case BuiltinForm::kAtomic: return "an atomic update";
    case BuiltinForm::kShuffle:
    case BuiltinForm::kVote:
    case BuiltinForm::kActiveMask: return "threads that meet";
    case BuiltinForm::kCopy:
    case BuiltinForm::kCommit:
    case BuiltinForm::kWait: return "a copy that continues beside its thread";
    case BuiltinForm::kWorkspace:
    case BuiltinForm::kWorkspaceEnd: return "memory of the runtime";
    case BuiltinForm::kField: return "a structure of the runtime";
    default: return nullptr;
  }
}

class NoFamily {
 public:
  const std::string& why() const { return why_; }

  void statement(const Stmt* s, bool in_loop) {
    if (!why_.empty()) return;
    const auto* loop = as<For>(s);
    if (s->kind == StmtKind::kWhile) why_ = "a while loop";
    if (s->kind == StmtKind::kBreak || s->kind == StmtKind::kContinue)
      why_ = "a jump out of a loop";
    if (s->kind == StmtKind::kReturn && in_loop) why_ = "a jump out of a loop";
    if (s->kind == StmtKind::kOpaqueStmt) why_ = "a statement without rules";
    if (const auto* a = as<AttrStmt>(s)) attribute(*a);
    const bool within = in_loop || loop;
    for_each_expression(s, [&](const PrimExpr* e) { expression(e, within); });
    for_each_substatement(s, [&](const Stmt* child) { statement(child, within); });
  }

 private:
  void attribute(const AttrStmt& s) {
    if (s.attr_key.starts_with("async_")) why_ = beside_memory(BuiltinForm::kCopy);
    if (tile::kind_of(s) != tile::Kind::kNone && tile::sums_floats(s))
      why_ = "a tile operation that adds floats in any order";
  }
  void expression(const PrimExpr* e, bool in_loop) {
    if (const auto* call = spec::as<Call>(e)) {
      const std::string_view name = call->builtin ? call->builtin->name : std::string_view();
      if (call->global_var || !launched_name(*call).empty()) why_ = "a call of another function";
      if (in_loop &&
          (name == "ret" || name.ends_with("break_loop") || name.ends_with("continue_loop")))
        why_ = "a jump out of a loop";
      if (const char* kept = beside_memory(meaning_of(*call).form)) why_ = kept;
    }
    for_each_operand(e, [&](const PrimExpr* operand) { expression(operand, in_loop); });
  }

  std::string why_;
};

}  // namespace

std::string why_no_family(const PrimFunc& f) {
  if (!f.body) return "a function without a body";
  if (takes_packed_arguments(f)) return "packed arguments";
  NoFamily found;
  found.statement(f.body, false);
  return found.why();
}

}  // namespace tenor::semantics
