// SPDX-License-Identifier: Apache-2.0
// Relax functions that are followed on both sides: what is the same for all sizes, what AFTER only
// refines, and what is left to runs.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "solver/prover/default_prover.h"
#include "solver/validate/relax/flow_stage.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

using Relation = FlowComparison::Relation;

/// A module with these Relax functions, and two kernels.
std::string module_of(const std::string& functions) {
  return R"(from tvm.script import ir as I, relax as R, tir as T
@I.ir_module
class Module:
    @T.prim_func(private=True)
    def add(x: T.handle, y: T.handle, z: T.handle):
        n = T.int64()
        X = T.match_buffer(x, (n,))
        Y = T.match_buffer(y, (n,))
        Z = T.match_buffer(z, (n,))
        for i in range(n):
            Z[i] = X[i] + Y[i]
    @T.prim_func(private=True)
    def twice(x: T.handle, z: T.handle):
        n = T.int64()
        X = T.match_buffer(x, (n,))
        Z = T.match_buffer(z, (n,))
        for i in range(n):
            Z[i] = X[i] * T.float32(2)
    @T.prim_func(private=True)
    def increase(x: T.handle):
        n = T.int64()
        X = T.match_buffer(x, (n,))
        for i in range(n):
            X[i] = X[i] + T.float32(1)
)" + functions;
}
/// `main(x, y)` of two tensors of one unknown size, with these lines.
std::string main_of(const std::string& lines) {
  return module_of(R"(    @R.function(pure=False)
    def main(x: R.Tensor(("n",), "float32"), y: R.Tensor(("n",), "float32")):
        n = T.int64()
        cls = Module
)" + lines);
}

FlowComparison flow(const std::string& before, const std::string& after) {
  const auto of = [](const std::string& text) {
    for (semantics::Subject& s : open_text(text))
      if (s.path == "Module::main") return s;
    throw std::logic_error("no main");
  };
  const semantics::Subject b = of(before), a = of(after);
  for (const auto* side : {&b, &a})
    if (side->refused)
      for (const auto& finding : side->refused->findings) FAIL(finding.message);
  return compare_flow(b, a, *make_prover());
}

constexpr const char* kAdd =
    "R.call_tir(cls.add, ({}, {}), out_sinfo=R.Tensor((n,), \"float32\"))\n";
std::string add(const char* name, const char* a, const char* b) {
  return fmt::format("        {} = {}", name, fmt::format(fmt::runtime(kAdd), a, b));
}
std::string line(const std::string& text) { return "        " + text + "\n"; }

TEST_CASE("flow: names, order, tuples and dead bindings do not count", "[validate]") {
  const std::string before =
      main_of(add("a", "x", "y") + add("b", "y", "x") + line("return (a, b)"));
  const std::string after = main_of(add("q", "y", "x") + line("t = (q, x)") + add("p", "x", "y") +
                                    line("u = t[0]") + line("return (p, u)"));
  CHECK(flow(before, after).why == "");
  CHECK(flow(before, after).relation == Relation::kEqual);
  const std::string dead =
      main_of(add("a", "x", "y") + add("b", "y", "x") + add("c", "a", "b") + line("return (a, b)"));
  CHECK(flow(dead, before).relation == Relation::kRefines);
  CHECK(flow(before, dead).relation == Relation::kOpen);
}

TEST_CASE("flow: other operands, fields and operators are not the same", "[validate]") {
  const std::string before = main_of(add("a", "x", "y") + line("return (a, x)"));
  CHECK(flow(before, main_of(add("a", "y", "x") + line("return (a, x)"))).relation ==
        Relation::kOpen);
  CHECK(flow(before, main_of(add("a", "x", "y") + line("return (x, a)"))).relation ==
        Relation::kOpen);
  const std::string plus = main_of(line("a = R.add(x, y)") + line("return a")),
                    minus = main_of(line("a = R.subtract(x, y)") + line("return a"));
  CHECK(flow(plus, plus).relation == Relation::kEqual);
  CHECK(flow(plus, minus).relation == Relation::kOpen);
}

TEST_CASE("flow: a call of a private function is its body", "[validate]") {
  const std::string helper = R"(    @R.function(private=True)
    def helper(p: R.Tensor(("m",), "float32")) -> R.Tensor(("m",), "float32"):
        m = T.int64()
        cls = Module
        q = R.call_tir(cls.twice, (p,), out_sinfo=R.Tensor((m,), "float32"))
        return q
)";
  const std::string called = main_of(line("a = cls.helper(y)") + line("return a")) + helper;
  const std::string inlined =
      main_of(line("a = R.call_tir(cls.twice, (y,), out_sinfo=R.Tensor((n,), \"float32\"))") +
              line("return a"));
  CHECK(flow(called, inlined).why == "");
  CHECK(flow(called, inlined).relation == Relation::kEqual);
  CHECK(flow(inlined, called).relation == Relation::kEqual);
}

constexpr const char* kTensor =
    "R.builtin.alloc_tensor(R.shape([n]), R.dtype(\"float32\"), "
    "R.prim_value(0), R.str(\"global\"))";

