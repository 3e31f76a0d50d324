// SPDX-License-Identifier: Apache-2.0
// Values that are no scalars, and what becomes of them where data decide.
#include <catch2/catch.hpp>

#include "semantics/domain/term/show.h"
#include "semantics/domain/term/term.h"
#include "semantics/machine/language.h"
#include "semantics/tir/catalogue.h"
#include "spec/ir/program.h"

namespace tenor::semantics {
namespace choice {

enum Kind : std::uint32_t { kPair, kTriple };
struct Choose : spec::Node {
  Kind otherwise = kPair;
};
struct Start : StartFrame<Choose> {};
struct Ready : Frame<Choose> {};  // a condition

struct Language {
  using Frames = FrameList<Start, Ready>;
  template <class L, class D>
  class State : public Stateless {
   public:
    template <class... Args>
    explicit State(const Args&...) {}
    typename D::Value condition{};

    /// What the choices came to, which is not a part of any stack: a log that merges item by item.
    std::vector<typename D::Value> log;
    using Changes = std::vector<typename D::Value>;
    std::size_t change_mark() const { return log.size(); }
    Changes take_back(std::size_t from) {
      const Changes changes(log.begin() + static_cast<std::ptrdiff_t>(from), log.end());
      log.resize(from);
      return changes;
    }
    void merge(const std::vector<ChangedUnder<D, Changes>>& joined) {
      for (std::size_t i = 0; i < joined[0].changes.size(); ++i) {
        log.push_back(joined[0].changes[i]);
        for (const auto& [premise, changes] : joined)
          log.back() = D::merged(premise, changes[i], log.back());
      }
    }
  };
  template <class Fs>
  static std::uint16_t start_tag(const Choose*) {
    return tag_in<Fs, Start>();
  }
};

inline constexpr spec::ScalarType kInt = spec::int_type(32).scalar;
/// (1, 2) of that kind, or (3, 2): the first part alone depends on what is chosen.
void make_pair(At<Ready> auto& r, std::uint32_t kind, std::int64_t first) {
  const auto pair =
      r->objects().make({kind, nullptr, {r.d.integer(kInt, first), r.d.integer(kInt, 2)}, {}});
  r->log.push_back(r.d.integer(kInt, first));
  *r.result() = pair;
}

struct Asks {
  static constexpr RuleInfo info{"Choice-start", spec::Citations{}};
  static void then(At<Start> auto& r) {
    const Ready ready{{r.node, r->operand_height()}};
    *r->extend_operands() = r->condition;
    r->push(ready);
  }
};
struct TakesFirst {
  static constexpr RuleInfo info{"Choice-first", spec::Citations{}};
  static Truth auto when(const At<Ready> auto& r) { return r.d.is_true(r.operands()[0]); }
  static void then(At<Ready> auto& r) { make_pair(r, kPair, 1); }
};
struct TakesOther {
  static constexpr RuleInfo info{"Choice-other", spec::Citations{}};
  static Truth auto when(const At<Ready> auto& r) { return !r.d.is_true(r.operands()[0]); }
  static void then(At<Ready> auto& r) { make_pair(r, r.node->otherwise, 3); }
};

}  // namespace choice

template <>
struct RulesOf<choice::Start> : Rules<choice::Asks> {};
template <>
struct RulesOf<choice::Ready> : Rules<choice::TakesFirst, choice::TakesOther> {};

template class MachineOf<choice::Language, Term>;

namespace {

/// A machine that is about to choose by an input that may be anything.
struct Choosing {
  TermBank bank{1 << 16};
  TermRun run{bank};
  spec::Program program;
  choice::Choose* node = program.make<choice::Choose>({});
  spec::Module module;
  MachineOf<choice::Language, Term> m{program, module, Granularity::kExpr};

  explicit Choosing(choice::Kind otherwise) {
    node->otherwise = otherwise;
    m.condition = Term::of_term(bank.input(0, 0, spec::bool_type().scalar));
    m.push(choice::Start{{node}});
    m.run();
  }
};

}  // namespace

TEST_CASE("objects: data decide between two pairs, and the result is a pair of what data decide") {
  const Choosing after(choice::kPair);
  REQUIRE(after.m.outcome().kind == OutcomeKind::kDone);
  REQUIRE(after.m.operand_height() == 1);
  const Object<Term>* pair = after.m.objects().find(after.m.operand(0));
  REQUIRE(pair);
  REQUIRE(pair->parts.size() == 2);
  CHECK_FALSE(pair->parts[1].is_term);
  for (const bool condition : {false, true}) {
    TermEvaluator evaluate(after.bank, [&](auto, auto) {
      return Concrete::integer(spec::bool_type().scalar, condition);
    });
    CHECK(Concrete::show(evaluate(pair->parts[0].term())) == (condition ? "1" : "3"));
  }
}

TEST_CASE("a State merges what alternatives changed in it beside stacks") {
  const Choosing after(choice::kPair);
  REQUIRE(after.m.outcome().kind == OutcomeKind::kDone);
  REQUIRE(after.m.log.size() == 1);
  REQUIRE(after.m.log[0].is_term);
  for (const bool condition : {false, true}) {
    TermEvaluator evaluate(after.bank, [&](auto, auto) {
      return Concrete::integer(spec::bool_type().scalar, condition);
    });
    CHECK(Concrete::show(evaluate(after.m.log[0].term())) == (condition ? "1" : "3"));
  }
}

TEST_CASE("objects: of which kind a value is may not depend on data") {
  const Choosing after(choice::kTriple);
  CHECK(after.m.outcome().kind == OutcomeKind::kUndecided);
  CHECK(after.m.outcome().message == "which kind of object a value is depends on data");
}

TEST_CASE("objects: equal texts are one object, which merges where others do not") {
  Objects<Concrete> heap;
  const ConcreteValue text = heap.text("x");
  CHECK(heap.text(std::string("x")).bits == text.bits);
  CHECK(heap.text("y").bits != text.bits);
  CHECK(heap.size() == 2);
  CHECK(heap.characters(text) == "x");
  CHECK(heap.show(text) == "\"x\"");
  CHECK(heap.show(Concrete::integer(choice::kInt, 7)) == "7");
  CHECK(text.bits != Concrete::null_handle().bits);
  TermBank bank(1 << 16);
  TermRun run(bank);
  Objects<Term> terms;
  const TermTruth either{bank.input(0, 0, spec::bool_type().scalar)};
  const auto parts_alone = [](const auto&...) { return std::optional<Term::Value>(); };
  const auto merged = [&](const char* a, const char* b) {
    return terms.merged(either, terms.text(a), terms.text(b), parts_alone);
  };
  CHECK(merged("x", "x") == terms.text("x"));
  CHECK_FALSE(merged("x", "y"));
}

TEST_CASE("objects: a scalar is not an object") {
  Objects<Concrete> heap;
  const ConcreteValue pair = heap.make({0, nullptr, {Concrete::integer(choice::kInt, 7)}, "x"});
  CHECK_FALSE(heap.find(Concrete::integer(choice::kInt, 0)));
  CHECK_FALSE(heap.find(Concrete::null_handle()));
  REQUIRE(heap.find(pair));
  CHECK(heap.find(pair)->text == "x");
  CHECK(Concrete::pointer_of(pair).memory == 0);
}

}  // namespace tenor::semantics
