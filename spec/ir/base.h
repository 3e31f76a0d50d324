// SPDX-License-Identifier: Apache-2.0
// What every node of a program has, whatever its language.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tenor::spec {

/// Index of a node in the side tables of its program (spans, slots). 0 is "no node".
using NodeId = std::uint32_t;

/// Bytes `begin` to `end` (exclusive) of the source text. Both 0: the node was not read from text.
struct Span {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

struct Node {
  NodeId id = 0;
};

class Program;
/// How many nodes the program has: their numbers are below it.
std::size_t node_count(const Program& program);

}  // namespace tenor::spec
