// SPDX-License-Identifier: Apache-2.0
// Expressions. TIR/Grammar/PrimExpr, BinaryOp, CmpOp, LogicalOp; an infix operator only where
// reading it makes the same node again, with as few parentheses as Python needs.
#include <fmt/format.h>

#include <cstdint>
#include <limits>

#include "spec/ir/children.h"
#include "spec/text/printer/literal.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec::printer {
namespace {

/// The last argument of a vector; a scalable one has a multiple of the hardware's `vscale`.
std::string lanes(const DataType& type, std::int64_t count) {
  if (!type.scalable) return ", " + std::to_string(count);
  return count == 1 ? ", T.vscale()" : ", T.vscale() * " + std::to_string(count);
}

bool is_int32(std::int64_t value) {
  using Limits = std::numeric_limits<std::int32_t>;
  return value >= Limits::min() && value <= Limits::max();
}

Precedence above(Precedence p) { return static_cast<Precedence>(static_cast<int>(p) + 1); }

}  // namespace

std::string Printer::expr(const PrimExpr* e, Precedence need) {
  std::string out;
  put(out, e, need);
  return out;
}

void Printer::put(std::string& out, const PrimExpr* e, Precedence need) {
  if (!e) {
    out += "None";
    return;
  }
  if (const auto* operation = as<BinaryExpr>(e)) return put_binary(out, operation, need);
  switch (e->kind) {
    case ExprKind::kVar: out += variable(*as<Var>(e)); return;
    case ExprKind::kIntImm: out += literal(*as<IntImm>(e)); return;
    case ExprKind::kFloatImm: out += literal(*as<FloatImm>(e)); return;
    case ExprKind::kStringImm: out += string_literal(as<StringImm>(e)->value); return;
    case ExprKind::kNot: return put_not(out, as<Not>(e), need);
    case ExprKind::kCall: return put_call(out, as<Call>(e));
    case ExprKind::kBufferLoad: return put_load(out, as<BufferLoad>(e));
    case ExprKind::kReduce: return put_reduce(out, as<Reduce>(e));
    default: return put_other(out, e);
  }
}

void Printer::put_binary(std::string& out, const BinaryExpr* e, Precedence need) {
  const Operator& op = find_operator(e->kind);
  const bool folding = folds(*e);
  const bool integer_division = e->kind == ExprKind::kDiv && e->dtype.is_integer();
  if (op.infix.empty() || folding || integer_division) {
    out.append("T.").append(folding ? op.node : op.call) += '(';
    put(out, e->a, Precedence::kLambda);
    out += ", ";
    put(out, e->b, Precedence::kLambda);
    out += ')';
    return;
  }
  // Operators associate to the left; comparisons would chain.
  const bool chains = op.precedence == Precedence::kComparison;
  if (op.precedence < need) out += '(';
  put_operand(out, e->a, e->b, chains ? above(op.precedence) : op.precedence);
  out.append(" ").append(op.infix).append(" ");
  put_operand(out, e->b, e->a, above(op.precedence));
  if (op.precedence < need) out += ')';
}

void Printer::put_operand(std::string& out, const PrimExpr* e, const PrimExpr* other,
                          Precedence need) {
  const auto* imm = as<IntImm>(e);
  const bool bare = setting_.wide && imm && imm->dtype == int_type(64) && is_int32(imm->value) &&
                    other && other->dtype == imm->dtype && !is_number(other);
  if (bare)
    out += std::to_string(imm->value);
  else
    put(out, e, need);
}

void Printer::put_not(std::string& out, const Not* e, Precedence need) {
  const bool call = !e->a || is_number(e->a) || !e->a->dtype.is_bool();
  if (call) {
    out += "T.Not(";
    put(out, e->a, Precedence::kLambda);
    out += ')';
    return;
  }
  if (Precedence::kNot < need) out += '(';
  out += "not ";
  put(out, e->a, Precedence::kNot);
  if (Precedence::kNot < need) out += ')';
}

void Printer::put_load(std::string& out, const BufferLoad* e) {
  out += buffer(e->buffer);
  if (!e->predicate) {
    out += '[';
    put_all(out, e->indices);
    out += e->indices.empty() ? "()]" : "]";
    return;
  }
  out += ".vload([";
  put_all(out, e->indices);
  out += "], predicate=";
  put(out, e->predicate, Precedence::kLambda);
  out += ')';
}

