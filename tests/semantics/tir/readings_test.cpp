// SPDX-License-Identifier: Apache-2.0
// The rules of written readings about statements and functions: each beside what the intended
// reading does with the same program. The witnesses of spec/clauses/witness show the same from
// outside.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

constexpr std::string_view kGrowing = R"(A[0] = 1
for i in range(A[0]):
    C[i] = A[0]
    if A[0] < 3:
        A[0] = A[0] + 1)";

}  // namespace

TEST_CASE("TIR-For-serial-to-end", "[TIR-D1]") {
  constexpr std::string_view text = "for i in T.serial(1, 3):\n    C[i] = 1";
  SECTION("fires") {
    const AsWritten reading("TIR-D1");
    CHECK(run(text) == fires("0 1 0 0"));
    CHECK(run("for i in range(n, n + 0):\n    C[i] = 1") == fires("0 0 0 0"));
  }
  SECTION("does not") {
    CHECK(run(text) == does_not_fire("0 1 1 0"));
    const AsWritten reading("TIR-D1");
    CHECK(run("for i in T.parallel(2):\n    C[i] = 1") == does_not_fire("1 1 0 0"));
    CHECK(run("for i in range(U[0]):\n    C[0] = 1") == does_not_fire("TIR-For-indeterminate"));
  }
}

TEST_CASE("TIR-For-parallel-to-end", "[TIR-D4]") {
  constexpr std::string_view text = "for i in T.parallel(1, 3):\n    C[i] = 1";
  SECTION("fires") {
    const AsWritten reading("TIR-D4");
    CHECK(run(text) == fires("0 1 0 0"));
    CHECK(run("for i in T.vectorized(0, 4):\n    C[i] = 1") == fires("1 1 1 1"));
  }
  SECTION("does not") {
    CHECK(run(text) == does_not_fire("0 1 1 0"));
    const AsWritten reading("TIR-D4");
    CHECK(run("for i in range(2):\n    C[i] = 1") == does_not_fire("1 1 0 0"));
    CHECK(run("for i in T.parallel(U[0]):\n    C[0] = 1") ==
          does_not_fire("TIR-For-indeterminate"));
  }
}

TEST_CASE("TIR-For-iterate-once", "[TIR-D3]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D3");
    CHECK(run(kGrowing) == fires("1 2 3 0"));
    CHECK(run("for i in range(3):\n    if i == 1:\n        continue\n    C[i] = 1") ==
          fires("1 0 1 0"));
    CHECK(run("for i in range(3):\n    if i == 1:\n        break\n    C[i] = 1") ==
          fires("1 0 0 0"));
    CHECK(run("for i in T.serial(T.int8(120), T.Cast(\"int8\", n + 128)):\n    C[0] = 1") ==
          fires("TIR-For-overflow"));
  }
  SECTION("does not") {
    CHECK(run(kGrowing) == does_not_fire("1 0 0 0"));
    const AsWritten reading("TIR-D3");
    CHECK(run("for i in range(0):\n    C[0] = 1") == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-For-extent-again", "[TIR-D3]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D3");
    CHECK(run(kGrowing) == fires("1 2 3 0"));
  }
  SECTION("does not") { CHECK(run(kGrowing) == does_not_fire("1 0 0 0")); }
}

TEST_CASE("TIR-For-extent", "[TIR/Exec/12.1.4][TIR-D3]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D3");
    CHECK(run(kGrowing) == fires("1 2 3 0"));
    CHECK(run("A[0] = 3\nfor i in range(1, A[0]):\n    C[i] = 1\n    A[0] = 2") ==
          fires("0 1 0 0"));
    CHECK(run(kGrowing).notes == std::vector{spec::Code::D_EXTENT_CHANGES});
    CHECK(run("A[0] = 3\nfor i in range(A[0]):\n    C[i] = 1\n    A[0] = 3").notes.empty());
  }
  SECTION("does not for an extent that is never written") {
    const AsWritten reading("TIR-D3");
    CHECK(run("A[0] = 3\nfor i in range(1, A[0]):\n    A[0] = U[0]") ==
          does_not_fire("TIR-For-extent-indeterminate"));
  }
  SECTION("does not") {
    const AsWritten reading("TIR-D3"), end("TIR-D1");
    CHECK(run(kGrowing) == does_not_fire("1 2 3 0"));
  }
}

