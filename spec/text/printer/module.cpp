// SPDX-License-Identifier: Apache-2.0
// Whole modules and programs. Relax/Grammar/Program.
#include <fmt/format.h>

#include "spec/text/annotations.h"
#include "spec/text/print.h"
#include "spec/text/printer/literal.h"
#include "spec/text/printer/relax/printer.h"

namespace tenor::spec {
namespace {

using printer::FunctionNames;
using printer::Lines;
using printer::Metadata;
using printer::Printer;
using printer::RelaxPrinter;
using printer::Setting;

bool has_relax(const Function& function) { return function.relax_func || function.extern_func; }

bool has_relax(const Module& module) {
  return std::any_of(module.functions.begin(), module.functions.end(),
                     [](const Function& function) { return has_relax(function); });
}

std::string header(Generation generation, bool module, bool relax) {
  std::string text = module ? "# from tvm.script import ir as I\n" : "";
  if (generation == Generation::kNested)
    text += "# from tvm.script import tir as T\n";
  else
    text += "# from tvm.script import tirx as T\n# from tvm.tirx.layout import Axis\n";
  return text + (relax ? "# from tvm.script import relax as R\n\n" : "\n");
}

void append(std::string& out, const Lines& lines) {
  for (const printer::Line& line : lines) {
    out.append(static_cast<std::size_t>(line.indent) * 4, ' ');
    out += line.text;
    out += '\n';
  }
}

/// `I.module_global_infos({…})`, the devices first.
std::string global_infos(const Module& module, Printer& objects) {
  printer::Arguments infos, devices;
  for (const relax::VDevice* device : module.vdevices)
    devices.add(printer::vdevice_entry(device, objects));
  if (!module.vdevices.empty()) infos.add("\"vdevice\": [" + devices.text() + "]");
  for (const Attribute& info : module.global_infos)
    infos.add(printer::string_literal(info.key) + ": " + objects.value(info.value));
  if (infos.text().empty()) return {};
  return fmt::format("    I.module_global_infos({{{}}})\n", infos.text());
}

/// Prints the functions of one module, or its single one outside any.
class ModulePrinter {
 public:
  ModulePrinter(const Module& module, Generation generation, Metadata& metadata,
                const Annotations& annotations)
      : module_(module),
        names_(module),
        generation_(generation),
        metadata_(metadata),
        annotations_(annotations) {}

  std::string whole() {
    const bool named = !module_.name.empty();
    Printer objects(setting(), printer::DeclarationScopes());
    std::string out, head;
    if (named) out += fmt::format("@I.ir_module\nclass {}:\n", module_.name);
    if (named && !module_.attrs.empty())
      head += fmt::format("    I.module_attrs({})\n", objects.attributes(module_.attrs));
    if (named) head += global_infos(module_, objects);
    out += head;
    bool first = true;
    for (const Function& each : module_.functions) {
      const std::string text = function(each);
      if (text.empty()) continue;
      out += (first ? "" : "\n") + text;
      first = false;
    }
    if (named && first && head.empty()) out += "    pass\n";
    return out;
  }

  std::string function(const Function& f) {
    std::string out;
    if (f.prim_func) append(out, prim_func(f));
    if (f.relax_func) append(out, relax_func(f));
    if (f.extern_func) append(out, external(f));
    return out;
  }

 private:
  Setting setting() const { return {generation_, module_.name, false, false, &names_}; }
  int indent() const { return module_.name.empty() ? 0 : 1; }
  Lines prim_func(const Function& f) const {
    tir::PrimFunc named = *f.prim_func;
    const auto attrs = names_.attributes(named.attrs, named.name, named.is_private);
    named.attrs = attrs;
    named.name = names_.of(named.name);
    Printer one(setting(), printer::DeclarationScopes(named));
    return one.function(named, indent());
  }
  Lines relax_func(const Function& f) const {
    relax::Function named = *f.relax_func;
    const auto attrs = names_.attributes(named.attrs, f.name, named.is_private);
    named.attrs = attrs;
    named.ret_struct_info = annotations_.of_result(*f.relax_func);
    RelaxPrinter one({generation_, module_.name, false, module_.vdevices, &metadata_, &annotations_,
                      module_.generation, &names_});
    return one.function(named, f.name.empty() ? "main" : names_.of(f.name), indent());
  }
  Lines external(const Function& f) const {
    const std::string value =
        fmt::format("R.ExternFunc({})", printer::string_literal(f.extern_func->global_symbol));
    if (!module_.name.empty()) return {{1, fmt::format("{} = {}", names_.of(f.name), value)}};
    return {{0, "@R.function"},
            {0, fmt::format("def {}():", names_.of(f.name))},
            {1, "return " + value}};
  }

  const Module& module_;
  FunctionNames names_;
  Generation generation_;
  Metadata& metadata_;
  const Annotations& annotations_;
};

}  // namespace

const relax::StructInfo* Annotations::of(const relax::Variable& variable) const {
  const auto found = variables.find(&variable);
  return found == variables.end() ? variable.struct_info_annotation : found->second;
}

const relax::StructInfo* Annotations::of_result(const relax::Function& function) const {
  const auto found = results.find(&function);
  return found == results.end() ? function.ret_struct_info : found->second;
}

std::string print(std::span<const Module* const> modules, Generation generation,
                  const Annotations& annotations) {
  bool named = false, relax = false;
  Metadata metadata(generation);
  std::string out;
  for (const Module* module : modules) {
    named = named || !module->name.empty();
    relax = relax || has_relax(*module);
    out += (out.empty() ? "" : "\n") +
           ModulePrinter(*module, generation, metadata, annotations).whole();
  }
  return metadata.line() + header(generation, named, relax) + out;
}

std::string print(std::span<const Module* const> modules, Generation generation) {
  return print(modules, generation, {});
}

std::string print(const Module& module, Generation generation) {
  const Module* const one = &module;
  return print(std::span(&one, 1), generation);
}

std::string print(const Program& program, Generation generation) {
  std::vector<const Module*> modules;
  for (const Module& module : program.modules) modules.push_back(&module);
  return print(modules, generation);
}

std::string print(const Module& module, const Function& function, Generation generation) {
  return print(module, function, generation, {});
}

std::string print(const Module& module, const Function& function, Generation generation,
                  const Annotations& annotations) {
  Module alone;
  alone.functions = module.functions;
  alone.vdevices = module.vdevices;
  alone.generation = module.generation;
  Metadata metadata(generation);
  const std::string text =
      ModulePrinter(alone, generation, metadata, annotations).function(function);
  return metadata.line() + header(generation, false, has_relax(function)) + text;
}

std::string print(const tir::PrimFunc& function, Generation generation) {
  Function one;
  one.prim_func = &function;
  return print(Module(), one, generation);
}

}  // namespace tenor::spec
