// SPDX-License-Identifier: Apache-2.0
// Which variables are bound at one place of a Relax function: those of Relax and, with them, shape
// variables. Relax/Scope. Names do not count: a variable is the object that its binding made, so a
// later one of the same name shadows it. What is an error is for the checks.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::spec::relax {

/// What binds variables.
enum class Site : std::uint8_t {
  kParameter,
  kBinding,
  kSignature,  ///< shape variables: standing alone in the annotation of a parameter
  kMatchCast,  ///< shape variables: standing alone in the StructInfo of a MatchCast
  kScalar,     ///< a shape variable: of the scalar that is bound
  kCallable,   ///< shape variables: of the parameters that a FuncStructInfo gives
  kLet         ///< inside one dimension
};

/// What makes each construct bind its variables, named as a person would name the construct.
std::span<const Implementation> bindings();

/// The construct, as a person would name it: "a parameter".
std::string_view name(Site site);

/// What is known of a variable that was bound somewhere before this place.
struct Bound {
  Span at;  ///< the first binding
  Site site{};
  std::uint32_t open = 0;    ///< bindings whose scope this place is in
  std::size_t function = 0;  ///< how many functions enclose the binding
};

class Scope {
 public:
  /// What leaves scope together.
  enum class Level : std::uint8_t { kFunction, kSequence, kDataflowBlock, kStructInfo };

  void open(Level level);
  void close();
  /// A dataflow variable leaves with the innermost level; an ordinary one outlives its block.
  void bind(const Variable* variable, Span at, Site site);
  void bind(const spec::Variable* shape_variable, Span at, Site site);

  /// What was bound before, or null.
  const Bound* find(const Node* variable) const;
  bool contains(const Node* variable) const;
  /// How many functions enclose this place.
  std::size_t functions() const { return functions_; }

  /// A variable whose use was reported: it is reported once.
  void forgive(const Node* variable) { forgiven_.insert(variable); }
  bool forgiven(const Node* variable) const { return forgiven_.contains(variable); }

 private:
  struct Opened {
    Level level;
    std::vector<const Node*> variables;
  };
  void bind(const Node* variable, Span at, Site site, bool in_block);

  std::unordered_map<const Node*, Bound> bound_;
  std::unordered_set<const Node*> forgiven_;
  std::vector<Opened> levels_;
  std::size_t functions_ = 0;
};

}  // namespace tenor::spec::relax
