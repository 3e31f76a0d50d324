// SPDX-License-Identifier: Apache-2.0
// Which expressions, stores and blocks have straight-line code (semantics/tir/straight/code.h), and
// the rules that each of their nodes stands for. Left to the rules: vectors, division of integers,
// short circuits, calls, casts that may fail, predicates of accesses, buffers that no statement
// declares, blocks that allocate or make views.
#pragma once

#include "semantics/domain/numeric/cast.h"
#include "semantics/machine/catalogue.h"
#include "semantics/tir/rules.h"

namespace tenor::semantics {

/// Straight-line code stands for the rules of intended readings: is every entry that rules of F
/// belong to read so?
template <class F>
bool is_read_as_intended(const spec::Readings& readings) {
  return readings.all_intended() || !RulesOf<F>::any([&]<class R>() {
           if constexpr (R::info.reading.has_value())
             return readings.is_as_written(R::info.reading->entry);
           else
             return false;
         });
}

template <class D>
class StraightCompiler {
 public:
  using Step = StraightStep<D>;
  StraightCompiler(const Layout& layout, StraightCode<D>& code) : layout_(layout), code_(code) {}

  /// Each returns false, with the code in an unfinished state, where there is none.
  bool compile(const spec::PrimExpr* e, StraightExpr<D>& made) {
    return value(e, made.value) && as_intended_;
  }
  bool compile(const spec::tir::BufferStore* s, StraightStore<D>& made) {
    count<ExecBufferStore, BufferStoreOperands>();
    count<StoreReady, BufferStoreValue>();
    return layout_.fusable(s) && !s->predicate && value(s->value, made.value) &&
           access(s, s->buffer, s->indices, made.access) && as_intended_;
  }
  bool compile(const spec::tir::BlockRealize* r, StraightBlock<D>& made) {
    const spec::tir::Block& block = *r->block;
    if (!layout_.fusable(r) || !block.alloc_buffers.empty() || !block.match_buffers.empty() ||
        layout_.binds_in_order(r))
      return false;
    count<ExecBlockRealize, BlockPredicate>();
    count<PredicateReady, BlockValuesNext>();
    count<BlockValues, BlockBind>();
    count<ExecBlock, BlockWithoutAlloc>();
    ++code_.fused_steps;
    block.init ? count<MatchNext, MatchesDone>() : count<MatchNext, BlockBody>();
    if (block.init) stand_for<InitReady>();
    if (!predicate(r->predicate, made.predicate)) return false;
    for (std::size_t i = 0; i < r->values.size(); ++i)
      if (!binding(r->values[i], *block.iter_vars[i], made.bindings.emplace_back())) return false;
    return as_intended_ && (!block.init || starts_are_literals(block));
  }

 private:
  using Cell = StraightCell;

  /// Code of its own, whose redexes are those of the block.
  bool predicate(const spec::PrimExpr* e, StraightExpr<D>& made) {
    StraightCompiler apart(layout_, made.code);
    if (!apart.compile(e, made)) return false;
    for (const RuleCount& rule : made.code.rules) count(rule.rule, rule.times);
    code_.differing |= made.code.differing;
    return true;
  }

