// SPDX-License-Identifier: Apache-2.0
// The cache of keys or values, and the small functions of the virtual machine.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

std::string ends(const std::string& body) {
  return runs(
      "    @R.function(pure=False)\n    def main(x: R.Tensor((1, 2), 'float32'), y: "
      "R.Tensor((2, 2), 'float32')) -> R.Object:\n" +
          body,
      {tensor({1, 2}, {1, 2}), tensor({2, 2}, {3, 4, 5, 6})});
}
const std::string kCreate =
    "        c = R.call_packed('vm.builtin.attention_kv_cache_create', x, R.shape([4, 2]), "
    "R.prim_value(-1), sinfo_args=R.Object)\n";
const std::string kAppend =
    "        d = R.call_inplace_packed('vm.builtin.attention_kv_cache_append', c, y, "
    "inplace_indices=[0], sinfo_args=R.Object)\n";
std::string view(const std::string& arguments) {
  return "R.call_pure_packed('vm.builtin.attention_kv_cache_view', " + arguments +
         ", sinfo_args=R.Object)\n";
}

TEST_CASE("relax: a cache grows by what is appended", "[RLX-D49]") {
  CHECK(ends(kCreate + "        v = " + view("c") + "        return v\n") == "float32(1, 2): 1 2");
  CHECK(ends(kCreate + kAppend + "        v = " + view("d, R.shape([3, 2])") +
             "        return v\n") == "float32(3, 2): 1 2 3 4 5 6");
}

TEST_CASE("relax: a cache is one object, and views keep what they saw", "[RLX-D49]") {
  CHECK(ends(kCreate + "        u = " + view("c") + kAppend + "        v = " + view("c") +
             "        return (u, v)\n") == "(float32(1, 2): 1 2; float32(3, 2): 1 2 3 4 5 6)");
}

TEST_CASE("relax: a cache may begin with less than its tensor", "[RLX-D49]") {
  CHECK(ends("        c = R.call_packed('vm.builtin.attention_kv_cache_create', y, R.shape([4, 2]),"
             " R.prim_value(1), sinfo_args=R.Object)\n        v = " +
             view("c") + "        return v\n") == "float32(1, 2): 3 4");
}

TEST_CASE("relax: rows that do not fit a cache are out of scope", "[RLX-D49]") {
  const auto refused = [](const std::string& name, const std::string& arguments) {
    return "S-EXTERN: vm.builtin.attention_kv_cache_" + name + " does not take " + arguments;
  };
  CHECK(ends(kCreate + "        v = " + view("c, R.shape([2, 2])") + "        return v\n") ==
        refused("view", "a cache of float32(1, 2), [2, 2]"));
  CHECK(ends(kCreate +
             "        z = R.reshape(y, R.shape([4, 1]))\n        d = "
             "R.call_packed('vm.builtin.attention_kv_cache_append', c, z, sinfo_args=R.Object)\n"
             "        return d\n") == refused("append", "a cache of float32(1, 2), float32(4, 1)"));
  CHECK(ends("        v = " + view("x") + "        return v\n") ==
        refused("view", "float32(1, 2)"));
}

std::string packed(const std::string& arguments) {
  return ends("        r = R.call_packed('vm.builtin." + arguments +
              ", sinfo_args=R.Object)\n        return r\n");
}

TEST_CASE("relax: functions of the machine on tuples and values", "[RLX-D49]") {
  CHECK(packed("tuple_getitem', (x, y), R.prim_value(1)") == "float32(2, 2): 3 4 5 6");
  CHECK(packed("tuple_getitem', (x, y), R.prim_value(2)").starts_with("E-VALUE"));
  CHECK(packed("tuple_getitem', (x, y), R.prim_value(-1)").starts_with("S-EXTERN"));
  CHECK(packed("make_tuple', x, y") == "(float32(1, 2): 1 2; float32(2, 2): 3 4 5 6)");
  CHECK(packed("copy', x") == "float32(1, 2): 1 2");
  CHECK(packed("shape_of', y") == "[2, 2]");
  CHECK(packed("check_tuple_info', (x, y), R.prim_value(2), ''") == "()");
  CHECK(packed("check_tuple_info', (x, y), R.prim_value(1), ''").starts_with("E-SIGNATURE"));
  CHECK(packed("check_prim_value_info', R.prim_value(1), R.dtype('int64'), ''") == "()");
  CHECK(packed("check_prim_value_info', R.prim_value(1), R.dtype('int32'), ''")
            .starts_with("E-SIGNATURE"));
  CHECK(packed("check_func_info', x, ''").starts_with("E-SIGNATURE"));
}

