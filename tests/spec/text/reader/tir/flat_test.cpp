// SPDX-License-Identifier: Apache-2.0
// The flat generation is nested again: each Bind, AllocBuffer, DeclBuffer and Assert holds the
// rest.
#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {

TEST_CASE("flat statements take the rest of their list", "[EXT/Flat]") {
  const Outcome outcome(
      around({"x: T.let[T.int32] = n + 1", "B = T.alloc_buffer((x,), \"float32\")",
              "assert n > 0, (\"ValueError\", [\"a\", \"b\"])", "B[0] = f", "A[0] = B[0]"},
             true));
  REQUIRE(outcome.main());
  const auto* let = as<tir::LetStmt>(outcome.main()->body);
  REQUIRE(let);
  const auto* allocate = as<tir::Allocate>(let->body);
  REQUIRE(allocate);
  const auto* decl = as<tir::DeclBuffer>(allocate->body);
  REQUIRE(decl);
  CHECK(decl->buffer->data == allocate->buffer_var);
  const auto* assert_of = as<tir::AssertStmt>(decl->body);
  REQUIRE(assert_of);
  CHECK(assert_of->error_kind == "ValueError");
  CHECK(assert_of->message_parts.size() == 2);
  REQUIRE(as<tir::SeqStmt>(assert_of->body));
  CHECK(as<tir::SeqStmt>(assert_of->body)->seq.size() == 2);
}

TEST_CASE("a statement with nothing after it holds an empty sequence", "[EXT/Flat]") {
  const Outcome outcome(around({"x: T.let[T.int32] = n"}, true));
  const auto* let = as<tir::LetStmt>(outcome.main()->body);
  REQUIRE(let);
  REQUIRE(as<tir::SeqStmt>(let->body));
  CHECK(as<tir::SeqStmt>(let->body)->seq.empty());
}

TEST_CASE("a name is a buffer of one element in the flat generation", "[EXT/Flat]") {
  const Outcome outcome(around({"x: T.int32 = n", "x = x + 1", "A[x] = f"}, true));
  REQUIRE(outcome.main());
  CHECK(!first<tir::LetStmt>(outcome.main()->body));
  const auto* seq = first<tir::SeqStmt>(outcome.main()->body);
  REQUIRE(seq);
  CHECK(seq->seq.size() == 3);
  for (const tir::Stmt* s : seq->seq) CHECK(as<tir::BufferStore>(s));
}

TEST_CASE("the same name is a variable in the nested generation", "[TIR/Grammar/Stmt/LetStmt]") {
  const Outcome outcome(around({"x: T.int32 = n", "y = x + 1", "A[y] = f"}));
  REQUIRE(outcome.main());
  const auto* let = as<tir::LetStmt>(outcome.main()->body);
  REQUIRE(let);
  CHECK(as<tir::LetStmt>(let->body));
  CHECK(!first<tir::Allocate>(let));
}

TEST_CASE("a quoted dimension is bound by the signature", "[TIR/Grammar/PrimFunc]") {
  const Outcome outcome(
      "from tvm.script import tirx as T\n@T.prim_func\n"
      "def main(A: T.Buffer((\"n\", 4)), B: T.Buffer((n * 2,))):\n    n = T.int64()\n    B[n] = "
      "A[0, 0]\n");
  CHECK(outcome.codes().empty());
  REQUIRE(outcome.main());
  const auto* n = as<Var>(outcome.main()->buffers[0]->shape[0]);
  REQUIRE(n);
  CHECK(n->dtype == int_type(64));
  const auto* store = first<tir::BufferStore>(outcome.main()->body);
  CHECK(as<Var>(store->indices[0])->variable == n->variable);
}

TEST_CASE("a view declares a buffer over the same memory", "[TIR/Grammar/Stmt/DeclBuffer]") {
  const Outcome outcome(
      around({"B = A.view(4, 4)", "H = A.view(\"float16\")", "B[0, 0] = f"}, true));
  REQUIRE(outcome.main());
  const auto* b = as<tir::DeclBuffer>(outcome.main()->body);
  REQUIRE(b);
  CHECK(b->buffer->data == outcome.main()->buffers[0]->data);
  CHECK(b->buffer->shape.size() == 2);
  const auto* h = as<tir::DeclBuffer>(b->body);
  REQUIRE(h);
  CHECK(h->buffer->dtype == float_type(16));
}

}  // namespace tenor::spec::test
