// SPDX-License-Identifier: Apache-2.0
// A function: its parameters, the buffers they are matched with, its root block.
// TIR/Grammar/PrimFunc; TIR/OtherTyping/6.
#include <fmt/format.h>

#include <algorithm>

#include "spec/ir/children.h"
#include "spec/ir/tir/normal.h"
#include "spec/text/printer/literal.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec::printer {

using namespace tir;

namespace {

/// Is every part written where a parameter's annotation can say it?
bool is_simple(const Buffer* b) {
  const auto* offset = as<IntImm>(b->elem_offset);
  return b->strides.empty() && (!b->elem_offset || (offset && offset->value == 0)) &&
         storage_scope(b->data) == "global" &&
         (b->data_alignment == 0 || b->data_alignment == 64) && b->offset_factor <= 1 &&
         b->buffer_type == BufferType::kDefault && b->axis_separators.empty();
}

/// Has it what the text leaves unsaid there, but an alignment or factor that was written?
bool is_default(const Buffer* b) {
  return is_simple(b) && !b->elem_offset && b->data_alignment == 0 && b->offset_factor == 0;
}

/// A string would be read as a name there.
bool holds_string(const PrimExpr* e) {
  if (!e) return false;
  bool found = e->kind == ExprKind::kStringImm;
  for_each_operand(e, [&](const PrimExpr* operand) { found = found || holds_string(operand); });
  return found;
}

}  // namespace

bool Printer::has_inline_extents(const Buffer* b) const {
  bool fits = true;
  for (const PrimExpr* extent : b->shape) {
    for_each_occurrence(extent, [&](const Variable* v) {
      // A quoted extent brings an int32 where nothing of its name stands yet.
      fits =
          fits && flat() && (params_.contains(v) || (v->dtype == int_type(32) && !v->is_size_var));
    });
    if (extent && extent->kind == ExprKind::kBufferLoad) fits = false;
    if (holds_string(extent)) fits = false;
  }
  return fits;
}

bool Printer::is_inline(const PrimFunc& f, std::size_t i) const {
  const Buffer* b = i < f.buffers.size() ? f.buffers[i] : nullptr;
  if (!b || !f.params[i] || declaration_scopes_.is_used(f.params[i])) return false;
  const Type* type = f.params[i]->type_annotation;
  const bool handle = type && type->kind == Type::Kind::kPrimType && type->dtype == handle_type();
  if (!handle || f.params[i]->is_size_var || !b->data) return false;
  const Type* data = b->data->type_annotation;
  const bool own = sharing_.at(b->data) == 1 && data && data->is_pointer() && data->element_type &&
                   data->element_type->kind == Type::Kind::kPrimType &&
                   data->element_type->dtype == b->dtype;
  return own && is_default(b) && has_inline_extents(b);
}

std::string Printer::parameter_annotation(const Buffer* b) {
  Arguments extents;
  std::unordered_set<const Variable*> fresh;
  for (const PrimExpr* extent : b->shape) {
    // What this annotation brings in has its name only after it.
    bool is_fresh = false;
    for_each_occurrence(extent, [&](const Variable* v) {
      if (!is_spelled(v)) {
        define(v, v->name_hint, "v", top());
        announced_.push_back(v);
        fresh.insert(v);
      }
      is_fresh = is_fresh || fresh.contains(v);
    });
    const std::string text = expr(extent);
    extents.add(is_fresh ? string_literal(text) : text);
  }
  const std::string comma = b->shape.size() == 1 ? "," : "";
  return fmt::format("T.Buffer(({}{}), {})", extents.text(), comma,
                     string_literal(to_string(b->dtype)));
}

std::string Printer::parameter(const PrimFunc& f, std::size_t i) {
  const Variable* param = f.params[i];
  if (!is_inline(f, i)) return fmt::format("{}: {}", variable(param), type_of(param));
  const std::string annotation = parameter_annotation(f.buffers[i]);
  return fmt::format("{}: {}", bound_buffer(f.buffers[i], top()), annotation);
}

std::string Printer::signature(const PrimFunc& f) {
  params_.insert(f.params.begin(), f.params.end());
  for (const Buffer* b : f.buffers)
    if (b) ++sharing_[b->data];
  // Scalars first, so that extents may name them; an extent before its parameter is quoted.
  Arguments params;
  for (std::size_t i = 0; i < f.params.size(); ++i) {
    if (!f.params[i]) continue;
    if (!is_inline(f, i) && !is_spelled(f.params[i]))
      define(f.params[i], f.params[i]->name_hint, "v", top());
    params.add(parameter(f, i));
  }
  const bool returns = f.ret_type && !f.ret_type->is_empty_tuple();
  return fmt::format("def {}({}){}:", f.name.empty() ? "main" : f.name, params.text(),
                     returns ? " -> " + type(f.ret_type) : "");
}

void Printer::match_parameters(const PrimFunc& f) {
  for (std::size_t i = 0; i < f.params.size() && i < f.buffers.size(); ++i) {
    const Buffer* b = f.buffers[i];
    if (!b || !f.params[i] || is_spelled(b)) continue;
    const std::string arguments = buffer_arguments(b, variable(f.params[i]), !binds_data(b));
    const std::string name = bound_buffer(b, top());
    line(fmt::format("{} = T.match_buffer({})", name, arguments));
  }
}

const Block* Printer::implicit_root(const PrimFunc& f) const {
  const auto* realize = as<BlockRealize>(f.body);
  const Block* root =
      realize && realize->values.empty() && is_true(realize->predicate) ? realize->block : nullptr;
  if (!root || !root->iter_vars.empty() || !root->annotations.empty() ||
      !root->match_buffers.empty() || !root->reads.empty() || !root->writes.empty() || root->init)
    return nullptr;
  if (root->name_hint != "root") return nullptr;
  const auto* inner = as<BlockRealize>(root->body);
  const bool implied =
      !root->alloc_buffers.empty() ||
      (inner ? inner->block && !inner->block->iter_vars.empty() : holds_block(root->body));
  return implied ? root : nullptr;
}

Lines Printer::function(const PrimFunc& f, int indent) {
  Arguments flags;
  if (f.is_private) flags.add("private", "True");
  // The flat generation has blocks only where the function says so; the nested one has no such
  // flag.
  if (flat() && (f.s_tir || holds_block(f.body))) flags.add("s_tir", "True");
  const bool flagged = !flags.text().empty();
  Lines result{{indent, flagged ? "@T.prim_func(" + flags.text() + ")" : "@T.prim_func"}};
  Frame& frame = top();
  frame.indent = indent + 1;
  result.push_back({indent, signature(f)});
  for (const Variable* v : announced_)
    if (!params_.contains(v)) line(spelled_.at(v) + " = " + creation(v));
  if (!f.attrs.empty()) line("T.func_attr(" + dict(f.attrs) + ")");
  match_parameters(f);
  if (const Block* root = implicit_root(f)) {
    line(fmt::format("# with T.{}(\"root\"):", flat() ? "sblock" : "block"));
    alloc_buffers(root->alloc_buffers);
    body(root->body);
  } else {
    body(f.body);
  }
  const bool statements = std::any_of(frame.lines.begin(), frame.lines.end(),
                                      [](const Line& each) { return each.text.front() != '#'; });
  if (!statements) line("pass");
  result.splice(result.end(), frame.lines);
  return result;
}

}  // namespace tenor::spec::printer
