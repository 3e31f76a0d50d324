// SPDX-License-Identifier: Apache-2.0
// Entering a PrimFunc, and reaching its end. TIR/Exec/1.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

using Watched = Machine<WatchedConcrete>;

/// A function that copies its first element, of a buffer with the parts written.
std::string copying(const std::string& parts) {
  return "@T.prim_func\ndef main(n: T.int32, a: T.handle, C: T.Buffer((4,), \"int32\")):\n    " +
         parts + "\n    C[0] = A[1]";
}
const std::string kPlain = copying("A = T.match_buffer(a, (4,), \"int32\")");

}  // namespace

TEST_CASE("TIR-PrimFunc-bind", "[TIR/Exec/1.1]") {
  SECTION("fires: parameters, and the variables that stand alone in a buffer's parts") {
    CHECK(run("C[0] = n\nC[1] = T.Cast(\"int32\", x)") == fires("2 1 0 0"));
    CHECK(run_file(
              copying("m = T.int32()\n    A = T.match_buffer(a, (m,), \"int32\")\n    C[1] = m")) ==
          fires("2 4 0 0"));
    CHECK(run_with(
              copying("s = T.int32()\n    o = T.int32()\n"
                      "    A = T.match_buffer(a, (2,), \"int32\", strides=(s,), elem_offset=o)\n"
                      "    C[1] = s\n    C[2] = o"),
              [](Watched&, Arguments& arguments) {
                arguments[1].shape = {2}, arguments[1].strides = {2}, arguments[1].byte_offset = 4;
              }) == fires("4 2 1 0"));
    CHECK(run_file("@T.prim_func\ndef main(a: T.handle, c: T.handle):\n    m = T.int32()\n    A = "
                   "T.match_buffer(a, (m * 2 - 4,), \"int32\")\n    C = T.match_buffer(c, (m,), "
                   "\"int32\")\n    C[0] = A[1]") == fires("2 0 0 0"));
  }
  SECTION("fires: a size that the caller gives as well is the caller's") {
    CHECK(run_file(copying("A = T.match_buffer(a, (n,), \"int32\")")) ==
          fires("TIR-PrimFunc-bound-shape"));
  }
  SECTION("does not, for a tensor of another rank") {
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) {
            a[1].shape = {2, 2};
          }) == does_not_fire("TIR-PrimFunc-rank"));
  }
}

TEST_CASE("TIR-PrimFunc-datatype", "[TIR/Exec/1.2.4.b1]") {
  SECTION("fires") {
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].dtype = spec::float_type(32); }) ==
          stops());
  }
  SECTION("does not") {
    CHECK(run_file(kPlain) == does_not_fire("2 0 0 0"));
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) {
            a[1].shape = {2, 2};
          }) == does_not_fire("TIR-PrimFunc-rank"));
  }
}

TEST_CASE("TIR-PrimFunc-no-tensor", "[TIR/Exec/1.2:b]") {
  SECTION("fires, whatever datatype is said") {
    const Run found = run_with(kPlain, [](Watched&, Arguments& a) { a[1].memory = 0; });
    CHECK(found == stops());
    CHECK(found.message == "A needs a tensor, but its argument is a pointer to something else");
  }
  SECTION("does not") {
    CHECK(run_file(kPlain) == does_not_fire("2 0 0 0"));
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].dtype = spec::float_type(32); }) ==
          does_not_fire("TIR-PrimFunc-datatype"));
  }
}

TEST_CASE("TIR-PrimFunc-rank", "[TIR/Exec/1.2.4.b5]") {
  SECTION("fires") {
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].shape = {2, 2}; }) == stops());
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].shape = {}; }) == stops());
  }
  SECTION("does not") {
    CHECK(run_file(kPlain) == does_not_fire("2 0 0 0"));
    CHECK(run_with(copying("A = T.match_buffer(a, (4,), \"int32\", strides=(1,))"),
                   [](Watched&, Arguments& a) {
                     a[1].strides = {4, 1};
                   }) == does_not_fire("TIR-PrimFunc-stride-count"));
  }
}

