// SPDX-License-Identifier: Apache-2.0
// Operators that call functions of TIR, packed functions and closures.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {
namespace {

/// `double` of n elements; `shift` of n elements by an integer; `spread` of n to n + k, k packed.
constexpr const char* kFunctions = R"(    @T.prim_func
    def double(x: T.handle, y: T.handle):
        n = T.int64()
        X = T.match_buffer(x, (n,), "float32")
        Y = T.match_buffer(y, (n,), "float32")
        for i in range(n):
            Y[i] = X[i] * T.float32(2)
    @T.prim_func
    def split(X: T.Buffer((4,), "float32"), Y: T.Buffer((2,), "float32"), Z: T.Buffer((2,), "float32")):
        for i in range(2):
            Y[i] = X[i]
            Z[i] = X[i + 2]
    @T.prim_func
    def spread(X: T.Buffer((4,), "float32"), y: T.handle, k: T.int64):
        Y = T.match_buffer(y, (k,), "float32")
        for i in range(k):
            Y[i] = X[i % T.int64(4)]
    @R.function(private=True)
    def relax_double(x: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
        return R.add(x, x)
)";

constexpr const char* kParameters =
    "x: R.Tensor((4,), \"float32\"), w: R.Tensor((\"n\",), \"float32\"), "
    "i: R.Tensor((4,), \"int32\"), o: R.Object";

std::string calls(const std::string& call) {
  return derives_with_functions(kFunctions, kParameters, call);
}
std::string refusal(const std::string& call) {
  return refusal_with_functions(kFunctions, kParameters, call);
}

}  // namespace

TEST_CASE("the callee of call_tir", "[Relax/Op/b1][Relax/Op/b1.b1]") {
  CHECK(calls("R.call_tir(cls.double, (x,), out_sinfo=R.Tensor((4,), \"float32\"))") ==
        "R.Tensor((4,), \"float32\")");
  CHECK(calls("R.call_tir(cls.relax_double, (x,), out_sinfo=R.Tensor((4,), \"float32\"))") ==
        "T-OPERATOR");
  CHECK(calls("R.call_tir(o, (x,), out_sinfo=R.Tensor((4,), \"float32\"))") == "T-OPERATOR");
}

TEST_CASE("the arguments of call_tir fit the PrimFunc", "[Relax/Op/b1.b2][Relax/Derive/16.2:c]") {
  CHECK(calls("R.call_tir(cls.double, (w,), out_sinfo=R.Tensor((n,), \"float32\"))") ==
        "R.Tensor((n,), \"float32\")");
  CHECK(calls("R.call_tir(cls.double, (i,), out_sinfo=R.Tensor((4,), \"float32\"))") ==
        "T-OPERATOR");
  CHECK(calls("R.call_tir(cls.double, (x,), out_sinfo=R.Tensor((5,), \"float32\"))") ==
        "T-OPERATOR");
  CHECK(calls("R.call_tir(cls.double, (x, x), out_sinfo=R.Tensor((4,), \"float32\"))") ==
        "T-OPERATOR");
}

TEST_CASE("the integers of call_tir", "[Relax/Op/b1.b3][Relax/Op/b1.b3:b][RLX-D57]") {
  const std::string head = "R.call_tir(cls.spread, (x,), out_sinfo=R.Tensor((7,), \"float32\")";
  CHECK(calls(head + ", tir_vars=R.shape([7]))") == "R.Tensor((7,), \"float32\")");
  CHECK(calls(head + ", tir_vars=R.shape([8]))") == "T-OPERATOR");
  CHECK(calls(head + ")") == "T-OPERATOR");
}

TEST_CASE("the results of call_tir are tensors that can be allocated",
          "[Relax/Op/b1.b4][Relax/Op/b1.b5][Relax/Op/b1.b5:b]") {
  for (const char* result : {"R.Tensor(dtype=\"float32\", ndim=1)", "R.Tensor((4,))", "R.Object"})
    CHECK(calls("R.call_tir(cls.double, (x,), out_sinfo=" + std::string(result) + ")") ==
          "T-OPERATOR");
  CHECK(calls("R.call_tir(cls.split, (x,), out_sinfo=R.Tensor((2,), \"float32\"))") ==
        "T-OPERATOR");
}

TEST_CASE("one result is a tensor, several are a tuple", "[Relax/Op/b1.b6][Relax/Op/b1.b6:b]") {
  CHECK(calls("R.call_tir(cls.split, (x,), out_sinfo=[R.Tensor((2,), \"float32\"), "
              "R.Tensor((2,), \"float32\")])") ==
        "R.Tuple(R.Tensor((2,), \"float32\"), R.Tensor((2,), \"float32\"))");
}

