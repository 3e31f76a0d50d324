// SPDX-License-Identifier: Apache-2.0
// Closures, recursion, budgets, what a call may write; and the same runs in small steps.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

std::string a_function(const std::string& name, const std::string& parameters,
                       const std::string& lines) {
  return "    @R.function(pure=False)\n    def " + name + "(" + parameters + ") -> R.Object:\n" +
         lines;
}
std::string called_main(const std::string& parameters, const std::string& lines) {
  return a_function("main", parameters, lines);
}
const std::string kVector = "x: R.Tensor(('n',), 'float32')";
const std::string kAddOne =
    "    @T.prim_func\n    def add_one(a: T.handle, b: T.handle):\n        n = T.int64()\n"
    "        A = T.match_buffer(a, (n,), 'float32')\n"
    "        B = T.match_buffer(b, (n,), 'float32')\n        for i in range(n):\n"
    "            B[i] = A[i] + T.float32(1)\n";
const std::string kDoubled =
    "    @T.prim_func\n    def doubled(a: T.handle, b: T.handle):\n        n = T.int64()\n"
    "        A = T.match_buffer(a, (n,), 'float32')\n"
    "        B = T.match_buffer(b, (n,), 'float32')\n        for i in range(n):\n"
    "            A[i] = A[i] + B[i]\n";

/// Calls itself by the name that it is bound to, first with yes, then with no.
const std::string kTwice = called_main(
    kVector,
    "        n = T.int64()\n        @R.function(pure=False)\n"
    "        def again(c: R.Tensor((), 'bool'), y: R.Object) -> R.Object:\n"
    "            if c:\n                no = R.const(False, 'bool')\n"
    "                z = (y, R.shape([n]))\n                r: R.Object = again(no, z)\n"
    "            else:\n                r: R.Object = (y, x)\n            return r\n"
    "        yes = R.const(True, 'bool')\n        q = again(yes, R.str('start'))\n"
    "        return q\n");
const std::string kForever =
    a_function("again", "x: R.Object",
               "        _ = R.print(format='again')\n        r: R.Object = Module.again(x)\n"
               "        return r\n") +
    called_main("x: R.Object", "        r = Module.again(x)\n        return r\n");

TEST_CASE("relax: a function calls itself by the name that it is bound to", "[Relax/Eval/9:b]") {
  CHECK(runs(kTwice, {tensor({2}, {1, 2})}) == "(('start'; [2]); float32(2,): 1 2)");
}

TEST_CASE("relax: a closure has the shape variables of where it was made", "[Relax/Eval/9:c]") {
  const std::string makes =
      a_function(
          "makes", kVector,
          "        n = T.int64()\n        @R.function(pure=False)\n"
          "        def inner(y: R.Object) -> R.Object:\n            return R.shape([n, n + 1])\n"
          "        return inner\n") +
      called_main("x: R.Tensor((2,), 'float32'), y: R.Tensor((3,), 'float32')",
                  "        f: R.Callable((R.Object,), R.Object) = Module.makes(x)\n"
                  "        g: R.Callable((R.Object,), R.Object) = Module.makes(y)\n"
                  "        r = (g(x), f(y))\n        return r\n");
  CHECK(runs(makes, {tensor({2}, {1, 2}), tensor({3}, {1, 2, 3})}) == "([3, 4]; [2, 3])");
}

TEST_CASE("relax: recursion ends where the budget of activations ends", "[Relax/Eval/12.2.1]") {
  for (const std::size_t depth : {5u, 50u}) {
    const ModelInvocation run = invocation(kForever, {shape({1})}, {.depth = depth});
    CHECK(run.outcome.kind == OutcomeKind::kExhausted);
    CHECK(run.outcome.code == spec::Code::X_STACK);
    CHECK(run.printed.size() == depth - 1);
  }
  CHECK(invocation(kForever, {shape({1})}).outcome.code == spec::Code::X_STACK);
}

TEST_CASE("relax: a run ends where the budget of steps ends", "[Relax/Eval]") {
  const ModelInvocation whole = invocation(kTwice, {tensor({1}, {1})});
  REQUIRE(whole.returned);
  CHECK(invocation(kTwice, {tensor({1}, {1})}, {.steps = whole.steps}).returned);
  const ModelInvocation run = invocation(kTwice, {tensor({1}, {1})}, {.steps = whole.steps - 1});
  CHECK(run.outcome.kind == OutcomeKind::kExhausted);
  CHECK(run.outcome.code == spec::Code::X_STEPS);
  CHECK(!run.returned);
}

