// SPDX-License-Identifier: Apache-2.0
#include "tests/solver/specified/reference_interpreter.h"

#include <algorithm>
#include <optional>

#include "semantics/domain/concrete.h"
#include "tests/solver/specified/reference_value.h"

namespace tenor::solver::test {
namespace {

using namespace spec;
using namespace spec::tir;

/// The run is over.
struct Ended {};

constexpr std::size_t kMostAccesses = 200'000;

struct View {
  std::size_t memory = 0;
  std::vector<std::int64_t> shape;
};

class Interpreter {
 public:
  Interpreter(const PrimFunc& f, const semantics::Plan& plan) : function_(f) {
    for (std::size_t i = 0; i < f.params.size(); ++i) argument(i, plan.arguments[i]);
  }

  ReferenceRun run() {
    try {
      statement(function_.body);
      for (std::size_t i = 0; i < memories_of_arguments_.size(); ++i) finish(i);
    } catch (const Ended&) {
    }
    return std::move(run_);
  }

 private:
  [[noreturn]] void end(std::string code, const Node* node) {
    run_.end = std::move(code), run_.node = node;
    throw Ended{};
  }
  /// Every element of a result has a value.
  void finish(std::size_t i) {
    const auto& memory = memories_[memories_of_arguments_[i].first];
    if (std::ranges::any_of(memory, [](const ReferenceValue& v) { return !v.known; }))
      end("U-INDETERMINATE", memories_of_arguments_[i].second);
  }

  void argument(std::size_t i, const semantics::PlannedArgument& a) {
    if (!a.is_tensor) {
      if (!a.scalar || !a.scalar->type.is_integer()) throw NotSupported("an argument");
      variables_[function_.params[i]] = {true, semantics::Concrete::index(*a.scalar), 0};
      return;
    }
    if (a.memory_of != i || !a.layout.packed || a.layout.offset != 0 || !a.buffer)
      throw NotSupported("a layout");
    const View view{allocate(a.shape), a.shape};
    for (std::size_t k = 0; k < a.shape.size(); ++k)
      if (const auto* v = as<Var>(a.buffer->shape[k]))
        variables_[v->variable] = {true, a.shape[k], 0};
    require_simple(*a.buffer);
    views_[a.buffer] = view;
    memories_of_arguments_.emplace_back(view.memory, function_.params[i]);
    for (std::size_t e = 0; a.elements && e < memories_[view.memory].size(); ++e)
      memories_[view.memory][e] = number(a.dtype, *a.elements, e);
  }
  static ReferenceValue number(DataType dtype, const semantics::Tensor& from, std::size_t e) {
    if (dtype.lanes != 1) throw NotSupported("a vector");
    const std::uint64_t bits = semantics::load_scalar(dtype.scalar, from.data, e);
    if (dtype.scalar.is_integer()) return {true, static_cast<std::int64_t>(bits), 0};
    return reference_of(dtype, {true, 0, semantics::numeric::to_double(dtype.scalar, bits)});
  }
  static void require_simple(const Buffer& b) {
    const auto* offset = as<IntImm>(b.elem_offset);
    if (!b.strides.empty() || (b.elem_offset && !(offset && offset->value == 0)) ||
        b.buffer_type != BufferType::kDefault)
      throw NotSupported("a layout");
  }
  std::size_t allocate(const std::vector<std::int64_t>& shape) {
    std::int64_t count = 1;
    for (const std::int64_t extent : shape) {
      if (extent < 0 || extent > 1 << 16) throw NotSupported("an extent");
      count *= extent;
    }
    memories_.emplace_back(static_cast<std::size_t>(count));
    return memories_.size() - 1;
  }
  void allocate(const Buffer& b) {
    require_simple(b);
    std::vector<std::int64_t> shape;
    for (const PrimExpr* e : b.shape) shape.push_back(decided(e, &b));
    views_[&b] = {allocate(shape), shape};
  }

  /// A value that decides what the program does.
  std::int64_t decided(const PrimExpr* e, const Node* at) {
    const ReferenceValue v = value(e);
    if (!e->dtype.scalar.is_integer()) throw NotSupported("a number that decides");
    if (!v.known) end("U-INDETERMINATE", at);
    return v.whole;
  }