TEST_CASE("TIR-For-extent-end", "[TIR/Exec/12.1.5][TIR-D3]") {
  const AsWritten reading("TIR-D3");
  SECTION("fires") {
    const AsWritten end("TIR-D1");
    CHECK(run("A[0] = 4\nfor i in T.serial(1, A[0]):\n    C[i] = 1\n    A[0] = 4") ==
          fires("0 1 1 0"));
    CHECK(run("A[0] = 4\nfor i in T.serial(1, A[0]):\n    C[i] = 1\n    A[0] = U[0]") ==
          does_not_fire("TIR-For-extent-indeterminate"));
  }
  SECTION("does not") {
    CHECK(run("A[0] = 3\nfor i in T.serial(1, A[0]):\n    C[i] = 1") == does_not_fire("0 1 1 0"));
  }
}

TEST_CASE("TIR-For-extent-indeterminate", "[TIR-D19]") {
  const AsWritten reading("TIR-D3");
  SECTION("fires") { CHECK(run("A[0] = 2\nfor i in range(A[0]):\n    A[0] = U[0]") == stops()); }
  SECTION("does not") { CHECK(run(kGrowing) == does_not_fire("1 2 3 0")); }
}

TEST_CASE("TIR-BlockRealize-unguarded", "[TIR-D8][EXT/Reading]") {
  constexpr std::string_view text = R"(for i in range(2):
    with T.block("b"):
        T.where(i < 1)
        v = T.axis.spatial(2, i)
        C[v] = 1)";
  SECTION("fires") {
    const AsWritten reading("TIR-D8");
    CHECK(run(text) == fires("1 1 0 0"));
  }
  SECTION("does not") { CHECK(run(text) == does_not_fire("1 0 0 0")); }
}

TEST_CASE("TIR-BlockRealize-anywhere", "[TIR-D47]") {
  constexpr std::string_view text = R"(with T.block("b"):
    v = T.axis.spatial(2, n + 1)
    C[v] = 1)";
  SECTION("fires") {
    const AsWritten reading("TIR-D47");
    CHECK(run(text) == fires("0 0 0 1"));
  }
  SECTION("does not") {
    CHECK(run(text) == does_not_fire("TIR-BlockRealize-outside-domain"));
    const AsWritten reading("TIR-D47");
    CHECK(run("with T.block(\"b\"):\n    v = T.axis.spatial(2, U[0])\n    C[v] = 1") ==
          does_not_fire("TIR-BlockRealize-indeterminate-value"));
    CHECK(run("with T.block(\"b\"):\n    v = T.axis.spatial(2, T.int64(4294967296))\n"
              "    C[v] = 1") == does_not_fire("TIR-BlockRealize-value-range"));
  }
}

namespace {

/// Column sums with the reduction outside.
constexpr std::string_view kOuterReduction = R"(for k, i in T.grid(2, 4):
    with T.block("b"):
        vk, vi = T.axis.remap("RS", [k, i])
        with T.init():
            C[vi] = 0
        C[vi] = C[vi] + M[vk, vi])";

}  // namespace

TEST_CASE("TIR-Block-init-first", "[TIR-D9]") {
  constexpr std::string_view plain = R"(for i in range(4):
    with T.block("b"):
        v = T.axis.spatial(4, i)
        with T.init():
            C[v] = 5
        C[v] = C[v] + 1)";
  SECTION("fires") {
    const AsWritten reading("TIR-D9");
    CHECK(run(kOuterReduction) == fires("5 8 10 12"));
    CHECK(run(plain) == fires("6 6 6 6"));
  }
  SECTION("does not") { CHECK(run(kOuterReduction) == does_not_fire("6 8 10 12")); }
}

TEST_CASE("TIR-Block-update-later", "[TIR-D9]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D9");
    CHECK(run(kOuterReduction) == fires("5 8 10 12"));
  }
  SECTION("does not") {
    CHECK(run(kOuterReduction) == does_not_fire("6 8 10 12"));
    const AsWritten reading("TIR-D9");
    CHECK(run(R"(for k in range(1):
    with T.block("b"):
        vk = T.axis.reduce(1, k)
        with T.init():
            C[vk] = 7
        C[vk] = C[vk] + 1)") == does_not_fire("8 0 0 0"));
  }
}

