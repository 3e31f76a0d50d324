// SPDX-License-Identifier: Apache-2.0
// The arguments and results of `call_tir` against the parameters of the PrimFunc: their number,
// datatypes and shapes, where the PrimFunc's own shape variables stand for what they are given.
// Relax/Op/b1.b8, b1.b9; ledger RLX-D35, D57, D60.
#pragma once

#include "spec/relax/op/result.h"

namespace tenor::spec::relax {

struct PrimFuncCall {
  const tir::PrimFunc* callee = nullptr;
  std::vector<const StructInfo*> args;
  std::vector<std::int64_t> inplace;  ///< of `call_tir_inplace`: for each result an argument or -1
  List<const StructInfo*> results;
};

/// The StructInfo of the fields of the Tuple that argument `i` is; nothing after it was rejected.
std::optional<std::vector<const StructInfo*>> fields_of(OperatorCall& op, std::size_t i);

/// Datatype and shape have to be the same, where they are known.
bool same_tensor(OperatorCall& op, const TensorStructInfo& given, const TensorStructInfo& wanted,
                 std::string_view what);

/// Can the PrimFunc be called like this? False after it was rejected.
bool agrees(OperatorCall& op, const PrimFuncCall& call);

}  // namespace tenor::spec::relax
