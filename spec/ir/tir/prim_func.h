// SPDX-License-Identifier: Apache-2.0
// Functions of TIR. TIR/Grammar/PrimFunc.
#pragma once

#include "spec/ir/tir/stmt.h"

namespace tenor::spec::tir {

/// A call that is a statement, and what it does (instructions.h).
struct InstructionMeaning {
  const Call* call = nullptr;
  const Stmt* meaning = nullptr;
};

/// TIR/Grammar/PrimFunc.
struct PrimFunc : Node {
  std::string_view name;
  List<const Variable*> params;
  /// buffer_map: `buffers[i]` belongs to `params[i]`; null where the parameter is not a buffer.
  List<const Buffer*> buffers;
  const Type* ret_type = nullptr;  ///< null: TupleType([]) (TIR/OtherTyping/6)
  const Stmt* body = nullptr;
  Attrs attrs;
  bool is_private = false;  ///< EXT/PrimFunc/private: no global symbol
  bool s_tir = false;       ///< EXT/PrimFunc/s_tir: a flag of the flat generation's printer
  List<InstructionMeaning> instructions;  ///< in the body; no part of the text
};

inline constexpr Implementation kPrimFuncProduction = production(
    "PrimFunc", clauses("TIR/Grammar/PrimFunc", "EXT/PrimFunc/private", "EXT/PrimFunc/s_tir"));

}  // namespace tenor::spec::tir
