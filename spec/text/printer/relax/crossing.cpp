// SPDX-License-Identifier: Apache-2.0
#include "spec/text/printer/relax/crossing.h"

#include <algorithm>

namespace tenor::spec::printer {
namespace {

/// A parameter that one generation alone has.
struct Own {
  std::string_view op, parameter;
  Generation generation;
  std::string_view meant;  ///< by the other
};
constexpr Own kOwn[] = {
    {"hint_on_device", "memory_scope", Generation::kFlat, "\"global\""},
    {"layout_transform", "axis_separators", Generation::kNested, "[]"},
    {"layout_transform", "input_axis_separators", Generation::kNested, "[]"},
    {"memory.alloc_tensor", "runtime_device_ind", Generation::kFlat, "R.prim_value(0)"},
    {"vm.alloc_tensor", "runtime_device_ind", Generation::kFlat, "R.prim_value(0)"},
};

/// Operators whose datatype is never that of an operand: "void" is one that is not known there.
constexpr std::string_view kSaid[] = {
    "arange", "astype",   "dequantize", "eye",  "hamming_window", "multinomial_from_uniform",
    "ones",   "quantize", "wrap_param", "zeros"};

/// Does the attribute hold a datatype, which is that of an operand where it names none?
bool may_be_operands(const relax::Operator& op, std::string_view attribute) {
  return (attribute == "dtype" || attribute == "out_dtype") &&
         std::find(std::begin(kSaid), std::end(kSaid), op.name) == std::end(kSaid);
}

bool is_none_by_default(const relax::Operator& op, std::string_view attribute) {
  return std::any_of(op.parameters.begin(), op.parameters.end(), [&](const relax::Parameter& p) {
    return p.name == attribute && p.otherwise == "None";
  });
}

}  // namespace

std::string_view meant_without(const relax::Operator& op, std::string_view parameter,
                               Generation of) {
  for (const Own& own : kOwn)
    if (own.op == op.name && own.parameter == parameter && own.generation == of) return own.meant;
  return {};
}

std::optional<Object> in_words_of(Generation to, const relax::Operator& op,
                                  const Attribute& attribute) {
  Object value = attribute.value;
  if (!may_be_operands(op, attribute.key)) return value;
  const bool is_void =
      value.kind == Object::Kind::kString && (value.text == "void" || value.text.empty());
  if (to == Generation::kFlat && is_void)
    return is_none_by_default(op, attribute.key) ? std::nullopt : std::optional(Object{});
  if (to == Generation::kNested && value.kind == Object::Kind::kNone)
    value.kind = Object::Kind::kString, value.text = "void";
  return value;
}

}  // namespace tenor::spec::printer
