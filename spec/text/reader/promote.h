// SPDX-License-Identifier: Apache-2.0
// Which datatype two operands meet in, and the conversions that take them there: what the
// compiler's builder inserts for text that mixes datatypes. Ledger TIR-D79.
#pragma once

#include "spec/ir/build.h"

namespace tenor::spec::reader {

/// The datatype that operands of `a` and `b` are both converted to; where there is none (handles,
/// different numbers of lanes), `a`, and the typing rules will say so.
DataType common_dtype(const DataType& a, const DataType& b);

/// `e` in the datatype `to`: a literal is rewritten, anything else gets a Cast; a scalar is spread
/// over the lanes of a vector. Unchanged where no conversion exists.
const PrimExpr* convert(Builder& builder, const PrimExpr* e, const DataType& to);

/// Brings both operands to their common datatype.
void match_operands(Builder& builder, const PrimExpr*& a, const PrimExpr*& b);

}  // namespace tenor::spec::reader
