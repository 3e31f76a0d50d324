// SPDX-License-Identifier: Apache-2.0
// Select, Ramp, Broadcast, Shuffle. TIR/Eval/6, 8, 9, 12.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-Select-operands", "[TIR/Eval/6.1]") {
  SECTION("fires, and evaluates the value that is not taken") {
    CHECK(run("C[0] = T.Select(n == 2, A[0], A[3])") == fires("1 0 0 0"));
    CHECK(run("C[0] = T.Select(n == 2, A[0], A[n + 2])") == fires("TIR-BufferLoad-out-of-bounds"));
  }
  SECTION("does not") {
    CHECK(run("C[0] = T.if_then_else(n == 2, A[0], A[n + 2])") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Select", "[TIR/Eval/6.3]") {
  SECTION("fires: a scalar takes one of the two") {
    CHECK(run("C[0] = T.Select(n == 2, 5, 6)\nC[1] = T.Select(n == 3, 5, 6)") == fires("5 6 0 0"));
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.Select(n == 3, T.Ramp(0, 1, 4), T.Ramp(n, 2, 4))") ==
          fires("2 4 6 8"));
  }
  SECTION("fires: a vector chooses lane by lane") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.Select(A[T.Ramp(0, 1, 4)] < T.Broadcast(3, 4), T.Ramp(n, 1, "
              "4), "
              "T.Broadcast(9, 4))") == fires("2 3 9 9"));
  }
  SECTION("fires for a condition that was never written, and makes no value") {
    CHECK(run("C[0] = T.Select(U[0] == 0, 1, 2)") == fires("? 0 0 0"));
  }
  SECTION("does not, where a value errs") {
    CHECK(run("C[0] = T.Select(n == 2, 1, 1 // (n - 2))") ==
          does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

TEST_CASE("TIR-Ramp-operands", "[TIR/Eval/8.1]") {
  SECTION("fires") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.Ramp(A[1], A[2], 4)") == fires("2 5 8 11"));
  }
  SECTION("does not") { CHECK(run("C[0] = A[1]") == does_not_fire("2 0 0 0")); }
}

TEST_CASE("TIR-Ramp", "[TIR/Eval/8.2]") {
  SECTION("fires, wrapping as the operators do") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.Cast(\"int32x4\", T.Ramp(T.Cast(\"int8\", n + 124), "
              "T.int8(1), 4))") == fires("126 127 -128 -127"));
  }
  SECTION("fires with a stride below 0") {
    CHECK(run("C[T.Ramp(3, -1, 4)] = A[T.Ramp(0, 1, 4)]") == fires("4 3 2 1"));
  }
  SECTION("does not, where the base errs") {
    CHECK(run("C[T.Ramp(0 // (n - 2), 1, 4)] = A[T.Broadcast(0, 4)]") ==
          does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

TEST_CASE("TIR-Broadcast-operand", "[TIR/Eval/9]") {
  SECTION("fires") { CHECK(run("C[T.Ramp(0, 1, 2)] = T.Broadcast(A[n], 2)") == fires("3 3 0 0")); }
  SECTION("does not") { CHECK(run("C[0] = A[n]") == does_not_fire("3 0 0 0")); }
}

TEST_CASE("TIR-Broadcast", "[TIR/Eval/9:b]") {
  SECTION("fires") { CHECK(run("C[T.Ramp(0, 1, 4)] = T.Broadcast(n, 4)") == fires("2 2 2 2")); }
  SECTION("does not, where the value errs") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.Broadcast(n // (n - 2), 4)") ==
          does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

TEST_CASE("TIR-Shuffle-operands", "[TIR/Eval/12.1]") {
  SECTION("fires") {
    CHECK(run("C[0] = T.Shuffle([T.Ramp(n, 1, 2), T.Ramp(n * 5, 1, 2)], [2])") ==
          fires("10 0 0 0"));
  }
  SECTION("does not") { CHECK(run("C[0] = n * 5") == does_not_fire("10 0 0 0")); }
}

TEST_CASE("TIR-Shuffle", "[TIR/Eval/12.3]") {
  SECTION("fires: lanes of the concatenation") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.Shuffle([T.Ramp(n, 1, 2), T.Ramp(n * 5, 1, 2)], [3, 0, 2, "
              "1])") == fires("11 2 10 3"));
  }
  SECTION("fires for scalars, that make a vector") {
    CHECK(run("C[T.Ramp(0, 1, 2)] = T.Shuffle([n, A[0]], [1, 0])") == fires("1 2 0 0"));
  }
  SECTION("fires for an index that a run decides") {
    CHECK(run_value([](spec::Builder& b, const spec::tir::PrimFunc& f) {
            const auto* n = b.var({}, f.params[0]);
            const auto* vector = b.ramp({}, n, n, 4);
            return b.shuffle({}, b.arena().list<const spec::PrimExpr*>({vector}),
                             b.arena().list<const spec::PrimExpr*>({n}));
          }) == fires("6 0 0 0"));
  }
  SECTION("does not, where an index names no lane") {
    CHECK(run_value([](spec::Builder& b, const spec::tir::PrimFunc& f) {
            const auto* n = b.var({}, f.params[0]);
            const auto* vector = b.ramp({}, n, n, 2);
            return b.shuffle({}, b.arena().list<const spec::PrimExpr*>({vector}),
                             b.arena().list<const spec::PrimExpr*>({n}));
          }) == does_not_fire("TIR-Shuffle-no-lane"));
  }
}

TEST_CASE("TIR-Shuffle-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run("C[0] = T.Shuffle([A[0:4]], [U[0]])") == stops()); }
  SECTION("does not") { CHECK(run("C[0] = T.Shuffle([A[0:4]], [n])") == does_not_fire("3 0 0 0")); }
}

TEST_CASE("TIR-Shuffle-no-lane", "[TIR-D70]") {
  const auto shuffled = [](std::int64_t offset) {
    return run_value([&](spec::Builder& b, const spec::tir::PrimFunc& f) {
      const auto* n = b.var({}, f.params[0]);
      const auto* vector = b.ramp({}, n, n, 2);
      const auto* index =
          b.binary({}, spec::ExprKind::kAdd, n, b.int_imm({}, offset, spec::int_type(32)));
      return b.shuffle({}, b.arena().list<const spec::PrimExpr*>({vector}),
                       b.arena().list<const spec::PrimExpr*>({index}));
    });
  };
  SECTION("fires above the last lane, and below the first") {
    CHECK(shuffled(0) == stops());
    CHECK(shuffled(-3) == stops());
  }
  SECTION("does not at the last lane, nor for an index that was never written") {
    CHECK(shuffled(-1) == does_not_fire("4 0 0 0"));
    CHECK(run("C[0] = T.Shuffle([A[0:4]], [U[0]])") == does_not_fire("TIR-Shuffle-indeterminate"));
  }
}

TEST_CASE("a slice may go backwards, as compilers print a Ramp of negative stride",
          "[TIR/Grammar/PrimExpr/Ramp]") {
  CHECK(run("C[0:4] = A[n + 1:n + 1 + -4:-1]").result == "4 3 2 1");
  CHECK(run("C[3:3 + -4:-2] = T.Broadcast(7, 2)").result == "0 7 0 7");
  CHECK(run("C[0:2] = A[3:0:-2]").result == "4 2 0 0");
}

}  // namespace tenor::semantics::test
