// SPDX-License-Identifier: Apache-2.0
// Python expressions to values: constants, containers, operators, conditionals. Names and their
// attributes and subscripts are in access.cpp, calls in invoke.cpp.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "spec/text/reader/constants.h"
#include "spec/text/reader/depth.h"
#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

namespace {

/// Read only when it is called, and by what knows its parameters.
Value lambda_value(const python::Expr* e) {
  Value v(Kind::kLambda, e->span);
  v.lambda = e;
  return v;
}

}  // namespace

Value Reader::evaluate(const python::Expr* e) { return evaluate(e, Target{}); }

Value Reader::evaluate(const python::Expr* e, Target target) {
  const Deeper deeper(depth_), nested(nesting_);
  if (deeper.too_deep() || nested.too_deep(kMaxNesting))
    return fail(Code::X_DEPTH, e->span, "an expression is nested too deeply");
  switch (e->kind) {
    case python::Kind::kName: return evaluate_name(e);
    case python::Kind::kInt: return evaluate_number(e);
    case python::Kind::kFloat: return value_of(e->span, e->floating);
    case python::Kind::kString: return value_of(e->span, Kind::kString, e->text);
    case python::Kind::kTrue: return value_of(e->span, true);
    case python::Kind::kFalse: return value_of(e->span, false);
    case python::Kind::kNone: return none(e->span);
    case python::Kind::kEllipsis: return Value(Kind::kEllipsis, e->span);
    case python::Kind::kAttribute: return evaluate_attribute(e);
    case python::Kind::kSubscript: return evaluate_subscript(e);
    case python::Kind::kCall: return evaluate_call(e, target);
    case python::Kind::kBinOp: return evaluate_binary(e);
    case python::Kind::kBoolOp: return evaluate_logical(e);
    case python::Kind::kUnaryOp: return evaluate_unary(e);
    case python::Kind::kCompare: return evaluate_compare(e);
    case python::Kind::kIfExp: return evaluate_conditional(e);
    case python::Kind::kTuple: return evaluate_items(e, Kind::kTuple);
    case python::Kind::kList: return evaluate_items(e, Kind::kList);
    case python::Kind::kDict: return evaluate_dict(e);
    case python::Kind::kLambda: return lambda_value(e);
    case python::Kind::kCompareChain: return evaluate_compare_chain(e);
    case python::Kind::kSlice:
    case python::Kind::kStarred:
    case python::Kind::kOther: break;
  }
  return fail(Code::X_PYTHON_VALUE, e->span,
              "`" + std::string(source_.at(e->span).substr(0, 40)) +
                  "` needs Python, which is not executed");
}

Value Reader::evaluate_unary(const python::Expr* e) {
  const Value operand = evaluate(e->items[0]);
  return operand ? unary(e->text, operand, e->span) : operand;
}

Value Reader::evaluate_compare(const python::Expr* e) {
  const Value a = evaluate(e->items[0]), b = evaluate(e->items[1]);
  return a && b ? compare(e->text, a, b, e->span) : Value();
}

/// `a <= b < c` is `a <= b and b < c`, with one b.
Value Reader::evaluate_compare_chain(const python::Expr* e) {
  const Deeper deeper(depth_, e->params.size() - 1);
  if (deeper.too_deep()) return fail(Code::X_DEPTH, e->span, "an expression is nested too deeply");
  Value before = evaluate(e->items[0]), all;
  bool good = static_cast<bool>(before);
  for (std::size_t i = 0; i < e->params.size(); ++i) {
    const Value next = evaluate(e->items[i + 1]);
    good = good && next;
    const Value holds = good ? compare(e->params[i], before, next, e->span) : Value();
    good = good && holds;
    if (good) all = i == 0 ? holds : logical(true, all, holds, e->span);
    const bool again = good && i + 1 < e->params.size();
    before = again ? copied(next, next.span) : next;
    good = good && before;
  }
  return good ? all : Value();
}