const std::string kTir = "R.Tensor((n,), 'float32')";

TEST_CASE("relax: what call_tir reads must not be written by whatever name", "[RLX-D17]") {
  const auto call = [](const std::string& lines) {
    return runs(kDoubled + called_main(kVector, "        n = T.int64()\n" + lines),
                {tensor({1}, {3})});
  };
  const std::string written = "U-INPUT-WRITE: the PrimFunc writes to an argument of call_tir";
  CHECK(call("        y = R.call_tir(Module.doubled, (x,), out_sinfo=" + kTir +
             ")\n        return y\n") == written);
  CHECK(call("        t = (x,)\n        z = t[0]\n        y = R.call_tir(Module.doubled, (z,), "
             "out_sinfo=" +
             kTir + ")\n        return y\n") == written);
  CHECK(call("        y = R.call_tir_inplace(Module.doubled, (x, x), inplace_indices=[0], "
             "out_sinfo=" +
             kTir + ")\n        return y\n") ==
        "U-ALIAS: A is written, but another argument shares its memory");
  CHECK(call("        k = R.const([2.0], 'float32')\n        y = R.call_tir_inplace("
             "Module.doubled, (x, k), inplace_indices=[0], out_sinfo=" +
             kTir + ")\n        return (x, y)\n") == "(float32(1,): 5; float32(1,): 5)");
  CHECK(call("        k = R.const([2.0], 'float32')\n        y = R.call_tir_inplace("
             "Module.doubled, (k, x), inplace_indices=[1], out_sinfo=" +
             kTir + ")\n        return y\n") ==
        "U-INPUT-WRITE: the PrimFunc writes to an argument of call_tir_inplace");
}

TEST_CASE("relax: what a call only read may be written after it", "[RLX-D17]") {
  CHECK(runs(kDoubled + kAddOne +
                 called_main(kVector,
                             "        n = T.int64()\n"
                             "        y = R.call_tir(Module.add_one, (x,), out_sinfo=" +
                                 kTir +
                                 ")\n        _ = Module.doubled(x, y)\n        return (x, y)\n"),
             {tensor({1}, {3})}) == "(float32(1,): 7; float32(1,): 4)");
}

/// Everything that can be seen of a run.
std::string all_of(const ModelInvocation& run) {
  std::string text = ending(run);
  for (const std::string& line : run.printed) text += "\n" + line;
  for (const HostValue& v : run.arguments) text += "\nafterwards " + shown(v);
  for (const Note& note : run.notes) text += "\nnote " + note.message;
  return text;
}

TEST_CASE("relax: a run in the smallest steps is the same run", "[Relax/Eval]") {
  struct Program {
    std::string body;
    std::vector<HostValue> arguments;
  };
  const HostValue x = tensor({2}, {1, 2});
  const HostValue yes = tensor({}, {1}, spec::bool_type());
  const std::string n = "        n = T.int64()\n";
  const std::string cast =
      n +
      "        m = T.int64()\n        y = R.match_cast(R.shape([n, 3]), R.Shape([m, m + 1]))\n"
      "        return R.shape([m * 2])\n";
  const Program programs[] = {
      {kAddOne + called_main(kVector,
                             n + "        y = R.call_tir(Module.add_one, (x,), out_sinfo=" + kTir +
                                 ")\n        return y\n"),
       {x}},
      {kDoubled + called_main(kVector,
                              n + "        y = R.call_tir(Module.doubled, (x,), out_sinfo=" + kTir +
                                  ")\n        return y\n"),
       {x}},
      {kDoubled + called_main(kVector, "        _ = Module.doubled(x, x)\n        return x\n"),
       {x}},
      {called_main(kVector,
                   "        y = R.multiply(R.add(x, x), x)\n        z = R.sum(y)\n"
                   "        _ = R.print(z)\n        return (y, z)\n"),
       {x}},
      {called_main("c: R.Tensor((), 'bool'), " + kVector,
                   "        if c:\n            z = R.add(x, x)\n        else:\n            z = x\n"
                   "        return z\n"),
       {yes, x}},
      {kTwice, {x}},
      {kForever, {x}},
      {called_main(kVector, cast), {x}},
      {called_main(kVector, cast), {tensor({1}, {1})}},
  };
  for (const Program& p : programs) {
    const Limits limits{.depth = 40};
    const auto whole = invocation(p.body, p.arguments, limits);
    const auto small = invocation(p.body, p.arguments, limits, Granularity::kExpr);
    INFO(p.body);
    CHECK(all_of(whole) == all_of(small));
    CHECK(small.steps >= whole.steps);
  }
}

