// SPDX-License-Identifier: Apache-2.0
// Blocks whose threads reduce in any order, and those that may not. TIR-D81.
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {
namespace {

const std::string kConflict = "TIR-BufferLoad-conflict";

std::string indented(const std::string& text, int by) {
  std::string made(static_cast<std::size_t>(by), ' ');
  for (const char c : text) {
    made += c;
    if (c == '\n') made.append(static_cast<std::size_t>(by), ' ');
  }
  return made;
}

std::string thread(const std::string& tag) { return "T.thread_binding(4, thread=\"" + tag + "\")"; }

/// `for k in loop:` a block that reduces, and what follows it in the loop.
std::string reducing(const std::string& loop, const std::string& update = "C[0] = C[0] + A[vk]",
                     const std::string& init = "C[0] = 0", const std::string& then = "") {
  return "for k in " + loop + ":\n    with T.block(\"B\"):\n        vk = T.axis.reduce(4, k)\n" +
         (init.empty() ? "" : "        with T.init():\n" + indented(init, 12) + "\n") +
         indented(update, 8) + (then.empty() ? "" : "\n" + indented(then, 4));
}
const std::string kThreads = thread("threadIdx.x");

bool is_noted(const Run& run, spec::Code code) {
  return std::ranges::find(run.notes, code) != run.notes.end();
}
bool says(const Run& run, const std::string& text) {
  return run.message.find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("any order: threads reduce, and a note says so", "[TIR-D81]") {
  for (const auto& [update, result] : {std::pair{"C[0] = C[0] + A[vk]", "10 0 0 0"},
                                       {"C[0] = A[vk] + C[0]", "10 0 0 0"},
                                       {"C[0] = T.max(C[0], A[vk])", "4 0 0 0"},
                                       {"C[0] = C[0] + A[vk] * M[1, vk]", "70 0 0 0"}}) {
    INFO(update);
    const Run made = run(reducing(kThreads, update));
    CHECK(made.result == result);
    CHECK(is_noted(made, spec::Code::N_REDUCE_ORDER));
    CHECK_FALSE(is_noted(made, spec::Code::N_WRITE_ORDER));
    const AsWritten written("TIR-D81");
    CHECK(run(reducing(kThreads, update)).result == kConflict);
  }
  CHECK_FALSE(is_noted(run(reducing("T.serial(4)")), spec::Code::N_REDUCE_ORDER));
}

TEST_CASE("any order: other loops conflict, and the message says why", "[TIR-D81]") {
  for (const auto& [loop, name] : {std::pair{std::string("T.parallel(4)"), "a parallel loop"},
                                   {std::string("T.vectorized(4)"), "a vectorized loop"},
                                   {thread("blockIdx.x"), "'blockIdx.x'"},
                                   {thread("vthread.x"), "'vthread.x'"}}) {
    INFO(loop);
    const Run made = run(reducing(loop));
    CHECK(made.result == kConflict);
    CHECK(says(made, std::string("; block B may not reduce in any order: ") + name +
                         " counts its reduction, and only 'threadIdx' may (TIR-D81)"));
  }
}

TEST_CASE("any order: other updates conflict, and the message says why", "[TIR-D81]") {
  const auto refused = [](const std::string& update, const std::string& init,
                          const std::string& why) {
    INFO(update << " / " << init);
    const Run made = run(reducing(kThreads, update, init));
    CHECK(made.result.starts_with("TIR-"));
    CHECK(says(made, "block B may not reduce in any order: " + why));
  };
  const std::string sum = "C[0] = C[0] + A[vk]", zero = "C[0] = 0";
  refused("C[0] = C[0] - A[vk]", zero, "its combiner does not commute");
  refused("C[0] = A[vk] - C[0]", zero, "its combiner does not commute");
  refused("C[0] = C[0] + A[vk] * C[1]", zero, "what it combines reads what it updates");
  refused("C[0] = C[0] + C[0]", zero, "what it combines reads what it updates");
  refused("C[0] = C[0] * 2 + A[vk]", zero, "its body is not one update");
  refused("C[0] = C[1] + A[vk]", "C[0] = 0\nC[1] = 1", "its body is not one update");
  refused("C[0] = T.if_then_else(A[vk] > 2, C[0] + A[vk], C[0])", zero,
          "its body is not one update");
  refused("if A[vk] > 0:\n    C[0] = C[0] + A[vk]", zero, "its body is not one update");
  refused(sum, "", "it has no init");
  refused(sum, "C[1] = 0", "its init does not set each updated element");
  refused(sum, "C[0] = 0\nC[1] = 0", "its init does not set each updated element");
  refused(sum, "C[0] = C[0]", "its init does not set each updated element");
}

TEST_CASE("any order: other accesses conflict as ever", "[TIR-D81]") {
  const std::string sum = "C[0] = C[0] + A[vk]", zero = "C[0] = 0";
  CHECK(run(reducing(kThreads, sum, zero, "M[0, k] = C[0]")).result.ends_with("-conflict"));
  CHECK(run(reducing(kThreads, sum, zero, "if k == 0:\n    M[0, 0] = C[0]"))
            .result.ends_with("-conflict"));
  CHECK(run(reducing(kThreads, sum, zero, "C[0] = C[0] + 1")).result.ends_with("-conflict"));
  CHECK(run(reducing(kThreads, sum, zero, "if k == 3:\n    C[0] = C[0] + 1"))
            .result.ends_with("-conflict"));
  // Before the update, by the only thread so far.
  const std::string before = "for k in " + kThreads + ":\n    M[0, k] = C[0]\n";
  CHECK(run(before +
            reducing(kThreads, sum, zero).substr(reducing(kThreads, sum, zero).find('\n') + 1))
            .result.ends_with("-conflict"));
  // A read after the loop is ordered.
  CHECK(run(reducing(kThreads, sum, zero) + "\nC[1] = C[0]").result == "10 10 0 0");
}

TEST_CASE("any order: an init comes before all updates, and once", "[TIR-D81]") {
  const auto counted = [](const std::string& loops, const std::string& point,
                          const std::string& indent) {
    return loops + indent + "with T.block(\"B\"):\n" + indent + "    vk = T.axis.reduce(4, " +
           point + ")\n" + indent + "    with T.init():\n" + indent + "        C[0] = 0\n" +
           indent + "    C[0] = C[0] + A[vk]";
  };
  const std::string loop = "for k in " + kThreads + ":\n";
  CHECK(run(counted(loop, "k", "    ")).result == "10 0 0 0");
  CHECK(run(counted(loop, "3 - k", "    ")).result.ends_with("-conflict"));
  CHECK(run(counted(loop + "    for t in range(2):\n", "k", "        "))
            .result.ends_with("-conflict"));
  CHECK(run(counted("for t in range(2):\n    " + loop, "k", "        ")).result == "10 0 0 0");
  CHECK(
      run(counted("for o in range(2):\n    for k in T.thread_binding(2, thread=\"threadIdx.x\"):\n",
                  "o * 2 + k", "        "))
          .result == "10 0 0 0");
  CHECK(run(counted("for o in T.thread_binding(2, thread=\"threadIdx.y\"):\n    for k in "
                    "T.thread_binding(2, thread=\"threadIdx.x\"):\n",
                    "o * 2 + k", "        "))
            .result == "10 0 0 0");
  CHECK(run(counted("for o in T.parallel(2):\n    for k in "
                    "T.thread_binding(2, thread=\"threadIdx.x\"):\n",
                    "o * 2 + k", "        "))
            .result.ends_with("-conflict"));
  // All of them count, as their other axis does not.
  CHECK(run(counted("for o in T.thread_binding(2, thread=\"threadIdx.y\"):\n    for k in "
                    "T.thread_binding(4, thread=\"threadIdx.x\"):\n",
                    "k", "        "))
            .result.ends_with("-conflict"));
}

TEST_CASE("any order: shared memory is read where the threads met", "[TIR-D81]") {
  const std::string shared = "S = T.alloc_buffer((1,), \"int32\", scope=\"shared\")\n";
  CHECK(run(shared + reducing(kThreads, "S[0] = S[0] + A[vk]", "S[0] = 0", "C[k] = S[0]")).result ==
        "10 10 10 10");
}

TEST_CASE("any order: threads that reduce into local memory have one copy of it", "[TIR-D81]") {
  const auto local = [](const std::string& update, const std::string& then) {
    return run("S = T.alloc_buffer((2,), \"int32\", scope=\"local\")\n" +
               reducing(kThreads, update, "S[0] = 0", then))
        .result;
  };
  CHECK(local("S[0] = S[0] + A[vk]", "C[k] = S[0]") == "10 10 10 10");
  CHECK(local("S[0] = T.max(S[0], A[vk])", "C[k] = S[0] + k") == "4 5 6 7");
  // Those along another axis have their own.
  CHECK(run("S = T.alloc_buffer((2,), \"int32\", scope=\"local\")\n"
            "for y in T.thread_binding(2, thread=\"threadIdx.y\"):\n" +
            indented(reducing(kThreads, "S[0] = S[0] + (A[vk] + y)", "S[0] = 0", ""), 4) +
            "\n    for k in " + kThreads + ":\n        if k == 3:\n            C[y] = S[0]")
            .result == "10 14 0 0");
  // What follows the loop over threads has it, too.
  CHECK(run("S = T.alloc_buffer((2,), \"int32\", scope=\"local\")\n" +
            reducing(kThreads, "S[0] = S[0] + A[vk]", "S[0] = 0") + "\nC[1] = S[0]")
            .result == "0 10 0 0");
  CHECK(run("S = T.alloc_buffer((2,), \"int32\", scope=\"local\")\n"
            "for b in T.thread_binding(2, thread=\"blockIdx.x\"):\n" +
            indented(reducing(kThreads, "S[0] = S[0] + (A[vk] + b)", "S[0] = 0"), 4) +
            "\n    C[b] = S[0]")
            .result == "10 14 0 0");
  // So have all, where something else writes it.
  CHECK(local("S[0] = S[0] + A[vk]", "S[0] = k\nC[k] = S[0]") == "0 1 2 3");
}

TEST_CASE("any order: a predicate may leave points out", "[TIR-D81]") {
  CHECK(run("for k in T.thread_binding(6, thread=\"threadIdx.x\"):\n    with T.block(\"B\"):\n"
            "        vk = T.axis.reduce(4, k)\n        T.where(k < 4)\n        with T.init():\n"
            "            C[0] = 0\n        C[0] = C[0] + A[vk]")
            .result == "10 0 0 0");
}

TEST_CASE("any order: several buffers are updated together, as argmax does", "[TIR-D81]") {
  const auto argmax = [](const std::string& index, const std::string& value,
                         const std::string& b = "M[0, 0]") {
    return "a: T.int32 = T.Select(" + index + ", C[0], vk)\nb: T.int32 = T.Select(" + value + ", " +
           b + ", A[vk])\nC[0] = a\n" + b + " = b";
  };
  const std::string init = "C[0] = -1\nM[0, 0] = -9";
  const std::string larger = "M[0, 0] >= A[vk]", strictly = "M[0, 0] > A[vk]";
  CHECK(run(reducing(kThreads, argmax(larger, larger), init)).result == "3 0 0 0");
  CHECK(run(reducing(kThreads,
                     argmax("M[0, 0] > A[vk] or (M[0, 0] == A[vk] and C[0] < vk)", strictly), init))
            .result == "3 0 0 0");
  for (const auto& [index, value] : {std::pair{larger, std::string("M[0, 0] <= A[vk]")},
                                     {std::string("vk > 1"), larger},
                                     {std::string("C[0] > A[vk]"), larger}}) {
    const Run made = run(reducing(kThreads, argmax(index, value), init));
    CHECK(made.result.ends_with("-conflict"));
    CHECK(says(made, "or all as argmax and argmin do"));
  }
  // A sum and a largest, each of its own.
  const std::string apart =
      "a: T.int32 = C[0] + A[vk]\nb: T.int32 = T.max(A[vk], M[0, 0])\nC[0] = a\nM[0, 0] = b";
  CHECK(run(reducing(kThreads, apart, "C[0] = 0\nM[0, 0] = -9", "") + "\nC[1] = M[0, 0]").result ==
        "10 4 0 0");
  for (const auto& [sum, why] : {std::pair{"C[0] - A[vk]", "not each by a combiner"},
                                 {"C[0] + A[vk] * M[0, 0]", "reads what it updates"},
                                 {"C[0] + (A[vk] + M[0, 0])", "reads what it updates"}}) {
    const Run made = run(reducing(
        kThreads, "a: T.int32 = " + std::string(sum) + apart.substr(apart.find('\n')), init));
    CHECK(made.result.ends_with("-conflict"));
    CHECK(says(made, why));
  }
  CHECK(says(run(reducing(kThreads,
                          "a: T.int32 = C[0] + A[vk]\nb: T.int32 = M[0, 0] + a\nC[0] = a\n"
                          "M[0, 0] = b",
                          init)),
             "reads what it updates"));
  // In shared memory no thread comes between the updates of another.
  CHECK(run("S = T.alloc_buffer((1,), \"int32\", scope=\"shared\")\n"
            "I = T.alloc_buffer((1,), \"int32\", scope=\"shared\")\n" +
            reducing(kThreads,
                     "a: T.int32 = T.Select(S[0] >= A[vk], I[0], vk)\n"
                     "b: T.int32 = T.Select(S[0] >= A[vk], S[0], A[vk])\nI[0] = a\nS[0] = b",
                     "I[0] = -1\nS[0] = -9", "C[k] = I[0] * 10 + S[0]"))
            .result == "34 34 34 34");
}

}  // namespace tenor::semantics::test
