// SPDX-License-Identifier: Apache-2.0
// Storages: tensors of one see what the others wrote, and lose what is written over.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

/// Writes 1, 2, ...; ten times that; the first integer; copies; adds 100 in place.
const std::string kWriters =
    "    @T.prim_func\n    def count(a: T.handle):\n        n = T.int64()\n"
    "        A = T.match_buffer(a, (n,), 'float32')\n        for i in range(n):\n"
    "            A[i] = T.Cast('float32', i + 1)\n"
    "    @T.prim_func\n    def tens(a: T.handle):\n        n = T.int64()\n"
    "        A = T.match_buffer(a, (n,), 'float32')\n        for i in range(n):\n"
    "            A[i] = T.Cast('float32', 10 * (i + 1))\n"
    "    @T.prim_func\n    def integer(A: T.Buffer((1,), 'int32')):\n        A[0] = 7\n"
    "    @T.prim_func\n    def copied(a: T.handle, b: T.handle):\n        n = T.int64()\n"
    "        A = T.match_buffer(a, (n,), 'float32')\n"
    "        B = T.match_buffer(b, (n,), 'float32')\n        for i in range(n):\n"
    "            B[i] = A[i]\n";

std::string storage_of(int bytes) {
  return "        s: R.Object = R.memory.alloc_storage(R.shape([" + std::to_string(bytes) +
         "]), R.prim_value(0), R.str('global'), R.dtype('uint8'))\n";
}
std::string placed(const std::string& name, int offset, int elements,
                   const std::string& dtype = "float32") {
  const std::string shape = "(" + std::to_string(elements) + ",)";
  return "        " + name + ": R.Tensor(" + shape + ", '" + dtype +
         "') = R.memory.alloc_tensor(s, R.prim_value(" + std::to_string(offset) + "), R.shape([" +
         std::to_string(elements) + "]), R.dtype('" + dtype + "'))\n";
}
std::string fills(const std::string& function, const std::string& arguments) {
  return "        _ = Module." + function + "(" + arguments + ")\n";
}
std::string storage_model(const std::string& lines, const std::string& result) {
  return kWriters + "    @R.function(pure=False)\n    def main() -> R.Object:\n" + lines +
         "        return " + result + "\n";
}
std::string stored(const std::string& lines, const std::string& result) {
  return runs(storage_model(lines, result));
}
const std::string kLost =
    "U-STORAGE-REUSED: an argument has lost its contents: another tensor of its storage was "
    "written";

TEST_CASE("relax: tensors of one storage see what the others write",
          "[Relax-alloc_tensor-of-storage]") {
  const std::string two = storage_of(16) + placed("a", 0, 4) + placed("b", 8, 2);
  CHECK(stored(two + fills("count", "a"), "(a, b)") == "(float32(4,): 1 2 3 4; float32(2,): 3 4)");
  CHECK(stored(two + fills("count", "a") + fills("tens", "b"), "(a, b)") ==
        "(float32(4,): 1 2 10 20; float32(2,): 10 20)");
  CHECK(stored(two + fills("tens", "b"), "a") == "float32(4,): undef undef 10 20");
  CHECK(stored(storage_of(16) + placed("a", 0, 2) + placed("b", 8, 2) + fills("count", "a") +
                   fills("copied", "a, b"),
               "(a, b)") == "(float32(2,): 1 2; float32(2,): 1 2)");
}

TEST_CASE("relax: a tensor that is made later sees what was written",
          "[Relax-alloc_tensor-of-storage]") {
  const std::string first = storage_of(16) + placed("a", 0, 4) + fills("count", "a");
  CHECK(stored(first + placed("b", 4, 2), "b") == "float32(2,): 2 3");
  CHECK(stored(first + placed("b", 4, 2) + placed("c", 0, 2), "c") == "float32(2,): 1 2");
}

TEST_CASE("relax: what another datatype or layout wrote is there as bytes",
          "[Relax-alloc_tensor-of-storage]") {
  const std::string first =
      storage_of(16) + placed("a", 0, 4) + placed("i", 4, 1, "int32") + fills("count", "a");
  CHECK(stored(first, "(a, i)") == "(float32(4,): 1 2 3 4; int32(1,): 1.07374e+09)");
  CHECK(stored(first + fills("integer", "i"), "(a, i)") ==
        "(float32(4,): 1 9.80909e-45 3 4; int32(1,): 7)");
}

TEST_CASE("relax: a tensor is lost where a later one of its storage is written",
          "[Relax-Call-PrimFunc-reused][Relax-Op-reused][Relax-call_tir-reused]") {
  const std::string reused =
      storage_of(16) + placed("a", 0, 4) + fills("count", "a") + placed("b", 8, 2);
  CHECK(stored(reused + "        y = R.add(a, a)\n", "y") == "float32(4,): 2 4 6 8");
  const std::string lost = reused + fills("tens", "b");
  CHECK(stored(lost + "        y = R.add(b, b)\n", "y") == "float32(2,): 20 40");
  CHECK(stored(lost + "        y = R.add(a, a)\n", "y") == kLost);
  CHECK(
      stored(
          lost +
              "        y = R.call_tir(Module.copied, (a,), out_sinfo=R.Tensor((4,), 'float32'))\n",
          "y") == kLost);
  CHECK(stored(lost + fills("count", "a"), "a") == kLost);
  const std::string alias = "        m = R.match_cast(a, R.Tensor((4,), 'float32'))\n";
  CHECK(stored(reused + alias + fills("tens", "b"), "b") == "float32(2,): 10 20");
  CHECK(stored(reused + alias + fills("tens", "b") + fills("count", "m"), "m") == kLost);
}