  ReferenceValue value(const PrimExpr* e) {
    if (const auto* imm = as<IntImm>(e)) return reference_of(e->dtype, {true, imm->value, 0});
    if (const auto* imm = as<FloatImm>(e)) return reference_of(e->dtype, {true, 0, imm->value});
    if (const auto* v = as<Var>(e)) return variable(v->variable);
    if (const auto* cast = as<Cast>(e))
      return reference_cast(cast->value->dtype, e->dtype, value(cast->value));
    if (const auto* load = as<BufferLoad>(e)) return this->load(*load);
    if (const auto* select = as<Select>(e)) {
      const ReferenceValue c = value(select->condition), t = value(select->true_value),
                           f = value(select->false_value);
      return !c.known ? ReferenceValue{} : c.whole ? t : f;
    }
    if (const auto* let = as<Let>(e))
      return variables_[let->var] = value(let->value), value(let->body);
    if (const auto* call = as<Call>(e)) return this->call(*call);
    if (const auto* operand = as<Not>(e)) {
      const ReferenceValue v = value(operand->a);
      return {v.known, !v.whole, 0};
    }
    if (is_logical_op(e->kind)) return logical(*as<BinaryExpr>(e));
    const auto* binary = as<BinaryExpr>(e);
    if (!binary) throw NotSupported("an expression");
    const ReferenceValue a = value(binary->a), b = value(binary->b);
    // Floats divide by anything; of integers it matters whether the divisor is 0.
    const bool divides = e->kind >= ExprKind::kDiv && e->kind <= ExprKind::kFloorMod;
    if (divides && e->dtype.scalar.is_integer() && !b.known) end("U-INDETERMINATE", e);
    return reference_binary(e->kind, binary->a->dtype, a, b);
  }
  ReferenceValue variable(const Variable* v) const {
    const auto found = variables_.find(v);
    if (found == variables_.end()) throw NotSupported("a variable");
    return found->second;
  }
  ReferenceValue logical(const BinaryExpr& e) {
    if (e.dtype.lanes != 1) throw NotSupported("a vector");
    const bool shortcut = e.kind == ExprKind::kOr;
    return decided(e.a, &e) == shortcut ? ReferenceValue{true, shortcut, 0} : value(e.b);
  }
  ReferenceValue call(const Call& e) {
    if (e.global_var || !e.builtin) throw NotSupported("a call");
    if (e.op == "if_then_else") return value(e.args[decided(e.args[0], &e) ? 1 : 2]);
    std::vector<ReferenceValue> args;
    for (const PrimExpr* arg : e.args) args.push_back(value(arg));
    return reference_math(e.op, args, e.dtype);
  }

  /// The element, where all indices are within the shape.
  std::size_t element(const View& view, const std::vector<ReferenceValue>& indices, const Node* at,
                      bool write) {
    std::size_t element = 0;
    for (const ReferenceValue& i : indices)
      if (!i.known) end("U-INDETERMINATE", at);
    for (std::size_t k = 0; k < indices.size(); ++k) {
      if (indices[k].whole < 0 || indices[k].whole >= view.shape[k])
        end(write ? "U-OOB-WRITE" : "U-OOB-READ", at);
      element = element * static_cast<std::size_t>(view.shape[k]) +
                static_cast<std::size_t>(indices[k].whole);
    }
    return element;
  }
  ReferenceValue& access(const Buffer* b, List<const PrimExpr*> at, const PrimExpr* predicate,
                         const Node* node, bool write) {
    const auto view = views_.find(b);
    if (predicate || view == views_.end() || at.size() != view->second.shape.size())
      throw NotSupported("an access");
    std::vector<ReferenceValue> indices;
    for (const PrimExpr* index : at) indices.push_back(value(index));
    const std::size_t e = element(view->second, indices, node, write);
    run_.accesses.push_back({node, view->second.memory, e, write, iterations_});
    if (run_.accesses.size() > kMostAccesses) throw NotSupported("a long run");
    return memories_[view->second.memory][e];
  }
  ReferenceValue load(const BufferLoad& e) {
    return access(e.buffer, e.indices, e.predicate, &e, false);
  }
  void store(const BufferStore& s) {
    const ReferenceValue v = value(s.value);
    access(s.buffer, s.indices, s.predicate, &s, true) = v;
  }

