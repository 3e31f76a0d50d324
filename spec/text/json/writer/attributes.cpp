// SPDX-License-Identifier: Apache-2.0
// Attributes and other compile-time objects as nodes: ../convert.cpp and the target of
// ../module.cpp backwards. TIR/Grammar/Attrs; Relax/Grammar/VDevice.
#include <algorithm>

#include "spec/text/json/layout.h"
#include "spec/text/json/writer/writer.h"

namespace tenor::spec::json {
namespace {

using Kind = Object::Kind;

/// The fields of a target that are no attributes of its kind.
constexpr std::string_view kTargetFields[] = {"host", "keys", "kind", "tag"};

std::string_view kind_of(std::string_view type) { return type.substr(type.rfind('.') + 1); }

}  // namespace

NodeIndex GraphWriter::object(const Object& value) {
  switch (value.kind) {
    case Kind::kNone: return kNone;
    case Kind::kBool: return truth(value.integer != 0);
    case Kind::kInt: return integer(value.integer);
    case Kind::kFloat: return shared("float", json_number(value.floating));
    case Kind::kString: return text(value.text);
    case Kind::kList: return list(value.items, [&](const Object& item) { return object(item); });
    case Kind::kMap: return attributes(value.entries);
    case Kind::kExpr: return expr(value.expr);
    case Kind::kType: return type(value.type);
    case Kind::kVariable: return data(value.variable);
    case Kind::kBuffer: return buffer(value.buffer);
    case Kind::kRegion: return region(value.region);
    case Kind::kIterVar: return iter_var(value.iter_var);
    case Kind::kReducer: return combiner(value.reducer);
    case Kind::kCall: return constructed(value);
    case Kind::kText: break;
  }
  return fail(nullptr, "`" + std::string(value.text) + "`");
}

/// A call of the script: a target, or a node of the compiler's by its type and fields.
NodeIndex GraphWriter::constructed(const Object& value) {
  if (value.text == "T.target" && value.items.size() == 1) return target(value.items[0]);
  if (const auto map = spec::index_map(value)) return index_map(*map);
  if (value.text == "I.vdevice" && value.items.size() == 3) return unlisted_device(value);
  const bool is_node = value.items.empty() && value.text.find('.') != value.text.npos &&
                       !value.text.starts_with("T.") && !value.text.starts_with("R.") &&
                       !value.text.starts_with("I.");
  if (!is_node) return fail(nullptr, "`" + std::string(value.text) + "`");
  Fields fields;
  for (const Attribute& each : value.entries) field(fields, kind_of(value.text), each);
  return shared(value.text, fields);
}

NodeIndex GraphWriter::index_map(const IndexMap& map) {
  const auto write = [&](const Object& each) { return object(each); };
  const NodeIndex from = list(map.indices, write), to = list(map.results, write);
  return shared(tir_type("IndexMap"),
                Fields()
                    .node("initial_indices", from)
                    .node("final_indices", to)
                    .node("inverse_index_map", map.inverse ? object(*map.inverse) : kNone));
}

/// A device that the module does not list, by its target, number and memory scope.
NodeIndex GraphWriter::unlisted_device(const Object& value) {
  auto* v = build_.make<relax::VDevice>(Span{});
  v->target = value.items[0];
  v->dev_id = value.items[1].integer;
  v->mem_scope = value.items[2].text;
  return vdevice(v);
}

/// A field of a node that is known by its fields alone.
void GraphWriter::field(Fields& fields, std::string_view kind, const Attribute& attribute) {
  const Object& value = attribute.value;
  switch (value.kind) {
    case Kind::kBool: fields.truth(attribute.key, value.integer != 0); return;
    case Kind::kFloat: fields.real(attribute.key, value.floating); return;
    case Kind::kInt:
      if (!holds_integer(kind, attribute.key, generation_)) break;
      fields.integer(attribute.key, value.integer);
      return;
    default: break;
  }
  fields.node(attribute.key, object(value));
}

/// A map in the order of its keys.
NodeIndex GraphWriter::attributes(Attrs attrs) {
  std::vector<Attribute> sorted(attrs.begin(), attrs.end());
  std::ranges::sort(sorted, {}, &Attribute::key);
  std::vector<NodeIndex> items;
  for (const Attribute& each : sorted) {
    items.push_back(text(each.key));
    items.push_back(object(each.value));
  }
  return map(items);
}

NodeIndex GraphWriter::dict_attrs(Attrs attrs) {
  return shared("ir.DictAttrs", Fields().node("__dict__", attributes(attrs)));
}

/// Written as a configuration; what a mere tag means only the compiler knows.
NodeIndex GraphWriter::target(const Object& configuration) {
  const Object* kind = find(configuration.entries, "kind");
  if (configuration.kind != Kind::kMap || !kind || kind->kind != Kind::kString)
    return fail(nullptr, "a target that is not a configuration");
  const auto part = [&](std::string_view key) { return find(configuration.entries, key); };
  std::vector<Attribute> attrs;
  for (const Attribute& each : configuration.entries)
    if (std::ranges::find(kTargetFields, each.key) == std::end(kTargetFields))
      attrs.push_back(each);
  const Object *host = part("host"), *keys = part("keys"), *tag = part("tag");
  Fields fields;
  fields.node("kind", named("target.TargetKind", kind->text))
      .node("tag", text(tag ? tag->text : std::string_view()))
      .node("keys", keys ? object(*keys) : array({}))
      .node("attrs", attributes(attrs));
  if (!flat()) fields.node("features", map({}));
  return shared("target.Target", fields.node("host", host ? target(*host) : kNone));
}

}  // namespace tenor::spec::json
