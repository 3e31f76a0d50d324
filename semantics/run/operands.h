// SPDX-License-Identifier: Apache-2.0
// Operands of a machine, read from outside: where no frame says where its own are.
#pragma once

#include "semantics/tir/language.h"

namespace tenor::semantics {

struct OperandsFrom : Frame<spec::Node> {};

/// The operands from that height of the stack on.
template <class D>
const typename D::Value* operands_from(const Machine<D>& m, std::uint32_t height) {
  OperandsFrom frame;
  frame.operands = height;
  return m.operands(frame);
}

}  // namespace tenor::semantics
