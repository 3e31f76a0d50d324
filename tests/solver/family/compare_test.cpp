// SPDX-License-Identifier: Apache-2.0
// What is called the same at all sizes is the same in runs: of programs that are, and of what small
// mistakes make of them, at sizes of which some are zero.
#include "solver/family/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>

#include "solver/validate/runs.h"
#include "spec/text/print.h"
#include "tests/share.h"
#include "tests/solver/specified/mutants.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {

using namespace semantics;

namespace {

/// Of so many mutants one is tried.
constexpr std::size_t kOneOfMutants = 40;
/// The name of a function that is the same, or adds in another order (TIR-D81), and need not be
/// called so.
constexpr std::string_view kMayBeOpen = "open_";

using Sizes = std::map<std::string, std::int64_t>;

/// Of so many names; some of each are zero, and some smaller than a tile.
std::vector<std::vector<std::int64_t>> numbers_for(std::size_t names) {
  if (names == 1) return {{0}, {1}, {2}, {3}, {4}, {5}, {7}, {8}, {9}, {12}, {17}};
  if (names == 2)
    return {{0, 0}, {0, 3}, {3, 0}, {1, 1}, {1, 2}, {2, 1},  {2, 3},
            {3, 2}, {4, 8}, {5, 4}, {9, 3}, {7, 7}, {5, 17}, {16, 1}};
  return {{0, 2, 2}, {2, 0, 1}, {2, 3, 0}, {1, 1, 1}, {2, 3, 1}, {3, 2, 2},
          {4, 8, 2}, {5, 4, 3}, {1, 9, 4}, {5, 9, 3}, {2, 17, 1}};
}

/// The sizes of a function, and numbers that its integers are.
std::vector<Sizes> sizes_of(const spec::tir::PrimFunc& f) {
  std::vector<std::string> names;
  const spec::Variable* scalar = nullptr;
  for (std::size_t i = 0; i < f.params.size(); ++i) {
    if (!f.buffers[i] && f.params[i]->dtype.is_integer_scalar()) scalar = f.params[i];
    if (!f.buffers[i]) continue;
    for (const spec::PrimExpr* e : f.buffers[i]->shape)
      if (const auto* v = spec::as<spec::Var>(e))
        if (std::ranges::find(names, v->variable->name_hint) == names.end())
          names.emplace_back(v->variable->name_hint);
  }
  std::vector<Sizes> all;
  for (const auto& numbers : numbers_for(names.size())) {
    Sizes sizes;
    for (std::size_t k = 0; k < names.size(); ++k) sizes[names[k]] = numbers.at(k);
    if (!scalar)
      all.push_back(sizes);
    else
      for (const std::int64_t value : {-3, 0, 2, 46341, 65536, 2147483647}) {
        sizes[std::string(scalar->name_hint)] = value;
        all.push_back(sizes);
      }
  }
  return all;
}

FamilySide side_of(const Subject& s) { return {s.program(), s.module(), *s.function(), {}}; }
std::string why_open(const Subject& before, const Subject& after) {
  return compare_families(side_of(before), side_of(after), {}).why_open;
}

/// A function, and its runs at sizes.
class Reference {
 public:
  explicit Reference(const Subject& s) : subject_(s) {
    std::uint64_t seed = 0;
    for (const Sizes& sizes : sizes_of(*s.function())) {
      Trial trial;
      trial.seed = ++seed;
      for (const auto& [name, value] : sizes)
        trial.inputs.push_back({name, Input::Kind::kNumber, {}, "", fmt::format("{}", value)});
      runs_.push_back(run_side(s, trial, {}, {kSteps}));
    }
  }
  const Subject& subject() const { return subject_; }
  std::size_t specified() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(runs_, [](const SideRun& run) { return run.is_specified(); }));
  }
  /// Where runs show that another function is not the same; empty where they do not.
  std::string difference(const Subject& other) const {
    for (const SideRun& b : runs_) {
      if (!b.is_specified()) continue;
      const SideRun a = run_side(other, b.plan, {}, {kSteps});
      if (a.problem) return a.problem->message;
      if (a.outcome.kind == OutcomeKind::kExhausted) continue;
      if (const auto found = first_difference(b, a)) return found->text;
    }
    return "";
  }

 private:
  static constexpr std::uint64_t kSteps = 200'000;
  const Subject& subject_;
  std::vector<SideRun> runs_;
};

