// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

const PrimExpr* call(Fixture& t, std::string_view op, Exprs args, bool global_var) {
  return t.builder.call({}, float_type(32), op, t.builder.arena().list(args), global_var);
}

/// Adds a function `other` of one parameter to the module.
void add_other(Fixture& t, Function::Kind kind) {
  Function other;
  other.kind = kind;
  other.name = "other";
  if (kind == Function::Kind::kPrimFunc) {
    auto* f = t.program.make<tir::PrimFunc>(Span{});
    f->params = t.builder.arena().list(std::vector<const Variable*>{t.variable(int_type(32))});
    f->buffers = t.builder.arena().list(std::vector<const Buffer*>{nullptr});
    other.prim_func = f;
  }
  t.module.functions.push_back(other);
}

TEST_CASE("TIR-Call-callee", "[TIR-D49]") {
  Fixture t;
  SECTION("accepts") {
    add_other(t, Function::Kind::kPrimFunc);
    CHECK(t.says("TIR-Call-callee", call(t, "other", {t.i(1)}, true)) == "");
  }
  SECTION("rejects a function that is not there") {
    CHECK(t.says("TIR-Call-callee", call(t, "other", {t.i(1)}, true)) == "error");
  }
  SECTION("rejects Relax") {
    add_other(t, Function::Kind::kRelax);
    CHECK(t.says("TIR-Call-callee", call(t, "other", {t.i(1)}, true)) == "error");
  }
}

TEST_CASE("TIR-Call-arity", "[TIR-D49]") {
  Fixture t;
  add_other(t, Function::Kind::kPrimFunc);
  SECTION("accepts") { CHECK(t.says("TIR-Call-arity", call(t, "other", {t.i(1)}, true)) == ""); }
  SECTION("rejects") { CHECK(t.says("TIR-Call-arity", call(t, "other", {}, true)) == "error"); }
}

TEST_CASE("TIR-Call-parameters", "[TIR-D49]") {
  Fixture t;
  add_other(t, Function::Kind::kPrimFunc);
  SECTION("accepts") {
    CHECK(t.says("TIR-Call-parameters", call(t, "other", {t.i(1)}, true)) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Call-parameters", call(t, "other", {t.f(1)}, true)) == "error");
    CHECK(t.says("TIR-Call-parameters", call(t, "other", {t.i(1, 64)}, true)) == "error");
  }
}

TEST_CASE("TIR-Call-datatypes", "[TIR-D48]") {
  Fixture t;
  const auto says = [&](std::string_view op, const std::vector<const PrimExpr*>& args) {
    return t.says("TIR-Call-datatypes", call(t, op, args, false));
  };
  const PrimExpr* yes = t.builder.int_imm({}, 1, bool_type());
  SECTION("accepts") {
    CHECK(says("shift_left", {t.i(1), t.i(2)}) == "");
    CHECK(says("if_then_else", {yes, t.f(1), t.f(2)}) == "");
    CHECK(says("assume", {yes}) == "");
    CHECK(says("reinterpret", {t.f(1)}) == "");
    CHECK(says("exp", {t.f(1)}) == "");
  }
  SECTION("rejects") {
    CHECK(says("shift_left", {t.f(1), t.f(2)}) == "error");
    CHECK(says("bitwise_and", {t.i(1), t.i(1, 64)}) == "error");
    CHECK(says("if_then_else", {t.i(1), t.f(1), t.f(2)}) == "error");
    CHECK(says("if_then_else", {yes, t.f(1), t.i(2)}) == "error");
    CHECK(says("assume", {t.i(1)}) == "error");
    CHECK(says("reinterpret", {t.i(1, 64)}) == "error");
  }
}

TEST_CASE("TIR-Call-extern", "[TIR/State/b4:c]") {
  Fixture t;
  SECTION("accepts") {
    add_other(t, Function::Kind::kPrimFunc);
    CHECK(t.says("TIR-Call-extern", call(t, "other", {t.i(1)}, true)) == "");
  }
  SECTION("rejects") {
    add_other(t, Function::Kind::kExtern);
    CHECK(t.says("TIR-Call-extern", call(t, "other", {t.i(1)}, true)) == "error");
  }
}

TEST_CASE("TIR-Call-builtin", "[TIR-D48]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-Call-builtin", call(t, "exp", {t.f(1)}, false)) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-Call-builtin", call(t, "no_such_builtin", {}, false)) == "error");
    CHECK(t.says("TIR-Call-builtin", call(t, "tvm_call_packed", {}, false)) == "error");
  }
}

