// SPDX-License-Identifier: Apache-2.0
// Matrix instructions of a warp: tvm_fill_fragment, tvm_load_matrix_sync, tvm_mma_sync,
// tvm_store_matrix_sync, what Metal has in their place (simdgroup_load and others), and those on
// registers: mma_fill, ptx_ldmatrix, ptx_mma, mma_store. What they do are statements
// (spec/ir/tir/matrix_instructions.h, register_instructions.h). EXT/Matrix, EXT/Registers;
// EXT/Builtin/<name>.
#pragma once

#include "semantics/tir/call/barrier.h"

namespace tenor::semantics {

/// The threads of the warp have come.
///     the call is a matrix instruction, all of its group have come
///   ------------------------------------------------------------
///   <Arrived() . K, M> || T waits  -->  <Multiplying() . K, M> || T, each of the group in T with
///         Multiplying()
struct MatrixMeets {
  static constexpr RuleInfo info{"TIR-Thread-matrix", clauses("EXT/Matrix", "EXT/Threads/meet")};
  static Truth auto when(const At<Arrived> auto& r) {
    return r.truth(r.complete && meaning_of(*r.node).form == BuiltinForm::kMatrix);
  }
  static void then(At<Arrived> auto& r) {
    r->push(Multiplying{{r.node, r.frame().operands}});
    r->threads().let_go_with(*r, r.group, TirFrames::tag<Multiplying>, {});
  }
};
/// Of Arrived, for matrix instructions.
using MatrixArrivals = Rules<MatrixMeets>;

/// Is the running thread the first of its warp, or all of it?
bool is_first_of_warp(const At<Multiplying> auto& r) {
  const auto& axes = r->threads().axes();
  return !has_lanes(axes) || thread_number(axes) % kWarpThreads == 0;
}

/// The first thread of the warp executes what the instruction does.
///     s is what the call does, the thread is number 0 of its warp
///   ------------------------------------------------------------
///   <Multiplying() . K, M>  -->  <s . null . K, M>
struct MatrixExecutes {
  static constexpr RuleInfo info{
      "TIR-Thread-matrix-first",
      clauses("EXT/Matrix", "EXT/Builtin/tvm_fill_fragment", "EXT/Builtin/tvm_load_matrix_sync",
              "EXT/Builtin/tvm_mma_sync", "EXT/Builtin/tvm_store_matrix_sync", "TIR-D60")};
  static Truth auto when(const At<Multiplying> auto& r) { return r.truth(is_first_of_warp(r)); }
  static void then(At<Multiplying> auto& r) {
    *r->extend_operands() = r.d.null_handle();
    r->execute(r->layout().instruction(r.node));
  }
};
/// The others have nothing to do.
///     the thread is another one of its warp
///   ------------------------------------------
///   <Multiplying() . K, M>  -->  <null . K, M>
struct MatrixWaits {
  static constexpr RuleInfo info{"TIR-Thread-matrix-others", clauses("EXT/Matrix")};
  static Truth auto when(const At<Multiplying> auto& r) { return r.truth(!is_first_of_warp(r)); }
  static void then(At<Multiplying> auto& r) { *r->extend_operands() = r.d.null_handle(); }
};
template <>
struct RulesOf<Multiplying> : Rules<MatrixExecutes, MatrixWaits> {};

/// A thread executes what an instruction on registers does. Others are brought together by what it
/// gets from them.
///     f is an instruction on registers, s is what the call does
///   ------------------------------------------------------------
///   <EvalCall(f(e1, ..., en)) . K, M>  -->  <s . null . K, M>
struct CallRegisters {
  static constexpr RuleInfo info{
      "TIR-Call-registers",
      clauses("EXT/Registers", "EXT/Builtin/ptx_mma", "EXT/Builtin/ptx_ldmatrix",
              "EXT/Builtin/mma_fill", "EXT/Builtin/mma_store")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return has_form(r, BuiltinForm::kRegisters);
  }
  static void then(At<EvalCall> auto& r) {
    *r->extend_operands() = r.d.null_handle();
    r->execute(r->layout().instruction(r.node));
  }
};
/// Of EvalCall, for registers.
using RegisterCalls = Rules<CallRegisters>;

}  // namespace tenor::semantics
