// SPDX-License-Identifier: Apache-2.0
#include "tests/solver/validate/rewrites.h"

#include "spec/ir/build.h"
#include "spec/ir/tir/children.h"

namespace tenor::solver::test {
namespace {

using namespace spec;
using namespace spec::tir;

/// Is there anything in it that leaves a loop, or ends an iteration?
bool jumps(const PrimExpr* e) {
  const auto* call = as<Call>(e);
  bool found =
      call && !call->global_var && (call->op == "break_loop" || call->op == "continue_loop");
  for_each_operand(e, [&](const PrimExpr* operand) { found |= jumps(operand); });
  return found;
}
bool jumps(const Stmt* s) {
  bool found = as<Break>(s) || as<Continue>(s);
  for_each_expression(s, [&](const PrimExpr* e) { found |= jumps(e); });
  for_each_substatement(s, [&](const Stmt* child) { found |= jumps(child); });
  return found;
}

class Collector {
 public:
  Collector(Program& program, const PrimFunc& f) : builder_(program) { field(f.body); }
  std::vector<Change> take() { return std::move(rewrites_); }

 private:
  using Expr = const PrimExpr*;

  template <class T>
  void add(std::string kind, const T& field, std::type_identity_t<T> other) {
    rewrites_.push_back(change(std::move(kind), field, other));
  }

  /// A statement, where it stands.
  void field(const Stmt* const& s) {
    if (!s) return;
    if (const auto* loop = as<For>(s)) this->loop(s, *loop);
    if (const auto* branch = as<IfThenElse>(s)) this->branch(s, *branch);
    if (const auto* store = as<BufferStore>(s)) this->store(s, *store);
    if (const auto* realize = as<BlockRealize>(s)) block(s, *realize);
    parts(s);
    for_each_expression(s, [&](Expr e) { operands(e); });
  }
  void parts(const Stmt* s) {
    if (const auto* loop = as<For>(s)) return field(loop->body);
    if (const auto* let = as<LetStmt>(s)) return field(let->body);
    if (const auto* attr = as<AttrStmt>(s)) return field(attr->body);
    if (const auto* loop = as<While>(s)) return field(loop->body);
    if (const auto* branch = as<IfThenElse>(s))
      return field(branch->then_case), field(branch->else_case);
    if (const auto* realize = as<BlockRealize>(s))
      return field(realize->block->init), field(realize->block->body);
    if (const auto* seq = as<SeqStmt>(s))
      for (const Stmt* const& item : seq->seq) field(item);
    if (const auto* allocate = as<Allocate>(s)) return field(allocate->body);
    if (const auto* decl = as<DeclBuffer>(s)) return field(decl->body);
  }

  /// All below it, each where it stands.
  void operands(Expr e) {
    if (const auto* binary = as<BinaryExpr>(e)) {
      if (is_binary_op(e->kind) || is_cmp_op(e->kind)) identity(binary->a), identity(binary->b);
      turn(*binary);
    }
    if (const auto* load = as<BufferLoad>(e)) shift(load->indices);
    for_each_operand(e, [&](Expr operand) { operands(operand); });
  }
  /// Of integers, and of floats what IEEE 754 grants.
  void identity(const Expr& e) {
    if (e->dtype.lanes != 1 || e->dtype.is_bool() || e->dtype.is_handle()) return;
    const bool is_integer = e->dtype.is_integer();
    const auto number = [&](int n) -> Expr {
      if (is_integer) return builder_.int_imm({}, n, e->dtype);
      return builder_.float_imm({}, n, e->dtype);
    };
    add("times 1", e, builder_.binary({}, ExprKind::kMul, e, number(1)));
    if (is_integer) add("plus 0", e, builder_.binary({}, ExprKind::kAdd, number(0), e));
    if (is_integer)
      add("there and back", e,
          builder_.binary({}, ExprKind::kSub, builder_.binary({}, ExprKind::kAdd, e, number(3)),
                          number(3)));
  }
  /// The operands the other way round.
  void turn(const BinaryExpr& e) {
    const auto turned = [&] {
      switch (e.kind) {
        case ExprKind::kLT: return ExprKind::kGT;
        case ExprKind::kGT: return ExprKind::kLT;
        case ExprKind::kLE: return ExprKind::kGE;
        case ExprKind::kGE: return ExprKind::kLE;
        case ExprKind::kMin:
        case ExprKind::kMax: return e.dtype.is_integer() ? e.kind : ExprKind::kOr;
        case ExprKind::kAdd:
        case ExprKind::kMul:
        case ExprKind::kEq:
        case ExprKind::kNE: return e.kind;
        default: return ExprKind::kOr;  // which evaluates in order, as Min and Max of floats choose
      }
    }();
    if (turned == ExprKind::kOr) return;
    rewrites_.push_back(both("commuted", both("", change("", e.a, e.b), change("", e.b, e.a)),
                             change("", e.kind, turned)));
  }
  /// The first index takes a way around.
  void shift(const List<Expr>& indices) {
    if (indices.empty() || indices[0]->dtype.lanes != 1) return;
    std::vector<Expr> others(indices.begin(), indices.end());
    const Expr two = builder_.int_imm({}, 2, others[0]->dtype);
    others[0] = builder_.binary({}, ExprKind::kFloorDiv,
                                builder_.binary({}, ExprKind::kMul, others[0], two), two);
    add("index doubled and halved", indices, builder_.arena().list(others));
  }

