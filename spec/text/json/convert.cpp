// SPDX-License-Identifier: Apache-2.0
// What an entry of the graph stands for where another kind of thing is wanted: a variable where an
// expression is, a number where an attribute is.
#include <algorithm>
#include <utility>

#include "spec/text/json/layout.h"
#include "spec/text/json/reader.h"

namespace tenor::spec::json {
namespace {

using Kind = Made::Kind;

}  // namespace

const PrimExpr* GraphReader::as_expr(const Made& m) {
  if (const auto* e = node_of<PrimExpr>(m, Kind::kExpr)) return e;
  if (const auto* v = node_of<Variable>(m, Kind::kVariable)) return tir().var(at(), v);
  if (const auto* b = node_of<Buffer>(m, Kind::kBuffer)) return tir().var(at(), b->data, b);
  if (const auto* t = node_of<Type>(m, Kind::kType)) {
    auto* e = make<TypeExpr>();
    e->dtype = void_type();
    e->type = t;
    return e;
  }
  if (const auto* v = node_of<relax::Variable>(m, Kind::kRelaxVariable)) return size_of(v);
  switch (m.kind) {
    case Kind::kString: return tir().string_imm(at(), m.text);
    case Kind::kBool: return tir().boolean(at(), m.integer != 0);
    case Kind::kInt: return tir().int_imm(at(), m.integer, int_type(64));
    default: return nullptr;
  }
}

/// The scalar that a variable of Relax is known by, which gets a name where it has none.
const PrimExpr* GraphReader::size_of(const relax::Variable* v) {
  const auto* prim = relax::as<relax::PrimStructInfo>(v->struct_info_annotation);
  if (!prim) return nullptr;
  if (!prim->value)
    const_cast<relax::PrimStructInfo*>(prim)->value =
        tir().var(at(), tir().variable(at(), v->name_hint, prim->dtype));
  return prim->value;
}

const relax::Expr* GraphReader::as_relax(const Made& m) {
  if (const auto* e = node_of<relax::Expr>(m, Kind::kRelax)) return e;
  if (const auto* v = node_of<relax::Variable>(m, Kind::kRelaxVariable)) return build_.use(at(), v);
  if (m.kind == Kind::kGlobalVar) {
    auto* e = make<relax::GlobalVar>();
    e->name_hint = m.text;
    return e;
  }
  if (m.kind == Kind::kOp) {
    auto* e = make<relax::Op>();
    e->op_name = m.text.substr(m.text.find('.') + 1);
    return e;
  }
  const bool scalar = m.kind == Kind::kExpr || m.kind == Kind::kVariable;
  return scalar ? build_.prim_value(at(), as_expr(m)) : nullptr;
}

const relax::StructInfo* GraphReader::as_struct_info(const Made& m) {
  if (const auto* s = node_of<relax::StructInfo>(m, Kind::kStructInfo)) return s;
  const auto* t = node_of<Type>(m, Kind::kType);
  if (!t) return nullptr;
  if (t->is_pointer()) return build_.object(at());
  if (t->kind == Type::Kind::kPrimType) return build_.prim(at(), t->dtype);
  if (++objects_ > kMostNodes) {
    fail_size();
    return nullptr;
  }
  std::vector<const relax::StructInfo*> fields;
  for (const Type* field : t->fields)
    fields.push_back(as_struct_info(json::made(Kind::kType, field)));
  return build_.tuple_info(at(), arena().list(fields));
}

Attrs GraphReader::attrs(const GraphNode& n, const char* field) {
  const Object all = as_object(child(n, field));
  if (all.kind == Object::Kind::kMap || all.kind == Object::Kind::kCall) return all.entries;
  return {};
}

Object GraphReader::object_of_list(const Made& m) {
  Object o;
  o.kind = Object::Kind::kList;
  std::vector<Object> all;
  for (const NodeIndex i : m.items) all.push_back(as_object(made_[i]));
  o.items = arena().list(all);
  return o;
}

/// A device by its name in the module; one that the module does not list in full.
Object GraphReader::object_of_device(const Made& m) {
  Object o;
  o.kind = Object::Kind::kString, o.text = m.text;
  if (!m.text.empty()) return o;
  const auto& device = *static_cast<const relax::VDevice*>(m.node);
  Object id, scope;
  id.kind = Object::Kind::kInt, id.integer = device.dev_id;
  scope.kind = Object::Kind::kString, scope.text = device.mem_scope;
  o.kind = Object::Kind::kCall, o.text = "I.vdevice";
  o.items = arena().list({device.target, id, scope});
  return o;
}

/// A map whose keys are names.
Object GraphReader::object_of_map(const Made& m) {
  Object o;
  o.kind = Object::Kind::kMap;
  std::vector<Attribute> entries;
  for (std::size_t i = 0; i + 1 < m.items.size(); i += 2)
    entries.push_back({made_[m.items[i]].text, as_object(made_[m.items[i + 1]])});
  std::ranges::sort(entries, {}, &Attribute::key);
  o.entries = arena().list(entries);
  return o;
}

Object GraphReader::as_object(const Made& m) {
  Object o;
  if (++objects_ > kMostNodes) {
    fail_size();
    return o;
  }
  const auto set = [&](Object::Kind kind) { o.kind = kind; };
  switch (m.kind) {
    case Kind::kObject: return *static_cast<const Object*>(m.node);
    case Kind::kBool: set(Object::Kind::kBool), o.integer = m.integer; break;
    case Kind::kInt: set(Object::Kind::kInt), o.integer = m.integer; break;
    case Kind::kFloat: set(Object::Kind::kFloat), o.floating = m.floating; break;
    case Kind::kOp:
    case Kind::kGlobalVar:
    case Kind::kString: set(Object::Kind::kString), o.text = m.text; break;
    case Kind::kDataType:
      set(Object::Kind::kString), o.text = arena().string(to_string(m.dtype));
      break;
    case Kind::kList: return object_of_list(m);
    case Kind::kMap: return object_of_map(m);
    case Kind::kVDevice: return object_of_device(m);
    case Kind::kRelax:
      if (const auto* scalar = relax::as<relax::PrimValue>(static_cast<const relax::Expr*>(m.node)))
        set(Object::Kind::kExpr), o.expr = scalar->value;
      else
        fail(node(at_), "an attribute is an expression");
      break;
    case Kind::kExpr:
      o.expr = static_cast<const PrimExpr*>(m.node);
      set(Object::Kind::kExpr);
      if (const auto* text = as<StringImm>(o.expr))
        set(Object::Kind::kString), o.text = text->value;
      break;
    case Kind::kType: set(Object::Kind::kType), o.type = static_cast<const Type*>(m.node); break;
    case Kind::kVariable:
      set(Object::Kind::kVariable), o.variable = static_cast<const Variable*>(m.node);
      break;
    case Kind::kBuffer:
      set(Object::Kind::kBuffer), o.buffer = static_cast<const Buffer*>(m.node);
      break;
    case Kind::kIterVar:
      set(Object::Kind::kIterVar), o.iter_var = static_cast<const IterVar*>(m.node);
      break;
    case Kind::kReducer:
      set(Object::Kind::kReducer), o.reducer = static_cast<const CommReducer*>(m.node);
      break;
    default: break;
  }
  return o;
}

/// Attributes and other things that no table knows: their fields, by name.
Made GraphReader::object_of(const GraphNode& n) {
  auto* o = arena().make<Object>();
  o->kind = Object::Kind::kCall;
  o->text = arena().string(n.type());
  if (n.kind() == "DictAttrs") {
    *o = as_object(child(n, "__dict__"));
    return json::made(Kind::kObject, static_cast<const Object*>(o));
  }
  std::vector<Attribute> entries;
  if (n.data().is_object())
    for (const auto& [field, value] : n.data().items())
      entries.push_back({arena().string(field), field_of(n, field, value)});
  o->entries = arena().list(entries);
  return json::made(Kind::kObject, static_cast<const Object*>(o));
}

Object GraphReader::field_of(const GraphNode& n, std::string_view field, const Json& value) {
  if (const auto i = n.earlier(value); i && !holds_integer(n.kind(), field, generation_))
    return as_object(made_[*i]);
  Made m;
  if (value.is_boolean()) m.kind = Kind::kBool, m.integer = value.get<bool>() ? 1 : 0;
  if (value.is_number_integer()) m.kind = Kind::kInt, m.integer = value.get<std::int64_t>();
  if (value.is_number_float()) m.kind = Kind::kFloat, m.floating = value.get<double>();
  if (value.is_string()) {
    // A datatype that is not known is empty there, and `void` in text.
    const auto& text = value.get_ref<const std::string&>();
    m.kind = Kind::kString;
    m.text = text.empty() && field.ends_with("dtype") ? "void" : arena().string(text);
  }
  return as_object(m);
}

const tir::Stmt* GraphReader::sequence(List<NodeIndex> items) {
  std::vector<const tir::Stmt*> rest;  // of what is open, from the last statement to the first
  for (std::size_t k = items.size(); k-- > 0;) {
    const Made& m = made_[items[k]];
    if (const auto* s = node_of<tir::Stmt>(m, Kind::kStmt)) rest.push_back(s);
    const OpenStmt* open = without_body(items[k]);
    if (!open) continue;
    *open->body = joined(rest);
    rest.assign(1, open->outer);
  }
  return joined(rest);
}

/// A flat statement, made anew where another sequence has given it a body; null where it is not
/// one.
const OpenStmt* GraphReader::without_body(NodeIndex i) {
  const auto* open = node_of<OpenStmt>(made_[i], Kind::kOpenStmt);
  if (!open || !*open->body) return open;
  const NodeIndex here = std::exchange(at_, i);
  const Made again = read(node(i));
  at_ = here;
  return node_of<OpenStmt>(again, Kind::kOpenStmt);
}

/// Statements in reverse order as one.
const tir::Stmt* GraphReader::joined(std::vector<const tir::Stmt*>& reversed) {
  if (reversed.size() == 1) return reversed[0];
  std::ranges::reverse(reversed);
  auto* s = make<tir::SeqStmt>();
  s->seq = arena().list(reversed);
  return s;
}

}  // namespace tenor::spec::json
