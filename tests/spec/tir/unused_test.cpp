// SPDX-License-Identifier: Apache-2.0
// The lint L-UNUSED: what is bound, allocated or declared and never named again.
#include <catch2/catch.hpp>

#include "spec/text/read.h"
#include "spec/tir/check.h"

namespace tenor::spec {
namespace {

/// The messages of the lint about a function with that body, one a line.
std::string unused(const std::string& body) {
  std::string text =
      "from tvm.script import tir as T\n@T.prim_func\n"
      "def main(a: T.handle, n: T.int32):\n    A = T.match_buffer(a, (16,), \"int32\")\n    ";
  for (const char c : body) text += c == '\n' ? "\n    " : std::string(1, c);
  Report report;
  const ParsedFile parsed = read(text + "\n", report);
  tir::check(parsed.program, report);
  std::string said;
  for (const Diagnostic& d : report.diagnostics()) {
    if (d.code != Code::L_UNUSED) continue;
    CHECK(d.severity == Severity::kNote);
    CHECK(d.span.end > d.span.begin);
    said += (said.empty() ? "" : "; ") + d.message;
  }
  return said;
}

TEST_CASE("a value that is bound and never used") {
  CHECK(unused("v: T.int32 = n + 1\nA[0] = n") == "v is bound, but never used");
  CHECK(unused("A[0] = T.Let(n, where={T.int32(): n})") != "");
  SECTION("is none where it is used, if only in a region, a shape or an attribute") {
    CHECK(unused("v: T.int32 = n + 1\nA[0] = v").empty());
    CHECK(unused("v: T.int32 = n\nwith T.block(\"b\"):\n    T.reads(A[v])\n    A[0] = n").empty());
    CHECK(unused("v: T.int32 = n\nB = T.alloc_buffer((v,), \"int32\")\nB[0] = n").empty());
  }
  SECTION("is none where its name says so") { CHECK(unused("_v: T.int32 = n\nA[0] = n").empty()); }
}

TEST_CASE("memory that is neither read nor written") {
  CHECK(unused("B = T.alloc_buffer((4,), \"int32\")\nA[0] = n") ==
        "B is allocated, but neither read nor written");
  CHECK(unused("p = T.allocate([4], \"int32\", \"global\")\nA[0] = n") ==
        "p is allocated, but neither read nor written");
  CHECK(unused("B = T.decl_buffer((4,), \"int32\", data=A.data)\nA[0] = n") ==
        "B is declared, but neither read nor written");
  SECTION("a region that is declared uses nothing") {
    CHECK(unused("B = T.alloc_buffer((4,), \"int32\")\nwith T.block(\"b\"):\n    T.reads(B[0])\n"
                 "    A[0] = n") != "");
  }
  SECTION("memory under a declaration that is not used is said once") {
    CHECK(unused("p = T.allocate([4], \"int32\", \"global\")\n"
                 "B = T.decl_buffer((4,), \"int32\", data=p)\nA[0] = n") ==
          "B is declared, but neither read nor written");
  }
  SECTION("is none where it is read, written, viewed or passed on") {
    CHECK(unused("B = T.alloc_buffer((4,), \"int32\")\nB[0] = n").empty());
    CHECK(unused("B = T.alloc_buffer((4,), \"int32\")\nwith T.block(\"b\"):\n"
                 "    V = T.match_buffer(B[0:2], (2,), \"int32\")\n    V[0] = n")
              .empty());
    CHECK(unused("B = T.alloc_buffer((4,), \"int32\")\n"
                 "T.evaluate(T.call_extern(\"int32\", \"f\", B.data))")
              .empty());
  }
}

TEST_CASE("what is part of a form may go unused") {
  CHECK(unused("for i in range(4):\n    A[0] = n").empty());
  CHECK(unused("for i in range(4):\n    with T.block(\"b\"):\n        v = T.axis.spatial(4, i)\n"
               "        A[0] = n")
            .empty());
  CHECK(unused("A[0] = 1").empty());
}

TEST_CASE("where a function has errors, nothing is said to be unused") {
  CHECK(unused("v: T.int32 = n + 1\nA[0, 0] = n").empty());
}

}  // namespace
}  // namespace tenor::spec
