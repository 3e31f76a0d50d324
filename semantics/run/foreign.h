// SPDX-License-Identifier: Apache-2.0
// Functions of other files that a run calls in place of packed functions (`--packed`), and which
// nodes of the program stand in those files.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "semantics/relax/invoke.h"
#include "spec/text/select.h"

namespace tenor::semantics {

struct Foreign {
  /// Nodes of the program that stand in another file than it.
  struct Part {
    std::size_t first = 0, end = 0;  ///< NodeIds
    std::string target;              ///< `FILE::f`
    std::shared_ptr<spec::Loaded> file;
  };
  std::vector<relax::StandIn> functions;
  std::vector<Part> parts;

  /// The part that the node is of; null: the node is of the program's own file.
  const Part* part_of(const spec::Node* node) const {
    for (const Part& part : parts)
      if (node && node->id >= part.first && node->id < part.end) return &part;
    return nullptr;
  }
};

}  // namespace tenor::semantics
