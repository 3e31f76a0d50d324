// SPDX-License-Identifier: Apache-2.0
// The language of kernels, for the machine (semantics/machine/language.h). docs/tensix.md
#pragma once

#include "semantics/tensix/state/deadlock.h"

namespace tenor::semantics::tensix {

struct Tensix {
  using Frames = TensixFrames;
  template <class L, class D>
  using State = tensix::State<L, D>;
  template <class Fs>
  static std::uint16_t start_tag(const LaunchNode*) {
    return tag_in<Fs, StartLaunch>();
  }
  template <class Fs>
  static std::uint16_t start_tag(const Stmt*) {
    return tag_in<Fs, ExecStmt>();
  }
  template <class M>
  static void evaluate(M&, const spec::Node*) {}
};

}  // namespace tenor::semantics::tensix
