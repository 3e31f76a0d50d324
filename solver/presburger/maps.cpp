// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/maps.h"

#include <fmt/format.h>
#include <isl/cpp.h>

#include <algorithm>

#include "solver/presburger/affine.h"
#include "solver/presburger/affine_map.h"
#include "spec/ir/build.h"
#include "spec/ir/children.h"

namespace tenor::solver {

using namespace spec;

namespace {

/// By questions about one or two points of the domain, which a prover answers. Which points of a
/// box are images, counting says: an injective map into a box is onto it where both have as many
/// points.
class PointwiseMap {
 public:
  PointwiseMap(const MapQuestion& question, const Prover& prover)
      : question_(question),
        prover_(prover),
        builder_(question.program),
        where_(question.where.begin(), question.where.end()) {
    where_.insert(where_.end(), question.assumed.begin(), question.assumed.end());
  }

  MapAnswer answer(const std::string& not_affine) {
    not_affine_ = not_affine;
    judge_injective();
    if (!question_.extents.empty() &&
        are_outputs([](const DataType& t) { return t.scalar.is_int(); }))
      judge_within();
    // Of narrower datatypes points may overflow, which then do not count.
    if (!question_.extents.empty() &&
        are_outputs([](const DataType& t) { return t.scalar.bits == 64; }))
      judge_covers();
    answer_.by = word(by_);
    return std::move(answer_);
  }

 private:
  bool are_outputs(auto&& such) const {
    return std::ranges::all_of(question_.outputs,
                               [&](const PrimExpr* output) { return such(output->dtype); });
  }
  const PrimExpr* all(const std::vector<const PrimExpr*>& conditions) {
    const PrimExpr* both = nullptr;
    for (const PrimExpr* c : conditions) both = both ? binary(ExprKind::kAnd, both, c) : c;
    return both ? both : builder_.boolean({}, true);
  }
  const PrimExpr* binary(ExprKind kind, const PrimExpr* a, const PrimExpr* b) {
    return builder_.binary({}, kind, a, b);
  }
  /// What holds of all integers holds of those of a datatype; what does not is asked of these.
  Decision decide(const PrimExpr* condition, List<const PrimExpr*> assumptions) {
    Question question;
    question.condition = condition;
    question.assumptions = assumptions;
    question.domain = Domain::kIntegers;
    Decision decision = prover_.decide(question);
    if (!decision.vacuous && decision.answer != Truth::kAlways) {
      question.domain = Domain::kDatatype;
      decision = prover_.decide(question);
    }
    by_ = std::max(by_, decision.by);
    if (decision.answer == Truth::kUnknown && answer_.reason.empty())
      answer_.reason = fmt::format("{} is not affine; {}", not_affine_, decision.reason);
    return decision;
  }
  Decision ask(const PrimExpr* condition, std::vector<const PrimExpr*> assumptions) {
    assumptions.insert(assumptions.end(), where_.begin(), where_.end());
    return decide(condition, assumptions);
  }
  /// One of two points: variables of its own for the inputs.
  using Point = std::vector<const Variable*>;
  Point point(std::string_view name) {
    Point all;
    for (const Variable* v : question_.inputs)
      all.push_back(builder_.variable({}, fmt::format("{}_{}", v->name_hint, name), v->dtype));
    return all;
  }
  const PrimExpr* at(const Point& point, const PrimExpr* e) {
    for (std::size_t k = 0; k < point.size(); ++k)
      e = builder_.let({}, question_.inputs[k], builder_.var({}, point[k]), e);
    return e;
  }
  /// The sizes and the inputs that the model has for the point.
  Model model_at(const Point& point, const Point& other, const Model& model) const {
    Model made;
    for (const Assignment& each : model) {
      const auto found = std::ranges::find(point, each.variable);
      if (found != point.end())
        made.push_back(
            {question_.inputs[static_cast<std::size_t>(found - point.begin())], each.value});
      else if (std::ranges::find(other, each.variable) == other.end())
        made.push_back(each);
    }
    return made;
  }

  /// Of `a*n + b` where 0 <= b < n, which tells both apart: those of `a`, and those of `b`.
  std::vector<const PrimExpr*> digits(const PrimExpr* e) {
    const auto* sum = as<BinaryExpr>(e);
    if (!sum || sum->kind != ExprKind::kAdd) return {e};
    for (const auto& [high, low] : {std::pair{sum->a, sum->b}, {sum->b, sum->a}}) {
      const auto* product = as<BinaryExpr>(high);
      if (!product || product->kind != ExprKind::kMul) continue;
      for (const auto& [digit, base] :
           {std::pair{product->a, product->b}, {product->b, product->a}})
        if (!has_input(base) && lies_below(low, base)) {
          std::vector<const PrimExpr*> all = digits(digit);
          const std::vector<const PrimExpr*> rest = digits(low);
          all.insert(all.end(), rest.begin(), rest.end());
          return all;
        }
    }
    return {e};
  }
  bool lies_below(const PrimExpr* e, const PrimExpr* limit) {
    const Decision decision = ask(binary(ExprKind::kAnd, binary(ExprKind::kLE, zero(e->dtype), e),
                                         binary(ExprKind::kLT, e, limit)),
                                  {});
    return decision.vacuous || decision.answer == Truth::kAlways;
  }

