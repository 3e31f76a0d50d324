// SPDX-License-Identifier: Apache-2.0
// Values of the script as Relax expressions, and Python's operators between them.
// Relax/Grammar/Expr.
#include <fmt/format.h>

#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {
namespace {

struct Infix {
  std::string_view op, name;
};
constexpr Infix kInfix[] = {
    {"+", "add"},           {"-", "subtract"},    {"*", "multiply"}, {"/", "divide"},
    {"//", "floor_divide"}, {"%", "mod"},         {"**", "power"},   {"@", "matmul"},
    {"<", "less"},          {"<=", "less_equal"}, {">", "greater"},  {">=", "greater_equal"},
    {"==", "equal"},        {"!=", "not_equal"},
};

}  // namespace

const relax::Expr* RelaxReader::expr(const Value& v) {
  switch (v.kind) {
    case Kind::kError: return nullptr;
    case Kind::kRelax: return v.relax;
    case Kind::kRelaxVariable: return build_.use(v.span, v.relax_variable);
    case Kind::kTuple:
    case Kind::kList: return tuple(v);
    case Kind::kBool:
    case Kind::kInt:
    case Kind::kFloat:
    case Kind::kExpr:
    case Kind::kVariable: return prim_value(v);
    case Kind::kString: {
      auto* made = build_.make<relax::StringImm>(v.span);
      made->value = arena().string(v.text);
      return made;
    }
    case Kind::kDtype: {
      auto* made = build_.make<relax::DataTypeImm>(v.span);
      made->value = v.dtype;
      return made;
    }
    case Kind::kFunction: {
      auto* made = build_.make<relax::GlobalVar>(v.span);
      made->name_hint = arena().string(v.text);
      return made;
    }
    case Kind::kConstruct:
      if (v.text.starts_with("R.") && relax::find_operator(v.text.substr(2))) {
        auto* made = build_.make<relax::Op>(v.span);
        made->op_name = arena().string(v.text.substr(2));
        return made;
      }
      break;
    default: break;
  }
  const Code code = v.is(Kind::kPython) ? Code::X_PYTHON_VALUE : Code::P_ARGUMENT;
  fail(code, v.span,
       fmt::format("found {} where a Relax expression is needed", script_.describe(v)));
  return nullptr;
}

bool RelaxReader::exprs(List<Value> values, List<const relax::Expr*>& out) {
  std::vector<const relax::Expr*> items;
  bool good = true;
  for (const Value& v : values) {
    items.push_back(expr(v));
    good = good && items.back();
  }
  out = arena().list(items);
  return good;
}

/// A tuple or list of Python as a Tuple; anything else as it is.
const relax::Expr* RelaxReader::tuple(const Value& v) {
  if (!v.is_sequence()) return expr(v);
  List<const relax::Expr*> fields;
  return exprs(v.items, fields) ? build_.tuple(v.span, fields) : nullptr;
}

/// A list of dimensions as a ShapeExpr; an expression as it is.
const relax::Expr* RelaxReader::shape(const Value& v) {
  if (v.is_relax()) return expr(v);
  List<const PrimExpr*> dimensions_of;
  return dimensions(v, dimensions_of) ? build_.shape_expr(v.span, dimensions_of) : nullptr;
}

/// What a call calls by name: a string is an ExternFunc.
const relax::Expr* RelaxReader::callable(const Value& v) {
  if (!v.is(Kind::kString)) return expr(v);
  auto* made = build_.make<relax::ExternFunc>(v.span);
  made->global_symbol = arena().string(v.text);
  return made;
}

/// Python's integers are int64, its floats float64.
const relax::PrimValue* RelaxReader::prim_value(const Value& v) {
  const PrimExpr* e = nullptr;
  if (v.is(Kind::kInt))
    e = script_.literal(v.span, v.integer, int_type(64));
  else if (v.is(Kind::kFloat))
    e = script_.literal(v.span, v.floating, float_type(64));
  else
    e = script_.expression(v);
  return e ? build_.prim_value(v.span, e) : nullptr;
}

