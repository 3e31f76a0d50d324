// SPDX-License-Identifier: Apache-2.0
// Calling another PrimFunc of the module, or what is not one. Ledger TIR-D49, D72.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

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

/// A call of a function that the module has not, or of a builtin.
Run called(bool global_var) {
  return run_value([=](spec::Builder& b, const spec::tir::PrimFunc& f) {
    const spec::PrimExpr* n = b.var({}, f.params[0]);
    return b.call({}, spec::int_type(32), global_var ? "elsewhere" : "likely",
                  b.arena().list<const spec::PrimExpr*>({n}), global_var);
  });
}

/// A buffer of handles, of which one was written.
const std::string handles = "P = T.alloc_buffer((2,), \"handle\")\n        P[1] = C.data\n        ";

/// A call of the function itself, with so many integers, that no check would let pass.
Run calling_itself(std::size_t arguments) {
  return run_value([=](spec::Builder& b, const spec::tir::PrimFunc& f) {
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
    CHECK(run_file(calling("C[0] = T.likely(n)")) == does_not_fire("2 0 0 0"));
    CHECK(called(true) == does_not_fire("TIR-Call-foreign"));
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
    CHECK(calling_itself(1) == does_not_fire("TIR-Call-PrimFunc-mismatch"));
  }
}

TEST_CASE("TIR-Call-PrimFunc-mismatch", "[TIR-D49]") {
  SECTION("fires for another number of arguments, and for another datatype") {
    const Run few = calling_itself(1), foreign = calling_itself(7);
    CHECK(few == stops());
    CHECK(few.message == "main takes 7 arguments, but the call passes 1");
    CHECK(foreign == stops());
    CHECK(foreign.message == "main takes x as float32, but the call passes int32");
  }
  SECTION("does not, nor for a scalar that was never written") {
    CHECK(run_file(calling("C[0] = Module.twice(n)")) == does_not_fire("4 0 0 0"));
    CHECK(run_file(calling("C[0] = Module.twice(U[0])")) == does_not_fire("? 0 0 0"));
    CHECK(run_file(calling(handles + "T.evaluate(Module.set(P[0], n))")) ==
          does_not_fire("TIR-Call-PrimFunc-indeterminate"));
  }
}

TEST_CASE("TIR-Call-PrimFunc-indeterminate", "[TIR-D19]") {
  SECTION("fires") {
    CHECK(run_file(calling(handles + "T.evaluate(Module.set(P[0], n))")) == stops());
  }
  SECTION("does not") {
    CHECK(run_file(calling(handles + "T.evaluate(Module.set(P[1], n))")) ==
          does_not_fire("0 2 0 0"));
  }
}

TEST_CASE("TIR-Call-foreign", "[TIR-D49]") {
  SECTION("fires") { CHECK(called(true) == stops()); }
  SECTION("does not, for a builtin") { CHECK(called(false) == does_not_fire("2 0 0 0")); }
}

}  // namespace tenor::semantics::test