Value Reader::evaluate_number(const python::Expr* e) {
  Value v = value_of(e->span, static_cast<Wide>(e->integer));
  v.too_large = e->overflow;
  return v;
}

/// A chain `a + b + c …` leans left; it is folded in a loop so that only its depth is limited.
Value Reader::evaluate_binary(const python::Expr* e) {
  boost::container::small_vector<const python::Expr*, 8> spine;
  for (; e->kind == python::Kind::kBinOp; e = e->items[0]) spine.push_back(e);
  Deeper deeper(depth_, spine.size() - 1);
  Value left = evaluate(e);
  for (std::size_t i = spine.size(); i-- > 0; deeper.leave_one()) {
    const Value right = evaluate(spine[i]->items[1]);
    if (left && right) left = binary(spine[i]->text, left, right, spine[i]->span);
    if (!right) left = right;
  }
  return left;
}

Value Reader::evaluate_logical(const python::Expr* e) {
  boost::container::small_vector<const python::Expr*, 8> spine;
  for (; e->kind == python::Kind::kBoolOp; e = e->items[0]) spine.push_back(e);
  Deeper deeper(depth_, spine.size() - 1);
  Value left = evaluate(e);
  for (std::size_t i = spine.size(); i-- > 0; deeper.leave_one()) {
    const Value right = evaluate(spine[i]->items[1]);
    if (left && right) left = logical(spine[i]->text == "and", left, right, spine[i]->span);
    if (!right) left = right;
  }
  return left;
}

/// `a if c else b`: decided here for a Python constant, else the builtin.
Value Reader::evaluate_conditional(const python::Expr* e) {
  const Value condition = evaluate(e->items[0]);
  if (!condition) return condition;
  if (const auto known = truth(condition)) return evaluate(e->items[*known ? 1 : 2]);
  const Value yes = evaluate(e->items[1]), no = evaluate(e->items[2]);
  const PrimExpr* c = expression(condition);
  const PrimExpr *t = nullptr, *f = nullptr;
  if (!yes || !no || !c || !operands(yes, no, false, t, f)) return Value();
  return call_builtin(e->span, "if_then_else", t->dtype, arena().list({c, t, f}));
}

Value Reader::evaluate_items(const python::Expr* e, Kind kind) {
  std::vector<Value> items;
  items.reserve(e->items.size());
  bool good = true;
  for (const python::Expr* item : e->items) good = append(item, items) && good;
  return good ? sequence(e->span, kind, scratch().list(items)) : Value();
}

Value Reader::evaluate_dict(const python::Expr* e) {
  std::vector<Value> items;
  bool good = true;
  for (const python::Keyword& entry : e->keywords) {
    if (!entry.key) {
      good = false;
      fail(Code::P_CONSTRUCT, entry.span, "`**` in a dictionary is not TVMScript");
      continue;
    }
    items.push_back(evaluate(entry.key));
    items.push_back(evaluate(entry.value));
    good = good && items[items.size() - 1] && items[items.size() - 2];
  }
  return good ? sequence(e->span, Kind::kDict, scratch().list(items)) : Value();
}

bool Reader::arguments(const python::Expr* e, Call& call) {
  bool good = true;
  for (const python::Expr* item : e->items) good = append(item, call.positional_) && good;
  for (const python::Keyword& keyword : e->keywords) {
    if (keyword.name.empty()) {
      fail(Code::P_CONSTRUCT, keyword.span, "`**` in a call is not TVMScript");
      good = false;
      continue;
    }
    const auto same = [&](const KeywordValue& k) { return k.name == keyword.name; };
    if (std::ranges::any_of(call.keywords_, same)) {
      fail(Code::P_ARGUMENT, keyword.span,
           fmt::format("the argument {} is given by name twice", keyword.name));
      good = false;
    }
    call.keywords_.push_back({keyword.name, evaluate(keyword.value), keyword.span});
    good = call.keywords_.back().value && good;
  }
  return good;
}

}  // namespace tenor::spec::reader
