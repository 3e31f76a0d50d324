// SPDX-License-Identifier: Apache-2.0
// The lemma of barrier intervals (docs/machine.md), held against every interleaving of the threads
// of small blocks: whether a block is unspecified, and what it leaves where it is not.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "loops.h"
#include "semantics/analysis/order/outcome_set.h"
#include "semantics/schedule/explorer.h"
#include "tests/share.h"

namespace tenor::semantics::test {
namespace {

/// Threads of a block take turns at each access of memory that others see.
class BlockInterleaving : public InterleavingOf<semantics::Run<WatchedConcrete>> {
 public:
  explicit BlockInterleaving(const Setup& setup)
      : InterleavingOf(setup.in_steps(Granularity::kExpr)) {}

 private:
  void accessed(const spec::Node* buffer, Index element, const Value*, std::uint32_t,
                bool write) override {
    const auto* b = static_cast<const spec::Buffer*>(buffer);
    const auto memory = static_cast<std::uint64_t>(machine_.view(b).memory());
    if (!in_transition() || machine_.memory().at(memory).born >= machine_.levels().size()) return;
    // What an atomic update reads is one transition with what it writes.
    if (!write && machine_.layout().reductions().is_atomic(machine_.redex())) return;
    const auto first = static_cast<std::uint64_t>(element);
    add({memory, first, first + 1, write, {}});
  }
};

class BlockExplorer : public Explorer {
 public:
  explicit BlockExplorer(const Setup& setup)
      : Explorer(kMostSchedules, Reduction::kNone), setup_(setup) {
    while (advance()) {
    }
  }
  OutcomeSet outcomes;

 private:
  static constexpr std::uint64_t kMostSchedules = 4'000;
  std::unique_ptr<Interleaving> begin(std::uint64_t) const override {
    return std::make_unique<BlockInterleaving>(setup_);
  }
  bool keep(const Interleaving& run, const Schedule& schedule) override {
    const auto& m = static_cast<const BlockInterleaving&>(run).machine();
    return m.outcome().kind != OutcomeKind::kDone || outcomes.add(m, setup_.plan, schedule);
  }
  const Setup setup_;
};

/// A statement of a thread t of three, of which two may meet.
std::string draw_of_three(std::mt19937_64& random) {
  const char* const places[] = {"t", "2 - t", "0", "1", "t + 1"};
  const auto place = [&] { return places[random() % std::size(places)]; };
  switch (random() % 8) {
    case 0: return fmt::format("S[{}] = A[t]", place());
    case 1: return fmt::format("C[t] = S[{}]", place());
    case 2: return fmt::format("if t == {}:\n            S[{}] = 1", random() % 3, place());
    case 3: return fmt::format("if t == {}:\n            C[3] = S[{}]", random() % 3, place());
    case 4: return "T.evaluate(T.tvm_storage_sync(\"shared\"))";
    case 5:
      return fmt::format(
          "T.evaluate(T.call_extern(\"int32\", \"atomicAdd\", T.address_of(S[{}]), A[t]))",
          place());
    case 6: return "if t < 2:\n            T.evaluate(T.tvm_storage_sync(\"shared\", 1, 2))";
    default: return "if t > 0:\n            T.evaluate(T.tvm_storage_sync(\"shared\", 2, 2))";
  }
}

/// A statement of a thread t of two.
std::string draw_statement(std::mt19937_64& random) {
  const char* const places[] = {"t", "1 - t", "0", "t + 2", "3 - t"};
  const auto place = [&] { return places[random() % std::size(places)]; };
  const char* const kBarrier = "T.evaluate(T.tvm_storage_sync(\"shared\"))";
  switch (random() % 9) {
    case 0: return fmt::format("S[{}] = {}", place(), random() % 3);
    case 1: return fmt::format("S[{}] = A[t]", place());
    case 2: return fmt::format("C[t] = S[{}]", place());
    case 3: return fmt::format("if t == {}:\n            S[{}] = 1", random() % 2, place());
    case 4: return fmt::format("C[{}] = A[t] + {}", place(), random() % 2);
    case 5: return fmt::format("if t == {}:\n            {}", random() % 8, kBarrier);
    case 6:
      return fmt::format("C[t] = T.tvm_warp_shuffle(T.tvm_warp_activemask(), A[t], {}, 32, 32)",
                         random() % 2);
    default: return kBarrier;
  }
}

template <class Draw>
std::string draw_block(std::mt19937_64& random, int threads, const Draw& draw) {
  std::string text =
      "from tvm.script import tir as T\n\n\n@T.prim_func\ndef main(A: T.Buffer((4,), \"int32\"), "
      "C: "
      "T.Buffer((4,), \"int32\")):\n    S = T.decl_buffer((4,), \"int32\", scope=\"shared\")\n    "
      "for t in T.thread_binding(" +
      std::to_string(threads) +
      ", thread=\"threadIdx.x\"):\n        "
      "S[t] = 0\n        T.evaluate(T.tvm_storage_sync(\"shared\"))\n";
  for (std::size_t left = 2 + random() % 4; left > 0; --left)
    text += "        " + draw(random) + "\n";
  return text;
}

struct BlocksSeen {
  std::size_t programs = 0, unspecified = 0, barrier = 0, many = 0;
};

void compare_block(const std::string& text, BlocksSeen& seen) {
  INFO(text);
  const Planned program(text, Profile::kPortable);
  semantics::Run<Concrete> m(program.setup());
  m.run();
  const OutcomeKind kind = m.outcome().kind;
  REQUIRE((kind == OutcomeKind::kDone || kind == OutcomeKind::kUnspecified));
  const BlockExplorer all(program.setup());
  ++seen.programs;
  seen.barrier += m.outcome().code == spec::Code::U_BARRIER;
  if (kind == OutcomeKind::kUnspecified) {
    ++seen.unspecified;
    // Of what one order meets, every order meets something: the first that is tried.
    CHECK(all.schedules() == 1);
    CHECK((all.stop() && all.stop()->outcome.kind == kind));
    return;
  }
  CHECK(!all.stop());
  CHECK(all.outcomes.results().size() == 1);
  seen.many += !all.complete();
}

}  // namespace

TEST_CASE("one order of a block's threads says what every order does", "[EXT/Threads/explicit]") {
  std::mt19937_64 random(23);
  BlocksSeen seen;
  const std::size_t programs = tenor::test::share_of(400);
  while (seen.programs < programs) compare_block(draw_block(random, 2, draw_statement), seen);
  INFO(fmt::format("{} programs: {} unspecified, {} of them by a barrier, {} of too many orders",
                   seen.programs, seen.unspecified, seen.barrier, seen.many));
  CHECK(seen.unspecified * 10 >= seen.programs * 2);
  CHECK(seen.unspecified * 10 <= seen.programs * 8);
  CHECK(seen.barrier * 100 >= seen.programs);
  CHECK(seen.many * 5 <= seen.programs);
}

TEST_CASE("barriers of some threads, and atomic updates: one order says what all do",
          "[EXT/Threads/some]") {
  std::mt19937_64 random(81);
  BlocksSeen seen;
  // Of fewer, all may be alike.
  const std::size_t programs = std::max<std::size_t>(10, tenor::test::share_of(125));
  while (seen.programs < programs) compare_block(draw_block(random, 3, draw_of_three), seen);
  INFO(fmt::format("{} programs: {} unspecified, {} of them by a barrier, {} of too many orders",
                   seen.programs, seen.unspecified, seen.barrier, seen.many));
  CHECK(seen.unspecified > 0);
  CHECK(seen.unspecified < seen.programs);
}

}  // namespace tenor::semantics::test
