// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/bank.h"

#include <algorithm>

#include "semantics/domain/term/choices.h"

namespace tenor::semantics {

using spec::ExprKind;
using spec::ScalarType;

namespace {

constexpr ScalarType kBool = spec::bool_type().scalar;

std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a ^ 0x9e3779b97f4a7c15) * (b ^ 0xe7037ed1a0b428db);
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

TermNode leaf(TermOp op, ScalarType type, std::uint32_t detail, std::uint64_t payload) {
  TermNode node{op, 0, type, detail, {}};
  node.set_payload(payload);
  return node;
}

/// Has `wide` every integer of `narrow`?
bool includes(ScalarType wide, ScalarType narrow) {
  if (!wide.is_integer() || !narrow.is_integer()) return false;
  if (wide.is_int() == narrow.is_int()) return wide.bits >= narrow.bits;
  return wide.is_int() && wide.bits > narrow.bits;
}

}  // namespace

TermBank::TermBank(std::size_t limit) : slots_(1 << 12), limit_(limit) {
  constant(Concrete::of(0, kBool));
  constant(Concrete::of(1, kBool));
  intern(leaf(TermOp::kUnknown, kBool, 0, 0));
}

std::span<const TermId> TermBank::args(TermId t) const {
  const TermNode& node = nodes_[t];
  if (node.op == TermOp::kArray) return {elements_.data() + node.payload(), node.detail};
  return {node.args.data(), node.count};
}

bool TermBank::equal(const TermNode& a, const TermNode& b) const {
  if (a.op != TermOp::kArray || b.op != TermOp::kArray) return a == b;
  return a.type == b.type && a.detail == b.detail &&
         std::equal(elements_.data() + a.payload(), elements_.data() + a.payload() + a.detail,
                    elements_.data() + b.payload());
}

std::uint64_t TermBank::hash(const TermNode& node) const {
  const auto head = static_cast<std::uint64_t>(node.op) | std::uint64_t{node.count} << 8 |
                    static_cast<std::uint64_t>(node.type.code) << 16 |
                    std::uint64_t{node.type.bits} << 24 | std::uint64_t{node.detail} << 32;
  if (node.op != TermOp::kArray)
    return mix(mix(head, node.payload()), node.args[2] | std::uint64_t{node.args[3]} << 32);
  std::uint64_t all = head;
  for (std::uint32_t i = 0; i < node.detail; ++i) all = mix(all, elements_[node.payload() + i]);
  return all;
}

TermId TermBank::intern(const TermNode& node) {
  // Constants and inputs come back in no order.
  if (node.count == 0) return looked_up(node);
  // The second of two programs mostly makes what the first did, in the order in which it did.
  if (last_ + 1 < nodes_.size() && nodes_[last_ + 1] == node) return ++last_;
  return last_ = looked_up(node);
}

TermId TermBank::looked_up(const TermNode& node) {
  const std::uint64_t h = hash(node), upper = h & ~std::uint64_t{0xffffffff};
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = h & mask;
  for (; slots_[at] != 0; at = (at + 1) & mask) {
    const auto id = static_cast<TermId>(slots_[at]) - 1;
    if ((slots_[at] & ~std::uint64_t{0xffffffff}) == upper && equal(nodes_[id], node)) return id;
  }
  if (full()) return kOpaque;
  nodes_.push_back(node);
  slots_[at] = upper | nodes_.size();
  if (2 * nodes_.size() > slots_.size()) grow();
  return static_cast<TermId>(nodes_.size() - 1);
}

void TermBank::grow() {
  slots_.assign(2 * slots_.size(), 0);
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t id = 0; id < nodes_.size(); ++id) {
    const std::uint64_t h = hash(nodes_[id]);
    std::size_t at = h & mask;
    while (slots_[at] != 0) at = (at + 1) & mask;
    slots_[at] = (h & ~std::uint64_t{0xffffffff}) | (id + 1);
  }
}

TermId TermBank::make(TermOp op, ScalarType type, std::uint32_t detail,
                      std::initializer_list<TermId> args) {
  TermNode node{op, static_cast<std::uint8_t>(args.size()), type, detail, {}};
  std::copy(args.begin(), args.end(), node.args.begin());
  return intern(node);
}

TermId TermBank::constant(const ConcreteValue& v) {
  return intern(leaf(TermOp::kConstant, v.type, 0, v.bits));
}

TermId TermBank::input(std::uint32_t parameter, std::uint64_t i, ScalarType type) {
  return intern(leaf(TermOp::kInput, type, parameter, i));
}

TermId TermBank::iterated(std::uint32_t which, std::uint64_t cell, ScalarType type) {
  return intern(leaf(TermOp::kIterated, type, which, cell));
}

TermId TermBank::array(ScalarType type, std::span<const TermId> elements) {
  const std::size_t before = elements_.size(), terms = nodes_.size();
  elements_.insert(elements_.end(), elements.begin(), elements.end());
  const TermId made =
      intern(leaf(TermOp::kArray, type, static_cast<std::uint32_t>(elements.size()), before));
  if (nodes_.size() == terms) elements_.resize(before);
  return made;
}

TermId TermBank::negation(TermId t) {
  if (t == kOpaque) return kOpaque;
  if (t <= kTrue) return t == kTrue ? kFalse : kTrue;
  if (nodes_[t].is(ExprKind::kNot)) return nodes_[t].args[0];
  return make(TermOp::kOperator, kBool, detail_of(ExprKind::kNot), {t});
}

