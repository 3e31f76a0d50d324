// SPDX-License-Identifier: Apache-2.0
// Kernels that call functions of TVM's runtime by name.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

/// `tvm_stack_make_array` of a buffer.
std::string array(const std::string& buffer, const std::string& shape, const std::string& zero,
                  const std::string& strides = "0", const std::string& offset = "0") {
  return "T.tvm_stack_make_array(" + buffer + ".data, T.tvm_stack_make_shape(" + shape + "), " +
         strides + ", 1, " + zero + ", " + offset + ")";
}
/// What a kernel writes that calls the function on x with those results, int64 and float32.
std::string sorted(const std::string& name, const std::string& arguments) {
  return runs(
      "    @T.prim_func\n    def kernel(a: T.handle, b: T.handle, c: T.handle):\n"
      "        n = T.int64()\n        m = T.int64()\n"
      "        A = T.match_buffer(a, (n,), 'float32')\n"
      "        B = T.match_buffer(b, (m,), 'int64')\n"
      "        C = T.match_buffer(c, (m,), 'float32')\n"
      "        T.call_packed('" +
          name + "', " + arguments +
          ")\n    @R.function\n    def main(x: R.Tensor((4,), 'float32')) -> R.Object:\n"
          "        y = R.call_tir(Module.kernel, (x,), out_sinfo=[R.Tensor((2,), 'int64'), "
          "R.Tensor((2,), 'float32')])\n        return y\n",
      {tensor({4}, {3, 1, 4, 1})});
}
const std::string kFirst = array("A", "n // 2", "T.float32(0)");
const std::string kPlaces = array("B", "m", "T.int64(0)");
const std::string kValues = array("C", "m", "T.float32(0)");

TEST_CASE("relax: a kernel's call of a function of TVM's runtime does what the operator does",
          "[Relax-external-call]") {
  const std::string all = array("A", "n", "T.float32(0)") + ", ";
  CHECK(sorted("tvm.contrib.sort.argsort", kFirst + ", " + kPlaces + ", 0, T.bool(True)") ==
        "(int64(2,): 1 0; float32(2,): undef undef)");
  CHECK(sorted("tvm.contrib.sort.argsort", kFirst + ", " + kPlaces + ", 0, T.bool(False)") ==
        "(int64(2,): 0 1; float32(2,): undef undef)");
  CHECK(sorted("tvm.contrib.sort.sort", kFirst + ", " + kValues + ", 0, 1") ==
        "(int64(2,): undef undef; float32(2,): 1 3)");
  CHECK(sorted("tvm.contrib.sort.topk",
               all + kValues + ", " + kPlaces + ", 2, 0, 'both', T.bool(False)") ==
        "(int64(2,): 2 0; float32(2,): 4 3)");
  CHECK(sorted("tvm.contrib.sort.topk", all + kPlaces + ", 2, 0, 'indices', T.bool(True)") ==
        "(int64(2,): 1 3; float32(2,): undef undef)");
  CHECK(sorted("tvm.contrib.sort.topk", all + kValues + ", 2, 0, 'values', T.bool(False)") ==
        "(int64(2,): undef undef; float32(2,): 4 3)");
}

TEST_CASE("relax: the rules evaluate what describes a tensor that a kernel passes on",
          "[Relax-external-arguments][Relax-external-body]") {
  const auto of = [](const std::string& shape) {
    return sorted("tvm.contrib.sort.argsort",
                  array("A", shape, "T.float32(0)") + ", " + kPlaces + ", 0, T.bool(True)");
  };
  const std::string first = "(int64(2,): 1 0; float32(2,): undef undef)";
  CHECK(of("T.Select(n > T.int64(1), T.int64(2), n)") == first);
  CHECK(of("T.if_then_else(A[0] > T.float32(1), T.int64(2), n)") == first);
  CHECK(of("T.shift_right(n, T.int64(1))") == first);
  CHECK(of("T.Cast('int32', n) - 2") == first);
  CHECK(of("n % T.int64(3) + T.int64(1)") == first);
}

const std::string kLast = ", 0, T.bool(True)";

TEST_CASE("relax: a kernel's call of another function is out of scope", "[TIR-Call-out-of-scope]") {
  CHECK(sorted("tvm.contrib.sort.other", kFirst + ", " + kPlaces + kLast) ==
        "S-BUILTIN: the run reached the builtin tvm_call_packed, which has no rule");
}

TEST_CASE("relax: a kernel's call in another form is out of scope", "[Relax-external-refused]") {
  const std::string by = "tvm.contrib.sort.argsort";
  const std::string refused = "S-BUILTIN: " + by + ": there is no rule for such arguments";
  CHECK(sorted(by, kFirst + kLast) == refused);
  CHECK(sorted(by, kFirst + ", " + kPlaces + ", 0") == refused);
  CHECK(sorted(by, kFirst + ", " + kPlaces + ", 'both', T.bool(True)") == refused);
  CHECK(sorted(by, array("A", "n", "T.float32(0)") + ", " + kPlaces + kLast) == refused);
  CHECK(sorted(by, array("A", "n // 2", "T.float32(0)", "A.data") + ", " + kPlaces + kLast) ==
        "S-BUILTIN: " + by + ": a tensor of it is described in a form that has no rule");
}

TEST_CASE("relax: a tensor that a kernel passes on lies in its memory",
          "[Relax-external-outside]") {
  const auto places = [](const std::string& shape, const std::string& strides,
                         const std::string& offset) {
    return kFirst + ", " + array("B", shape, "T.int64(0)", strides, offset) + kLast;
  };
  const std::string by = "tvm.contrib.sort.argsort";
  const auto outside = [&](const std::string& tensor, const std::string& buffer) {
    return "S-BUILTIN: " + by + ": tensor " + tensor + " on, does not lie in " + buffer;
  };
  CHECK(sorted(by, places("m", "T.tvm_stack_make_shape(1)", "0")) ==
        "(int64(2,): 1 0; float32(2,): undef undef)");
  CHECK(sorted(by, array("A", "n * 100", "T.float32(0)") + ", " +
                       array("B", "n * 100", "T.int64(0)") + kLast) ==
        outside("0 of it, float32 (400,) from element 0", "A"));
  CHECK(sorted(by, places("m", "0", "1")) == outside("1 of it, int64 (2,) from element 1", "B"));
  CHECK(sorted(by, places("m", "0", "-1")) == outside("1 of it, int64 (2,) from element -1", "B"));
  const std::string from_0 = outside("1 of it, int64 (2,) from element 0", "B");
  CHECK(sorted(by, places("m", "T.tvm_stack_make_shape(2)", "0")) == from_0);
  CHECK(sorted(by, places("m", "T.tvm_stack_make_shape(-1)", "1")) ==
        outside("1 of it, int64 (2,) from element 1", "B"));
  CHECK(sorted(by, places("m", "T.tvm_stack_make_shape(1, 1)", "0")) == from_0);
}

}  // namespace
}  // namespace tenor::semantics::relax::test
