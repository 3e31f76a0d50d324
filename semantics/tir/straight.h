// SPDX-License-Identifier: Apache-2.0
// Which expressions have straight-line code (semantics/machine/straight.h), and the rules that each
// of their nodes stands for. Left to the rules: vectors, division of integers, short circuits,
// calls, casts that may fail, buffers that no statement declares.
#pragma once

#include "semantics/tir/rules.h"

namespace tenor::semantics {

template <class D>
class StraightCompiler {
 public:
  using Step = StraightStep<D>;
  StraightCompiler(const Layout& layout, StraightExpr<D>& code) : layout_(layout), code_(code) {}

  /// False, with the code in an unfinished state, where `e` has none.
  bool compile(const spec::PrimExpr* e) {
    using spec::ExprKind;
    if (e->dtype.lanes != 1 || e->dtype.is_handle()) return false;
    switch (e->kind) {
      case ExprKind::kVar: return variable(*spec::as<spec::Var>(e));
      case ExprKind::kIntImm:
        count<EvalIntImm, IntImmValue>();
        return constant(D::integer(e->dtype.scalar, spec::as<spec::IntImm>(e)->value));
      case ExprKind::kFloatImm:
        count<EvalFloatImm, FloatImmValue>();
        return constant(D::floating(e->dtype.scalar, spec::as<spec::FloatImm>(e)->value));
      case ExprKind::kBufferLoad: return load(*spec::as<spec::BufferLoad>(e));
      case ExprKind::kCast: return cast(*spec::as<spec::Cast>(e));
      case ExprKind::kSelect: return select(*spec::as<spec::Select>(e));
      default: break;
    }
    if (spec::is_binary_op(e->kind)) return binary(*spec::as<spec::BinaryExpr>(e));
    return spec::is_cmp_op(e->kind) && compare(*spec::as<spec::BinaryExpr>(e));
  }

 private:
  bool variable(const spec::Var& v) {
    count<EvalVar, VarValue>();
    return add({.kind = Step::Kind::kVariable, .slot = layout_.slot(&v)});
  }
  bool constant(typename D::Value value) {
    return add({.kind = Step::Kind::kConstant, .constant = value});
  }
  bool load(const spec::BufferLoad& e) {
    if (e.predicate || layout_.undeclared(e.buffer) || e.buffer->dtype.lanes != 1) return false;
    for (const spec::PrimExpr* index : e.indices)
      if (!compile(index)) return false;
    count<EvalBufferLoad, BufferLoadIndices>();
    count<LoadReady, BufferLoadValue>();
    return add({.kind = Step::Kind::kLoad, .buffer = e.buffer});
  }
  bool binary(const spec::BinaryExpr& e) {
    if ((divides(e.kind) && e.dtype.is_integer()) || !compile(e.a) || !compile(e.b)) return false;
    count<EvalBinaryOp, BinaryOpOperands>();
    count<BinaryOpReady, BinaryOpValue>();
    return add({.kind = Step::Kind::kBinary, .op = e.kind});
  }
  bool compare(const spec::BinaryExpr& e) {
    if (!compile(e.a) || !compile(e.b)) return false;
    count<EvalCmpOp, CmpOpOperands>();
    count<CmpOpReady, CmpOpValue>();
    return add({.kind = Step::Kind::kCompare, .op = e.kind});
  }
  bool cast(const spec::Cast& e) {
    if (e.value->dtype.is_floating() && !e.dtype.is_floating()) return false;
    if (!compile(e.value)) return false;
    count<EvalCast, CastOperand>();
    count<CastReady, CastValue>();
    return add({.kind = Step::Kind::kCast, .type = e.dtype.scalar});
  }
  bool select(const spec::Select& e) {
    if (!compile(e.condition) || !compile(e.true_value) || !compile(e.false_value)) return false;
    count<EvalSelect, SelectOperands>();
    count<SelectReady, SelectValue>();
    return add({.kind = Step::Kind::kSelect});
  }

  bool add(const Step& step) {
    code_.steps.push_back(step);
    return true;
  }
  /// One more commitment to R, a rule of F.
  template <class F, class R>
  void count() {
    static_assert(RulesOf<F>::template has<R>);
    const auto rule = static_cast<std::uint16_t>(Semantics<D>::template index<R>());
    for (RuleCount& known : code_.rules)
      if (known.rule == rule) return void(++known.times);
    code_.rules.push_back({rule, 1});
  }

  const Layout& layout_;
  StraightExpr<D>& code_;
};

}  // namespace tenor::semantics
