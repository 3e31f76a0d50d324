// SPDX-License-Identifier: Apache-2.0
// Drawn functions of Relax: what is printed of them is read, and printed again as it was; their
// normal form is read back as it is, in either generation. Relax/Grammar; Relax/NormalForm.
#include "tests/spec/text/drawn_relax.h"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "spec/ir/hash.h"
#include "spec/relax/normalize.h"
#include "spec/text/print.h"
#include "spec/text/read.h"

namespace tenor::spec::test {
namespace {

std::size_t below(std::size_t count) {
  return *rc::gen::resize(100, rc::gen::inRange<std::size_t>(0, count));
}

std::string text_of(const relax::Function* f, Generation generation) {
  Function named;
  named.kind = Function::Kind::kRelax;
  named.name = "drawn";
  named.relax_func = f;
  return print(Module(), named, generation);
}

/// The one function of `text`.
const relax::Function* function_of(const ParsedFile& parsed, const std::string& text) {
  RC_LOG() << text;
  RC_ASSERT(parsed.program.modules.size() == 1u);
  const relax::Function* f = parsed.program.modules.front().functions.front().relax_func;
  RC_ASSERT(static_cast<bool>(f));
  return f;
}

void check_same(const relax::Function& a, const relax::Function& b, EqualOptions options) {
  const auto found = difference(a, b, options);
  if (found) RC_LOG() << found->path << ": " << found->what;
  RC_ASSERT(!found);
  RC_ASSERT(hash(a, options) == hash(b, options));
}

void check(const relax::Function* drawn, Generation generation) {
  const std::string text = text_of(drawn, generation);
  Report report;
  ParsedFile first = read(text, report);
  const relax::Function* f = function_of(first, text);
  RC_ASSERT(text_of(f, generation) == text);
  const relax::Function* normal = relax::normalize(first.program, f);
  RC_ASSERT(relax::normalize(first.program, normal) == normal);
  const std::string normal_text = text_of(normal, generation);
  ParsedFile second = read(normal_text, report);
  check_same(*normal, *function_of(second, normal_text),
             {.normal_form = generation == Generation::kFlat});
}

TEST_CASE("Relax round trip: drawn functions", "[Relax/Normalize/1]") {
  CHECK(rc::check([] {
    DrawnRelax drawn(below);
    const relax::Function* f = drawn.function(2);
    check(f, Generation::kNested);
    check(f, Generation::kFlat);
  }));
}

}  // namespace
}  // namespace tenor::spec::test
