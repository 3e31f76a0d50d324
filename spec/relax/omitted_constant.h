// SPDX-License-Identifier: Apache-2.0
// Constants that a text names and leaves out: compilers print `metadata["relax.expr.Constant"][3]`,
// and the metadata only on request. Such a constant is an OpaqueExpr of its text: nothing is known
// of its StructInfo, and a run is given its elements. Relax/Grammar/Expr/Constant, EXT/Opaque.
#pragma once

#include <charconv>
#include <optional>

#include "spec/ir/relax/expr.h"

namespace tenor::spec::relax {

/// Its number; nothing where the expression is something else.
inline std::optional<std::size_t> omitted_constant(const Expr* e) {
  const auto* opaque = as<OpaqueExpr>(e);
  if (!opaque || opaque->construct.kind != Object::Kind::kText) return {};
  std::string_view text = opaque->construct.text;
  const std::size_t at = text.rfind('[');
  if (!text.starts_with("metadata[") || at == text.npos || !text.ends_with(']')) return {};
  text = text.substr(at + 1, text.size() - at - 2);
  std::size_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return {};
  return number;
}

}  // namespace tenor::spec::relax
