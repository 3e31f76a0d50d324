// SPDX-License-Identifier: Apache-2.0
// What Relax contributes to the sequence of numbers of spec/ir/stream.h: expressions, bindings and
// StructInfo, with TIR's expressions in them. Relax/Grammar.
#pragma once

#include "spec/ir/stream.h"

namespace tenor::spec::detail {

class RelaxStream : public Stream {
 public:
  using Stream::expr;
  using Stream::Stream;

  void expr(const char* name, const relax::Expr* e, std::int64_t index = -1);
  void struct_info(const char* name, const relax::StructInfo* s, std::int64_t index = -1);

 private:
  void exprs(const char* name, List<const relax::Expr*> list);
  void struct_infos(const char* name, List<const relax::StructInfo*> list);
  void dimensions(const char* name, List<const PrimExpr*> list) { Stream::exprs(name, list); }
  /// In the order of their names.
  void attributes(Attrs attrs);
  void bytes(List<std::byte> data);
  void vdevice(const relax::VDevice* device);
  void bind(const relax::Variable* variable);
  void use(const relax::Variable* variable);
  void leaf(const relax::Expr* e);
  void compound(const relax::Expr* e);
  void constant(const relax::Constant& e);
  void function(const relax::Function& f);
  void call(const relax::Call& e);
  void sequence(const relax::SeqExpr& e);
  void binding(const relax::Binding& b);
  void tensor(const relax::TensorStructInfo& s);
  void shape(const relax::ShapeStructInfo& s);
  void callable(const relax::FuncStructInfo& s);
};

}  // namespace tenor::spec::detail
