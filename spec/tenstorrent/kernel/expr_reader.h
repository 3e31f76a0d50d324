// SPDX-License-Identifier: Apache-2.0
// Reads expressions and calls of a kernel.
#pragma once

#include "spec/tenstorrent/kernel/cursor.h"

namespace tenor::spec::tenstorrent {

class ExprReader : public Cursor {
 public:
  ExprReader(std::vector<Token> tokens, KernelKind kind, Program& program, Report& report)
      : Cursor(std::move(tokens), program, report), kind_(kind) {}

 protected:
  /// Never null: what cannot be read is the number 0.
  const Expr* expression();
  const Call* call();
  /// Is here the name of a call?
  bool is_call() const;
  Expr* make(Expr::Kind kind, Type type, Span span);
  const Expr* binary(Operator op, const Expr* a, const Expr* b);
  const KernelKind kind_;

 private:
  const Expr* binary_from(int least);
  const Expr* unary();
  const Expr* primary();
  const Expr* number();
  const Expr* name();
  const Expr* qualified_name();
  const Expr* value_of_call();
  List<std::string_view> template_arguments(const Api& api);
  void check_call(const Call& call, const Token& name);
};

/// What C++ makes of two operands.
Type common_type(Type a, Type b);

}  // namespace tenor::spec::tenstorrent
