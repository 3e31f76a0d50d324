// SPDX-License-Identifier: Apache-2.0
// Calls of builtins. TIR/Eval/11; EXT/Builtin.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {
const std::string kBarrier = "T.evaluate(T.tvm_global_barrier_kinit())";
const std::string kCallsFunction =
    "@I.ir_module\nclass Module:\n"
    "    @T.prim_func(private=True)\n    def one() -> T.int32:\n        T.evaluate(T.ret(1))\n\n"
    "    @T.prim_func\n    def main(C: T.Buffer((4,), \"int32\")):\n        C[0] = Module.one()";
}  // namespace

TEST_CASE("TIR-Call-evaluate", "[TIR-D48]") {
  SECTION("fires: in order") {
    CHECK(run("C[0] = T.bitwise_and(n + 4, 3)") == fires("2 0 0 0"));
    CHECK(run("C[0] = T.bitwise_and(A[n + 2], n // C[0])") ==
          fires("TIR-BufferLoad-out-of-bounds"));
  }
  SECTION("does not, for the builtins that do more than compute") {
    CHECK(run("C[0] = T.if_then_else(n == 2, 5, 6)") == does_not_fire("5 0 0 0"));
  }
}

TEST_CASE("TIR-Call", "[TIR-D48]") {
  SECTION("fires for bits and shifts") {
    CHECK(run("C[0] = T.bitwise_and(n + 4, 3)\nC[1] = T.bitwise_or(n, 5)\nC[2] = T.bitwise_xor(n, "
              "3)\n"
              "C[3] = T.bitwise_not(n)") == fires("2 7 1 -3"));
    CHECK(run("C[0] = T.shift_left(n, 3)\nC[1] = T.shift_right(n - 10, 1)\nC[2] = T.shift_left(n, "
              "n - 2)") == fires("16 -4 2 0"));
  }
  SECTION("fires for functions, likely, reinterpret and large_uint_imm") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.floor(x))\nC[1] = T.Cast(\"int32\", T.sqrt(F[3]))\n"
              "C[2] = T.likely(n)\nC[3] = T.reinterpret(\"int32\", x)") ==
          fires("1 2 2 1069547520"));
    CHECK(run_value([](spec::Builder& b, const spec::tir::PrimFunc&) {
            const auto half = [&](std::int64_t v) { return b.int_imm({}, v, spec::uint_type(32)); };
            const auto* wide = b.call({}, spec::uint_type(64), "large_uint_imm",
                                      b.arena().list<const spec::PrimExpr*>({half(7), half(3)}));
            const auto* scale = b.int_imm({}, std::int64_t{1} << 30, spec::uint_type(64));
            return b.cast({}, b.binary({}, spec::ExprKind::kFloorDiv, wide, scale),
                          spec::int_type(32));
          }) == fires("12 0 0 0"));
  }
  SECTION("fires for the function of most arguments") {
    CHECK(run("C[0] = T.q_multiply_shift_per_axis(n + 6, 1073741824, 0, 1, 31, T.bool(False), "
              "T.bool(True))") == fires("2 0 0 0"));
  }
  SECTION("fires lane by lane") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.bitwise_xor(A[T.Ramp(0, 1, 4)], T.Broadcast(n, 4))") ==
          fires("3 0 1 6"));
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.shift_left(A[T.Ramp(0, 1, 4)], T.Ramp(n, 1, 4))") ==
          fires("4 16 48 128"));
  }
  SECTION("fires for halves of vectors, and for two that make one") {
    CHECK(run("C[T.Ramp(0, 1, 2)] = T.vectorhigh(\"int32x2\", A[T.Ramp(0, 1, 4)])\n"
              "C[T.Ramp(2, 1, 2)] = T.vectorlow(\"int32x2\", A[T.Ramp(0, 1, 4)])") ==
          fires("3 4 1 2"));
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.vectorcombine(\"int32x4\", A[T.Ramp(2, 1, 2)], "
              "A[T.Ramp(0, 1, 2)])") == fires("3 4 1 2"));
  }
  SECTION("fires for products of bytes") {
    CHECK(
        run("C[0] = T.dp4a(\"int32\", T.Cast(\"int8x4\", A[T.Ramp(0, 1, 4)] - T.Broadcast(3, 4)), "
            "T.Cast(\"int8x4\", A[T.Ramp(0, 1, 4)] * T.Broadcast(25, 4)), n)") == fires("2 0 0 0"));
  }
  SECTION("fires for undef, which is as if never written") {
    CHECK(run("C[0] = T.undef()\nC[1] = T.likely(n)") == fires("? 2 0 0"));
  }
  SECTION("fires for an argument that was never written, and makes no value") {
    CHECK(run("C[0] = T.bitwise_and(U[0], 0)\nC[1] = T.shift_left(n, U[0])\n"
              "C[2] = T.Cast(\"int32\", T.exp(T.Cast(\"float32\", U[0])))\nC[3] = "
              "T.bitwise_not(U[0])") == fires("? ? ? ?"));
  }
  SECTION("does not, for a count of 32") {
    CHECK(run("C[0] = T.shift_left(n, n + 30)") == does_not_fire("TIR-Call-shift-range"));
  }
}

