// SPDX-License-Identifier: Apache-2.0
// Where a variable or buffer that nothing binds has to be declared: in the innermost scope of the
// text that holds all of its uses. Needs no clause: the declaration is the text's, not the
// program's.
#pragma once

#include <unordered_map>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::spec::printer {

/// A scope of the text: index into DeclarationScopes. 0 is the function's body.
using ScopeId = int;

class DeclarationScopes {
 public:
  explicit DeclarationScopes(const tir::PrimFunc& function);
  /// Where everything is declared at once: for what stands alone.
  DeclarationScopes() : scopes_{{}} {}

  /// The scope that `part` of `owner` opens (0: body, then-case; 1: else-case, init).
  ScopeId scope(const tir::Stmt* owner, int part) const;
  ScopeId parent(ScopeId scope) const { return scopes_[static_cast<std::size_t>(scope)].parent; }
  /// The innermost scope around every use of the Variable or Buffer `key`; 0 where there is none.
  ScopeId scope_of(const void* key) const;
  /// Is it used at all, but as a parameter?
  bool is_used(const void* key) const { return scope_of_.count(key) != 0; }
  /// Is `inner` the scope `outer` or one in it?
  bool is_within(ScopeId inner, ScopeId outer) const {
    return outer <= inner && inner <= scopes_[static_cast<std::size_t>(outer)].last;
  }

 private:
  struct Scope {
    ScopeId parent = 0;
    ScopeId last = 0;          ///< of the scopes in it: they follow it
    ScopeId nearest_open = 0;  ///< itself while it is open, else one around it
  };
  void visit(const tir::Stmt* s);
  /// All of `s` but the part that it returns.
  const tir::Stmt* visit_but_last(const tir::Stmt* s);
  const tir::Stmt* visit_block(const tir::Block* block);
  void open(const tir::Stmt* owner, int part);
  void close();
  /// The innermost scope around `scope`, or itself, that is still open.
  ScopeId nearest_open(ScopeId scope);
  void use(const void* key);
  void use(const PrimExpr* e);
  void use(const Buffer* buffer);
  void use(const BufferRegion* region);
  void use(const Object& object);
  void use(const CommReducer* combiner);
  void use(Attrs attrs);
  void use_axes(const Reduce* reduce);
  void use_buffers(const tir::Stmt* s);

  std::vector<Scope> scopes_;
  std::vector<ScopeId> path_;
  std::unordered_map<const tir::Stmt*, ScopeId> parts_[2];
  std::unordered_map<const void*, ScopeId> scope_of_;
};

}  // namespace tenor::spec::printer
