// SPDX-License-Identifier: Apache-2.0
// PrimFuncs as nodes, and the StructInfo that the compiler gives them, which callers in Relax see:
// the first half of ../module.cpp backwards. TIR/Grammar/PrimFunc; EXT/PrimFunc/s_tir.
#include "spec/ir/tir/children.h"
#include "spec/ir/tir/normal.h"
#include "spec/text/json/writer/writer.h"

namespace tenor::spec::json {
namespace {

/// What the compiler calls pure: it writes no memory but its own, and calls nothing with an effect.
class Purity {
 public:
  bool of(const tir::PrimFunc& f) {
    stmts_.push_back(f.body);
    while (!stmts_.empty()) {
      const tir::Stmt* s = stmts_.back();
      stmts_.pop_back();
      if (s) visit(s);
    }
    while (!exprs_.empty()) {
      const PrimExpr* e = exprs_.back();
      exprs_.pop_back();
      if (has_effect(as<Call>(e))) return false;
      for_each_operand(e, [&](const PrimExpr* operand) { exprs_.push_back(operand); });
    }
    for (const Variable* each : stored_)
      if (!own_.contains(each)) return false;
    return true;
  }

 private:
  void visit(const tir::Stmt* s) {
    if (const auto* a = as<tir::Allocate>(s)) own_.insert(a->buffer_var);
    if (const auto* store = as<tir::BufferStore>(s)) stored_.push_back(store->buffer->data);
    if (const auto* b = as<tir::Block>(s))
      for (const Buffer* each : b->alloc_buffers) own_.insert(each->data);
    for_each_expression(s, [&](const PrimExpr* e) { exprs_.push_back(e); });
    for_each_substatement(s, [&](const tir::Stmt* inner) { stmts_.push_back(inner); });
  }
  static bool has_effect(const Call* call) {
    return call && (!call->builtin || call->builtin->effect > BuiltinEffect::kReadState);
  }

  std::vector<const tir::Stmt*> stmts_;
  std::vector<const PrimExpr*> exprs_;
  std::vector<const Variable*> stored_;
  std::unordered_set<const Variable*> own_;
};

bool has_buffer(const tir::PrimFunc& f, std::size_t i) {
  return i < f.buffers.size() && f.buffers[i];
}

}  // namespace

NodeIndex GraphWriter::prim_func(const tir::PrimFunc& f) {
  is_scheduled_ = f.s_tir || holds_block(f.body);
  declaration_scopes_ = printer::DeclarationScopes(f);
  const NodeIndex info = signature(f);
  std::vector<NodeIndex> params, matched;
  for (std::size_t i = 0; i < f.params.size(); ++i) {
    if (!flat() || !has_buffer(f, i)) bound_.insert(f.params[i]);
    if (flat() && has_buffer(f, i)) replaced_.insert(f.params[i]);
    params.push_back(flat() && has_buffer(f, i) ? buffer(f.buffers[i]) : variable(f.params[i]));
  }
  for (std::size_t i = 0; i < f.params.size() && !flat(); ++i)
    if (has_buffer(f, i)) matched.push_back(params[i]), matched.push_back(buffer(f.buffers[i]));
  const NodeIndex attrs = function_attrs(f.attrs, f.is_private, f.name, flat() && is_scheduled_);
  Fields fields = placed()
                      .node(flat() ? "ty" : "struct_info_", info)
                      .node("attrs", attrs)
                      .node("params", array(params))
                      .node("ret_type", type(f.ret_type ? f.ret_type : build_.tir().tuple_type()));
  if (!flat()) fields.node("buffer_map", map(matched));
  return add(tir_type("PrimFunc"), fields.node("body", stmt(f.body, nullptr)));
}

/// A function of its own name has that as an attribute, unless it is private.
NodeIndex GraphWriter::function_attrs(Attrs attrs, bool is_private, std::string_view name,
                                      bool is_scheduled) {
  std::vector<Attribute> all(attrs.begin(), attrs.end());
  const auto set = [&](std::string_view key, Object::Kind kind) {
    if (find(attrs, key)) return;
    Attribute& made = all.emplace_back(Attribute{key, {}});
    made.value.kind = kind, made.value.text = name, made.value.integer = 1;
  };
  if (!is_private && !name.empty()) set("global_symbol", Object::Kind::kString);
  if (is_scheduled) set("s_tir", Object::Kind::kBool);
  return dict_attrs(List<Attribute>(all));
}

/// Extents are integers of 64 bits there.
const PrimExpr* GraphWriter::dimension(const PrimExpr* extent) {
  if (extent->dtype == int_type(64)) return extent;
  const auto* literal = as<IntImm>(extent);
  return literal
             ? static_cast<const PrimExpr*>(build_.tir().int_imm({}, literal->value, int_type(64)))
             : build_.tir().cast({}, extent, int_type(64));
}

const relax::StructInfo* GraphWriter::parameter(const tir::PrimFunc& f, std::size_t i) {
  if (has_buffer(f, i)) {
    std::vector<const PrimExpr*> dimensions;
    for (const PrimExpr* extent : f.buffers[i]->shape) dimensions.push_back(dimension(extent));
    return build_.tensor({}, build_.arena().list(dimensions), f.buffers[i]->dtype);
  }
  const DataType dtype = f.params[i]->dtype;
  return flat() && dtype.is_handle() ? static_cast<const relax::StructInfo*>(build_.object({}))
                                     : build_.prim({}, dtype);
}

NodeIndex GraphWriter::signature(const tir::PrimFunc& f) {
  const auto found = written_.find(&f);
  if (found != written_.end()) return found->second;
  std::vector<const relax::StructInfo*> params;
  for (std::size_t i = 0; i < f.params.size(); ++i) params.push_back(parameter(f, i));
  const bool gives = f.ret_type && f.ret_type->kind == Type::Kind::kPrimType;
  const relax::StructInfo* ret =
      gives ? static_cast<const relax::StructInfo*>(build_.prim({}, f.ret_type->dtype))
            : build_.tuple_info({}, {});
  const relax::StructInfo* whole =
      build_.func({}, build_.arena().list(params), ret, Purity().of(f));
  return written_[&f] = struct_info(whole);
}

}  // namespace tenor::spec::json
