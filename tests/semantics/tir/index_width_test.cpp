// SPDX-License-Identifier: Apache-2.0
// Indices of a back-end that has fewer than 64 bits for them, in both readings. TIR-D62.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {
namespace {

/// A buffer with more elements than indices of eight bits name, element 0 of which is 7.
constexpr std::string_view kWide =
    "P = T.allocate([300], \"int32\", \"global\")\n"
    "D = T.decl_buffer((300,), \"int32\", data=P)\nD[0] = 7\n";

std::string with_wide(std::string_view body) { return std::string(kWide) + std::string(body); }

}  // namespace

TEST_CASE("TIR-BufferStore-index-width", "[TIR-D62]") {
  const IndexBits bits(8);
  SECTION("fires where the element is there") {
    const Run run_of_one = run(with_wide("D[n + 126] = 1"));
    CHECK(run_of_one == stops());
    CHECK(run_of_one.message == "D[128] is stored, but an index on the target has 8 bits");
  }
  SECTION("fires for one lane") {
    CHECK(run(with_wide("D[T.Ramp(n + 122, 1, 4)] = A[T.Ramp(0, 1, 4)]")) ==
          does_not_fire("0 0 0 0"));
    CHECK(run(with_wide("D[T.Ramp(n + 123, 1, 4)] = A[T.Ramp(0, 1, 4)]")) == stops());
  }
  SECTION("does not for a lane that is switched off") {
    CHECK(run(with_wide(
              "D.vstore([T.Ramp(n + 123, 1, 4)], A[T.Ramp(0, 1, 4)], predicate=T.Ramp(0, 1, "
              "4) < T.Broadcast(3, 4))\nC[0] = D[127]")) == does_not_fire("3 0 0 0"));
  }
  SECTION("does not where the index fits, or where the element is not there") {
    CHECK(run(with_wide("D[n + 125] = 5\nC[0] = D[127]")) == does_not_fire("5 0 0 0"));
    CHECK(run("C[n + 254] = 1") == does_not_fire("TIR-BufferStore-out-of-bounds"));
    CHECK(run("C[U[0]] = 1") == does_not_fire("TIR-BufferStore-indeterminate-index"));
  }
  SECTION("does not where all 64 bits are there, or 16") {
    const IndexBits more(16);
    CHECK(run(with_wide("D[n + 126] = 1")) == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-BufferLoad-index-width", "[TIR-D62]") {
  const IndexBits bits(8);
  SECTION("fires where the element is there, of a parallel loop too") {
    CHECK(run(with_wide("C[0] = D[n + 126]")) == stops());
    CHECK(run(with_wide("for i in T.parallel(n):\n    C[i] = D[i + 128]")) == stops());
  }
  SECTION("fires for an index of several") {
    CHECK(run("P = T.allocate([300, 2], \"int32\", \"global\")\nD = T.decl_buffer((300, 2), "
              "\"int32\", data=P)\nC[0] = D[n + 200, 0]") == stops());
  }
  SECTION("does not where the index fits, or where the element is not there") {
    CHECK(run(with_wide("C[0] = D[n - 2]")) == does_not_fire("7 0 0 0"));
    CHECK(run("C[0] = A[n + 254]") == does_not_fire("TIR-BufferLoad-out-of-bounds"));
    CHECK(run("C[0] = A[U[0]]") == does_not_fire("TIR-BufferLoad-indeterminate-index"));
  }
}

TEST_CASE("TIR-BufferStore-cast-indices", "[TIR/Exec/5.3:b]") {
  const IndexBits bits(8);
  SECTION("fires, and the bounds are those of the index that was cast") {
    const AsWritten reading("TIR-D62");
    CHECK(run("C[n + 255] = 5") == fires("0 5 0 0"));
    CHECK(run(with_wide("D[n + 126] = 1")) == Expected{true, "TIR-BufferStore-out-of-bounds"});
    CHECK(run("C[T.Ramp(n + 254, 1, 4)] = T.Ramp(n, 1, 4)") == fires("2 3 4 5"));
  }
  SECTION("does not where the index fits, nor as it is meant") {
    CHECK(run("C[n + 255] = 5") == does_not_fire("TIR-BufferStore-out-of-bounds"));
    const AsWritten reading("TIR-D62");
    CHECK(run("C[n - 1] = 5") == does_not_fire("0 5 0 0"));
    CHECK(run("C[U[0]] = 5") == does_not_fire("TIR-BufferStore-indeterminate-index"));
  }
}

TEST_CASE("TIR-BufferLoad-cast-indices", "[TIR/Eval/7.3]") {
  const IndexBits bits(8);
  SECTION("fires, and the bounds are those of the index that was cast") {
    const AsWritten reading("TIR-D62");
    CHECK(run("C[0] = A[n + 255]") == fires("2 0 0 0"));
    CHECK(run(with_wide("C[0] = D[n + 126]")) == Expected{true, "TIR-BufferLoad-out-of-bounds"});
    CHECK(run("C[0] = M[n + 255, n + 512]") == fires("7 0 0 0"));
  }
  SECTION("does not where the index fits, nor as it is meant") {
    CHECK(run("C[0] = A[n + 255]") == does_not_fire("TIR-BufferLoad-out-of-bounds"));
    const AsWritten reading("TIR-D62");
    CHECK(run("C[0] = A[n]") == does_not_fire("3 0 0 0"));
    CHECK(run("C[0] = A[U[0]]") == does_not_fire("TIR-BufferLoad-indeterminate-index"));
  }
}

}  // namespace tenor::semantics::test