TEST_CASE("flow: results are what a kernel writes to new tensors", "[validate]") {
  const std::string before = main_of(add("a", "x", "y") + add("b", "a", "y") + line("return b"));
  const auto lowered = [&](const char* second) {
    return main_of(line(std::string("s = ") + kTensor) + line("_ = cls.add(x, y, s)") +
                   line(std::string("t = ") + kTensor) + line(second) + line("return t"));
  };
  CHECK(flow(before, lowered("_1 = cls.add(s, y, t)")).why == "");
  CHECK(flow(before, lowered("_1 = cls.add(s, y, t)")).relation == Relation::kEqual);
  CHECK(flow(before, lowered("_1 = cls.add(y, s, t)")).relation == Relation::kOpen);
  CHECK(flow(before, lowered("_1 = cls.add(s, y, s)")).relation == Relation::kOpen);
}

TEST_CASE("flow: what is written in place is seen by every name of it", "[validate]") {
  const std::string use_first =
      main_of(add("a", "x", "y") + line("_ = cls.increase(x)") + line("return a"));
  const std::string write_first =
      main_of(line("_ = cls.increase(x)") + add("a", "x", "y") + line("return a"));
  CHECK(flow(use_first, use_first).relation == Relation::kEqual);
  CHECK(flow(use_first, write_first).relation == Relation::kOpen);
  const std::string lost = main_of(add("a", "x", "y") + line("return a"));
  CHECK(flow(use_first, lost).relation == Relation::kOpen);
}

constexpr const char* kStorage =
    "R.memory.alloc_storage(R.shape([4 * n]), R.prim_value(0), R.str(\"global\"), "
    "R.dtype(\"float32\"))";
std::string tensor_of(const char* name, const char* storage) {
  return line(
      fmt::format("{} = R.memory.alloc_tensor({}, R.prim_value(0), R.shape([n]), "
                  "R.dtype(\"float32\"))",
                  name, storage));
}

TEST_CASE("flow: storage may be used again when its tensor is dead, not before", "[validate]") {
  const std::string before =
      main_of(add("a", "x", "y") + add("b", "a", "y") + add("c", "b", "y") + line("return c"));
  const auto planned = [&](const char* third, const char* last) {
    return main_of(line(std::string("s = ") + kStorage) + line(std::string("t = ") + kStorage) +
                   tensor_of("a", "s") + line("_ = cls.add(x, y, a)") + tensor_of("b", "t") +
                   line("_1 = cls.add(a, y, b)") + tensor_of("c", third) + line(last) +
                   line("return c"));
  };
  CHECK(flow(before, planned("s", "_2 = cls.add(b, y, c)")).relation == Relation::kRefines);
  CHECK(flow(before, planned("t", "_2 = cls.add(b, y, c)")).relation == Relation::kOpen);
  CHECK(
      flow(planned("s", "_2 = cls.add(b, y, c)"), planned("s", "_2 = cls.add(b, y, c)")).relation ==
      Relation::kEqual);
}

TEST_CASE("flow: a check is kept, but in a dataflow block", "[validate]") {
  const auto cast = [](bool in_dataflow, bool kept) {
    const std::string value = kept ? "R.match_cast(x, R.Tensor((4,), \"float32\"))" : "x";
    return in_dataflow
               ? main_of(line("with R.dataflow():") + line("    c = " + value) +
                         line("    d = R.multiply(y, y)") + line("    R.output(d)") +
                         line("return d"))
               : main_of(line("c = " + value) + line("d = R.multiply(y, y)") + line("return d"));
  };
  CHECK(flow(cast(true, true), cast(true, false)).relation == Relation::kRefines);
  CHECK(flow(cast(false, true), cast(false, false)).relation == Relation::kOpen);
  CHECK(flow(cast(true, false), cast(true, true)).relation == Relation::kOpen);
  CHECK(flow(cast(true, true), cast(false, true)).relation == Relation::kEqual);
}

TEST_CASE("flow: effects keep their order", "[validate]") {
  const std::string before = main_of(line("_ = R.print(x, format=\"{}\")") +
                                     line("_1 = R.print(y, format=\"{}\")") + line("return x"));
  const std::string after = main_of(line("_ = R.print(y, format=\"{}\")") +
                                    line("_1 = R.print(x, format=\"{}\")") + line("return x"));
  CHECK(flow(before, before).relation == Relation::kEqual);
  CHECK(flow(before, after).relation == Relation::kOpen);
}

TEST_CASE("flow: a result is not another value's memory where it was not", "[validate]") {
  const std::string copied =
      main_of(add("a", "x", "y") + add("b", "x", "y") + line("return (a, b)"));
  const std::string shared = main_of(add("a", "x", "y") + line("return (a, a)"));
  CHECK(flow(copied, copied).relation == Relation::kEqual);
  CHECK(flow(copied, shared).relation == Relation::kOpen);
}

}  // namespace
}  // namespace tenor::solver::test
