// SPDX-License-Identifier: Apache-2.0
// From the kind of a node to the tag of the frame in which it is about to be evaluated or executed.
#pragma once

#include <array>

#include "semantics/tir/frames.h"

namespace tenor::semantics {

constexpr std::uint16_t evaluation_tag_of(spec::ExprKind kind) {
  using spec::ExprKind;
  switch (kind) {
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
      return spec::is_binary_op(kind) ? TirFrames::tag<EvalBinaryOp> : TirFrames::tag<EvalCmpOp>;
  }
}

constexpr std::uint16_t execution_tag_of(spec::tir::StmtKind kind) {
  using spec::tir::StmtKind;
  switch (kind) {
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
    case StmtKind::kWhile: return TirFrames::tag<ExecWhile>;
    case StmtKind::kBlock: return TirFrames::tag<ExecBlock>;
    case StmtKind::kBlockRealize: return TirFrames::tag<ExecBlockRealize>;
    case StmtKind::kPrefetch: return TirFrames::tag<ExecPrefetch>;
    case StmtKind::kStore: return TirFrames::tag<ExecStore>;
    case StmtKind::kAllocateConst: return TirFrames::tag<ExecAllocateConst>;
    case StmtKind::kBreak: return TirFrames::tag<ExecBreak>;
    case StmtKind::kContinue: return TirFrames::tag<ExecContinue>;
    case StmtKind::kReturn: return TirFrames::tag<ExecReturn>;
    case StmtKind::kOpaqueStmt: break;
  }
  return TirFrames::tag<ExecOpaqueStmt>;
}

/// `tag_of` as a table: the machine asks at every push.
template <auto kLast, class TagOf>
constexpr auto tags_by_kind(TagOf tag_of) {
  std::array<std::uint16_t, static_cast<std::size_t>(kLast) + 1> tags{};
  for (std::size_t kind = 0; kind < tags.size(); ++kind)
    tags[kind] = tag_of(static_cast<decltype(kLast)>(kind));
  return tags;
}
inline constexpr auto kEvaluationTags =
    tags_by_kind<spec::ExprKind::kOpaqueExpr>(&evaluation_tag_of);
inline constexpr auto kExecutionTags =
    tags_by_kind<spec::tir::StmtKind::kOpaqueStmt>(&execution_tag_of);

}  // namespace tenor::semantics
