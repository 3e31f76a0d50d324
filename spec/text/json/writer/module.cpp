// SPDX-License-Identifier: Apache-2.0
// Modules as nodes, and whole graphs: the second half of ../module.cpp backwards.
// Relax/Grammar/Program.
#include "spec/text/json/write.h"
#include "spec/text/json/writer/writer.h"

namespace tenor::spec::json {
namespace {

bool is_read(const Function& f) { return f.prim_func || f.relax_func || f.extern_func; }

}  // namespace

NodeIndex GraphWriter::function(const Function& f) {
  if (f.prim_func) return prim_func(*f.prim_func);
  if (f.extern_func) return relax_expr(f.extern_func);
  return relax_function(*f.relax_func, f.name);
}

NodeIndex GraphWriter::known_of_global(const Function& f) {
  if (f.prim_func) return signature(*f.prim_func);
  const auto found = derivation_.functions.find(f.name);
  if (found == derivation_.functions.end() || derivation_.is_unknown(found->second)) return kNone;
  const relax::StructInfo* known =
      f.relax_func ? type_of(*f.relax_func, found->second) : found->second;
  return known ? struct_info(known) : kNone;
}

/// One node for a name, with what is known of its function.
NodeIndex GraphWriter::global_var(std::string_view name) {
  const auto found = global_vars_.find(name);
  if (found != global_vars_.end()) return found->second;
  NodeIndex info = kNone;
  for (const Function& each : module_.functions)
    if (each.name == name) info = known_of_global(each);
  const NodeIndex index =
      add("ir.GlobalVar",
          placed().node(flat() ? "ty" : "struct_info_", info).node("name_hint", text(name)));
  return global_vars_[name] = index;
}

std::string GraphWriter::module_graph() {
  std::vector<NodeIndex> functions, by_name;
  for (const Function& each : module_.functions) {
    if (!is_read(each)) continue;
    const NodeIndex var = global_var(each.name), body = function(each);
    functions.insert(functions.end(), {var, body});
    by_name.insert(by_name.end(), {text(each.name), var});
  }
  std::vector<NodeIndex> infos;
  if (!module_.vdevices.empty()) {
    const List<const relax::VDevice*> devices(module_.vdevices);
    const NodeIndex all = list(devices, [&](const relax::VDevice* v) { return vdevice(v); });
    infos = {text("vdevice"), all};
  }
  for (const Attribute& each : module_.global_infos) {
    const NodeIndex value = object(each.value);
    infos.insert(infos.end(), {text(each.key), value});
  }
  const NodeIndex sources = shared("ir.SourceMap", Fields().node("source_map", map({})));
  return graph(add("ir.IRModule", Fields()
                                      .node("functions", map(functions))
                                      .node("global_var_map_", map(by_name))
                                      .node("source_map", sources)
                                      .node("attrs", dict_attrs(module_.attrs))
                                      .node("global_infos", map(infos))));
}

std::string GraphWriter::function_graph(const Function& f) { return graph(function(f)); }

std::optional<std::string> write_json(Program& program, const Module& module, Generation generation,
                                      const relax::Derivation& derivation, Report& report) {
  if (module.name.empty() && module.functions.size() == 1)
    return write_json(program, module, module.functions[0], generation, derivation, report);
  std::string text = GraphWriter(program, module, generation, derivation, report).module_graph();
  return text.empty() ? std::nullopt : std::optional(std::move(text));
}

std::optional<std::string> write_json(Program& program, const Module& module,
                                      const Function& function, Generation generation,
                                      const relax::Derivation& derivation, Report& report) {
  if (!is_read(function)) return std::nullopt;
  std::string text =
      GraphWriter(program, module, generation, derivation, report).function_graph(function);
  return text.empty() ? std::nullopt : std::optional(std::move(text));
}

}  // namespace tenor::spec::json
