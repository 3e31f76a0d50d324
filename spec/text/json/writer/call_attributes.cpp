// SPDX-License-Identifier: Apache-2.0
// The attributes of a call of Relax: every field of their class, in the form that it has there.
// What the call leaves out is what the operator's parameter says (spec/relax/op).
#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/op/operator.h"
#include "spec/text/json/writer/attribute_classes.h"
#include "spec/text/json/writer/writer.h"

namespace tenor::spec::json {
namespace {

using Kind = Object::Kind;

/// The whole number that it is, written bare or as a literal.
std::int64_t whole(const Object& value) {
  const auto* literal = value.kind == Kind::kExpr ? as<IntImm>(value.expr) : nullptr;
  return literal ? literal->value : value.integer;
}

double real(const Object& value) {
  const auto* literal = value.kind == Kind::kExpr ? as<FloatImm>(value.expr) : nullptr;
  if (literal) return literal->value;
  return value.kind == Kind::kFloat ? value.floating : static_cast<double>(whole(value));
}

/// What an operator makes of a number of spatial dimensions: `Conv2DAttrs` has two.
std::size_t spatial_dimensions(std::string_view attributes_class) {
  const std::size_t digit = attributes_class.find_first_of("123");
  return digit == attributes_class.npos ? 1
                                        : static_cast<std::size_t>(attributes_class[digit] - '0');
}

}  // namespace

/// As the call has it, or as the parameter of that name has it where it is left out.
Object GraphWriter::attribute(const relax::Call& e, std::string_view name) {
  if (const Object* given = find(e.attrs, name)) return *given;
  const auto* op = relax::as<relax::Op>(e.op);
  const relax::Operator* known = op ? relax::find_operator(op->op_name) : nullptr;
  if (known)
    for (const relax::Parameter& each : known->parameters)
      if (each.name == name) return relax::default_of(each, build_.arena());
  return {};
}

/// A bare number as a literal of the datatype of the call's first argument, where it is one of
/// those; else as a number of Python is.
Object GraphWriter::scalar(const relax::Call& e, Object value) {
  const auto* of = e.args.empty() ? nullptr : relax::as<relax::TensorStructInfo>(known(e.args[0]));
  const DataType dtype = of ? of->dtype : void_type();
  const bool is_whole = value.kind == Kind::kInt || value.kind == Kind::kBool;
  if (!is_whole && value.kind != Kind::kFloat) return value;
  if (is_whole && !dtype.is_floating())
    value.expr = build_.tir().int_imm({}, value.integer, dtype.is_integer() ? dtype : int_type(64));
  else
    value.expr =
        build_.tir().float_imm({}, real(value), dtype.is_floating() ? dtype : float_type(32));
  value.kind = Kind::kExpr;
  return value;
}

/// The operators' own rules for what is left out: a layout of the result is that of the data,
/// padding is the same at both ends.
Object GraphWriter::completed(const relax::Call& e, const AttributeField& field) {
  Object value = attribute(e, field.name);
  if (value.kind == Kind::kNone && field.name == "out_layout") {
    value = attribute(e, "data_layout");
    if (value.kind == Kind::kNone) value = attribute(e, "layout");
  }
  if (value.kind == Kind::kNone && field.name == "strides") value = attribute(e, "pool_size");
  if (field.form == Form::kScalar) return scalar(e, value);
  if (value.kind == Kind::kNone && field.form == Form::kSeparators) value.kind = Kind::kList;
  const bool is_list = field.form == Form::kIntegers || field.form == Form::kWideIntegers;
  if (!is_list || value.kind == Kind::kNone) return value;
  const std::size_t rank = spatial_dimensions(field.attributes_class);
  std::vector<Object> items(value.items.begin(), value.items.end());
  if (value.kind != Kind::kList) items.assign(rank, value);
  if (field.form == Form::kWideIntegers && items.size() == 1) items.assign(rank, items[0]);
  if (field.form == Form::kWideIntegers && field.name == "padding" && items.size() == rank)
    for (std::size_t i = 0; i < rank; ++i) items.push_back(items[i]);
  value.kind = Kind::kList;
  value.items = build_.arena().list(items);
  return value;
}

NodeIndex GraphWriter::call_attrs(const relax::Call& e) {
  const auto* op = relax::as<relax::Op>(e.op);
  const Object* key = find(e.attrs, "attrs_type_key");
  const std::string_view prefix = "relax.attrs.";
  std::string_view known = op ? attributes_class_of(op->op_name) : std::string_view{};
  if (key && key->text.starts_with(prefix)) known = key->text.substr(prefix.size());
  if (known.empty()) {
    if (e.attrs.empty()) return kNone;
    return op ? fail(&e, "an attribute of an operator that takes none") : dict_attrs(e.attrs);
  }
  const auto fields = attribute_fields(known);
  if (fields.empty()) return fail(&e, fmt::format("the attributes {}", known));
  Fields written;
  for (const AttributeField& each : fields) {
    const Object value = completed(e, each);
    const bool is_missing =
        each.form == Form::kSeparators
            ? flat() && value.items.empty()
            : !flat() && known == "HintOnDeviceAttrs" && each.name == "memory_scope";
    if (!is_missing) put(written, each, value);
  }
  return shared(fmt::format("{}{}", prefix, known), written);
}

void GraphWriter::put(Fields& out, const AttributeField& field, const Object& value) {
  const bool is_none = value.kind == Kind::kNone;
  switch (field.form) {
    case Form::kInteger: out.integer(field.name, whole(value)); return;
    case Form::kReal: out.real(field.name, real(value)); return;
    case Form::kTruth: out.truth(field.name, whole(value) != 0); return;
    case Form::kDataType: out.text(field.name, is_none ? "" : datatype(value)); return;
    case Form::kOptionalDataType:
      if (!flat()) return void(out.text(field.name, datatype(value)));
      out.node(field.name, datatype(value).empty() ? kNone : named("DataType", datatype(value)));
      return;
    case Form::kNumber:
      if (flat()) return void(out.integer(field.name, whole(value)));
      break;
    case Form::kFlag:
      if (flat()) return void(out.truth(field.name, whole(value) != 0));
      break;
    default: break;
  }
  out.node(field.name, is_none ? kNone : attribute_node(field.form, value));
}

/// The value of a field that is a node of its own.
NodeIndex GraphWriter::attribute_node(Form form, const Object& value) {
  const auto imm = [&](int bits) {
    return [this, bits](const Object& each) { return int_imm(whole(each), int_type(bits)); };
  };
  const auto bare = [this](const Object& each) { return integer(whole(each)); };
  const auto float_imm = [this](const Object& each) {
    return shared("ir.FloatImm", typed(float_type(32)).real("value", real(each)));
  };
  switch (form) {
    case Form::kOptionalInteger: return integer(whole(value));
    case Form::kOptionalNumber: return flat() ? integer(whole(value)) : imm(32)(value);
    case Form::kNumber:
    case Form::kIntImm: return imm(32)(value);
    case Form::kFlag: return int_imm(whole(value), bool_type());
    case Form::kFloatImm: return float_imm(value);
    case Form::kFloatImms: return list(value.items, float_imm);
    case Form::kReals:
      return list(value.items,
                  [this](const Object& each) { return shared("float", json_number(real(each))); });
    case Form::kIntegers: return flat() ? list(value.items, bare) : list(value.items, imm(32));
    case Form::kWideIntegers: return flat() ? list(value.items, bare) : list(value.items, imm(64));
    case Form::kSeparators: return list(value.items, imm(32));
    case Form::kScalar:
      return value.expr ? relax_expr(build_.prim_value({}, value.expr)) : object(value);
    case Form::kSections:
      return value.kind == Kind::kList ? list(value.items, imm(64)) : imm(64)(value);
    case Form::kDevice: return device(value);
    default: return object(value);
  }
}

/// A datatype by its name; empty for none.
std::string GraphWriter::datatype(const Object& value) const {
  if (value.kind == Kind::kType && value.type) return spelling(value.type->dtype);
  const auto dtype = parse_datatype(value.text);
  return dtype ? spelling(*dtype) : std::string();
}

/// A device of the module by the name that text has for it: the kind of its target, and how many
/// of that kind stand before it.
NodeIndex GraphWriter::device(const Object& value) {
  if (value.kind != Kind::kString) return object(value);
  std::unordered_map<std::string_view, std::size_t> counts;
  for (const relax::VDevice* each : module_.vdevices) {
    const Object* kind = find(each->target.entries, "kind");
    if (!kind) continue;
    const std::string name = fmt::format("{}:{}", kind->text, counts[kind->text]++);
    if (value.text == name || value.text == fmt::format("{}:{}", name, each->mem_scope))
      return vdevice(each);
  }
  return fail(nullptr, fmt::format("the device {}", value.text));
}

}  // namespace tenor::spec::json
