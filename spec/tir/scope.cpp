// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/scope.h"

namespace tenor::spec {

std::string_view name(Site site) {
  switch (site) {
    case Site::kParameter: return "a parameter";
    case Site::kBufferMap: return "the buffer of a parameter";
    case Site::kLet: return "a Let";
    case Site::kLetStmt: return "a LetStmt";
    case Site::kFor: return "a loop";
    case Site::kAllocate: return "an Allocate";
    case Site::kAllocateConst: return "an AllocateConst";
    case Site::kBufferRealize: return "a BufferRealize";
    case Site::kThread: return "a thread's AttrStmt";
    case Site::kIterVar: return "an iteration variable of a block";
    case Site::kAllocBuffer: return "a buffer that a block allocates";
    case Site::kMatchBuffer: return "a buffer that a block matches with a region";
  }
  return "a binding";
}

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

}  // namespace tenor::spec
