// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/emit/scalar.h"

#include <fmt/format.h>

#include "spec/tenstorrent/attributes.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;

namespace {

constexpr std::string_view kTileHint =
    "begin regions at multiples of 32; rows by themselves are matrices of a (..., 1, n) buffer";

bool is_literal(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

std::string_view spelling(ExprKind kind) {
  switch (kind) {
    case ExprKind::kAdd: return "+";
    case ExprKind::kSub: return "-";
    case ExprKind::kMul: return "*";
    case ExprKind::kDiv:
    case ExprKind::kFloorDiv: return "/";
    case ExprKind::kMod:
    case ExprKind::kFloorMod: return "%";
    case ExprKind::kEq: return "==";
    case ExprKind::kNE: return "!=";
    case ExprKind::kLT:
    case ExprKind::kMin: return "<";
    case ExprKind::kLE: return "<=";
    case ExprKind::kGE: return ">=";
    case ExprKind::kGT:
    case ExprKind::kMax: return ">";
    case ExprKind::kAnd: return "&&";
    case ExprKind::kOr: return "||";
    default: return "";
  }
}

}  // namespace

std::string times(const std::string& a, std::int64_t b) {
  if (b == 0 || a == "0") return "0";
  if (b == 1) return a;
  if (is_literal(a)) return std::to_string(std::stoll(a) * b);
  return fmt::format("{} * {}", a.find(' ') == a.npos ? a : "(" + a + ")", b);
}
std::string plus(const std::string& a, const std::string& b) {
  if (a == "0" || b == "0") return a == "0" ? b : a;
  if (is_literal(a) && is_literal(b)) return std::to_string(std::stoll(a) + std::stoll(b));
  return a + " + " + b;
}

Scalars::Scalars(Builder& builder, TileProgram& program) : builder_(builder), program_(program) {
  namespace tt = spec::tenstorrent;
  const spec::tir::PrimFunc& f = *program.function;
  for (const Variable* v : f.params) {
    const std::int64_t tiles = tt::number(find(f.attrs, tt::kNumTiles)).value_or(0);
    if (v->name_hint == tt::kRuntimeParams[0] || v->name_hint == tt::kRuntimeParams[1])
      set_domain(v, {0, tiles});
    for (std::size_t i = 2; i < 4; ++i)
      if (v->name_hint == tt::kRuntimeParams[i])
        set_domain(v, Interval::point(tt::number(find(f.attrs, tt::kGridKeys[i - 2])).value_or(1)));
  }
}

std::string Scalars::fresh(std::string_view name) {
  std::string made(name);
  for (char& c : made)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  const std::string first = made;
  for (int i = 1; !taken_.insert(made).second; ++i) made = fmt::format("{}_{}", first, i);
  return made;
}
std::string Scalars::name(const Variable* v) {
  used_.insert(v);
  auto& made = names_[v];
  if (made.empty()) made = fresh(v->name_hint);
  return made;
}

void Scalars::set_domain(const Variable* v, Interval values) {
  const auto number = [&](Wide n) {
    return builder_.int_imm({}, static_cast<std::int64_t>(n), v->dtype);
  };
  domains_[v] = {number(values.low), number(values.high - values.low + 1)};
}
Interval Scalars::values(const PrimExpr* e) const {
  const tile::Domains domains = [&](const Variable* v) {
    const auto found = domains_.find(v);
    return found == domains_.end() ? nullptr : &found->second;
  };
  return tile::interval_of(e, domains);
}

void Scalars::where(const PrimExpr* condition, bool holds, const std::function<void()>& visit) {
  const auto known = domains_;
  narrow(condition, holds);
  visit();
  domains_ = known;
}

void Scalars::narrow(const PrimExpr* condition, bool holds) {
  if (const auto* negated = as<Not>(condition)) return narrow(negated->a, !holds);
  if (condition->kind < ExprKind::kAdd || condition->kind > ExprKind::kOr) return;
  const auto& both = static_cast<const BinaryExpr&>(*condition);
  if (condition->kind == (holds ? ExprKind::kAnd : ExprKind::kOr))
    return narrow(both.a, holds), narrow(both.b, holds);
  const auto* var = as<Var>(both.a);
  if (!var || !var->dtype.is_integer_scalar()) return;
  const Interval other = values(both.b);
  Interval own;
  switch (condition->kind) {
    case ExprKind::kLT: (holds ? own.high : own.low) = holds ? other.high - 1 : other.low; break;
    case ExprKind::kLE: (holds ? own.high : own.low) = holds ? other.high : other.low + 1; break;
    case ExprKind::kGT: (holds ? own.low : own.high) = holds ? other.low + 1 : other.high; break;
    case ExprKind::kGE: (holds ? own.low : own.high) = holds ? other.low : other.high - 1; break;
    case ExprKind::kEq:
      if (holds) own = other;
      break;
    default: return;
  }
  own = intersection(own, values(both.a));
  if (own.is_bounded() && !own.is_empty()) set_domain(var->variable, own);
}

std::string Scalars::refuse(const Node* at, std::string message, std::string_view hint) {
  program_.refuse(at, std::move(message), hint);
  return "0";
}

std::string Scalars::text(const PrimExpr* e) {
  if (const auto* load = as<BufferLoad>(e);
      load && load->buffer->name == spec::tenstorrent::kCoreTiles && !first_listed.empty())
    return fmt::format("get_arg_val<uint32_t>({} + {})", first_listed, text(load->indices[0]));
  if (e->dtype.is_integer() && values(e).low < 0)
    return refuse(e, "this number may be negative, and kernels have none");
  if (const auto* literal = as<IntImm>(e)) return std::to_string(literal->value);
  if (const auto* var = as<Var>(e)) return name(var->variable);
  if (const auto* cast = as<spec::Cast>(e); cast && cast->value->dtype.is_integer())
    return text(cast->value);
  if (const auto* negated = as<Not>(e)) return "!(" + text(negated->a) + ")";
  if (const auto* choice = as<Select>(e))
    return fmt::format("({} ? {} : {})", text(choice->condition), text(choice->true_value),
                       text(choice->false_value));
  if (e->kind >= ExprKind::kAdd && e->kind <= ExprKind::kOr)
    return binary(static_cast<const BinaryExpr&>(*e));
  return refuse(e, "no kernel computes this number");
}

std::string Scalars::binary(const BinaryExpr& e) {
  const std::string a = text(e.a), b = text(e.b);
  if (e.kind == ExprKind::kMin || e.kind == ExprKind::kMax)
    return fmt::format("(({0}) {2} ({1}) ? {0} : {1})", a, b, spelling(e.kind));
  return fmt::format("({} {} {})", a, spelling(e.kind), b);
}

void Scalars::bind(const Variable* v, const PrimExpr* value) {
  set_domain(v, values(value));
  bound_[v] = value;
}

/// Adds what `factor` times the expression is in tiles; false where a part is not a multiple of
/// one.
bool Scalars::add_terms(const PrimExpr* e, std::int64_t factor, Tiles& sum) {
  if (const auto* literal = as<IntImm>(e)) {
    sum.elements += factor * literal->value;
    return true;
  }
  if (const auto* cast = as<spec::Cast>(e); cast && cast->value->dtype.is_integer())
    return add_terms(cast->value, factor, sum);
  if (e->kind == ExprKind::kAdd || e->kind == ExprKind::kSub) {
    const auto& both = static_cast<const BinaryExpr&>(*e);
    const std::int64_t second = e->kind == ExprKind::kAdd ? factor : -factor;
    return add_terms(both.a, factor, sum) && add_terms(both.b, second, sum);
  }
  if (e->kind == ExprKind::kMul) {
    const auto& both = static_cast<const BinaryExpr&>(*e);
    const auto *a = as<IntImm>(both.a), *b = as<IntImm>(both.b);
    if (b) return add_terms(both.a, factor * b->value, sum);
    if (a) return add_terms(both.b, factor * a->value, sum);
  }
  const auto* var = as<Var>(e);
  const auto bound = var ? bound_.find(var->variable) : bound_.end();
  if (factor % kSide != 0) return bound != bound_.end() && add_terms(bound->second, factor, sum);
  std::string& side = factor < 0 ? sum.less : sum.more;
  side = plus(side, times(text(e), std::abs(factor) / kSide));
  return true;
}

std::string Scalars::in_tiles(const PrimExpr* e, const Node* at) {
  if (!e) return "0";
  if (values(e).low < 0) return refuse(at, "the region may begin before its buffer");
  Tiles sum;
  const Interval all = values(e);
  if (all.low == all.high) {
    sum.elements = static_cast<std::int64_t>(all.low);
  } else if (!add_terms(e, 1, sum)) {
    return refuse(at,
                  fmt::format("the region may begin inside a tile: its offset is not a multiple of "
                              "{}, as far as can be seen",
                              kSide),
                  kTileHint);
  }
  if (sum.elements % kSide != 0)
    return refuse(at, fmt::format("the region begins inside a tile, at element {}", sum.elements));
  std::string& side = sum.elements < 0 ? sum.less : sum.more;
  side = plus(side, std::to_string(std::abs(sum.elements) / kSide));
  return sum.less == "0" ? sum.more : fmt::format("({}) - ({})", sum.more, sum.less);
}

}  // namespace tenor::fuzz::tenstorrent
