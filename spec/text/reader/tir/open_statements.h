// SPDX-License-Identifier: Apache-2.0
// The statements that have been read and have no parent yet, and the scopes that take the rest of
// their list as body. TIR/Grammar/Stmt.
#pragma once

#include <vector>

#include "spec/ir/build.h"
#include "spec/text/reader/value.h"

namespace tenor::spec::reader {

class OpenStatements {
 public:
  explicit OpenStatements(Builder& builder) : builder_(builder) {}

  void emit(const tir::Stmt* s) { statements_.push_back(s); }
  /// The rest of the current list is the body of `frame`.
  void open(Frame* frame) { scopes_.push_back({frame, statements_.size()}); }

  /// Where a list begins.
  struct Mark {
    std::size_t statements, scopes;
  };
  Mark mark() const { return {statements_.size(), scopes_.size()}; }
  /// Takes the statements since `mark` off, as one, and ends the scopes that were opened since. A
  /// list without statements stands at `at`.
  const tir::Stmt* take(const Mark& mark, Span at);

 private:
  struct Scope {
    Frame* frame;
    std::size_t first;
  };
  const tir::Stmt* sequence_from(std::size_t first, Span at);

  Builder& builder_;
  std::vector<const tir::Stmt*> statements_;
  std::vector<Scope> scopes_;
};

}  // namespace tenor::spec::reader
