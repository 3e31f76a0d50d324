// SPDX-License-Identifier: Apache-2.0
// Calling another PrimFunc of the module. Ledger TIR-D49, D72. The callee is entered as any
// function is (prim_func.h).
#pragma once

#include "semantics/tir/prim_func.h"

namespace tenor::semantics {

/// A call of another PrimFunc: its arguments in order. TIR-D49
struct CallFunctionArguments {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc-arguments", spec::clauses("TIR-D49")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const EvalCall& f) {
    return D::truth(f.node->global_var && m.layout().find(f.node->op));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalCall& f) {
    m.evaluate_then(CallReady{{f.node}}, f.node->args);
  }
};
/// A call of something that is no PrimFunc of the module. TIR-D49
struct CallForeign {
  static constexpr RuleInfo info{"TIR-Call-foreign",
                                 spec::clauses("TIR-D49", "TIR/State/b4:b", "TIR/State/b4:d"),
                                 spec::Code::S_EXTERN};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const EvalCall& f) {
    return D::truth(f.node->global_var && !m.layout().find(f.node->op));
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const EvalCall& f) {
    return fmt::format("{} is called, but it is not a PrimFunc of this module", f.node->op);
  }
};

/// Handles are tensors, as they were allocated; the callee runs on them. TIR-D49
struct CallFunction {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc", spec::clauses("TIR-D49")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const CallReady& f) {
    return D::truth(callee_takes(*f.node, *m.layout().find(f.node->op))) & handles_are_known(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, CallReady& f) {
    const spec::PrimFunc* callee = m.layout().find(f.node->op);
    m.pass(arguments_from_operands(m, f, callee));
    m.drop(f);
    m.push(EnterPrimFunc{{callee}});
  }
};
/// Another number of arguments, or one of another datatype.                    TIR-D49, TIR-D72
struct CallMismatch {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc-mismatch", spec::clauses("TIR-D49", "TIR-D72"),
                                 spec::Code::E_ARGUMENT};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const CallReady& f) {
    return D::truth(!callee_takes(*f.node, *m.layout().find(f.node->op)));
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const CallReady& f) {
    const spec::PrimFunc& callee = *m.layout().find(f.node->op);
    const std::size_t given = f.node->args.size(), i = first_foreign_argument(*f.node, callee);
    if (given != callee.params.size())
      return fmt::format("{} takes {} arguments, but the call passes {}", f.node->op,
                         callee.params.size(), given);
    return fmt::format("{} takes {} as {}, but the call passes {}", f.node->op,
                       callee.params[i]->name_hint, spec::to_string(callee.params[i]->dtype),
                       spec::to_string(f.node->args[i]->dtype));
  }
};
/// A handle that was never written: no tensor to run on.                                   TIR-D19
struct CallIndeterminate {
  static constexpr RuleInfo info{"TIR-Call-PrimFunc-indeterminate",
                                 spec::clauses("TIR-D19", "TIR-D49"), spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const CallReady& f) {
    return D::truth(callee_takes(*f.node, *m.layout().find(f.node->op))) & !handles_are_known(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const CallReady& f) {
    return fmt::format("{} gets a tensor argument that was never written", f.node->op);
  }
};
template <>
struct RulesOf<CallReady> : Rules<CallFunction, CallMismatch, CallIndeterminate> {};

}  // namespace tenor::semantics
