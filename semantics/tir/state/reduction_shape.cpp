// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/state/reduction_shape.h"

#include <algorithm>
#include <map>
#include <optional>

#include "spec/ir/equal.h"
#include "spec/ir/tir/children.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

namespace {

constexpr const char* kNoUpdate = "its body is not one update b = b + e, b * e, min or max";
constexpr const char* kNoTuple =
    "it updates several buffers, but not each by a combiner, or all as argmax and argmin do, from "
    "their old values";

bool commutes(ExprKind kind) {
  return kind == ExprKind::kAdd || kind == ExprKind::kMul || kind == ExprKind::kMin ||
         kind == ExprKind::kMax;
}

bool is_same(List<const PrimExpr*> a, List<const PrimExpr*> b) {
  return std::ranges::equal(a, b, [](const PrimExpr* x, const PrimExpr* y) { return equal(x, y); });
}

/// Statements one after the other, without the sequences around them.
void flatten(const Stmt* s, std::vector<const Stmt*>& all) {
  if (const auto* seq = as<SeqStmt>(s))
    for (const Stmt* item : seq->seq) flatten(item, all);
  else if (s)
    all.push_back(s);
}

class Shape {
 public:
  Shape(Reduction& made, const std::function<bool(const PrimExpr*)>& moves)
      : made_(made), moves_(moves) {}

  void find() {
    made_.problem = body();
    if (made_.problem.empty()) made_.problem = init();
  }

 private:
  std::string body() {
    if (!made_.block->match_buffers.empty()) return "it has views of buffers";
    const Stmt* s = made_.block->body;
    for (const auto* let = as<LetStmt>(s); let; let = as<LetStmt>(s))
      lets_[let->var] = let->value, s = let->body;
    std::vector<const Stmt*> all;
    flatten(s, all);
    for (const Stmt* each : all) {
      const auto* store = as<BufferStore>(each);
      if (!store) return kNoUpdate;
      made_.updates.push_back(store);
    }
    if (made_.updates.empty()) return kNoUpdate;
    if (std::ranges::any_of(made_.updates, [&](const auto* u) { return !is_plain(*u); }))
      return "it updates vectors, under a predicate, or other elements at each point";
    return made_.is_tuple() ? tuple() : single(*made_.updates[0]);
  }

  /// Is the element the same at each point of the reduction?
  bool is_plain(const BufferStore& s) const {
    return !s.predicate && s.buffer->dtype.lanes == 1 && s.value->dtype.lanes == 1 &&
           std::ranges::none_of(s.indices, [&](const PrimExpr* i) {
             return i->dtype.lanes != 1 || moves_(i) || reads_updated(i) || uses_let(i);
           });
  }
  bool uses_let(const PrimExpr* e) const {
    bool found = false;
    for_each_occurrence(e, [&](const Variable* v) { found |= lets_.contains(v); });
    return found;
  }

