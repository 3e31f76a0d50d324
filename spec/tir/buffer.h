// SPDX-License-Identifier: Apache-2.0
// Buffer: integer shape, strides and offset, a pointer to scalars, and a layout that can be.
// TIR/OtherTyping/3; ledger TIR-D36 (written strides and offsets are accepted), TIR-D65, TIR-D83.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"
#include "spec/tir/extent.h"

namespace tenor::spec::tir {

/// A node is shown where it was written, and where it was not, at its buffer.
inline Span span_or(const Context& context, const PrimExpr* e, const Buffer& b) {
  const Span at = context.span(e);
  return at.end > at.begin ? at : context.span(b);
}

/// Reports those of `parts` that are no integer scalars, calling them `what`.
inline void check_integer_parts(const CheckInfo& info, const Buffer& b, List<const PrimExpr*> parts,
                                std::string_view what, const Context& context, Report& report) {
  for (const PrimExpr* part : parts)
    if (!part->dtype.is_integer_scalar())
      report.error(info, span_or(context, part, b),
                   fmt::format("the {} {} of {} is {}, not an integer scalar", what, show(part),
                               show(b.name), show(part->dtype)));
}

/// «Dimensions are Int or UInt scalars»                                       TIR/OtherTyping/3.1
struct BufferShape {
  static constexpr CheckInfo info{"TIR-Buffer-shape", clauses("TIR/OtherTyping/3.1"),
                                  Code::T_BUFFER, true};
  static void check(const Buffer& b, const Context& context, Report& report) {
    check_integer_parts(info, b, b.shape, "dimension", context, report);
  }
};

/// No dimension is a negative constant                                        TIR-D83
struct BufferExtents {
  static constexpr CheckInfo info{"TIR-Buffer-constant-extents",
                                  clauses("TIR-D83", "TIR/Buffers/p1:b"), Code::I_BUFFER_LAYOUT};
  static void check(const Buffer& b, const Context& context, Report& report) {
    check_extents(info, b.shape, show(b.name), context.span(b), context, report);
  }
};

/// «Strides are Int or UInt scalars»                                          TIR/OtherTyping/3.2
struct BufferStrides {
  static constexpr CheckInfo info{"TIR-Buffer-strides", clauses("TIR/OtherTyping/3.2"),
                                  Code::T_BUFFER, true};
  static void check(const Buffer& b, const Context& context, Report& report) {
    check_integer_parts(info, b, b.strides, "stride", context, report);
  }
};

/// «Strides have one datatype»                                                TIR/OtherTyping/3.2:b
struct BufferStridesMatch {
  static constexpr CheckInfo info{"TIR-Buffer-strides-match", clauses("TIR/OtherTyping/3.2:b"),
                                  Code::T_BUFFER, true};
  static void check(const Buffer& b, const Context& context, Report& report) {
    for (const PrimExpr* stride : b.strides) {
      if (stride->dtype == b.strides.front()->dtype) continue;
      report.error(info, span_or(context, stride, b),
                   fmt::format("the stride {} of {} is {}, but the first is {}", show(stride),
                               show(b.name), show(stride->dtype), show(b.strides.front()->dtype)));
      return;
    }
  }
};

/// «The offset is an Int or UInt scalar»                                      TIR/OtherTyping/3.3
struct BufferElemOffset {
  static constexpr CheckInfo info{"TIR-Buffer-elem-offset", clauses("TIR/OtherTyping/3.3"),
                                  Code::T_BUFFER, true};
  static void check(const Buffer& b, const Context& context, Report& report) {
    if (!b.elem_offset || b.elem_offset->dtype.is_integer_scalar()) return;
    report.error(info, span_or(context, b.elem_offset, b),
                 fmt::format("the offset {} of {} is {}, not an integer scalar",
                             show(b.elem_offset), show(b.name), show(b.elem_offset->dtype)));
  }
};

/// The data is a pointer                                                      TIR/OtherTyping/3.4
struct BufferDataPointer {
  static constexpr CheckInfo info{"TIR-Buffer-data-pointer", clauses("TIR/OtherTyping/3.4"),
                                  Code::I_BUFFER_DATA};
  static void check(const Buffer& b, const Context& context, Report& report) {
    if (b.data->type_annotation && b.data->type_annotation->is_pointer()) return;
    report
        .error(info, context.span(b),
               fmt::format("the data of {} is {}, which is not a PointerType", show(b.name),
                           show(b.data->name_hint)))
        .hint("declare the variable as a pointer: T.handle(\"float32\")");
  }
};

/// ... to a PrimType                                                          TIR/OtherTyping/3.4:b
struct BufferDataElement {
  static constexpr CheckInfo info{"TIR-Buffer-data-element",
                                  clauses("TIR/OtherTyping/3.4:b", "TIR/Types/2.b1:b"),
                                  Code::I_BUFFER_DATA};
  static void check(const Buffer& b, const Context& context, Report& report) {
    const Type* type = b.data->type_annotation;
    if (!type || !type->is_pointer()) return;
    const Type* element = type->element_type;
    if (element && (element->kind == Type::Kind::kPrimType || element->is_empty_tuple())) return;
    report.error(
        info, context.span(b),
        fmt::format("the data of {} points to something that is not a PrimType", show(b.name)));
  }
};

/// No strides, or one for each dimension                                      TIR/OtherTyping/3.2:c
struct BufferStrideCount {
  static constexpr CheckInfo info{"TIR-Buffer-stride-count",
                                  clauses("TIR-D36", "TIR/OtherTyping/3.2:c"),
                                  Code::I_BUFFER_LAYOUT};
  static void check(const Buffer& b, const Context& context, Report& report) {
    if (b.strides.empty() || b.strides.size() == b.shape.size()) return;
    report.error(info, context.span(b),
                 fmt::format("{} has {} and {}", show(b.name), counted(b.shape.size(), "dimension"),
                             counted(b.strides.size(), "stride")));
  }
};

/// Strides and offset are variables                        TIR/OtherTyping/3.2:c,
/// TIR/OtherTyping/3.3:b
struct BufferLayoutVariables {
  static constexpr CheckInfo info{
      "TIR-Buffer-layout-variables",
      clauses("TIR/OtherTyping/3.2:c", "TIR/OtherTyping/3.3:b", "TIR-D36"), Code::I_BUFFER_LAYOUT,
      false, as_written("TIR-D36")};
  static void check(const Buffer& b, const Context& context, Report& report) {
    for (const PrimExpr* stride : b.strides)
      if (!as<Var>(stride))
        report.error(info, span_or(context, stride, b),
                     fmt::format("a stride of {} is {}, but has to be a variable", show(b.name),
                                 show(stride)));
    if (b.elem_offset && !as<Var>(b.elem_offset))
      report.error(info, span_or(context, b.elem_offset, b),
                   fmt::format("the offset of {} is {}, but has to be a variable", show(b.name),
                               show(b.elem_offset)));
  }
};

/// Axis separators do not decrease, and lie within 0 to the rank              TIR-D65
struct BufferAxisSeparators {
  static constexpr CheckInfo info{"TIR-Buffer-axis-separators",
                                  clauses("TIR-D65", "TIR/Grammar/Buffer"), Code::I_BUFFER_LAYOUT};
  static void check(const Buffer& b, const Context& context, Report& report) {
    std::int64_t least = 0;
    for (const std::int64_t separator : b.axis_separators) {
      if (separator < least || separator > static_cast<std::int64_t>(b.shape.size())) {
        report.error(info, context.span(b),
                     fmt::format("the axis separator {} of {} is outside {} to {}", separator,
                                 show(b.name), least, b.shape.size()));
        return;
      }
      least = separator;
    }
  }
};

/// Alignment and offset factor are not negative                               TIR-D65
struct BufferAlignment {
  static constexpr CheckInfo info{"TIR-Buffer-alignment", clauses("TIR-D65", "TIR/Grammar/Buffer"),
                                  Code::I_BUFFER_LAYOUT};
  static void check(const Buffer& b, const Context& context, Report& report) {
    // -1 is how the text spells "the default".
    if (b.data_alignment < -1)
      report.error(info, context.span(b),
                   fmt::format("{} has the data alignment {}", show(b.name), b.data_alignment));
    if (b.offset_factor < 0)
      report.error(info, context.span(b),
                   fmt::format("{} has the offset factor {}", show(b.name), b.offset_factor));
  }
};

template <>
struct ChecksOf<Buffer>
    : Checks<BufferShape, BufferExtents, BufferStrides, BufferStridesMatch, BufferElemOffset,
             BufferDataPointer, BufferDataElement, BufferStrideCount, BufferLayoutVariables,
             BufferAxisSeparators, BufferAlignment> {};

}  // namespace tenor::spec::tir
