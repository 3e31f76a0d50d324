// SPDX-License-Identifier: Apache-2.0
#include "spec/command/equality.h"

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/console/deep_stack.h"
#include "spec/ir/build.h"
#include "spec/prover/evaluate.h"
#include "spec/text/print.h"

namespace tenor::spec {
namespace {

struct Outcome {
  std::string_view sentence, clause;
  Status status;
};

Outcome outcome_of(Truth answer) {
  switch (answer) {
    case Truth::kAlways: return {"equal for all values", "Relax/Subtype/b1", Status::kGood};
    case Truth::kNever: return {"equal for no values", "Relax/Subtype/b3", Status::kFinding};
    case Truth::kDepends:
      return {"equal for some values and not for others", "Relax/Subtype/b2", Status::kFinding};
    case Truth::kUnknown: break;
  }
  return {"neither proved nor refuted", "Relax/Subtype/p2:b", Status::kUndecided};
}

}  // namespace

bool Equality::ask() {
  on_deep_stack([&] {
    take_sides();
    input_.refuse_contradiction(prover_, Domain::kDatatype);
    if (input_.good()) decide();
  });
  return input_.good();
}

/// `left == right` as one condition has its sides too; any other is to be true.
void Equality::take_sides() {
  left_ = side(0);
  if (!is_one_) return void(right_ = side(1));
  Builder builder(input_.fragments().program());
  right_ = builder.boolean({}, true);
  const auto* both = left_ && left_->kind == ExprKind::kEq ? as<BinaryExpr>(left_) : nullptr;
  if (both && both->a->dtype.is_integer_scalar()) left_ = both->a, right_ = both->b;
}

const PrimExpr* Equality::side(std::size_t line) {
  const PrimExpr* e = input_.fragments().expression(line);
  if (e && !e->dtype.is_integer_scalar())
    input_.report()
        .error(Code::P_ARGUMENT, input_.fragments().program().span(e),
               fmt::format("{} is {}, not an integer or a condition", show(e), show(e->dtype)))
        .hint("compare integers or conditions");
  return e;
}

void Equality::decide() {
  Builder builder(input_.fragments().program());
  question_.condition = builder.binary({}, ExprKind::kEq, left_, right_);
  question_.assumptions = input_.assumptions();
  question_.domain = Domain::kDatatype;
  if (options_.wrap_around) question_.arithmetic = Arithmetic::kWrapAround;
  const auto start = std::chrono::steady_clock::now();
  decision_ = prover_.decide(question_);
  elapsed_ = since(start);
  if (decision_.vacuous) return refuse_valueless();
  for (const PrimExpr* e : {left_, right_})
    for (const UndefinedPoint& point : undefined_points(e, question_, prover_, builder))
      undefined_points_.push_back(point);
}

void Equality::refuse_valueless() {
  input_.report()
      .error(Code::P_ARGUMENT, input_.fragments().program().span(left_),
             "there is nothing to compare: no values of the variables give both sides a value")
      .hint(
          "for all values, a side divides by zero, shifts by too much, or overflows its datatype");
}

/// `n = 1: 2 and 3`, with the values of the sides.
std::string Equality::text_of(const Model& model) const {
  const auto value = [&](const PrimExpr* e) {
    const Evaluated v = evaluate(e, model, question_.arithmetic, question_.domain);
    if (e->dtype.is_bool()) return std::string(v.value != 0 ? "True" : "False");
    return v.value > INT64_MAX ? std::to_string(static_cast<std::uint64_t>(v.value))
                               : std::to_string(static_cast<std::int64_t>(v.value));
  };
  const std::string a = value(left_), b = value(right_);
  return to_text(model) + ": " + (a == b ? "both are " + a : a + " and " + b);
}

/// The variables and what is assumed of them.
std::string Equality::scope() const {
  std::string text;
  for (const Variable* variable : input_.fragments().variables())
    text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", variable->name_hint,
                        show(variable->dtype));
  if (text.empty()) text = "no variables";
  for (std::size_t i = 0; i < options_.assumptions.size(); ++i)
    text += (i == 0 ? " where " : " and ") + options_.assumptions[i];
  return text;
}

FragmentAnswer Equality::answer() const {
  const Outcome outcome = outcome_of(decision_.answer);
  FragmentAnswer answer{"equal", std::string(word(decision_.answer)), outcome.status};
  answer.sentence = std::string(outcome.sentence);
  answer.scope = scope();
  const auto row = [&](const char* name, std::string text) {
    answer.rows.emplace_back(name, std::move(text));
  };
  row("values", answer.scope);
  row("arithmetic", options_.wrap_around
                        ? "wrap-around in each datatype"
                        : "index arithmetic: no result overflows its datatype (RLX-D10)");
  const bool depends = decision_.answer == Truth::kDepends;
  if (depends) row("equal", text_of(decision_.holds));
  if (depends || !decision_.fails.empty()) row("different", text_of(decision_.fails));
  if (!undefined_points_.empty())
    row("no value", to_text(undefined_points_) + "; these values do not count");
  if (!decision_.reason.empty()) row("why", decision_.reason);
  row("clause", cited(outcome.clause));
  row("decided", decided_text(word(decision_.by), elapsed_));
  answer.details = details();
  return answer;
}

Json Equality::details() const {
  const Outcome outcome = outcome_of(decision_.answer);
  Json details{{"left", print(left_)}, {"right", print(right_)}};
  details["assumptions"] = options_.assumptions;
  details["arithmetic"] = options_.wrap_around ? "wrap-around" : "no-overflow";
  details["left_out"] = left_out(undefined_points_);
  details["equal"] = model_json(decision_.holds);
  details["different"] = model_json(decision_.fails);
  details["reason"] = decision_.reason;
  details["clause"] = std::string(outcome.clause);
  add_decided(details, word(decision_.by), elapsed_);
  return details;
}

}  // namespace tenor::spec
