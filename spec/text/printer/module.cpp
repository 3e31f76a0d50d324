// SPDX-License-Identifier: Apache-2.0
// Whole modules and programs, and the one-line forms for messages.
#include <fmt/format.h>

#include "spec/text/print.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec {
namespace {

using printer::Lines;
using printer::Printer;
using printer::Setting;

std::string header(Generation generation, bool module) {
  std::string text = module ? "# from tvm.script import ir as I\n" : "";
  if (generation == Generation::kNested) return text + "# from tvm.script import tir as T\n\n";
  return text + "# from tvm.script import tirx as T\n# from tvm.tirx.layout import Axis\n\n";
}

void append(std::string& out, const Lines& lines) {
  for (const printer::Line& line : lines) {
    out.append(static_cast<std::size_t>(line.indent) * 4, ' ');
    out += line.text;
    out += '\n';
  }
}

/// The functions of a module, or its single one outside any.
std::string body(const Module& module, Generation generation) {
  const bool named = !module.name.empty();
  Setting setting{generation, module.name, false};
  std::string out;
  if (named) out += fmt::format("@I.ir_module\nclass {}:\n", module.name);
  Printer objects(setting, printer::Homes());
  if (named && !module.attrs.empty())
    out += fmt::format("    I.module_attrs({})\n", objects.attributes(module.attrs));
  if (named && !module.global_infos.empty())
    out += fmt::format("    I.module_global_infos({})\n", objects.attributes(module.global_infos));
  bool first = true, empty = module.attrs.empty() && module.global_infos.empty();
  for (const Function& function : module.functions) {
    if (!function.prim_func) continue;
    if (!first) out += '\n';
    first = empty = false;
    Printer one(setting, printer::Homes(*function.prim_func));
    append(out, one.function(*function.prim_func, named ? 1 : 0));
  }
  if (named && empty) out += "    pass\n";
  return out;
}

/// A message shows this much of an expression or statement.
constexpr std::size_t kShown = 160;

std::string shortened(std::string text) {
  if (text.size() <= kShown) return text;
  std::size_t end = kShown;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return text.substr(0, end) + "...";
}

}  // namespace

std::string print(const Module& module, Generation generation) {
  return header(generation, !module.name.empty()) + body(module, generation);
}

std::string print(const Program& program, Generation generation) {
  bool named = false;
  for (const Module& module : program.modules) named = named || !module.name.empty();
  std::string out = header(generation, named);
  for (std::size_t i = 0; i < program.modules.size(); ++i)
    out += (i ? "\n" : "") + body(program.modules[i], generation);
  return out;
}

std::string print(const PrimFunc& function, Generation generation) {
  std::string out = header(generation, false);
  Printer one({generation, {}, false}, printer::Homes(function));
  append(out, one.function(function, 0));
  return out;
}

std::string print(const PrimExpr* expr) {
  Printer one({Generation::kNested, {}, true}, printer::Homes());
  return shortened(one.expr(expr));
}

std::string print(const Stmt* stmt) {
  if (!stmt) return "pass";
  if (const auto* seq = as<SeqStmt>(stmt)) {
    if (seq->seq.empty()) return "pass";
    return print(seq->seq.front()) + (seq->seq.size() > 1 ? "; ..." : "");
  }
  Printer one({Generation::kNested, {}, true}, printer::Homes());
  const Lines lines = one.statement(stmt);
  return lines.empty() ? "pass" : shortened(lines.front().text);
}

}  // namespace tenor::spec
