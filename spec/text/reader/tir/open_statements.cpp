// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/tir/open_statements.h"

namespace tenor::spec::reader {

using namespace tir;

const Stmt* OpenStatements::take(const Mark& mark, Span at) {
  for (; scopes_.size() > mark.scopes; scopes_.pop_back()) {
    const auto& [frame, first] = scopes_.back();
    *frame->body = sequence_from(first, builder_.program().span(frame->outer));
    emit(frame->outer);
  }
  return sequence_from(mark.statements, at);
}

/// Takes the statements from `first` on off the list, as one.
const Stmt* OpenStatements::sequence_from(std::size_t first, Span at) {
  const std::span<const Stmt* const> rest(statements_.data() + first, statements_.size() - first);
  const Stmt* result = rest.size() == 1 ? rest[0] : nullptr;
  if (!result) {
    auto* s = builder_.stmt<SeqStmt>(rest.empty() ? at : builder_.program().span(rest[0]));
    s->seq = builder_.arena().list(rest);
    result = s;
  }
  statements_.resize(first);
  return result;
}

}  // namespace tenor::spec::reader