  void statement(const Stmt* s) {
    switch (s->kind) {
      case StmtKind::kBufferStore: return store(*as<BufferStore>(s));
      case StmtKind::kSeqStmt:
        for (const Stmt* item : as<SeqStmt>(s)->seq) statement(item);
        return;
      case StmtKind::kFor: return loop(*as<For>(s));
      case StmtKind::kWhile: return repeat(*as<While>(s));
      case StmtKind::kIfThenElse: return branch(*as<IfThenElse>(s));
      case StmtKind::kBlockRealize: return realize(*as<BlockRealize>(s));
      case StmtKind::kLetStmt: {
        const auto* let = as<LetStmt>(s);
        variables_[let->var] = value(let->value);
        return statement(let->body);
      }
      case StmtKind::kAttrStmt: return attribute(*as<AttrStmt>(s));
      case StmtKind::kAllocate: return allocation(*as<Allocate>(s));
      case StmtKind::kEvaluate:
        if (as<Call>(as<Evaluate>(s)->value)) throw NotSupported("a call");
        return void(value(as<Evaluate>(s)->value));
      default: throw NotSupported("a statement");
    }
  }
  void attribute(const AttrStmt& s) {
    const bool means_nothing =
        s.attr_key.starts_with("pragma_") || s.attr_key == "storage_alignment";
    if (!means_nothing) throw NotSupported("an attribute");
    statement(s.body);
  }
  /// Memory that is declared as a buffer of its own shape at once.
  void allocation(const Allocate& s) {
    const auto* declared = as<DeclBuffer>(s.body);
    const auto* condition = as<IntImm>(s.condition);
    if (!declared || declared->buffer->data != s.buffer_var || declared->buffer->dtype != s.dtype ||
        (s.condition && !(condition && condition->value == 1)))
      throw NotSupported("an allocation");
    allocate(*declared->buffer);
    std::vector<std::int64_t> shape;
    for (const PrimExpr* e : s.extents) shape.push_back(decided(e, &s));
    if (shape != views_[declared->buffer].shape) throw NotSupported("a layout");
    statement(declared->body);
  }
  void branch(const IfThenElse& s) {
    const Stmt* taken = decided(s.condition, &s) ? s.then_case : s.else_case;
    if (taken) statement(taken);
  }
  void repeat(const While& s) {
    for (std::size_t i = 0; decided(s.condition, &s); ++i) {
      if (i > kMostAccesses) throw NotSupported("a long run");
      statement(s.body);
    }
  }
  void loop(const For& s) {
    if (s.step || s.for_kind == ForKind::kThreadBinding) throw NotSupported("a loop");
    const ReferenceValue low = value(s.min), count = value(s.extent);
    if (!low.known || !count.known) end("U-INDETERMINATE", &s);
    const bool ordered = s.for_kind == ForKind::kSerial || s.for_kind == ForKind::kUnrolled;
    const bool lanes = s.for_kind == ForKind::kVectorized;
    const std::size_t entry = ++entries_;
    for (std::int64_t i = 0; i < count.whole; ++i) {
      variables_[s.loop_var] = reference_of(s.loop_var->dtype, {true, low.whole + i, 0});
      if (!ordered) iterations_.push_back({entry, i, lanes});
      statement(s.body);
      if (!ordered) iterations_.pop_back();
    }
  }
  void realize(const BlockRealize& s) {
    if (!decided(s.predicate, &s)) return;
    const Block& b = *s.block;
    std::vector<ReferenceValue> values;
    for (const PrimExpr* e : s.values) values.push_back(value(e));
    bool all_known = true, all_inside = true, starts = true;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const ReferenceValue low = value(b.iter_vars[i]->dom.min),
                           count = value(b.iter_vars[i]->dom.extent);
      all_known = all_known && values[i].known && low.known && count.known;
      all_inside =
          all_inside && values[i].whole >= low.whole && values[i].whole < low.whole + count.whole;
      if (b.iter_vars[i]->iter_type == IterVarType::kCommReduce)
        starts = starts && values[i].whole == low.whole;
    }
    if (!all_known) end("U-INDETERMINATE", &s);
    if (!all_inside) end("U-BLOCK-DOMAIN", &s);
    for (std::size_t i = 0; i < values.size(); ++i) variables_[b.iter_vars[i]->var] = values[i];
    if (!b.match_buffers.empty()) throw NotSupported("a view");
    for (const Buffer* allocated : b.alloc_buffers) allocate(*allocated);
    if (b.init && starts) statement(b.init);
    statement(b.body);
  }

  const PrimFunc& function_;
  ReferenceRun run_;
  std::map<const Variable*, ReferenceValue> variables_;
  std::map<const Buffer*, View> views_;
  std::vector<std::vector<ReferenceValue>> memories_;
  std::vector<std::pair<std::size_t, const Node*>> memories_of_arguments_;
  std::vector<ReferenceIteration> iterations_;
  std::size_t entries_ = 0;
};

}  // namespace

ReferenceRun run_reference(const PrimFunc& f, const semantics::Plan& plan) {
  return Interpreter(f, plan).run();
}

}  // namespace tenor::solver::test