/// What is bound to a PrimValue needs no annotation to be a scalar.
const relax::PrimStructInfo* RelaxReader::scalar(const relax::Variable* variable) {
  if (!variable) return nullptr;
  const auto found = scalars_.find(variable);
  if (found != scalars_.end() && !variable->struct_info_annotation)
    const_cast<relax::Variable*>(variable)->struct_info_annotation =
        build_.prim(source_.builder.program().span(variable), found->second, nullptr);
  return relax::as<relax::PrimStructInfo>(variable->struct_info_annotation);
}

const PrimExpr* RelaxReader::prim_expr(const Value& v) {
  const relax::Expr* e = v.is(Kind::kRelax) ? v.relax : nullptr;
  if (const auto* value = relax::as<relax::PrimValue>(e)) return value->value;
  const relax::Variable* variable =
      v.is(Kind::kRelaxVariable) ? v.relax_variable : relax::variable_of(e);
  const auto* info = scalar(variable);
  if (!info) return nullptr;
  if (!info->value) {
    const Variable* known = script_.builder().variable(v.span, variable->name_hint, info->dtype);
    const_cast<relax::PrimStructInfo*>(info)->value = script_.builder().var(v.span, known);
  }
  const auto* known = as<Var>(info->value);
  if (known) return script_.builder().var(v.span, known->variable);
  const Value again = script_.copied(value_of(v.span, info->value), v.span);
  return again ? again.expr : nullptr;
}

/// Between a scalar that is known by its variable and other scalars, the operator is TIR's.
bool RelaxReader::computes(const Value& a, const Value& b) {
  const auto is_scalar = [this](const Value& v) {
    if (v.is(Kind::kRelaxVariable)) return scalar(v.relax_variable) != nullptr;
    return !v.is(Kind::kRelax) || relax::as<relax::PrimValue>(v.relax) != nullptr;
  };
  return (a.is_relax() || b.is_relax()) && !(is_scalar(a) && is_scalar(b));
}

Value RelaxReader::binary(std::string_view op, const Value& a, const Value& b, Span at) {
  for (const Infix& infix : kInfix) {
    if (infix.op != op) continue;
    const Value& tensor = a.is_relax() ? a : b;
    std::optional<DataType> beside;
    if (tensor.is(Kind::kRelaxVariable))
      if (const auto* info =
              relax::as<relax::TensorStructInfo>(tensor.relax_variable->struct_info_annotation);
          info && !info->dtype.is_void())
        beside = info->dtype;
    const auto operand = [&](const Value& v) -> const relax::Expr* {
      if (v.is_number()) return constant(v, beside);
      return expr(v);
    };
    const relax::Expr *x = operand(a), *y = operand(b);
    return x && y ? call_op(at, infix.name, arena().list({x, y})) : Value();
  }
  return fail(Code::P_CONSTRUCT, at, fmt::format("`{}` is not an operator of Relax", op));
}

Value RelaxReader::unary(std::string_view op, const Value& a, Span at) {
  const relax::Expr* x = expr(a);
  if (!x) return Value();
  if (op == "-") return call_op(at, "negative", arena().list({x}));
  if (op == "+") return made(at, x);
  return fail(Code::P_CONSTRUCT, at, fmt::format("`{}` is not an operator of Relax", op));
}

Value RelaxReader::subscript(const Value& base, const Value& index, Span at) {
  if (!index) return index;
  const auto i = script_.integer(index, "the index into a tuple");
  if (!i) return Value();
  if (*i < 0) return fail(Code::P_ARGUMENT, at, "indices into a tuple count from 0");
  auto* item = build_.make<relax::TupleGetItem>(at);
  item->tuple_value = expr(base);
  item->index = *i;
  return item->tuple_value ? made(at, static_cast<const relax::Expr*>(item)) : Value();
}

}  // namespace tenor::spec::reader
