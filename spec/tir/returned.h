// SPDX-License-Identifier: Apache-2.0
// What a function declares to return. TIR/OtherTyping/6.
#pragma once

#include "spec/ir/program.h"

namespace tenor::spec {

/// The datatype that the function declares to return; void without one (TIR/OtherTyping/6).
inline DataType returned_datatype(const PrimFunc& function) {
  const Type* type = function.ret_type;
  if (!type || type->kind == Type::Kind::kTupleType) return void_type();
  return type->is_pointer() ? handle_type() : type->dtype;
}

}  // namespace tenor::spec
