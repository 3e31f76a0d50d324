// SPDX-License-Identifier: Apache-2.0
// Function: what its attributes say, and what recursion demands. Relax/WellFormed/8, 13, 21.
#pragma once

#include "spec/relax/checks.h"
#include "spec/relax/children.h"

namespace tenor::spec::relax {

/// Does the attribute ask for it? One that is false or zero asks for nothing.
inline bool is_set(Attrs attrs, std::string_view key) {
  const Object* value = find(attrs, key);
  const bool number =
      value && (value->kind == Object::Kind::kBool || value->kind == Object::Kind::kInt);
  const auto* literal =
      value && value->kind == Object::Kind::kExpr ? spec::as<IntImm>(value->expr) : nullptr;
  return value && !(number && value->integer == 0) && !(literal && literal->value == 0);
}

/// A function that is forced to be pure is pure                               Relax/WellFormed/21
struct FunctionForcePure {
  static constexpr CheckInfo info{"RLX-Function-force-pure", clauses("Relax/WellFormed/21"),
                                  Code::I_FORCE_PURE};
  static void check(const Function& f, const Context& context, Report& report) {
    if (f.is_pure || !is_set(f.attrs, "relax.force_pure")) return;
    report.error(info, context.span(f), "the function has relax.force_pure, but is declared impure")
        .hint("remove `pure=False` or the attribute");
  }
};

/// Does the function, which is bound to `variable`, call it?
inline bool calls_itself(const Function& f, const Variable* variable) {
  bool found = false;
  for_each_expression_in(&f, [&](const Expr* e) {
    const auto* call = as<Call>(e);
    found = found || (call && variable && variable_of(call->op) == variable);
  });
  return found;
}

/// «A recursive function says what it returns»                                Relax/WellFormed/8
struct FunctionRecursiveAnnotation {
  static constexpr CheckInfo info{"RLX-Function-recursive-annotation",
                                  clauses("Relax/WellFormed/8"), Code::I_RECURSION, true};
  static void check(const Function& f, const Context& context, Report& report) {
    if (f.ret_struct_info) return;
    const EnclosingFunction& here = context.functions.back();
    if (!context.recursion.is_recursive(here.global) && !calls_itself(f, here.variable)) return;
    report
        .error(info, context.span(f),
               fmt::format("'{}' is recursive, but has no return annotation",
                           here.variable ? here.variable->name_hint : show(here.global)))
        .hint("annotate the return value");
  }
};

/// «The global symbol is the name in the module»                              Relax/WellFormed/13
struct FunctionGlobalSymbol {
  static constexpr CheckInfo info{"RLX-Function-global-symbol", clauses("Relax/WellFormed/13"),
                                  Code::I_GLOBAL_SYMBOL, true};
  static void check(const GlobalFunction& f, const Context&, Report& report) {
    const Attrs attrs = f.named.relax_func  ? f.named.relax_func->attrs
                        : f.named.prim_func ? f.named.prim_func->attrs
                                            : Attrs{};
    const Object* symbol = find(attrs, "global_symbol");
    if (!symbol || symbol->text == f.named.name) return;
    report
        .error(info, f.named.span,
               fmt::format("the global_symbol of {} is \"{}\"", f.named.name, show(symbol->text)))
        .hint("give both the same name");
  }
};

template <>
struct ChecksOf<Function> : Checks<FunctionForcePure, FunctionRecursiveAnnotation> {};
template <>
struct ChecksOf<GlobalFunction> : Checks<FunctionGlobalSymbol> {};

}  // namespace tenor::spec::relax
