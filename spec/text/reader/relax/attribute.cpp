// SPDX-License-Identifier: Apache-2.0
// Python's own values as attributes, and what a parameter has where a call leaves it out.
// Relax/Grammar/Expr/Call.
#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::reader {

/// The compile-time object that an attribute holds.
Object RelaxReader::attribute(const Value& v) {
  Object o;
  const relax::Expr* e = v.is(Kind::kRelax) ? v.relax : nullptr;
  if (const auto* value = relax::as<relax::PrimValue>(e)) {
    o.kind = Object::Kind::kExpr, o.expr = value->value;
    return o;
  }
  if (const auto* text = relax::as<relax::StringImm>(e)) {
    o.kind = Object::Kind::kString, o.text = text->value;
    return o;
  }
  if (const auto* dtype = relax::as<relax::DataTypeImm>(e))
    return script_.object(value_of(v.span, dtype->value));
  const auto* shape_of = relax::as<relax::ShapeExpr>(e);
  if (!shape_of) return script_.object(v);
  std::vector<Object> items;
  for (const PrimExpr* value : shape_of->values) {
    Object& item = items.emplace_back();
    item.kind = Object::Kind::kExpr, item.expr = value;
  }
  o.kind = Object::Kind::kList, o.items = arena().list(items);
  return o;
}

Value RelaxReader::value_of_object(Span at, const Object& object) {
  switch (object.kind) {
    case Object::Kind::kBool: return value_of(at, object.integer != 0);
    case Object::Kind::kInt: return value_of(at, static_cast<Wide>(object.integer));
    case Object::Kind::kFloat: return value_of(at, object.floating);
    case Object::Kind::kString: return value_of(at, Kind::kString, object.text);
    case Object::Kind::kList: {
      std::vector<Value> items;
      for (const Object& item : object.items) items.push_back(value_of_object(at, item));
      return sequence(at, Kind::kTuple, source().scratch.list(items));
    }
    default: return none(at);
  }
}

}  // namespace tenor::spec::reader