namespace {

constexpr std::string_view kTwice = R"(@T.prim_func
def main(A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    C[0] = C[0] + A[1]
)";
constexpr std::string_view kOffset = R"(@T.prim_func
def main(c: T.handle, a: T.handle):
    C = T.match_buffer(c, (4,), "int32")
    A = T.match_buffer(a, (2,), "int32", elem_offset=2)
    C[0] = A[0]
)";
constexpr std::string_view kFreshStrides = R"(@T.prim_func
def main(a: T.handle, C: T.Buffer((4,), "int32")):
    s = T.int32()
    A = T.match_buffer(a, (4,), "int32", strides=[s])
    C[0] = s
)";

/// Gives the second parameter the memory of the first.
void alias(Machine<WatchedConcrete>&, Arguments& arguments) { arguments[1] = arguments[0]; }
void unchanged(Machine<WatchedConcrete>&, Arguments&) {}
/// Takes the stated strides of the first parameter away.
void packed(Machine<WatchedConcrete>&, Arguments& arguments) { arguments[0].strides.reset(); }

}  // namespace

TEST_CASE("TIR-PrimFunc-run", "[TIR-D21]") {
  SECTION("fires") { CHECK(run_with(kTwice, unchanged) == fires("2 0 0 0")); }
  SECTION("does not") {
    const AsWritten reading("TIR-D21");
    CHECK(run_with(kTwice, unchanged) == does_not_fire("4 0 0 0"));
  }
}

TEST_CASE("TIR-PrimFunc-run-each", "[TIR-D21]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D21");
    CHECK(run_with(kTwice, unchanged) == fires("4 0 0 0"));
  }
  SECTION("does not") { CHECK(run_with(kTwice, unchanged) == does_not_fire("2 0 0 0")); }
}

TEST_CASE("TIR-PrimFunc-aliases", "[TIR-D40]") {
  constexpr std::string_view reads = R"(@T.prim_func
def main(A: T.Buffer((4,), "int32"), B: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
    C[0] = A[0] + B[0]
)";
  SECTION("fires") {
    const AsWritten reading("TIR-D40");
    CHECK(run_with(reads, alias) == stops());
  }
  SECTION("does not") {
    CHECK(run_with(reads, alias) == does_not_fire("2 0 0 0"));
    const AsWritten reading("TIR-D40");
    CHECK(run_with(kTwice, unchanged) == does_not_fire("2 0 0 0"));
  }
}

TEST_CASE("TIR-PrimFunc-unbound-strides", "[TIR-D37]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D37");
    CHECK(run_with(kFreshStrides, packed) == stops());
  }
  SECTION("does not") {
    CHECK(run_with(kFreshStrides, packed) == does_not_fire("1 0 0 0"));
    const AsWritten reading("TIR-D37");
    CHECK(run_with(kTwice, unchanged) == does_not_fire("2 0 0 0"));
  }
}

TEST_CASE("TIR-PrimFunc-at-data", "[TIR-D38]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D38");
    CHECK(run_file(kOffset) == fires("? 0 0 0"));
  }
  SECTION("does not") {
    CHECK(run_file(kOffset) == does_not_fire("3 0 0 0"));
    const AsWritten reading("TIR-D38");
    CHECK(run_with("@T.prim_func\ndef main(C: T.Buffer((4,), \"int32\")):\n    C[0] = 1\n",
                   [](auto&, auto& a) { a[0].shape = {3}; }) ==
          does_not_fire("TIR-PrimFunc-shape"));
  }
}

TEST_CASE("a size is bound where it stands alone, behind an expression that mentions it",
          "[TIR-D39]") {
  CHECK(run_file(R"(@T.prim_func
def main(a: T.handle, f: T.handle, c: T.handle):
    k = T.int32()
    A = T.match_buffer(a, (T.max(k, 1),), "int32")
    F = T.match_buffer(f, (k,), "float32")
    C = T.match_buffer(c, (4,), "int32")
    C[0] = k
)")
            .result == "4 0 0 0");
}

}  // namespace tenor::semantics::test
