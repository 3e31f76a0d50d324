// SPDX-License-Identifier: Apache-2.0
// Entering a PrimFunc, calling another, reaching the end. TIR/Exec/1.
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
          fires("TIR-PrimFunc-shape"));
  }
  SECTION("does not, for a tensor of another rank") {
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) {
            a[1].shape = {2, 2};
          }) == spares("TIR-PrimFunc-rank"));
  }
}

TEST_CASE("TIR-PrimFunc-datatype", "[TIR/Exec/1.2.4.b1]") {
  SECTION("fires for another datatype, and where there is no tensor") {
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].dtype = spec::float_type(32); }) ==
          stops());
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].memory = 0; }) == stops());
  }
  SECTION("does not") {
    CHECK(run_file(kPlain) == spares("2 0 0 0"));
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) {
            a[1].shape = {2, 2};
          }) == spares("TIR-PrimFunc-rank"));
  }
}

TEST_CASE("TIR-PrimFunc-rank", "[TIR/Exec/1.2.4.b5]") {
  SECTION("fires") {
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].shape = {2, 2}; }) == stops());
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].shape = {}; }) == stops());
  }
  SECTION("does not") {
    CHECK(run_file(kPlain) == spares("2 0 0 0"));
    CHECK(run_with(copying("A = T.match_buffer(a, (4,), \"int32\", strides=(1,))"),
                   [](Watched&, Arguments& a) {
                     a[1].strides = {4, 1};
                   }) == spares("TIR-PrimFunc-stride-count"));
  }
}

TEST_CASE("TIR-PrimFunc-stride-count", "[TIR/Exec/1.2.4.b4]") {
  const std::string strided = copying("A = T.match_buffer(a, (4,), \"int32\", strides=(1,))");
  SECTION("fires") {
    CHECK(run_with(strided, [](Watched&, Arguments& a) { a[1].strides = {4, 1}; }) == stops());
  }
  SECTION("does not") {
    CHECK(run_with(strided, [](Watched&, Arguments& a) { a[1].strides = {1}; }) ==
          spares("2 0 0 0"));
    CHECK(run_file(strided) == spares("2 0 0 0"));
    CHECK(run_with(strided, [](Watched&, Arguments& a) { a[1].byte_offset = 2; }) ==
          spares("TIR-PrimFunc-byte-offset"));
  }
}

TEST_CASE("TIR-PrimFunc-byte-offset", "[TIR/Exec/1.2.4.b2]") {
  SECTION("fires for a part of an element") {
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].byte_offset = 2; }) == stops());
  }
  SECTION("does not, for a whole one") {
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].byte_offset = 4; }) ==
          spares("TIR-PrimFunc-offset"));
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
          spares("TIR-PrimFunc-shape"));
  }
}

TEST_CASE("TIR-PrimFunc-shape", "[TIR/Exec/1.2.4.b5:b]") {
  SECTION("fires for a literal, for an expression, and for a variable that two buffers share") {
    const Run found = run_with(kPlain, [](Watched&, Arguments& a) { a[1].shape = {3}; });
    CHECK(found == stops());
    CHECK(found.message == "dimension 0 of A is 4, but that of its argument is 3");
    CHECK(run_with(copying("A = T.match_buffer(a, (n * 2,), \"int32\")"),
                   [](Watched&, Arguments& a) { a[1].shape = {3}; }) == stops());
    CHECK(run_with("@T.prim_func\ndef main(a: T.handle, u: T.handle):\n    m = T.int32()\n"
                   "    A = T.match_buffer(a, (m,), \"int32\")\n    C = T.match_buffer(u, (m,), "
                   "\"int32\")\n    C[0] = 1",
                   [](Watched&, Arguments& a) { a[1].shape = {3}; }) == stops());
  }
  SECTION("does not") {
    CHECK(run_file(kPlain) == spares("2 0 0 0"));
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].strides = {2}; }) ==
          spares("TIR-PrimFunc-strides"));
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
                   }) == spares("2 0 0 0"));
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].strides = {1}; }) ==
          spares("2 0 0 0"));
    CHECK(run_with(kPlain, [](Watched&, Arguments& a) { a[1].byte_offset = 4; }) ==
          spares("TIR-PrimFunc-offset"));
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
    CHECK(offset("A = T.match_buffer(a, (2,), \"int32\", elem_offset=2)", 8) == spares("2 0 0 0"));
  }
}

namespace {

std::string calling(const std::string& call) {
  return "@I.ir_module\nclass Module:\n"
         "    @T.prim_func(private=True)\n    def twice(v: T.int32) -> T.int32:\n        "
         "T.evaluate(T.ret(v * 2))\n\n"
         "    @T.prim_func(private=True)\n    def set(d: T.handle, v: T.int32):\n"
         "        D = T.match_buffer(d, (4,), \"int32\")\n        D[1] = v\n\n"
         "    @T.prim_func\n    def main(n: T.int32, U: T.Buffer((4,), \"int32\"), C: "
         "T.Buffer((4,), \"int32\")):\n"
         "        " +
         call;
}

}  // namespace

