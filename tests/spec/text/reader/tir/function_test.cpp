// SPDX-License-Identifier: Apache-2.0
// Functions, modules and the root block. TIR/Grammar/PrimFunc.
#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {

TEST_CASE("parameters and what they are matched with", "[TIR/Grammar/PrimFunc]") {
  const Outcome outcome(
      "from tvm.script import tir as T\n@T.prim_func(private=True)\n"
      "def main(a: T.handle, B: T.Buffer((4,), \"int8\"), p: T.handle(\"float32\", \"global\"), n: "
      "T.int64) -> T.int32:\n"
      "    T.func_attr({\"tir.noalias\": True})\n    m = T.int32(is_size_var=True)\n"
      "    A = T.match_buffer(a, (m, 16), \"float16\", strides=(m, 1), align=64)\n    A[0, 0] = "
      "T.float16(0)\n");
  CHECK(outcome.codes().empty());
  const tir::PrimFunc* f = outcome.main();
  REQUIRE(f);
  REQUIRE(f->params.size() == 4);
  CHECK(f->is_private);
  CHECK(f->buffers[0]->name == "A");
  CHECK(f->buffers[0]->data_alignment == 64);
  CHECK(as<Var>(f->buffers[0]->shape[0])->variable->is_size_var);
  CHECK(f->params[1]->name_hint == "B_handle");
  CHECK(f->params[2]->type_annotation->is_pointer());
  CHECK(f->buffers[3] == nullptr);
  CHECK(f->ret_type->dtype == int_type(32));
  CHECK(find(f->attrs, "tir.noalias")->integer == 1);
}

TEST_CASE("a dimension may use what a quoted one of the same annotation binds", "[TIR-D69]") {
  const Outcome outcome(
      "from tvm.script import tirx as T\n@T.prim_func\n"
      "def main(A: T.Buffer((\"n\", n, n + 1), \"float32\")):\n    n = T.int64()\n"
      "    A[0, 0, 0] = T.float32(0)\n");
  CHECK(outcome.codes().empty());
  const tir::PrimFunc* f = outcome.main();
  REQUIRE(f);
  const auto* n = as<Var>(f->buffers[0]->shape[1]);
  REQUIRE(n);
  CHECK(n->variable == as<Var>(f->buffers[0]->shape[0])->variable);
  CHECK(n->dtype == int_type(64));
}

TEST_CASE("a root block is put around blocks, and around nothing else",
          "[TIR/Grammar/Stmt/BlockRealize]") {
  const Outcome with(
      around({"B = T.alloc_buffer((4,))", "for i in range(4):", "    with T.block(\"b\"):",
              "        vi = T.axis.spatial(4, i)", "        B[vi] = A[vi]"}));
  REQUIRE(with.main());
  const auto* root = as<tir::BlockRealize>(with.main()->body);
  REQUIRE(root);
  CHECK(root->block->name_hint == "root");
  CHECK(root->block->alloc_buffers.size() == 1);
  CHECK(first<tir::For>(root->block->body));
  const Outcome without(around({"A[0] = f"}));
  CHECK(as<tir::BufferStore>(without.main()->body));
  const Outcome own(around({"with T.block(\"root\"):", "    A[0] = f"}));
  CHECK(as<tir::BlockRealize>(own.main()->body)->block->name_hint == "root");
  CHECK(as<tir::BufferStore>(as<tir::BlockRealize>(own.main()->body)->block->body));
}

TEST_CASE("calls between the functions of a module", "[TIR-D49]") {
  const Outcome outcome(
      "from tvm.script import tir as T, ir as I\n@I.ir_module\nclass M:\n"
      "    @T.prim_func\n    def main(A: T.Buffer((4,), \"float32\")):\n        "
      "T.evaluate(M.other(A.data, 1))\n"
      "    @T.prim_func\n    def other(p: T.handle(\"float32\"), n: T.int32) -> T.int32:\n        "
      "return n\n");
  CHECK(outcome.codes().empty());
  const auto* call = as<Call>(first<tir::Evaluate>(outcome.main()->body)->value);
  REQUIRE(call);
  CHECK(call->global_var);
  CHECK(call->op == "other");
  CHECK(call->dtype == int_type(32));
}

TEST_CASE("functions of other languages are known by name", "[TIR/PreRFC/FrontEnd]") {
  const Outcome outcome(
      "from tvm.script import tir as T, ir as I, relax as R\n@I.ir_module\nclass M:\n"
      "    @R.function\n    def graph(x: R.Tensor((4,), \"float32\")):\n        return x\n"
      "    @T.prim_func\n    def main(A: T.Buffer((4,), \"float32\")):\n        A[0] = 1.0\n");
  const Module& module = outcome.parsed.program.modules.at(0);
  REQUIRE(module.functions.size() == 2);
  CHECK(module.functions[0].kind == Function::Kind::kRelax);
  CHECK(module.functions[1].prim_func);
  CHECK(outcome.report.errors() == 0);
}

}  // namespace tenor::spec::test
