// SPDX-License-Identifier: Apache-2.0
// The walk over a Relax function that brings each part, in the order of evaluation and in its
// scope, before its checks. It knows which construct binds what and where (Relax/Scope), and no
// rule. Nesting is kept on a stack of its own, so no depth of a program can exhaust the thread's.
#pragma once

#include <unordered_set>
#include <variant>

#include "spec/ir/walk.h"
#include "spec/relax/catalogue.h"

namespace tenor::spec::relax {

class Walker {
 public:
  Walker(Context& context, Report& report) : context_(context), report_(report) {}

  /// A function of the module, by that name.
  void walk(const Function& function, std::string_view global);

 private:
  // What waits on the stack besides expressions.
  struct Nested {  ///< an expression inside another one
    const Expr* expr;
    bool is_callee = false;
  };
  struct Value {  ///< of a binding
    const Expr* expr;
  };
  struct BodyTask {
    const Expr* expr;
    bool is_branch;
  };
  struct ResultTask {
    const Expr* expr;
  };
  struct BindTask {
    const Variable* variable;
    Site site;
    bool in_dataflow_block;
  };
  struct Bindings {
    const Binding* binding;
    bool in_dataflow_block;
  };
  struct Annotation {
    const StructInfo* struct_info;
    Where where;
  };
  struct BindingPositions {  ///< the shape variables that stand alone are bound
    const StructInfo* struct_info;
    Site site;
  };
  struct Use {  ///< an expression of TIR, with the shape variables that it uses
    const PrimExpr* expr;
    UsePosition place;
  };
  struct OpenScope {
    Scope::Level level;
  };
  struct CloseScope {};
  struct BindLet {
    const spec::Variable* variable;
    Span at;
  };
  struct EnterDataflow {};
  struct LeaveDataflow {};
  struct EnterPending {
    const Variable* variable;
  };
  struct LeavePending {};
  struct EnterFunction {
    EnclosingFunction function;
  };
  struct LeaveFunction {};
  using Task = std::variant<const Expr*, const BindingBlock*, Nested, Value, BodyTask, ResultTask,
                            BindTask, Bindings, Annotation, BindingPositions, Use, OpenScope,
                            CloseScope, BindLet, EnterDataflow, LeaveDataflow, EnterPending,
                            LeavePending, EnterFunction, LeaveFunction>;

  /// Runs the checks of `node`.
  template <class Node>
  void check(const Node& node) {
    ChecksOf<Node>::run(node, context_, report_);
  }
  /// Puts a task after those that the current one already put.
  void then(Task task) { tasks_.then(task); }
  void then_nested(const Expr* e, bool is_callee = false) {
    if (e) then(Nested{e, is_callee});
  }
  void then_annotation(const StructInfo* s, Where where) {
    if (s) then(Annotation{s, where});
  }
  void then_function(const Function& f, const Variable* variable, std::string_view global);
  void then_dimensions(List<const PrimExpr*> values, UsePosition place);

  void perform(const Expr* e);
  void perform(const BindingBlock* block);
  void perform(const Nested& nested);
  void perform(const Value& value);
  void perform(const BodyTask& body);
  void perform(const ResultTask& result);
  void perform(const BindTask& task);
  void perform(const Bindings& task);
  void perform(const Annotation& annotation);
  void perform(const BindingPositions& positions);
  void perform(const Use& use);
  void perform(const OpenScope& open) { context_.scope.open(open.level); }
  void perform(CloseScope) { context_.scope.close(); }
  void perform(const BindLet& let) { context_.scope.bind(let.variable, let.at, Site::kLet); }
  void perform(EnterDataflow) { ++context_.functions.back().dataflow_blocks; }
  void perform(LeaveDataflow) { --context_.functions.back().dataflow_blocks; }
  void perform(const EnterPending& enter) { context_.pending.push_back(enter.variable); }
  void perform(LeavePending) { context_.pending.pop_back(); }
  void perform(const EnterFunction& enter);
  void perform(LeaveFunction) { context_.functions.pop_back(); }

  void visit(const Call& e);
  void visit(const If& e);
  void visit(const SeqExpr& e);
  void visit(const TensorStructInfo& s, Where where);
  void visit(const FuncStructInfo& s, Where where);
  void use(const Variable* variable, Span at);
  void use(const spec::Var& var, UsePosition place);
  void bind_alone(const PrimExpr* e, Site site, bool in_prim_struct_info);
  void written(const DataType& dtype, const Node* at);

  Context& context_;
  Report& report_;
  Walk<Task> tasks_;
  std::unordered_set<std::string> datatypes_;  ///< judged
};

}  // namespace tenor::spec::relax
