// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/backend/compared.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "fuzz/entry/checked_text.h"

namespace tenor::fuzz::test {

c::Backend backend_for_test(c::Compiler compiler, const TempDir& dir) {
  c::Backend named;
  named.compiler = compiler;
  return backend_called(std::string(named.name()), {"-O2"}, dir.path());
}

namespace {

/// The function to run: `main`, or the last there is.
const spec::tir::PrimFunc* entry_of(const spec::Module& module) {
  const spec::tir::PrimFunc* last = nullptr;
  for (const spec::Function& f : module.functions) {
    if (f.prim_func) last = f.prim_func;
    if (f.prim_func && f.name == "main") return f.prim_func;
  }
  return last;
}

}  // namespace

Compared compare_text(const std::string& text, const c::Backend& backend, c::Mistake mistake) {
  const CheckedText checked = fuzz::check_text(text);
  if (!checked.well_formed() || checked.parsed.program.modules.empty()) return {"ill-formed", ""};
  const spec::Module& module = checked.parsed.program.modules.back();
  const spec::tir::PrimFunc* f = entry_of(module);
  if (!f) return {"not a PrimFunc", ""};
  Comparison comparison;
  prepare(comparison, {&checked.parsed.program, &module, f, {}, 0}, {"", mistake});
  if (!comparison.dropped.empty()) return {"the rules: " + comparison.dropped, ""};
  if (!comparison.refused.empty()) return {"not emitted: " + comparison.refused, ""};
  const c::Observed observed = c::execute(backend, {&comparison.job, 1}).front();
  if (is_open(observed)) return {"open", ""};
  const auto failure = fuzz::find_failure(comparison, observed);
  if (!failure) return {};
  return {"",
          failure->symptom + ": expected " + failure->expected + ", observed " + failure->observed};
}

std::string read_text(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

}  // namespace tenor::fuzz::test
