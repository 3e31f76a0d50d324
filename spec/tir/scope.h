// SPDX-License-Identifier: Apache-2.0
// Which variables are bound, at one place of a function: lexical scopes, and the record of all
// bindings so far that single assignment is judged by. TIR/Scope; what is an error is for the
// checks.
#pragma once

#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::spec::tir {

/// The constructs that bind variables: TIR/Scope/b1 to b8, TIR-D69, TIR-D78.
enum class Site : std::uint8_t {
  kParameter,
  kBufferMap,
  kLet,
  kLetStmt,
  kFor,
  kAllocate,
  kAllocateConst,
  kBufferRealize,
  kThread,
  kIterVar,
  kAllocBuffer,
  kMatchBuffer
};

/// What makes each construct bind its variables, named as a person would name the construct.
std::span<const Implementation> bindings();

/// The construct, as a person would name it: "a parameter", "the loop".
std::string_view name(Site site);

/// What is known of a variable that was bound somewhere before this place.
struct Bound {
  Span at;                  ///< the first binding
  Site site{};              ///< of the innermost binding
  std::uint32_t open = 0;   ///< bindings whose scope this place is in
  std::size_t ordinal = 0;  ///< how many bindings of the function came before the latest one
};

class Scope {
 public:
  /// What was bound before, or null.
  const Bound* find(const Variable* variable) const;
  bool contains(const Variable* variable) const;
  /// Bindings so far.
  std::size_t bindings() const { return bindings_; }

  void open() { marks_.push_back({variables_.size(), buffers_.size()}); }
  void close();
  void bind(const Variable* variable, Span at, Site site);

  /// Is this the first time that the buffer is met in this scope or one around it?
  bool introduce(const Buffer* buffer);

  /// A variable whose use was reported: it is reported once.
  void forgive(const Variable* variable) { forgiven_.insert(variable); }
  bool forgiven(const Variable* variable) const { return forgiven_.contains(variable); }
  /// The same for what is only noted of it.
  void note(const Variable* variable) { noted_.insert(variable); }
  bool noted(const Variable* variable) const { return noted_.contains(variable); }

 private:
  struct Mark {
    std::size_t variables, buffers;
  };
  std::unordered_map<const Variable*, Bound> bound_;
  std::unordered_set<const Variable*> forgiven_, noted_;
  std::unordered_set<const Buffer*> introduced_;
  std::vector<const Variable*> variables_;
  std::vector<const Buffer*> buffers_;
  std::vector<Mark> marks_;
  std::size_t bindings_ = 0;
};

}  // namespace tenor::spec::tir
