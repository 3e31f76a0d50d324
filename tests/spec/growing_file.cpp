// SPDX-License-Identifier: Apache-2.0
// Signatures, files and mistakes that grow.
#include "tests/spec/growing_pieces.h"

namespace tenor::spec::test::growing {

void add_signatures(Texts& all) {
  all.push_back({"parameters", true, [](Size n) {
                   return function(numbered(n, "p{}: T.int32", ", "), "    T.evaluate(p0)\n");
                 }});
  all.push_back({"parameters with buffers", true, [](Size n) {
                   return function(numbered(n, "B{}: T.Buffer((4,), \"int32\")", ", "),
                                   "    T.evaluate(0)\n");
                 }});
  all.push_back({"parameters that are matched", true, [](Size n) {
                   return function(numbered(n, "p{}: T.handle", ", "),
                                   numbered(n, "    m{} = T.int32()\n") +
                                       numbered(n, "    B{0} = T.match_buffer(p{0}, (m{0},))\n") +
                                       "    T.evaluate(0)\n");
                 }});
  all.push_back({"quoted dimensions", true, [](Size n) {
                   return flat(numbered(n, "A{0}: T.Buffer((\"m{0}\",), \"float32\")", ", "),
                               "    T.evaluate(0)\n");
                 }});
  all.push_back({"attributes", true, [](Size n) {
                   return around("    T.func_attr({" + numbered(n, "\"k{0}\": {0}", ", ") + "})\n" +
                                 kEvaluate);
                 }});
  all.push_back({"attributes of a block", true, [](Size n) {
                   return around("    with T.block(\"b\"):\n        T.block_attr({" +
                                 numbered(n, "\"k{0}\": {0}", ", ") + "})\n    " + kEvaluate);
                 }});
  all.push_back({"annotations of a loop", true, [](Size n) {
                   return around("    for i in T.serial(2, annotations={" +
                                 numbered(n, "\"k{0}\": {0}", ", ") + "}):\n    " + kEvaluate);
                 }});
  all.push_back({"axes", true, [](Size n) {
                   return around("    with T.block(\"b\"):\n" +
                                 numbered(n, "        v{} = T.axis.spatial(1, 0)\n") + "    " +
                                 kEvaluate);
                 }});
  all.push_back({"a string", true, [](Size n) {
                   return around("    T.func_attr({\"s\": \"" + same(n, "aaaaaaaa\\\\x41") +
                                 "\"})\n" + kEvaluate);
                 }});
}

void add_files(Texts& all) {
  const std::string body = "        T.evaluate(n)\n";
  all.push_back({"functions", true, [=](Size n) {
                   return module(numbered(n,
                                          "    @T.prim_func\n    def f{}(n: T.int32):\n"
                                          "        T.evaluate(n)\n"));
                 }});
  all.push_back({"functions that call each other", true, [](Size n) {
                   return module(many(n, [&](Size i) {
                     return fmt::format(
                         "    @T.prim_func\n    def f{}(n: T.int32):\n"
                         "        Module.f{}(n)\n",
                         i, (i * 7919 + 1) % n);
                   }));
                 }});
  all.push_back({"modules", true, [](Size n) {
                   return kHead + numbered(n,
                                           "@I.ir_module\nclass M{}:\n    @T.prim_func\n"
                                           "    def f(n: T.int32):\n        T.evaluate(n)\n");
                 }});
  all.push_back({"functions with constants", true, [](Size n) {
                   return numbered(n, "N{0} = {0}\n") +
                          module(numbered(n,
                                          "    @T.prim_func\n    def f{0}(n: T.int32):\n"
                                          "        T.evaluate(N{0})\n"));
                 }});
  all.push_back({"targets", true, [](Size n) {
                   return numbered(n, "N{} = ") + "1" + same(n, ", 1") + "\n" + around(kEvaluate);
                 }});
  all.push_back({"imports", true, [](Size n) {
                   return numbered(n, "import a{}\n") + around(same(n, "    A[0] = T.exp(A[1])\n"));
                 }});
  all.push_back({"constants", true, [](Size n) {
                   return numbered(n, "N{0} = {0}\n") +
                          around(numbered(n, "    T.evaluate(N{})\n"));
                 }});
  all.push_back({"comments", true,
                 [](Size n) { return around(kEvaluate + same(n, "    # a comment\n\n\n")); }});
  all.push_back({"decorators", true, [](Size n) {
                   return kHead + same(n, "@x\n") + "@T.prim_func\ndef f(n: T.int32):\n" +
                          kEvaluate;
                 }});
  all.push_back({"Python", true, [](Size n) {
                   return numbered(n, "def g{0}():\n    return h{0}\n\n") + around(kEvaluate);
                 }});
  all.push_back({"strings side by side", true, [](Size n) {
                   return around("    T.func_attr({\"s\": " + same(n, "\"a\"", " ") + "})\n" +
                                 kEvaluate);
                 }});
  all.push_back({"an open bracket", false, [](Size n) { return kHead + "x = " + same(n, "["); }});
}

void add_mistakes(Texts& all) {
  all.push_back(
      {"unknown names", false, [](Size n) { return around(numbered(n, "    A[0] = q{}\n")); }});
  all.push_back({"unknown names beside Python", false, [](Size n) {
                   return numbered(n, "def g{0}():\n    return h{0}\n\n") +
                          around(numbered(n, "    A[0] = q{}\n"));
                 }});
  all.push_back(
      {"wrong ranks", false, [](Size n) { return around(same(n, "    A[0, 1] = A[1]\n")); }});
  all.push_back({"constructs of devices", false,
                 [](Size n) { return flat("n: T.int32", same(n, "    T.cuda.cta_sync()\n")); }});
  all.push_back(
      {"wrong characters", false, [](Size n) { return around(same(n, "    A[0] = $ $\n")); }});
  all.push_back({"wrong indentation", false, [](Size n) {
                   return around(same(n, "    T.evaluate(n)\n     T.evaluate(n)\n"));
                 }});
  all.push_back(
      {"open strings", false, [](Size n) { return around(same(n, "    T.evaluate(\"abc)\n")); }});
}

}  // namespace tenor::spec::test::growing

namespace tenor::spec::test {

std::vector<GrowingText> growing_texts() {
  growing::Texts all;
  growing::add_statements(all);
  growing::add_expressions(all);
  growing::add_signatures(all);
  growing::add_files(all);
  growing::add_mistakes(all);
  return all;
}

}  // namespace tenor::spec::test
