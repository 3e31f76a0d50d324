// SPDX-License-Identifier: Apache-2.0
// `tenor equal`: are the values of two integer expressions, or the truths of two conditions, the
// same for all values of their variables? Of those each datatype has, the assumptions take some
// away; points where something divides by zero are none, and in index arithmetic those where a
// result leaves its datatype neither. Relax/Subtype/b1 to b3; ledger RLX-D10.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "spec/command/deep_stack.h"
#include "spec/command/fragments.h"
#include "spec/command/left_out.h"
#include "spec/ir/build.h"
#include "spec/prover/evaluate.h"
#include "spec/text/print.h"
#include "spec/tir/wording.h"

namespace tenor::spec {
namespace {

struct EqualOptions : FragmentOptions {
  std::string left, right;
  bool wrap_around = false;
};

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
  return {"neither shown nor refuted", "Relax/Subtype/p2:b", Status::kUndecided};
}

class Equal {
 public:
  Equal(const EqualOptions& options, const Prover& prover)
      : options_(options), prover_(prover), input_({options.left, options.right}, options) {}

  Status run(Streams& streams) {
    on_deep_stack([&] {
      left_ = side(0);
      right_ = side(1);
      input_.refuse_contradiction(prover_, Domain::kDatatype);
      if (input_.good()) decide();
    });
    if (!input_.good()) return input_.print_findings("equal", options_, streams);
    return print_told(told(), options_.common, streams);
  }

 private:
  const PrimExpr* side(std::size_t line) {
    const PrimExpr* e = input_.fragments().expression(line);
    if (e && !e->dtype.is_integer_scalar())
      input_.report()
          .error(
              Code::P_ARGUMENT, input_.fragments().program().span(e),
              fmt::format("{} is {}, and not an integer or a condition", show(e), show(e->dtype)))
          .hint("only integers and conditions are compared");
    return e;
  }

  void decide() {
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
      for (const LeftOut& left : left_out(e, question_, prover_, builder))
        left_out_.push_back(left);
  }

  void refuse_valueless() {
    input_.report()
        .error(Code::P_ARGUMENT, input_.fragments().program().span(left_),
               "there is nothing to compare: for no values of the variables do both sides have one")
        .hint(
            "a side divides by zero, shifts by too much, or leaves its datatype whatever they are");
  }

  /// `n // m at m = 0`
  std::string left_out_text() const {
    std::string text;
    for (const LeftOut& left : left_out_)
      text +=
          fmt::format("{}{} at {}", text.empty() ? "" : "; ", show(left.part), to_text(left.where));
    return text;
  }

  /// `n = 1: 2 and 3`, with the values of the sides.
  std::string text_of(const Model& model) const {
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
  std::string scope() {
    std::string text;
    for (const Variable* variable : input_.fragments().variables())
      text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", variable->name_hint,
                          show(variable->dtype));
    if (text.empty()) text = "no variables";
    for (std::size_t i = 0; i < options_.assumptions.size(); ++i)
      text += (i == 0 ? " where " : " and ") + options_.assumptions[i];
    return text;
  }

  std::string arithmetic() const {
    return options_.wrap_around ? "wrap-around, as each datatype has it"
                                : "of indices: no result leaves its datatype (RLX-D10)";
  }

  Told told() {
    const Outcome outcome = outcome_of(decision_.answer);
    Told told{"equal", std::string(word(decision_.answer)), outcome.status};
    told.sentence = std::string(outcome.sentence);
    told.scope = scope();
    const auto row = [&](const char* name, std::string text) {
      told.rows.emplace_back(name, std::move(text));
    };
    row("values", told.scope);
    row("arithmetic", arithmetic());
    const bool depends = decision_.answer == Truth::kDepends;
    if (depends) row("equal", text_of(decision_.holds));
    if (depends || !decision_.fails.empty()) row("different", text_of(decision_.fails));
    if (!left_out_.empty()) row("no value", left_out_text() + ", and such values do not count");
    if (!decision_.reason.empty()) row("why", decision_.reason);
    row("clause", cited(outcome.clause));
    row("decided", decided_text(decision_.by, elapsed_));
    told.details = details(outcome);
    return told;
  }

  Json details(const Outcome& outcome) const {
    Json details{{"left", print(left_)}, {"right", print(right_)}};
    details["assumptions"] = options_.assumptions;
    details["arithmetic"] = options_.wrap_around ? "wrap-around" : "no-overflow";
    details["left_out"] = Json::array();
    for (const LeftOut& left : left_out_)
      details["left_out"].push_back(
          {{"part", print(left.part)}, {"where", model_json(left.where)}});
    details["equal"] = model_json(decision_.holds);
    details["different"] = model_json(decision_.fails);
    details["reason"] = decision_.reason;
    details["clause"] = std::string(outcome.clause);
    add_decided(details, decision_.by, elapsed_);
    return details;
  }

  const EqualOptions& options_;
  const Prover& prover_;
  FragmentInput input_;
  const PrimExpr *left_ = nullptr, *right_ = nullptr;
  Question question_;
  Decision decision_;
  std::vector<LeftOut> left_out_;  ///< what has no value for some values that the question admits
  Elapsed elapsed_{};
};

}  // namespace

Action add_equal(CLI::App& command, const Prover& prover) {
  auto options = std::make_shared<EqualOptions>();
  const auto add_side = [&](const char* name, std::string& into, const char* says) {
    command.add_option(name, into, says)->type_name("EXPRESSION")->required();
  };
  add_side("left", options->left, "an integer or a condition: (n + 3) // 4");
  add_side("right", options->right, "another; True for a condition that is to hold always");
  command.add_flag("--wrap-around", options->wrap_around,
                   "results wrap around at the ends of their datatypes, as when a program runs; "
                   "else values for which one would leave its datatype do not count");
  add_fragment_options(command, *options);
  return [options, &prover](Streams& streams) { return Equal(*options, prover).run(streams); };
}

}  // namespace tenor::spec
