// SPDX-License-Identifier: Apache-2.0
#include "spec/check/wording.h"

#include <vector>

#include "spec/ir/children.h"
#include "spec/text/print.h"

namespace tenor::spec {
namespace {

/// What fits a line of a message.
constexpr std::size_t kShownNodes = 24, kShownCharacters = 72;

bool is_short(const PrimExpr* e) {
  std::vector<const PrimExpr*> pending{e};
  std::size_t seen = 0;
  while (!pending.empty()) {
    const PrimExpr* next = pending.back();
    pending.pop_back();
    if (++seen > kShownNodes) return false;
    for_each_operand(next, [&](const PrimExpr* operand) {
      if (pending.size() <= kShownNodes) pending.push_back(operand);
    });
  }
  return true;
}

}  // namespace

std::string show(const PrimExpr* e) {
  if (!e) return "nothing";
  if (is_short(e))
    if (std::string text = print(e); text.size() <= kShownCharacters) return text;
  return "the " + std::string(construct_name(e->kind)) + " here";
}

std::string show(std::string_view name) { return name.empty() ? "(unnamed)" : std::string(name); }

std::string show(const DataType& dtype) { return to_string(dtype); }

std::string counted(std::uint64_t number, std::string_view noun) {
  return std::to_string(number) + ' ' + std::string(noun) + (number == 1 ? "" : "s");
}

std::string_view construct_name(ExprKind kind) {
  constexpr std::string_view kNames[] = {
      "Var",  "IntImm",    "FloatImm", "StringImm", "Cast",     "Select",   "BufferLoad",
      "Ramp", "Broadcast", "Let",      "Call",      "Shuffle",  "Add",      "Sub",
      "Mul",  "Div",       "Mod",      "FloorDiv",  "FloorMod", "Min",      "Max",
      "Eq",   "NE",        "LT",       "LE",        "GE",       "GT",       "And",
      "Or",   "Not",       "Reduce",   "Load",      "type",     "construct"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(ExprKind::kOpaqueExpr) + 1);
  return kNames[static_cast<std::size_t>(kind)];
}

Finding warn(Report& report, const CheckInfo& check, Span span, std::string message) {
  Finding finding = report.error(check, span, std::move(message));
  report.diagnostics().back().severity = Severity::kWarning;
  return finding;
}

Finding note(Report& report, const CheckInfo& check, Span span, std::string message) {
  Finding finding = report.error(check, span, std::move(message));
  report.diagnostics().back().severity = Severity::kNote;
  return finding;
}

}  // namespace tenor::spec
