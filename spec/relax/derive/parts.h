// SPDX-License-Identifier: Apache-2.0
// What is selected of a tuple, and the condition of an If. Relax/Derive/12; ledger RLX-D20, D34.
#pragma once

#include "spec/relax/derive/annotation.h"

namespace tenor::spec::relax {

/// What is selected from is a tuple                                           Relax/Derive/12.2
struct TupleGetItemTuple {
  static constexpr CheckInfo info{"RLX-TupleGetItem-tuple", clauses("Relax/Derive/12.2"),
                                  Code::T_TUPLE};
  static void check(const Selected& item, const CallSite&, Report& report) {
    if (as<TupleStructInfo>(item.tuple)) return;
    report.error(info, item.at,
                 fmt::format("element {} is selected from {}", item.index, text_of(item.tuple)));
  }
};

/// The element is there                                                       Relax/Derive/12.3
struct TupleGetItemIndex {
  static constexpr CheckInfo info{"RLX-TupleGetItem-index", clauses("Relax/Derive/12.3"),
                                  Code::T_TUPLE};
  static void check(const Selected& item, const CallSite&, Report& report) {
    const auto* tuple = as<TupleStructInfo>(item.tuple);
    if (!tuple || item.index < static_cast<std::int64_t>(tuple->fields.size())) return;
    report.error(info, item.at,
                 fmt::format("element {} is selected from a tuple with {}", item.index,
                             counted(tuple->fields.size(), "field")));
  }
};

/// Elements are counted from zero                                             RLX-D34
struct TupleGetItemNegative {
  static constexpr CheckInfo info{"RLX-TupleGetItem-negative",
                                  clauses("RLX-D34", "Relax/Derive/12.3", "Relax/Derive/12.4"),
                                  Code::T_TUPLE, false, intended("RLX-D34")};
  static void check(const Selected& item, const CallSite&, Report& report) {
    if (item.index >= 0) return;
    report.error(info, item.at, fmt::format("element {} is selected from a tuple", item.index))
        .hint("count from zero");
  }
};

/// A condition is a Bool scalar                                               RLX-D20
struct IfCondition {
  static constexpr CheckInfo info{"RLX-If-condition", clauses("RLX-D20", "Relax/Derive/9"),
                                  Code::T_CONDITION, false, intended("RLX-D20")};
  static void check(const Condition& fit, const CallSite&, Report& report) {
    if (is_incompatible(fit)) refuse(report, info, fit);
  }
};

/// Whether it is is known                                                     RLX-D20
struct IfConditionOpen {
  static constexpr CheckInfo info{"RLX-If-condition-open", clauses("RLX-D20", "Relax/Derive/9"),
                                  Code::M_ARGUMENT, false, intended("RLX-D20")};
  static void check(const Condition& fit, const CallSite&, Report& report) {
    if (is_open(fit)) doubt(report, info, fit);
  }
};

template <>
struct ChecksOf<Selected> : Checks<TupleGetItemTuple, TupleGetItemIndex, TupleGetItemNegative> {};
template <>
struct ChecksOf<Condition> : Checks<IfCondition, IfConditionOpen> {};

}  // namespace tenor::spec::relax
