// SPDX-License-Identifier: Apache-2.0
// Memory, and objects of the virtual machine.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("storages and tensors in them", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("",
                  "R.memory.alloc_storage(R.shape([16]), R.prim_value(0), R.str(\"global\"), "
                  "R.dtype(\"uint8\"))") == "R.Object");
    CHECK(derives(
              "s: R.Object",
              "R.memory.alloc_tensor(s, R.prim_value(0), R.shape([2, 2]), R.dtype(\"float32\"))") ==
          "R.Tensor((2, 2), \"float32\")");
    CHECK(derives("s: R.Object",
                  "R.vm.alloc_tensor(s, R.prim_value(0), R.shape([2, 2]), R.dtype(\"float16\"))") ==
          "R.Tensor((2, 2), \"float16\")");
    CHECK(
        derives("",
                "R.builtin.alloc_tensor(R.shape([2, 2]), R.dtype(\"float32\"), R.prim_value(0))") ==
        "R.Tensor((2, 2), \"float32\")");
    CHECK(derives("s: R.Shape(ndim=2)",
                  "R.builtin.alloc_tensor(s, R.dtype(\"float32\"), R.prim_value(0))") ==
          "R.Tensor(s, \"float32\", ndim=2)");
    CHECK(derives("x: R.Tensor((\"n\",), \"float32\")", "R.memory.kill_tensor(x)") == "R.Tuple");
    CHECK(derives("s: R.Object", "R.vm.kill_object(s)") == "R.Tuple");
  }
  SECTION("rejects what is no storage") {
    for (const std::string name : {"memory", "vm"})
      CHECK(derives("s: R.Tensor((2,), \"float32\")",
                    "R." + name +
                        ".alloc_tensor(s, R.prim_value(0), R.shape([2]), R.dtype(\"int8\"))") ==
            "T-OPERATOR");
  }
  SECTION("rejects") {
    CHECK(derives("s: R.Object", "R.memory.kill_tensor(R.shape([2]))") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((2,), \"float32\")",
                  "R.builtin.alloc_tensor(x, R.dtype(\"float32\"), R.prim_value(0))") ==
          "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
