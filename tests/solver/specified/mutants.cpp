// SPDX-License-Identifier: Apache-2.0
#include "tests/solver/specified/mutants.h"

#include <limits>

#include "spec/ir/build.h"
#include "spec/ir/tir/children.h"

namespace tenor::solver::test {
namespace {

using namespace spec;
using namespace spec::tir;

class Collector {
 public:
  Collector(Program& program, const PrimFunc& f) : builder_(program), function_(f) {
    statement(f.body);
  }
  /// Each alone, and each change of an access where no loop has an order: it meets more then.
  std::vector<Change> take() {
    const std::size_t single = mutants_.size();
    for (std::size_t i = 0; i < single; ++i)
      if (mutants_[i].kind.starts_with("index")) mutants_.push_back(unordered(mutants_[i]));
    return std::move(mutants_);
  }

 private:
  template <class T>
  void add(std::string kind, const T& field, T other) {
    mutants_.push_back(change(std::move(kind), field, other));
  }
  template <class T>
  void exchange(std::string kind, const T& a, const T& b) {
    mutants_.push_back(exchanged(std::move(kind), a, b));
  }
  template <class T>
  static Change exchanged(std::string kind, const T& a, const T& b) {
    return both(std::move(kind), change("", a, b), change("", b, a));
  }

  Change unordered(const Change& mutant) const {
    return {mutant.kind + ", loops unordered",
            [=, loops = loops_] {
              mutant.make();
              for (const auto& [kind, before] : loops) *kind = ForKind::kParallel;
            },
            [=, loops = loops_] {
              mutant.undo();
              for (const auto& [kind, before] : loops) *kind = before;
            }};
  }

  void statement(const Stmt* s) {
    if (const auto* loop = as<For>(s)) this->loop(*loop);
    if (const auto* store = as<BufferStore>(s)) this->store(*store);
    if (const auto* seq = as<SeqStmt>(s)) sequence(*seq);
    if (const auto* block = as<Block>(s))
      if (block->init) add("init: dropped", block->init, static_cast<const Stmt*>(nullptr));
    for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
    drop_stores(s);
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
  }
  void expression(const PrimExpr* e) {
    if (const auto* load = as<BufferLoad>(e)) access(load->buffer, load->indices);
    if (const auto* binary = as<BinaryExpr>(e)) operation(*binary);
    if (const auto* imm = as<IntImm>(e))
      if (imm->dtype.bits() > 1 && imm->value < std::numeric_limits<std::int64_t>::max())
        add("constant: + 1", imm->value, imm->value + 1);
    for_each_operand(e, [&](const PrimExpr* operand) { expression(operand); });
  }

  /// Another operator; both take two operands of one type.
  static ExprKind other(ExprKind kind) {
    switch (kind) {
      case ExprKind::kAdd: return ExprKind::kSub;
      case ExprKind::kSub: return ExprKind::kAdd;
      case ExprKind::kMul: return ExprKind::kAdd;
      case ExprKind::kFloorDiv: return ExprKind::kFloorMod;
      case ExprKind::kFloorMod: return ExprKind::kFloorDiv;
      case ExprKind::kMin: return ExprKind::kMax;
      case ExprKind::kMax: return ExprKind::kMin;
      case ExprKind::kEq: return ExprKind::kNE;
      case ExprKind::kNE: return ExprKind::kEq;
      case ExprKind::kLT: return ExprKind::kLE;
      case ExprKind::kLE: return ExprKind::kLT;
      case ExprKind::kGE: return ExprKind::kGT;
      case ExprKind::kGT: return ExprKind::kGE;
      case ExprKind::kAnd: return ExprKind::kOr;
      case ExprKind::kOr: return ExprKind::kAnd;
      default: return kind;
    }
  }
  void operation(const BinaryExpr& e) {
    const ExprKind kind = e.kind;
    if (other(kind) != kind)
      add(is_binary_op(kind) ? "operator: another" : "guard: another", e.kind, other(kind));
    const bool commutes = kind == ExprKind::kAdd || kind == ExprKind::kMul ||
                          kind == ExprKind::kMin || kind == ExprKind::kMax ||
                          kind == ExprKind::kEq || kind == ExprKind::kNE || is_logical_op(kind);
    if (!commutes) exchange("order: of operands", e.a, e.b);
    if (is_cmp_op(kind) && e.a->dtype.scalar.is_int())
      mutants_.push_back(both("dtype: compared unsigned", change("", e.a, unsigned_of(e.a)),
                              change("", e.b, unsigned_of(e.b))));
  }
  const PrimExpr* unsigned_of(const PrimExpr* e) {
    return builder_.cast({}, e, uint_type(e->dtype.bits(), e->dtype.lanes));
  }