std::string Printer::combiner(const CommReducer* c) {
  if (!c) return "None";
  Frame& frame = top();
  const std::size_t names = frame.names.size(), spelled = frame.spelled.size();
  Arguments params, results;
  for (const Variable* v : c->lhs) params.add(define(v, v->name_hint, "v", frame));
  for (const Variable* v : c->rhs) params.add(define(v, v->name_hint, "v", frame));
  for (const PrimExpr* e : c->result) results.add(expr(e));
  forget(frame, names, spelled);
  const bool one = c->result.size() == 1;
  return fmt::format("T.comm_reducer(lambda {}: {}{}{}, {})", params.text(), one ? "" : "(",
                     results.text(), one ? "" : ")", list(c->identity_element));
}

/// What a lambda named: all but that many names.
void Printer::forget(Frame& frame, std::size_t names, std::size_t spelled) {
  for (; frame.names.size() > names; frame.names.pop_back()) names_.release(frame.names.back());
  for (; frame.spelled.size() > spelled; frame.spelled.pop_back()) {
    auto& [key, before] = frame.spelled.back();
    if (before)
      spelled_[key] = *before;
    else
      spelled_.erase(key);
  }
}

void Printer::put_reduce(std::string& out, const Reduce* e) {
  Arguments args, axes;
  for (const IterVar* axis : e->axis) axes.add(iter_var(axis));
  args.add(combiner(e->combiner));
  args.add("source", list(e->source));
  args.add("init", list(e->init));
  args.add("axis", "[" + axes.text() + "]");
  args.add("condition", expr(e->condition));
  args.add("value_index", std::to_string(e->value_index));
  out += fmt::format("T.reduce({})", args.text());
}

void Printer::put_all(std::string& out, List<const PrimExpr*> items) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i) out += ", ";
    put(out, items[i], Precedence::kLambda);
  }
}

void Printer::put_node(std::string& out, std::string_view name, const PrimExpr* e) {
  out += name;
  bool first = out.back() == '(';
  for_each_operand(e, [&](const PrimExpr* operand) {
    if (!first) out += ", ";
    first = false;
    put(out, operand, Precedence::kLambda);
  });
}

void Printer::put_other(std::string& out, const PrimExpr* e) {
  switch (e->kind) {
    case ExprKind::kCast: put_node(out, "T.Cast(\"" + to_string(e->dtype) + '"', e); break;
    case ExprKind::kSelect: put_node(out, "T.Select(", e); break;
    case ExprKind::kRamp:
      put_node(out, "T.Ramp(", e);
      out += lanes(e->dtype, as<Ramp>(e)->lanes);
      break;
    case ExprKind::kBroadcast:
      put_node(out, "T.Broadcast(", e);
      out += lanes(e->dtype, as<Broadcast>(e)->lanes);
      break;
    case ExprKind::kShuffle:
      out += "T.Shuffle([";
      put_all(out, as<Shuffle>(e)->vectors);
      out += "], [";
      put_all(out, as<Shuffle>(e)->indices);
      out += ']';
      break;
    case ExprKind::kLet: put_let(out, as<Let>(e)); break;
    case ExprKind::kLoad:
      out.append("T.load(\"").append(to_string(e->dtype)).append("\", ");
      put_node(out, variable(as<Load>(e)->buffer_var), e);
      break;
    case ExprKind::kTypeExpr: {
      const Type* t = as<TypeExpr>(e)->type;
      out += type(t) + (t && t->is_pointer() ? ".ty" : "().ty");
      return;
    }
    default: out += object(as<OpaqueExpr>(e)->construct); return;
  }
  out += ')';
}

void Printer::put_let(std::string& out, const Let* e) {
  out += "T.Let(";
  put(out, e->body, Precedence::kLambda);
  out += ", where={";
  out += variable(e->var);
  out += ": ";
  put(out, e->value, Precedence::kLambda);
  out += '}';
}

std::string Printer::list(List<const PrimExpr*> items) {
  Arguments args;
  for (const PrimExpr* item : items) args.add(expr(item));
  return "[" + args.text() + "]";
}

std::string Printer::tuple(List<const PrimExpr*> items) {
  Arguments args;
  for (const PrimExpr* item : items) args.add(expr(item));
  return "(" + args.text() + (items.size() == 1 ? ",)" : ")");
}

std::string Printer::indices(List<const PrimExpr*> items) {
  Arguments args;
  for (const PrimExpr* item : items) args.add(expr(item));
  return items.empty() ? "[()]" : "[" + args.text() + "]";
}

}  // namespace tenor::spec::printer
