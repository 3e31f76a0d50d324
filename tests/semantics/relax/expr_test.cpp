// SPDX-License-Identifier: Apache-2.0
// Expressions, bindings, functions, casts.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

/// A function `main` of these parameters, whose body is these lines.
std::string main_of(const std::string& parameters, const std::string& lines,
                    const std::string& result = "R.Object") {
  return "    @R.function(pure=False)\n    def main(" + parameters + ") -> " + result + ":\n" +
         lines;
}

TEST_CASE("relax: variables, tuples, shapes and texts", "[Relax/Eval]") {
  const HostValue x = tensor({2}, {1, 2});
  const std::string p = "x: R.Tensor(('n',), 'float32')";
  CHECK(runs(main_of(p, "        return x\n"), {x}) == "float32(2,): 1 2");
  CHECK(runs(main_of(p, "        y = (x, (x,))\n        return y\n"), {x}) ==
        "(float32(2,): 1 2; (float32(2,): 1 2))");
  CHECK(runs(main_of(p, "        y = (x, R.shape([3]))\n        z = y[1]\n        return z\n"),
             {x}) == "[3]");
  CHECK(runs(main_of(p, "        n = T.int64()\n        return R.shape([n * 2, n + 1])\n"), {x}) ==
        "[4, 3]");
  CHECK(runs(main_of(p, "        return R.str('text')\n"), {x}) == "'text'");
  CHECK(runs(main_of(p, "        return R.dtype('int8')\n"), {x}) == "int8");
  CHECK(runs(main_of(p, "        n = T.int64()\n        return R.prim_value(n + 3)\n"), {x}) ==
        "int64 5");
  CHECK(runs(main_of("", "        return R.const([1.0, 2.5], 'float32')\n")) ==
        "float32(2,): 1 2.5");
}

TEST_CASE("relax: If takes one branch", "[Relax/Eval/10.2][Relax/Eval/10.3]") {
  const std::string body = main_of("c: R.Tensor((), 'bool'), x: R.Tensor((1,), 'float32')",
                                   "        if c:\n            y = (x, x)\n            z = y[0]\n"
                                   "        else:\n            z = R.add(x, x)\n        return z\n",
                                   "R.Tensor((1,), 'float32')");
  CHECK(runs(body, {tensor({}, {1}, spec::bool_type()), tensor({1}, {3})}) == "float32(1,): 3");
  CHECK(runs(body, {tensor({}, {0}, spec::bool_type()), tensor({1}, {3})}) == "float32(1,): 6");
}

TEST_CASE("relax: an argument that contradicts the signature is an error", "[Relax/FuncBoundary]") {
  const std::string body =
      main_of("x: R.Tensor(('n',), 'float32'), y: R.Tensor(('n', 'n * 2'), 'float32')",
              "        return x\n");
  CHECK(runs(body, {tensor({1}, {1}), tensor({1, 2}, {1, 2})}) == "float32(1,): 1");
  CHECK(runs(body, {tensor({1}, {1}), tensor({2, 1}, {1, 2})}) ==
        "E-SIGNATURE: n is 1 by dimension 0 of x, and 2 by dimension 0 of y");
  CHECK(runs(body, {tensor({1}, {1}), tensor({1, 1}, {1})}) ==
        "E-SIGNATURE: dimension 1 of y is 1, not 2: n is 1 by dimension 0 of x");
  CHECK(runs(body, {tensor({1}, {1}), tensor({2}, {1, 2})}) == "E-SIGNATURE: y has rank 1, not 2");
  CHECK(runs(body, {tensor({1}, {1}, spec::int_type(8)), tensor({1, 2}, {1, 2})}) ==
        "E-SIGNATURE: x has the datatype int8, not float32");
  CHECK(runs(body, {shape({1}), tensor({1, 2}, {1, 2})}) ==
        "E-SIGNATURE: x is a shape, not a tensor");
}

TEST_CASE("relax: MatchCast binds and compares", "[Relax/MatchCast]") {
  const auto cast = [](const std::string& info, const HostValue& v) {
    return runs(
        main_of("x: R.Object", "        m, k = T.int64(), T.int64()\n        y = R.match_cast(x, " +
                                   info + ")\n        return y\n"),
        {v});
  };
  CHECK(cast("R.Tensor((m, m * 2), 'float32')", tensor({1, 2}, {1, 2})) == "float32(1, 2): 1 2");
  CHECK(cast("R.Tensor((m, m), 'float32')", tensor({1, 2}, {1, 2})) ==
        "E-MATCH-CAST: m is 1 by dimension 0 of the value, and 2 by dimension 1 of the value");
  CHECK(cast("R.Tensor(ndim=1, dtype='float32')", tensor({1, 2}, {1, 2})) ==
        "E-MATCH-CAST: the value has rank 2, not 1");
  CHECK(cast("R.Shape([m, 3])", shape({2, 3})) == "[2, 3]");
  CHECK(cast("R.Shape([m, 3])", shape({2, 4})) ==
        "E-MATCH-CAST: dimension 1 of the value is 4, not 3");
  CHECK(cast("R.Prim('int64')", prim(3)) == "int64 3");
  CHECK(cast("R.Prim('int32')", prim(3)) ==
        "E-MATCH-CAST: the value has the datatype int64, not int32");
  CHECK(cast("R.Prim(value=m)", prim(3)) == "int64 3");
  CHECK(cast("R.Object", prim(3)) == "int64 3");
  CHECK(cast("R.Tuple(R.Shape([m]), R.Shape([m]))", {HostTuple{{shape({2}), shape({2})}}}) ==
        "([2]; [2])");
  CHECK(cast("R.Tuple(R.Shape([m]))", {HostTuple{{shape({2}), shape({2})}}}) ==
        "E-MATCH-CAST: the value has 2 fields, not 1");
  CHECK(cast("R.Callable((R.Object,), R.Object)", prim(3)) ==
        "E-MATCH-CAST: the value is a primitive value, not a closure");
}