  /// Computes `e`, and says in `cell` where it then is.
  bool value(const spec::PrimExpr* e, Cell& cell) {
    using spec::ExprKind;
    if (e->dtype.lanes != 1 || e->dtype.is_handle() || is_out_of_scope(e->dtype)) return false;
    switch (e->kind) {
      case ExprKind::kVar:
        count<EvalVar, VarValue>();
        return cell = {Cell::kEnvironment, layout_.slot(spec::as<spec::Var>(e))}, true;
      case ExprKind::kIntImm:
        count<EvalIntImm, IntImmValue>();
        return constant(*spec::as<spec::IntImm>(e), cell);
      case ExprKind::kFloatImm:
        count<EvalFloatImm, FloatImmValue>();
        return own(D::floating(e->dtype.scalar, spec::as<spec::FloatImm>(e)->value), cell);
      case ExprKind::kBufferLoad: return load(*spec::as<spec::BufferLoad>(e), cell);
      case ExprKind::kCast: return cast(*spec::as<spec::Cast>(e), cell);
      case ExprKind::kSelect: return select(*spec::as<spec::Select>(e), cell);
      default: break;
    }
    if (spec::is_binary_op(e->kind)) return binary(*spec::as<spec::BinaryExpr>(e), cell);
    return spec::is_cmp_op(e->kind) && compare(*spec::as<spec::BinaryExpr>(e), cell);
  }
  bool constant(const spec::IntImm& e, Cell& cell) {
    return own(D::integer(e.dtype.scalar, e.value), cell);
  }
  bool load(const spec::BufferLoad& e, Cell& cell) {
    Step step{.kind = Step::Kind::kLoad};
    if (e.predicate || !access(&e, e.buffer, e.indices, step.access)) return false;
    count<EvalBufferLoad, BufferLoadIndices>();
    count<LoadReady, BufferLoadValue>();
    return add(step, cell);
  }
  bool binary(const spec::BinaryExpr& e, Cell& cell) {
    const bool extremum = e.kind == spec::ExprKind::kMin || e.kind == spec::ExprKind::kMax;
    Step step{.kind = extremum ? Step::Kind::kExtremum : Step::Kind::kOperator, .op = e.kind};
    if (divides(e.kind) && e.dtype.is_integer()) return false;
    count<EvalBinaryOp, BinaryOpOperands>();
    floors_float(e) ? count<BinaryOpReady, BinaryOpFloorRounded>()
                    : count<BinaryOpReady, BinaryOpValue>();
    return operation(e, step, cell);
  }
  bool compare(const spec::BinaryExpr& e, Cell& cell) {
    count<EvalCmpOp, CmpOpOperands>();
    count<CmpOpReady, CmpOpValue>();
    return operation(e, {.kind = Step::Kind::kOperator, .op = e.kind}, cell);
  }
  bool operation(const spec::BinaryExpr& e, Step step, Cell& cell) {
    step.function = D::operator_of(e.kind, e.a->dtype.scalar);
    return value(e.a, step.a) && value(e.b, step.b) && add(step, cell);
  }
  bool cast(const spec::Cast& e, Cell& cell) {
    Step step{.kind = Step::Kind::kCast, .type = e.dtype.scalar};
    if (numeric::loses_values(e.value->dtype.scalar, e.dtype.scalar)) return false;
    count<EvalCast, CastOperand>();
    if (casts_integer_to_bool(e))
      count<CastReady, CastToBool>();
    else if (casts_unsigned_to_int(e))
      count<CastReady, CastUnsigned>();
    else
      count<CastReady, CastValue>();
    return value(e.value, step.a) && add(step, cell);
  }
  bool select(const spec::Select& e, Cell& cell) {
    Step step{.kind = Step::Kind::kSelect};
    count<EvalSelect, SelectOperands>();
    count<SelectReady, SelectValue>();
    return value(e.condition, step.a) && value(e.true_value, step.b) &&
           value(e.false_value, step.c) && add(step, cell);
  }

  bool access(const spec::Node* node, const spec::Buffer* b,
              spec::List<const spec::PrimExpr*> indices, StraightAccess& made) {
    if (layout_.undeclared(b) || b->dtype.lanes != 1 || is_out_of_scope(b->dtype)) return false;
    if (reduces_in_any_order(node)) return false;
    std::vector<Cell> cells(indices.size());
    for (std::size_t k = 0; k < cells.size(); ++k)
      if (!value(indices[k], cells[k])) return false;
    made = {node, b, layout_.view(b), static_cast<std::uint32_t>(code_.cells.size())};
    code_.cells.insert(code_.cells.end(), cells.begin(), cells.end());
    return true;
  }
  /// The rules remember what such a reduction has accessed (TIR-D81), and what it combined.
  bool reduces_in_any_order(const spec::Node* access) const {
    const Reduction* by = layout_.reductions().of(access);
    if constexpr (D::kMerges)
      if (by && D::keeps_reductions()) return true;
    return by && by->any_order;
  }
  bool binding(const spec::PrimExpr* given, const spec::IterVar& iv,
               typename StraightBlock<D>::Binding& made) {
    made.slot = layout_.slot(iv.var), made.type = iv.var->dtype.scalar;
    made.reduction = iv.iter_type == spec::IterVarType::kCommReduce;
    return value(given, made.value) && domain_part(iv.dom.min, made.low) &&
           domain_part(iv.dom.extent, made.extent);
  }
  /// A literal is not among the expressions that the rules evaluate (for_each_domain).
  bool domain_part(const spec::PrimExpr* e, Cell& cell) {
    if (const auto* literal = spec::as<spec::IntImm>(e)) return constant(*literal, cell);
    return value(e, cell);
  }
  static bool starts_are_literals(const spec::tir::Block& block) {
    return std::all_of(block.iter_vars.begin(), block.iter_vars.end(), [](const auto* iv) {
      return iv->iter_type != spec::IterVarType::kCommReduce || spec::as<spec::IntImm>(iv->dom.min);
    });
  }