TEST_CASE("TIR-PrimFunc-stride-count", "[TIR/Exec/1.2.4.b4]") {
  const std::string strided = copying("A = T.match_buffer(a, (4,), \"int32\", strides=(1,))");
  SECTION("fires") {
    CHECK(run_with(strided, [](Watched&, Arguments& a) { a[1].strides = {4, 1}; }) == stops());
  }
  SECTION("does not") {
    CHECK(run_with(strided, [](Watched&, Arguments& a) { a[1].strides = {1}; }) ==
          does_not_fire("2 0 0 0"));
    CHECK(run_file(strided) == does_not_fire("2 0 0 0"));
    CHECK(run_with(strided, [](Watched&, Arguments& a) { a[1].byte_offset = 2; }) ==
          does_not_fire("TIR-PrimFunc-byte-offset"));
  }
}

TEST_CASE("TIR-PrimFunc-byte-offset", "[TIR/Exec/1.2.4.b2]") {
  SECTION("fires for a part of an element") {
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].byte_offset = 2; }) == stops());
  }
  SECTION("does not, for a whole one") {
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].byte_offset = 4; }) ==
          does_not_fire("TIR-PrimFunc-offset"));
  }
}

TEST_CASE("TIR-PrimFunc", "[TIR/Exec/1.2.6]") {
  SECTION("fires: the body runs, on the layout of its arguments") {
    CHECK(run_file(kPlain) == fires("2 0 0 0"));
    CHECK(run_with(copying("A = T.match_buffer(a, (2,), \"int32\", strides=(3,))"),
                   [](Watched&, Arguments& a) { a[1].shape = {2}, a[1].strides = {3}; }) ==
          fires("2 0 0 0"));
  }
  SECTION("fires for a dimension that is an expression") {
    CHECK(run_file(copying("A = T.match_buffer(a, (n * 2,), \"int32\")")) == fires("2 0 0 0"));
  }
  SECTION("does not, where a dimension differs") {
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].shape = {3}; }) ==
          does_not_fire("TIR-PrimFunc-shape"));
  }
}

TEST_CASE("TIR-PrimFunc-shape", "[TIR/Exec/1.2.4.b5:b]") {
  SECTION("fires for a literal") {
    const Run found = run_with(kPlain, [](Watched&, Arguments& a) { a[1].shape = {3}; });
    CHECK(found == stops());
    CHECK(found.message == "dimension 0 of A is declared as 4, but the argument's is 3");
  }
  SECTION("does not") {
    CHECK(run_file(kPlain) == does_not_fire("2 0 0 0"));
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].strides = {2}; }) ==
          does_not_fire("TIR-PrimFunc-strides"));
    CHECK(run_with(copying("A = T.match_buffer(a, (n * 2,), \"int32\")"),
                   [](Watched&, Arguments& a) { a[1].shape = {3}; }) ==
          does_not_fire("TIR-PrimFunc-bound-shape"));
  }
}
TEST_CASE("TIR-PrimFunc-bound-shape", "[TIR/Exec/1.2.4.b5:c]") {
  SECTION("fires for an expression, and for a variable that two buffers share") {
    CHECK(run_with(copying("A = T.match_buffer(a, (n * 2,), \"int32\")"),
                   [](Watched&, Arguments& a) { a[1].shape = {3}; }) == stops());
    CHECK(run_with("@T.prim_func\ndef main(a: T.handle, u: T.handle):\n    m = T.int32()\n"
                   "    A = T.match_buffer(a, (m,), \"int32\")\n    C = T.match_buffer(u, (m,), "
                   "\"int32\")\n    C[0] = 1",
                   [](Watched&, Arguments& a) { a[1].shape = {3}; }) == stops());
  }
  SECTION("does not") {
    CHECK(run_file(kPlain) == does_not_fire("2 0 0 0"));
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].strides = {2}; }) ==
          does_not_fire("TIR-PrimFunc-strides"));
  }
}

