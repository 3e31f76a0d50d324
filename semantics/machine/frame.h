// SPDX-License-Identifier: Apache-2.0
// Continuation frames. A frame's type names the machine state that it waits in, as the left side of
// an inference rule does; its operands are values on the operand stack, from `operands` up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "spec/ir/base.h"

namespace tenor::semantics {

/// A frame as the stack holds it: 16 bytes, whatever its type.
struct StoredFrame {
  const spec::Node* node;
  std::uint32_t operands;
  std::uint16_t index;
  std::uint16_t tag;
};

/// Base of every typed frame. `index` counts within a node (which match_buffer, which parameter).
template <class N>
struct Frame {
  using Node = N;
  const N* node = nullptr;
  std::uint32_t operands = 0;
  std::uint16_t index = 0;
};

/// Base of the frames in which a node is about to be evaluated: no operand of its own is there yet.
template <class N>
struct StartFrame : Frame<N> {
  using Starts = N;
};

template <class... Fs>
struct FrameList {
  static constexpr std::size_t size = sizeof...(Fs);

  /// Position of F in the list: its tag.
  template <class F>
  static constexpr std::uint16_t tag = [] {
    std::uint16_t position = 0;
    const bool found = ((std::is_same_v<F, Fs> || (++position, false)) || ...);
    return found ? position : static_cast<std::uint16_t>(0xffff);
  }();
};

/// F's tag in the list, which has it.
template <class Frames, class F>
constexpr std::uint16_t tag_in() {
  static_assert(Frames::template tag<F> != 0xffff);
  return Frames::template tag<F>;
}

template <class F>
StoredFrame store(const F& frame, std::uint16_t tag) {
  static_assert(std::is_trivially_copyable_v<F>);
  return {frame.node, frame.operands, frame.index, tag};
}

template <class F>
F restore(const StoredFrame& stored) {
  F frame;
  frame.node = static_cast<const typename F::Node*>(stored.node);
  frame.operands = stored.operands;
  frame.index = stored.index;
  return frame;
}

}  // namespace tenor::semantics
