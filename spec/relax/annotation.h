// SPDX-License-Identifier: Apache-2.0
// Annotations: the parts of a StructInfo fit together. Relax/WellFormed/10, 14 to 17, 19, 22, 24.
// Shape variables are in shape_variable.h, datatypes in datatype.h.
#pragma once

#include <algorithm>

#include "spec/relax/checks.h"

namespace tenor::spec::relax {

/// A shape is a ShapeExpr or a variable                                       Relax/WellFormed/14
struct TensorStructInfoShape {
  static constexpr CheckInfo info{"RLX-TensorStructInfo-shape", clauses("Relax/WellFormed/14"),
                                  Code::I_STRUCT_INFO};
  static void check(const TensorStructInfo& s, const Context& context, Report& report) {
    if (!s.shape || as<ShapeExpr>(s.shape) || variable_of(s.shape)) return;
    report
        .error(info, context.span(s.shape),
               "the shape of a tensor is neither a list of dimensions nor a variable")
        .hint("bind the shape to a variable, and use that variable here");
  }
};

/// ndim is the number of dimensions                                           Relax/WellFormed/14:e
struct TensorStructInfoRank {
  static constexpr CheckInfo info{"RLX-TensorStructInfo-rank",
                                  clauses("Relax/WellFormed/14:e", "Relax/WellFormed/10"),
                                  Code::I_STRUCT_INFO};
  static void check(const TensorStructInfo& s, const Context& context, Report& report) {
    const auto* shape = as<ShapeExpr>(s.shape);
    if (!shape || s.ndim == static_cast<std::int64_t>(shape->values.size())) return;
    report.error(info, context.span(s),
                 fmt::format("the shape has {}, but ndim is {}",
                             counted(shape->values.size(), "dimension"), s.ndim));
  }
};

/// «A device is one of the module's»                                          Relax/WellFormed/24
struct VDeviceListed {
  static constexpr CheckInfo info{"RLX-VDevice-listed", clauses("Relax/WellFormed/24"),
                                  Code::I_VDEVICE, true};
  static void check(const TensorStructInfo& s, const Context& context, Report& report) {
    const auto& listed = context.module.vdevices;
    if (!s.vdevice || std::ranges::find(listed, s.vdevice) != listed.end()) return;
    report
        .error(info, context.span(s), "the annotation names a device that the module does not list")
        .hint("add the device to `I.module_global_infos`");
  }
};

/// ndim is the number of values                                               Relax/WellFormed/15:c
struct ShapeStructInfoRank {
  static constexpr CheckInfo info{"RLX-ShapeStructInfo-rank",
                                  clauses("Relax/WellFormed/15:c", "Relax/WellFormed/10"),
                                  Code::I_STRUCT_INFO};
  static void check(const ShapeStructInfo& s, const Context& context, Report& report) {
    if (!s.values || s.ndim == static_cast<std::int64_t>(s.values->size())) return;
    report.error(info, context.span(s),
                 fmt::format("the shape has {}, but ndim is {}",
                             counted(s.values->size(), "dimension"), s.ndim));
  }
};

/// A primitive value is a number                                              Relax/WellFormed/19
struct PrimStructInfoDType {
  static constexpr CheckInfo info{"RLX-PrimStructInfo-dtype",
                                  clauses("Relax/WellFormed/19", "RLX-D50"), Code::I_STRUCT_INFO};
  static void check(const PrimStructInfo& s, const Context& context, Report& report) {
    if (!s.dtype.is_handle()) return;
    report
        .error(info, context.span(s),
               fmt::format("a primitive value is a number, but {} is not", show(s.dtype)))
        .hint("annotate it with R.Object");
  }
};

/// The value has the datatype of the annotation                               Relax/WellFormed/22
struct PrimStructInfoValue {
  static constexpr CheckInfo info{"RLX-PrimStructInfo-value", clauses("Relax/WellFormed/22"),
                                  Code::I_STRUCT_INFO};
  static void check(const PrimStructInfo& s, const Context& context, Report& report) {
    if (!s.value || s.value->dtype == s.dtype) return;
    report.error(info, context.span(s),
                 fmt::format("the annotation says {}, but {} is {}", show(s.dtype), show(s.value),
                             show(s.value->dtype)));
  }
};

/// Parameters or a derive_func, not both                                      Relax/WellFormed/17
struct FuncStructInfoOneForm {
  static constexpr CheckInfo info{"RLX-FuncStructInfo-one-form", clauses("Relax/WellFormed/17"),
                                  Code::I_STRUCT_INFO};
  static void check(const FuncStructInfo& s, const Context& context, Report& report) {
    if (!s.params || s.derive_func.kind == DeriveFunc::Kind::kNone) return;
    report.error(info, context.span(s), "the annotation has both parameters and a derive_func")
        .hint("remove one of the two");
  }
};

/// Parameters or a derive_func, one of them                                   Relax/WellFormed/17:b
struct FuncStructInfoSomeForm {
  static constexpr CheckInfo info{"RLX-FuncStructInfo-some-form", clauses("Relax/WellFormed/17:b"),
                                  Code::I_STRUCT_INFO};
  static void check(const FuncStructInfo& s, const Context& context, Report& report) {
    if (s.params || s.derive_func.kind != DeriveFunc::Kind::kNone) return;
    report.error(info, context.span(s), "the annotation has neither parameters nor a derive_func")
        .hint("give the parameters: R.Callable((…), …)");
  }
};

template <>
struct ChecksOf<TensorStructInfo>
    : Checks<TensorStructInfoShape, TensorStructInfoRank, VDeviceListed> {};
template <>
struct ChecksOf<ShapeStructInfo> : Checks<ShapeStructInfoRank> {};
template <>
struct ChecksOf<PrimStructInfo> : Checks<PrimStructInfoDType, PrimStructInfoValue> {};
template <>
struct ChecksOf<FuncStructInfo> : Checks<FuncStructInfoOneForm, FuncStructInfoSomeForm> {};

}  // namespace tenor::spec::relax