TEST_CASE("TIR-Call-device", "[PreRFC/Restrictions/b5]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Call-device", call(t, "exp", {t.f(1)}, false)) == "");
    CHECK(t.says("TIR-Call-device", call(t, "tvm_call_packed", {}, false)) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Call-device", call(t, "tvm_global_barrier_kinit", {}, false)) == "error");
  }
}

TEST_CASE("TIR-Call-arguments", "[TIR-D48]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-Call-arguments", call(t, "exp", {t.f(1)}, false)) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-Call-arguments", call(t, "exp", {}, false)) == "error");
    CHECK(t.says("TIR-Call-arguments", call(t, "exp", {t.f(1), t.f(1)}, false)) == "error");
  }
}

TEST_CASE("TIR-Jump-in-loop", "[TIR-D51]") {
  Fixture t;
  const tir::Stmt* leave = t.builder.stmt<tir::Break>({});
  const tir::Stmt* builtin = t.evaluate(t.builder.call({}, void_type(), "break_loop", {}));
  SECTION("accepts") {
    const Variable* v = t.variable(int_type(32));
    CHECK(t.says("TIR-Jump-in-loop", t.loop(v, t.i(0), t.i(4), leave)) == "");
    CHECK(t.says("TIR-Jump-in-loop", t.while_loop(t.yes(), leave)) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Jump-in-loop", leave) == "error");
    CHECK(t.says("TIR-Jump-in-loop", t.builder.stmt<tir::Continue>({})) == "error");
    if (find_builtin("break_loop")) CHECK(t.says("TIR-Jump-in-loop", builtin) == "error");
  }
}

TEST_CASE("TIR-Return-dtype", "[TIR-D50]") {
  Fixture t;
  t.function->ret_type = t.builder.prim_type(int_type(32));
  auto* ret = t.builder.stmt<tir::Return>({});
  SECTION("accepts") {
    ret->value = t.i(0);
    CHECK(t.says("TIR-Return-dtype", ret) == "");
    CHECK(t.says("TIR-Return-dtype", call(t, "ret", {t.i(0)}, false)) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Return-dtype", ret) == "error");
    ret->value = t.f(0);
    CHECK(t.says("TIR-Return-dtype", ret) == "error");
    CHECK(t.says("TIR-Return-dtype", call(t, "ret", {t.i(0, 64)}, false)) == "error");
  }
}

TEST_CASE("TIR-Return-undeclared", "[TIR/OtherTyping/6]") {
  Fixture t;
  auto* ret = t.builder.stmt<tir::Return>({});
  SECTION("accepts") { CHECK(t.says("TIR-Return-undeclared", ret) == ""); }
  SECTION("rejects") {
    ret->value = t.i(0);
    CHECK(t.says("TIR-Return-undeclared", ret) == "warning");
  }
}

TEST_CASE("TIR-PrimFunc-result", "[TIR/Types/3:b]") {
  Fixture t;
  Type* tuple = const_cast<Type*>(t.builder.tuple_type());
  t.function->ret_type = tuple;
  SECTION("accepts") { CHECK(t.says_of_function("TIR-PrimFunc-result") == ""); }
  SECTION("rejects") {
    tuple->fields = t.builder.arena().list(std::vector<const Type*>{t.builder.tuple_type()});
    CHECK(t.says_of_function("TIR-PrimFunc-result") == "error");
  }
}

TEST_CASE("TIR-PrimFunc-buffer-param", "[TIR/Exec/1.2:b]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says_of_function("TIR-PrimFunc-buffer-param") == ""); }
  SECTION("rejects") {
    t.function->buffers =
        t.builder.arena().list(std::vector<const Buffer*>{t.buffer("Z", int_type(32), {t.i(1)})});
    CHECK(t.says_of_function("TIR-PrimFunc-buffer-param") == "error");
  }
}

}  // namespace
}  // namespace tenor::spec::test
