// SPDX-License-Identifier: Apache-2.0
// The derivation of one module: Γ and Σ as they are at the current place, and the rule of each
// expression. It knows what follows from what; what is an error is for the checks of this folder.
// Relax/Derive.
#pragma once

#include "spec/relax/derive.h"
#include "spec/relax/derive/check_subjects.h"
#include "spec/relax/derive/environment.h"
#include "spec/relax/derive/vdevice.h"

namespace tenor::spec::relax {

class Deriver {
 public:
  /// `devices` are those of variables that no annotation gives one (Relax/VDevice).
  Deriver(Program& program, const Module& module, const Prover& prover, const Devices& devices,
          Report& report);

  /// Enters what is known of a function of the module before its body is looked at.
  void enter(const spec::Function& function);
  /// Derives the body of a function of the module, and enters what follows.
  void derive(const spec::Function& function);
  Derivation take() { return std::move(result_); }

  // What the derivation of a call may ask (operator_call.h).
  const StructInfo* of(const Expr* e);
  /// What was derived before, or is now.
  const StructInfo* known(const Expr* e);
  /// What the variable is bound to, through variables; `e` where it is not a bound one.
  const Expr* value_of(const Expr* e) const;
  const spec::Function* global(std::string_view name) const;
  bool is_unknown(const StructInfo* s) const { return result_.is_unknown(s); }
  bool is_as_written(Clause entry) const { return report_.readings().is_as_written(entry); }
  const Module& module() const { return module_; }
  Builder& builder() { return builder_; }
  const Prover& prover() const { return prover_; }
  const StructInfoAlgebra& algebra() const { return algebra_; }
  template <class Subject>
  void check(const Subject& subject) {
    ChecksOf<Subject>::run(subject, call_site(), report_);
  }
  /// A limit of ours is in the way of what `e` stands for.
  void give_up(const Expr& e, std::string message) {
    report_.error(Code::X_MEMORY, span(&e), std::move(message))
        .hint("the limit is fixed: split the expression into several calls");
  }

 private:
  struct Frame {  ///< a function that is being derived
    const Function* function = nullptr;
    std::size_t dataflow_blocks = 0;
  };

  CallSite call_site() const;
  Span span(const Node* node) const { return program_.span(node); }
  const StructInfo* unknown() const { return result_.unknown; }
  const StructInfo* derived(const Expr* e);

  // deriver.cpp: expressions.
  const StructInfo* constant(const Constant& e);
  const StructInfo* variable(const Expr* e);
  const StructInfo* global_var(const GlobalVar& e);
  const StructInfo* tuple(const Tuple& e);
  const StructInfo* tuple_get_item(const TupleGetItem& e);
  const StructInfo* prim_value(const PrimValue& e);
  const StructInfo* branches(const If& e);
  void condition(const Expr* cond);

  // sequence.cpp: blocks, bindings, functions.
  const StructInfo* sequence(const SeqExpr& e);
  void block(const BindingBlock& block);
  void binding(const Binding& b);
  void var_binding(const Binding& b);
  void function_binding(const Variable* v, const Function& f);
  void match_cast(const Binding& b);
  CompatibilityResult cast(const StructInfo* from, const StructInfo* to) const;
  void bind(const Variable* v, const StructInfo* s);
  const StructInfo* annotation(const Variable* v);
  void check_shapes(const StructInfo* written);
  const StructInfo* function(const Function& f);
  const StructInfo* body(const Function& f);
  std::vector<const StructInfo*> params(const Function& f);
  const StructInfo* signature(const Function& f, const StructInfo* ret);
  const StructInfo* with_own_variables(const FuncStructInfo* s);
  const StructInfo* result(const Function& f, const StructInfo* of_body);
  const StructInfo* prim_func(const tir::PrimFunc& f);

  // call.cpp.
  const StructInfo* call(const Call& e);
  /// erase_to_well_defined. RLX-D6: as written, something is lost even where all is in scope.
  const StructInfo* erased(const StructInfo* s, const VariablesInScope& scope) const;
  void check_devices(const Call& e);
  const StructInfo* operator_call(const Call& e, const Op& op);
  const StructInfo* function_call(const Call& e, const FuncStructInfo* f);
  ShapeVarMapping arguments(const Call& e, const FuncStructInfo* f);
  void argument(const Call& e, std::size_t i, const StructInfo* param);

  /// Judges whether `given` is accepted for `required`, where both are known.
  template <class Subject>
  void fit(Span at, std::string what, const StructInfo* given, const StructInfo* required) {
    if (is_unknown(given) || is_unknown(required)) return;
    check(Subject{{at, std::move(what), given, required,
                   algebra_.compatible(given, required, &environment_)}});
  }
  /// The same of an annotation of `of`.
  template <class Subject>
  void compare(const Node* of, Subject&& fit) {
    check(fit);
    if (fit.compatibility.verdict != Compatibility::kCompatible)
      result_.disagreements.insert_or_assign(of, std::move(fit.compatibility));
  }

  Program& program_;
  const Module& module_;
  const Prover& prover_;
  const Devices& devices_;
  Report& report_;
  Builder builder_;
  StructInfoAlgebra algebra_;
  Environment environment_;
  std::vector<Frame> frames_;
  std::unordered_map<const Variable*, const Expr*> bound_values_;
  std::unordered_map<std::string_view, const spec::Function*> globals_;
  Derivation result_;
};

}  // namespace tenor::spec::relax