  std::string single(const BufferStore& s) {
    if (!lets_.empty()) return kNoUpdate;
    const PrimExpr* operand = operand_of(s, s.value);
    if (!operand) return kNoUpdate;
    if (!commutes(s.value->kind)) return "its combiner does not commute";
    made_.combiner = s.value->kind;
    made_.operand = operand;
    return of_operand(operand);
  }
  /// `e` of `old + e` or `e + old`, or of another operator; else null.
  static const PrimExpr* operand_of(const BufferStore& s, const PrimExpr* value) {
    const auto* both = as<BinaryExpr>(value);
    if (both && is_old(s, both->a)) return both->b;
    return both && is_old(s, both->b) ? both->a : nullptr;
  }
  /// What the summand may not do.
  std::string of_operand(const PrimExpr* e) const {
    if (reads_updated(e)) return "what it combines reads what it updates";
    return has_effect(e) ? "what it combines has effects" : "";
  }
  static bool is_old(const BufferStore& s, const PrimExpr* e) {
    const auto* load = as<BufferLoad>(e);
    return load && load->buffer == s.buffer && !load->predicate &&
           is_same(load->indices, s.indices);
  }
  bool is_updated(const Variable* data) const {
    return std::ranges::any_of(made_.updates,
                               [&](const auto* u) { return u->buffer->data == data; });
  }
  bool reads_updated(const PrimExpr* e) const {
    const auto* load = as<BufferLoad>(e);
    const auto* v = as<Var>(e);
    const auto let = v ? lets_.find(v->variable) : lets_.end();
    if (let != lets_.end()) return reads_updated(let->second);
    bool found = (load && is_updated(load->buffer->data)) || (v && is_updated(v->variable));
    for_each_operand(e, [&](const PrimExpr* part) { found = found || reads_updated(part); });
    return found;
  }
  static bool has_effect(const PrimExpr* e) {
    const auto* call = as<Call>(e);
    bool found =
        call && (!call->builtin || (call->builtin->effect != BuiltinEffect::kPure &&
                                    call->builtin->effect != BuiltinEffect::kExprAnnotation));
    for_each_operand(e, [&](const PrimExpr* part) { found = found || has_effect(part); });
    return found;
  }

