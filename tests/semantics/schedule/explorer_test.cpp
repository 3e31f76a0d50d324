// SPDX-License-Identifier: Apache-2.0
// All schedules of a language that is not TIR: contexts that wait for a channel. The numbers of
// schedules are counted by hand. A transition of a context is one value that it sends or takes, one
// look at a channel that makes it wait, the end of its counting, or its end.
#include "semantics/schedule/explorer.h"

#include <catch2/catch.hpp>
#include <set>

#include "semantics/domain/concrete.h"
#include "tests/semantics/machine/channel_program.h"
#include "tests/share.h"

namespace tenor::semantics {
namespace {

using channel::Text;
using Pruning = Explorer::Reduction;
using ChannelMachine = MachineOf<channel::Language, WatchedConcrete>;

/// What a channel holds at first, and how much it may.
struct Channel {
  std::size_t capacity = 1;
  std::vector<std::int64_t> values{};
};

class ChannelInterleaving : public InterleavingOf<ChannelMachine> {
 public:
  ChannelInterleaving(const Text& text, const Channel& channel)
      : InterleavingOf(text.program, text.program.modules.at(0), Granularity::kExpr) {
    machine_.open(channel.capacity);
    machine_.counter = Concrete::integer(channel::kInt, 0);
    for (const std::int64_t v : channel.values) machine_.send(Concrete::integer(channel::kInt, v));
    machine_.push(channel::StartTasks{{text.tasks}});
  }

 private:
  void accessed(const spec::Node*, Index cell, const Value*, std::uint32_t, bool write) override {
    const auto at = static_cast<std::uint64_t>(cell);
    add({1, at, at + 1, write, {}});
  }
};

/// Keeps what the counter may be.
class ChannelExplorer : public Explorer {
 public:
  ChannelExplorer(const Text& text, const Channel& channel, Pruning reduction,
                  std::uint64_t most = kSchedules)
      : Explorer(most, reduction), text_(text), channel_(channel) {
    while (advance()) {
    }
  }
  std::set<std::string> counters;

 private:
  std::unique_ptr<Interleaving> begin(std::uint64_t) const override {
    return std::make_unique<ChannelInterleaving>(text_, channel_);
  }
  bool keep(const Interleaving& run, const Schedule&) override {
    if (run.outcome().kind != OutcomeKind::kDone) return true;
    const auto& m = static_cast<const ChannelInterleaving&>(run).machine();
    counters.insert(Concrete::show(m.counter));
    return true;
  }

  const Text& text_;
  const Channel channel_;
};

void check_count(const Text& text, const Channel& channel, std::uint64_t all,
                 std::uint64_t different, const std::set<std::string>& counters) {
  const ChannelExplorer every(text, channel, Pruning::kNone);
  CHECK(every.complete());
  CHECK(every.schedules() == all);
  CHECK(every.counters == counters);
  const ChannelExplorer fewer(text, channel, Pruning::kDependent);
  CHECK(fewer.complete());
  CHECK(fewer.schedules() == different);
  CHECK(fewer.counters == counters);
}

}  // namespace

TEST_CASE("schedules of contexts that do not wait are all interleavings of their transitions") {
  // Two transitions each: 4! / (2! 2!). The order of what they send is all that matters.
  check_count(Text({0, 1}, {0, 1}), {2}, 6, 2, {"0"});
  // Three transitions each: 6! / (3! 3!). Who takes first and who counts last matter.
  check_count(Text({1, 0}, {1, 0}), {2, {5, 7}}, 20, 4, {"5", "7"});
}

TEST_CASE("schedules of contexts that wait are those in which each can go on") {
  // Either the value is sent first: then the sender's end stands anywhere among take, count and
  // end. Or the receiver looks first, and nothing but the sending can follow.
  check_count(Text({0, 1}, {1, 0}), {1}, 4 + 4, 2, {"1"});
}

TEST_CASE("every result of contexts that compete for values is found") {
  // 1, 2 and 3 are sent, one context takes one of them and the other the rest.
  const Text text({0, 3}, {1, 0}, {2, 0});
  const ChannelExplorer found(text, {1}, Pruning::kDependent);
  CHECK(found.complete());
  CHECK(found.counters == std::set<std::string>{"1", "2", "3", "4", "5"});
}

TEST_CASE("a deadlock that some schedules have is found, with one of them") {
  // The second context has to take a value before it sends the last that the third waits for.
  const Text text({0, 2}, {1, 1}, {2, 0});
  ScheduledRun first(std::make_unique<ChannelInterleaving>(text, Channel{}),
                     *parse_schedule("0:0"));
  while (first.advance()) {
  }
  CHECK(first.run().outcome().kind == OutcomeKind::kDone);
  const ChannelExplorer found(text, {}, Pruning::kDependent);
  REQUIRE(found.stop());
  CHECK(found.stop()->outcome.rule == &channel::kDeadlock);
  const std::string schedule = to_string(found.stop()->schedule);
  INFO(schedule);
  ScheduledRun again(std::make_unique<ChannelInterleaving>(text, Channel{}),
                     *parse_schedule(schedule));
  while (again.advance()) {
  }
  CHECK(again.misfit().empty());
  CHECK(again.run().outcome().rule == &channel::kDeadlock);
  CHECK(to_string(again.schedule()) == schedule);
}

TEST_CASE("a schedule that does not fit contexts says so") {
  const Text text({0, 1}, {1, 0});
  ScheduledRun run(std::make_unique<ChannelInterleaving>(text, Channel{}), *parse_schedule("0:2"));
  while (run.advance()) {
  }
  CHECK(run.misfit() ==
        "the schedule picks context 2 for choice 0, but that context cannot continue there");
}

TEST_CASE("what is left out of schedules of contexts that wait, others have already") {
  constexpr std::uint64_t kMost = 5'000;
  std::size_t texts = 0, compared = 0, stuck = 0;
  std::vector<channel::Counts> kinds;
  for (const std::int64_t received : {0, 1, 2})
    for (const std::int64_t sent : {0, 1, 2})
      if (received + sent > 0) kinds.push_back({received, sent, 0});
  for (const channel::Counts& a : kinds)
    for (const channel::Counts& b : kinds)
      for (const std::size_t capacity : {1, 2}) {
        // As many values as all take, or as stay in the channel: others are never done.
        const auto left = static_cast<std::size_t>(2 + a.sent + b.sent - a.received - b.received);
        if (left > capacity || ++texts % tenor::test::stride(4) != 0) continue;
        const Text text({0, 2}, a, b);
        CAPTURE(a.received, a.sent, b.received, b.sent, capacity);
        const ChannelExplorer every(text, {capacity}, Pruning::kNone, kMost);
        if (!every.complete() && !every.stop()) continue;
        const ChannelExplorer fewer(text, {capacity}, Pruning::kDependent, kMost);
        ++compared, stuck += every.stop().has_value();
        CHECK(every.stop().has_value() == fewer.stop().has_value());
        CHECK(fewer.schedules() <= every.schedules());
        if (!every.stop()) CHECK(fewer.counters == every.counters);
      }
  CHECK(stuck > 10 / tenor::test::stride(4));
  CHECK(compared > stuck);
}

}  // namespace tenor::semantics