  void store(const BufferStore& s) {
    access(s.buffer, s.indices);
    const ScalarType type = s.value->dtype.scalar;
    if (type.bits < (type.is_integer() ? 16 : 32) || type.is_handle()) return;
    DataType half = s.value->dtype;
    half.scalar.bits /= 2;
    add<const PrimExpr*>("dtype: narrowed", s.value,
                         builder_.cast({}, builder_.cast({}, s.value, half), s.value->dtype));
  }
  void sequence(const SeqStmt& s) {
    std::vector<const Stmt*> items(s.seq.begin(), s.seq.end());
    for (std::size_t k = 1; k < items.size(); ++k) {
      std::swap(items[k - 1], items[k]);
      add("order: of statements", s.seq, builder_.arena().list(items));
      std::swap(items[k - 1], items[k]);
    }
  }

  /// Another parameter of the same kind; each index one further, or where it begins.
  void access(const Buffer* const& buffer, const List<const PrimExpr*>& indices) {
    for (const Buffer* other : function_.buffers)
      if (other && other != buffer && other->dtype == buffer->dtype &&
          other->shape.size() == buffer->shape.size())
        add("buffer: swapped", buffer, other);
    for (std::size_t k = 0; k < indices.size(); ++k) {
      if (indices[k]->dtype.lanes != 1) continue;
      add("index: + 1", indices, with(indices, k, plus(indices[k], 1)));
      if (!as<IntImm>(indices[k]))
        add("index: made 0", indices, with(indices, k, builder_.int_imm({}, 0, indices[k]->dtype)));
    }
  }
  List<const PrimExpr*> with(List<const PrimExpr*> indices, std::size_t k, const PrimExpr* e) {
    std::vector<const PrimExpr*> others(indices.begin(), indices.end());
    others[k] = e;
    return builder_.arena().list(others);
  }

  void loop(const For& s) {
    if (s.for_kind == ForKind::kSerial)
      loops_.emplace_back(const_cast<ForKind*>(&s.for_kind), s.for_kind);
    for (const ForKind kind : {ForKind::kSerial, ForKind::kParallel, ForKind::kVectorized})
      if (s.for_kind != ForKind::kThreadBinding && kind != s.for_kind)
        add(kind == ForKind::kSerial ? "loop: made serial" : "loop: made unordered", s.for_kind,
            kind);
    add("bound: extent + 1", s.extent, plus(s.extent, 1));
    add("bound: extent - 1", s.extent, plus(s.extent, -1));
    const auto* inner = as<For>(s.body);
    if (inner && is_plain(s) && is_plain(*inner))
      mutants_.push_back(both("order: of loops", exchanged("", s.loop_var, inner->loop_var),
                              both("", exchanged("", s.extent, inner->extent),
                                   exchanged("", s.for_kind, inner->for_kind))));
  }
  static bool is_plain(const For& s) {
    return as<IntImm>(s.min) && as<IntImm>(s.min)->value == 0 && as<IntImm>(s.extent) && !s.step &&
           s.for_kind != ForKind::kThreadBinding;
  }
  const PrimExpr* plus(const PrimExpr* e, std::int64_t n) {
    return builder_.binary({}, ExprKind::kAdd, e, builder_.int_imm({}, n, e->dtype));
  }

  void drop_stores(const Stmt* s) {
    const auto one = [&](const Stmt* const& field) {
      if (as<BufferStore>(field)) add("store: dropped", field, nothing());
    };
    if (const auto* loop = as<For>(s)) one(loop->body);
    if (const auto* let = as<LetStmt>(s)) one(let->body);
    if (const auto* branch = as<IfThenElse>(s)) one(branch->then_case), one(branch->else_case);
    if (const auto* block = as<Block>(s)) one(block->body);
    if (const auto* seq = as<SeqStmt>(s))
      for (const Stmt* const& item : seq->seq) one(item);
  }
  const Stmt* nothing() {
    auto* s = builder_.stmt<Evaluate>({});
    s->value = builder_.int_imm({}, 0, int_type(32));
    return s;
  }

  Builder builder_;
  const PrimFunc& function_;
  std::vector<Change> mutants_;
  std::vector<std::pair<ForKind*, ForKind>> loops_;  ///< with an order, and what they are
};

}  // namespace

std::vector<Change> mutants_of(Program& program, const PrimFunc& f) {
  return Collector(program, f).take();
}

}  // namespace tenor::solver::test
