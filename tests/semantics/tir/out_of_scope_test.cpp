// SPDX-License-Identifier: Apache-2.0
// Nodes without rules: reaching one is out of scope, and not reaching it is not.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

using spec::Builder;
using spec::PrimExpr;
using spec::tir::PrimFunc;
using spec::tir::Stmt;

/// C[0] := n == 2 ? 1 : `made`; or the other way around, so that `made` is reached.
Run choosing(bool reached, const BuildValue& made) {
  return run_value([&](Builder& b, const PrimFunc& f) {
    const PrimExpr* two = b.int_imm({}, reached ? 3 : 2, spec::int_type(32));
    const PrimExpr* condition = b.binary({}, spec::ExprKind::kEq, b.var({}, f.params[0]), two);
    const PrimExpr* one = b.int_imm({}, 1, spec::int_type(32));
    return b.call({}, spec::int_type(32), "if_then_else",
                  b.arena().list<const PrimExpr*>({condition, one, made(b, f)}));
  });
}

/// The statement alone, or under a condition that is 0.
Run guarding(bool reached, const Build& made) {
  return run_built([&](Builder& b, const PrimFunc& f) -> const Stmt* {
    auto* guard = b.stmt<spec::tir::IfThenElse>({});
    guard->condition = b.boolean({}, reached);
    guard->then_case = made(b, f);
    return guard;
  });
}

template <class Node>
BuildValue value_of_kind() {
  return [](Builder& b, const PrimFunc&) {
    auto* made = b.program().make<Node>({});
    made->dtype = spec::int_type(32);
    return made;
  };
}
template <class Node>
Build statement_of_kind() {
  return [](Builder& b, const PrimFunc&) { return b.stmt<Node>({}); };
}

}  // namespace

