// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/scope.h"

namespace tenor::spec::tir {

namespace {

/// In the order of the enumerators.
constexpr Implementation kBindings[] = {
    function("a parameter", clauses("TIR/Scope/b1")),
    function("the buffer of a parameter", clauses("TIR-D69")),
    function("a Let", clauses("TIR/Scope/b2")),
    function("a LetStmt", clauses("TIR/Scope/b2")),
    function("a loop", clauses("TIR/Scope/b4")),
    function("an Allocate", clauses("TIR/Scope/b5")),
    function("an AllocateConst", clauses("TIR-D80")),
    function("a BufferRealize", clauses("TIR/Scope/b6:b", "TIR/Scope/b6:c")),
    function("a thread's AttrStmt", clauses("TIR/Scope/b7")),
    function("an iteration variable of a block", clauses("TIR/Scope/b3")),
    function("a buffer that a block allocates", clauses("TIR/Scope/b8")),
    function("a buffer that a block matches with a region", clauses("TIR/Scope/b8", "TIR-D78")),
};
static_assert(std::size(kBindings) == static_cast<std::size_t>(Site::kMatchBuffer) + 1);

}  // namespace

std::span<const Implementation> bindings() { return kBindings; }

std::string_view name(Site site) { return kBindings[static_cast<std::size_t>(site)].name; }

const Bound* Scope::find(const Variable* variable) const {
  const auto found = bound_.find(variable);
  return found == bound_.end() ? nullptr : &found->second;
}

bool Scope::contains(const Variable* variable) const {
  const Bound* bound = find(variable);
  return bound && bound->open > 0;
}

void Scope::bind(const Variable* variable, Span at, Site site) {
  Bound& bound = bound_.try_emplace(variable, Bound{at, site, 0, 0}).first->second;
  bound.site = site;
  bound.ordinal = bindings_++;
  ++bound.open;
  variables_.push_back(variable);
}

void Scope::close() {
  for (; variables_.size() > marks_.back().variables; variables_.pop_back())
    --bound_[variables_.back()].open;
  for (; buffers_.size() > marks_.back().buffers; buffers_.pop_back())
    introduced_.erase(buffers_.back());
  marks_.pop_back();
}

bool Scope::introduce(const Buffer* buffer) {
  if (!introduced_.insert(buffer).second) return false;
  buffers_.push_back(buffer);
  return true;
}

}  // namespace tenor::spec::tir
