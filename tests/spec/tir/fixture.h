// SPDX-License-Identifier: Apache-2.0
// A function of one statement or expression, built node by node, and what the checks say of it: for
// programs that no text can spell, and to keep one point a test.
#pragma once

#include <string>
#include <vector>

#include "spec/ir/build.h"
#include "spec/tir/check.h"

namespace tenor::spec::test {

using Exprs = std::vector<const PrimExpr*>;

class Fixture {
 public:
  Fixture();

  Program program;
  Builder builder{program};
  Module module;
  tir::PrimFunc* function = nullptr;

  Variable *n, *m, *x, *p;  ///< parameters: int32, int64, float32, pointer to float32
  Buffer *a, *b, *flags;    ///< of parameters: float32 (16,), float32 (4, 8), bool (16,)

  /// What the check says of a function with this body: "error", "warning", "note", or nothing.
  std::string says(std::string_view check, const tir::Stmt* body, bool strict = false);
  std::string says(std::string_view check, const PrimExpr* value, bool strict = false);
  /// The same of a function whose body is `body` after `setup` changed it.
  std::string says_of_function(std::string_view check, bool strict = false);
  /// The ids of all findings of checks on a function with this body, in order.
  std::vector<std::string> findings(const tir::Stmt* body);

  const Type* pointer(DataType dtype, std::string_view scope = "global");
  Variable* variable(DataType dtype, std::string_view name = "v");
  Variable* pointer_variable(DataType dtype, std::string_view scope = "global");
  Buffer* buffer(std::string_view name, DataType dtype, Exprs shape,
                 std::string_view scope = "global");
  const PrimExpr* var(const Variable* v) { return builder.var({}, v); }
  const PrimExpr* i(std::int64_t value, int bits = 32) {
    return builder.int_imm({}, value, int_type(bits));
  }
  const PrimExpr* f(double value, int bits = 32) {
    return builder.float_imm({}, value, float_type(bits));
  }
  const PrimExpr* yes() { return builder.boolean({}, true); }
  const PrimExpr* wide(const PrimExpr* e, std::int64_t lanes) {
    return builder.broadcast({}, e, lanes);
  }
  const PrimExpr* op(ExprKind kind, const PrimExpr* left, const PrimExpr* right) {
    return builder.binary({}, kind, left, right);
  }
  const PrimExpr* load(const Buffer* from, Exprs indices, const PrimExpr* predicate = nullptr);

  const tir::Stmt* evaluate(const PrimExpr* e);
  const tir::Stmt* store(const Buffer* to, const PrimExpr* value, Exprs indices,
                         const PrimExpr* predicate = nullptr);
  const tir::Stmt* seq(std::vector<const tir::Stmt*> items);
  const tir::Stmt* nothing() { return seq({}); }
  const tir::Stmt* let(const Variable* v, const PrimExpr* value, const tir::Stmt* body);
  tir::For* loop(const Variable* v, const PrimExpr* min, const PrimExpr* extent,
                 const tir::Stmt* body, tir::ForKind kind = tir::ForKind::kSerial);
  const tir::Stmt* while_loop(const PrimExpr* condition, const tir::Stmt* body);
  tir::AttrStmt* attr(Object node, std::string_view key, const PrimExpr* value,
                      const tir::Stmt* body);
  tir::Allocate* allocate(const Variable* v, DataType dtype, Exprs extents, const tir::Stmt* body);
  const tir::Stmt* declare(const Buffer* buffer, const tir::Stmt* body);
  IterVar* iter_var(const Variable* v, const PrimExpr* min, const PrimExpr* extent,
                    std::string_view tag = {});
  BufferRegion* region(const Buffer* of, std::vector<Range> ranges);
  tir::Block* block(std::vector<const IterVar*> iter_vars, const tir::Stmt* body);
  tir::BlockRealize* realize(const tir::Block* block, Exprs values);
  const tir::MatchBufferRegion* match(const Buffer* view, const BufferRegion* source);
  /// A block alone that only matches `view` with `source`.
  const tir::Stmt* matching(const Buffer* view, const BufferRegion* source);
  Object object(const Variable* v);
  Object object(const IterVar* v);

 private:
  std::string severity(std::string_view check, bool strict);
  const Variable* add_param(Variable* v);
  void add_buffer(Buffer* buffer);

  std::vector<const Variable*> params_;
  std::vector<const Buffer*> buffers_;
};

}  // namespace tenor::spec::test
