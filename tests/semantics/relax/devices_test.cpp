// SPDX-License-Identifier: Apache-2.0
// Where tensors are, and calls that have them on two devices.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

/// x is on the first of two devices, y on the second.
std::string on_devices(const std::string& lines) {
  return runs(
      "    I.module_global_infos({'vdevice': [I.vdevice({'kind': 'llvm'}, 0, 'global'), "
      "I.vdevice({'kind': 'c'}, 1, 'global')]})\n"
      "    @T.prim_func\n    def sum(A: T.Buffer((2,), 'float32'), B: T.Buffer((2,), 'float32'),"
      " C: T.Buffer((2,), 'float32')):\n        for i in range(2):\n"
      "            C[i] = A[i] + B[i]\n"
      "    @T.prim_func\n    def more(A: T.Buffer((2,), 'float32')):\n        for i in range(2):\n"
      "            A[i] = A[i] + T.float32(1)\n"
      "    @R.function(pure=False)\n    def of(t: R.Object) -> R.Object:\n        return t\n"
      "    @R.function(pure=False)\n    def main(x: R.Tensor((2,), 'float32', 'llvm:0'), "
      "y: R.Tensor((2,), 'float32', 'c:0')) -> R.Object:\n"
      "        a: R.Tensor((2,), 'float32') = R.match_cast(Module.of(x), R.Tensor((2,), "
      "'float32'))\n"
      "        b: R.Tensor((2,), 'float32') = R.match_cast(Module.of(y), R.Tensor((2,), "
      "'float32'))\n" +
          lines,
      {tensor({2}, {1, 2}), tensor({2}, {10, 20})});
}
const std::string kApart =
    "U-DEVICE: nothing says where the call is to run: argument 0 is on llvm:0:global, and "
    "argument 1 is on c:0:global";

TEST_CASE("relax: the tensors of one call are on one device",
          "[Relax-Op-devices][Relax-call_tir-devices][Relax-Call-PrimFunc-devices]") {
  CHECK(on_devices("        return R.add(a, b)\n") == kApart);
  CHECK(on_devices("        return R.add(a, a)\n") == "float32(2,): 2 4");
  CHECK(on_devices("        return R.call_tir(Module.sum, (a, b), "
                   "out_sinfo=R.Tensor((2,), 'float32'))\n") == kApart);
  CHECK(on_devices("        _ = Module.sum(a, b, a)\n        return a\n") == kApart);
}

TEST_CASE("relax: to_vdevice copies a tensor to a device",
          "[Relax-to_vdevice][Relax/Devices/p1:b][Relax/Op/b9:b]") {
  CHECK(on_devices("        m: R.Object = R.to_vdevice(a, 'c:0')\n"
                   "        n = R.match_cast(m, R.Tensor((2,), 'float32'))\n"
                   "        return R.add(n, b)\n") == "float32(2,): 11 22");
  const std::string cast =
      "        q = R.match_cast(m, R.Tensor((2,), 'float32', 'llvm:0'))\n        return q\n";
  CHECK(on_devices("        m: R.Object = Module.of(R.to_vdevice(a, 'c:0'))\n" + cast) ==
        "E-MATCH-CAST: the value is on c:0:global, not on llvm:0:global");
  CHECK(on_devices("        m: R.Object = Module.of(R.to_vdevice(b, 'llvm:0'))\n" + cast) ==
        "float32(2,): 10 20");
  CHECK(on_devices("        m: R.Object = Module.of(R.to_vdevice((a, b), 'c:0'))\n"
                   "        q = R.match_cast(m, R.Tuple(R.Tensor((2,), 'float32', 'c:0'), "
                   "R.Tensor((2,), 'float32', 'c:0')))\n        return q\n") ==
        "(float32(2,): 1 2; float32(2,): 10 20)");
  CHECK(on_devices("        s: R.Object = Module.of(R.str('no tensor'))\n"
                   "        return R.to_vdevice(s, 'c:0')\n") ==
        "E-VALUE: to_vdevice does not take such arguments");
}

TEST_CASE("relax: results are on the device of the arguments", "[Relax/Devices/p1:c]") {
  const std::string cast = "        q = R.match_cast(Module.of(m), R.Tensor((2,), 'float32', ";
  CHECK(on_devices("        m = R.add(a, a)\n" + cast + "'llvm:0'))\n        return q\n") ==
        "float32(2,): 2 4");
  CHECK(on_devices("        m = R.add(b, b)\n" + cast + "'llvm:0'))\n        return q\n") ==
        "E-MATCH-CAST: the value is on c:0:global, not on llvm:0:global");
  CHECK(on_devices("        m = R.call_tir(Module.sum, (b, b), "
                   "out_sinfo=R.Tensor((2,), 'float32'))\n" +
                   cast + "'llvm:0'))\n        return q\n") ==
        "E-MATCH-CAST: the value is on c:0:global, not on llvm:0:global");
}

TEST_CASE("relax: what a hint finds on the device stays", "[Relax/Op/b8:d]") {
  CHECK(on_devices("        m: R.Object = R.hint_on_device(a, R.device(1, 0))\n"
                   "        _ = Module.more(m)\n        return (m, a)\n") ==
        "(float32(2,): 2 3; float32(2,): 2 3)");
  CHECK(on_devices("        m: R.Object = R.hint_on_device(a, R.device(1, 1))\n"
                   "        n = R.match_cast(Module.of(m), R.Tensor((2,), 'float32', 'c:0'))\n"
                   "        return n\n") == "float32(2,): 1 2");
}

TEST_CASE("relax: memory is made on the device of its number", "[Relax-alloc_tensor]") {
  const auto made_on = [](const std::string& number, const std::string& device) {
    return on_devices("        s: R.Object = R.memory.alloc_storage(R.shape([8]), R.prim_value(" +
                      number +
                      "), R.str('global'), R.dtype('float32'))\n"
                      "        t: R.Tensor((2,), 'float32') = R.memory.alloc_tensor(s, "
                      "R.prim_value(0), R.shape([2]), R.dtype('float32'))\n"
                      "        q = R.match_cast(Module.of(t), R.Tensor((2,), 'float32', '" +
                      device + "'))\n        return q\n");
  };
  CHECK(made_on("1", "c:0") == "float32(2,): undef undef");
  CHECK(made_on("0", "c:0") == "E-MATCH-CAST: the value is on llvm:0:global, not on c:0:global");
  CHECK(made_on("2", "c:0") == "E-VALUE: the module has no device number 2");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
