// SPDX-License-Identifier: Apache-2.0
// Modules, and the program: everything that was read from one file. Relax/Grammar/Program: a module
// is a named map of functions, as both languages have it.
#pragma once

#include <string>
#include <vector>

#include "spec/ir/relax/expr.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::spec {

/// How a file spells TIR: `T.block` (TVM 0.16 to 0.23) or `T.sblock` (0.24 on).
enum class Generation : std::uint8_t { kNested, kFlat };

/// A function of a module, in the order of the text.
struct Function {
  enum class Kind : std::uint8_t { kPrimFunc, kRelax, kExtern };
  Kind kind = Kind::kPrimFunc;
  std::string name;
  Span span;                                 ///< from the decorator or `def` to the end of the body
  const tir::PrimFunc* prim_func = nullptr;  ///< kPrimFunc, where it could be read
  const relax::Function* relax_func = nullptr;     ///< kRelax, where it could be read
  const relax::ExternFunc* extern_func = nullptr;  ///< kExtern, where it could be read
};

/// A module, or a lone decorated function (then `name` is empty and it holds that one function).
struct Module {
  std::string name;
  std::vector<std::string> outer;  ///< enclosing Python classes and functions, outermost first
  Generation generation = Generation::kNested;
  std::vector<Function> functions;
  Attrs attrs;
  Attrs global_infos;                           ///< but for the VDevices
  std::vector<const relax::VDevice*> vdevices;  ///< the `vdevice` entries of `global_info`
  Span span;
};

/// All that one file held. Owns the nodes; side tables are indexed by NodeId.
class Program {
 public:
  Arena arena;
  std::vector<Module> modules;

  /// Gives `node` the next id and records where it stood in the text.
  template <class T>
  T* set_span(T* node, Span span) {
    node->id = static_cast<NodeId>(spans_.size());
    spans_.push_back(span);
    return node;
  }
  /// A new node at `span`.
  template <class T, class... Args>
  T* make(Span span, Args&&... args) {
    return set_span(arena.make<T>(std::forward<Args>(args)...), span);
  }
  Span span(const Node* node) const { return node ? spans_[node->id] : Span{}; }
  /// One more than the largest NodeId.
  std::size_t node_count() const { return spans_.size(); }
  std::size_t bytes() const { return arena.bytes() + spans_.size() * sizeof(Span); }

 private:
  std::vector<Span> spans_{Span{}};
};

}  // namespace tenor::spec