namespace {

using Exprs = std::vector<const spec::PrimExpr*>;

/// C[0] := a builtin of arguments that no check would let pass.
Run calling(std::string_view op, Exprs (*arguments)(spec::Builder&)) {
  return run_value([=](spec::Builder& b, const spec::tir::PrimFunc&) {
    return b.call({}, spec::int_type(32), op, b.arena().list(arguments(b)));
  });
}

}  // namespace

TEST_CASE("TIR-Call-shift-range", "[TIR-D48]") {
  SECTION("fires for counts too large and below 0") {
    CHECK(run("C[0] = T.shift_left(n, n + 30)") == stops());
    CHECK(run("C[0] = T.shift_right(n, n - 3)") == stops());
  }
  SECTION("fires for one lane") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.shift_left(A[T.Ramp(0, 1, 4)], T.Ramp(n, 10, 4))") ==
          stops());
  }
  SECTION("fires where a function has no value") { CHECK(run("C[0] = T.clz(n - 2)") == stops()); }
  SECTION("does not at the last count") {
    CHECK(run("C[0] = T.shift_left(n - 1, n + 29)\nC[1] = T.clz(n)") ==
          does_not_fire("-2147483648 30 0 0"));
    CHECK(calling("shift_left", [](spec::Builder& b) {
            return Exprs{b.int_imm({}, 1, spec::int_type(32))};
          }) == does_not_fire("TIR-Call-omission"));
  }
}

TEST_CASE("TIR-Call-omission", "[TIR-D48]") {
  SECTION(
      "fires for a datatype that the builtin has not, for other lanes, and for another number") {
    CHECK(calling("bitwise_and", [](spec::Builder& b) {
            return Exprs{b.float_imm({}, 1, spec::float_type(32)),
                         b.float_imm({}, 1, spec::float_type(32))};
          }) == stops());
    CHECK(
        calling("bitwise_and", [](spec::Builder& b) {
          return Exprs{b.int_imm({}, 1, spec::int_type(32)), b.int_imm({}, 1, spec::int_type(64))};
        }) == stops());
    CHECK(calling("bitwise_and", [](spec::Builder& b) {
            return Exprs{b.int_imm({}, 1, spec::int_type(32))};
          }) == stops());
    CHECK(calling("popcount", [](spec::Builder& b) {
            return Exprs{b.broadcast({}, b.int_imm({}, 1, spec::int_type(32)), 2)};
          }) == stops());
    CHECK(calling("pow", [](spec::Builder& b) {
            return Exprs{b.float_imm({}, 1, spec::float_type(32)),
                         b.int_imm({}, 1, spec::int_type(32))};
          }) == stops());
    CHECK(calling("vectorlow", [](spec::Builder& b) {
            return Exprs{b.int_imm({}, 1, spec::int_type(32))};
          }) == stops());
    CHECK(calling("dp4a", [](spec::Builder& b) {
            const auto* bytes = b.broadcast({}, b.int_imm({}, 1, spec::int_type(8)), 4);
            return Exprs{bytes, bytes, b.int_imm({}, 1, spec::int_type(64))};
          }) == stops());
  }
  SECTION("does not") {
    CHECK(
        calling("bitwise_and", [](spec::Builder& b) {
          return Exprs{b.int_imm({}, 6, spec::int_type(32)), b.int_imm({}, 3, spec::int_type(32))};
        }) == does_not_fire("2 0 0 0"));
  }
}

