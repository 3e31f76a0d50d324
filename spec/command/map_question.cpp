// SPDX-License-Identifier: Apache-2.0
#include "spec/command/map_question.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "spec/check/wording.h"
#include "spec/console/deep_stack.h"
#include "spec/ir/children.h"
#include "spec/prover/evaluate.h"

namespace tenor::spec {
namespace {

std::vector<std::string> joined(std::initializer_list<const std::vector<std::string>*> lists) {
  std::vector<std::string> all;
  for (const auto* list : lists) all.insert(all.end(), list->begin(), list->end());
  return all;
}

}  // namespace

CheckedMap::CheckedMap(const EqualOptions& options, const Prover& prover, const MapJudge& judge)
    : options_(options),
      prover_(prover),
      judge_(judge),
      text_(MapText::of(options.map)),
      extents_text_(listed(options.onto)),
      input_(joined({&text_.inputs, &text_.outputs, &extents_text_, &options.where}), options) {
  if (text_.inputs.empty() || text_.outputs.empty())
    throw UsageError("--map is to be of the form `i, j -> i*16 + j`");
  if (is_onto_asked() && extents_text_.empty())
    throw UsageError("--onto is to be extents of the box: `n*16`, or `n, 16`");
  if (is_onto_asked() && extents_text_.size() != text_.outputs.size())
    throw UsageError(fmt::format("--onto has {}, but the map has {}",
                                 counted(extents_text_.size(), "extent"),
                                 counted(text_.outputs.size(), "result")));
}

bool CheckedMap::ask() {
  on_deep_stack([&] {
    if (!read()) return;
    find_undefined_points();
    if (!input_.good()) return;
    const auto start = std::chrono::steady_clock::now();
    found_ = judge_(
        {input_.fragments().program(), inputs_, outputs_, where_, input_.assumptions(), extents_});
    elapsed_ = since(start);
  });
  return input_.good();
}

bool CheckedMap::read() {
  if (!read_inputs()) return false;
  std::size_t line = text_.inputs.size();
  outputs_ = read_integers(line, text_.outputs.size());
  extents_ = read_integers(line += text_.outputs.size(), extents_text_.size());
  line += extents_text_.size();
  for (std::size_t k = 0; k < options_.where.size(); ++k) {
    const PrimExpr* e = input_.fragments().expression(line + k);
    if (e) where_.push_back(e);
    if (e && !e->dtype.is_bool())
      input_.report()
          .error(Code::P_ARGUMENT, input_.fragments().program().span(e),
                 fmt::format("{} is not a condition", show(e)))
          .hint("compare it with something");
  }
  refuse_inputs_in_extents();
  return input_.good();
}

void CheckedMap::find_undefined_points() {
  Builder builder(input_.fragments().program());
  std::vector<const PrimExpr*> known(input_.assumptions());
  known.insert(known.end(), where_.begin(), where_.end());
  Question question;
  question.assumptions = known;
  question.domain = Domain::kDatatype;
  const PrimExpr* input = builder.var({}, inputs_[0]);
  question.condition = builder.binary({}, ExprKind::kEq, input, input);
  if (prover_.decide(question).vacuous) return;  // no point at all
  for (const PrimExpr* output : outputs_) {
    question.condition = builder.binary({}, ExprKind::kEq, output, output);
    if (prover_.decide(question).vacuous)
      return void(input_.report()
                      .error(Code::P_ARGUMENT, input_.fragments().program().span(output),
                             fmt::format("at no point has {} a value", show(output)))
                      .hint("for all values, a condition fails, or it divides by zero, shifts by "
                            "too much, or overflows its datatype"));
    for (const UndefinedPoint& point : undefined_points(output, question, prover_, builder))
      undefined_points_.push_back(point);
  }
}

void CheckedMap::refuse_inputs_in_extents() {
  for (const PrimExpr* extent : extents_)
    for_each_occurrence(extent, [&](const Variable* v) {
      if (std::ranges::find(inputs_, v) != inputs_.end())
        input_.report()
            .error(Code::P_ARGUMENT, input_.fragments().program().span(extent),
                   fmt::format("the extent {} is of an input", show(extent)))
            .hint("give extents of sizes and numbers");
    });
}

bool CheckedMap::read_inputs() {
  for (std::size_t k = 0; k < text_.inputs.size(); ++k) {
    const PrimExpr* e = input_.fragments().expression(k);
    const auto* var = e ? as<Var>(e) : nullptr;
    const bool is_new = var && std::ranges::find(inputs_, var->variable) == inputs_.end();
    if (is_new && var->dtype.is_integer_scalar())
      inputs_.push_back(var->variable);
    else if (e)
      input_.report()
          .error(Code::P_ARGUMENT, input_.fragments().program().span(e),
                 fmt::format("{} is not the name of an input", show(e)))
          .hint("name each input of the map once, before `->`");
  }
  return input_.good();
}

std::vector<const PrimExpr*> CheckedMap::read_integers(std::size_t from, std::size_t count) {
  std::vector<const PrimExpr*> all;
  for (std::size_t line = from; line < from + count; ++line) {
    const PrimExpr* e = input_.fragments().expression(line);
    if (e && (!e->dtype.is_integer_scalar() || e->dtype.is_bool()))
      input_.report()
          .error(Code::P_ARGUMENT, input_.fragments().program().span(e),
                 fmt::format("{} is {}, not an integer", show(e), show(e->dtype)))
          .hint("give an index, or an extent");
    if (e) all.push_back(e);
  }
  return all;
}

Truth CheckedMap::verdict() const {
  std::vector<Truth> all{found_.injective};
  if (is_onto_asked()) all.insert(all.end(), {found_.within, found_.covers});
  for (const Truth worst : {Truth::kNever, Truth::kDepends, Truth::kUnknown})
    if (std::ranges::find(all, worst) != all.end()) return worst;
  return Truth::kAlways;
}

std::string CheckedMap::sentence() const {
  const std::string what = is_onto_asked() ? "a bijection onto the box" : "injective";
  switch (verdict()) {
    case Truth::kAlways: return what + " for all sizes";
    case Truth::kNever: return what + " for no sizes";
    case Truth::kDepends: return "not " + what + " for all sizes";
    case Truth::kUnknown: break;
  }
  return "neither proved nor refuted";
}

std::string CheckedMap::scope() const {
  std::string text = options_.map;
  for (std::size_t k = 0; k < options_.where.size(); ++k)
    text += (k == 0 ? " where " : " and ") + options_.where[k];
  for (std::size_t k = 0; k < options_.assumptions.size(); ++k)
    text += (k == 0 ? " assuming " : " and ") + options_.assumptions[k];
  return text;
}

std::string CheckedMap::image_of(const Model& point) const {
  std::vector<std::string> all;
  for (const PrimExpr* output : outputs_) {
    const Evaluated v = evaluate(output, point, Arithmetic::kNoOverflow, Domain::kDatatype);
    all.push_back(v.kind == Evaluated::Kind::kValue
                      ? std::to_string(static_cast<std::int64_t>(v.value))
                      : "?");
  }
  return fmt::format("{}", fmt::join(all, ", "));
}

std::string CheckedMap::missing_text() const {
  const std::string point = found_.missed.empty()
                                ? "a point of the box"
                                : fmt::format("{}", fmt::join(found_.missed, ", "));
  return found_.missing.empty() ? point : fmt::format("{} at {}", point, to_text(found_.missing));
}

void CheckedMap::add_rows(FragmentAnswer& answer) const {
  const auto row = [&](const char* name, std::string text) {
    answer.rows.emplace_back(name, std::move(text));
  };
  row("map", scope());
  row("arithmetic", "index arithmetic: no result overflows its datatype (RLX-D10)");
  row("injective", std::string(word(found_.injective)));
  if (!found_.first.empty())
    row("one image", fmt::format("{} of {} and of {}", image_of(found_.first),
                                 to_text(found_.first), to_text(found_.second)));
  if (is_onto_asked()) {
    row("box", fmt::format("{}", fmt::join(extents_text_, ", ")));
    row("in the box", std::string(word(found_.within)));
    if (!found_.outside.empty())
      row("outside", fmt::format("{} of {}", image_of(found_.outside), to_text(found_.outside)));
    row("all of it", std::string(word(found_.covers)));
    if (found_.covers != Truth::kAlways && found_.covers != Truth::kUnknown)
      row("not reached", missing_text());
  }
  if (!undefined_points_.empty())
    row("no value", to_text(undefined_points_) + "; these points do not count");
  if (!found_.image.empty()) row("image", found_.image);
  if (!found_.reason.empty()) row("why", found_.reason);
  row("decided", decided_text(found_.by, elapsed_));
}

FragmentAnswer CheckedMap::answer() const {
  const Truth verdict = this->verdict();
  const Status status = verdict == Truth::kAlways    ? Status::kGood
                        : verdict == Truth::kUnknown ? Status::kUndecided
                                                     : Status::kFinding;
  FragmentAnswer answer{"equal", std::string(word(verdict)), status};
  answer.sentence = sentence();
  answer.scope = scope();
  add_rows(answer);
  answer.details = details();
  return answer;
}

Json CheckedMap::details() const {
  Json details{{"map", options_.map}, {"assumptions", options_.assumptions}};
  details["where"] = options_.where;
  details["onto"] = extents_text_;
  details["arithmetic"] = "no-overflow";
  details["injective"] = std::string(word(found_.injective));
  details["one_image"] = Json::array();
  if (!found_.first.empty())
    details["one_image"] = {model_json(found_.first), model_json(found_.second)};
  if (is_onto_asked()) {
    details["within"] = std::string(word(found_.within));
    details["outside"] = model_json(found_.outside);
    details["covers"] = std::string(word(found_.covers));
    details["missing"] = {{"sizes", model_json(found_.missing)}, {"point", found_.missed}};
  }
  details["left_out"] = left_out(undefined_points_);
  details["image"] = found_.image;
  details["reason"] = found_.reason;
  add_decided(details, found_.by, elapsed_);
  return details;
}

}  // namespace tenor::spec
