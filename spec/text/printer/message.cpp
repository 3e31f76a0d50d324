// SPDX-License-Identifier: Apache-2.0
// The one-line forms for messages.
#include "spec/text/naming.h"
#include "spec/text/print.h"
#include "spec/text/printer/relax/printer.h"

namespace tenor::spec {
namespace {

using printer::Lines;
using printer::Printer;
using printer::RelaxPrinter;

/// A message shows this much of an expression or statement.
constexpr std::size_t kShown = 160;

std::string shortened(std::string text) {
  if (text.size() <= kShown) return text;
  std::size_t end = kShown;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return text.substr(0, end) + "...";
}

constexpr printer::RelaxSetting kFragment{Generation::kNested, {}, true, {}, nullptr};

RelaxPrinter relax_fragment() { return RelaxPrinter(kFragment); }

}  // namespace

Naming::Naming(const relax::StructInfo* first, const relax::StructInfo* second)
    : printer_(std::make_unique<RelaxPrinter>(kFragment)) {
  if (first) text(first);
  if (second) text(second);
}

Naming::~Naming() = default;

std::string Naming::text(const relax::StructInfo* s) {
  printer_->begin_fragment();
  return shortened(printer_->struct_info(s));
}

std::string Naming::text(const PrimExpr* e) {
  return e ? shortened(printer_->scalar(e)) : "nothing";
}

std::string Naming::name(const Variable* v) { return printer_->shape_variable(v); }

std::string print(const PrimExpr* expr) {
  Printer one({Generation::kNested, {}, true}, printer::DeclarationScopes());
  return shortened(one.expr(expr));
}

std::string print(const tir::Stmt* stmt) {
  if (!stmt) return "pass";
  if (const auto* seq = as<tir::SeqStmt>(stmt)) {
    if (seq->seq.empty()) return "pass";
    return print(seq->seq.front()) + (seq->seq.size() > 1 ? "; ..." : "");
  }
  Printer one({Generation::kNested, {}, true}, printer::DeclarationScopes());
  const Lines lines = one.statement(stmt);
  return lines.empty() ? "pass" : shortened(lines.front().text);
}

std::string print(const relax::Expr* expr) { return shortened(relax_fragment().expr(expr)); }

std::string print(const relax::StructInfo* struct_info) {
  return shortened(relax_fragment().struct_info(struct_info));
}

std::string print(const relax::Binding* binding) {
  return binding ? shortened(relax_fragment().binding_alone(binding)) : "None";
}

}  // namespace tenor::spec