TEST_CASE("relax: match_prim_value stores and compares", "[RLX-D49]") {
  const auto matched = [](const std::string& code) {
    return ends(
        "        h = R.call_packed('vm.builtin.alloc_shape_heap', R.prim_value(1), "
        "sinfo_args=R.Object)\n"
        "        a = R.call_packed('vm.builtin.match_prim_value', R.prim_value(7), h, "
        "R.prim_value(1), R.prim_value(0), '', sinfo_args=R.Object)\n"
        "        b = R.call_packed('vm.builtin.match_prim_value', R.prim_value(7), h, " +
        code + ", '', sinfo_args=R.Object)\n        return h\n");
  };
  CHECK(matched("R.prim_value(3), R.prim_value(0)") == "int64(1,): 7");
  CHECK(matched("R.prim_value(0), R.prim_value(8)").starts_with("E-MATCH-CAST"));
}

TEST_CASE("relax: a closure of the machine takes its own arguments last", "[RLX-D49]") {
  CHECK(runs("    @R.function\n    def less(a: R.Tensor((1,), 'float32'), b: R.Tensor((1,), "
             "'float32')) -> R.Tensor((1,), 'float32'):\n        c = R.subtract(a, b)\n"
             "        return c\n"
             "    @R.function(pure=False)\n    def main(x: R.Tensor((1,), 'float32'), y: "
             "R.Tensor((1,), 'float32')) -> R.Object:\n        cls = Module\n"
             "        f = R.call_packed('vm.builtin.make_closure', cls.less, y, "
             "sinfo_args=R.Object)\n"
             "        r = R.call_builtin_with_ctx('vm.builtin.invoke_closure', (f, x), "
             "sinfo_args=R.Object)\n        return r\n",
             {tensor({1}, {5}), tensor({1}, {3})}) == "float32(1,): 2");
}

TEST_CASE("relax: what a graph keeps is made anew each time", "[Relax-vm-cuda_graph]") {
  const auto ends_with = [](const std::string& body) {
    return runs(
        "    @R.function(pure=False)\n    def made() -> R.Tuple(R.Tensor((1,), 'float32')):\n"
        "        a = R.ones(R.shape([1]), 'float32')\n        return (a,)\n"
        "    @R.function(pure=False)\n    def sized(a: R.Tensor((1,), 'float32'), s: "
        "R.Shape(ndim=1)) -> R.Object:\n        b = (R.add(a, a), s)\n        return b\n"
        "    @R.function(pure=False)\n    def main(x: R.Tensor((1,), 'float32')) -> R.Object:\n"
        "        cls = Module\n        y = R.call_builtin_with_ctx('vm.builtin.cuda_graph." +
            body + ", sinfo_args=R.Object)\n        return y\n",
        {tensor({1}, {5})});
  };
  CHECK(ends_with("get_cached_alloc', (cls.made, R.prim_value(0))") == "(float32(1,): 1)");
  CHECK(ends_with("run_or_capture', (cls.sized, (x,), R.prim_value(0), R.shape([3]))") ==
        "(float32(1,): 10; [3])");
  CHECK(ends_with("run_or_capture', (x, (x,), R.prim_value(0))").starts_with("S-EXTERN"));
  CHECK(ends_with("get_cached_alloc', (cls.made, x)").starts_with("S-EXTERN"));
}

}  // namespace
}  // namespace tenor::semantics::relax::test
