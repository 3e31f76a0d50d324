// SPDX-License-Identifier: Apache-2.0
// What operators say of a tensor, and marks that change nothing of it.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

std::string of_tensor(const std::string& call) {
  return runs(
      "    @R.function(pure=False)\n    def main(x: R.Tensor((2, 3), 'float16')) -> R.Object:\n"
      "        y = R." +
          call + "\n        return y\n",
      {tensor({2, 3}, {1, 2, 3, 4, 5, 6}, spec::float_type(16))});
}

TEST_CASE("relax: operators say what a tensor is", "[RLX-D49]") {
  CHECK(of_tensor("inspect.tensor_ndim(x)") == "int32 2");
  CHECK(of_tensor("inspect.tensor_dtype_bits(x)") == "uint8 16");
  CHECK(of_tensor("inspect.tensor_dtype_lanes(x)") == "uint16 1");
  CHECK(of_tensor("inspect.tensor_dtype_code(x)") == "uint8 2");
  CHECK(of_tensor("inspect.tensor_shape_i(x, 0)") == "int64 2");
  CHECK(of_tensor("inspect.tensor_shape_i(x, 1)") == "int64 3");
  CHECK(of_tensor("inspect.tensor_stride_i(x, 0)") == "int64 3");
  CHECK(of_tensor("inspect.tensor_stride_i(x, 1)") == "int64 1");
  CHECK(of_tensor("inspect.tensor_byte_offset(x)") == "uint64 0");
  CHECK(of_tensor("inspect.tensor_elem_offset(x)") == "uint64 0");
  CHECK(of_tensor("inspect.tensor_shape_i(x, 2)").starts_with("E-VALUE: "));
}

TEST_CASE("relax: what is marked for differentiation has the same values", "[RLX-D49]") {
  for (const std::string name : {"no_grad", "start_checkpoint", "end_checkpoint"})
    CHECK(of_tensor("grad." + name + "(x)") == "float16(2, 3): 1 2 3 4 5 6");
  CHECK(of_tensor("grad.no_grad((x, x))") ==
        "(float16(2, 3): 1 2 3 4 5 6; float16(2, 3): 1 2 3 4 5 6)");
  CHECK(of_tensor("grad.no_grad(R.shape([2]))").starts_with("S-OPERATOR: grad.no_grad"));
}

}  // namespace
}  // namespace tenor::semantics::relax::test
