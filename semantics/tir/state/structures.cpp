// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/state/structures.h"

namespace tenor::semantics {
namespace {

constexpr const StructField* kFields[] = {
    &kTensorData,     &kTensorShape,      &kTensorStrides,   &kTensorRank,
    &kTensorTypeCode, &kTensorTypeBits,   &kTensorTypeLanes, &kTensorByteOffset,
    &kTensorDeviceId, &kTensorDeviceType, &kArgumentType,    &kArgumentValue,
    &kExtent};

bool can_be(const StructField& field, const spec::DataType& dtype) {
  if (field.dtype.is_handle() && !field.dtype.is_void()) return dtype.is_handle();
  const bool is_open = field.dtype == kAnyOfEightBytes;
  return is_open ? dtype.lanes == 1 && !dtype.is_void() && dtype.scalar.bytes() == 8
                 : dtype == field.dtype;
}

}  // namespace

const StructField* field_of(const spec::Call& get) {
  const auto* number = get.args.size() == 3 ? spec::as<spec::IntImm>(get.args[2]) : nullptr;
  if (!number) return nullptr;
  for (const StructField* field : kFields)
    if (field->number == number->value) return can_be(*field, get.dtype) ? field : nullptr;
  return nullptr;
}

}  // namespace tenor::semantics
