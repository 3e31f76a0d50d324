// SPDX-License-Identifier: Apache-2.0
// Functions, modules and messages in text. TIR/Grammar/PrimFunc, Attrs.
#include <catch2/catch.hpp>

#include "spec/text/print.h"
#include "tests/spec/ir/make.h"

namespace tenor::spec::test {
namespace {

struct FunctionParts : Make {
  const Variable* n = variable("n");
  Buffer* a = buffer("A", float_type(32), {var(n), i32(4)});
  Buffer* b = buffer("B", int_type(8), {i32(4)});
  const tir::Stmt* set = store(b, {i32(0)}, builder.int_imm({}, 1, int_type(8)));
};

TEST_CASE("printer: parameters that are buffers") {
  FunctionParts m;
  const tir::PrimFunc* f = m.function({m.a, m.b}, {m.variable("k", int_type(64))}, m.set);
  CHECK(print(*f, Generation::kNested) ==
        "# from tvm.script import tir as T\n\n@T.prim_func\n"
        "def main(A_handle: T.handle, B: T.Buffer((4,), \"int8\"), k: T.int64):\n"
        "    n = T.int32()\n    A = T.match_buffer(A_handle, (n, 4))\n    B[0] = T.int8(1)\n");
  CHECK(print(*f, Generation::kFlat) ==
        "# from tvm.script import tirx as T\n# from tvm.tirx.layout import Axis\n\n@T.prim_func\n"
        "def main(A: T.Buffer((\"n\", 4), \"float32\"), B: T.Buffer((4,), \"int8\"), k: T.int64):\n"
        "    n = T.int32()\n    B[0] = T.int8(1)\n");
}

TEST_CASE("printer: a parameter that is used by itself keeps its name") {
  FunctionParts m;
  tir::PrimFunc* f = m.function({m.b}, {}, m.set);
  f->body = m.evaluate(m.call("isnullptr", bool_type(), {m.var(f->params[0])}));
  CHECK(print(*f, Generation::kNested) ==
        "# from tvm.script import tir as T\n\n@T.prim_func\ndef main(B_handle: T.handle):\n"
        "    B = T.match_buffer(B_handle, (4,), \"int8\")\n    T.isnullptr(B_handle)\n");
}

TEST_CASE("printer: all that a buffer can say") {
  FunctionParts m;
  m.b->strides = m.builder.arena().list({m.i32(2)});
  m.b->elem_offset = m.var(m.n);
  m.b->data_alignment = 16;
  m.b->offset_factor = 4;
  m.b->buffer_type = BufferType::kAutoBroadcast;
  m.b->axis_separators = m.builder.arena().list({std::int64_t{1}});
  const std::string text = print(*m.function({m.b}, {}, m.set), Generation::kNested);
  CHECK(text.find("n = T.int32()\n    B = T.match_buffer(B_handle, (4,), \"int8\", strides=(2,), "
                  "elem_offset=n, align=16, offset_factor=4, buffer_type=\"auto\", "
                  "axis_separators=[1])\n") != std::string::npos);
}

TEST_CASE("printer: flags, attributes and the type returned") {
  FunctionParts m;
  tir::PrimFunc* f = m.function({m.b}, {}, m.set);
  f->is_private = f->s_tir = true;
  f->ret_type = m.builder.prim_type(int_type(32));
  Object list;
  list.kind = Object::Kind::kList;
  list.items = m.builder.arena().list({integer_object(1), Object{}});
  f->attrs = m.builder.arena().list({Attribute{"a", list}, Attribute{"b", integer_object(2)}});
  CHECK(print(*f, Generation::kNested).find("@T.prim_func(private=True)\n") != std::string::npos);
  const std::string text = print(*f, Generation::kFlat);
  CHECK(text.find("@T.prim_func(private=True, s_tir=True)\n"
                  "def main(B: T.Buffer((4,), \"int8\")) -> T.int32:\n"
                  "    T.func_attr({\"a\": [1, None], \"b\": 2})\n") != std::string::npos);
}

TEST_CASE("printer: modules") {
  FunctionParts m;
  tir::PrimFunc* f =
      m.function({}, {}, m.evaluate(m.builder.call({}, int_type(32), "g", {}, true)));
  tir::PrimFunc* g = m.function({}, {}, m.sequence({}));
  g->name = "g";
  Module module;
  module.name = "Mod";
  Function one, two;
  one.name = "main", one.prim_func = f;
  two.name = "g", two.prim_func = g;
  module.functions = {one, two};
  CHECK(print(module, Generation::kNested) ==
        "# from tvm.script import ir as I\n# from tvm.script import tir as T\n\n"
        "@I.ir_module\nclass Mod:\n    @T.prim_func\n    def main():\n        Mod.g()\n\n"
        "    @T.prim_func\n    def g():\n        pass\n");
}

TEST_CASE("printer: messages are one short line") {
  FunctionParts m;
  const Variable *x = m.variable("x"), *y = m.variable("x");
  CHECK(print(m.add(m.var(x), m.var(y))) == "x + x_1");
  CHECK(print(static_cast<const tir::Stmt*>(m.loop(x, m.i32(4), m.set))) == "for x in range(4):");
  CHECK(print(m.set) == "B[0] = T.int8(1)");
  CHECK(print(m.sequence({m.set, m.set})) == "B[0] = T.int8(1); ...");
  CHECK(print(static_cast<const tir::Stmt*>(nullptr)) == "pass");
  CHECK(print(static_cast<const PrimExpr*>(nullptr)) == "None");
  CHECK(print(m.text(std::string(500, 'a'))).size() == 163);
}

TEST_CASE("printer: missing parts are no crash") {
  FunctionParts m;
  for (const tir::Stmt* s : std::initializer_list<const tir::Stmt*>{nullptr,
                                                                    m.stmt<tir::LetStmt>(),
                                                                    m.stmt<tir::AttrStmt>(),
                                                                    m.stmt<tir::AssertStmt>(),
                                                                    m.stmt<tir::BufferStore>(),
                                                                    m.stmt<tir::BufferRealize>(),
                                                                    m.stmt<tir::Allocate>(),
                                                                    m.stmt<tir::DeclBuffer>(),
                                                                    m.stmt<tir::SeqStmt>(),
                                                                    m.stmt<tir::IfThenElse>(),
                                                                    m.stmt<tir::Evaluate>(),
                                                                    m.stmt<tir::For>(),
                                                                    m.stmt<tir::While>(),
                                                                    m.stmt<tir::Block>(),
                                                                    m.stmt<tir::BlockRealize>(),
                                                                    m.stmt<tir::Prefetch>(),
                                                                    m.stmt<tir::Store>(),
                                                                    m.stmt<tir::AllocateConst>(),
                                                                    m.stmt<tir::Return>(),
                                                                    m.stmt<tir::OpaqueStmt>()}) {
    CHECK_FALSE(print(*m.function({}, {}, s), Generation::kNested).empty());
    CHECK_FALSE(print(*m.function({}, {}, s), Generation::kFlat).empty());
    CHECK_FALSE(print(s).empty());
  }
}

}  // namespace
}  // namespace tenor::spec::test