TEST_CASE("TIR-PrimFunc-strides", "[TIR/Exec/1.2.4.b4:b]") {
  SECTION("fires for literal strides, and for a buffer without any") {
    const std::string strided = copying("A = T.match_buffer(a, (2,), \"int32\", strides=(2,))");
    CHECK(run_with(strided, [](Watched&, Arguments& a) { a[1].shape = {2}, a[1].strides = {3}; }) ==
          stops());
    CHECK(run_with(strided, [](Watched&, Arguments& a) {
            a[1].shape = {2}, a[1].strides.reset();
          }) == stops());
    CHECK(run_with(copying("A = T.match_buffer(a, (2,), \"int32\")"), [](Watched&, Arguments& a) {
            a[1].shape = {2}, a[1].strides = {2};
          }) == stops());
  }
  SECTION("does not along an extent of 1, nor for packed strides that are written") {
    CHECK(run_with("@T.prim_func\ndef main(a: T.handle, C: T.Buffer((4,), \"int32\")):\n"
                   "    A = T.match_buffer(a, (1, 4), \"int32\")\n    C[0] = A[0, 1]",
                   [](Watched&, Arguments& a) {
                     a[0].shape = {1, 4}, a[0].strides = {99, 1};
                   }) == does_not_fire("2 0 0 0"));
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].strides = {1}; }) ==
          does_not_fire("2 0 0 0"));
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].byte_offset = 4; }) ==
          does_not_fire("TIR-PrimFunc-offset"));
  }
}

TEST_CASE("TIR-PrimFunc-offset", "[TIR/Exec/1.2.4.b2:c]") {
  const auto offset = [](const std::string& buffer, std::uint64_t bytes) {
    return run_with(copying(buffer),
                    [=](Watched&, Arguments& a) { a[1].shape = {2}, a[1].byte_offset = bytes; });
  };
  SECTION("fires for a literal, and for a buffer without offset") {
    CHECK(offset("A = T.match_buffer(a, (2,), \"int32\", elem_offset=1)", 8) == stops());
    CHECK(offset("A = T.match_buffer(a, (2,), \"int32\")", 4) == stops());
  }
  SECTION("does not, where it is the buffer's") {
    CHECK(offset("A = T.match_buffer(a, (2,), \"int32\", elem_offset=2)", 8) ==
          does_not_fire("2 0 0 0"));
  }
}

TEST_CASE("TIR-PrimFunc-end", "[TIR/Exec/1.2.6:b]") {
  SECTION("fires") { CHECK(run("C[0] = 1") == fires("1 0 0 0")); }
  SECTION("fires in a callee: the caller goes on with variables of its own") {
    CHECK(run_file("@I.ir_module\nclass Module:\n    @T.prim_func(private=True)\n    def set(d: "
                   "T.handle, n: T.int32):\n"
                   "        D = T.match_buffer(d, (4,), \"int32\")\n        D[1] = n\n\n"
                   "    @T.prim_func\n    def main(n: T.int32, U: T.Buffer((4,), \"int32\"), C: "
                   "T.Buffer((4,), \"int32\")):\n        T.evaluate(Module.set(C.data, n + 5))\n"
                   "        C[0] = n") == fires("2 7 0 0"));
  }
  SECTION("does not, where a value is promised") {
    CHECK(run_file("@T.prim_func\ndef main(n: T.int32, C: T.Buffer((4,), \"int32\")) -> T.int32:\n "
                   "   C[0] = 1") == does_not_fire("TIR-PrimFunc-no-result"));
  }
}

TEST_CASE("TIR-PrimFunc-no-result", "[TIR-D50]") {
  SECTION("fires") {
    CHECK(run_file("@T.prim_func\ndef main(n: T.int32, C: T.Buffer((4,), \"int32\")) -> T.int32:\n"
                   "    if n == 3:\n        T.evaluate(T.ret(n))") == stops());
  }
  SECTION("does not, where the value came") {
    CHECK(run_file("@T.prim_func\ndef main(n: T.int32, C: T.Buffer((4,), \"int32\")) -> T.int32:\n"
                   "    if n == 2:\n        T.evaluate(T.ret(n))") == does_not_fire("0 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
