// SPDX-License-Identifier: Apache-2.0
// The walk over a function that brings each node, in the order of the text and in its scope, before
// its checks. It knows which construct binds what and where (TIR/Scope/b1 to b8; TIR-D46, D69), and
// no rule. Nesting is kept on a stack of its own, so no depth of a program can exhaust the
// thread's.
#pragma once

#include <unordered_set>
#include <variant>

#include "spec/ir/walk.h"
#include "spec/tir/catalogue.h"

namespace tenor::spec::tir {

class Walker {
 public:
  Walker(Context& context, Report& report) : context_(context), report_(report) {}

  void walk(const PrimFunc& function);

 private:
  // What waits on the stack besides nodes and what is judged.
  struct OpenScope {};
  struct CloseScope {};
  struct FreshVar {  ///< binds the variable if `expr` is one that is not in scope
    const PrimExpr* expr;
    Site site;
  };
  struct EnterLoop {
    const Stmt* loop;
  };
  struct LeaveLoop {};
  struct EnterThread {
    ThreadAxis axis;
  };
  struct LeaveThread {};
  struct DeclaredRegion {
    bool inside;
  };
  using Task = std::variant<const PrimExpr*, const Stmt*, Binding, BufferUse, AllocatedBuffer,
                            AttrStmtEnd, const MatchBufferRegion*, const BufferRegion*,
                            const IterVar*, OpenScope, CloseScope, FreshVar, EnterLoop, LeaveLoop,
                            EnterThread, LeaveThread, DeclaredRegion>;

  /// Runs the checks of `node`.
  template <class Node>
  void check(const Node& node) {
    ChecksOf<Node>::run(node, context_, report_);
  }
  /// Puts a task after those that the current one already put.
  void then(Task task) { tasks_.then(task); }
  void then(const PrimExpr* e) {
    if (e) tasks_.then(e);
  }
  void then(const Stmt* s) {
    if (s) tasks_.then(s);
  }
  void then(List<const PrimExpr*> list) {
    for (const PrimExpr* e : list) then(e);
  }
  void then(List<Range> ranges);
  /// The fresh variables among the parts of a buffer, by the construct `site`.
  void then_fresh(List<const PrimExpr*> parts, Site site);
  /// `body` in a scope of its own, where `variable` is bound.
  void then_bound(const Variable* variable, Span at, Site site, const Stmt* body);
  /// A block: its domains; one of its variables; what is in their scope, to its end.
  void then_domains(const Block& s);
  void then_bound(const IterVar* iter_var);
  void then_inside(const Block& s);

  void perform(const PrimExpr* e);
  void perform(const Stmt* s);
  void perform(const Binding& binding);
  void perform(const BufferUse& use);
  void perform(const AllocatedBuffer& allocated);
  void perform(const AttrStmtEnd& end) { check(end); }
  void perform(const MatchBufferRegion* match);
  void perform(const BufferRegion* region);
  void perform(const IterVar* iter_var);
  void perform(OpenScope) { context_.scope.open(); }
  void perform(CloseScope) { context_.scope.close(); }
  void perform(const FreshVar& fresh);
  void perform(const EnterLoop& enter) { context_.loops.push_back(enter.loop); }
  void perform(LeaveLoop) { context_.loops.pop_back(); }
  void perform(const EnterThread& enter) { context_.threads.push_back(enter.axis); }
  void perform(LeaveThread) { context_.threads.pop_back(); }
  void perform(const DeclaredRegion& region) { context_.in_declared_region = region.inside; }

  void visit(const Var& e);
  void visit(const BufferLoad& e);
  void visit(const Let& e);
  void visit(const Call& e);
  void visit(const BinaryExpr& e);
  void visit(const LetStmt& s);
  void visit(const AttrStmt& s);
  void visit(const AssertStmt& s);
  void visit(const BufferStore& s);
  void visit(const BufferRealize& s);
  void visit(const Allocate& s);
  void visit(const AllocateConst& s);
  void visit(const DeclBuffer& s);
  void visit(const IfThenElse& s);
  void visit(const For& s);
  void visit(const While& s);
  void visit(const Block& s);
  void visit(const BlockRealize& s);
  void written(const DataType& dtype, Span at);

  Context& context_;
  Report& report_;
  Walk<Task> tasks_;
  std::unordered_set<std::uint64_t> datatypes_;    ///< judged
  std::unordered_set<std::string_view> builtins_;  ///< judged
  std::unordered_set<const Buffer*> typed_;        ///< judged, whatever the scope
};

}  // namespace tenor::spec::tir
