// SPDX-License-Identifier: Apache-2.0
// Operators that change the device, by its name or by its number and type.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {
namespace {

/// Printed by itself, a StructInfo has the number of its device.
std::string on(const std::string& parameters, const std::string& call) {
  return derives_with_devices("I.vdevice(\"llvm\"), I.vdevice(\"cuda\", 1), I.vdevice(\"cuda\", 0)",
                              parameters, call);
}
const std::string kTensor = "x: R.Tensor((2, 3), \"float32\", \"cuda:0\")";

}  // namespace

TEST_CASE("to_vdevice", "[Relax/Op/b9][Relax/Op/b9:b][Relax/Op/b9:c][RLX-D52]") {
  SECTION("accepts") {
    CHECK(on(kTensor, "R.to_vdevice(x, dst_vdevice=\"llvm:0:global\")") ==
          "R.Tensor((2, 3), \"float32\", vdevice=\"llvm:0:global\")");
    CHECK(on("x: R.Tuple(R.Tuple(R.Tensor((2,), \"float32\", \"llvm\")))",
             "R.to_vdevice(x, dst_vdevice=\"cuda:1\")") ==
          "R.Tuple(R.Tuple(R.Tensor((2,), \"float32\", vdevice=\"cuda:0:global\")))");
  }
  SECTION("rejects") {
    CHECK(on("x: R.Shape(ndim=2)", "R.to_vdevice(x, dst_vdevice=\"llvm\")") == "T-OPERATOR");
    CHECK(on(kTensor, "R.to_vdevice(x, dst_vdevice=\"cuda:2\")") == "T-OPERATOR");
    CHECK(on("x: R.Object", "R.to_vdevice(x, dst_vdevice=\"llvm\")") == "M-OPERATOR");
  }
}

TEST_CASE("hint_on_device", "[Relax/Op/b8][Relax/Op/b8:b][Relax/Op/b8:c][Relax/Op/b8:d][RLX-D56]") {
  SECTION("accepts") {
    CHECK(on(kTensor, "R.hint_on_device(x, R.device(device_type=2, index=0))") ==
          "R.Tensor((2, 3), \"float32\", vdevice=\"cuda:0:global\")");
    CHECK(on(kTensor, "R.hint_on_device(x, R.cuda(1))") ==
          "R.Tensor((2, 3), \"float32\", vdevice=\"cuda:1:global\")");
    CHECK(on(kTensor, "R.hint_on_device(x, 0)") ==
          "R.Tensor((2, 3), \"float32\", vdevice=\"llvm:0:global\")");
  }
  SECTION("is not there where the value is on such a device") {
    const auto hinted = [](const std::string& parameters) {
      return derives_with_devices("I.vdevice(\"llvm\"), I.vdevice(\"c\"), I.vdevice(\"cuda\")",
                                  parameters, "R.hint_on_device(x, R.device(1, 0), \"global\")");
    };
    CHECK(hinted("x: R.Tensor((2,), \"float32\", \"c:0\")") ==
          "R.Tensor((2,), \"float32\", vdevice=\"c:0:global\")");
    CHECK(
        hinted("x: R.Tuple(R.Tensor((2,), \"int8\", \"c\"), R.Tensor((3,), \"int8\", \"cuda\"))") ==
        "R.Tuple(R.Tensor((2,), \"int8\", vdevice=\"c:0:global\"), R.Tensor((3,), \"int8\", "
        "vdevice=\"llvm:0:global\"))");
  }
  SECTION("rejects") {
    CHECK(on(kTensor, "R.hint_on_device(x, R.device(1, 7))") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((2, 3), \"float32\")", "R.hint_on_device(x, R.cpu(0))") ==
          "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
