// SPDX-License-Identifier: Apache-2.0
// Texts that are printed as they were read: what compilers print in places where another spelling
// would do, and means less. TIR/PreRFC/FrontEnd.
#include <catch2/catch.hpp>

#include "spec/text/print.h"
#include "spec/text/read.h"
#include "spec/tir/check.h"

namespace tenor::spec::test {
namespace {

constexpr const char* kNestedHead = "# from tvm.script import tir as T\n\n@T.prim_func\n";
constexpr const char* kFlatHead =
    "# from tvm.script import tirx as T\n# from tvm.tirx.layout import Axis\n\n@T.prim_func\n";

/// The text after reading and printing, and the codes of what was found in it.
struct Kept {
  std::string text, codes;

  explicit Kept(const std::string& before) {
    Report report;
    const ParsedFile parsed = read(before, report);
    tir::check(parsed.program, report);
    for (const Diagnostic& d : report.diagnostics())
      codes += (codes.empty() ? "" : " ") + std::string(info(d.code).text);
    text = print(parsed.program, parsed.program.modules.at(0).generation);
  }
};

std::string nested(const std::string& body) {
  return kNestedHead +
         ("def main(A: T.Buffer((6, 10), \"int32\"), C: T.Buffer((60,), \"int32\"), n: "
          "T.int32):\n" +
          body);
}

TEST_CASE("kept: the buffer by which memory is named") {
  const std::string flat = std::string(kFlatHead) + "def main(A: T.Buffer((6, 10), \"int32\")):\n";
  const std::string uses = "    T.isnullptr(A_1.data)\n    T.isnullptr(A.data)\n    A_1[0] = 1\n";
  const std::string data = "\"int32\", data=A.data)\n";
  CHECK(Kept(flat + "    A_1 = T.decl_buffer((60,), " + data + uses).text ==
        flat + "    A_1 = T.decl_buffer((60,), " + data + uses);
  CHECK(Kept(flat + "    A_1 = A.view(60)\n" + uses).text ==
        flat + "    A_1 = T.decl_buffer((60,), " + data + uses);
  CHECK(Kept(nested("    A_1 = T.Buffer((60,), " + data + uses)).text ==
        nested("    A_1 = T.Buffer((60,), " + data + uses));
}

TEST_CASE("kept: a launch whose thread another use made lose its tag", "[TIR/Scope/b7]") {
  const std::string launch =
      "    bx = T.int32()\n    T.attr(bx, \"pragma_unroll_explicit\", 1)\n"
      "    T.launch_thread(bx, 6)\n    C[bx] = A[bx, 0]\n";
  CHECK(Kept(nested(launch)).text == nested(launch));
  CHECK(Kept(nested(launch)).codes == "");
  SECTION("without a launch nothing binds the variable") {
    CHECK(Kept(nested("    bx = T.int32()\n    C[bx] = A[bx, 0]\n")).codes == "I-UNBOUND");
  }
  SECTION("what is bound already is not bound again") {
    CHECK(Kept(nested("    T.launch_thread(n, 6)\n    C[n] = A[n, 0]\n")).codes == "I-REBOUND");
  }
}

TEST_CASE("kept: a string in a shape, where it is no name") {
  for (const char* head : {kNestedHead, kFlatHead}) {
    const std::string text = std::string(head) +
                             "def main(d: T.handle):\n    D = T.match_buffer(d, (4, \"m\"), "
                             "\"int32\")\n    T.evaluate(0)\n";
    CHECK(Kept(text).text == text);
  }
}

TEST_CASE("kept: the arms of a branch") {
  const std::string arms =
      "    if n == 0:\n        C[0] = 1\n    elif n == 1:\n        C[1] = 2\n"
      "    elif n == 2:\n        C[2] = 3\n    else:\n        C[3] = 4\n";
  CHECK(Kept(nested(arms)).text == nested(arms));
  SECTION("an else-case that is a branch alone is an arm") {
    const std::string inner =
        "    if n == 0:\n        C[0] = 1\n    else:\n        if n == 1:\n            C[1] = 2\n"
        "        elif n == 2:\n            C[2] = 3\n        else:\n            C[3] = 4\n";
    CHECK(Kept(nested(inner)).text == nested(arms));
  }
  SECTION("what arms need declared stands before the first") {
    const std::string declared =
        "    B = T.Buffer((60,), \"int32\", data=C.data)\n"
        "    if n == 0:\n        C[0] = 1\n    elif B[1] == 1:\n        C[1] = 2\n"
        "    elif n == 2:\n        B[2] = 3\n";
    CHECK(Kept(nested(declared)).text == nested(declared));
  }
  SECTION("an arm that Python decides is the rest, or none") {
    CHECK(Kept(nested("    if n == 0:\n        C[0] = 1\n    elif False:\n        C[1] = 2\n"
                      "    elif True:\n        C[2] = 3\n    else:\n        C[3] = 4\n"))
              .text == nested("    if n == 0:\n        C[0] = 1\n    else:\n        C[2] = 3\n"));
  }
}

}  // namespace
}  // namespace tenor::spec::test
