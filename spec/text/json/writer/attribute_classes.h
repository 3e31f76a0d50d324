// SPDX-License-Identifier: Apache-2.0
// What the compilers' classes of attributes hold. A class is named without `relax.attrs.`, an
// operator without its dialect.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace tenor::spec::json {

/// How a field holds its value.
enum class Form : std::uint8_t {
  kInteger,           ///< in the field itself
  kReal,              ///< likewise
  kTruth,             ///< likewise
  kDataType,          ///< likewise, as text
  kText,              ///< a node, or none
  kOptionalInteger,   ///< a node, or none
  kOptionalDataType,  ///< nested: text in the field, empty for none; flat: a node, or none
  kNumber,            ///< nested: an IntImm; flat: in the field
  kOptionalNumber,    ///< nested: an IntImm; flat: a node of its own
  kFlag,              ///< nested: an IntImm of Bool; flat: in the field
  kIntImm,            ///< a node, or none
  kFloatImm,          ///< a node, or none
  kIntegers,          ///< nested: a list of IntImms of 32 bits; flat: of integers; or none
  kWideIntegers,      ///< nested: a list of IntImms of 64 bits; flat: of integers
  kReals,             ///< a list
  kFloatImms,         ///< a list
  kSections,          ///< an IntImm of 64 bits, or a list of them
  kSeparators,        ///< nested: a list of IntImms of 32 bits; flat: only if there are any
  kScalar,            ///< of the first argument's datatype; nested: a PrimValue; or none
  kDevice,            ///< a VDevice of the module
  kObject             ///< any other
};

struct AttributeField {
  std::string_view attributes_class;
  std::string_view name;
  Form form = Form::kObject;
};

/// The fields of a class; none where it is not known.
std::span<const AttributeField> attribute_fields(std::string_view attributes_class);

/// The class of an operator's attributes; empty where it has none.
std::string_view attributes_class_of(std::string_view op);

}  // namespace tenor::spec::json
