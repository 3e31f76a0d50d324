// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/unused.h"

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/uses.h"

namespace tenor::spec::tir {

void note_unused(const Program& program, const PrimFunc& f, Report& report) {
  const Uses uses(f);
  for (const Uses::Bound& b : uses.bound()) {
    if (uses.used(b) || b.name.starts_with('_')) continue;
    const bool memory = !b.what.empty();
    report
        .note(Code::L_UNUSED, program.span(b.at),
              memory ? fmt::format("{} {}, but neither read nor written", show(b.name), b.what)
                     : fmt::format("{} is bound, but never used", show(b.name)))
        .hint(fmt::format("remove the {}, or use {}", memory ? "buffer" : "binding", show(b.name)));
  }
}

}  // namespace tenor::spec::tir
