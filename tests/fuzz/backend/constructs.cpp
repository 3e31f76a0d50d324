// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/backend/constructs.h"

namespace tenor::fuzz::test {
namespace {

using c::Mistake;

const std::vector<Construct> kConstructs = {
    {"division",
     {Mistake::kTruncatedFloorDiv, Mistake::kTruncatedFloorMod, Mistake::kFlooredMod},
     "for i in range(8):\n"
     "    A[i] = T.floordiv(i - 4, 3) * 1000 + T.floormod(i - 4, 3) * 100\n"
     "    B[i] = T.truncmod(i - 4, 3) * 100 + T.truncdiv(i - 4, 3)\n"
     "M[0, 0] = T.floordiv(-2147483648, A[4] - 101)\n"
     "M[0, 1] = T.floormod(7, -3)\n"},
    {"float division",
     {},
     "for i in range(8):\n"
     "    F[i] = T.floordiv(F[i], T.float32(0.3))\n"
     "    G[i] = T.floormod(G[i], F[i])\n"
     "    H[i] = T.floormod(H[i], T.float16(0.3)) / T.float16(3)\n"
     "    D[i] = T.floordiv(D[i], T.float64(-0.7)) + D[i] / T.float64(0)\n"},
    {"wrap",
     {Mistake::kMissingWrap},
     "for i in range(8):\n"
     "    Q[i] = Q[i] + T.int8(127)\n"
     "    A[i] = T.Cast(\"int32\", (Q[i] + T.int8(100)) * T.int8(3)) + 2147483647\n"
     "    U[i] = U[i] - T.uint8(9)\n"},
    {"comparisons",
     {Mistake::kUnsignedCompare, Mistake::kSignedCompare},
     "for i in range(8):\n"
     "    A[i] = T.Select(i - 4 < 2, 1, 0) + T.Select(i - 4 >= -1, 10, 0)\n"
     "    B[i] = T.Select(T.Cast(\"uint32\", i - 4) > T.uint32(3), 1, 0)\n"
     "    F[i] = T.Select(F[i] == F[i] and F[i] != T.float32(0), F[i], T.float32(9))\n"},
    {"shifts",
     {Mistake::kLogicalShift},
     "for i in range(8):\n"
     "    A[i] = T.shift_right(i - 4, 1) + T.shift_left(i - 4, 30)\n"
     "    Q[i] = T.shift_right(Q[i] - T.int8(9), T.int8(2))\n"
     "    U[i] = T.bitwise_xor(T.shift_left(U[i], T.uint8(6)), T.bitwise_not(U[i]))\n"},
    {"casts",
     {Mistake::kCastSignExtends, Mistake::kCastRounds, Mistake::kBoolLowestBit},
     "for i in range(8):\n"
     "    A[i] = T.Cast(\"int32\", U[i] - T.uint8(8)) + T.Cast(\"int32\", T.float32(2.75))\n"
     "    B[i] = T.Select(T.Cast(\"bool\", i), 1, 0)\n"
     "    F[i] = T.Cast(\"float32\", A[i] * 16777217)\n"
     "    H[i] = T.Cast(\"float16\", A[i] * 2049) + T.Cast(\"float16\", "
     "T.int64(9007199254740993))\n"
     "    D[i] = T.Cast(\"float64\", F[i]) + T.Cast(\"float64\", H[i])\n"
     "    Q[i] = T.Cast(\"int8\", A[i] * 77)\n"},
    {"minimum and maximum",
     {Mistake::kMinimumKeepsNumber},
     "for i in range(8):\n"
     "    F[i] = T.min(F[i], T.float32(\"nan\")) + T.max(T.float32(1), F[i])\n"
     "    G[i] = T.min(T.float32(\"nan\"), G[i])\n"
     "    D[i] = T.float64(1) / T.max(T.float64(0.0), T.float64(-0.0))\n"
     "    A[i] = T.max(i - 4, T.min(B[i], 3))\n"},
    {"16-bit floats",
     {Mistake::kNarrowLosesBit},
     "for i in range(8):\n"
     "    H[i] = H[i] * T.float16(1.001) + T.float16(0.0001) - T.float16(65504) * T.float16(2)\n"
     "    F[i] = T.Cast(\"float32\", T.Cast(\"bfloat16\", F[i]) * T.bfloat16(1.01))\n"
     "    G[i] = T.Cast(\"float32\", T.sqrt(T.Cast(\"float16\", T.fabs(G[i]))))\n"
     "    D[i] = T.Cast(\"float64\", T.float16(1e-7) * H[i])\n"},
    {"one rounding an operation",
     {Mistake::kContracts},
     "for i in range(8):\n"
     "    F[i] = T.float32(1.1) * T.float32(1.3) + (F[i] * G[i] * T.float32(1.00001) + G[i])\n"
     "    D[i] = D[i] * D[i] + T.float64(0.1)\n"
     "    G[i] = (F[i] + G[i] * T.float32(3.3)) - F[i]\n"},
    {"loops",
     {Mistake::kShortLoop, Mistake::kStepIgnored, Mistake::kStartIgnored},
     "for i in range(2, 7):\n"
     "    A[i] = i\n"
     "for i in T.serial(1, 7, step=3):\n"
     "    B[i] = i * 2\n"
     "for i in T.parallel(8):\n"
     "    F[i] = G[i] + T.float32(1)\n"
     "for i in T.vectorized(8):\n"
     "    D[i] = D[i] * T.float64(2)\n"
     "for i in T.unroll(8):\n"
     "    U[i] = U[i] + T.uint8(1)\n"
     "for i in T.thread_binding(8, thread=\"threadIdx.x\"):\n"
     "    Q[i] = Q[i] + T.int8(1)\n"},
    {"loops in order",
     {Mistake::kOrderIgnored},
     "for i in range(7):\n"
     "    A[i + 1] = A[i] + i\n"},
    {"while, break, continue",
     {Mistake::kBreakContinues},
     "A[0] = 5\n"
     "while A[0] > 0:\n"
     "    A[0] = A[0] - 1\n"
     "    B[A[0]] = A[0] * 3\n"
     "for i in range(8):\n"
     "    if i == 2:\n"
     "        continue\n"
     "    if i == 5:\n"
     "        break\n"
     "    G[i] = T.float32(7)\n"},
    {"branches",
     {Mistake::kElseDropped, Mistake::kSelectSwapped},
     "for i in range(8):\n"
     "    if i < 3 and A[i] < 100:\n"
     "        A[i] = 1\n"
     "    else:\n"
     "        A[i] = 2 + T.Select(B[i] < 3 or i == 7, 10, 20)\n"
     "    B[i] = T.if_then_else(i < 4, M[0, 0], T.if_then_else(T.likely(i < 6), i, -i))\n"},
    {"blocks",
     {Mistake::kInitDropped, Mistake::kInitAlways, Mistake::kPredicateDropped},
     "for i, j in T.grid(4, 3):\n"
     "    with T.block(\"sum\"):\n"
     "        vi = T.axis.spatial(4, i)\n"
     "        vj = T.axis.reduce(3, j)\n"
     "        T.where(i < 3)\n"
     "        with T.init():\n"
     "            A[vi] = 100\n"
     "        A[vi] = A[vi] + M[vi, vj] + vj\n"},
    {"vectors",
     {Mistake::kLanesReversed, Mistake::kShuffleRotated},
     "A[T.Ramp(0, 2, 4)] = T.Ramp(1, 5, 4)\n"
     "B[T.Ramp(7, -1, 8)] = T.Shuffle([A[T.Ramp(0, 1, 4)], T.Broadcast(9, 4)], "
     "[6, 1, 0, 3, 2, 2, 4, 7])\n"
     "F[0:4] = T.Select(T.Ramp(0, 1, 4) < T.Broadcast(2, 4), F[4:8], T.Broadcast(G[0], 4))\n"},
    {"masks",
     {Mistake::kMaskDropped},
     "A.vstore([T.Ramp(0, 1, 4)], T.Broadcast(7, 4), T.Ramp(0, 1, 4) < T.Broadcast(2, 4))\n"
     "B[0:4] = T.Select(T.Ramp(0, 1, 4) < T.Broadcast(3, 4), "
     "A.vload([T.Ramp(4, 1, 4)], \"int32x4\", T.Ramp(0, 1, 4) < T.Broadcast(3, 4)), "
     "T.Broadcast(1, 4))\n"},
    {"rows",
     {Mistake::kWrongStride},
     "for i, j in T.grid(4, 3):\n"
     "    M[i, j] = i * 10 + j\n"},
    {"views",
     {Mistake::kOffsetDropped},
     "C = T.Buffer((4,), \"int32\", data=A.data, elem_offset=3)\n"
     "E = T.Buffer((3, 4), \"int32\", data=M.data, strides=[1, 3])\n"
     "for i in range(4):\n"
     "    C[i] = 50 + i + E[1, i]\n"},
    {"regions",
     {Mistake::kRegionDropped},
     "with T.block(\"part\"):\n"
     "    R = T.match_buffer(M[1:3, 1:3], (2, 2), \"int32\", strides=[\"s\", \"t\"], "
     "offset_factor=1)\n"
     "    for i, j in T.grid(2, 2):\n"
     "        R[i, j] = 70 + i * 2 + j\n"},
    {"memory",
     {},
     "s = T.allocate([8], \"float32\", \"global\")\n"
     "S = T.Buffer((8,), \"float32\", data=s)\n"
     "k = T.allocate_const([1, 2, 3], \"int32\", [3])\n"
     "K = T.Buffer((3,), \"int32\", data=k)\n"
     "for i in range(8):\n"
     "    S[i] = F[7 - i]\n"
     "for i in range(8):\n"
     "    F[i] = S[i] + T.Cast(\"float32\", K[i % 3])\n"},
    {"threads",
     {},
     "for i in T.thread_binding(8, thread=\"threadIdx.x\"):\n"
     "    for j in T.thread_binding(8, thread=\"threadIdx.x\"):\n"
     "        A[j] = B[i] + 1\n"
     "tx = T.launch_thread(\"blockIdx.x\", 4)\n"
     "for i in T.thread_binding(1, 5, thread=\"blockIdx.x\"):\n"
     "    F[i] = G[tx] + T.float32(1)\n"},
    {"virtual threads",
     {},
     "s = T.allocate([4], \"int32\", \"local\")\n"
     "S = T.Buffer((4,), \"int32\", data=s, scope=\"local\")\n"
     "for i in T.thread_binding(4, thread=\"vthread.x\"):\n"
     "    for j in T.thread_binding(4, thread=\"vthread.x\"):\n"
     "        A[i + j] = B[i] + 1\n"
     "    S[i] = B[i]\n"
     "for i in T.thread_binding(4, thread=\"vthread.x\"):\n"
     "    B[i] = S[3 - i]\n"
     "v = T.int32()\n"
     "w = T.int32()\n"
     "with T.attr(T.iter_var(v, None, \"ThreadIndex\", \"\"), \"virtual_thread\", 2):\n"
     "    with T.attr(T.iter_var(w, None, \"ThreadIndex\", \"\"), \"virtual_thread\", 4):\n"
     "        F[v * 4 + w] = G[w] + T.float32(1)\n"},
    {"other buffers",
     {},
     "X = T.decl_buffer((1, 8), \"int32\", data=A.data, buffer_type=\"auto\")\n"
     "for i in range(8):\n"
     "    B[i] = X[i, i] + i\n"
     "Y = T.Buffer((6,), \"float32\")\n"
     "with T.realize(Y[2:5], \"global\", True):\n"
     "    Y[2] = G[3]\n"
     "    F[0] = Y[2] * T.float32(3)\n"},
    {"let, attributes, assertions",
     {},
     "T.attr(0, \"pragma_note\", 1)\n"
     "for i in range(8):\n"
     "    v: T.float32 = F[i] * T.float32(2)\n"
     "    x = T.float32()\n"
     "    F[i] = v + T.Let(x * x, where={x: v + T.float32(1)})\n"
     "    assert i < 8, \"inside\"\n"
     "    T.evaluate(T.assume(i >= 0))\n"},
    {"builtins",
     {},
     "for i in range(8):\n"
     "    A[i] = T.popcount(A[i] * 77) + T.clz(A[i] + 1) + T.fabs(i - 4)\n"
     "    B[i] = T.q_multiply_shift(B[i] * 1000, 1073741824, 31, 1)\n"
     "    F[i] = T.floor(F[i]) + T.ceil(G[i]) + T.round(F[i] * T.float32(2)) + T.trunc(G[i])\n"
     "    G[i] = T.copysign(G[i], F[i]) + T.exp(G[i]) + T.sqrt(T.fabs(F[i])) + T.fma(F[i], G[i], "
     "G[i])\n"
     "    D[i] = T.sin(D[i]) + T.pow(D[i], T.float64(2)) + T.nextafter(D[i], T.float64(0))\n"
     "    U[i] = T.Select(T.isnan(F[i]), T.uint8(1), U[i])\n"
     "    Q[i] = T.reinterpret(\"int8\", U[i] + T.uint8(200))\n"
     "    M[0, 0] = T.reinterpret(\"int32\", F[0])\n"},
    {"assertions",
     {Mistake::kAssertionDropped},
     "for i in range(8):\n"
     "    A[i] = A[i] + 100\n"
     "    assert i < 5, \"below\"\n"
     "    B[i] = B[i] + 100\n"},
    {"division by zero",
     {Mistake::kDivisorUnchecked},
     "for i in range(8):\n"
     "    U[i] = T.uint8(77)\n"
     "    Q[i] = T.truncmod(T.int8(7), Q[i] + T.int8(1))\n"
     "    A[i] = T.floordiv(7, 4 - i) + T.floormod(i, 8)\n"},
    {"division of vectors by zero",
     {},
     "A[0:4] = T.Ramp(1, 1, 4)\n"
     "B[0:4] = T.floordiv(T.Broadcast(6, 4), T.Ramp(-2, 1, 4))\n"},
    {"regions of another extent",
     {},
     "A[0] = 3\n"
     "with T.block(\"part\"):\n"
     "    n = T.int32()\n"
     "    m = T.int32()\n"
     "    R = T.match_buffer(M[0:2, 0:2], (n, n), \"int32\")\n"
     "    S = T.match_buffer(M[0:4, 0:3], (m, m), \"int32\")\n"
     "    R[0, 0] = 1\n"},
    {"computed lanes",
     {},
     "for i in range(8):\n"
     "    A[i] = T.Cast(\"int32\", T.Shuffle([T.Ramp(10, 3, 4), T.Ramp(7, 1, 4)], [(i * 5) % "
     "8]))\n"},
    {"layouts of arguments",
     {Mistake::kStridesIgnored},
     "from tvm.script import tir as T\n\n@T.prim_func\ndef main(a: T.handle, b: T.handle):\n"
     "    s = T.int32()\n    t = T.int32()\n    o = T.int32()\n"
     "    A = T.match_buffer(a, (3, 4), \"int32\", strides=[1, 5], elem_offset=2)\n"
     "    B = T.match_buffer(b, (3, 4), \"float32\", strides=[s, t], elem_offset=o)\n"
     "    for i, j in T.grid(3, 4):\n"
     "        A[i, j] = A[i, j] * 2 + s * 10 + t + o\n"
     "        B[i, j] = B[i, j] + T.Cast(\"float32\", A[i, 3 - j])\n"},
    {"arguments of a call",
     {Mistake::kShapeUnchecked},
     "from tvm.script import ir as I\nfrom tvm.script import tir as T\n\n@I.ir_module\nclass "
     "Module:\n"
     "    @T.prim_func\n    def inner(a: T.handle):\n"
     "        n = T.int32()\n"
     "        A = T.match_buffer(a, (n, n), \"int32\")\n        A[0, 0] = n\n\n"
     "    @T.prim_func\n    def main(A: T.Buffer((3, 3), \"int32\"), B: T.Buffer((2, 3), "
     "\"int32\")):\n"
     "        Module.inner(A.data)\n        A[1, 1] = 5\n        Module.inner(B.data)\n"},
};

}  // namespace

const std::vector<Construct>& constructs() { return kConstructs; }

std::string program_of(const std::string& body) {
  if (body.starts_with("from ")) return body;
  std::string text =
      "from tvm.script import tir as T\n\n@T.prim_func\ndef main(A: T.Buffer((8,), \"int32\"), "
      "B: T.Buffer((8,), \"int32\"), F: T.Buffer((8,), \"float32\"), G: T.Buffer((8,), "
      "\"float32\"), "
      "H: T.Buffer((8,), \"float16\"), U: T.Buffer((8,), \"uint8\"), D: T.Buffer((8,), "
      "\"float64\"), "
      "Q: T.Buffer((8,), \"int8\"), M: T.Buffer((4, 3), \"int32\")):\n    ";
  for (std::size_t i = 0; i < body.size(); ++i) {
    text += body[i];
    if (body[i] == '\n' && i + 1 < body.size()) text += "    ";
  }
  return text;
}

}  // namespace tenor::fuzz::test
