// SPDX-License-Identifier: Apache-2.0
// Functions: signature, declarations of shape variables, body. Relax/Grammar/Expr/Function.
#include <fmt/format.h>

#include <utility>

#include "spec/text/printer/relax/printer.h"

namespace tenor::spec::printer {

using namespace relax;

RelaxPrinter::RelaxPrinter(const RelaxSetting& setting)
    : setting_(setting),
      tir_({setting.generation, setting.module, setting.fragment, true, setting.functions},
           DeclarationScopes()) {}

std::string RelaxPrinter::decorator(const relax::Function& f) const {
  Arguments flags;
  if (f.is_private) flags.add("private", "True");
  if (!f.is_pure) flags.add("pure", "False");
  return flags.text().empty() ? "@R.function" : "@R.function(" + flags.text() + ")";
}

std::string RelaxPrinter::signature(const relax::Function& f, std::string_view name) {
  const bool outer = std::exchange(in_signature_, true);
  for (const relax::Variable* v : f.params) variable(v);
  Arguments params;
  for (const relax::Variable* v : f.params) params.add(annotated(v));
  std::string text = fmt::format("def {}({})", name, params.text());
  const StructInfo* result =
      setting_.annotations ? setting_.annotations->of_result(f) : f.ret_struct_info;
  if (result) text += " -> " + struct_info(result);
  in_signature_ = outer;
  return text + ":";
}

void RelaxPrinter::body(const relax::Function& f) {
  if (!f.attrs.empty()) {
    declare_symbols(f.attrs);
    line("R.func_attr(" + tir_.attributes(f.attrs) + ")");
  }
  const auto* sequence = as<SeqExpr>(f.body);
  if (sequence) blocks(*sequence);
  result(sequence ? sequence->body : f.body);
}

/// What the whole text may name is nothing else's name.
void RelaxPrinter::begin(const relax::Function& f, std::string_view name) {
  symbols_ = Symbols(f, setting_.annotations);
  if (setting_.module.empty())
    tir_.name(&f, name);
  else
    tir_.name(this, setting_.module);
}

Lines RelaxPrinter::function(const relax::Function& f, std::string_view name, int indent) {
  if (open_functions_.empty()) begin(f, name);
  Lines outer = std::exchange(lines_, {});
  const int outer_indent = std::exchange(indent_, indent + 1);
  open_functions_.push_back({&f, indent_, {}});
  Lines text{{indent, decorator(f)}};
  text.push_back({indent, signature(f, name)});
  body(f);
  if (open_functions_.size() == 1 && uses_module_)
    open_functions_.front().head.push_back({indent_, fmt::format("cls = {}", setting_.module)});
  text.splice(text.end(), open_functions_.back().head);
  text.splice(text.end(), lines_);
  open_functions_.pop_back();
  lines_ = std::move(outer);
  indent_ = outer_indent;
  return text;
}

void RelaxPrinter::nested_function(const relax::Function& f, const std::string& name) {
  Lines text = function(f, name, indent_);
  lines_.splice(lines_.end(), text);
}

}  // namespace tenor::spec::printer