TermId TermBank::conjunction(TermId a, TermId b) {
  if (a == kFalse || b == kFalse) return kFalse;
  if (a == kOpaque || b == kOpaque) return kOpaque;
  if (a == kTrue || a == b) return b;
  if (b == kTrue) return a;
  if (negation(a) == b) return kFalse;
  if (a > b) std::swap(a, b);
  return make(TermOp::kOperator, kBool, detail_of(ExprKind::kAnd), {a, b});
}

TermId TermBank::select(TermId condition, TermId t, TermId f) {
  if (condition == kOpaque) return kOpaque;
  if (condition == kTrue || t == f) return t;
  if (condition == kFalse) return f;
  if (nodes_[condition].is(ExprKind::kNot)) return select(nodes_[condition].args[0], f, t);
  if (type(t) == kBool && (t <= kTrue || f <= kTrue || t == condition || f == condition))
    return disjunction(conjunction(condition, t), conjunction(negation(condition), f));
  const auto chosen = [&](TermId arm, std::size_t k) {
    const TermNode& node = nodes_[arm];
    return node.op == TermOp::kSelect && node.args[0] == condition ? node.args[k] : arm;
  };
  const TermId yes = chosen(t, 1), no = chosen(f, 2);
  if (yes == no) return yes;
  const auto a = depth_of_choice(*this, yes), b = depth_of_choice(*this, no);
  const std::uint32_t depth = a && b ? 1 + std::max(*a, *b) : 0;
  return make(TermOp::kSelect, type(t), depth > kMostChoices ? 0 : depth, {condition, yes, no});
}

TermId TermBank::element(TermId array, TermId index) {
  if (array == kOpaque || index == kOpaque) return kOpaque;
  const std::span<const TermId> all = args(array);
  const bool same = std::all_of(all.begin(), all.end(), [&](TermId t) { return t == all[0]; });
  if (same && !all.empty()) return all[0];
  if (const auto chosen = element_over_choices(*this, array, index)) return *chosen;
  return make(TermOp::kElement, type(array), 0, {array, index});
}

bool TermBank::narrow(TermId& a, TermId& b) const {
  const auto widened = [&](TermId t) {
    return nodes_[t].op == TermOp::kCast && includes(type(t), type(nodes_[t].args[0]));
  };
  if (!widened(a)) return false;
  const TermId inner = nodes_[a].args[0];
  if (widened(b) && type(nodes_[b].args[0]) == type(inner)) {
    a = inner;
    b = nodes_[b].args[0];
    return true;
  }
  return false;
}

TermId TermBank::less(TermId a, TermId b) {
  if (a == b) return kFalse;
  if (type(a) == kBool) return conjunction(negation(a), b);
  const auto make_less = [&](TermId x, TermId y) {
    return make(TermOp::kOperator, kBool, detail_of(ExprKind::kLT), {x, y});
  };
  // c < x is not x < c + 1, so that bounds from both sides are of one form.
  if (is_constant(a)) {
    const ConcreteValue c = value(a),
                        next = Concrete::binary(ExprKind::kAdd, c, Concrete::integer(c.type, 1));
    if (Concrete::compare(ExprKind::kLT, c, next).bits)
      return negation(comparison(ExprKind::kLT, b, constant(next)));
    return kFalse;
  }
  return make_less(a, b);
}

TermId TermBank::integer_comparison(ExprKind kind, TermId a, TermId b) {
  switch (kind) {
    case ExprKind::kNE: return negation(integer_comparison(ExprKind::kEq, a, b));
    case ExprKind::kGT: return integer_comparison(ExprKind::kLT, b, a);
    case ExprKind::kLE: return negation(integer_comparison(ExprKind::kLT, b, a));
    case ExprKind::kGE: return negation(integer_comparison(ExprKind::kLT, a, b));
    case ExprKind::kLT: return less(a, b);
    default: break;
  }
  if (a == b) return kTrue;
  if (a > b) std::swap(a, b);
  if (a <= kTrue) return a == kTrue ? b : negation(b);  // of type Bool
  return make(TermOp::kOperator, kBool, detail_of(ExprKind::kEq), {a, b});
}

TermId TermBank::comparison(ExprKind kind, TermId a, TermId b) {
  if (a == kOpaque || b == kOpaque) return kOpaque;
  if (is_constant(a) && is_constant(b))
    return Concrete::compare(kind, value(a), value(b)).bits ? kTrue : kFalse;
  const TermNode compared{TermOp::kOperator, 2, kBool, detail_of(kind), {a, b}};
  if (!type(a).is_integer()) return intern(compared);
  if (const auto chosen = over_choices(*this, compared)) return *chosen;
  while (narrow(a, b)) {
  }
  const auto narrow_constant = [&](TermId& x, TermId& c) {
    const TermNode& node = nodes_[x];
    if (node.op != TermOp::kCast || !is_constant(c)) return false;
    const ScalarType inner = type(node.args[0]);
    if (!includes(node.type, inner) || !Concrete::represents(inner, value(c)).value) return false;
    const TermId smaller = constant(Concrete::cast(value(c), inner));
    x = nodes_[x].args[0];
    c = smaller;
    return true;
  };
  while (narrow_constant(a, b) || narrow_constant(b, a)) {
  }
  return integer_comparison(kind, a, b);
}

std::uint32_t TermBank::math_number(const numeric::MathFunction& f) {
  const auto found = std::find(math_.begin(), math_.end(), &f);
  if (found != math_.end()) return static_cast<std::uint32_t>(found - math_.begin());
  math_.push_back(&f);
  return static_cast<std::uint32_t>(math_.size() - 1);
}

}  // namespace tenor::semantics
