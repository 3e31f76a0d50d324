// SPDX-License-Identifier: Apache-2.0
// What a piece of a program names: variables, buffers, and what is bound in it.
#pragma once

#include <functional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::spec::tir {

/// Is there a call in the expression?
bool contains_call(const PrimExpr* e);

/// What a piece of a program names, found without recursion: programs may nest as deep as they
/// like.
class Uses {
 public:
  struct Bound {
    const Node* at;
    std::string_view name, what;
    const Variable* variable;        ///< that is bound, or the memory's
    const Buffer* buffer = nullptr;  ///< a declaration: the buffer itself counts
  };
  /// Does evaluating the expression do more than compute?
  using HasEffect = std::function<bool(const PrimExpr*)>;

  /// Everything that `f` names.
  explicit Uses(const PrimFunc& f) : Uses(f, nullptr) {}
  /// Without what only a value names that nothing needs: that an Evaluate without a call computes,
  /// or that a Let or a LetStmt binds to a variable which is needed nowhere (TIR-D63).
  Uses(const PrimFunc& f, HasEffect has_effect);

  const std::vector<Bound>& bound() const { return bound_; }
  bool used(const Variable* v) const { return variables_.contains(v); }
  bool used(const Bound& b) const {
    if (b.buffer) return buffers_.contains(b.buffer);
    return used(b.variable) || declared_.contains(b.variable);
  }

 private:
  void put(const PrimExpr* e) {
    if (e) waiting_.emplace_back(e);
  }
  void put(const Stmt* s) {
    if (s) waiting_.emplace_back(s);
  }
  void put(const Range& range) { put(range.min), put(range.extent); }
  void put(List<Range> ranges) {
    for (const Range& range : ranges) put(range);
  }
  void parts(const Buffer& b);
  void use(const Buffer* b);
  void use(const Variable* v);
  void object(const Object& o);
  void objects(Attrs attrs);
  void bind(const Node* at, const Variable* v, const PrimExpr* value);
  bool is_needed(const Evaluate& s) const { return !has_effect_ || contains_call(s.value); }
  void see(const PrimExpr* e);
  void see(const Stmt* s);
  void see_memory(const Stmt* s);
  void see_block(const Block& b);

  const HasEffect has_effect_;  ///< null: all values count
  std::vector<std::variant<const PrimExpr*, const Stmt*>> waiting_;
  std::vector<Bound> bound_;
  std::unordered_map<const Variable*, const PrimExpr*> put_off_;  ///< until the variable is used
  std::unordered_set<const Variable*> variables_, declared_;
  std::unordered_set<const Buffer*> buffers_, seen_;
};

}  // namespace tenor::spec::tir
