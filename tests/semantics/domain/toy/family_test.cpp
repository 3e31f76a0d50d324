// SPDX-License-Identifier: Apache-2.0
// One run for all sizes, in which the rules of TIR run as they are: a loop is a family, memory a
// list of accesses with their times, and endings are kept beside the sizes that come to them. What
// it says of a size is held against a run of that size.
#include "tests/semantics/domain/toy/family.h"

#include <catch2/catch.hpp>
#include <set>

#include "semantics/tir/catalogue.h"
#include "semantics/tir/concrete.h"
#include "semantics/tir/start.h"
#include "spec/text/read.h"

namespace tenor::semantics {

template class MachineOf<Tir, toy::Family>;

namespace toy {
namespace {

constexpr std::uint64_t kElements = 16;

/// `main(n: T.int32, A: T.Buffer((16,), "int32"))`, and what is done with its machine.
template <class D>
void run_main(const std::string& body, const typename D::Value& n, auto&& look) {
  spec::Report report;
  const spec::Program program = spec::read(
                                    "from tvm.script import tir as T\n"
                                    "@T.prim_func\n"
                                    "def main(n: T.int32, A: T.Buffer((16,), \"int32\")):\n" +
                                        body,
                                    report)
                                    .program;
  REQUIRE(program.modules.size() == 1);
  const spec::DataType type = spec::int_type(32);
  Machine<D> m(program, program.modules[0], Granularity::kExpr);
  Argument<D> size, a;
  size.given = a.given = true;
  size.scalar = n;
  a.memory = m.memory().allocate(type, {kElements}, kElements);
  m.memory().at(a.memory).argument = true;
  a.dtype = type, a.shape = {kElements};
  start(m, program.modules[0].functions.at(0).prim_func, std::vector<Argument<D>>{size, a});
  m.run();
  look(m, a.memory);
}

/// The run for all sizes: how it ends, at which points. The list of accesses is FamilyRun's.
std::vector<std::pair<Points, std::string>> all_sizes(const std::string& body) {
  FamilyRun::current() = FamilyRun();
  std::vector<std::pair<Points, std::string>> exits;
  run_main<Family>(body, Family::size(spec::int_type(32).scalar), [&](auto& m, auto) {
    INFO(m.outcome().message);
    CHECK(m.outcome().kind == OutcomeKind::kDone);
    for (const auto& [condition, outcome] : m.merge().exits())
      exits.emplace_back(condition.set, outcome.rule->id);
  });
  return exits;
}

/// What the element holds at that size in the end; or when the access is made, at its point `at`.
ConcreteValue content(int storage, std::int64_t element, int size,
                      const LoggedAccess* until = nullptr, int at = 0) {
  const FamilyRun& run = FamilyRun::current();
  const LoggedAccess* last = nullptr;
  int point = 0;
  for (const LoggedAccess& a : run.log)
    for (int p = 0; p < kPoints && a.write && a.storage == storage; ++p) {
      if (!a.path[p] || size_at(p) != size || run.place(a, p) != element) continue;
      if (until && !is_before(a.time, p, until->time, at)) continue;
      if (!last || is_before(last->time, point, a.time, p)) last = &a, point = p;
    }
  if (!last) return Concrete::indeterminate(spec::int_type(32).scalar);
  const Numbers& written = run[last->value];
  if (written.load == kNone) return written.at[static_cast<std::size_t>(point)];
  const LoggedAccess& load = run.log[static_cast<std::size_t>(written.load)];
  return content(load.storage, run.place(load, point), size, &load, point);
}

/// Every size comes to what the one run says of it. Returns how it ends, for each size.
std::vector<std::string> agree_at_all_sizes(const std::string& body) {
  const auto exits = all_sizes(body);
  std::vector<std::string> rules;
  for (int n = 0; n < kSizes; ++n) {
    std::set<std::string> expected;
    for (const auto& [points, rule] : exits)
      for (int p = 0; p < kPoints; ++p)
        if (points[p] && size_at(p) == n) expected.insert(rule);
    const auto size = Concrete::integer(spec::int_type(32).scalar, n);
    run_main<Concrete>(body, size, [&](auto& m, std::uint32_t memory) {
      INFO(body << "n = " << n << ": " << m.outcome().message);
      const std::string rule = m.outcome().rule ? std::string(m.outcome().rule->id) : "";
      rules.push_back(rule);
      CHECK(expected == (rule.empty() ? std::set<std::string>() : std::set{rule}));
      for (std::uint64_t i = 0; i < kElements && rule.empty(); ++i) {
        const auto is = m.memory().at(memory).storage.get(spec::int_type(32).scalar, i);
        INFO("element " << i << " is " << Concrete::show(is) << ", "
                        << Concrete::show(content(0, static_cast<std::int64_t>(i), n)));
        CHECK(Concrete::identical(is, content(0, static_cast<std::int64_t>(i), n)));
      }
    });
  }
  return rules;
}

using RuleIds = std::vector<std::string>;
const RuleIds kDone(kSizes);

}  // namespace

TEST_CASE("toy family: a loop of any extent is one run of its body") {
  CHECK(agree_at_all_sizes("    for i in range(n):\n"
                           "        A[i * 2 + 1] = i + n\n") == kDone);
  CHECK(FamilyRun::current().log.size() == 1);
}

TEST_CASE("toy family: what is written later stays, within loops and after them") {
  CHECK(agree_at_all_sizes("    A[3] = 9\n"
                           "    for i in range(n):\n"
                           "        if i < 2:\n"
                           "            A[i] = n\n"
                           "        else:\n"
                           "            A[0] = i\n"
                           "        for j in range(n - i):\n"
                           "            A[i + j] = i * 8 + j\n"
                           "    A[1] = 7\n") == kDone);
  CHECK(FamilyRun::current().log.size() == 5);
}

TEST_CASE("toy family: loops of a known extent run each iteration") {
  CHECK(agree_at_all_sizes("    for i in range(n):\n"
                           "        for j in range(3):\n"
                           "            A[i + j] = j\n") == kDone);
  CHECK(FamilyRun::current().log.size() == 3);
}

TEST_CASE("toy family: a load is bound with its time") {
  CHECK(agree_at_all_sizes("    A[0] = n\n"
                           "    for i in range(n):\n"
                           "        x: T.int32 = A[i]\n"
                           "        A[i] = 20 + i\n"
                           "        A[i + 1] = x\n") == kDone);
}

TEST_CASE("toy family: an ending is kept beside the sizes that come to it") {
  const std::string outside = "TIR-BufferStore-out-of-bounds";
  CHECK(agree_at_all_sizes("    for i in range(n):\n"
                           "        A[i * 5] = i\n"
                           "    A[1] = n\n") == RuleIds{"", "", "", "", "", outside});
  CHECK(agree_at_all_sizes("    A[n * 4 - 1] = 3\n") == RuleIds{outside, "", "", "", "", outside});
}

}  // namespace toy
}  // namespace tenor::semantics
