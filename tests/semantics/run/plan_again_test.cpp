// SPDX-License-Identifier: Apache-2.0
// Plans that give the arguments of another again.
#include "semantics/run/inputs.h"
#include "tests/semantics/run/program.h"

namespace tenor::semantics::test {

TEST_CASE("plan: its arguments again, by texts and for another function") {
  const TextProgram before(
      "def f(a: T.handle, B: T.Buffer((2,), 'int32'), c: T.handle, p: T.handle, n: T.int32):\n"
      "    n1, m, s, e = T.int32(), T.int32(), T.int32(), T.int32()\n"
      "    A = T.match_buffer(a, (n1, 3), 'int32', strides=(s, 1), elem_offset=e)\n"
      "    C = T.match_buffer(c, (m,), 'int32')\n"
      "    T.evaluate(0)\n");
  const TextProgram after(
      "def g(x: T.handle, y: T.handle, Z: T.Buffer((4,), 'int32'), p: T.handle, k: T.int32):\n"
      "    X = T.match_buffer(x, (k, 3), 'int32')\n"
      "    Y = T.match_buffer(y, (k,), 'int32', strides=(5,))\n"
      "    T.evaluate(0)\n");
  const Plan made = std::get<Plan>(before.planned(
      {number("n1", "4"), number("n", "6"), alias("C", "B"), source("A", "iota,[0,1]=8")}, {},
      OpenLayout::kPadded));
  const Plan alike = std::get<Plan>(plan_alike(after.function(), made));
  CHECK(inputs_of(made) ==
        std::vector<Assignment>{{"A", "iota,shape=(4,3),strides=(4,1),offset=1,[0,1]=8"},
                                {"B", made.arguments[1].written},
                                {"C", "@B"},
                                {"n", "6"}});
  CHECK(inputs_of(alike) ==
        std::vector<Assignment>{{"X", "iota,shape=(4,3),strides=(4,1),offset=1,[0,1]=8"},
                                {"Y", made.arguments[1].written + ",shape=(2,),strides=(1,)"},
                                {"Z", "@Y"},
                                {"k", "6"}});
  for (const auto& [program, plan] : {std::pair{&before, &made}, {&after, &alike}}) {
    std::vector<Input> inputs;
    for (const auto& [name, value] : inputs_of(*plan))
      inputs.push_back(parse_input(name + "=" + value, 1 << 20));
    const Plan again = program->plan_of(inputs);
    for (std::size_t i = 0; i < again.arguments.size(); ++i) {
      const PlannedArgument &a = plan->arguments[i], &b = again.arguments[i];
      CAPTURE(a.name);
      CHECK(a.elements == b.elements);
      CHECK(a.shape == b.shape);
      CHECK(a.layout.strides == b.layout.strides);
      CHECK(a.layout.offset == b.layout.offset);
      CHECK(a.layout.extent == b.layout.extent);
      CHECK(a.memory_of == b.memory_of);
    }
  }
}

}  // namespace tenor::semantics::test
