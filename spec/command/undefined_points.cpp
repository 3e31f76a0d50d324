// SPDX-License-Identifier: Apache-2.0
#include "spec/command/undefined_points.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "spec/check/wording.h"
#include "spec/ir/children.h"
#include "spec/prover/evaluate.h"
#include "spec/prover/try_values.h"
#include "spec/text/print.h"

namespace tenor::spec {
namespace {

/// The condition under which this operation has no value; null where it always has one.
const PrimExpr* hole(const PrimExpr* e, Builder& builder) {
  const auto zero = [&](const PrimExpr* like) { return builder.int_imm({}, 0, like->dtype); };
  const auto* call = as<Call>(e);
  if (call && (call->op == "shift_left" || call->op == "shift_right") && call->args.size() == 2) {
    const PrimExpr* by = call->args[1];
    const PrimExpr* bits = builder.int_imm({}, e->dtype.bits(), by->dtype);
    return builder.binary({}, ExprKind::kOr, builder.binary({}, ExprKind::kLT, by, zero(by)),
                          builder.binary({}, ExprKind::kGE, by, bits));
  }
  const bool divides = e->kind == ExprKind::kDiv || e->kind == ExprKind::kMod ||
                       e->kind == ExprKind::kFloorDiv || e->kind == ExprKind::kFloorMod;
  if (!divides) return nullptr;
  const PrimExpr* divisor = static_cast<const BinaryExpr*>(e)->b;
  return builder.binary({}, ExprKind::kEq, divisor, zero(divisor));
}

/// A value for the question's other variables too.
Model with_others(Model model, const Question& question) {
  for (const Variable* variable : variables_of(question))
    if (std::ranges::find(model, variable, &Assignment::variable) == model.end())
      model.push_back({variable, 1});
  return model;
}

constexpr std::size_t kMostExamples = 4;

}  // namespace

std::vector<UndefinedPoint> undefined_points(const PrimExpr* e, const Question& question,
                                             const Prover& prover, Builder& builder) {
  std::vector<UndefinedPoint> found;
  const auto visit = [&](const auto& self, const PrimExpr* part) -> void {
    for_each_operand(part, [&](const PrimExpr* operand) { self(self, operand); });
    if (found.size() >= kMostExamples) return;
    Question is_hole = question;
    is_hole.condition = hole(part, builder);
    if (!is_hole.condition) return;
    const Model where = prover.decide(is_hole).holds;
    if (where.empty()) return;
    const Model all = with_others(where, question);
    const Evaluated there = evaluate(e, all, question.arithmetic, question.domain);
    if (there.kind == Evaluated::Kind::kUndefined) found.push_back({part, where});
  };
  visit(visit, e);
  return found;
}

std::string to_text(const std::vector<UndefinedPoint>& points) {
  std::vector<std::string> all;
  for (const UndefinedPoint& point : points) {
    std::string text = fmt::format("{} at {}", show(point.part), to_text(point.where));
    if (std::ranges::find(all, text) == all.end()) all.push_back(std::move(text));
  }
  return fmt::format("{}", fmt::join(all, "; "));
}

Json left_out(const std::vector<UndefinedPoint>& points) {
  Json all = Json::array();
  for (const UndefinedPoint& point : points)
    all.push_back({{"part", print(point.part)}, {"where", model_json(point.where)}});
  return all;
}

}  // namespace tenor::spec
