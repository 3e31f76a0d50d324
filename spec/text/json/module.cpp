// SPDX-License-Identifier: Apache-2.0
// PrimFuncs of the graph, and modules: functions by name, attributes, devices.
// TIR/Grammar/PrimFunc; Relax/Grammar/Program.
#include <algorithm>

#include "spec/ir/tir/instructions.h"
#include "spec/text/json/reader.h"

namespace tenor::spec::json {
namespace {

using Kind = Made::Kind;

/// A parameter of the flat generation that is a buffer is a handle, matched with it.
void parameter(GraphReader& r, const GraphNode& n, NodeIndex i,
               std::vector<const Variable*>& params, std::vector<const Buffer*>& buffers) {
  const auto* buffer = node_of<Buffer>(r.made(i), Kind::kBuffer);
  const auto* variable = node_of<Variable>(r.made(i), Kind::kVariable);
  if (!buffer && !variable) r.fail(n, "a parameter is not a variable");
  if (buffer)
    variable = r.tir().variable(r.at(), std::string(buffer->name) + "_handle", handle_type());
  params.push_back(variable);
  buffers.push_back(buffer);
}

Made prim_func(GraphReader& r, const GraphNode& n) {
  auto* f = r.make<tir::PrimFunc>();
  std::vector<const Variable*> params;
  std::vector<const Buffer*> buffers;
  for (const NodeIndex i : r.items(n, "params")) parameter(r, n, i, params, buffers);
  const List<NodeIndex> map = r.items(n, "buffer_map");
  for (std::size_t i = 0; i + 1 < map.size(); i += 2) {
    const auto place =
        std::ranges::find(params, node_of<Variable>(r.made(map[i]), Kind::kVariable));
    const auto* buffer = node_of<Buffer>(r.made(map[i + 1]), Kind::kBuffer);
    if (place == params.end() || !buffer) {
      r.fail(n, "the buffer map is not a map");
      return Made{};
    }
    buffers[static_cast<std::size_t>(place - params.begin())] = buffer;
  }
  f->params = r.arena().list(params);
  f->buffers = r.arena().list(buffers);
  f->ret_type = node_of<Type>(r.child(n, "ret_type"), Kind::kType);
  if (f->ret_type && f->ret_type->is_empty_tuple()) f->ret_type = nullptr;
  f->body = r.stmt(n, "body");
  f->attrs = r.attrs(n, "attrs");
  f->instructions = tir::instructions(r.tir().program(), f->body);
  return made(Kind::kPrimFunc, f);
}

Made target_kind(GraphReader& r, const GraphNode& n) {
  Made m;
  m.kind = Kind::kString;
  if (n.data().is_string()) m.text = r.arena().string(n.data().get_ref<const std::string&>());
  return m;
}

/// As text writes it, `T.target({…})`: the kind and the keys beside the attributes.
Made target(GraphReader& r, const GraphNode& n) {
  Object map;
  map.kind = Object::Kind::kMap;
  std::vector<Attribute> entries;
  for (const Attribute& each : r.attrs(n, "attrs")) entries.push_back(each);
  for (const char* field : {"host", "keys", "kind", "tag"}) {
    const Made& part = r.child(n, field);
    if (part.kind == Kind::kNone) continue;
    const Object whole = r.as_object(part);
    entries.push_back({field, whole.kind == Object::Kind::kCall ? whole.items[0] : whole});
  }
  std::ranges::sort(entries, {}, &Attribute::key);
  map.entries = r.arena().list(entries);
  auto* o = r.arena().make<Object>();
  o->kind = Object::Kind::kCall;
  o->text = "T.target";
  o->items = r.arena().list({map});
  return made(Kind::kObject, static_cast<const Object*>(o));
}

Made ignored(GraphReader&, const GraphNode&) { return {}; }

/// The attribute that repeats the function's name is left out, as text leaves it out.
void name(Attrs& attrs, bool& is_private, std::string_view name_in_module, Arena& arena) {
  const Object* symbol = find(attrs, "global_symbol");
  is_private = !symbol;
  if (!symbol || symbol->text != name_in_module) return;
  std::vector<Attribute> others;
  for (const Attribute& each : attrs)
    if (each.key != "global_symbol") others.push_back(each);
  attrs = arena.list(others);
}

void take_flag(tir::PrimFunc& f, Arena& arena) {
  const Object* flag = find(f.attrs, "s_tir");
  if (!flag || flag->kind != Object::Kind::kBool) return;
  f.s_tir = flag->integer != 0;
  std::vector<Attribute> others;
  for (const Attribute& each : f.attrs)
    if (each.key != "s_tir") others.push_back(each);
  f.attrs = arena.list(others);
}

void add_function(GraphReader& r, NodeIndex index, std::string_view name_in_module,
                  ParsedFile& parsed, Module& module) {
  const Made& m = r.made(index);
  Function& made_function = module.functions.emplace_back();
  made_function.name = name_in_module;
  made_function.span = r.span_of(index);
  if (m.kind == Kind::kPrimFunc) {
    auto* f = static_cast<tir::PrimFunc*>(const_cast<void*>(m.node));
    f->name = r.arena().string(name_in_module);
    name(f->attrs, f->is_private, f->name, r.arena());
    take_flag(*f, r.arena());
    made_function.prim_func = f;
    parsed.has_tir = true;
  } else if (const auto* f = relax::as<relax::Function>(node_of<relax::Expr>(m, Kind::kRelax))) {
    made_function.kind = Function::Kind::kRelax;
    auto* named = const_cast<relax::Function*>(f);
    name(named->attrs, named->is_private, made_function.name, r.arena());
    made_function.relax_func = f;
    parsed.has_relax = true;
  } else {
    made_function.kind = Function::Kind::kExtern;
    made_function.extern_func = relax::as<relax::ExternFunc>(node_of<relax::Expr>(m, Kind::kRelax));
    if (!made_function.extern_func) r.fail(r.node(index), "it is not a function");
  }
  ++parsed.functions;
}

void read_module(GraphReader& r, const GraphNode& n, ParsedFile& parsed, Module& module) {
  module.name = "Module";
  const List<NodeIndex> functions = r.items(n, "functions");
  for (std::size_t i = 0; i + 1 < functions.size(); i += 2)
    add_function(r, functions[i + 1], r.made(functions[i]).text, parsed, module);
  module.attrs = r.attrs(n, "attrs");
  std::vector<Attribute> others;
  const List<NodeIndex> infos = r.items(n, "global_infos");
  for (std::size_t i = 0; i + 1 < infos.size(); i += 2) {
    const std::string_view key = r.made(infos[i]).text;
    if (key != "vdevice") {
      others.push_back({key, r.as_object(r.made(infos[i + 1]))});
      continue;
    }
    for (const NodeIndex device : r.made(infos[i + 1]).items)
      if (const auto* v = node_of<relax::VDevice>(r.made(device), Kind::kVDevice))
        module.vdevices.push_back(v);
  }
  module.global_infos = r.arena().list(others);
}

/// The name of a function that stands alone.
std::string_view symbol_of(const Made& m) {
  const auto* f = relax::as<relax::Function>(node_of<relax::Expr>(m, Kind::kRelax));
  const Object* symbol =
      m.kind == Kind::kPrimFunc
          ? find(static_cast<const tir::PrimFunc*>(m.node)->attrs, "global_symbol")
      : f ? find(f->attrs, "global_symbol")
          : nullptr;
  return symbol ? symbol->text : "main";
}

}  // namespace

std::vector<NodeKind> module_kinds() {
  return {{"PrimFunc", prim_func}, {"TargetKind", target_kind}, {"Target", target},
          {"Span", ignored},       {"SequentialSpan", ignored}, {"SourceName", ignored},
          {"SourceMap", ignored},  {"IRModule", ignored}};
}

void GraphReader::add_root(ParsedFile& parsed) {
  Module module;
  module.generation = generation_;
  module.span = span_of(graph_.root());
  const GraphNode n = node(graph_.root());
  if (n.kind() == "IRModule")
    read_module(*this, n, parsed, module);
  else
    add_function(*this, n.index(), symbol_of(made(n.index())), parsed, module);
  if (!failed_) parsed.program.modules.push_back(std::move(module));
}

}  // namespace tenor::spec::json
