// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/derive/text.h"

#include <vector>

#include "spec/text/print.h"
#include "spec/text/printer/relax/printer.h"

namespace tenor::spec::relax {
namespace {

/// Each part is counted as often as the text would have it.
bool has_very_many_parts(const StructInfo* s) {
  constexpr std::size_t kMost = 10'000;
  std::vector<const StructInfo*> pending{s};
  for (std::size_t parts = 0; !pending.empty(); ++parts) {
    if (parts > kMost) return true;
    const StructInfo* next = pending.back();
    pending.pop_back();
    if (const auto* tuple = as<TupleStructInfo>(next))
      pending.insert(pending.end(), tuple->fields.begin(), tuple->fields.end());
    const auto* f = as<FuncStructInfo>(next);
    if (!f) continue;
    pending.push_back(f->ret);
    if (f->params) pending.insert(pending.end(), f->params->begin(), f->params->end());
  }
  return false;
}

}  // namespace

std::string full_text(const StructInfo* s) {
  if (!s || has_very_many_parts(s)) return "...";
  return printer::RelaxPrinter({Generation::kNested, {}, true, {}, nullptr}).struct_info(s);
}

std::string text_of(const StructInfo* s) { return has_very_many_parts(s) ? "..." : print(s); }

}  // namespace tenor::spec::relax
