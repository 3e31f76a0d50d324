// SPDX-License-Identifier: Apache-2.0
// Calls: what is called, how many arguments it gets, whether they fit, and whether a call with side
// effects may stand where it does. Relax/Derive/14; Relax/PurityCheck; ledger RLX-D8, RLX-D48, D49.
#pragma once

#include "spec/relax/derive/annotation.h"

namespace tenor::spec::relax {

/// What is called is a function                                               Relax/Derive/14.2.1
struct CallCallee {
  static constexpr CheckInfo info{"RLX-Call-callee", clauses("Relax/Derive/14.2.1"),
                                  Code::T_CALLEE};
  static void check(const Called& call, const CallSite&, Report& report) {
    if (as<FuncStructInfo>(call.struct_info)) return;
    report.error(info, call.at,
                 fmt::format("{} is {}, not a function", call.callee, text_of(call.struct_info)));
  }
};

/// One argument for each parameter                                            Relax/Derive/14.2.4:b
struct CallArity {
  static constexpr CheckInfo info{"RLX-Call-arity", clauses("Relax/Derive/14.2.4:b"),
                                  Code::T_ARITY};
  static void check(const Called& call, const CallSite&, Report& report) {
    const auto* f = as<FuncStructInfo>(call.struct_info);
    if (!f || !f->params || f->params->size() == call.arguments) return;
    report.error(
        info, call.at,
        fmt::format("{} has {}, but the call passes {}", call.callee,
                    counted(f->params->size(), "parameter"), counted(call.arguments, "argument")));
  }
};

/// `a dataflow block` or `a pure function`.
inline std::string_view name(const CallSite& place) {
  return place.in_dataflow_block ? "a dataflow block" : "a pure function";
}

/// A function that is called where purity is demanded is pure                 Relax/Derive/14.2.3
struct CallPurity {
  static constexpr CheckInfo info{
      "RLX-Call-purity",
      clauses("Relax/Derive/14.2.3", "Relax/Derive/14.2.3:b", "Relax/PurityCheck/p1:b"),
      Code::T_PURITY};
  static void check(const Called& call, const CallSite& place, Report& report) {
    const auto* f = as<FuncStructInfo>(call.struct_info);
    if (!f || !f->params || f->purity || !place.must_be_pure()) return;
    report.error(info, call.at,
                 fmt::format("{} is impure, but {} calls it", call.callee, name(place)));
  }
};

/// An external function counts as impure                                      Relax/Derive/14.2.2.1
struct CallExternPurity {
  static constexpr CheckInfo info{
      "RLX-Call-extern-purity",
      clauses("Relax/Derive/14.2.2.1", "Relax/Derive/14.2.2.1:b", "Relax/PurityCheck/1"),
      Code::T_PURITY};
  static void check(const Called& call, const CallSite& place, Report& report) {
    const auto* f = as<FuncStructInfo>(call.struct_info);
    if (!f || f->params || !place.must_be_pure()) return;
    report.error(info, call.at,
                 fmt::format("{} is external and counts as impure, but {} calls it", call.callee,
                             name(place)));
  }
};

/// So is an operator                                                          Relax/Derive/14.1.2
struct CallOperatorPurity {
  static constexpr CheckInfo info{"RLX-Call-operator-purity",
                                  clauses("Relax/Derive/14.1.2", "Relax/Derive/14.1.2:b",
                                          "Relax/PurityCheck/2", "Relax/PurityCheck/p1"),
                                  Code::T_PURITY};
  static void check(const OperatorUse& use, const CallSite& place, Report& report) {
    if (!use.known || use.known->purity == Purity::kPure || !place.must_be_pure()) return;
    report.error(info, use.at, fmt::format("{} is impure, but {} calls it", use.name, name(place)));
  }
};

/// The operator has a rule                                                    RLX-D49
struct OpRegistered {
  static constexpr CheckInfo info{"RLX-Op-registered", clauses("RLX-D49", "Relax/Derive/14.1.1:b"),
                                  Code::S_OPERATOR};
  static void check(const OperatorUse& use, const CallSite&, Report& report) {
    if (use.known && use.known->derive) return;
    const std::string_view why = why_refused(use.name);
    report.error(
        info, use.at,
        fmt::format("the operator {} has no rules{}{}", use.name, why.empty() ? "" : ": ", why));
  }
};

/// The operator takes its arguments                                           Relax/Derive/14.1.1
struct CallOperatorArgument {
  static constexpr CheckInfo info{"RLX-Call-operator-argument",
                                  clauses("Relax/Derive/14.1.1", "RLX-D49"), Code::T_OPERATOR};
  static void check(const OperatorArgument& argument, const CallSite&, Report& report) {
    if (argument.is_for_a_run) return;
    Finding finding =
        report.error(info, argument.at, fmt::format("{}: {}", argument.op.name, argument.message));
    if (!argument.hint.empty()) finding.hint(argument.hint);
  }
};

/// Whether it does is known                                                   Relax/Derive/14.1.1
struct CallOperatorOpen {
  static constexpr CheckInfo info{"RLX-Call-operator-open",
                                  clauses("Relax/Derive/14.1.1", "RLX-D49"), Code::M_OPERATOR};
  static void check(const OperatorArgument& argument, const CallSite&, Report& report) {
    if (!argument.is_for_a_run) return;
    warn(report, info, argument.at, fmt::format("{}: {}", argument.op.name, argument.message));
  }
};

/// An argument is accepted for its parameter                                  Relax/Derive/14.2.6
struct CallArgument {
  static constexpr CheckInfo info{"RLX-Call-argument", clauses("Relax/Derive/14.2.6", "RLX-D8"),
                                  Code::T_ARGUMENT};
  static void check(const Argument& fit, const CallSite&, Report& report) {
    if (is_incompatible(fit)) refuse(report, info, fit);
  }
};

/// Whether it is is known                                                     Relax/Derive/14.2.6:b
struct CallArgumentOpen {
  static constexpr CheckInfo info{"RLX-Call-argument-open", clauses("Relax/Derive/14.2.6:b"),
                                  Code::M_ARGUMENT};
  static void check(const Argument& fit, const CallSite&, Report& report) {
    if (is_open(fit)) doubt(report, info, fit);
  }
};

/// As written, only functions in recursion are known before their turn        RLX-D48
struct GlobalVarNotReached {
  static constexpr CheckInfo info{"RLX-GlobalVar-not-reached", clauses("RLX-D48", "Relax/Derive/1"),
                                  Code::T_CALLEE, false, as_written("RLX-D48")};
  static void check(const NotReached& use, const CallSite&, Report& report) {
    report.error(info, use.at,
                 fmt::format("nothing is known of {} before it is derived", show(use.name)));
  }
};

template <>
struct ChecksOf<Called> : Checks<CallCallee, CallExternPurity, CallPurity, CallArity> {};
template <>
struct ChecksOf<OperatorUse> : Checks<OpRegistered, CallOperatorPurity> {};
template <>
struct ChecksOf<OperatorArgument> : Checks<CallOperatorArgument, CallOperatorOpen> {};
template <>
struct ChecksOf<Argument> : Checks<CallArgument, CallArgumentOpen> {};
template <>
struct ChecksOf<NotReached> : Checks<GlobalVarNotReached> {};

}  // namespace tenor::spec::relax
