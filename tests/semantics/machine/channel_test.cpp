// SPDX-License-Identifier: Apache-2.0
// The machine runs a language of its own, with TIR's beside it on one stack.
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "semantics/domain/term/show.h"
#include "semantics/domain/term/term.h"
#include "semantics/tir/concrete.h"
#include "spec/text/read.h"
#include "tests/semantics/machine/channel_language.h"

namespace tenor::semantics {

template class MachineOf<Joined<Tir, channel::Language>, WatchedConcrete>;
template class MachineOf<channel::Language, WatchedConcrete>;
template class MachineOf<channel::Language, Term>;

namespace {

using channel::Both;

struct Text {
  spec::Program program;
  Both* both = nullptr;

  explicit Text(std::int64_t sent, std::int64_t received, std::int64_t limit = 0) {
    spec::Report report;
    program = spec::read(
                  "from tvm.script import tir as T\n"
                  "@T.prim_func\n"
                  "def twice(n: T.int64) -> T.int64:\n"
                  "    T.ret(n * T.int64(2))\n",
                  report)
                  .program;
    auto* send = program.make<channel::Send>({});
    auto* receive = program.make<channel::Receive>({});
    send->count = sent, receive->count = received, receive->limit = limit;
    both = program.make<Both>({});
    both->left = send, both->right = receive;
  }
  template <class L, class D>
  MachineOf<L, D> machine() const {
    return {program, program.modules.at(0), Granularity::kExpr};
  }
};

void begin(auto& m, const Both* both) { m.push(channel::StartBoth{{both}}); }

/// Which rules were committed to, and which contexts went on.
struct Watch : Observer<WatchedConcrete> {
  std::set<std::string> rules;
  std::set<std::uint64_t> contexts;
  void committed(const RuleInfo& rule, const spec::Node*) override {
    rules.insert(std::string(rule.id));
  }
  void bound(const spec::Node*, const ConcreteValue*) override {}
  void resumed(std::uint64_t context) override { contexts.insert(context); }
  void accessed(const spec::Node*, Concrete::Index, const ConcreteValue*, std::uint32_t,
                bool) override {}
};

}  // namespace

TEST_CASE("channel: two contexts take turns and a trace sees them") {
  const Text text(3, 3, 1);
  auto m = text.machine<channel::Language, WatchedConcrete>();
  Watch watch;
  m.observe(&watch);
  begin(m, text.both);
  m.run();
  CHECK(m.outcome().kind == OutcomeKind::kDone);
  CHECK(Concrete::show(m.counter) == "6");
  CHECK(m.operand_height() == 0);
  CHECK(watch.contexts == std::set<std::uint64_t>{0, 1, 2});
  CHECK(watch.rules ==
        std::set<std::string>{"Channel-start", "Channel-send", "Channel-send-waits",
                              "Channel-send-done", "Channel-receive", "Channel-receive-waits",
                              "Channel-receive-done", "Channel-count-large", "Channel-count-small",
                              "Channel-add", "Channel-end-waits", "Channel-join", "Channel-end"});
}

TEST_CASE("channel: all wait") {
  const Text text(1, 2);
  auto m = text.machine<channel::Language, WatchedConcrete>();
  begin(m, text.both);
  m.run();
  REQUIRE(m.outcome().rule);
  CHECK(m.outcome().rule->id == "Channel-deadlock");
}

TEST_CASE("channel: data decide between two rules, and what they leave is merged") {
  const Text text(2, 2, 7);
  TermBank bank(1 << 16);
  TermRun run(bank);
  auto m = text.machine<channel::Language, Term>();
  m.sent = Term::of_term(bank.input(0, 0, channel::kInt));
  begin(m, text.both);
  m.run();
  CHECK(m.outcome().kind == OutcomeKind::kDone);
  REQUIRE(m.counter.is_term);
  const auto counter = [&](std::int64_t x) {
    TermEvaluator evaluate(bank, [&](auto, auto) { return Concrete::integer(channel::kInt, x); });
    return Concrete::show(evaluate(m.counter.term()));
  };
  CHECK(counter(10) == "20");
  CHECK(counter(8) == "16");
  CHECK(counter(7) == "2");
  CHECK(counter(-3) == "2");
}

TEST_CASE("channel: one of its frames calls a PrimFunc on the same stack") {
  Text text(3, 3);
  text.both->then = text.program.modules.at(0).functions.at(0).prim_func;
  auto m = text.machine<Joined<Tir, channel::Language>, WatchedConcrete>();
  begin(m, text.both);
  m.run();
  CHECK(m.outcome().kind == OutcomeKind::kDone);
  REQUIRE(m.operand_height() == 1);
  CHECK(Concrete::show(m.operand(0)) == "12");
}

}  // namespace tenor::semantics
