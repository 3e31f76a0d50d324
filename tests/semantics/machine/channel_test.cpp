// SPDX-License-Identifier: Apache-2.0
// The machine runs a language of its own, with TIR's beside it on one stack.
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "semantics/domain/term/show.h"
#include "semantics/domain/term/term.h"
#include "semantics/tir/concrete.h"
#include "tests/semantics/machine/channel_program.h"

namespace tenor::semantics {

template class MachineOf<Joined<Tir, channel::Language>, WatchedConcrete>;
template class MachineOf<channel::Language, WatchedConcrete>;
template class MachineOf<channel::Language, Term>;

namespace {

using channel::Text;

/// One context sends, the other receives.
Text sends_and_receives(std::int64_t sent, std::int64_t received, std::int64_t limit = 0) {
  return {{0, sent}, {received, 0, limit}};
}

void begin(auto& m, const channel::Tasks* tasks) { m.push(channel::StartTasks{{tasks}}); }

/// Which rules were committed to, and which contexts continued.
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
  const Text text = sends_and_receives(3, 3, 1);
  auto m = text.machine<channel::Language, WatchedConcrete>();
  Watch watch;
  m.observe(&watch);
  begin(m, text.tasks);
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
  const Text text = sends_and_receives(1, 2);
  auto m = text.machine<channel::Language, WatchedConcrete>();
  begin(m, text.tasks);
  m.run();
  REQUIRE(m.outcome().rule);
  CHECK(m.outcome().rule->id == "Channel-deadlock");
}

TEST_CASE("channel: data decide between two rules, and what they leave is merged") {
  const Text text = sends_and_receives(2, 2, 7);
  TermBank bank(1 << 16);
  TermRun run(bank);
  auto m = text.machine<channel::Language, Term>();
  m.sent = Term::of_term(bank.input(0, 0, channel::kInt));
  begin(m, text.tasks);
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

TEST_CASE("channel: its space of memory and TIR's are apart, in one machine") {
  Text text = sends_and_receives(3, 3);
  text.tasks->then = text.program.modules.at(0).functions.at(0).prim_func;
  auto m = text.machine<Joined<Tir, channel::Language>, WatchedConcrete>();
  const std::uint32_t array = m.memory().allocate(spec::int_type(32), {4}, 4);
  CHECK(array == m.channel);
  m.open(2);
  CHECK(m.channels.count() == 1);
  CHECK(m.channels.made() == 2);
  CHECK(m.memory().made() == 1);
  begin(m, text.tasks);
  m.run();
  CHECK(m.outcome().kind == OutcomeKind::kDone);
  CHECK(m.memory().alive(array));
  CHECK_FALSE(m.channels.has_room(m.limits().memory));
}

TEST_CASE("channel: one of its frames calls a PrimFunc on the same stack") {
  Text text = sends_and_receives(3, 3);
  text.tasks->then = text.program.modules.at(0).functions.at(0).prim_func;
  auto m = text.machine<Joined<Tir, channel::Language>, WatchedConcrete>();
  begin(m, text.tasks);
  m.run();
  CHECK(m.outcome().kind == OutcomeKind::kDone);
  REQUIRE(m.operand_height() == 1);
  CHECK(Concrete::show(m.operand(0)) == "12");
}

}  // namespace tenor::semantics
