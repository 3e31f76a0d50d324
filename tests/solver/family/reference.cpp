// SPDX-License-Identifier: Apache-2.0
#include "tests/solver/family/reference.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "spec/text/print.h"
#include "tests/solver/specified/mutants.h"

namespace tenor::solver::test {

using namespace semantics;

namespace {

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

std::string text_of(const spec::tir::PrimFunc& f, const Change& mutant) {
  mutant.make();
  const std::string text = spec::print(f, spec::Generation::kNested);
  mutant.undo();
  return "from tvm.script import tir as T\n" + text;
}

}  // namespace

Reference::Reference(const Subject& s) : subject_(s) {
  std::uint64_t seed = 0;
  for (const Sizes& sizes : sizes_of(*s.function())) {
    Trial trial;
    trial.seed = ++seed;
    for (const auto& [name, value] : sizes)
      trial.inputs.push_back({name, Input::Kind::kNumber, {}, "", fmt::format("{}", value)});
    runs_.push_back(run_side(s, trial, {}, {kSteps}));
  }
}

std::size_t Reference::specified() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(runs_, [](const SideRun& run) { return run.is_specified(); }));
}

std::string Reference::difference(const Subject& other) const {
  for (const SideRun& b : runs_) {
    if (!b.is_specified()) continue;
    const SideRun a = run_side(other, b.plan, {}, {kSteps});
    if (a.problem) return a.problem->message;
    if (a.outcome.kind == OutcomeKind::kExhausted) continue;
    if (const auto found = first_difference(b, a)) return found->text;
  }
  return "";
}

std::vector<SameProgram> same_programs() {
  std::vector<SameProgram> all;
  const std::string folder = std::string(TENOR_SOURCE_DIR) + "/tests/solver/family/programs";
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    all.push_back({entry.path().stem().string(), open_file(entry.path().string())});
  std::ranges::sort(all, {}, &SameProgram::name);
  return all;
}

void for_each_mutant(const SameProgram& program, std::size_t one_of,
                     const std::function<void(const MutatedPair&)>& visit) {
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
      visit({before, read[0], mutant.kind, text});
      if (other.path != before.subject().path) visit({own, read[0], mutant.kind, text});
    }
  }
}

}  // namespace tenor::solver::test
