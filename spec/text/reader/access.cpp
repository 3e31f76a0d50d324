// SPDX-License-Identifier: Apache-2.0
// Names, attributes and subscripts: what `A`, `A.shape[0]`, `T.axis` and `A[i, 0:4]` denote.
#include <fmt/format.h>

#include <utility>
#include <vector>

#include "spec/text/reader/reader.h"
#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {
namespace {

std::string_view joined(Arena& arena, std::string_view a, std::string_view b) {
  return arena.string(fmt::format("{}.{}", a, b));
}

/// The part of `T`, `I`, `R`, `Tx` or a Python module called `name`.
Value member(Arena& arena, std::string_view space, std::string_view name, Span at) {
  if (space == "T" || space == "I") {
    if (const auto dtype = dtype_of_name(name)) return value_of(at, *dtype);
    return value_of(at, Kind::kConstruct, name);
  }
  if (space == "tvm" || space == "tvm.script") {
    if (name == "tir" || name == "tirx") return value_of(at, Kind::kNamespace, "T");
    if (name == "ir" || name == "script") {
      const std::string_view inner = name == "ir" ? "I" : "tvm.script";
      return value_of(at, Kind::kNamespace, inner);
    }
  }
  if (space == "R" || space == "Tx")
    return value_of(at, Kind::kConstruct, joined(arena, space, name));
  return value_of(at, Kind::kPython, joined(arena, space, name));
}

}  // namespace

Value Reader::copied(const Value& v, Span at, bool first) {
  const Copies::Size size = copies_.use(v, first);
  if (depth_ + static_cast<std::int64_t>(size.depth) > kMaxDepth)
    return fail(Code::X_DEPTH, at, "an expression is nested too deeply");
  if (!copies_.too_many()) return v;
  return fail(Code::X_INPUT_SIZE, at,
              fmt::format("more than {} nodes are duplicated because a name, an item or an operand "
                          "is used several times",
                          kMostCopies),
              "bind repeated values to a TIR variable or a buffer");
}

Value Reader::evaluate_name(const python::Expr* e) {
  const Value v = named(e);
  const bool holds = v.is(Kind::kExpr) || v.is(Kind::kString) || v.is_sequence() ||
                     v.is(Kind::kDict) || v.is(Kind::kAccess) || v.is(Kind::kRange);
  return holds ? copied(v, e->span, true) : v;
}

Value Reader::named(const python::Expr* e) {
  if (const Value* bound = scope_.find(e->text)) {
    Value v = *bound;
    v.span = e->span;
    v.fresh = false;
    return v;
  }
  if (const python::Expr* constant = module_.constant(e->text)) {
    Value v = evaluate(constant);
    v.span = e->span;
    v.alias = true;
    return v;
  }
  if (module_.find(e->text)) return value_of(e->span, Kind::kFunction, e->text);
  if (relax_ && module_.members.contains(e->text))
    return value_of(e->span, Kind::kFunction, e->text);
  if (e->text == "cls" || (!module_.name.empty() && e->text == module_.name))
    return Value(Kind::kModule, e->span);
  if (const std::string_view name = imported_construct(source_, e->text); !name.empty())
    return member(scratch(), "T", name, e->span);
  const std::string_view space = namespace_of(source_, e->text);
  if (!space.empty()) return value_of(e->span, Kind::kNamespace, space);
  return unknown_name(e->text, e->span);
}

Value Reader::evaluate_attribute(const python::Expr* e) {
  const Value base = evaluate(e->value);
  return base ? attribute(base, e->text, e->span) : base;
}