TEST_CASE("relax: a run returns no tensor that a later one of its storage replaced",
          "[Relax-Function-result-reused]") {
  const std::string lost = storage_of(16) + placed("a", 0, 4) + fills("count", "a") +
                           placed("b", 8, 2) + fills("tens", "b");
  const std::string message =
      "U-STORAGE-REUSED: the result has lost its contents: another tensor of its storage was "
      "written";
  CHECK(stored(lost, "a") == message);
  CHECK(stored(lost, "(b, (a, b))") == message);
  CHECK(stored(lost, "b") == "float32(2,): 10 20");
  const std::string inner =
      "    @R.function(pure=False)\n    def inner() -> R.Object:\n" + lost +
      "        return (a, b)\n"
      "    @R.function(pure=False)\n    def main() -> R.Object:\n"
      "        t: R.Tuple(R.Object, R.Object) = Module.inner()\n        return t[1]\n";
  CHECK(runs(kWriters + inner) == "float32(2,): 10 20");
}

TEST_CASE("relax: a tensor is written in place through a view", "[Relax-alloc_tensor-of-storage]") {
  CHECK(stored(storage_of(16) + placed("a", 0, 4) + fills("count", "a") +
                   "        v: R.Tensor((4,), 'float32') = R.call_packed('vm.builtin.reshape', a, "
                   "R.shape([4]), sinfo_args=(R.Tensor((4,), 'float32'),))\n" +
                   placed("late", 0, 2) + fills("tens", "v"),
               "(a, late)") == "(float32(4,): 10 20 30 40; float32(2,): 10 20)");
}

TEST_CASE("relax: arguments of a call share no bytes that it writes",
          "[Relax-Call-PrimFunc-shared][Relax-call_tir-shared]") {
  const std::string shared =
      "U-ALIAS: the PrimFunc writes to an argument that shares bytes of a storage with another one";
  const std::string both =
      storage_of(16) + placed("a", 0, 3) + placed("b", 4, 3) + fills("count", "a");
  CHECK(stored(both + fills("copied", "a, b"), "b") == shared);
  CHECK(stored(both + "        y = R.call_tir_inplace(Module.copied, (a, b), inplace_indices=[1], "
                      "out_sinfo=R.Tensor((3,), 'float32'))\n",
               "y") == shared);
}

TEST_CASE("relax: a variable that was killed is not used", "[Relax-Var-killed][Relax-kill]") {
  const std::string killed = storage_of(16) + placed("a", 0, 4) +
                             "        _ = R.memory.kill_storage(s)\n" + fills("count", "a");
  CHECK(stored(killed, "a") == "float32(4,): 1 2 3 4");
  CHECK(stored(killed + placed("b", 0, 4), "b") ==
        "U-KILLED: s is used after what it is bound to was killed");
  const std::string tensor = killed + "        t = (a, a)\n        _ = R.memory.kill_tensor(a)\n";
  CHECK(stored(tensor, "t") == "(float32(4,): 1 2 3 4; float32(4,): 1 2 3 4)");
  CHECK(stored(tensor + fills("count", "a"), "t") ==
        "U-KILLED: a is used after what it is bound to was killed");
  CHECK(stored(tensor + "        _ = R.vm.kill_object(a)\n", "t").starts_with("U-KILLED: "));
}

TEST_CASE("relax: a tensor lies at a multiple of its element size in its storage",
          "[Relax-memory-misaligned][TIR/Exec/1.2.4.b2]") {
  CHECK(stored(storage_of(16) + placed("a", 2, 1), "a") ==
        "E-VALUE: a tensor of float32 lies from byte 2 on, which is not a multiple of 4");
  CHECK(stored(storage_of(16) + placed("a", 2, 1, "float16"), "a") == "float16(1,): undef");
}

TEST_CASE("relax: memory that there cannot be is an error", "[Relax-Op-own-mismatch]") {
  CHECK(stored(storage_of(-1), "s") == "E-VALUE: a dimension of the storage is negative");
  CHECK(stored(storage_of(16) + placed("a", 4, 4), "a") ==
        "E-VALUE: a tensor of 16 bytes from byte 4 on does not lie in a storage of 16");
  CHECK(stored(storage_of(16) + placed("a", 20, 0), "a") ==
        "E-VALUE: a tensor of 0 bytes from byte 20 on does not lie in a storage of 16");
  CHECK(stored(storage_of(16) + placed("a", -4, 1), "a") ==
        "E-VALUE: the offset of a tensor in its storage is not a number from 0 on");
  CHECK(stored(storage_of(16) + placed("a", 16, 0), "a") == "float32(0,):");
  CHECK(stored("        s: R.Object = R.str('no storage')\n" + placed("a", 0, 4), "a") ==
        "E-VALUE: a tensor is made of what is not a storage");
}

TEST_CASE("relax: operators take no values of another kind", "[Relax-Op-own-mismatch]") {
  const auto taken = [](const std::string& call) {
    return runs(
        "    @R.function(pure=False)\n    def main(x: R.Object) -> R.Object:\n        y: R.Object "
        "= " +
            call + "\n        return y\n",
        {tensor({2}, {1, 2})});
  };
  CHECK(taken("R.make_closure(x, (x,))") == "E-VALUE: make_closure does not take such arguments");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
