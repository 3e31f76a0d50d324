// SPDX-License-Identifier: Apache-2.0
// Programs that are one but for hints, one kind of hint at a time; and programs that are not,
// though all that changes is an attribute, a kind of loop or a scope: rules read it.
#include "solver/validate/same_program.h"

#include <catch2/catch.hpp>

#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

using spec::tir::Hint;

/// A function with `head` before its first loop, which is over `loop`, and `body` in that.
std::string program(const std::string& head, const std::string& loop, const std::string& body) {
  return "from tvm.script import tir as T\n\n\n@T.prim_func\n"
         "def main(A: T.Buffer((8,), \"int32\"), C: T.Buffer((8,), \"int32\")):\n" +
         head + "    for i in " + loop + ":\n" + body;
}
const std::string kStore = "        C[i] = A[i]\n";

struct Sides {
  semantics::Subject before, after;
};
Sides open(const std::string& before, const std::string& after) {
  const auto b = open_text(before), a = open_text(after);
  CAPTURE(before, after);
  for (const auto& side : {b, a}) {
    REQUIRE(side.size() == 1);
    REQUIRE(!side[0].refused);
  }
  return {b[0], a[0]};
}

void check_apart(const Sides& sides, const std::vector<Hint>& hints) {
  CHECK_FALSE(is_same(sides.before, sides.after));
  const auto apart = differing_hints(sides.before, sides.after);
  REQUIRE(apart);
  CHECK(*apart == hints);
}
void check_not_same(const std::string& before, const std::string& after) {
  const Sides sides = open(before, after);
  CAPTURE(before, after);
  CHECK_FALSE(differing_hints(sides.before, sides.after));
}

std::string in_attr(const std::string& attr) {
  return "        with T.attr(" + attr + "):\n            C[i] = A[i]\n";
}
std::string in_block(const std::string& first) {
  return "        with T.block(\"B\"):\n" + first + "            C[v] = A[v]\n";
}
const std::string kSpatial = "            v = T.axis.spatial(8, i)\n";

}  // namespace

TEST_CASE("same program: annotations and attributes", "[TIR/Grammar/Attrs/p1:b]") {
  const std::string plain = program("", "range(8)", kStore);
  check_apart(
      open(program("    T.func_attr({\"tir.noalias\": True})\n", "range(8)", kStore), plain),
      {Hint::kAnnotation});
  check_apart(open(program("", "T.serial(8, annotations={\"note\": 1})", kStore), plain),
              {Hint::kAnnotation});
  const std::string block = in_block(kSpatial);
  check_apart(open(program("", "range(8)", block),
                   program("", "range(8)",
                           in_block(kSpatial + "            T.block_attr({\"note\": 1})\n"))),
              {Hint::kAnnotation});
  const auto allocate = [](const std::string& rest) {
    return program("    S = T.allocate([8], \"int32\", \"local\"" + rest + ")\n", "range(8)",
                   kStore);
  };
  check_apart(open(allocate(""), allocate(", annotations={\"note\": 1}")), {Hint::kAnnotation});
}

TEST_CASE("same program: attribute statements", "[TIR/Exec/3]") {
  const std::string plain = program("", "range(8)", kStore);
  for (const char* attr : {"C.data, \"pragma_unroll\", 1", "\"default\", \"device_type\", 1"})
    check_apart(open(plain, program("", "range(8)", in_attr(attr))), {Hint::kAttrStmt});
  // What follows one is in the sequence around it.
  const std::string two = "        C[i] = A[i]\n        C[i] = A[i] + 1\n";
  check_apart(
      open(program("", "range(8)", two),
           program("", "range(8)", in_attr("C.data, \"hint\", 1") + "        C[i] = A[i] + 1\n")),
      {Hint::kAttrStmt});
}

TEST_CASE("same program: what a block says of itself", "[TIR/Exec/14.5:b]") {
  const auto with = [](const std::string& first) {
    return program("", "range(8)", in_block(kSpatial + first));
  };
  const std::string other =
      program("", "range(8)",
              "        with T.block(\"other\"):\n" + kSpatial + "            C[v] = A[v]\n");
  check_apart(open(with(""), other), {Hint::kBlockField});
  check_apart(open(with(""), with("            T.reads(A[0:8])\n")), {Hint::kBlockField});
  check_apart(open(with(""), with("            T.writes(C[v])\n")), {Hint::kBlockField});
  for (const char* kind : {"opaque", "scan"})
    check_apart(open(with(""),
                     program("", "range(8)",
                             in_block(std::string("            v = T.axis.") + kind + "(8, i)\n"))),
                {Hint::kBlockField});
}

TEST_CASE("same program: an unrolled loop is a serial one", "[TIR/Exec/12.4]") {
  check_apart(open(program("", "range(8)", kStore), program("", "T.unroll(8)", kStore)),
              {Hint::kUnrolled});
  check_apart(open(program("", "T.serial(8, annotations={\"note\": 1})", kStore),
                   program("", "T.unroll(8)", kStore)),
              {Hint::kAnnotation, Hint::kUnrolled});
}

TEST_CASE("same program: attributes that are read are no hints", "[TIR/Exec/3.1]") {
  const auto launch = [](const std::string& axis, int extent) {
    return program("    t = T.launch_thread(\"" + axis + "\", " + std::to_string(extent) + ")\n",
                   "range(8)", kStore);
  };
  check_not_same(launch("threadIdx.x", 1), launch("threadIdx.x", 2));
  check_not_same(launch("threadIdx.x", 1), launch("blockIdx.x", 1));
  check_not_same(launch("vthread.x", 1), launch("threadIdx.x", 1));
  check_not_same(launch("threadIdx.x", 1), program("", "range(8)", kStore));
  check_not_same(program("", "range(8)", kStore),
                 program("", "range(8)", in_attr("C.data, \"volatile_scope\", 1")));
  check_not_same(program("", "range(8)", kStore),
                 program("    T.func_attr({\"calling_conv\": 1})\n", "range(8)", kStore));
}

