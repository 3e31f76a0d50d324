// SPDX-License-Identifier: Apache-2.0
// TIR as a language of the machine, and the machine that runs modules.
#pragma once

#include "semantics/domain/domain.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/start_tags.h"
#include "semantics/tir/state/state.h"

namespace tenor::semantics {

/// TIR's frames come first in every machine that runs it: their tags are the same in all.
struct Tir {
  using Frames = TirFrames;
  template <class L, class D>
  using State = TirState<L, D>;

  template <class Fs>
  static std::uint16_t start_tag(const spec::PrimExpr* e) {
    return kEvaluationTags[static_cast<std::size_t>(e->kind)];
  }
  template <class Fs>
  static std::uint16_t start_tag(const spec::tir::Stmt* s) {
    return kExecutionTags[static_cast<std::size_t>(s->kind)];
  }
  // Defined where the rules are instantiated (semantics/tir/catalogue.h).
  template <class M>
  static void evaluate(M& m, const spec::PrimExpr* e);
  template <class R, class M, class F>
  static bool diverts(M& m, const F& frame);
  template <class M, class F>
  static bool shortcut(M& m, F& frame);
};

/// The machine that runs the functions of modules.
template <Domain D>
using Machine = MachineOf<Tir, D>;

}  // namespace tenor::semantics
