// SPDX-License-Identifier: Apache-2.0
// A tensor whose shape is named rather than listed: what the variable has to be.
// Relax/TensorInvariant.
#pragma once

#include "spec/relax/derive/check_subjects.h"

namespace tenor::spec::relax {

/// An annotation that names a variable as the shape of a tensor.
struct NamedShape {
  Span at;
  std::string_view name;
  const StructInfo* variable = nullptr;  ///< what is known of it
  int ndim = kUnknownRank;               ///< of the tensor
};

/// The variable is a shape Relax/TensorInvariant/1
struct TensorStructInfoNamedShape {
  static constexpr CheckInfo info{"RLX-TensorStructInfo-named-shape",
                                  clauses("Relax/TensorInvariant/1", "Relax/TensorInvariant/p1"),
                                  Code::I_STRUCT_INFO};
  static void check(const NamedShape& shape, const CallSite&, Report& report) {
    if (as<ShapeStructInfo>(shape.variable)) return;
    report
        .error(info, shape.at,
               fmt::format("{} is used as a shape, but is {}", spec::show(shape.name),
                           text_of(shape.variable)))
        .hint("get the shape of a tensor with R.shape_of");
  }
};

/// Both have one rank; a tensor whose rank is not written has that of its shape
struct
    TensorStructInfoNamedRank {  //                                          Relax/TensorInvariant/1:b
  static constexpr CheckInfo info{"RLX-TensorStructInfo-named-rank",
                                  clauses("Relax/TensorInvariant/1:b", "Relax/TensorInvariant/p3"),
                                  Code::I_STRUCT_INFO};
  static void check(const NamedShape& shape, const CallSite&, Report& report) {
    const auto* s = as<ShapeStructInfo>(shape.variable);
    if (!s || shape.ndim == kUnknownRank || s->ndim == shape.ndim) return;
    report.error(info, shape.at,
                 fmt::format("the tensor has ndim {}, but its shape {} is {}", shape.ndim,
                             spec::show(shape.name), text_of(s)));
  }
};

template <>
struct ChecksOf<NamedShape> : Checks<TensorStructInfoNamedShape, TensorStructInfoNamedRank> {};

}  // namespace tenor::spec::relax