  void store(const Stmt* const& place, const BufferStore& s) {
    identity(s.value);
    shift(s.indices);
    const Variable* name = builder_.variable({}, "value", s.value->dtype);
    auto* other = builder_.stmt<BufferStore>({});
    other->buffer = s.buffer, other->indices = s.indices, other->predicate = s.predicate;
    other->value = builder_.var({}, name);
    add("value named", place, let(name, s.value, other));
  }
  void branch(const Stmt* const& place, const IfThenElse& s) {
    auto* other = builder_.stmt<IfThenElse>({});
    other->condition = builder_.logical_not({}, s.condition);
    other->then_case = s.else_case ? s.else_case : sequence({});
    other->else_case = s.then_case;
    add("branches exchanged", place, other);
  }

  void loop(const Stmt* const& place, const For& s) {
    const auto *min = as<IntImm>(s.min), *extent = as<IntImm>(s.extent);
    if (!min || !extent || s.step || jumps(s.body)) return;
    const bool is_ordered = s.for_kind == ForKind::kSerial || s.for_kind == ForKind::kUnrolled;
    for (std::int64_t inner = 2; inner < extent->value; ++inner)
      if (extent->value % inner == 0 && (is_ordered || s.for_kind == ForKind::kParallel))
        add("loop split", place, split(s, extent->value / inner, inner));
    if (is_ordered && extent->value <= 8) add("loop unrolled", place, unrolled(s));
    add("loop renamed", place, renamed(s));
  }
  const Stmt* split(const For& s, std::int64_t outer, std::int64_t inner) {
    const DataType type = s.loop_var->dtype;
    const auto number = [&](std::int64_t n) { return builder_.int_imm({}, n, type); };
    const Variable *o = builder_.variable({}, "o", type), *i = builder_.variable({}, "i", type);
    const Expr at =
        sum(sum(product(builder_.var({}, o), number(inner)), builder_.var({}, i)), s.min);
    return over(o, number(0), number(outer), s.for_kind,
                over(i, number(0), number(inner), s.for_kind, let(s.loop_var, at, s.body)));
  }
  const Stmt* unrolled(const For& s) {
    std::vector<const Stmt*> all;
    for (std::int64_t k = 0; k < as<IntImm>(s.extent)->value; ++k)
      all.push_back(
          let(s.loop_var, sum(s.min, builder_.int_imm({}, k, s.loop_var->dtype)), s.body));
    return sequence(all);
  }
  const Stmt* renamed(const For& s) {
    const Variable* v = builder_.variable({}, "other", s.loop_var->dtype);
    auto* other = builder_.stmt<For>({});
    const NodeId id = other->id;
    *other = s;
    other->id = id, other->loop_var = v, other->body = let(s.loop_var, builder_.var({}, v), s.body);
    return other;
  }

  /// Under its predicate, with its variables named; what it allocates and matches stays a block's.
  void block(const Stmt* const& place, const BlockRealize& s) {
    const Block& b = *s.block;
    if (!b.alloc_buffers.empty() || !b.match_buffers.empty()) return;
    const Stmt* body = b.body;
    if (b.init) body = sequence({conditional(at_start(b), b.init), body});
    for (std::size_t k = b.iter_vars.size(); k-- > 0;)
      body = let(b.iter_vars[k]->var, s.values[k], body);
    add("block flattened", place, conditional(s.predicate, body));
  }
  /// TIR/Exec/14.4: is every variable of a reduction where its domain begins?
  Expr at_start(const Block& b) {
    Expr all = builder_.boolean({}, true);
    for (const IterVar* v : b.iter_vars)
      if (v->iter_type == IterVarType::kCommReduce)
        all = builder_.binary(
            {}, ExprKind::kAnd, all,
            builder_.binary({}, ExprKind::kEq, builder_.var({}, v->var), v->dom.min));
    return all;
  }

  Expr sum(Expr a, Expr b) { return builder_.binary({}, ExprKind::kAdd, a, b); }
  Expr product(Expr a, Expr b) { return builder_.binary({}, ExprKind::kMul, a, b); }
  const Stmt* let(const Variable* v, Expr value, const Stmt* body) {
    auto* s = builder_.stmt<LetStmt>({});
    s->var = v, s->value = value, s->body = body;
    return s;
  }
  const Stmt* over(const Variable* v, Expr min, Expr extent, ForKind kind, const Stmt* body) {
    auto* s = builder_.stmt<For>({});
    s->loop_var = v, s->min = min, s->extent = extent, s->for_kind = kind, s->body = body;
    return s;
  }
  const Stmt* sequence(const std::vector<const Stmt*>& items) {
    auto* s = builder_.stmt<SeqStmt>({});
    s->seq = builder_.arena().list(items);
    return s;
  }
  const Stmt* conditional(Expr condition, const Stmt* body) {
    auto* s = builder_.stmt<IfThenElse>({});
    s->condition = condition, s->then_case = body;
    return s;
  }

  Builder builder_;
  std::vector<Change> rewrites_;
};

}  // namespace

std::vector<Change> rewrites_of(Program& program, const PrimFunc& f) {
  return Collector(program, f).take();
}

}  // namespace tenor::solver::test
