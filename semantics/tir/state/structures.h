// SPDX-License-Identifier: Apache-2.0
// The structures in which a host's runtime passes arguments, as they lie in memory (EXT/Packed): an
// array of values, of which those of tensors point to a DLTensor. A field has the number that
// tvm_struct_get gives it.
#pragma once

#include <cstdint>
#include <span>

#include "spec/ir/expr.h"

namespace tenor::semantics {

struct StructField {
  std::int64_t number;      ///< third argument of tvm_struct_get
  std::uint64_t structure;  ///< bytes of a structure that has it
  std::uint64_t offset;     ///< bytes before it
  spec::DataType dtype;     ///< void: any of eight bytes
};

inline constexpr std::uint64_t kTensorBytes = 48, kArgumentBytes = 16;
inline constexpr spec::DataType kAnyOfEightBytes = spec::void_type();

// Of a tensor.
inline constexpr StructField kTensorData{1, kTensorBytes, 0, spec::handle_type()},
    kTensorShape{2, kTensorBytes, 24, spec::handle_type()},
    kTensorStrides{3, kTensorBytes, 32, spec::handle_type()},
    kTensorRank{4, kTensorBytes, 16, spec::int_type(32)},
    kTensorTypeCode{5, kTensorBytes, 20, spec::uint_type(8)},
    kTensorTypeBits{6, kTensorBytes, 21, spec::uint_type(8)},
    kTensorTypeLanes{7, kTensorBytes, 22, spec::uint_type(16)},
    kTensorByteOffset{8, kTensorBytes, 40, spec::uint_type(64)},
    kTensorDeviceId{9, kTensorBytes, 12, spec::int_type(32)},
    kTensorDeviceType{10, kTensorBytes, 8, spec::int_type(32)};
// Of an argument, and of an array of shapes or strides.
inline constexpr StructField kArgumentType{13, kArgumentBytes, 0, spec::int_type(32)},
    kArgumentValue{15, kArgumentBytes, 8, kAnyOfEightBytes}, kExtent{17, 8, 0, spec::int_type(64)};

/// The field that a call of tvm_struct_get names; null where there is none of that number and
/// datatype.
const StructField* field_of(const spec::Call& get);

/// What an argument says of the type of its value.
enum class ArgumentTag : std::int32_t { kNone = 0, kInt = 1, kBool = 2, kFloat = 3, kTensor = 7 };

}  // namespace tenor::semantics