Value Reader::attribute(const Value& base, std::string_view name, Span at) {
  Value found;
  switch (base.kind) {
    case Kind::kNamespace: return member(scratch(), base.text, name, at);
    case Kind::kConstruct:
    case Kind::kPython: return value_of(at, base.kind, joined(scratch(), base.text, name));
    case Kind::kModule:
      if (relax_ || module_.find(name)) return value_of(at, Kind::kFunction, name);
      return fail(Code::P_NAME, at, fmt::format("the module has no function `{}`", name));
    case Kind::kBuffer:
    case Kind::kScalar: found = buffer_attribute(base, name, at); break;
    case Kind::kVariable:
    case Kind::kExpr: found = expression_attribute(base, name, at); break;
    case Kind::kIterVar:
      if (name == "var") return value_of(at, const_cast<Variable*>(base.iter_var->var), false);
      break;
    case Kind::kRange:
      if (name == "min") return copied(value_of(at, base.range->min), at);
      if (name == "extent") return copied(value_of(at, base.range->extent), at);
      break;
    default: break;
  }
  if (found) return found;
  return fail(Code::P_CONSTRUCT, at, fmt::format("{} has no `{}`", describe(base), name));
}

/// Nothing where buffers have no such part.
Value Reader::buffer_attribute(const Value& base, std::string_view name, Span at) {
  const Buffer& buffer = *base.buffer;
  const auto list = [&](List<const PrimExpr*> items) {
    std::vector<Value> values;
    for (const PrimExpr* item : items) values.push_back(copied(value_of(at, item), at));
    return sequence(at, Kind::kTuple, scratch().list(values));
  };
  if (name == "data") {
    Value data = value_of(at, const_cast<Variable*>(buffer.data), false);
    data.data_of = base.buffer;
    return data;
  }
  if (name == "shape") return list(buffer.shape);
  if (name == "strides") return list(buffer.strides);
  if (name == "elem_offset")
    return buffer.elem_offset ? copied(value_of(at, buffer.elem_offset), at)
                              : value_of(at, literal(at, Wide{0}, int_type(32)));
  if (name == "dtype")
    return value_of(at, Kind::kString, scratch().string(to_string(buffer.dtype)));
  if (name == "name") return value_of(at, Kind::kString, buffer.name);
  if (name == "buffer" || name == "ty") return value_of(at, base.buffer, false);
  return Value();
}

/// Nothing where expressions have no such part.
Value Reader::expression_attribute(const Value& base, std::string_view name, Span at) {
  if (name == "ty" && base.is(Kind::kVariable) && base.variable->type_annotation) {
    Value v(Kind::kType, at);
    v.type = base.variable->type_annotation;
    return v;
  }
  const PrimExpr* e = expression(base);
  if (e && (name == "dtype" || name == "ty"))
    return value_of(at, Kind::kString, scratch().string(to_string(e->dtype)));
  const auto* load = as<BufferLoad>(e);
  if (load && name == "buffer") return value_of(at, const_cast<Buffer*>(load->buffer), false);
  return Value();
}

/// A list or dictionary of which only an item is used.
Value Reader::evaluate_base(const python::Expr* e) {
  if (e->kind == python::Kind::kName) return named(e);
  return e->kind == python::Kind::kSubscript ? evaluate_subscript(e, false) : evaluate(e);
}

/// `used`: not only to take an item of.
Value Reader::evaluate_subscript(const python::Expr* e, bool used) {
  const python::Expr* inner = e->value;
  const bool metadata = inner->kind == python::Kind::kSubscript && inner->items.size() == 1 &&
                        inner->items[0]->kind == python::Kind::kString &&
                        inner->value->kind == python::Kind::kName &&
                        inner->value->text == "metadata" && !scope_.find("metadata");
  if (metadata) return metadata_entry(e);
  const Value base = evaluate_base(inner);
  switch (base.kind) {
    case Kind::kError: return base;
    case Kind::kBuffer:
    case Kind::kScalar: return subscript_buffer(e, base.buffer);
    case Kind::kTuple:
    case Kind::kList:
    case Kind::kDict: {
      const Value item = subscript_items(e, base);
      return used && item ? copied(item, e->span, true) : item;
    }
    case Kind::kConstruct: return subscript_construct(e, base);
    case Kind::kRelax:
    case Kind::kRelaxVariable:
      if (e->items.size() != 1) break;
      return relax_->subscript(base, evaluate(e->items[0]), e->span);
    default: break;
  }
  return fail(Code::P_CONSTRUCT, e->span, fmt::format("{} cannot be subscripted", describe(base)));
}

