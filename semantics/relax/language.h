// SPDX-License-Identifier: Apache-2.0
// Relax as a language of the machine, and the machine that runs models: Relax joined with TIR.
#pragma once

#include "semantics/machine/catalogue.h"
#include "semantics/machine/joined.h"
#include "semantics/relax/frames.h"
#include "semantics/relax/state/state.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

struct Relax {
  using Frames = relax::Frames;
  template <class L, class D>
  using State = relax::State<L, D>;

  template <class Fs>
  static std::uint16_t start_tag(const spec::relax::Expr* e);
  template <class Fs>
  static std::uint16_t start_tag(const spec::relax::BindingBlock*) {
    return tag_in<Fs, relax::ExecBlock>();
  }
  template <class Fs>
  static std::uint16_t start_tag(const spec::relax::Binding*) {
    return tag_in<Fs, relax::ExecBinding>();
  }
  template <class M, class N>
  static void evaluate(M& m, const N* node) {
    using All = typename M::Language::Frames;
    Catalogue<All>::dispatch(m, {node, 0, 0, Relax::start_tag<All>(node)});
  }
  /// A store to what a call only reads, and a kernel's call of a function of TVM's runtime
  /// (semantics/relax/call/external.h).
  template <class R, class M, class F>
  static bool diverts(M& m, const F& frame);
};

template <class Fs>
std::uint16_t Relax::start_tag(const spec::relax::Expr* e) {
  using spec::relax::ExprKind;
  switch (e->kind) {
    case ExprKind::kConstant: return tag_in<Fs, relax::EvalConstant>();
    case ExprKind::kVar:
    case ExprKind::kDataflowVar: return tag_in<Fs, relax::EvalVariable>();
    case ExprKind::kGlobalVar: return tag_in<Fs, relax::EvalGlobalVar>();
    case ExprKind::kTuple: return tag_in<Fs, relax::EvalTuple>();
    case ExprKind::kSeqExpr: return tag_in<Fs, relax::EvalSeqExpr>();
    case ExprKind::kPrimValue: return tag_in<Fs, relax::EvalPrimValue>();
    case ExprKind::kStringImm: return tag_in<Fs, relax::EvalText>();
    case ExprKind::kDataTypeImm: return tag_in<Fs, relax::EvalDataType>();
    case ExprKind::kFunction: return tag_in<Fs, relax::EvalFunction>();
    case ExprKind::kIf: return tag_in<Fs, relax::EvalIf>();
    case ExprKind::kExternFunc: return tag_in<Fs, relax::EvalExternFunc>();
    case ExprKind::kCall: return tag_in<Fs, relax::EvalCall>();
    case ExprKind::kShapeExpr: return tag_in<Fs, relax::EvalShapeExpr>();
    case ExprKind::kTupleGetItem: return tag_in<Fs, relax::EvalTupleGetItem>();
    case ExprKind::kOp:
    case ExprKind::kOpaqueExpr: break;
  }
  return tag_in<Fs, relax::EvalOpaque>();
}

/// TIR's frames come first: their tags are those of TIR alone.
using Model = Joined<Tir, Relax>;
/// The machine that runs Relax functions of modules, and the PrimFuncs that they call.
template <Domain D>
using ModelMachine = MachineOf<Model, D>;

}  // namespace tenor::semantics
