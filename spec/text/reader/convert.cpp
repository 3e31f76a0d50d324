// SPDX-License-Identifier: Apache-2.0
// Values of the script to parts of the program: expressions, datatypes, types, regions, ranges.
// What does not convert is reported with what was expected.
#include <fmt/format.h>

#include <cmath>
#include <limits>

#include "spec/text/reader/linear.h"
#include "spec/text/reader/reader.h"
#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {
namespace {

constexpr bool fits_signed(Wide n, int bits) {
  return n < (static_cast<Wide>(1) << (bits - 1)) && n >= -(static_cast<Wide>(1) << (bits - 1));
}

}  // namespace

std::string Reader::describe(const Value& v) const {
  switch (v.kind) {
    case Kind::kNone: return "None";
    case Kind::kString: return "a string";
    case Kind::kTuple: return "a tuple";
    case Kind::kList: return "a list";
    case Kind::kDict: return "a dictionary";
    case Kind::kLambda: return "a lambda";
    case Kind::kBool:
    case Kind::kInt:
    case Kind::kFloat: return "a number";
    case Kind::kBuffer:
    case Kind::kScalar: return fmt::format("the buffer `{}`", v.buffer->name);
    case Kind::kConstruct: return fmt::format("{}{}", v.text.starts_with("R.") ? "" : "T.", v.text);
    case Kind::kNamespace:
    case Kind::kFunction:
    case Kind::kPython: return fmt::format("`{}`", v.text);
    case Kind::kFrame: return "a statement";
    case Kind::kRange: return "a range";
    case Kind::kType:
    case Kind::kDtype: return "a type";
    default: return fmt::format("`{}`", source_.at(v.span).substr(0, 40));
  }
}

/// Literals without a datatype: int32, or int64 where that is too narrow.
const PrimExpr* Reader::expression(const Value& v) {
  switch (v.kind) {
    case Kind::kError: return nullptr;
    case Kind::kExpr: return v.expr;
    case Kind::kBool: return builder().boolean(v.span, v.integer != 0);
    case Kind::kInt: {
      const bool narrow = fits_signed(v.integer, 32) && !v.too_large;
      const auto* imm = literal(v.span, v.integer, int_type(narrow ? 32 : 64));
      if (v.too_large) const_cast<IntImm*>(as<IntImm>(imm))->in_range = false;
      return imm;
    }
    case Kind::kFloat: return builder().float_imm(v.span, v.floating, float_type(32));
    case Kind::kString: return builder().string_imm(v.span, v.text);
    case Kind::kVariable: return builder().var(v.span, v.variable, v.data_of);
    case Kind::kIterVar: return builder().var(v.span, v.iter_var->var);
    case Kind::kBuffer:
      if (flat()) return builder().var(v.span, v.buffer->data);
      break;
    case Kind::kScalar: {
      const PrimExpr* zero = literal(v.span, Wide{0}, int_type(32));
      return load(v.span, v.buffer, arena().list({zero})).expr;
    }
    case Kind::kAccess: {
      List<const PrimExpr*> indices;
      if (!lane_indices(*v.access, v.span, indices)) return nullptr;
      const Value loaded = load(v.span, v.access->buffer, indices);
      return loaded ? loaded.expr : nullptr;
    }
    case Kind::kType: {
      auto* e = builder().program().make<TypeExpr>(v.span);
      e->dtype = v.type->kind == Type::Kind::kPrimType ? v.type->dtype : handle_type();
      e->type = v.type;
      return e;
    }
    case Kind::kRelax:
    case Kind::kRelaxVariable:
      if (const PrimExpr* e = relax_->prim_expr(v)) return e;
      break;
    default: break;
  }
  const Code code = v.is(Kind::kPython) ? Code::X_PYTHON_VALUE : Code::P_ARGUMENT;
  fail(code, v.span, fmt::format("found {} where an expression is needed", describe(v)));
  return nullptr;
}

bool Reader::expressions(const Value& v, List<const PrimExpr*>& out, bool single_too) {
  if (!v.is_sequence()) {
    const PrimExpr* e = single_too ? expression(v) : nullptr;
    if (!single_too && v)
      fail(Code::P_ARGUMENT, v.span, fmt::format("found {} where a list is needed", describe(v)));
    out = arena().list({e});
    return e != nullptr;
  }
  boost::container::small_vector<const PrimExpr*, 6> items;
  bool good = true;
  for (const Value& item : v.items) {
    items.push_back(expression(item));
    good = good && items.back();
  }
  out = arena().list(std::span<const PrimExpr* const>(items.data(), items.size()));
  return good;
}

