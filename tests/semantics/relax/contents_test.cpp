// SPDX-License-Identifier: Apache-2.0
// What a step reads of memory to decide what comes next has been written, and is not lost.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

std::string reads(const std::string& lines, const std::string& functions = "") {
  return runs(functions + "    @R.function(pure=False)\n    def main() -> R.Object:\n" + lines);
}
/// A tensor of no contents.
std::string unwritten(const std::string& name, const std::string& shape, const std::string& dtype) {
  return "        " + name + " = R.builtin.alloc_tensor(R.shape([" + shape + "]), R.dtype('" +
         dtype + "'), R.prim_value(0), R.str('global'))\n";
}
/// `t` has been written, and then another tensor of its storage.
std::string lost(const std::string& shape, const std::string& dtype) {
  const std::string place = "R.memory.alloc_tensor(s, R.prim_value(0), R.shape([" + shape +
                            "]), R.dtype('" + dtype + "'))\n";
  return "        s: R.Object = R.memory.alloc_storage(R.shape([8]), R.prim_value(0), "
         "R.str('global'), R.dtype('uint8'))\n"
         "        t: R.Tensor((" +
         shape + (shape.empty() ? "" : ",") + "), '" + dtype + "') = " + place +
         "        _ = Module.one(t)\n        u = " + place + "        _1 = Module.one(u)\n";
}
std::string one(const std::string& shape, const std::string& dtype, const std::string& index) {
  return "    @T.prim_func\n    def one(A: T.Buffer((" + shape + "), '" + dtype +
         "')):\n        A[" + index + "] = T.Cast('" + dtype + "', 1)\n";
}
const std::string kHeap =
    "        h = R.call_packed('vm.builtin.alloc_shape_heap', R.prim_value(2), "
    "sinfo_args=[R.Tensor(dtype='int64', ndim=1)])\n";
std::string machine(const std::string& name, const std::string& arguments) {
  return "R.call_packed('vm.builtin." + name + "', " + arguments + ", sinfo_args=[R.Object])\n";
}

TEST_CASE("relax: an operator that reads an element that was never written is unspecified",
          "[Relax-Op-own-indeterminate]") {
  CHECK(reads(unwritten("t", "2", "int64") +
              "        r = R.tensor_to_shape(t)\n        return r\n") ==
        "U-INDETERMINATE: tensor_to_shape reads an element that was never written");
  CHECK(reads(unwritten("t", "2", "int64") + "        r = " + machine("tensor_to_shape", "t") +
              "        return r\n") ==
        "U-INDETERMINATE: tensor_to_shape reads an element that was never written");
  CHECK(reads(unwritten("t", "", "bool") + "        r = R.assert_op(t)\n        return r\n") ==
        "U-INDETERMINATE: assert_op reads an element that was never written");
  CHECK(reads(unwritten("t", "0", "int64") +
              "        r = R.tensor_to_shape(t)\n        return r\n") == "[]");
  CHECK(reads(unwritten("t", "2, 2", "int64") +
              "        r = R.tensor_to_shape(t)\n        return r\n") ==
        "E-VALUE: tensor_to_shape does not take such arguments");
  CHECK(reads(unwritten("t", "", "int32") + "        r = R.assert_op(t)\n        return r\n") ==
        "E-VALUE: assert_op does not take such arguments");
}

TEST_CASE("relax: an operator or an If that reads what is lost is unspecified",
          "[Relax-Op-own-reused][Relax-If-reused]") {
  const std::string why = " that has lost its contents: another tensor of its storage was written";
  CHECK(reads(lost("1", "int64") + "        r = R.tensor_to_shape(t)\n        return r\n",
              one("1,", "int64", "0")) == "U-STORAGE-REUSED: tensor_to_shape reads a tensor" + why);
  CHECK(reads(lost("", "bool") + "        r = R.assert_op(t)\n        return r\n",
              one("", "bool", "()")) == "U-STORAGE-REUSED: assert_op reads a tensor" + why);
  CHECK(reads(lost("", "bool") + "        if t:\n            r = R.prim_value(1)\n        else:\n"
                                 "            r = R.prim_value(2)\n        return r\n",
              one("", "bool", "()")) ==
        "U-STORAGE-REUSED: the condition of an If has lost its contents: another tensor of its "
        "storage was written");
}

TEST_CASE("relax: an element of the heap is written before it is read",
          "[Relax-vm-heap-indeterminate]") {
  const auto never = [](const std::string& name) {
    return "U-INDETERMINATE: vm.builtin." + name +
           " reads an element of the heap that was never written";
  };
  const std::string number = "R.prim_value(1), R.prim_value(0)";
  CHECK(reads(kHeap + "        r = " + machine("make_shape", "h, R.prim_value(1), " + number) +
              "        return r\n") == never("make_shape"));
  CHECK(reads(kHeap + "        r = " + machine("make_prim_value", "h, " + number) +
              "        return r\n") == never("make_prim_value"));
  const std::string match = "R.shape([5]), h, R.prim_value(1), ";
  const std::string equals = machine("match_shape", match + "R.prim_value(3), R.prim_value(0)");
  const std::string stores = machine("match_shape", match + "R.prim_value(1), R.prim_value(0)");
  CHECK(reads(kHeap + "        r = " + equals + "        return r\n") == never("match_shape"));
  CHECK(reads(kHeap + "        _ = " + stores + "        r = " + equals + "        return r\n") ==
        "()");
  CHECK(reads(kHeap + "        _ = " + stores +
              "        r = " + machine("make_shape", "h, R.prim_value(1), " + number) +
              "        return r\n") == "[5]");
  CHECK(reads(kHeap +
              "        r = " + machine("match_shape", match + "R.prim_value(4), R.prim_value(0)") +
              "        return r\n")
            .starts_with("S-EXTERN"));
}

TEST_CASE("relax: a tuple has the field that the machine takes",
          "[Relax-vm-tuple_getitem-missing]") {
  const std::string pair = "        t = R.tuple(R.prim_value(3), R.prim_value(4))\n        r = ";
  CHECK(reads(pair + machine("tuple_getitem", "t, R.prim_value(1)") + "        return r\n") ==
        "int64 4");
  CHECK(reads(pair + machine("tuple_getitem", "t, R.prim_value(5)") + "        return r\n") ==
        "E-VALUE: field 5 is taken of a tuple of 2");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
