// SPDX-License-Identifier: Apache-2.0
// Which functions of two programs are compared with each other, and which cannot be.
#include "solver/validate/pair.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "spec/console/options.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

using semantics::Subject;

/// Modules of functions without parameters: `A: f g`.
std::vector<Subject> open_modules(const std::vector<std::pair<char, std::string>>& modules) {
  std::string text = "from tvm.script import ir as I, tir as T\n";
  for (const auto& [module, functions] : modules) {
    text += fmt::format("\n\n@I.ir_module\nclass {}:\n", module);
    for (const char f : functions)
      text += fmt::format("    @T.prim_func\n    def {}():\n        T.evaluate(0)\n\n", f);
  }
  return open_text(text);
}

/// `A::f=B::f, A::g=, =B::h`
std::string pairs(const std::vector<Subject>& before, const std::vector<Subject>& after,
                  const std::vector<std::string>& renamed = {}) {
  std::string text;
  for (const Pair& p : pair_up(before, after, renamed))
    text += fmt::format("{}{}={}", text.empty() ? "" : ", ", p.before ? p.before->path : "",
                        p.after ? p.after->path : "");
  return text;
}

std::string mismatch_of(const std::string& before, const std::string& after) {
  const std::string import = "from tvm.script import tir as T\n\n@T.prim_func\ndef f";
  const auto b = open_text(import + before), a = open_text(import + after);
  REQUIRE_FALSE((b[0].refused || a[0].refused));
  return mismatch(*b[0].function(), *a[0].function());
}

}  // namespace

TEST_CASE("pairs: by path, then by a name that is the only one") {
  const auto fg = open_modules({{'A', "fg"}}), other = open_modules({{'B', "gh"}});
  const auto two = open_modules({{'A', "f"}, {'B', "f"}});
  CHECK(pairs(fg, fg) == "A::f=A::f, A::g=A::g");
  CHECK(pairs(fg, other) == "A::f=, A::g=B::g, =B::h");
  CHECK(pairs(two, two) == "A::f=A::f, B::f=B::f");
  CHECK(pairs(two, open_modules({{'C', "f"}})) == "A::f=, B::f=, =C::f");
  CHECK(pairs(open_modules({{'C', "fg"}}), two) == "C::f=, C::g=, =A::f, =B::f");
  CHECK(pairs(open_modules({{'A', "f"}}), open_modules({{'B', "g"}})) == "A::f=B::g");
}

TEST_CASE("pairs: as --map says") {
  const auto before = open_modules({{'A', "fg"}}), after = open_modules({{'A', "gh"}});
  CHECK(pairs(before, after, {"f=h"}) == "A::f=A::h, A::g=A::g");
  CHECK(pairs(before, after, {"A::f=A::g"}) == "A::f=A::g, A::g=, =A::h");
  const auto refused = [&](const std::vector<std::string>& renamed) {
    try {
      pairs(before, after, renamed);
    } catch (const spec::UsageError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  CHECK(refused({"k=h"}) == "--map k=h: there is no function 'k' in BEFORE; there is A::f, A::g");
  CHECK(refused({"f=h", "g=h"}) == "--map g=h: one of them is already mapped");
  const auto two = open_modules({{'A', "f"}, {'B', "f"}});
  CHECK_THROWS_WITH(
      pairs(two, after, {"f=h"}),
      "--map f=h: 'f' is ambiguous, it may be A::f or B::f in BEFORE; write the full name");
}

TEST_CASE("pairs: who takes the same arguments") {
  const std::string body = ":\n    T.evaluate(0)\n",
                    n = "(n: T.int32, A: T.Buffer((n, 4), \"int32\"))";
  CHECK(mismatch_of(n + body, n + body).empty());
  CHECK(mismatch_of(n + body, "(m: T.int32, A: T.Buffer((8, 4), \"int32\"))" + body).empty());
  CHECK(mismatch_of(n + body, "(n: T.int32, A: T.Buffer((n, 5), \"int32\"))" + body) ==
        "parameter 2 (A) is a buffer of int32 (_, 4) before and a buffer of int32 (_, 5) after");
  CHECK(mismatch_of(n + body, "(n: T.int32, A: T.Buffer((n, 4), \"int32x2\"))" + body) ==
        "parameter 2 (A) is a buffer of int32 (_, 4) before and a buffer of int32x2 (_, 4) after");
  CHECK(mismatch_of(n + body, "(A: T.Buffer((8, 4), \"int32\"))" + body) ==
        "it has 2 parameters before and 1 after");
  CHECK(mismatch_of("()" + body, "() -> T.int64" + body) ==
        "it returns nothing before and int64 after");
}

}  // namespace tenor::solver::test
