// SPDX-License-Identifier: Apache-2.0
// The builtins that leave a function or a loop: ret, break_loop, continue_loop.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

std::string returning(const std::string& body) {
  return "@T.prim_func\ndef main(n: T.int32, C: T.Buffer((4,), \"int32\")) -> T.int32:\n    " +
         body;
}

}  // namespace

TEST_CASE("TIR-Call-ret-value", "[EXT/Builtin/ret]") {
  SECTION("fires: the value first") {
    CHECK(run_file(returning("T.evaluate(T.ret(n // C[0]))")) ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not, where it is not reached") {
    CHECK(run("C[0] = 1\nif n == 3:\n    T.evaluate(T.ret(0))") == does_not_fire("1 0 0 0"));
    CHECK(run("T.evaluate(T.tvm_global_barrier_kinit())") ==
          does_not_fire("TIR-Call-device-instruction"));
  }
}

TEST_CASE("TIR-Call-ret", "[EXT/Builtin/ret]") {
  SECTION("fires: leaves the function with its value, out of loops and scopes") {
    const Run found = run_file(returning(
        "for i in range(4):\n        P = T.allocate([4], \"int32\", \"global\")\n        C[i] = 1\n"
        "        if i == 1:\n            T.evaluate(T.ret(n + i))\n    C[0] = 9"));
    CHECK(found == fires("1 1 0 0"));
    CHECK(found.returned == "3");
  }
  SECTION("fires: where none is declared, the value is dropped") {
    CHECK(run("T.evaluate(T.ret(n))").returned == "");
  }
  SECTION("does not, out of a parallel loop") {
    CHECK(run("for i in T.parallel(n):\n    T.evaluate(T.ret(0))") ==
          does_not_fire("TIR-Call-ret-parallel"));
  }
}

TEST_CASE("TIR-Call-ret-dangling", "[PreRFC/Restrictions/b4]") {
  const auto returns = [](const std::string& body) {
    return run_file(
        "@T.prim_func\ndef main(C: T.Buffer((4,), \"int32\")) -> T.handle(\"int32\"):\n"
        "    D = T.alloc_buffer((4,), \"int32\")\n    " +
        body);
  };
  SECTION("fires for memory of the function, from whatever scope") {
    CHECK(returns("T.evaluate(T.ret(D.data))") == stops());
    CHECK(returns("for i in range(2):\n        P = T.allocate([4], \"int32\", \"global\")\n"
                  "        T.evaluate(T.ret(P))") == stops());
  }
  SECTION("does not for the caller's") {
    CHECK(returns("C[0] = 1\n    T.evaluate(T.ret(C.data))") == does_not_fire("1 0 0 0"));
  }
  SECTION("does not for a number") {
    CHECK(run("C[0] = 1\nT.evaluate(T.ret(5))") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Call-ret-parallel", "[TIR-D51]") {
  SECTION("fires, however far out the loop is") {
    CHECK(run("for i in T.parallel(n):\n    for j in range(n):\n        T.evaluate(T.ret(0))") ==
          stops());
    CHECK(run("for i in T.vectorized(4):\n    T.evaluate(T.ret(0))") == stops());
  }
  SECTION("does not, before and after it") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = 1\nT.evaluate(T.ret(0))\nC[3] = 1") ==
          does_not_fire("1 1 0 0"));
  }
}

namespace {

/// Loops of that kind over i of four, in which `jump()` is called where i == n, and C[i] := 1 if
/// not. No text has these calls: readers make statements of them.
Run jumping(std::string_view jump, spec::tir::ForKind kind, bool inner_loop = false) {
  return run_built([=](spec::Builder& b, const spec::tir::PrimFunc& f) -> const spec::tir::Stmt* {
    const auto number = [&](std::int64_t v) { return b.int_imm({}, v, spec::int_type(32)); };
    const auto loop = [&](spec::tir::ForKind k, const spec::Variable* v,
                          const spec::tir::Stmt* body) {
      auto* made = b.stmt<spec::tir::For>({});
      made->for_kind = k, made->loop_var = v, made->min = number(0), made->extent = number(4);
      made->body = body;
      return made;
    };
    spec::Variable* i = b.variable({}, "i", spec::int_type(32));
    auto* call = b.stmt<spec::tir::Evaluate>({});
    call->value = b.call({}, spec::void_type(), jump, {});
    const spec::tir::Stmt* leaves = call;
    if (inner_loop)
      leaves = loop(spec::tir::ForKind::kSerial, b.variable({}, "j", spec::int_type(32)), call);
    auto* guard = b.stmt<spec::tir::IfThenElse>({});
    guard->condition = b.binary({}, spec::ExprKind::kEq, b.var({}, i), b.var({}, f.params[0]));
    guard->then_case = leaves;
    auto* store = b.stmt<spec::tir::BufferStore>({});
    store->buffer = buffer_of(f, "C"), store->value = number(1);
    store->indices = b.arena().list<const spec::PrimExpr*>({b.var({}, i)});
    auto* both = b.stmt<spec::tir::SeqStmt>({});
    both->seq = b.arena().list<const spec::tir::Stmt*>({guard, store});
    return loop(kind, i, both);
  });
}

}  // namespace

TEST_CASE("TIR-Call-break_loop", "[EXT/Builtin/break_loop]") {
  SECTION("fires") {
    CHECK(jumping("break_loop", spec::tir::ForKind::kSerial) == fires("1 1 0 0"));
  }
  SECTION("fires out of the inner loop only") {
    CHECK(jumping("break_loop", spec::tir::ForKind::kSerial, true) == fires("1 1 1 1"));
  }
  SECTION("does not, out of a parallel loop, nor for the other jump") {
    CHECK(jumping("break_loop", spec::tir::ForKind::kParallel) ==
          does_not_fire("TIR-Call-jump-parallel"));
    CHECK(jumping("continue_loop", spec::tir::ForKind::kSerial) == does_not_fire("1 1 0 1"));
  }
}

TEST_CASE("TIR-Call-continue_loop", "[EXT/Builtin/continue_loop]") {
  SECTION("fires") {
    CHECK(jumping("continue_loop", spec::tir::ForKind::kUnrolled) == fires("1 1 0 1"));
  }
  SECTION("does not, in a parallel loop, nor for the other jump") {
    CHECK(jumping("continue_loop", spec::tir::ForKind::kVectorized) ==
          does_not_fire("TIR-Call-jump-parallel"));
    CHECK(jumping("break_loop", spec::tir::ForKind::kSerial) == does_not_fire("1 1 0 0"));
  }
}

TEST_CASE("TIR-Call-jump-parallel", "[TIR-D51]") {
  SECTION("fires for both") {
    CHECK(jumping("break_loop", spec::tir::ForKind::kParallel) == stops());
    CHECK(jumping("continue_loop", spec::tir::ForKind::kVectorized) == stops());
  }
  SECTION("does not, in a serial loop inside") {
    CHECK(jumping("break_loop", spec::tir::ForKind::kParallel, true) == does_not_fire("1 1 1 1"));
    CHECK(jumping("continue_loop", spec::tir::ForKind::kParallel, true) ==
          does_not_fire("1 1 1 1"));
    CHECK(run("T.evaluate(T.tvm_global_barrier_kinit())") ==
          does_not_fire("TIR-Call-device-instruction"));
  }
}

}  // namespace tenor::semantics::test