TEST_CASE("relax: closures capture variables and shape variables", "[Relax/Eval/9]") {
  CHECK(runs(main_of("x: R.Tensor(('n',), 'float32')",
                     "        n = T.int64()\n"
                     "        @R.function(pure=False)\n"
                     "        def inner(y: R.Object) -> R.Object:\n"
                     "            z = (x, y, R.shape([n]))\n            return z\n"
                     "        r = inner(R.shape([7]))\n        return r\n"),
             {tensor({2}, {1, 2})}) == "(float32(2,): 1 2; [7]; [2])");
}

TEST_CASE("relax: functions of the module call each other and themselves",
          "[Relax/Eval/12.2.1][Relax/Entry/p1][Relax/Entry/p2:c][Relax/Entry/p2:d]") {
  const std::string body =
      "    @R.function(pure=False)\n"
      "    def halve(x: R.Tensor(('n',), 'float32'), c: R.Tensor((), 'bool')) -> R.Object:\n"
      "        if c:\n            no = R.const(False, 'bool')\n"
      "            r: R.Object = Module.halve(x, no)\n"
      "        else:\n            r = (x, c)\n        return r\n";
  CHECK(runs(body + main_of("x: R.Tensor(('n',), 'float32')",
                            "        yes = R.const(True, 'bool')\n"
                            "        r = Module.halve(x, yes)\n        return r\n"),
             {tensor({1}, {5})}) == "(float32(1,): 5; bool(): 0)");
}

TEST_CASE("relax: a tensor of rank 0 can be changed, and a PrimFunc is a value",
          "[Relax/Survey/6:c][Relax/Entry/p2]") {
  const std::string bump =
      "    @T.prim_func\n    def bump(X: T.Buffer((), 'float32')):\n"
      "        X[()] = X[()] + T.float32(1)\n";
  CHECK(
      runs(bump + main_of("x: R.Tensor((), 'float32')",
                          "        y = R.call_tir_inplace(Module.bump, (x,), inplace_indices=[0], "
                          "out_sinfo=R.Tensor((), 'float32'))\n        return (x, y)\n"),
           {tensor({}, {2})}) == "(float32(): 3; float32(): 3)");
  CHECK(runs(bump + main_of("x: R.Tensor((), 'float32')",
                            "        f: R.Object = Module.bump\n        return f\n"),
             {tensor({}, {2})}) == "<bump>");
}

TEST_CASE("relax: print and assert_op", "[RLX-D49]") {
  const std::string body = main_of("c: R.Tensor((), 'bool')",
                                   "        _ = R.print(c, R.shape([2]), format='{} and {}')\n"
                                   "        _1 = R.assert_op(c, format='no')\n        return c\n");
  const ModelInvocation run = invocation(body, {tensor({}, {1}, spec::bool_type())});
  CHECK(run.printed == std::vector<std::string>{"True and [2]"});
  CHECK(runs(body, {tensor({}, {0}, spec::bool_type())}) == "E-ASSERT: no");
  const auto printed = [](const std::string& format) {
    const ModelInvocation one =
        invocation(main_of("x: R.Object", "        _ = R.print(x, R.prim_value(2), format='" +
                                              format + "')\n        return x\n"),
                   {prim(1)});
    return one.printed.at(0);
  };
  CHECK(printed("{1}, {0}") == "2, 1");
  CHECK(printed("{{{}}}") == "{1}");
  CHECK(printed("{} {} {} {7} {:.2f} {") == "1 2 {} {7} {:.2f} {");
}

TEST_CASE("relax: an assertion has its values by place, or in one list", "[RLX-D49]") {
  const auto fails = [](const std::string& values) {
    return runs(main_of("x: R.Object", "        _ = R.assert_op(R.const(False, 'bool'), " + values +
                                           "format='{} and {}')\n        return x\n"),
                {prim(1)});
  };
  CHECK(fails("x, R.prim_value(2), ") == "E-ASSERT: 1 and 2");
  CHECK(fails("[x, R.prim_value(2)], ") == "E-ASSERT: 1 and 2");
  CHECK(fails("(x, R.prim_value(2)), ") == "E-ASSERT: 1 and 2");
  CHECK(fails("format_args=[x, R.prim_value(2)], ") == "E-ASSERT: 1 and 2");
  CHECK(fails("format_args=x, ") == "E-ASSERT: 1 and {}");
  CHECK(fails("") == "E-ASSERT: {} and {}");
}

TEST_CASE("relax: functions that are not known are out of scope", "[Relax/Eval/11]") {
  CHECK(runs(main_of("x: R.Object",
                     "        y = R.call_packed('some.function', x, "
                     "sinfo_args=(R.Object,))\n        return y\n"),
             {prim(1)}) == "S-EXTERN: some.function is called, and what it does is not known");
}

TEST_CASE("relax: a constant that the text leaves out is what is given for it",
          "[Relax/Eval/1][EXT/Opaque]") {
  const std::string body =
      main_of("", "        x = metadata['relax.expr.Constant'][1]\n        return x\n");
  CHECK(runs(body) == "S-CONSTRUCT: metadata['relax.expr.Constant'][1] has no rules");
  const Tensor given = std::get<HostTensor>(tensor({2}, {3, 4}).value).tensor;
  CHECK(ending(invocation(body, {}, {}, Granularity::kStmt, {{1, given}})) == "float32(2,): 3 4");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
