// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/c/emit.h"

#include "fuzz/backend/c/emitter.h"
#include "fuzz/backend/c/helpers.h"

namespace tenor::fuzz::c {

Emitted emit(const spec::Module& module, const spec::tir::PrimFunc& f,
             const std::vector<Parameter>& arguments, const EmitOptions& options) {
  return Emitter(module, options).run(f, arguments);
}

std::string file_of(const std::vector<const Emitted*>& programs) {
  std::set<std::string> needed;
  for (const Emitted* p : programs) needed.insert(p->helpers.begin(), p->helpers.end());
  std::string text(kPrelude);
  for (const std::string& helper : needed) text += helper_text(helper);
  for (const Emitted* p : programs) text += p->text;
  return text;
}

}  // namespace tenor::fuzz::c
