// SPDX-License-Identifier: Apache-2.0
// What a piece of a program names: variables, buffers, and what is bound in it.
#pragma once

#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::spec {

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
  /// Of the values that a Let or a LetStmt binds, which ones count as uses?
  enum class Values : std::uint8_t {
    kAll,
    kNeeded,  ///< those that contain a call, or whose variable is used in its turn
  };

  explicit Uses(const PrimFunc& f);
  Uses(const Stmt* body, Values values) : values_(values) { put(body), finish(); }
  Uses(const PrimExpr* body, Values values) : values_(values) { put(body), finish(); }

  const std::vector<Bound>& bound() const { return bound_; }
  bool used(const Variable* v) const { return variables_.contains(v); }
  bool used(const Bound& b) const {
    if (b.buffer) return buffers_.contains(b.buffer);
    return used(b.variable) || declared_.contains(b.variable);
  }

 private:
  void finish();
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
  void see(const PrimExpr* e);
  void see(const Stmt* s);
  void see_memory(const Stmt* s);
  void see_block(const Block& b);

  Values values_ = Values::kAll;
  std::vector<std::variant<const PrimExpr*, const Stmt*>> waiting_;
  std::vector<Bound> bound_;
  std::unordered_map<const Variable*, const PrimExpr*> unneeded_;  ///< values, so far
  std::unordered_set<const Variable*> variables_, declared_;
  std::unordered_set<const Buffer*> buffers_, seen_;
};

}  // namespace tenor::spec