struct Program {
  std::string name;
  std::vector<Subject> all;  ///< the first is `before`
};
std::vector<Program> programs() {
  std::vector<Program> all;
  const std::string folder = std::string(TENOR_SOURCE_DIR) + "/tests/solver/family/programs";
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    all.push_back({entry.path().stem().string(), open_file(entry.path().string())});
  std::ranges::sort(all, {}, &Program::name);
  return all;
}

std::string text_of(const spec::tir::PrimFunc& f, const Change& mutant) {
  mutant.make();
  const std::string text = spec::print(f, spec::Generation::kNested);
  mutant.undo();
  return "from tvm.script import tir as T\n" + text;
}

struct Tally {
  std::size_t pairs = 0, differ = 0, same = 0, not_shown = 0;
  void count(bool differs, bool is_same) {
    ++pairs, differ += differs;
    same += is_same, not_shown += !differs && !is_same;
  }
};

}  // namespace

TEST_CASE("all sizes: programs in other loops are the same", "[family]") {
  const std::size_t one_of = tenor::test::stride(5);
  std::size_t next = 0;
  for (const Program& program : programs()) {
    REQUIRE(program.all.size() > 3);
    const Subject& before = program.all.front();
    const Reference reference(before);
    CHECK(reference.specified() >= 7);
    for (const Subject& other : program.all) {
      CAPTURE(program.name, other.path);
      REQUIRE(other.function());
      if (next++ % one_of != 0) continue;
      if (other.path.starts_with(kMayBeOpen)) continue;
      CHECK(reference.difference(other) == "");
      CHECK(why_open(before, other) == "");
      CHECK(why_open(other, before) == "");
    }
  }
}

TEST_CASE("all sizes: arrays that are not packed are not compared", "[family]") {
  const auto read = open_text(
      "from tvm.script import tir as T\n"
      "@T.prim_func\n"
      "def f(a: T.handle, B: T.Buffer((4, 4), \"float32\")):\n"
      "    A = T.match_buffer(a, (4, 4), \"float32\", strides=(8, 1))\n"
      "    for i, j in T.grid(4, 4):\n"
      "        B[i, j] = A[i, j]\n"
      "@T.prim_func\n"
      "def g(a: T.handle, B: T.Buffer((4, 4), \"float32\")):\n"
      "    A = T.match_buffer(a, (4, 4), \"float32\", strides=(8, 1))\n"
      "    for i, j in T.grid(4, 4):\n"
      "        B[i, j] = A[j, i]\n");
  REQUIRE(read.size() == 2);
  CHECK(why_open(read[0], read[1]) == "arrays that are not packed");
}

TEST_CASE("all sizes: what runs tell apart is not called the same", "[family][property]") {
  const std::size_t one_of = tenor::test::stride(12 * kOneOfMutants, kOneOfMutants);
  for (const Program& program : programs()) DYNAMIC_SECTION(program.name) {
      Tally tally;
      std::size_t next = 0;
      const Reference before(program.all.front());
      for (const Subject& other : program.all) {
        const Reference own(other);
        auto& tree = const_cast<spec::Program&>(other.program());
        for (const Change& mutant : mutants_of(tree, *other.function())) {
          if (next++ % one_of != 0) continue;
          const std::string text = text_of(*other.function(), mutant);
          const auto read = open_text(text);
          if (read.size() != 1 || read[0].refused) continue;
          for (const Reference* reference : {&before, &own}) {
            if (reference == &own && other.path == before.subject().path) continue;
            const bool is_same = why_open(reference->subject(), read[0]).empty();
            const std::string shown = reference->difference(read[0]);
            tally.count(!shown.empty(), is_same);
            if (is_same && !shown.empty())
              FAIL_CHECK(other.path << ", " << mutant.kind << " against "
                                    << reference->subject().path << ": " << shown << "\n"
                                    << text);
          }
        }
      }
      WARN(fmt::format("{}: {} pairs: {} differ, {} are the same, {} are open", program.name,
                       tally.pairs, tally.differ, tally.same, tally.not_shown));
      // Of a few, chance may have it that most are the same.
      if (tally.pairs >= 10) CHECK(tally.differ * 3 >= tally.pairs);
    }
}

}  // namespace tenor::solver::test
