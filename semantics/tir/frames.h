// SPDX-License-Identifier: Apache-2.0
// Every machine state that TIR's rules wait in, one frame type each. `Eval…` and `Exec…` stand
// where a node is about to be evaluated or executed; the others say in their name what is known by
// then. The rules of a frame are in the file of its node.
#pragma once

#include "semantics/machine/frame.h"
#include "spec/ir/program.h"

namespace tenor::semantics {

// Expressions.
struct EvalVar : StartFrame<spec::Var> {};
struct EvalIntImm : StartFrame<spec::IntImm> {};
struct EvalFloatImm : StartFrame<spec::FloatImm> {};
struct EvalStringImm : StartFrame<spec::StringImm> {};
struct EvalCast : StartFrame<spec::Cast> {};
struct CastReady : Frame<spec::Cast> {};  // operand
struct EvalSelect : StartFrame<spec::Select> {};
struct SelectReady : Frame<spec::Select> {};  // condition, true_value, false_value
struct EvalBufferLoad : StartFrame<spec::BufferLoad> {};
struct LoadView : Frame<spec::BufferLoad> {};   // shape, strides, elem_offset of its buffer
struct LoadReady : Frame<spec::BufferLoad> {};  // indices, predicate
struct EvalRamp : StartFrame<spec::Ramp> {};
struct RampReady : Frame<spec::Ramp> {};  // base, stride
struct EvalBroadcast : StartFrame<spec::Broadcast> {};
struct BroadcastReady : Frame<spec::Broadcast> {};  // value
struct EvalLet : StartFrame<spec::Let> {};
struct LetReady : Frame<spec::Let> {};  // value
struct EvalShuffle : StartFrame<spec::Shuffle> {};
struct ShuffleReady : Frame<spec::Shuffle> {};  // vectors, indices
struct EvalBinaryOp : StartFrame<spec::BinaryExpr> {
  static constexpr bool serves(spec::ExprKind kind) { return spec::is_binary_op(kind); }
};
struct BinaryOpReady : Frame<spec::BinaryExpr> {};  // a, b
struct EvalCmpOp : StartFrame<spec::BinaryExpr> {
  static constexpr bool serves(spec::ExprKind kind) { return spec::is_cmp_op(kind); }
};
struct CmpOpReady : Frame<spec::BinaryExpr> {};  // a, b
struct EvalLogicalOp : StartFrame<spec::BinaryExpr> {
  static constexpr bool serves(spec::ExprKind kind) { return spec::is_logical_op(kind); }
};
struct LogicalLeft : Frame<spec::BinaryExpr> {};        // scalar a
struct LogicalVectorLeft : Frame<spec::BinaryExpr> {};  // vector a
struct LogicalVectors : Frame<spec::BinaryExpr> {};     // vector b, above a
struct LogicalSideOpen : Frame<spec::BinaryExpr> {};    // within b
struct EvalNot : StartFrame<spec::Not> {};
struct NotReady : Frame<spec::Not> {};  // a
struct EvalReduce : StartFrame<spec::Reduce> {};
struct EvalLoad : StartFrame<spec::Load> {};
struct EvalTypeExpr : StartFrame<spec::TypeExpr> {};
struct EvalOpaqueExpr : StartFrame<spec::OpaqueExpr> {};

// Calls.
struct EvalCall : StartFrame<spec::Call> {};
struct BuiltinReady : Frame<spec::Call> {};     // arguments
struct ConditionReady : Frame<spec::Call> {};   // condition of if_then_else
struct AssumeReady : Frame<spec::Call> {};      // condition of assume
struct AssumeValueless : Frame<spec::Call> {};  // within its argument
struct Arrived : Frame<spec::Call> {};          // what the thread brought, where threads meet
struct Folding : Frame<spec::Call> {};      // values combined so far; `index` is the next thread
struct Reduced : Frame<spec::Call> {};      // the values of its targets
struct Multiplying : Frame<spec::Call> {};  // a matrix instruction, once its warp has come
struct CopyReady : Frame<spec::Call> {};    // pointer and distance, of target and source
struct ReturnCall : Frame<spec::Call> {};   // value of ret
struct CallReady : Frame<spec::Call> {};    // arguments of a PrimFunc
struct LaunchReady : Frame<spec::Call> {};  // arguments of a kernel, extents of its axes
struct LaunchEnd : Frame<spec::Call> {};    // of the kernel's value
struct AddressView : Frame<spec::BufferLoad> {};   // shape, strides, elem_offset of its buffer
struct AddressReady : Frame<spec::BufferLoad> {};  // indices
struct PointerReady : Frame<spec::Call> {};        // pointer, distance
struct FieldReady : Frame<spec::Call> {};          // pointer to structures, which of them
struct WorkspaceReady : Frame<spec::Call> {};      // how many bytes
struct WorkspaceEnd : Frame<spec::Call> {};        // pointer

// Statements.
struct ExecLetStmt : StartFrame<spec::tir::LetStmt> {};
struct LetStmtReady : Frame<spec::tir::LetStmt> {};  // value
struct ExecAttrStmt : StartFrame<spec::tir::AttrStmt> {};
struct ThreadExtent : Frame<spec::tir::AttrStmt> {};  // value
struct ThreadNext : Frame<spec::tir::AttrStmt> {};    // extent, ordinal
struct AttrThread : Frame<spec::tir::AttrStmt> {};    // the same, of the only execution
struct AsyncWait : Frame<spec::tir::AttrStmt> {};     // how many groups may be left
struct AsyncEnd : Frame<spec::tir::AttrStmt> {};      // after its body
struct ExecAssertStmt : StartFrame<spec::tir::AssertStmt> {};
struct AssertReady : Frame<spec::tir::AssertStmt> {};    // condition
struct AssertMessage : Frame<spec::tir::AssertStmt> {};  // message
struct ExecBufferStore : StartFrame<spec::tir::BufferStore> {};
struct StoreView : Frame<spec::tir::BufferStore> {};   // shape, strides, elem_offset of its buffer
struct StoreReady : Frame<spec::tir::BufferStore> {};  // value, indices, predicate
struct ExecBufferRealize : StartFrame<spec::tir::BufferRealize> {};
struct RealizeReady : Frame<spec::tir::BufferRealize> {};  // shape, the first `index` of bounds
struct ExecAllocate : StartFrame<spec::tir::Allocate> {};
struct AllocateCondition : Frame<spec::tir::Allocate> {};  // condition
struct AllocateReady : Frame<spec::tir::Allocate> {};      // extents
struct ExecAllocateConst : StartFrame<spec::tir::AllocateConst> {};
struct AllocateConstReady : Frame<spec::tir::AllocateConst> {};  // extents, data
struct ScopeEnd : Frame<spec::tir::Stmt> {};                     // handles of `index` allocations
struct ExecDeclBuffer : StartFrame<spec::tir::DeclBuffer> {};
struct DeclReady : Frame<spec::tir::DeclBuffer> {};  // shape, strides, elem_offset
struct ExecSeqStmt : StartFrame<spec::tir::SeqStmt> {};
struct ExecIfThenElse : StartFrame<spec::tir::IfThenElse> {};
struct IfReady : Frame<spec::tir::IfThenElse> {};  // condition
struct ExecEvaluate : StartFrame<spec::tir::Evaluate> {};
struct EvaluateReady : Frame<spec::tir::Evaluate> {};  // value
struct ExecFor : StartFrame<spec::tir::For> {};
struct ForReady : Frame<spec::tir::For> {};        // min, extent, step
struct ForNext : Frame<spec::tir::For> {};         // min, extent, step, ordinal
struct ForExtent : Frame<spec::tir::For> {};       // the same, its extent to be evaluated (TIR-D3)
struct ForExtentReady : Frame<spec::tir::For> {};  // extent, above those four
struct ParallelNext : Frame<spec::tir::For> {};    // the same, of a kind without order
struct ForThread : Frame<spec::tir::For> {};       // the same, of the only iteration
struct Barrier : Frame<spec::tir::Stmt> {};        // before the node
struct ThreadEnd : Frame<spec::tir::Stmt> {};      // of a loop that forked; its operands
struct AxisEnd : Frame<spec::tir::Stmt> {};  // of a loop inside of one with its tag; its operands
struct ExecWhile : StartFrame<spec::tir::While> {};
struct WhileNext : Frame<spec::tir::While> {};   // before every iteration but the first
struct WhileReady : Frame<spec::tir::While> {};  // condition
struct ExecBlockRealize : StartFrame<spec::tir::BlockRealize> {};
struct PredicateReady : Frame<spec::tir::BlockRealize> {};  // predicate
struct BlockValues : Frame<spec::tir::BlockRealize> {};     // values; min, extent of each domain
struct BlockValueNext : Frame<spec::tir::BlockRealize> {
};  // value `index` - 1, above those before it
struct ExecBlock : StartFrame<spec::tir::Block> {};
struct BlockShapes : Frame<spec::tir::Block> {};  // shapes of alloc_buffers
struct MatchNext : Frame<spec::tir::Block> {};    // match_buffers from `index` on
struct MatchSource : Frame<spec::tir::Block> {};  // shape, strides, elem_offset of what it matches
struct MatchReady : Frame<spec::tir::Block> {};   // region of match_buffers[index]
struct MatchShape : Frame<spec::tir::Block> {};   // shape of the view; its region again
struct InitReady : Frame<spec::tir::Block> {};    // min of each reduction domain
struct ExecPrefetch : StartFrame<spec::tir::Prefetch> {};
struct ExecStore : StartFrame<spec::tir::Store> {};
struct ExecBreak : StartFrame<spec::tir::Break> {};
struct ExecContinue : StartFrame<spec::tir::Continue> {};
struct ExecReturn : StartFrame<spec::tir::Return> {};
struct ReturnReady : Frame<spec::tir::Return> {};  // value
struct ExecOpaqueStmt : StartFrame<spec::tir::OpaqueStmt> {};

// Functions.
struct EnterPrimFunc : StartFrame<spec::tir::PrimFunc> {};  // arguments are given
struct CheckPrimFunc : Frame<spec::tir::PrimFunc> {};  // shape, strides, elem_offset of each buffer
struct RunPrimFunc : StartFrame<spec::tir::PrimFunc> {};  // its buffers in place
struct PrimFuncEnd : Frame<spec::tir::PrimFunc> {};

using TirFrames = FrameList<
    EvalVar, EvalIntImm, EvalFloatImm, EvalStringImm, EvalCast, CastReady, EvalSelect, SelectReady,
    EvalBufferLoad, LoadView, LoadReady, EvalRamp, RampReady, EvalBroadcast, BroadcastReady,
    EvalLet, LetReady, EvalShuffle, ShuffleReady, EvalBinaryOp, BinaryOpReady, EvalCmpOp,
    CmpOpReady, EvalLogicalOp, LogicalLeft, LogicalVectorLeft, LogicalVectors, LogicalSideOpen,
    EvalNot, NotReady, EvalReduce, EvalLoad, EvalTypeExpr, EvalOpaqueExpr, EvalCall, BuiltinReady,
    ConditionReady, AssumeReady, AssumeValueless, Arrived, Folding, Reduced, Multiplying, CopyReady,
    LaunchReady, LaunchEnd, ReturnCall, CallReady, AddressView, AddressReady, PointerReady,
    FieldReady, WorkspaceReady, WorkspaceEnd, ExecLetStmt, LetStmtReady, ExecAttrStmt, ThreadExtent,
    ThreadNext, AttrThread, AsyncWait, AsyncEnd, ExecAssertStmt, AssertReady, AssertMessage,
    ExecBufferStore, StoreView, StoreReady, ExecBufferRealize, RealizeReady, ExecAllocate,
    AllocateCondition, AllocateReady, ExecAllocateConst, AllocateConstReady, ScopeEnd,
    ExecDeclBuffer, DeclReady, ExecSeqStmt, ExecIfThenElse, IfReady, ExecEvaluate, EvaluateReady,
    ExecFor, ForReady, ForNext, ForExtent, ForExtentReady, ParallelNext, ForThread, Barrier,
    ThreadEnd, AxisEnd, ExecWhile, WhileNext, WhileReady, ExecBlockRealize, PredicateReady,
    BlockValues, BlockValueNext, ExecBlock, BlockShapes, MatchNext, MatchSource, MatchReady,
    MatchShape, InitReady, ExecPrefetch, ExecStore, ExecBreak, ExecContinue, ExecReturn,
    ReturnReady, ExecOpaqueStmt, EnterPrimFunc, CheckPrimFunc, RunPrimFunc, PrimFuncEnd>;

}  // namespace tenor::semantics