TEST_CASE("TIR-PrimFunc-end", "[TIR/Exec/1.2.6:b]") {
  SECTION("fires") { CHECK(run("C[0] = 1") == fires("1 0 0 0")); }
  SECTION("fires in a callee: the caller goes on with variables of its own") {
    CHECK(run_file(calling("T.evaluate(Module.set(C.data, n + 5))\n        C[0] = n")) ==
          fires("2 7 0 0"));
  }
  SECTION("does not, where a value is promised") {
    CHECK(run_file("@T.prim_func\ndef main(n: T.int32, C: T.Buffer((4,), \"int32\")) -> T.int32:\n "
                   "   C[0] = 1") == spares("TIR-PrimFunc-no-result"));
  }
}

TEST_CASE("TIR-PrimFunc-no-result", "[TIR-D50]") {
  SECTION("fires") {
    CHECK(run_file("@T.prim_func\ndef main(n: T.int32, C: T.Buffer((4,), \"int32\")) -> T.int32:\n"
                   "    if n == 3:\n        T.evaluate(T.ret(n))") == stops());
  }
  SECTION("does not, where the value came") {
    CHECK(run_file("@T.prim_func\ndef main(n: T.int32, C: T.Buffer((4,), \"int32\")) -> T.int32:\n"
                   "    if n == 2:\n        T.evaluate(T.ret(n))") == spares("0 0 0 0"));
  }
}

namespace {

/// A call of a function that the module has not, or of a builtin.
Run called(bool global_var) {
  return run_value([=](spec::Builder& b, const spec::PrimFunc& f) {
    const spec::PrimExpr* n = b.var({}, f.params[0]);
    return b.call({}, spec::int_type(32), global_var ? "elsewhere" : "likely",
                  b.arena().list<const spec::PrimExpr*>({n}), global_var);
  });
}

/// A buffer of handles, of which one was written.
const std::string handles = "P = T.alloc_buffer((2,), \"handle\")\n        P[1] = C.data\n        ";

/// A call of the function itself, with so many integers, that no check would let pass.
Run calling_itself(std::size_t arguments) {
  return run_value([=](spec::Builder& b, const spec::PrimFunc& f) {
    const std::vector<const spec::PrimExpr*> args(arguments, b.var({}, f.params[0]));
    return b.call({}, spec::int_type(32), "main", b.arena().list(args), true);
  });
}

}  // namespace

TEST_CASE("TIR-Call-PrimFunc-arguments", "[TIR-D49]") {
  SECTION("fires") {
    CHECK(run_file(calling("C[0] = Module.twice(n + 1)")) == fires("6 0 0 0"));
    CHECK(run_file(calling("C[0] = Module.twice(n // C[0])")) ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not, for a builtin") {
    CHECK(run_file(calling("C[0] = T.likely(n)")) == spares("2 0 0 0"));
    CHECK(called(true) == spares("TIR-Call-foreign"));
  }
}

TEST_CASE("TIR-Call-PrimFunc", "[TIR-D49]") {
  SECTION("fires: the result is what it returns, and what it stores stays") {
    CHECK(run_file(calling("C[0] = Module.twice(Module.twice(n) + 1)")) == fires("10 0 0 0"));
    CHECK(run_file(calling("T.evaluate(Module.set(C.data, n))")) == fires("0 2 0 0"));
  }
  SECTION("fires for memory of the caller's own") {
    CHECK(run_file(calling("P = T.allocate([4], \"int32\", \"global\")\n"
                           "        D = T.decl_buffer((4,), \"int32\", data=P)\n"
                           "        T.evaluate(Module.set(P, 7))\n        C[0] = D[1]")) ==
          fires("7 0 0 0"));
  }
  SECTION("does not, for an argument that was never written") {
    CHECK(calling_itself(1) == spares("TIR-Call-PrimFunc-mismatch"));
  }
}

TEST_CASE("TIR-Call-PrimFunc-mismatch", "[TIR-D49]") {
  SECTION("fires for another number of arguments, and for another datatype") {
    const Run few = calling_itself(1), foreign = calling_itself(7);
    CHECK(few == stops());
    CHECK(few.message == "main takes 7 arguments, and is given 1");
    CHECK(foreign == stops());
    CHECK(foreign.message == "main takes x as float32, and is given int32");
  }
  SECTION("does not, nor for a scalar that was never written") {
    CHECK(run_file(calling("C[0] = Module.twice(n)")) == spares("4 0 0 0"));
    CHECK(run_file(calling("C[0] = Module.twice(U[0])")) == spares("? 0 0 0"));
    CHECK(run_file(calling(handles + "T.evaluate(Module.set(P[0], n))")) ==
          spares("TIR-Call-PrimFunc-indeterminate"));
  }
}

TEST_CASE("TIR-Call-PrimFunc-indeterminate", "[TIR-D19]") {
  SECTION("fires") {
    CHECK(run_file(calling(handles + "T.evaluate(Module.set(P[0], n))")) == stops());
  }
  SECTION("does not") {
    CHECK(run_file(calling(handles + "T.evaluate(Module.set(P[1], n))")) == spares("0 2 0 0"));
  }
}

TEST_CASE("TIR-Call-foreign", "[TIR-D49]") {
  SECTION("fires") { CHECK(called(true) == stops()); }
  SECTION("does not, for a builtin") { CHECK(called(false) == spares("2 0 0 0")); }
}

}  // namespace tenor::semantics::test