Value Reader::subscript_buffer(const python::Expr* e, Buffer* buffer) {
  boost::container::small_vector<BufferAccess::Index, 4> indices;
  bool slices = false;
  if (!read_indices(e, indices, slices)) return Value();
  if (slices) {
    auto* access = scratch().make<BufferAccess>();
    access->buffer = buffer;
    access->indices =
        scratch().list(std::span<const BufferAccess::Index>(indices.data(), indices.size()));
    Value v(Kind::kAccess, e->span);
    v.access = access;
    return v;
  }
  boost::container::small_vector<const PrimExpr*, 4> values;
  for (const BufferAccess::Index& index : indices) {
    values.push_back(expression(index.start));
    if (!values.back()) return Value();
  }
  return load(e->span, buffer,
              arena().list(std::span<const PrimExpr* const>(values.data(), values.size())));
}

bool Reader::read_indices(const python::Expr* e, Indices& indices, bool& slices) {
  bool good = true;
  const auto one = [&](const python::Expr* item) {
    BufferAccess::Index index;
    if (item->kind == python::Kind::kSlice) {
      index.slice = slices = true;
      Value* parts[] = {&index.start, &index.stop, &index.step};
      for (std::size_t i = 0; i < 3; ++i)
        *parts[i] = item->items[i] ? evaluate(item->items[i]) : none(item->span);
      good = good && index.start && index.stop && index.step;
      indices.push_back(index);
      return;
    }
    boost::container::small_vector<Value, 4> values;
    good = append(item, values) && good;
    for (const Value& v : values) {
      const bool spread = v.is_sequence() && e->items.size() == 1;
      for (const Value& part : spread ? v.items : List<Value>(&v, 1)) {
        index.start = part;
        indices.push_back(index);
      }
    }
  };
  for (const python::Expr* item : e->items) one(item);
  return good;
}

Value Reader::subscript_items(const python::Expr* e, const Value& base) {
  const Value key = e->items.size() == 1 ? evaluate(e->items[0]) : Value();
  if (!key && e->items.size() == 1) return key;
  const auto missing = [&] {
    return fail(Code::P_ARGUMENT, e->span, fmt::format("{} has no such element", describe(base)));
  };
  if (base.is(Kind::kDict)) {
    const Value* item = dictionaries_.find(base, key);
    return item ? *item : missing();
  }
  std::optional<Wide> index;
  if (key.is_integral()) index = key.integer;
  if (const auto* imm = key.is(Kind::kExpr) ? as<IntImm>(key.expr) : nullptr) index = imm->value;
  const auto size = static_cast<Wide>(base.items.size());
  if (index && *index < 0) *index += size;
  if (!index || *index < 0 || *index >= size) return missing();
  Value v = base.items[static_cast<std::size_t>(*index)];
  v.span = e->span;
  return v;
}

/// `T.thread()[…]`, `T.S[…]`: constructs of devices; `T.let[…]` is read where it annotates;
/// `T.Buffer[…]`, `T.Ptr[…]`: an old spelling of the call.
Value Reader::subscript_construct(const python::Expr* e, const Value& base) {
  if (base.text == "Buffer" || base.text == "Ptr") {
    Call call;
    call.span = e->span;
    call.name = base.text;
    for (const python::Expr* item : e->items)
      if (!append(item, call.positional_)) return Value();
    return invoke_construct(call);
  }
  std::vector<Value> items;
  for (const python::Expr* item : e->items)
    if (item->kind != python::Kind::kSlice) items.push_back(evaluate(item));
  if (is_device_construct(base.text)) return opaque(e->span, base.text, items, {});
  return fail(Code::P_CONSTRUCT, e->span, fmt::format("T.{} cannot be subscripted", base.text));
}

}  // namespace tenor::spec::reader
