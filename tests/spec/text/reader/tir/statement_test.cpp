// SPDX-License-Identifier: Apache-2.0
// Statements and what they hold. TIR/Grammar/Stmt.
#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {

TEST_CASE("loops of every kind", "[TIR/Grammar/ForKind]") {
  const auto kind = [](const std::string& iter) {
    const Outcome outcome(around({"for i in " + iter + ":", "    A[i] = f"}));
    const auto* loop = outcome.main() ? first<tir::For>(outcome.main()->body) : nullptr;
    return loop ? static_cast<int>(loop->for_kind) : -1;
  };
  CHECK(kind("range(4)") == static_cast<int>(tir::ForKind::kSerial));
  CHECK(kind("T.serial(0, 4)") == static_cast<int>(tir::ForKind::kSerial));
  CHECK(kind("T.parallel(4)") == static_cast<int>(tir::ForKind::kParallel));
  CHECK(kind("T.vectorized(4)") == static_cast<int>(tir::ForKind::kVectorized));
  CHECK(kind("T.unroll(4)") == static_cast<int>(tir::ForKind::kUnrolled));
  CHECK(kind("T.thread_binding(4, thread=\"threadIdx.x\")") ==
        static_cast<int>(tir::ForKind::kThreadBinding));
  CHECK(kind("T.thread_binding(4)") == -1);
  CHECK(kind("[1, 2]") == -1);
}

TEST_CASE("a loop variable is as wide as its ends", "[TIR/Grammar/Stmt/For]") {
  const Outcome outcome(around({"for i, j in T.grid(m, 4):", "    A[j] = f"}));
  const auto* outer = as<tir::For>(outcome.main()->body);
  REQUIRE(outer);
  CHECK(outer->loop_var->name_hint == "i");
  CHECK(outer->loop_var->dtype == int_type(64));
  const auto* inner = as<tir::For>(outer->body);
  REQUIRE(inner);
  CHECK(inner->loop_var->dtype == int_type(32));
  const Outcome stepped(around({"for i in range(0, n, 2):", "    A[i] = f"}));
  CHECK(first<tir::For>(stepped.main()->body)->step);
}

TEST_CASE("scopes end with their body", "[TIR/Scope]") {
  CHECK(Outcome(around({"for i in range(4):", "    A[i] = f", "A[i] = f"})).codes() == "P-NAME");
  CHECK(
      Outcome(around({"for i in range(4):", "    A[i] = f", "for i in range(4):", "    A[i] = f"}))
          .codes()
          .empty());
}

TEST_CASE("allocations, declarations and attributes take the rest", "[TIR/Grammar/Stmt/Allocate]") {
  const Outcome outcome(
      around({"x = T.allocate([4], \"float32\", \"local\")", "T.attr(x, \"k\", 1)",
              "X = T.decl_buffer((4,), data=x, scope=\"local\")", "X[0] = f"}));
  REQUIRE(outcome.main());
  const auto* allocate = as<tir::Allocate>(outcome.main()->body);
  REQUIRE(allocate);
  CHECK(allocate->buffer_var->type_annotation->storage_scope == "local");
  const auto* attr = as<tir::AttrStmt>(allocate->body);
  REQUIRE(attr);
  CHECK(attr->node.variable == allocate->buffer_var);
  REQUIRE(as<tir::DeclBuffer>(attr->body));
  CHECK(as<tir::DeclBuffer>(attr->body)->buffer->data == allocate->buffer_var);
}

TEST_CASE("a condition that Python knows is decided", "[TIR/PreRFC/FrontEnd]") {
  CHECK(as<tir::BufferStore>(
      Outcome(around({"if 1 > 2:", "    A[0] = n", "else:", "    A[1] = f"})).main()->body));
  const Outcome open(around({"if n > 2:", "    A[0] = f", "elif n > 1:", "    A[1] = f"}));
  const auto* branch = as<tir::IfThenElse>(open.main()->body);
  REQUIRE(branch);
  CHECK(as<tir::IfThenElse>(branch->else_case));
}

TEST_CASE("blocks hold what stands at their head", "[TIR/Grammar/Stmt/Block]") {
  const Outcome outcome(
      around({"for i, k in T.grid(4, 4):", "    with T.block(\"b\"):",
              "        vi, vk = T.axis.remap(\"SR\", [i, k])", "        T.where(i < 3)",
              "        T.reads(A[vk:vk + 2])", "        with T.init():", "            A[vi] = f",
              "        A[vi] = A[vi] + A[vk]"}));
  REQUIRE(outcome.main());
  const auto* realize =
      first<tir::BlockRealize>(as<tir::BlockRealize>(outcome.main()->body)->block->body);
  REQUIRE(realize);
  CHECK(realize->predicate->kind == ExprKind::kLT);
  CHECK(realize->values.size() == 2);
  const tir::Block& block = *realize->block;
  CHECK(block.iter_vars[1]->iter_type == IterVarType::kCommReduce);
  CHECK(block.iter_vars[0]->var->name_hint == "vi");
  CHECK(block.reads_written);
  CHECK(!block.writes_written);
  CHECK(as<IntImm>(block.reads[0]->region[0].extent)->value == 2);
  CHECK(as<tir::BufferStore>(block.init));
  CHECK(Outcome(around({"T.where(n > 1)"})).codes() == "P-CONSTRUCT");
}

TEST_CASE("jumps and results", "[EXT/Break]") {
  const Outcome outcome(around({"while n > 0:", "    break", "return n"}));
  REQUIRE(outcome.main());
  CHECK(first<tir::Break>(outcome.main()->body));
  const auto* evaluate = first<tir::Evaluate>(outcome.main()->body);
  REQUIRE(evaluate);
  CHECK(as<Call>(evaluate->value)->op == "ret");
  CHECK(first<tir::Return>(Outcome(around({"return n"}, true)).main()->body));
}

}  // namespace tenor::spec::test