std::optional<std::int64_t> Reader::integer(const Value& v, std::string_view what) {
  if (!v) return std::nullopt;
  if (v.is_integral() && !v.too_large && fits_signed(v.integer, 64))
    return static_cast<std::int64_t>(v.integer);
  if (v.is(Kind::kExpr))
    if (const auto n = constant(v.expr)) return n;
  fail(Code::P_ARGUMENT, v.span, fmt::format("{} must be a number, not {}", what, describe(v)));
  return std::nullopt;
}

std::optional<std::string_view> Reader::text(const Value& v, std::string_view what) {
  if (v.is(Kind::kString)) return v.text;
  if (const auto* imm = v.is(Kind::kExpr) ? as<StringImm>(v.expr) : nullptr) return imm->value;
  if (v)
    fail(Code::P_ARGUMENT, v.span, fmt::format("{} must be a string, not {}", what, describe(v)));
  return std::nullopt;
}

std::optional<bool> Reader::boolean(const Value& v, std::string_view what) {
  if (v.is_integral()) return v.integer != 0;
  if (v.is(Kind::kNone)) return false;
  if (v) fail(Code::P_ARGUMENT, v.span, fmt::format("{} must be True or False", what));
  return std::nullopt;
}

std::optional<DataType> Reader::dtype(const Value& v, std::string_view what) {
  if (v.is(Kind::kDtype)) return v.dtype;
  if (v.is(Kind::kConstruct) && v.text == "handle") return handle_type();
  if (v.is(Kind::kVariable)) return v.variable->dtype;
  if (v.is(Kind::kType))
    return v.type->kind == Type::Kind::kPrimType ? v.type->dtype : handle_type();
  if (v.is(Kind::kString)) {
    if (v.text.empty()) return void_type();
    if (const auto parsed = parse_datatype(v.text)) return parsed;
    fail(Code::P_ARGUMENT, v.span, fmt::format("\"{}\" is not a datatype", v.text));
    return std::nullopt;
  }
  if (v.is(Kind::kPython)) {
    const std::string_view last = v.text.substr(v.text.rfind('.') + 1);
    if (const auto parsed = parse_datatype(last)) return parsed;
  }
  if (v)
    fail(Code::P_ARGUMENT, v.span, fmt::format("{} must be a datatype, not {}", what, describe(v)));
  return std::nullopt;
}

/// The type that an annotation names: `T.int32`, `T.handle("float32")`, `"int32"`, `None`.
const Type* Reader::type(const Value& v) {
  if (v.is(Kind::kType)) return v.type;
  if (v.is(Kind::kVariable)) return v.variable->type_annotation;
  if (v.is(Kind::kNone)) return builder().tuple_type();
  const auto d = dtype(v, "a type annotation");
  if (!d) return nullptr;
  return d->is_void() ? builder().tuple_type() : builder().prim_type(*d);
}

Variable* Reader::variable(const Value& v, std::string_view what) {
  if (v.is(Kind::kVariable)) return v.variable;
  if (v.is(Kind::kIterVar)) return const_cast<Variable*>(v.iter_var->var);
  if (const auto* var = v.is(Kind::kExpr) ? as<Var>(v.expr) : nullptr)
    return const_cast<Variable*>(var->variable);
  if (v.is(Kind::kBuffer) || v.is(Kind::kScalar)) return const_cast<Variable*>(v.buffer->data);
  if (v)
    fail(Code::P_ARGUMENT, v.span, fmt::format("{} must be a variable, not {}", what, describe(v)));
  return nullptr;
}

const PrimExpr* Reader::literal(Span at, Wide n, DataType to) {
  const DataType element = to.with_lanes(1);
  if (to.is_floating()) return literal(at, static_cast<double>(n), to);
  auto* imm = builder().program().make<IntImm>(at);
  imm->dtype = DataType{element.scalar};
  const Wide limit = static_cast<Wide>(1) << 64;
  imm->in_range = to.scalar.is_uint() ? n >= 0 && n < limit : fits_signed(n, 64);
  // A negative number that is not a value of the datatype is kept, so that it can be shown.
  imm->value = imm->in_range || fits_signed(n, 64) ? static_cast<std::int64_t>(n) : 0;
  if (to.lanes > 1 && !to.scalable) return builder().broadcast(at, imm, to.lanes);
  return imm;
}

const PrimExpr* Reader::literal(Span at, double value, DataType to) {
  const PrimExpr* imm = builder().float_imm(at, value, DataType{to.scalar});
  return to.lanes > 1 && !to.scalable ? builder().broadcast(at, imm, to.lanes) : imm;
}

}  // namespace tenor::spec::reader
