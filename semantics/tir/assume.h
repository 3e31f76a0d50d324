// SPDX-License-Identifier: Apache-2.0
// The builtin assume. Its argument is evaluated for its truth alone: an error, or what would be
// unspecified, is none of the program's, but makes it an assumption that is not true.
// TIR/BuiltinEffect/b7; EXT/Builtin/assume; ledger TIR-D77.
#pragma once

#include "semantics/tir/builtin.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/elementwise.h"

namespace tenor::semantics {

template <class D>
typename D::Truth has_form(const EvalCall& f, BuiltinForm form) {
  return D::truth(!f.node->global_var && meaning_of(*f.node).form == form);
}

/// assume: its condition, for the sake of knowing that it holds.        EXT/Builtin/assume, TIR-D77
struct CallAssume {
  static constexpr RuleInfo info{
      "TIR-Call-assume",
      spec::clauses("EXT/Builtin/assume", "TIR-D77", "TIR/BuiltinEffect/b7"),
      {},
      spec::intended("TIR-D77")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const EvalCall& f) {
    return has_form<D>(f, BuiltinForm::kAssume) & D::truth(!m.layout().has_effect(f.node));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalCall& f) {
    m.asides().guards.begin({f.node});
    m.evaluate_then(AssumeReady{{f.node}}, f.node->args[0]);
  }
};
/// A condition with effects, which an assumption has none of: out of scope.                 TIR-D77
struct CallAssumeEffect {
  static constexpr RuleInfo info{"TIR-Call-assume-effect", spec::clauses("TIR-D77"),
                                 spec::Code::S_BUILTIN, spec::intended("TIR-D77")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const EvalCall& f) {
    return has_form<D>(f, BuiltinForm::kAssume) & D::truth(m.layout().has_effect(f.node));
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const EvalCall& f) {
    return fmt::format("{} is assumed, but it has side effects, and no rule covers that",
                       spec::print(f.node->args[0]));
  }
};
/// assume, its condition never evaluated.                         TIR-D77, TIR/BuiltinEffect/b7:b
struct CallAssumeNothing {
  static constexpr RuleInfo info{"TIR-Call-assume-nothing",
                                 spec::clauses("TIR-D77", "TIR/BuiltinEffect/b7:b"),
                                 {},
                                 spec::as_written("TIR-D77")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const EvalCall& f) {
    return has_form<D>(f, BuiltinForm::kAssume);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalCall& f) {
    *m.result(f) = D::integer(spec::bool_type().scalar, 1);
  }
};

/// It holds: nothing more.                                              EXT/Builtin/assume, TIR-D77
struct AssumeHolds {
  static constexpr RuleInfo info{
      "TIR-Call-assume-holds",
      spec::clauses("EXT/Builtin/assume", "TIR-D77", "TIR/BuiltinEffect/b7:b")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AssumeReady& f) {
    return is_one<D>(m.operands(f)[0]);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, AssumeReady& f) {
    m.asides().guards.end();
    const auto condition = m.operands(f)[0];
    *m.result(f) = condition;
  }
};
/// It does not: whatever relies on it may do anything. TIR-D77
struct AssumeFails {
  static constexpr RuleInfo info{"TIR-Call-assume-fails", spec::clauses("TIR-D77"),
                                 spec::Code::U_ASSUME};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AssumeReady& f) {
    return !is_one<D>(m.operands(f)[0]);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const AssumeReady& f) {
    return fmt::format("the program assumes {}, but its value is {}", spec::print(f.node->args[0]),
                       D::show(m.operands(f)[0]));
  }
};
template <>
struct RulesOf<AssumeReady> : Rules<AssumeHolds, AssumeFails> {};

/// It comes to nothing: where evaluating it is an error, or unspecified, it is not true, and there
/// is no error but that.                                                                    TIR-D77
struct AssumeNoValue {
  static constexpr RuleInfo info{"TIR-Call-assume-no-value", spec::clauses("TIR-D77"),
                                 spec::Code::U_ASSUME};
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const AssumeValueless& f) {
    return fmt::format("the program assumes {}, but it has no value here",
                       spec::print(f.node->args[0]));
  }
};
template <>
struct RulesOf<AssumeValueless> : Rules<AssumeNoValue> {};

}  // namespace tenor::semantics