TEST_CASE("TIR-Call-device-instruction", "[PreRFC/Restrictions/b5]") {
  SECTION("fires, by name") {
    const Run found = run(kBarrier + "\nC[0] = 1");
    CHECK(found == stops());
    CHECK(found.message.find("tvm_global_barrier_kinit") != std::string::npos);
  }
  SECTION("does not, where it is not reached, nor for other builtins without a meaning") {
    CHECK(run("if n == 3:\n    " + kBarrier + "\nC[0] = 1") == does_not_fire("1 0 0 0"));
    CHECK(run("T.evaluate(T.call_extern(\"int32\", \"f\", n))") ==
          does_not_fire("TIR-Call-out-of-scope"));
  }
  SECTION("does not, for a PrimFunc") {
    CHECK(run_file(kCallsFunction) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Call-out-of-scope", "[TIR-D48]") {
  SECTION("fires, by name") {
    const Run found = run("T.evaluate(T.call_extern(\"int32\", \"f\", n))\nC[0] = 1");
    CHECK(found == stops());
    CHECK(found.message.find("call_extern") != std::string::npos);
  }
  SECTION("does not, where it is not reached, nor for a builtin with a meaning") {
    CHECK(run("if n == 3:\n    T.evaluate(T.call_extern(\"int32\", \"f\", n))\nC[0] = 1") ==
          does_not_fire("1 0 0 0"));
    CHECK(run("C[0] = T.likely(n)") == does_not_fire("2 0 0 0"));
    CHECK(run(kBarrier) == does_not_fire("TIR-Call-device-instruction"));
  }
  SECTION("does not, for a PrimFunc") {
    CHECK(run_file(kCallsFunction) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Call-if_then_else", "[EXT/Builtin/if_then_else]") {
  SECTION("fires: the condition first") {
    CHECK(run("C[0] = T.if_then_else(n == 2, 5, 6)") == fires("5 0 0 0"));
    CHECK(run("C[0] = T.if_then_else(n // C[0] == 1, A[n + 2], 6)") ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") {
    CHECK(run("C[0] = T.Select(n == 2, 5, 6)") == does_not_fire("5 0 0 0"));
    CHECK(run("T.evaluate(T.assume(n == 2))\nC[0] = 1") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Call-if_then_else-then", "[EXT/Builtin/if_then_else]") {
  SECTION("fires for 1, and spares the other") {
    CHECK(run("C[0] = T.if_then_else(n == 2, A[n], n // C[0])") == fires("3 0 0 0"));
  }
  SECTION("does not for 0") {
    CHECK(run("C[0] = T.if_then_else(n == 3, 5, 6)") == does_not_fire("6 0 0 0"));
  }
}

TEST_CASE("TIR-Call-if_then_else-else", "[EXT/Builtin/if_then_else]") {
  SECTION("fires for 0, and spares the other") {
    CHECK(run("C[0] = T.if_then_else(n == 3, n // C[0], A[n])") == fires("3 0 0 0"));
  }
  SECTION("does not for 1") {
    CHECK(run("C[0] = T.if_then_else(n == 2, 5, 6)") == does_not_fire("5 0 0 0"));
    CHECK(run("C[0] = T.if_then_else(U[0] == 2, 5, 6)") ==
          does_not_fire("TIR-Call-if_then_else-indeterminate"));
  }
}

TEST_CASE("TIR-Call-if_then_else-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run("C[0] = T.if_then_else(U[0] == 2, 5, 6)") == stops()); }
  SECTION("does not, for the value") {
    CHECK(run("C[0] = T.if_then_else(n == 2, U[0], 6)") == does_not_fire("? 0 0 0"));
  }
}

TEST_CASE("TIR-Call-assume", "[EXT/Builtin/assume]") {
  SECTION("fires") {
    CHECK(run("T.evaluate(T.assume(n == 2))\nC[0] = 1") == fires("1 0 0 0"));
    CHECK(run("T.evaluate(T.assume(n // C[0] == 2))\nC[0] = 1") ==
          fires("TIR-Call-assume-no-value"));
  }
  SECTION("does not") {
    CHECK(run("T.evaluate(T.likely(n == 2))\nC[0] = 1") == does_not_fire("1 0 0 0"));
    CHECK(run("C[0] = 1\nT.evaluate(T.ret(0))") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Call-assume-holds", "[EXT/Builtin/assume]") {
  SECTION("fires, and then errors count again") {
    CHECK(run("T.evaluate(T.assume(n == 2))\nC[0] = 1") == fires("1 0 0 0"));
    CHECK(run("T.evaluate(T.assume(n == 2))\nC[0] = 1 // C[1]") ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") {
    CHECK(run("T.evaluate(T.assume(n == 3))\nC[0] = 1") == does_not_fire("TIR-Call-assume-fails"));
  }
}

TEST_CASE("TIR-Call-assume-fails", "[TIR-D77]") {
  SECTION("fires for 0, and for a value that was never written") {
    CHECK(run("T.evaluate(T.assume(n == 3))\nC[0] = 1") == stops());
    CHECK(run("T.evaluate(T.assume(U[0] == 3))\nC[0] = 1") == stops());
  }
  SECTION("does not for 1") {
    CHECK(run("T.evaluate(T.assume(n == 2))\nC[0] = 1") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Call-assume-no-value", "[TIR-D77]") {
  SECTION("fires where the argument is an error, or unspecified") {
    const Run error = run("T.evaluate(T.assume(n // C[0] == 2))\nC[0] = 1");
    CHECK(error == stops());
    CHECK(error.message == "the program assumes n // C[0] == 2, but it has no value here");
    CHECK(error.at == "7:16");
    CHECK(run("T.evaluate(T.assume(A[n + 2] == 5))\nC[0] = 1") == stops());
    CHECK(run("T.evaluate(T.assume(T.if_then_else(n == 2, 1 // C[0], 5) == 5))") == stops());
  }
  SECTION("fires within another assumption, and within a value") {
    CHECK(run("T.evaluate(T.assume(T.assume(1 // C[0] == 2)))") == stops());
    CHECK(run("T.evaluate(T.assume(T.assume(n == 2) and 1 // C[0] == 2))") == stops());
  }
  SECTION("does not where the argument has a value, or is never asked for") {
    CHECK(run("T.evaluate(T.assume(n == 3))") == does_not_fire("TIR-Call-assume-fails"));
    CHECK(run("C[0] = T.if_then_else(n == 2, 5, T.Cast(\"int32\", T.assume(1 // C[0] == 2)))") ==
          does_not_fire("5 0 0 0"));
  }
}

TEST_CASE("TIR-Call-assume-effect", "[TIR-D77]") {
  constexpr std::string_view text =
      "@I.ir_module\nclass Module:\n"
      "    @T.prim_func\n    def one() -> T.int32:\n        T.evaluate(T.ret(1))\n"
      "    @T.prim_func\n    def main(n: T.int32, C: T.Buffer((4,), \"int32\")):\n"
      "        T.evaluate(T.assume(Module.one() == n))\n        C[0] = 1";
  SECTION("fires for a call of a function") { CHECK(run_file(text) == stops()); }
  SECTION("does not for what only computes, nor where nothing is evaluated") {
    CHECK(run("T.evaluate(T.assume(T.popcount(n) == 1))\nC[0] = 1") == does_not_fire("1 0 0 0"));
    CHECK(run("C[0] = 1\nT.evaluate(T.ret(0))") == does_not_fire("1 0 0 0"));
    const AsWritten reading("TIR-D77");
    CHECK(run_file(text) == does_not_fire("1 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
