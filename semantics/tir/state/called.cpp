// SPDX-License-Identifier: Apache-2.0
// The functions that calls name: those of the module, or of another one of which a part is in the
// program. TIR-D49.
#include "semantics/tir/state/layout.h"

namespace tenor::semantics {

using spec::Function;

void Layout::link(std::size_t first, std::size_t end, std::vector<Function> functions) {
  linked_.push_back({first, end, std::move(functions)});
}

std::span<const Function> Layout::functions_at(const spec::Node* node) const {
  for (const Linked& one : linked_)
    if (node->id >= one.first && node->id < one.end) return one.functions;
  return module_.functions;
}

const spec::tir::PrimFunc* Layout::find(const spec::Call& call) const {
  for (const Function& f : functions_at(&call))
    if (f.prim_func && f.name == call.op) return f.prim_func;
  return nullptr;
}

}  // namespace tenor::semantics
