// SPDX-License-Identifier: Apache-2.0
// When are two pieces of a program the same but for the names of their variables and buffers?
// Scope: TIR/Grammar, Relax/Grammar. Spans, NodeIds and name hints never count; the name of a
// function, a block or a builtin does. Not here: whether two different programs mean the same.
#pragma once

#include <optional>
#include <string>

#include "spec/ir/program.h"

namespace tenor::spec {

struct EqualOptions {
  /// A variable or buffer that nothing binds: true lets it match any other one, the same one
  /// everywhere; false lets it match itself alone. Whole functions always take the first.
  bool match_free = false;
  /// Functions and statements: compare normal forms (spec/ir/tir/normal.h).
  bool normal_form = false;
  /// The hints of buffers do not count (spec/ir/tir/hints.h).
  bool without_buffer_hints = false;
};

/// The first place where two structures differ.
struct Difference {
  std::string path;             ///< fields from the root: `body.seq[1].value.a`
  std::string what;             ///< what differs there: `dtype int32, int64`
  const Node* left = nullptr;   ///< innermost node around the difference; null with normal forms,
  const Node* right = nullptr;  ///< whose nodes are gone
};

/// The first difference of `a` and `b`, or nothing where they are equal.
std::optional<Difference> difference(const tir::PrimFunc& a, const tir::PrimFunc& b,
                                     EqualOptions options = {});
std::optional<Difference> difference(const tir::Stmt* a, const tir::Stmt* b,
                                     EqualOptions options = {});
std::optional<Difference> difference(const PrimExpr* a, const PrimExpr* b,
                                     EqualOptions options = {});
/// Of Relax: up to the names of variables and of shape variables; where attributes stand, and the
/// places of devices in their module, do not count. A normal form is one that both generations can
/// say: without the values of PrimStructInfo.
std::optional<Difference> difference(const relax::Function& a, const relax::Function& b,
                                     EqualOptions options = {});
std::optional<Difference> difference(const relax::Expr* a, const relax::Expr* b,
                                     EqualOptions options = {});
std::optional<Difference> difference(const relax::StructInfo* a, const relax::StructInfo* b,
                                     EqualOptions options = {});

inline bool equal(const tir::PrimFunc& a, const tir::PrimFunc& b, EqualOptions options = {}) {
  return !difference(a, b, options);
}
inline bool equal(const tir::Stmt* a, const tir::Stmt* b, EqualOptions options = {}) {
  return !difference(a, b, options);
}
inline bool equal(const PrimExpr* a, const PrimExpr* b, EqualOptions options = {}) {
  return !difference(a, b, options);
}

inline bool equal(const relax::Function& a, const relax::Function& b, EqualOptions options = {}) {
  return !difference(a, b, options);
}
inline bool equal(const relax::Expr* a, const relax::Expr* b, EqualOptions options = {}) {
  return !difference(a, b, options);
}
inline bool equal(const relax::StructInfo* a, const relax::StructInfo* b,
                  EqualOptions options = {}) {
  return !difference(a, b, options);
}

}  // namespace tenor::spec
