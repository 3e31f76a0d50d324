// SPDX-License-Identifier: Apache-2.0
#include "fuzz/entry/checked_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

#include "spec/diagnostic/json.h"
#include "spec/diagnostic/text.h"
#include "spec/ir/equal.h"
#include "spec/text/print.h"
#include "spec/tir/check.h"

namespace tenor::fuzz {
namespace {

using namespace spec;
using namespace spec::tir;

std::vector<const PrimFunc*> functions_of(std::span<const Module> modules) {
  std::vector<const PrimFunc*> found;
  for (const Module& module : modules)
    for (const Function& function : module.functions)
      if (function.prim_func) found.push_back(function.prim_func);
  return found;
}

std::string finding_fault(const CheckedText& checked, std::string_view text) {
  const Source source("text.py", text);
  for (const Diagnostic& d : checked.report.diagnostics()) {
    if (d.message.empty()) return "finding: one without a message";
    if (d.span.begin > d.span.end || d.span.end > text.size())
      return "finding: its span is outside the text: " + d.message;
    to_text(d, source, Color::kAnsi);
    dump(answer_json({"check", "", std::nullopt, ""}, Json::array({finding_json(d, source)}),
                     Json::array(), Json::object()));
  }
  return {};
}

/// A function that cannot be had, with no word why.
std::string silence_fault(const CheckedText& checked) {
  if (checked.report.errors() > 0) return {};
  for (const Module& module : checked.parsed.program.modules)
    for (const Function& function : module.functions)
      if (function.kind == Function::Kind::kPrimFunc && !function.prim_func)
        return "silence: nothing is said against '" + function.name + "', which was not read";
  return {};
}

/// A function's body, whose root block may not be there in text: that its empty regions were
/// written down is then not read again.
class WithoutRootRegions {
 public:
  explicit WithoutRootRegions(const Stmt* body) : body_(body) {
    const auto* realize = as<BlockRealize>(body);
    if (!realize || realize->block->name_hint != "root") return;
    realize_ = *realize, root_ = *realize->block;
    if (root_.reads.empty()) root_.reads_written = false;
    if (root_.writes.empty()) root_.writes_written = false;
    realize_.block = &root_;
    body_ = &realize_;
  }
  WithoutRootRegions(const WithoutRootRegions&) = delete;
  const Stmt* body() const { return body_; }

 private:
  BlockRealize realize_;
  Block root_;
  const Stmt* body_;
};

/// `module`, printed for `generation`, reads as itself up to `options`, without a word against it.
std::string reading_fault(const Module& module, Generation generation, EqualOptions options) {
  const std::string text = print(module, generation);
  const CheckedText again = check_text(text);
  const auto before = functions_of({&module, 1}),
             after = functions_of(again.parsed.program.modules);
  if (after.size() != before.size())
    return fmt::format("lost: {} of {} functions are read again from\n{}", after.size(),
                       before.size(), text);
  for (std::size_t i = 0; i < before.size(); ++i) {
    PrimFunc expected = *before[i], found_again = *after[i];
    expected.s_tir = after[i]->s_tir;  // the printer adds this marker where blocks want it
    const WithoutRootRegions once(expected.body), twice(found_again.body);
    expected.body = once.body(), found_again.body = twice.body();
    if (const auto found = difference(expected, found_again, options))
      return fmt::format("changed: {}: {} in\n{}", found->path, found->what, text);
  }
  if (again.report.errors() == 0) return {};
  return fmt::format("broken: {} in\n{}", again.report.diagnostics().front().message, text);
}

/// Does a block declare accesses by names that are not in scope there (TIR-D76)? No text can say
/// which variables those are.
bool has_unbound_regions(const Report& report) {
  return std::any_of(report.diagnostics().begin(), report.diagnostics().end(),
                     [](const Diagnostic& d) { return d.code == Code::B_REGION_UNBOUND; });
}

std::string round_trip_fault(const Module& module) {
  const Generation own = module.generation;
  const Generation other = own == Generation::kFlat ? Generation::kNested : Generation::kFlat;
  const std::string fault = reading_fault(module, own, {});
  return fault.empty() ? reading_fault(module, other, {.normal_form = true}) : fault;
}

}  // namespace

bool CheckedText::well_formed() const {
  return report.errors() == 0 && !functions_of(parsed.program.modules).empty();
}

CheckedText check_text(std::string_view text) {
  CheckedText checked;
  checked.parsed = read(text, checked.report);
  spec::tir::check(checked.parsed.program, checked.report);
  return checked;
}

std::string fault_of(const CheckedText& checked, std::string_view text) {
  std::string fault = finding_fault(checked, text);
  if (fault.empty()) fault = silence_fault(checked);
  if (!fault.empty() || !checked.well_formed() || has_unbound_regions(checked.report)) return fault;
  for (const Module& module : checked.parsed.program.modules)
    if (fault.empty()) fault = round_trip_fault(module);
  return fault;
}

}  // namespace tenor::fuzz
