// SPDX-License-Identifier: Apache-2.0
// Types, ranges, variables, and compile-time objects. TIR/Grammar/Type, Range, IterVar, Attrs.
#include <fmt/format.h>

#include "spec/text/printer/literal.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec::printer {
namespace {

/// TIR/Grammar/IterVarType, in the spelling of the text's `T.iter_var`.
constexpr std::string_view kIterVarTypes[] = {"DataPar",    "ThreadIndex",  "CommReduce",
                                              "Ordered",    "Opaque",       "Unrolled",
                                              "Vectorized", "Parallelized", "Tensorized"};

bool is_plain_handle(const Type* type) {
  return type && type->kind == Type::Kind::kPrimType && type->dtype.is_handle();
}

}  // namespace

std::string Printer::type(const Type* t) {
  if (!t) return "None";
  if (t->kind == Type::Kind::kPrimType) return "T." + to_string(t->dtype);
  if (t->kind == Type::Kind::kTupleType) {
    if (t->fields.empty()) return "None";
    Arguments args;
    for (const Type* field : t->fields) args.add(type(field));
    return "T.Tuple(" + args.text() + ")";
  }
  const Type* element = t->element_type;
  const bool prim = element && element->kind == Type::Kind::kPrimType;
  return fmt::format("T.handle({}, {})",
                     prim ? string_literal(to_string(element->dtype)) : type(element),
                     string_literal(t->storage_scope));
}

std::string Printer::type_of(const Variable* v) {
  return v->type_annotation && !v->type_annotation->is_empty_tuple() ? type(v->type_annotation)
                                                                     : "T." + to_string(v->dtype);
}

std::string Printer::creation(const Variable* v) {
  const Type* annotation = v->type_annotation;
  // The flat generation has no size variables.
  const std::string_view size = v->is_size_var && !flat() ? "is_size_var=True" : "";
  if (!annotation || !annotation->is_pointer())
    return fmt::format("{}({})", is_plain_handle(annotation) ? "T.handle" : type_of(v), size);
  std::string text = type(annotation);
  if (!size.empty()) text.insert(text.size() - 1, fmt::format(", {}", size));
  return text;
}

std::string Printer::variable(const Variable* v) {
  if (!v) return "None";
  if (const auto found = spelled_.find(v); found != spelled_.end()) return found->second;
  Frame& frame = declaring_frame(v);
  const std::string name = define(v, v->name_hint, "v", frame);
  if (!setting_.fragment) frame.lines.push_back({frame.indent, name + " = " + creation(v)});
  return name;
}

/// Compilers may tell the data of two buffers over one memory apart, so the text continues doing
/// so.
std::string Printer::variable(const Var& use) {
  const Buffer* b = use.data_of;
  return b && b->data == use.variable ? buffer(b) + ".data" : variable(use.variable);
}

std::string Printer::sum(const PrimExpr* a, const PrimExpr* b) {
  const auto *x = as<IntImm>(a), *y = as<IntImm>(b);
  if (x && x->value == 0) return expr(b);
  if (y && y->value == 0) return expr(a);
  IntImm both = x ? *x : IntImm{};
  if (x && y && x->dtype == y->dtype && !__builtin_add_overflow(x->value, y->value, &both.value))
    return literal(both);
  return expr(a, Precedence::kAdd) + " + " + expr(b, Precedence::kMultiply);
}

std::string Printer::range(const Range& range) {
  if (!range.extent) return fmt::format("T.Range({}, None)", expr(range.min));
  return fmt::format("T.Range({}, {})", expr(range.min), sum(range.min, range.extent));
}

std::string Printer::slice(const Range& range) {
  return expr(range.min) + ":" + (range.extent ? sum(range.min, range.extent) : "");
}

std::string Printer::region(const BufferRegion* region, bool points) {
  if (!region) return "None";
  Arguments args;
  for (const Range& range : region->region)
    args.add(points && is_number(range.extent, 1) ? expr(range.min) : slice(range));
  return buffer(region->buffer) + (region->region.empty() ? "[()]" : "[" + args.text() + "]");
}

std::string Printer::iter_var(const IterVar* iter) {
  if (!iter) return "None";
  return fmt::format("T.iter_var({}, {}, \"{}\", {})", variable(iter->var),
                     iter->dom.min ? range(iter->dom) : "None",
                     kIterVarTypes[static_cast<std::size_t>(iter->iter_type)],
                     string_literal(iter->thread_tag));
}

std::string Printer::dict(Attrs attrs) {
  Arguments args;
  for (const Attribute& attr : attrs)
    args.add(string_literal(attr.key) + ": " + object(attr.value));
  return "{" + args.text() + "}";
}

/// `lambda i, j: (j, i)`. A number by itself has its datatype: Python has none for it.
std::string Printer::lambda(const IndexMap& map) {
  Frame& frame = top();
  const std::size_t names = frame.names.size(), spelled = frame.spelled.size();
  Arguments params, results;
  for (const Object& each : map.indices)
    params.add(define(each.variable, each.variable->name_hint, "v", frame));
  for (const Object& each : map.results) {
    const auto* number = as<IntImm>(each.expr);
    results.add(number ? fmt::format("T.{}({})", to_string(number->dtype), number->value)
                       : expr(each.expr));
  }
  forget(frame, names, spelled);
  return fmt::format("lambda{}{}: ({}{})", map.indices.empty() ? "" : " ", params.text(),
                     results.text(), map.results.size() == 1 ? "," : "");
}

/// `T.index_map(lambda i, j: (j, i))`. An inverse is a lambda where its indices are those that
/// readers give one.
std::string Printer::index_map(const IndexMap& map) {
  const auto dtype_of = [](const IndexMap& of) {
    return of.indices.empty() ? int_type(64) : of.indices[0].variable->dtype;
  };
  Arguments args;
  args.add(lambda(map));
  if (const auto back = map.inverse ? spec::index_map(*map.inverse) : std::nullopt) {
    const bool plain = dtype_of(*back) == int_type(64) && !back->inverse;
    args.add("inverse_index_map", plain ? lambda(*back) : index_map(*back));
  }
  if (dtype_of(map) != int_type(64))
    args.add("index_dtype", string_literal(to_string(dtype_of(map))));
  return fmt::format("T.index_map({})", args.text());
}

std::string Printer::object(const Object& value) {
  using Kind = Object::Kind;
  if (const auto map = spec::index_map(value)) return index_map(*map);
  Arguments items;
  for (const Object& item : value.items) items.add(object(item));
  switch (value.kind) {
    case Kind::kNone: return "None";
    case Kind::kBool: return value.integer ? "True" : "False";
    case Kind::kInt: return std::to_string(value.integer);
    case Kind::kFloat: return python_float(value.floating);
    case Kind::kString: return string_literal(value.text);
    case Kind::kList:
      if (!value.tuple) return "[" + items.text() + "]";
      return "(" + items.text() + (value.items.size() == 1 ? ",)" : ")");
    case Kind::kMap: return dict(value.entries);
    case Kind::kExpr: return expr(value.expr);
    case Kind::kType: return type(value.type);
    case Kind::kVariable: return variable(value.variable);
    case Kind::kBuffer: return buffer(value.buffer);
    case Kind::kRegion: return region(value.region, true);
    case Kind::kIterVar: return iter_var(value.iter_var);
    case Kind::kReducer: return combiner(value.reducer);
    case Kind::kText: return std::string(value.text);
    case Kind::kCall: break;
  }
  for (const Attribute& attr : value.entries) items.add(attr.key, object(attr.value));
  return fmt::format("{}({})", value.text, items.text());
}

}  // namespace tenor::spec::printer