  void judge_injective() {
    const Point one = point("first"), other = point("second");
    std::vector<const PrimExpr*> one_image;
    for (const PrimExpr* output : question_.outputs)
      for (const PrimExpr* digit : digits(output))
        one_image.push_back(binary(ExprKind::kEq, at(one, digit), at(other, digit)));
    for (const PrimExpr* condition : where_) {
      one_image.push_back(at(one, condition));
      if (has_input(condition)) one_image.push_back(at(other, condition));
    }
    // Each input by itself: all together are much harder.
    for (std::size_t k = 0; k < one.size(); ++k) {
      const Decision decision = decide(
          binary(ExprKind::kEq, builder_.var({}, one[k]), builder_.var({}, other[k])), one_image);
      answer_.injective = decision.vacuous ? Truth::kAlways : decision.answer;
      if (answer_.injective == Truth::kAlways) continue;
      if (answer_.injective == Truth::kUnknown) return;
      answer_.first = model_at(one, other, decision.fails);
      answer_.second = model_at(other, one, decision.fails);
      const bool has_sizes = answer_.first.size() > one.size();
      answer_.injective = has_sizes ? Truth::kDepends : Truth::kNever;
      return;
    }
  }

  void judge_within() {
    std::vector<const PrimExpr*> inside;
    for (std::size_t k = 0; k < question_.extents.size(); ++k) {
      const PrimExpr* output = question_.outputs[k];
      inside.push_back(binary(ExprKind::kLE, zero(output->dtype), output));
      inside.push_back(binary(ExprKind::kLT, output, question_.extents[k]));
    }
    const Decision decision = ask(all(inside), {});
    answer_.within = decision.vacuous ? Truth::kAlways : decision.answer;
    if (answer_.within == Truth::kNever) answer_.within = Truth::kDepends;
    answer_.outside = decision.fails;
  }

  void judge_covers() {
    if (answer_.injective != Truth::kAlways || answer_.within != Truth::kAlways) return;
    const std::vector<const PrimExpr*> sides = sides_of_domain();
    if (sides.empty()) return;
    const Decision decision = ask_of_sizes(binary(
        ExprKind::kEq, count(sides), count({question_.extents.begin(), question_.extents.end()})));
    answer_.covers = decision.answer;
    answer_.missing = decision.fails;
  }
  Decision ask_of_sizes(const PrimExpr* condition) {
    std::vector<const PrimExpr*> assumptions;
    for (const PrimExpr* each : question_.assumed)
      if (!has_input(each)) assumptions.push_back(each);
    return decide(condition, assumptions);
  }
  const PrimExpr* count(const std::vector<const PrimExpr*>& extents) {
    const PrimExpr* product = builder_.int_imm({}, 1, int_type(64));
    for (const PrimExpr* e : extents)
      product = binary(ExprKind::kMul, product, binary(ExprKind::kMax, zero(e->dtype), e));
    return product;
  }
  const PrimExpr* zero(DataType type) { return builder_.int_imm({}, 0, type); }

  bool has_input(const PrimExpr* e) const {
    bool has = false;
    for_each_occurrence(e, [&](const Variable* v) {
      has |= std::ranges::find(question_.inputs, v) != question_.inputs.end();
    });
    return has;
  }
  /// Of a domain that is 0 <= input < extent for each input: the extents. Of another, nothing.
  std::vector<const PrimExpr*> sides_of_domain() {
    std::vector<const PrimExpr*> sides(question_.inputs.size());
    std::vector<bool> from_zero(question_.inputs.size());
    std::vector<const PrimExpr*> left(question_.where.begin(), question_.where.end());
    for (const PrimExpr* each : question_.assumed)
      if (has_input(each)) left.push_back(each);
    while (!left.empty()) {
      const PrimExpr* e = left.back();
      left.pop_back();
      const auto* both = as<BinaryExpr>(e);
      if (!both || !has_input(e)) return {};
      if (both->kind == ExprKind::kAnd)
        left.insert(left.end(), {both->a, both->b});
      else if (!take_bound(*both, sides, from_zero))
        return {};
    }
    const bool complete = std::ranges::all_of(sides, [](const auto* s) { return s != nullptr; }) &&
                          std::ranges::all_of(from_zero, [](bool b) { return b; });
    return complete ? sides : std::vector<const PrimExpr*>{};
  }
  bool take_bound(const BinaryExpr& e, std::vector<const PrimExpr*>& sides,
                  std::vector<bool>& from_zero) {
    const bool mirrored = e.kind == ExprKind::kGE || e.kind == ExprKind::kGT;
    const bool strict = e.kind == ExprKind::kLT || e.kind == ExprKind::kGT;
    const PrimExpr *low = mirrored ? e.b : e.a, *high = mirrored ? e.a : e.b;
    if (!mirrored && !strict && e.kind != ExprKind::kLE) return false;
    for (std::size_t k = 0; k < sides.size(); ++k) {
      const auto is_input = [&](const PrimExpr* side) {
        return as<Var>(side) && as<Var>(side)->variable == question_.inputs[k];
      };
      const auto* number = as<IntImm>(low);
      if (is_input(high) && number && number->value == (strict ? -1 : 0))
        return from_zero[k] = true;
      if (!is_input(low) || has_input(high) || sides[k]) continue;
      sides[k] = strict ? high : binary(ExprKind::kAdd, high, builder_.int_imm({}, 1, high->dtype));
      return true;
    }
    return false;
  }

  const MapQuestion& question_;
  const Prover& prover_;
  Builder builder_;
  MapAnswer answer_;
  std::vector<const PrimExpr*> where_;  ///< all that holds of a point
  DecidedBy by_ = DecidedBy::kCanonical;
  std::string not_affine_;  ///< a part of the map
};

}  // namespace

MapAnswer judge_map(const MapQuestion& question, const Prover& prover) {
  std::string why;
  try {
    return judge_affine_map(question);
  } catch (const NotAffine& e) {
    why = e.what;
  } catch (const isl::exception&) {
    MapAnswer answer;
    answer.by = "isl";
    answer.reason = "isl gave up within its budget";
    return answer;
  }
  return PointwiseMap(question, prover).answer(why);
}

}  // namespace tenor::solver
