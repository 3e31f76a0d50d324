// SPDX-License-Identifier: Apache-2.0
// Annotations against what is derived: of bindings, function literals, casts and results.
// Relax/Derive/11.2, 11.3, 15.5; ledger RLX-D9, RLX-D23, RLX-D24.
#pragma once

#include "spec/relax/derive/check_subjects.h"

namespace tenor::spec::relax {

inline bool is_incompatible(const Fit& fit) {
  return fit.compatibility.verdict == Compatibility::kIncompatible;
}
inline bool is_open(const Fit& fit) {
  return fit.compatibility.verdict == Compatibility::kPossibly;
}

/// The value is accepted for the annotation                                   Relax/Derive/11.2.3:d
struct VarBindingAnnotation {
  static constexpr CheckInfo info{"RLX-VarBinding-annotation",
                                  clauses("Relax/Derive/11.2.3:d", "Relax/Derive/11.2.3", "RLX-D9"),
                                  Code::T_ANNOTATION};
  static void check(const Annotated& fit, const CallSite&, Report& report) {
    if (is_incompatible(fit)) refuse(report, info, fit);
  }
};

/// The annotation says no more than is derived                                Relax/Derive/11.2.3:c
struct VarBindingMoreSpecific {
  static constexpr CheckInfo info{"RLX-VarBinding-more-specific",
                                  clauses("Relax/Derive/11.2.3:c", "RLX-D23"), Code::M_ANNOTATION,
                                  false, intended("RLX-D23")};
  static void check(const Annotated& fit, const CallSite&, Report& report) {
    if (is_open(fit)) doubt(report, info, fit);
  }
};

/// As written, what is known less exactly than annotated is an error          RLX-D23
struct VarBindingLessSpecific {
  static constexpr CheckInfo info{"RLX-VarBinding-less-specific",
                                  clauses("RLX-D23", "Relax/SInfoSurvey/p1:b"), Code::T_ANNOTATION,
                                  false, as_written("RLX-D23")};
  static void check(const Annotated& fit, const CallSite&, Report& report) {
    if (is_open(fit)) refuse(report, info, fit);
  }
};

/// A function literal has the StructInfo of its variable                      Relax/Derive/11.2.1:d
struct VarBindingFunction {
  static constexpr CheckInfo info{"RLX-VarBinding-function", clauses("Relax/Derive/11.2.1:d"),
                                  Code::T_ANNOTATION};
  static void check(const AnnotatedLiteral& fit, const CallSite&, Report& report) {
    if (is_incompatible(fit)) refuse(report, info, fit);
  }
};

/// Whether it has is known                                                    RLX-D23
struct VarBindingFunctionMoreSpecific {
  static constexpr CheckInfo info{"RLX-VarBinding-function-more-specific",
                                  clauses("RLX-D23", "Relax/Derive/11.2.1:d"), Code::M_ANNOTATION};
  static void check(const AnnotatedLiteral& fit, const CallSite&, Report& report) {
    if (is_open(fit)) doubt(report, info, fit);
  }
};

/// A cast can succeed                                                         Relax/Derive/11.3.3
struct MatchCastPossible {
  static constexpr CheckInfo info{"RLX-MatchCast-possible",
                                  clauses("Relax/Derive/11.3.3", "RLX-D24"), Code::L_CAST};
  static void check(const CastValue& fit, const CallSite&, Report& report) {
    if (is_incompatible(fit)) foretell(report, info, fit);
  }
};

/// What is cast to is below the annotation                                    Relax/Derive/11.3.4
struct MatchCastAnnotation {
  static constexpr CheckInfo info{"RLX-MatchCast-annotation", clauses("Relax/Derive/11.3.4"),
                                  Code::T_ANNOTATION};
  static void check(const AnnotatedCast& fit, const CallSite&, Report& report) {
    if (is_incompatible(fit)) refuse(report, info, fit);
  }
};

/// Whether it is below is known                                               RLX-D23
struct MatchCastMoreSpecific {
  static constexpr CheckInfo info{"RLX-MatchCast-more-specific",
                                  clauses("RLX-D23", "Relax/Derive/11.3.4:b"), Code::M_ANNOTATION};
  static void check(const AnnotatedCast& fit, const CallSite&, Report& report) {
    if (is_open(fit)) doubt(report, info, fit);
  }
};

/// The body is accepted for the return annotation                             Relax/Derive/15.5
struct FunctionResult {
  static constexpr CheckInfo info{"RLX-Function-result", clauses("Relax/Derive/15.5"),
                                  Code::T_ANNOTATION};
  static void check(const Returned& fit, const CallSite&, Report& report) {
    if (is_incompatible(fit)) refuse(report, info, fit);
  }
};

/// Whether it is accepted is known                                            Relax/Derive/15.5:b
struct FunctionResultMoreSpecific {
  static constexpr CheckInfo info{"RLX-Function-result-more-specific",
                                  clauses("Relax/Derive/15.5:b"), Code::M_ANNOTATION};
  static void check(const Returned& fit, const CallSite&, Report& report) {
    if (is_open(fit)) doubt(report, info, fit);
  }
};

template <>
struct ChecksOf<Annotated>
    : Checks<VarBindingAnnotation, VarBindingMoreSpecific, VarBindingLessSpecific> {};
template <>
struct ChecksOf<AnnotatedLiteral> : Checks<VarBindingFunction, VarBindingFunctionMoreSpecific> {};
template <>
struct ChecksOf<CastValue> : Checks<MatchCastPossible> {};
template <>
struct ChecksOf<AnnotatedCast> : Checks<MatchCastAnnotation, MatchCastMoreSpecific> {};
template <>
struct ChecksOf<Returned> : Checks<FunctionResult, FunctionResultMoreSpecific> {};

}  // namespace tenor::spec::relax
