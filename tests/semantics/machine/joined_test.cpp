// SPDX-License-Identifier: Apache-2.0
// Two languages in one machine whose States have members of one name.
#include "semantics/machine/joined.h"

#include <catch2/catch.hpp>

#include "semantics/domain/concrete.h"
#include "semantics/machine/machine.h"
#include "spec/ir/program.h"

namespace tenor::semantics {
namespace tally {

/// One of a kind of languages that count what they execute and keep the counts on a stack.
template <int Which>
struct Tally {
  struct Count : spec::Node {};
  struct CountFrame : StartFrame<Count> {};
  using Frames = FrameList<CountFrame>;

  template <class L, class D>
  class State : public Stateless {
   public:
    template <class... Args>
    explicit State(const Args&...) {}
    struct Mark {
      std::size_t height = 0;
    };
    using Snapshot = std::vector<int>;
    Mark mark() const { return {counts.size()}; }
    Snapshot snapshot(const Mark& mark) const { return {counts.begin() + at(mark), counts.end()}; }
    void restore(const Mark& mark, const Snapshot& snapshot) {
      rewind(mark);
      counts.insert(counts.end(), snapshot.begin(), snapshot.end());
    }
    void rewind(const Mark& mark) { counts.resize(mark.height); }

    std::vector<int> counts;

   private:
    static std::ptrdiff_t at(const Mark& mark) { return static_cast<std::ptrdiff_t>(mark.height); }
  };
  template <class Fs>
  static std::uint16_t start_tag(const Count*) {
    return tag_in<Fs, CountFrame>();
  }
  template <class M>
  static void evaluate(M&, const Count*) {}
};
using Left = Tally<0>;
using Right = Tally<1>;
using Two = Joined<Left, Right>;

template <class A>
struct Counts {
  static constexpr RuleInfo info{"Tally-count", spec::Citations{}};
  static void then(At<typename A::CountFrame> auto& r) {
    auto& counts = state_of<A>(*r).counts;
    counts.push_back(static_cast<int>(counts.size()) + 1);
  }
};

}  // namespace tally

template <>
struct RulesOf<tally::Left::CountFrame> : Rules<tally::Counts<tally::Left>> {};
template <>
struct RulesOf<tally::Right::CountFrame> : Rules<tally::Counts<tally::Right>> {};
template class MachineOf<tally::Two, Concrete>;

TEST_CASE("joined languages have members of one name each for itself") {
  spec::Program program;
  const spec::Module module;
  const auto* left = program.make<tally::Left::Count>({});
  const auto* right = program.make<tally::Right::Count>({});
  MachineOf<tally::Two, Concrete> m(program, module, Granularity::kExpr);
  const auto& lefts = state_of<tally::Left>(std::as_const(m)).counts;
  const auto& rights = state_of<tally::Right>(std::as_const(m)).counts;
  for (int i = 0; i < 2; ++i) m.push(tally::Left::CountFrame{{left}});
  m.push(tally::Right::CountFrame{{right}});
  m.run();
  CHECK(m.outcome().kind == OutcomeKind::kDone);
  CHECK(lefts == std::vector{1, 2});
  CHECK(rights == std::vector{1});

  SECTION("and each comes back from a snapshot") {
    const auto all = m.snapshot({});
    state_of<tally::Left>(m).counts = {7};
    state_of<tally::Right>(m).counts = {8, 9};
    const auto kept = m.mark();
    state_of<tally::Left>(m).counts.push_back(3);
    state_of<tally::Right>(m).counts.push_back(4);
    m.rewind(kept.state);
    CHECK(lefts == std::vector{7});
    CHECK(rights == std::vector{8, 9});
    m.restore({}, all);
    CHECK(lefts == std::vector{1, 2});
    CHECK(rights == std::vector{1});
  }
}

}  // namespace tenor::semantics