  /// Each by a combiner of its own; or argmax and argmin: each new value is the old one or the
  /// operand's, as one condition on the key says; where keys are equal, either, or as another
  /// buffer says.
  std::string tuple() {
    Operands values;
    for (const BufferStore* u : made_.updates) {
      const auto* v = as<Var>(u->value);
      const auto found = v ? lets_.find(v->variable) : lets_.end();
      if (found == lets_.end()) return kNoTuple;
      values.push_back(found->second);
    }
    std::optional<Operands> operands = operands_apart(values);
    if (operands)
      for (const PrimExpr* value : values) made_.combiners.push_back(value->kind);
    for (std::size_t key = 0; key < values.size() && !operands; ++key)
      operands = operands_by(values, key);
    if (!operands) return kNoTuple;
    for (const PrimExpr* e : *operands)
      if (std::string why = of_operand(e); !why.empty()) return why;
    return "";
  }
  using Operands = std::vector<const PrimExpr*>;
  /// Of combiners that commute, one for each buffer.
  std::optional<Operands> operands_apart(const Operands& values) const {
    Operands operands;
    for (std::size_t k = 0; k < values.size(); ++k) {
      const PrimExpr* operand = operand_of(*made_.updates[k], values[k]);
      if (!operand || !commutes(values[k]->kind)) return {};
      operands.push_back(operand);
    }
    return operands;
  }
  std::optional<Operands> operands_by(const Operands& values, std::size_t key) const {
    Operands operands;
    for (std::size_t k = 0; k < values.size(); ++k) {
      const PrimExpr* operand = chosen(*made_.updates[k], values[k]);
      if (!operand) return {};
      operands.push_back(operand);
    }
    std::optional<bool> largest;
    const PrimExpr* condition = nullptr;
    for (std::size_t k = 0; k < values.size(); ++k) {
      const std::optional<bool> keeps = keeps_larger(values[k], key, operands);
      if (!keeps || (largest && *largest != *keeps)) return {};
      largest = keeps;
      const auto select = choice(values[k]);
      if (k == key || !select) continue;
      if (condition && !equal(condition, select->condition)) return {};
      condition = select->condition;
    }
    return operands;
  }
  /// `Select` or `if_then_else`.
  struct Choice {
    const PrimExpr *condition, *yes, *no;
  };
  static std::optional<Choice> choice(const PrimExpr* value) {
    if (const auto* select = as<Select>(value))
      return Choice{select->condition, select->true_value, select->false_value};
    const auto* call = as<Call>(value);
    if (!call || call->op != "if_then_else") return {};
    return Choice{call->args[0], call->args[1], call->args[2]};
  }
  /// `e` of `Select(…, old, e)`, `max(old, e)` or `min(old, e)`.
  static const PrimExpr* chosen(const BufferStore& update, const PrimExpr* value) {
    if (const auto select = choice(value))
      return is_old(update, select->yes) ? select->no : nullptr;
    const auto* extremum = as<BinaryExpr>(value);
    if (!extremum || (extremum->kind != ExprKind::kMax && extremum->kind != ExprKind::kMin))
      return nullptr;
    return is_old(update, extremum->a) ? extremum->b : nullptr;
  }
  /// Is the old value kept where the old key is larger (true) or smaller (false)?
  std::optional<bool> keeps_larger(const PrimExpr* value, std::size_t key,
                                   const Operands& operands) const {
    if (const auto* extremum = as<BinaryExpr>(value))
      return operands[key] == extremum->b ? std::optional(extremum->kind == ExprKind::kMax)
                                          : std::nullopt;
    const PrimExpr* condition = choice(value)->condition;
    const auto keeps = compares(condition, key, operands);
    if (keeps || condition->kind != ExprKind::kOr) return keeps;
    const auto* either = static_cast<const BinaryExpr*>(condition);
    const auto strictly = compares(either->a, key, operands);
    return either->b->kind == ExprKind::kAnd &&
                   breaks_tie(*static_cast<const BinaryExpr*>(either->b), key, operands)
               ? strictly
               : std::nullopt;
  }
  /// `old key > e` or `e < old key`, and the like.
  std::optional<bool> compares(const PrimExpr* e, std::size_t key, const Operands& operands) const {
    if (e->kind < ExprKind::kLT || e->kind > ExprKind::kGT) return {};
    const auto* two = static_cast<const BinaryExpr*>(e);
    const bool is_first_larger = e->kind == ExprKind::kGE || e->kind == ExprKind::kGT;
    const auto is_of = [&](const PrimExpr* old, const PrimExpr* operand) {
      return is_old(*made_.updates[key], old) && equal(operand, operands[key]);
    };
    if (is_of(two->a, two->b)) return is_first_larger;
    return is_of(two->b, two->a) ? std::optional(!is_first_larger) : std::nullopt;
  }
  /// `old key == e and old < its operand`, of another buffer.
  bool breaks_tie(const BinaryExpr& both, std::size_t key, const Operands& operands) const {
    if (both.a->kind != ExprKind::kEq) return false;
    const auto* tie = static_cast<const BinaryExpr*>(both.a);
    const auto is_tie = [&](const PrimExpr* old, const PrimExpr* operand) {
      return is_old(*made_.updates[key], old) && equal(operand, operands[key]);
    };
    if (!is_tie(tie->a, tie->b) && !is_tie(tie->b, tie->a)) return false;
    for (std::size_t k = 0; k < operands.size(); ++k)
      if (k != key && compares(both.b, k, operands)) return true;
    return false;
  }

  /// Sets each updated element, and nothing else.
  std::string init() {
    constexpr const char* kOther = "its init does not set each updated element, and these alone";
    if (!made_.block->init) return "";
    std::vector<const Stmt*> all;
    flatten(made_.block->init, all);
    for (const Stmt* s : all) {
      const auto* store = as<BufferStore>(s);
      const auto sets = [&](const BufferStore* u) {
        return u->buffer == store->buffer && is_same(u->indices, store->indices);
      };
      const bool is_known = store && !store->predicate &&
                            std::ranges::count_if(made_.updates, sets) == 1 &&
                            std::ranges::none_of(made_.inits, sets) && !reads_updated(store->value);
      if (!is_known || has_effect(store->value)) return kOther;
      made_.inits.push_back(store);
    }
    return made_.inits.size() == made_.updates.size() ? "" : kOther;
  }

  Reduction& made_;
  const std::function<bool(const PrimExpr*)>& moves_;
  std::map<const Variable*, const PrimExpr*> lets_;
};

}  // namespace

void find_shape(Reduction& made, const std::function<bool(const PrimExpr*)>& moves) {
  Shape(made, moves).find();
}

}  // namespace tenor::semantics
