// SPDX-License-Identifier: Apache-2.0
// Every machine state that Relax's rules wait in, one frame type each. `Eval…` stands where a node
// is about to be evaluated; the others say in their name what is known by then.
#pragma once

#include "semantics/machine/frame.h"
#include "spec/ir/program.h"

namespace tenor::semantics::relax {

namespace ir = spec::relax;

// Expressions.
struct EvalConstant : StartFrame<ir::Constant> {};
struct EvalVariable : StartFrame<ir::Expr> {};  // Var or DataflowVar
struct EvalGlobalVar : StartFrame<ir::GlobalVar> {};
struct EvalTuple : StartFrame<ir::Tuple> {};
struct TupleReady : Frame<ir::Tuple> {};  // fields
struct EvalSeqExpr : StartFrame<ir::SeqExpr> {};
struct SeqExprEnd : Frame<ir::SeqExpr> {};  // result
struct EvalPrimValue : StartFrame<ir::PrimValue> {};
struct PrimValueReady : Frame<ir::PrimValue> {};  // value
struct EvalText : StartFrame<ir::StringImm> {};
struct EvalDataType : StartFrame<ir::DataTypeImm> {};
struct EvalFunction : StartFrame<ir::Function> {};
struct EvalIf : StartFrame<ir::If> {};
struct IfChosen : Frame<ir::If> {};  // condition
struct EvalExternFunc : StartFrame<ir::ExternFunc> {};
struct EvalShapeExpr : StartFrame<ir::ShapeExpr> {};
struct ShapeReady : Frame<ir::ShapeExpr> {};  // dimensions
struct EvalTupleGetItem : StartFrame<ir::TupleGetItem> {};
struct ItemReady : Frame<ir::TupleGetItem> {};  // tuple
struct EvalOpaque : StartFrame<ir::Expr> {};

// Bindings.
struct ExecBlock : StartFrame<ir::BindingBlock> {};
struct BlockEnd : Frame<ir::BindingBlock> {};
struct ExecBinding : StartFrame<ir::Binding> {};
struct BindingReady : Frame<ir::Binding> {};       // value
struct CastReady : Frame<ir::Binding> {};          // value
struct CastCompare : Frame<ir::Binding> {};        // value, dimensions of the StructInfo
struct AnnotationCompare : Frame<ir::Binding> {};  // value, dimensions of the annotation
// Calls.
struct EvalCall : StartFrame<ir::Call> {};
struct CalleeReady : Frame<ir::Call> {};           // callee, arguments
struct StatedReady : Frame<ir::Call> {};           // result
struct StatedCompare : Frame<ir::Call> {};         // result, dimensions of sinfo_args
struct EnterFunction : Frame<ir::Function> {};     // closure, arguments
struct SignatureReady : Frame<ir::Function> {};    // arguments, bound
struct SignatureCompare : Frame<ir::Function> {};  // arguments, dimensions of their StructInfo
struct ResultReady : Frame<ir::Function> {};       // result
struct ResultCompare : Frame<ir::Function> {};     // result, dimensions of its StructInfo
struct OperatorReady : Frame<ir::Call> {};         // arguments
struct OperatorChosen : Frame<ir::Call> {};        // arguments, number of the body
struct OperatorCounted : Frame<ir::Call> {};       // arguments, what the body counted
struct CallTirReady : Frame<ir::Call> {};          // arguments, dimensions of the results
struct DpsReady : Frame<ir::Call> {};              // callee, arguments, dimensions of the results
struct DpsDone : Frame<ir::Call> {};               // the call's result, what the function returned
struct PrimFuncReady : Frame<ir::Call> {};  // arguments of a PrimFunc that is called by itself
struct PrimFuncDone : Frame<ir::Call> {};   // the call's result, what the PrimFunc returned
struct InputWritten : Frame<ir::Call> {};
struct PureCallDone : Frame<ir::Call> {};  // callee and arguments, result
// A kernel's call of a function of TVM's runtime.
struct EvalExternal : Frame<spec::Call> {};
struct ExternalReady : Frame<spec::Call> {};   // dimensions, strides and offset of each tensor
struct ExternalChosen : Frame<spec::Call> {};  // the same, and the body was looked for
struct OwnCallReady : Frame<ir::Call> {};      // arguments of an operator with rules of its own

using Frames =
    FrameList<EvalConstant, EvalVariable, EvalGlobalVar, EvalTuple, TupleReady, EvalSeqExpr,
              SeqExprEnd, EvalPrimValue, PrimValueReady, EvalText, EvalDataType, EvalFunction,
              EvalIf, IfChosen, EvalExternFunc, EvalShapeExpr, ShapeReady, EvalTupleGetItem,
              ItemReady, EvalOpaque, ExecBlock, BlockEnd, ExecBinding, BindingReady, CastReady,
              CastCompare, AnnotationCompare, EvalCall, CalleeReady, StatedReady, StatedCompare,
              EnterFunction, SignatureReady, SignatureCompare, ResultReady, ResultCompare,
              OperatorReady, OperatorChosen, OperatorCounted, CallTirReady, DpsReady, DpsDone,
              PrimFuncReady, PrimFuncDone, InputWritten, PureCallDone, EvalExternal, ExternalReady,
              ExternalChosen, OwnCallReady>;

}  // namespace tenor::semantics::relax