TEST_CASE("call_tir_inplace has an index for each result",
          "[Relax/Op/b2][Relax/Op/b2:b][Relax/Op/b2:c][Relax/Op/b2:d][Relax/Op/b2:e]"
          "[RLX-D35][RLX-D60]") {
  const auto with = [](const std::string& arguments, const std::string& indices,
                       const std::string& result) {
    return calls("R.call_tir_inplace(cls.double, (" + arguments + "), inplace_indices=" + indices +
                 ", out_sinfo=" + result + ")");
  };
  const std::string four = "R.Tensor((4,), \"float32\")";
  CHECK(with("x,", "[-1]", four) == four);
  CHECK(with("x, x", "[1]", four) == four);
  CHECK(with("x,", "[1]", four) == "T-OPERATOR");
  CHECK(with("x,", "[-2]", four) == "T-OPERATOR");
  CHECK(with("x,", "[0, -1]", four) == "T-OPERATOR");
  CHECK(with("x, x", "[1]", "R.Tensor((5,), \"float32\")") == "T-OPERATOR");
}

TEST_CASE("the indices of call_tir_inplace are -1 or those of arguments",
          "[Relax/Op/b2:c][RLX-D35]") {
  const auto with = [](const std::string& index) {
    return refusal("R.call_tir_inplace(cls.double, (x, x), inplace_indices=[" + index +
                   "], out_sinfo=R.Tensor((4,), \"float32\"))");
  };
  // Two arguments are as many as the PrimFunc takes: it is the index alone that is refused.
  CHECK(with("0").empty());
  CHECK(with("-2") == "call_tir_inplace: index -2 is outside the 2 arguments");
  CHECK(with("2") == "call_tir_inplace: index 2 is outside the 2 arguments");
}

TEST_CASE("what call_dps_packed gives is said by the call",
          "[Relax/Op/b3][Relax/Op/b3.b1][Relax/Op/b3.b2][Relax/Op/b3.b3][Relax/Op/b3.b3:b]"
          "[RLX-D36]") {
  const std::string four = "R.Tensor((4,), \"float32\")";
  CHECK(calls("R.call_dps_packed(\"f\", (x, w), out_sinfo=" + four + ")") == four);
  CHECK(calls("R.call_dps_packed(\"f\", (x,), out_sinfo=[" + four + ", " + four + "])") ==
        "R.Tuple(" + four + ", " + four + ")");
  CHECK(calls("R.call_dps_packed(\"f\", (x,), out_sinfo=[" + four + "])") == four);
  CHECK(calls("R.call_dps_packed(\"f\", (x,), out_sinfo=R.Tuple(" + four + "))") ==
        "R.Tuple(" + four + ")");
  CHECK(calls("R.call_dps_packed(o, (x,), out_sinfo=" + four + ")") == four);
  CHECK(calls("R.call_dps_packed(x, (x,), out_sinfo=" + four + ")") == "T-OPERATOR");
  CHECK(calls("R.call_dps_packed(\"f\", (x,), out_sinfo=R.Tensor((4,)))") == "T-OPERATOR");
  CHECK(calls("R.call_dps_packed(\"f\", (x,), out_sinfo=R.Tensor(dtype=\"float32\", ndim=1))") ==
        "T-OPERATOR");
}

TEST_CASE("what call_pure_packed gives is said by the call",
          "[Relax/Op/b4][Relax/Op/b4.b1][Relax/Op/b4.b2][Relax/Op/b4.b3][RLX-D58]") {
  CHECK(calls("R.call_pure_packed(\"f\", x, w, sinfo_args=R.Object)") == "R.Object");
  CHECK(calls("R.call_pure_packed(\"f\", x, sinfo_args=[R.Object, R.Tensor((4,), \"float32\")])") ==
        "R.Tuple(R.Object, R.Tensor((4,), \"float32\"))");
  CHECK(calls("R.call_pure_packed(x, x, sinfo_args=R.Object)") == "T-OPERATOR");
  CHECK(calls("R.call_pure_packed(\"f\", x)") != "R.Object");
}

TEST_CASE("call_inplace_packed says what is written", "[Relax/Op/b5][Relax/Op/b5:b][RLX-D60]") {
  const auto with = [](const std::string& indices) {
    return calls("R.call_inplace_packed(\"f\", x, w, inplace_indices=" + indices +
                 ", sinfo_args=R.Tensor((4,), \"float32\"))");
  };
  CHECK(with("[0]") == "R.Tensor((4,), \"float32\")");
  CHECK(with("[-1]") == "R.Tensor((4,), \"float32\")");
  CHECK(with("[2]") == "T-OPERATOR");
  CHECK(with("[-2]") == "T-OPERATOR");
  CHECK(with("[0, 0]") == "T-OPERATOR");
}

TEST_CASE("one argument of a closure is a tuple of it", "[Relax/Op/b4][RLX-D49]") {
  const auto of = [](const std::string& arguments) {
    return derives("f: R.Callable((R.Object,), R.Object), x: R.Tensor((2,), \"float32\")",
                   "R.invoke_pure_closure(f, " + arguments + ", sinfo_args=R.Shape([3]))");
  };
  CHECK(of("x") == "R.Shape([3])");
  CHECK(of("(x,)") == "R.Shape([3])");
  CHECK(of("[x]") == "R.Shape([3])");
}

}  // namespace tenor::spec::relax::test
