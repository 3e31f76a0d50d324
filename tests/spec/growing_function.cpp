// SPDX-License-Identifier: Apache-2.0
// Statements and expressions that grow.
#include "tests/spec/growing_pieces.h"

namespace tenor::spec::test::growing {

void add_statements(Texts& all) {
  all.push_back({"stores", true, [](Size n) { return around(same(n, "    A[0] = A[1]\n")); }});
  all.push_back({"statements of a line", true,
                 [](Size n) { return around("    " + same(n, "T.evaluate(n)", "; ") + "\n"); }});
  all.push_back({"loops of one name", true, [](Size n) {
                   return around(same(n, "    for i in range(2):\n        A[i] = A[i]\n"));
                 }});
  all.push_back({"branches", true,
                 [](Size n) { return around(same(n, "    if n > 1:\n        A[0] = A[1]\n")); }});
  all.push_back({"elif", true,
                 [](Size n) {
                   return around("    if n > 1:\n        A[0] = A[1]\n" +
                                 same(n, "    elif n > 2:\n        A[0] = A[1]\n"));
                 },
                 kDepth});
  all.push_back({"blocks", true, [](Size n) {
                   return around(same(n,
                                      "    with T.block(\"b\"):\n        T.reads(A[0])\n"
                                      "        T.writes(A[1])\n        A[1] = A[0]\n"));
                 }});
  all.push_back({"views", true, [](Size n) {
                   return around("    with T.block(\"b\"):\n" +
                                 numbered(n, "        V{} = T.match_buffer(A[0:4], (4,))\n") +
                                 "        V0[0] = A[0]\n");
                 }});
  all.push_back({"a grid", true,
                 [](Size n) {
                   return around("    for " + numbered(n, "i{}", ", ") + " in T.grid(" +
                                 same(n, "1", ", ") + "):\n        with T.block(\"b\"):\n" +
                                 "            " + numbered(n, "v{}", ", ") + " = T.axis.remap(\"" +
                                 same(n, "S") + "\", [" + numbered(n, "i{}", ", ") +
                                 "])\n            A[0] = A[1]\n");
                 },
                 kDepth});
  all.push_back({"threads", true, [](Size n) {
                   return around(same(n,
                                      "    with T.launch_thread(\"threadIdx.x\", 2) as t:\n"
                                      "        A[t] = A[t]\n"));
                 }});
  all.push_back({"threads in threads", true,
                 [](Size n) {
                   return around(numbered(n, "    t{} = T.launch_thread(\"threadIdx.x\", 2)\n") +
                                 kEvaluate);
                 },
                 kDepth});
  all.push_back({"buffers below lets", true,
                 [](Size n) {
                   return around(numbered(n, "    v{}: T.int32 = n\n") +
                                 numbered(n,
                                          "    B{0} = T.Buffer((16,), data=A.data)\n"
                                          "    B{0}[0] = A[1]\n"));
                 },
                 kDepth});
  all.push_back({"buffers of two branches", true,
                 [](Size n) {
                   return around(numbered(n, "    B{0} = T.Buffer((16,), data=A.data)\n") +
                                 "    if n > 1:\n" + numbered(n, "        v{}: T.int32 = n\n") +
                                 numbered(n, "        B{0}[0] = A[1]\n") + "    else:\n" +
                                 numbered(n, "        B{0}[0] = A[1]\n"));
                 },
                 kDepth});
  all.push_back({"buffers of one name", true, [](Size n) {
                   return around(same(n,
                                      "    B = T.alloc_buffer((4,))\n"
                                      "    B[0] = A[0]\n"));
                 }});
  all.push_back({"lets", true,
                 [](Size n) { return around(numbered(n, "    v{}: T.int32 = n\n") + kEvaluate); },
                 kDepth});
  all.push_back({"buffers of a block", true, [](Size n) {
                   return around(numbered(n, "    B{} = T.alloc_buffer((4,))\n") +
                                 numbered(n, "    B{}[0] = A[0]\n"));
                 }});
  all.push_back({"buffers that are declared", true, [](Size n) {
                   return around(numbered(n,
                                          "    B{0} = T.Buffer((16,), data=A.data)\n"
                                          "    B{0}[0] = A[1]\n"));
                 }});
  all.push_back({"asserts", true,
                 [](Size n) { return around(same(n, "    assert n > 0, \"x\"\n") + kEvaluate); },
                 kDepth});
  all.push_back({"scalars of the flat generation", true,
                 [](Size n) { return flat("n: T.int32", numbered(n, "    v{}: T.int32 = n\n")); },
                 kDepth});
}

void add_expressions(Texts& all) {
  all.push_back({"items of a dictionary", true, [](Size n) {
                   return around("    d = {" + numbered(n, "\"k{0}\": {0}", ", ") + "}\n" +
                                 numbered(n, "    A[0] = T.float32(d[\"k{}\"])\n"));
                 }});
  all.push_back(
      {"names of names", true,
       [](Size n) {
         return around(
             "    v0 = T.meta_var(n)\n" +
             many(n,
                  [](Size i) { return fmt::format("    v{} = T.meta_var(v{} + n)\n", i + 1, i); }) +
             fmt::format("    T.evaluate(v{})\n", n));
       },
       kDepth});
  all.push_back({"operands", true,
                 [](Size n) { return around("    A[0] = " + same(n, "A[1]", " + ") + "\n"); },
                 kDepth});
  all.push_back(
      {"index of many terms", true,
       [](Size n) { return around("    A[" + numbered(n, "n * {}", " + ") + "] = A[0]\n"); },
       kDepth});
  all.push_back(
      {"conditions", true,
       [](Size n) { return around("    if " + same(n, "n > 1", " and ") + ":\n    " + kEvaluate); },
       kDepth});
  all.push_back(
      {"comparisons", true,
       [](Size n) { return around("    if " + same(n, "n", " < ") + ":\n    " + kEvaluate); },
       kDepth});
  all.push_back({"lines that go on", true,
                 [](Size n) { return around("    A[0] = " + same(n, "A[1]", " + \\\n") + "\n"); },
                 kDepth});
  all.push_back({"entries of a tuple", true, [](Size n) {
                   return around("    t = (" + same(n, "1", ", ") + ")\n" +
                                 numbered(n, "    A[t[{}]] = A[0]\n"));
                 }});
  all.push_back({"arguments", false, [](Size n) {
                   return around("    T.evaluate(T.call_extern(\"int32\", \"f\", " +
                                 same(n, "n", ", ") + "))\n");
                 }});
  all.push_back({"brackets", true,
                 [](Size n) {
                   return around("    A[0] = " + same(n, "(") + "A[1]" + same(n, " + A[2])") +
                                 "\n");
                 },
                 kBrackets});
  all.push_back({"lanes", true, [](Size n) {
                   return around("    T.evaluate(T.Shuffle([" + same(n, "n", ", ") + "], [" +
                                 numbered(n, "{}", ", ") + "]))\n");
                 }});
  all.push_back({"indices", true, [](Size n) {
                   return function("A: T.Buffer((" + same(n, "1, ") + "), \"float32\")",
                                   "    A[" + same(n, "0", ", ") + "] = T.float32(0)\n");
                 }});
  all.push_back({"regions", true, [](Size n) {
                   return around("    with T.block(\"b\"):\n        T.reads(" +
                                 same(n, "A[0]", ", ") +
                                 ")\n        T.writes(A[1])\n        A[1] = A[0]\n");
                 }});
  all.push_back({"digits", false,
                 [](Size n) { return around("    T.evaluate(" + same(n, "11111111") + ")\n"); }});
}

}  // namespace tenor::spec::test::growing
