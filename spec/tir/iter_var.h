// SPDX-License-Identifier: Apache-2.0
// IterVar: a domain has an integer extent of the variable's datatype. TIR/OtherTyping/1; ledger
// TIR-D33 (UInt as well as Int).
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// The extent of a domain is an Int or UInt                                   TIR/OtherTyping/1
struct IterVarExtent {
  static constexpr CheckInfo info{"TIR-IterVar-extent", clauses("TIR/OtherTyping/1", "TIR-D33"),
                                  Code::T_VARIABLE};
  static void check(const IterVar& v, const Context& context, Report& report) {
    if (!v.dom.extent || v.dom.extent->dtype.is_integer_scalar()) return;
    report.error(info, context.span(v.dom.extent),
                 fmt::format("the extent {} of {} is {}, not an integer scalar", show(v.dom.extent),
                             show(v.var->name_hint), show(v.dom.extent->dtype)));
  }
};

/// dtype(dom->extent) = dtype(var)                                            TIR/OtherTyping/1:b
struct IterVarDataType {
  static constexpr CheckInfo info{"TIR-IterVar-dtype", clauses("TIR/OtherTyping/1:b", "TIR-D33"),
                                  Code::T_VARIABLE};
  static void check(const IterVar& v, const Context& context, Report& report) {
    if (!v.dom.extent || v.dom.extent->dtype == v.var->dtype) return;
    report.error(
        info, context.span(v.dom.extent),
        fmt::format("{} is {}, but the extent {} of its domain is {}", show(v.var->name_hint),
                    show(v.var->dtype), show(v.dom.extent), show(v.dom.extent->dtype)));
  }
};

/// The extent of a domain is an Int                                           TIR/OtherTyping/1
struct IterVarInt {
  static constexpr CheckInfo info{"TIR-IterVar-int", clauses("TIR/OtherTyping/1", "TIR-D33"),
                                  Code::T_VARIABLE, false, as_written("TIR-D33")};
  static void check(const IterVar& v, const Context& context, Report& report) {
    if (!v.dom.extent || v.dom.extent->dtype.scalar.is_int()) return;
    report.error(info, context.span(v.dom.extent),
                 fmt::format("the extent {} of {} is {}, not Int", show(v.dom.extent),
                             show(v.var->name_hint), show(v.dom.extent->dtype)));
  }
};

template <>
struct ChecksOf<IterVar> : Checks<IterVarExtent, IterVarDataType, IterVarInt> {};

}  // namespace tenor::spec::tir
