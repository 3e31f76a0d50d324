// SPDX-License-Identifier: Apache-2.0
// Values of the script as compile-time objects: of attributes, annotations, and of constructs that
// are known by name only. TIR/Grammar/Attrs.
#include <fmt/format.h>

#include "spec/text/reader/reader.h"
#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {
namespace {

Object text_object(Arena& arena, std::string_view text) {
  Object object;
  object.kind = Object::Kind::kText;
  object.text = arena.string(text);
  return object;
}

}  // namespace

bool Reader::attributes(const Value& v, Attrs& out, std::string_view what) {
  if (!v) return false;
  if (v.is(Kind::kNone)) {
    out = {};
    return true;
  }
  if (!v.is(Kind::kDict)) {
    fail(Code::P_ARGUMENT, v.span, fmt::format("{} must be a dictionary", what));
    return false;
  }
  std::vector<Attribute> entries;
  for (std::size_t i = 0; i + 1 < v.items.size(); i += 2) {
    const auto key = text(v.items[i], "a key");
    if (!key) return false;
    entries.push_back({arena().string(*key), object(v.items[i + 1])});
  }
  out = arena().list(entries);
  return true;
}

/// A list, or a map: keys that are no strings stand as they are written.
Object Reader::object_of_items(const Value& v) {
  Object o;
  if (v.is_sequence()) {
    std::vector<Object> items;
    for (const Value& item : v.items) items.push_back(object(item));
    o.kind = Object::Kind::kList;
    o.tuple = v.is(Kind::kTuple);
    o.items = arena().list(items);
    return o;
  }
  std::vector<Attribute> entries;
  for (std::size_t i = 0; i + 1 < v.items.size(); i += 2) {
    const Value& key = v.items[i];
    const std::string_view name = key.is(Kind::kString) ? key.text : source_.at(key.span);
    entries.push_back({arena().string(name), object(v.items[i + 1])});
  }
  o.kind = Object::Kind::kMap;
  o.entries = arena().list(entries);
  return o;
}

Object Reader::object(const Value& v) {
  Object o;
  switch (v.kind) {
    case Kind::kError:
    case Kind::kNone: return o;
    case Kind::kBool:
    case Kind::kInt:
      o.kind = v.is(Kind::kBool) ? Object::Kind::kBool : Object::Kind::kInt;
      o.integer = static_cast<std::int64_t>(v.integer);
      return o;
    case Kind::kFloat: o.kind = Object::Kind::kFloat, o.floating = v.floating; return o;
    case Kind::kString: o.kind = Object::Kind::kString, o.text = arena().string(v.text); return o;
    case Kind::kTuple:
    case Kind::kList:
    case Kind::kDict: return object_of_items(v);
    case Kind::kExpr:
    case Kind::kScalar: o.kind = Object::Kind::kExpr, o.expr = expression(v); return o;
    case Kind::kVariable: o.kind = Object::Kind::kVariable, o.variable = v.variable; return o;
    case Kind::kBuffer: o.kind = Object::Kind::kBuffer, o.buffer = v.buffer; return o;
    case Kind::kAccess: o.kind = Object::Kind::kRegion, o.region = region(v); return o;
    case Kind::kIterVar: o.kind = Object::Kind::kIterVar, o.iter_var = v.iter_var; return o;
    case Kind::kReducer: o.kind = Object::Kind::kReducer, o.reducer = v.reducer; return o;
    case Kind::kDtype:
    case Kind::kType: o.kind = Object::Kind::kType, o.type = type(v); return o;
    case Kind::kObject: return *v.object;
    default: return text_object(arena(), source_.at(v.span));
  }
}

namespace {

/// A constant of metadata that the text leaves out: printers do, unless asked.
Value omitted_constant(Program& program, Span at, std::string_view text) {
  auto* held = program.make<relax::OpaqueExpr>(at);
  held->construct.kind = Object::Kind::kText;
  held->construct.text = program.arena.string(text);
  return value_of(at, static_cast<const relax::Expr*>(held));
}

}  // namespace

Value Reader::metadata_entry(const python::Expr* e) {
  const std::string_view type = e->value->items[0]->text;
  const Value index = evaluate(e->items[0]);
  if (!index.is(Kind::kInt)) return fail(Code::P_ARGUMENT, e->span, "metadata needs a number");
  const MetadataEntry* entry =
      index.integer >= 0 && index.integer < (1 << 24)
          ? source_.metadata.find(type, static_cast<std::size_t>(index.integer))
          : nullptr;
  const bool text = type.substr(type.rfind('.') + 1) == "StringImm";
  // Printers leave metadata out unless asked; the words of a message then are what stands here.
  if (!entry && text) return value_of(e->span, Kind::kString, source_.at(e->span));
  using EntryKind = MetadataEntry::Kind;
  const auto dtype = entry ? parse_datatype(entry->dtype) : std::nullopt;
  if (entry && entry->kind == EntryKind::kString)
    return value_of(e->span, Kind::kString, entry->text);
  if (entry && dtype && entry->kind == EntryKind::kInt)
    return value_of(e->span, literal(e->span, Wide{entry->integer}, *dtype));
  if (entry && dtype && entry->kind == EntryKind::kFloat)
    return value_of(e->span, literal(e->span, entry->floating, *dtype));
  if (relax_ && entry && entry->kind == EntryKind::kTensor)
    return relax_->constant(e->span, *entry);
  const bool constant = type.ends_with("Constant") || type.ends_with("GenericConst");
  if (relax_ && constant && source_.file.metadata_json.empty())
    return omitted_constant(builder().program(), e->span, source_.at(e->span));
  if (relax_ && constant)
    return fail(Code::P_ARGUMENT, e->span,
                entry ? "the metadata has no tensor of a known datatype"
                      : "the metadata does not have this constant",
                entry ? "" : "print the module with its metadata");
  auto* object = arena().make<Object>();
  object->kind = Object::Kind::kText;
  object->text = arena().string(source_.at(e->span));
  return value_of(e->span, static_cast<const Object*>(object));
}

/// Known by name, given no rules: the finding names it, and what it stands for is kept.
Value Reader::opaque(Span at, std::string_view construct, List<Value> items,
                     List<KeywordValue> named) {
  const bool has_dialect = construct.starts_with("Tx.") || construct.starts_with("R.");
  const std::string_view prefix = has_dialect ? "" : "T.";
  source_.report.error(Code::S_DEVICE, at,
                       fmt::format("{}{} is a device construct without rules", prefix, construct));
  Object object_of;
  object_of.kind = Object::Kind::kCall;
  object_of.text = arena().string(fmt::format("{}{}", prefix, construct));
  std::vector<Object> positional;
  for (const Value& item : items) positional.push_back(object(item));
  std::vector<Attribute> keywords;
  for (const KeywordValue& k : named) keywords.push_back({arena().string(k.name), object(k.value)});
  object_of.items = arena().list(positional);
  object_of.entries = arena().list(keywords);
  auto* e = builder().program().make<OpaqueExpr>(at);
  e->dtype = int_type(32);
  e->construct = object_of;
  return value_of(at, static_cast<const PrimExpr*>(e));
}

}  // namespace tenor::spec::reader
