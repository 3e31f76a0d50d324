// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/catalogue.h"

#include "semantics/domain/concrete.h"

namespace tenor::semantics {

using namespace spec;

const std::vector<const RuleInfo*>& tir_rules() {
  static const std::vector<const RuleInfo*> rules(catalogue::kRules.begin(),
                                                  catalogue::kRules.end());
  return rules;
}

std::uint16_t evaluation_tag_of(const PrimExpr* e) {
  switch (e->kind) {
    case ExprKind::kVar: return TirFrames::tag<EvalVar>;
    case ExprKind::kIntImm: return TirFrames::tag<EvalIntImm>;
    case ExprKind::kFloatImm: return TirFrames::tag<EvalFloatImm>;
    case ExprKind::kStringImm: return TirFrames::tag<EvalStringImm>;
    case ExprKind::kCast: return TirFrames::tag<EvalCast>;
    case ExprKind::kSelect: return TirFrames::tag<EvalSelect>;
    case ExprKind::kBufferLoad: return TirFrames::tag<EvalBufferLoad>;
    case ExprKind::kRamp: return TirFrames::tag<EvalRamp>;
    case ExprKind::kBroadcast: return TirFrames::tag<EvalBroadcast>;
    case ExprKind::kLet: return TirFrames::tag<EvalLet>;
    case ExprKind::kCall: return TirFrames::tag<EvalCall>;
    case ExprKind::kShuffle: return TirFrames::tag<EvalShuffle>;
    case ExprKind::kAnd:
    case ExprKind::kOr: return TirFrames::tag<EvalLogicalOp>;
    case ExprKind::kNot: return TirFrames::tag<EvalNot>;
    case ExprKind::kReduce: return TirFrames::tag<EvalReduce>;
    case ExprKind::kLoad: return TirFrames::tag<EvalLoad>;
    case ExprKind::kTypeExpr: return TirFrames::tag<EvalTypeExpr>;
    case ExprKind::kOpaqueExpr: return TirFrames::tag<EvalOpaqueExpr>;
    default:
      return is_binary_op(e->kind) ? TirFrames::tag<EvalBinaryOp> : TirFrames::tag<EvalCmpOp>;
  }
}

std::uint16_t execution_tag_of(const Stmt* s) {
  switch (s->kind) {
    case StmtKind::kLetStmt: return TirFrames::tag<ExecLetStmt>;
    case StmtKind::kAttrStmt: return TirFrames::tag<ExecAttrStmt>;
    case StmtKind::kAssertStmt: return TirFrames::tag<ExecAssertStmt>;
    case StmtKind::kBufferStore: return TirFrames::tag<ExecBufferStore>;
    case StmtKind::kBufferRealize: return TirFrames::tag<ExecBufferRealize>;
    case StmtKind::kAllocate: return TirFrames::tag<ExecAllocate>;
    case StmtKind::kDeclBuffer: return TirFrames::tag<ExecDeclBuffer>;
    case StmtKind::kSeqStmt: return TirFrames::tag<ExecSeqStmt>;
    case StmtKind::kIfThenElse: return TirFrames::tag<ExecIfThenElse>;
    case StmtKind::kEvaluate: return TirFrames::tag<ExecEvaluate>;
    case StmtKind::kFor: return TirFrames::tag<ExecFor>;
    case StmtKind::kWhile: return TirFrames::tag<WhileNext>;
    case StmtKind::kBlock: return TirFrames::tag<ExecBlock>;
    case StmtKind::kBlockRealize: return TirFrames::tag<ExecBlockRealize>;
    case StmtKind::kPrefetch: return TirFrames::tag<ExecPrefetch>;
    case StmtKind::kStore: return TirFrames::tag<ExecStore>;
    case StmtKind::kAllocateConst: return TirFrames::tag<ExecAllocateConst>;
    case StmtKind::kBreak: return TirFrames::tag<ExecBreak>;
    case StmtKind::kContinue: return TirFrames::tag<ExecContinue>;
    case StmtKind::kReturn: return TirFrames::tag<ExecReturn>;
    case StmtKind::kOpaqueStmt: return TirFrames::tag<ExecOpaqueStmt>;
  }
  throw BrokenInvariant("a statement of no kind");
}

const Variable* loop_variable_of(const StoredFrame& frame) {
  if (frame.tag == TirFrames::tag<ForNext> || frame.tag == TirFrames::tag<ParallelNext>)
    return static_cast<const For*>(frame.node)->loop_var;
  if (frame.tag == TirFrames::tag<ThreadNext>)
    return thread_variable(*static_cast<const AttrStmt*>(frame.node));
  return nullptr;
}

std::optional<Enclosing> enclosing_of(std::uint16_t tag) {
  if (tag == TirFrames::tag<ForNext> || tag == TirFrames::tag<WhileNext>) return Enclosing::kLoop;
  if (tag == TirFrames::tag<ParallelNext> || tag == TirFrames::tag<ThreadNext>)
    return Enclosing::kParallel;
  if (tag == TirFrames::tag<PrimFuncEnd>) return Enclosing::kFunction;
  return std::nullopt;
}

}  // namespace tenor::semantics