TEST_CASE("relax: make_closure passes what it holds behind the arguments of the call",
          "[RLX-D49]") {
  const std::string body =
      a_function("f", "a: R.Object, b: R.Object, c: R.Object", "        return (a, b, c)\n") +
      called_main("x: R.Object",
                  "        g = R.make_closure(Module.f, (R.str('b'), R.str('c')))\n"
                  "        r = R.invoke_closure(g, (x,), sinfo_args=R.Object)\n        return r\n");
  CHECK(runs(body, {shape({1})}) == "([1]; 'b'; 'c')");
  const std::string twice =
      a_function("f", "a: R.Object, b: R.Object, c: R.Object", "        return (a, b, c)\n") +
      called_main(
          "x: R.Object",
          "        g = R.make_closure(Module.f, (R.str('c'),))\n"
          "        h: R.Callable((R.Object,), R.Object) = R.make_closure(g, (R.str('b'),))\n"
          "        k = R.match_cast(h, R.Callable((R.Object,), R.Object))\n"
          "        r = k(x)\n        return r\n");
  CHECK(runs(twice, {shape({1})}) == "([1]; 'b'; 'c')");
}

TEST_CASE("relax: one StructInfo in a list is the result itself", "[Relax/Op/b1.b6]") {
  for (const std::string info : {"R.Tensor((1,), 'float32')", "[R.Tensor((1,), 'float32')]"}) {
    CHECK(runs(kDoubled + called_main("x: R.Tensor((1,), 'float32')",
                                      "        k = R.const([2.0], 'float32')\n"
                                      "        y = R.call_tir_inplace(Module.doubled, (x, k), "
                                      "inplace_indices=[0], out_sinfo=" +
                                          info + ")\n        return y\n"),
               {tensor({1}, {3})}) == "float32(1,): 5");
  }
}

TEST_CASE("relax: a tensor of offset zero is what ensure_zero_offset gives", "[RLX-D49]") {
  CHECK(runs(called_main(kVector, "        y = R.memory.ensure_zero_offset(x)\n        return y\n"),
             {tensor({1}, {3})}) == "float32(1,): 3");
}

/// A cast of a function's value, of that StructInfo.
std::string cast_of(const std::string& value, const std::string& info) {
  return runs(kAddOne + a_function("f", "x: R.Object", "        return x\n") +
              called_main("", "        m = T.int64()\n        v: R.Object = " + value +
                                  "\n        y = R.match_cast(v, " + info +
                                  ")\n        return y\n"));
}

TEST_CASE("relax: MatchCast by each StructInfo", "[Relax/MatchCast]") {
  struct Case {
    std::string value, info, came;
  };
  const std::string kNo = "E-MATCH-CAST: the value is ";
  const Case cases[] = {
      {"R.str('a')", "R.Object", "'a'"},
      {"R.const([1.0], 'float32')", "R.Tensor((m,), 'float32')", "float32(1,): 1"},
      {"R.shape([1])", "R.Tensor((m,), 'float32')", kNo + "a shape, not a tensor"},
      {"R.shape([4])", "R.Shape([m])", "[4]"},
      {"R.str('a')", "R.Shape([m])", kNo + "a string, not a shape"},
      {"R.prim_value(T.int64(4))", "R.Prim('int64')", "int64 4"},
      {"R.shape([4])", "R.Prim('int64')", kNo + "a shape, not a primitive value"},
      {"(R.str('a'), R.shape([2]))", "R.Tuple(R.Object, R.Shape([m]))", "('a'; [2])"},
      {"(R.str('a'), R.str('b'))", "R.Tuple(R.Object, R.Shape([m]))",
       "E-MATCH-CAST: field 1 of the value is a string, not a shape"},
      {"R.str('a')", "R.Tuple(R.Object)", kNo + "a string, not a tuple"},
      {"Module.f", "R.Callable((R.Object,), R.Object)", "<closure>"},
      {"Module.add_one", "R.Callable((R.Object,), R.Object)", "<add_one>"},
      {"R.ExternFunc('g')", "R.Callable", "<g>"},
      {"Module.f", "R.Callable", kNo + "a closure, not a packed function"},
      {"R.ExternFunc('g')", "R.Callable((R.Object,), R.Object)",
       kNo + "a packed function, not a closure"},
  };
  for (const Case& one : cases) {
    INFO(one.value << " as " << one.info);
    CHECK(cast_of(one.value, one.info) == one.came);
  }
}

}  // namespace
}  // namespace tenor::semantics::relax::test