TEST_CASE("same program: conventions, symbols and privacy", "[TIR/Grammar/Attrs/p1:b]") {
  const std::string plain = program("", "range(8)", kStore);
  const auto with = [](const std::string& attribute) {
    return program("    T.func_attr({" + attribute + "})\n", "range(8)", kStore);
  };
  check_apart(open(plain, with("\"calling_conv\": 2")), {Hint::kAnnotation});
  check_apart(open(plain, with("\"global_symbol\": \"other\"")), {Hint::kSymbol});
  check_apart(open(with("\"global_symbol\": \"one\""), with("\"global_symbol\": \"other\"")),
              {Hint::kSymbol});
  std::string hidden = plain;
  hidden.replace(hidden.find("@T.prim_func"), 12, "@T.prim_func(private=True)");
  check_apart(open(plain, hidden), {Hint::kPrivate});
}

TEST_CASE("same program: what has no effect in buffers", "[TIR-D65]") {
  const auto with = [](const std::string& rest) {
    return "from tvm.script import tir as T\n\n\n@T.prim_func\n"
           "def main(A: T.Buffer((8, 8), \"int32\"" +
           rest +
           "), C: T.Buffer((8,), \"int32\")):\n"
           "    for i in range(8):\n        C[i] = A[i, i]\n";
  };
  for (const char* rest : {", align=16", ", axis_separators=[1]"})
    check_apart(open(with(""), with(rest)), {Hint::kBuffer});
  // A factor leaves the offset to the caller.
  check_not_same(with(""), with(", offset_factor=4"));
  check_not_same(with(""), with(", strides=[9, 1]"));
  check_not_same(with(""), with(", elem_offset=8"));
}

TEST_CASE("same program: kinds of loops, variables and memory are no hints", "[TIR/Exec/12]") {
  const std::string plain = program("", "range(8)", kStore);
  for (const char* loop : {"T.parallel(8)", "T.vectorized(8)", "T.serial(7)", "T.serial(1, 8)",
                           "T.thread_binding(8, thread=\"threadIdx.x\")"})
    check_not_same(plain, program("", loop, kStore));
  check_not_same(program("", "T.thread_binding(8, thread=\"threadIdx.x\")", kStore),
                 program("", "T.thread_binding(8, thread=\"threadIdx.y\")", kStore));
  const auto allocate = [](const std::string& scope) {
    return program("    S = T.allocate([8], \"int32\", \"" + scope + "\")\n", "range(8)", kStore);
  };
  check_not_same(allocate("local"), allocate("shared"));
  const auto block = [](const std::string& first) {
    return program("", "range(8)", in_block(first));
  };
  check_not_same(block(kSpatial), block("            v = T.axis.reduce(8, i)\n"));
  check_not_same(block(kSpatial), block("            v = T.axis.spatial(9, i)\n"));
  check_not_same(block(kSpatial), block(kSpatial + "            T.where(i < 7)\n"));
}

namespace {

std::string module_of(const std::string& callee, const std::string& body) {
  return "from tvm.script import ir as I, tir as T\n\n\n@I.ir_module\nclass Module:\n"
         "    @T.prim_func\n    def main(C: T.Buffer((8,), \"int32\")):\n        Module." +
         callee + "(C.data)\n\n    @T.prim_func(private=True)\n    def " + callee +
         "(c: T.handle):\n        C = T.match_buffer(c, (8,), \"int32\")\n" + body;
}

}  // namespace

TEST_CASE("same program: with all that is called", "[TIR-D49]") {
  const std::string seven = "        for i in range(8):\n            C[i] = 7\n",
                    named = "        for k in range(8):\n            C[k] = 7\n",
                    hinted = "        for i in T.unroll(8):\n            C[i] = 7\n",
                    eight = "        for i in range(8):\n            C[i] = 8\n";
  const auto mains = [](const std::string& before, const std::string& after) {
    return Sides{open_text(before).at(0), open_text(after).at(0)};
  };
  const Sides same = mains(module_of("f", seven), module_of("f", named));
  REQUIRE(same.before.reachable.size() == 2);
  CHECK(is_same(same.before, same.after));
  check_apart(mains(module_of("f", seven), module_of("f", hinted)), {Hint::kUnrolled});
  const Sides other = mains(module_of("f", seven), module_of("f", eight)),
              renamed = mains(module_of("f", seven), module_of("g", seven));
  CHECK_FALSE(differing_hints(other.before, other.after));
  CHECK_FALSE(differing_hints(renamed.before, renamed.after));
  // Either reaches both, which are the same as themselves.
  const auto both = open_text(
      "from tvm.script import ir as I, tir as T\n\n\n@I.ir_module\nclass Module:\n"
      "    @T.prim_func\n    def f(n: T.int32):\n        if n > 0:\n"
      "            Module.g(n - 1)\n\n"
      "    @T.prim_func\n    def g(n: T.int32):\n        if n > 1:\n"
      "            Module.f(n - 2)\n");
  REQUIRE(both.size() == 2);
  REQUIRE(both[0].reachable.size() == 2);
  CHECK(is_same(both[0], both[0]));
  CHECK_FALSE(differing_hints(both[0], both[1]));
}

}  // namespace tenor::solver::test
