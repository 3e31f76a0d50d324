// SPDX-License-Identifier: Apache-2.0
// Memory of the host's runtime. EXT/Builtin/TVMBackendAllocWorkspace, TVMBackendFreeWorkspace.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {
namespace {

/// Two elements of int32 of a workspace are written and read, in between `body`.
std::string using_workspace(const std::string& bytes, const std::string& body,
                            const std::string& hint = "0, 32") {
  return "w: T.handle(\"int32\") = T.TVMBackendAllocWorkspace(1, 0, " + bytes + ", " + hint +
         ")\nW = T.decl_buffer((2,), \"int32\", data=w)\nW[1] = 7\n" + body + "\nC[0] = W[1]";
}
const std::string kFree = "T.evaluate(T.TVMBackendFreeWorkspace(1, 0, w))";

}  // namespace

TEST_CASE("TIR-Call-workspace", "[EXT/Builtin/TVMBackendAllocWorkspace]") {
  SECTION("fires") {
    CHECK(run_lowered(using_workspace("T.uint64(8)", "C[1] = 1")) == fires("7 1 0 0"));
  }
  SECTION("does not in the portable profile") {
    CHECK(run(using_workspace("T.uint64(8)", "C[1] = 1")) ==
          does_not_fire("TIR-Call-pointer-portable"));
  }
  SECTION("does not for another call into the runtime") {
    CHECK(run_lowered("T.evaluate(T.tvm_throw_last_error())") ==
          does_not_fire("TIR-Call-out-of-scope"));
  }
}

TEST_CASE("TIR-Call-workspace-value", "[EXT/Builtin/TVMBackendAllocWorkspace]") {
  SECTION("fires, whatever it will be seen as") {
    CHECK(run_lowered(using_workspace("n * 4", "C[1] = 1")) == fires("7 1 0 0"));
    CHECK(run_lowered(using_workspace("9", "C[1] = 1")) == fires("7 1 0 0"));
    CHECK(run_lowered(using_workspace("8", "C[1] = 1", "9, 7")) == fires("7 1 0 0"));
    CHECK(run_lowered(using_workspace("16", "C[1] = 1", "2, 64")) == fires("7 1 0 0"));
  }
  SECTION("fires, and gives no more than was asked for") {
    CHECK(run_lowered(using_workspace("T.uint64(4)", "C[1] = 1")).result ==
          "TIR-DeclBuffer-layout");
  }
  SECTION("does not for a negative number") {
    CHECK(run_lowered(using_workspace("n - 3", "C[1] = 1")) ==
          does_not_fire("TIR-Call-workspace-negative"));
  }
}

TEST_CASE("TIR-Call-workspace-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run_lowered(using_workspace("U[0]", "C[1] = 1")) == stops()); }
  SECTION("does not for a negative number") {
    CHECK(run_lowered(using_workspace("n - 3", "C[1] = 1")) ==
          does_not_fire("TIR-Call-workspace-negative"));
  }
}

TEST_CASE("TIR-Call-workspace-negative", "[EXT/Builtin/TVMBackendAllocWorkspace]") {
  SECTION("fires") { CHECK(run_lowered(using_workspace("n - 3", "C[1] = 1")) == stops()); }
  SECTION("does not for one that is too large") {
    CHECK(run_lowered(using_workspace("T.uint64(1) << T.uint64(50)", "C[1] = 1")) ==
          does_not_fire("TIR-Call-workspace-too-large"));
  }
}

TEST_CASE("TIR-Call-workspace-too-large", "[EXT/Builtin/TVMBackendAllocWorkspace]") {
  SECTION("fires") {
    CHECK(run_lowered(using_workspace("T.uint64(1) << T.uint64(50)", "C[1] = 1")) == stops());
  }
  SECTION("does not") {
    CHECK(run_lowered(using_workspace("8", "C[1] = 1")) == does_not_fire("7 1 0 0"));
    CHECK(run_lowered(using_workspace("U[0]", "C[1] = 1")) ==
          does_not_fire("TIR-Call-workspace-indeterminate"));
  }
}

TEST_CASE("TIR-Call-workspace-end", "[EXT/Builtin/TVMBackendFreeWorkspace]") {
  SECTION("fires") {
    CHECK(run_lowered("w: T.handle = T.TVMBackendAllocWorkspace(1, 0, 8, 0, 32)\n"
                      "C[0] = 3 + T.TVMBackendFreeWorkspace(1, 0, w)") == fires("3 0 0 0"));
  }
  SECTION("does not in the portable profile") {
    CHECK(run("C[0] = T.TVMBackendFreeWorkspace(1, 0, M.data)") ==
          does_not_fire("TIR-Call-pointer-portable"));
  }
  SECTION("does not for another call into the runtime") {
    CHECK(run_lowered("T.evaluate(T.tvm_throw_last_error())") ==
          does_not_fire("TIR-Call-out-of-scope"));
  }
}

TEST_CASE("TIR-Call-workspace-freed", "[EXT/Builtin/TVMBackendFreeWorkspace]") {
  SECTION("fires, and nothing in it has a value") {
    CHECK(run_lowered(using_workspace("8", kFree)) == fires("? 0 0 0"));
  }
  SECTION("does not a second time") {
    CHECK(run_lowered(using_workspace("8", kFree + "\n" + kFree)).result ==
          "TIR-Call-workspace-unknown");
    CHECK(run_lowered(using_workspace("8", "C[1] = 1")) == does_not_fire("7 1 0 0"));
  }
}

TEST_CASE("TIR-Call-workspace-unknown", "[EXT/Builtin/TVMBackendFreeWorkspace]") {
  SECTION("fires for memory of the program, for none and for a part of a workspace") {
    CHECK(run_lowered("C[0] = T.TVMBackendFreeWorkspace(1, 0, M.data)") == stops());
    CHECK(run_lowered("C[0] = T.TVMBackendFreeWorkspace(1, 0, T.reinterpret(\"handle\", "
                      "T.int64(0)))") == stops());
    CHECK(run_lowered(using_workspace("8",
                                      "C[1] = T.TVMBackendFreeWorkspace(1, 0, "
                                      "T.handle_add_byte_offset(w, 4))")) == stops());
  }
  SECTION("does not") {
    CHECK(run_lowered(using_workspace("8", "C[1] = 1")) == does_not_fire("7 1 0 0"));
  }
}

}  // namespace tenor::semantics::test