TEST_CASE("TIR-Reduce", "[TIR/TEOnly/b2]") {
  SECTION("fires") { CHECK(choosing(true, value_of_kind<spec::Reduce>()) == stops()); }
  SECTION("does not") {
    CHECK(choosing(false, value_of_kind<spec::Reduce>()) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Load", "[TIR/Deprecated/b1]") {
  SECTION("fires") { CHECK(choosing(true, value_of_kind<spec::Load>()) == stops()); }
  SECTION("does not") {
    CHECK(choosing(false, value_of_kind<spec::Load>()) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-TypeExpr", "[EXT/TypeExpr]") {
  SECTION("fires") { CHECK(choosing(true, value_of_kind<spec::TypeExpr>()) == stops()); }
  SECTION("does not") {
    CHECK(choosing(false, value_of_kind<spec::TypeExpr>()) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-OpaqueExpr", "[EXT/Opaque]") {
  SECTION("fires") { CHECK(choosing(true, value_of_kind<spec::OpaqueExpr>()) == stops()); }
  SECTION("does not") {
    CHECK(choosing(false, value_of_kind<spec::OpaqueExpr>()) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Prefetch", "[TIR/TEOnly/b3]") {
  SECTION("fires") { CHECK(guarding(true, statement_of_kind<spec::tir::Prefetch>()) == stops()); }
  SECTION("does not") {
    CHECK(guarding(false, statement_of_kind<spec::tir::Prefetch>()) == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-Store", "[TIR/Deprecated/b2]") {
  SECTION("fires") { CHECK(guarding(true, statement_of_kind<spec::tir::Store>()) == stops()); }
  SECTION("does not") {
    CHECK(guarding(false, statement_of_kind<spec::tir::Store>()) == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-OpaqueStmt", "[EXT/Opaque]") {
  SECTION("fires") { CHECK(guarding(true, statement_of_kind<spec::tir::OpaqueStmt>()) == stops()); }
  SECTION("does not") {
    CHECK(guarding(false, statement_of_kind<spec::tir::OpaqueStmt>()) == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-Cast-datatype", "[TIR-D24]") {
  SECTION("fires") { CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"int2\", n))") == stops()); }
  SECTION("does not") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"int8\", n))") == does_not_fire("2 0 0 0"));
    CHECK(run("if n == 3:\n    C[0] = T.Cast(\"int32\", T.Cast(\"custom[posit]8\", x))") ==
          does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-IntImm-datatype", "[TIR-D24]") {
  SECTION("fires") { CHECK(run("C[0] = T.Cast(\"int32\", T.IntImm(\"int2\", 1))") == stops()); }
  SECTION("does not") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.IntImm(\"int8\", 1))") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-FloatImm-datatype", "[TIR-D24]") {
  SECTION("fires") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.FloatImm(\"custom[posit]8\", 1.0))") == stops());
  }
  SECTION("does not") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.float16(1.0))") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Call-datatype", "[TIR-D24]") {
  SECTION("fires") {
    CHECK(
        run("C[0] = T.Cast(\"int32\", T.if_then_else(n == 2, T.FloatImm(\"custom[posit]8\", 1.0), "
            "T.FloatImm(\"custom[posit]8\", 2.0)))") == stops());
  }
  SECTION("does not") {
    CHECK(run("C[0] = T.reinterpret(\"int32\", T.uint32(1))") == does_not_fire("1 0 0 0"));
  }
}

namespace {

/// Statements with a buffer B of a datatype without values.
std::string with_foreign(const std::string& body) {
  return "with T.block(\"b\"):\n    B = T.alloc_buffer((2,), \"custom[posit]8\")\n    " + body;
}

}  // namespace

TEST_CASE("TIR-BufferLoad-datatype", "[TIR-D24]") {
  SECTION("fires") { CHECK(run(with_foreign("C[0] = T.Cast(\"int32\", B[0])")) == stops()); }
  SECTION("does not") { CHECK(run(with_foreign("C[0] = A[0]")) == does_not_fire("1 0 0 0")); }
}

TEST_CASE("TIR-BufferStore-datatype", "[TIR-D24]") {
  SECTION("fires") { CHECK(run(with_foreign("B[0] = T.Cast(\"custom[posit]8\", x)")) == stops()); }
  SECTION("does not") { CHECK(run(with_foreign("C[0] = A[0]")) == does_not_fire("1 0 0 0")); }
}

TEST_CASE("TIR-PrimFunc-packed", "[EXT/Packed]") {
  const auto convention = [](const char* number) {
    return run_file(
        "@T.prim_func\ndef main(args: T.handle, num_args: T.int32) -> T.int32:\n"
        "    T.func_attr({\"calling_conv\": " +
        std::string(number) + "})\n    assert num_args == 3, \"three\"\n    return 0\n");
  };
  SECTION("fires, before any argument is looked at") {
    const Run run = convention("1");
    CHECK(run == stops());
    CHECK(run.message == "main takes packed arguments (calling_conv 1)");
  }
  SECTION("does not for other conventions") {
    CHECK(convention("2") == does_not_fire("TIR-AssertStmt-error"));
    CHECK(run_with("@T.prim_func\ndef main(C: T.Buffer((4,), \"int32\")):\n    C[0] = 1\n",
                   [](auto&, auto& a) {
                     a[0].shape = {2, 2};
                   }) == does_not_fire("TIR-PrimFunc-rank"));
  }
}

TEST_CASE("the runtime's builtins are out of scope by name, in both profiles", "[TIR-D48]") {
  for (const std::string call :
       {"T.tvm_struct_get(C.data, 0, 12, \"int32\")", "T.tvm_struct_set(C.data, 0, 13, n)",
        "T.tvm_stack_alloca(\"arg_value\", 3)", "T.tvm_call_packed(\"f\", n)",
        "T.tvm_call_cpacked(\"f\", n)", "T.call_packed_lowered(\"f\", C.data, C.data, 0, 1)",
        "T.anylist_getitem(C.data, 0)", "T.anylist_setitem_call_packed(C.data, 0, \"f\", n)",
        "T.tvm_throw_last_error()", "T.call_extern(\"int32\", \"f\", C.data)"}) {
    CAPTURE(call);
    const std::string body = "T.evaluate(" + call + ")";
    CHECK(run(body).result == "TIR-Call-out-of-scope");
    CHECK(run_lowered(body).result == "TIR-Call-out-of-scope");
    CHECK(run(body).message.find("has no rule") != std::string::npos);
  }
}

}  // namespace tenor::semantics::test