  bool own(const typename D::Value& v, Cell& cell) {
    cell = {Cell::kOwn, static_cast<std::uint32_t>(code_.own.size())};
    code_.own.push_back(v);
    return true;
  }
  bool add(Step step, Cell& cell) {
    own({}, cell);
    step.result = cell.place;
    code_.steps.push_back(step);
    return true;
  }
  /// One more commitment to R, a rule of F.
  template <class F, class R>
  void count() {
    static_assert(RulesOf<F>::template has<R>);
    stand_for<F>();
    // Where it tells whether the other reading does the same, whoever runs the code asks.
    if constexpr (is_of_intended<R> && !TellsAgreement<R>)
      code_.differing.insert(R::info.reading->entry);
    count(static_cast<std::uint16_t>(Catalogue<TirFrames>::number<R>), 1);
  }
  void count(std::uint16_t rule, std::uint16_t times) {
    code_.redexes += times;
    for (RuleCount& known : code_.rules)
      if (known.rule == rule) return void(known.times += times);
    code_.rules.push_back({rule, times});
  }

  template <class F>
  void stand_for() {
    as_intended_ = as_intended_ && is_read_as_intended<F>(layout_.readings().readings());
  }

  const Layout& layout_;
  StraightCode<D>& code_;
  bool as_intended_ = true;  ///< all that the code stands for
};

/// The straight-line code of a node; false where it has none.
template <class D, class Node, class Made>
bool compile_straight(const Layout& layout, const Node* node, Made& made) {
  if constexpr (D::kStraight)
    return StraightCompiler<D>(layout, made.code).compile(node, made);
  else
    return false;
}

/// Straight-line code enters a block, at the start of its reduction or not.
template <class L, class D>
void compare_block(MachineOf<L, D>& m, const spec::tir::BlockRealize* r, bool begins) {
  ExecBlockRealize realize{{r}};
  compare<BlockPredicate>(m, Redex(m, realize));
  if (!r->block->init) return;
  InitReady init{{r->block}};
  const auto agrees = init_agrees(Redex(m, init), D::truth(begins));
  if (!D::require(agrees).value_or(false)) m.comparison()->insert(BlockInit::info.reading->entry);
}
/// A commitment to the rule of a block with an init, where its reduction begins and where it
/// continues.
template <class L, class D>
void count_init(MachineOf<L, D>& m, bool begins) {
  begins ? m.template count<BlockInit>() : m.template count<BlockUpdate>();
}

/// The steps of a frame from here on, as far as straight-line code goes; false, with nothing
/// changed, where the rules must take the first.
template <class L, class D>
bool run_straight(MachineOf<L, D>& m, const ExecBufferStore& f) {
  return m.execute_straight(f.node);
}
template <class L, class D>
bool run_straight(MachineOf<L, D>& m, const ExecBlockRealize& f) {
  return m.execute_straight(f.node);
}

inline bool may_be_straight(const spec::tir::Stmt* s) {
  return s->kind == spec::tir::StmtKind::kBufferStore ||
         s->kind == spec::tir::StmtKind::kBlockRealize;
}

/// Iterations, as long as each ends within the straight-line code of the body.
template <class Iterate, class L, class D, class F>
bool iterate_straight(MachineOf<L, D>& m, F& f) {
  if (!may_be_straight(f.node->body) || !is_read_as_intended<F>(m.readings())) return false;
  Redex redex(m, f);
  const auto iterates = [&redex = std::as_const(redex)] {
    return D::known(Iterate::when(redex)) == true;
  };
  if (!iterates()) return false;
  if (m.comparison()) compare<Iterate>(m, redex);
  constexpr int kMostIterations = 256;  // then whoever drives the machine may look up
  m.push(f);
  const std::size_t height = m.frames().size();
  int left = kMostIterations;
  do {
    Iterate::begin(redex);
    m.template count<Iterate>();
    if (!m.execute_straight_step(f.node->body)) {
      m.execute(f.node->body);
      return true;
    }
  } while (--left && m.frames().size() == height && !m.stopped() && iterates() && m.take_step());
  return true;
}
template <class L, class D>
bool run_straight(MachineOf<L, D>& m, ForNext& f) {
  return !m.threads().has_barrier_in(m, f.node) && iterate_straight<ForIterate>(m, f);
}
template <class L, class D>
bool run_straight(MachineOf<L, D>& m, ParallelNext& f) {
  return iterate_straight<ForParallelIterate>(m, f);
}

}  // namespace tenor::semantics
