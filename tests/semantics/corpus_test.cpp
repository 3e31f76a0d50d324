// SPDX-License-Identifier: Apache-2.0
// Every program of corpus/tir, at every stage of its compilation that can be run, in both
// generations: the rules compute the bytes that the compiled program did, or come within the units
// in the last place that its program.json derives, in the lowered profile, and where no
// allocation's layout is relied on in the portable one too. Those of programs
// for a GPU are compared with what the program computed without its schedule.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "semantics/run/invoke.h"
#include "semantics/tensor/npy.h"
#include "spec/text/read.h"
#include "spec/tir/check.h"
#include "tests/share.h"
#include "tests/slurp.h"

namespace tenor::semantics {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using tenor::test::slurp;

Tensor load_array(const fs::path& path) {
  const auto file = read_file(path.string());
  REQUIRE(problem_of(file) == nullptr);
  const auto tensor = read_npy(std::get<std::vector<std::byte>>(file));
  REQUIRE(problem_of(tensor) == nullptr);
  return std::get<Tensor>(tensor);
}

/// A program of the corpus, with its inputs read.
struct CorpusProgram {
  fs::path folder;
  json description;
  std::vector<Input> inputs;

  explicit CorpusProgram(fs::path path) : folder(std::move(path)) {
    description = json::parse(slurp(folder / "program.json"));
    for (const auto& [name, value] : description["inputs"].items()) {
      if (value.is_string())
        inputs.push_back(
            {name, Input::Kind::kTensor, load_array(folder / value.get<std::string>()), "", value});
      else
        inputs.push_back({name, Input::Kind::kNumber, {}, "", value.dump()});
    }
  }
  /// Does the stage see more memory than there is: a fault of a pass (docs/findings.md)?
  bool has_wide_views(const fs::path& stage) const {
    const json& from = description.value("wide_views_from", json::object());
    const std::string generation = stage.parent_path().filename().string();
    return from.contains(generation) && stage.stem().string() >= from[generation];
  }
  std::uint64_t ulps() const { return description.value("ulps", std::uint64_t{0}); }
};

/// The words after `expect:` on the second line of a stage.
std::set<std::string> expectations(const std::string& text) {
  const std::string key = "expect: ";
  const std::size_t begin = text.find(key, text.find('\n'));
  REQUIRE(begin < text.find('\n', text.find('\n') + 1));
  std::istringstream words(
      text.substr(begin + key.size(), text.find('\n', begin) - begin - key.size()));
  return {std::istream_iterator<std::string>(words), {}};
}

bool runs_in(Profile profile, const std::set<std::string>& expected) {
  const bool lowered = expected.contains("run-lowered");
  const bool runs = lowered || expected.contains("run") || expected.contains("run-threads");
  return runs && (profile == Profile::kLowered || !lowered);
}

/// The stages of a generation that can be run, after `first` and up to `last`.
std::vector<fs::path> runnable_stages(const fs::path& folder, const std::string& first,
                                      const std::string& last) {
  std::vector<fs::path> stages;
  for (const auto& entry : fs::directory_iterator(folder)) {
    const auto expected = expectations(slurp(entry.path()));
    const std::string stage = entry.path().stem().string();
    if (runs_in(Profile::kLowered, expected) && stage > first && stage <= last)
      stages.push_back(entry.path());
  }
  std::sort(stages.begin(), stages.end());
  return stages;
}

/// How many values of the format lie from `a` to `b`; bits of IEEE formats count in order.
std::uint64_t ulps_between(spec::ScalarType type, std::uint64_t a, std::uint64_t b) {
  const auto ordinal = [&](std::uint64_t bits) {
    const std::uint64_t sign = std::uint64_t{1} << (type.bits - 1);
    return bits & sign ? sign - (bits & ~sign) : bits + sign;
  };
  const std::uint64_t x = ordinal(a), y = ordinal(b);
  return x > y ? x - y : y - x;
}

/// The largest distance of two arrays of floats; a NaN is far from everything but NaN.
std::uint64_t largest_distance(const Tensor& found, const Tensor& expected) {
  const spec::ScalarType type = expected.dtype.scalar;
  std::uint64_t largest = 0;
  for (std::size_t i = 0; i < expected.data.size() / type.bytes(); ++i) {
    const std::uint64_t a = load_scalar(type, found.data, i),
                        b = load_scalar(type, expected.data, i);
    if (numeric::same_value(type, a, b)) continue;
    const bool unordered = numeric::is_nan(type, a) || numeric::is_nan(type, b);
    largest = std::max(largest, unordered ? ~std::uint64_t{0} : ulps_between(type, a, b));
  }
  return largest;
}

void compare(const CorpusProgram& program, const Invocation& run) {
  for (const auto& [name, file] : program.description["outputs"].items()) {
    CAPTURE(name);
    const ArrayResult* result = run.array(name);
    REQUIRE(result != nullptr);
    const Tensor expected = load_array(program.folder / file.get<std::string>());
    REQUIRE(result->tensor.shape == expected.shape);
    REQUIRE(result->tensor.dtype == expected.dtype);
    REQUIRE(std::count(result->written.begin(), result->written.end(), 0) == 0);
    if (program.ulps() > 0) {
      CHECK(largest_distance(result->tensor, expected) <= program.ulps());
      continue;
    }
    const auto difference = first_difference(*result, expected);
    if (difference)
      FAIL_CHECK("found " << difference->found << ", expected " << difference->expected);
  }
}

void run_function(const CorpusProgram& program, const spec::Program& text,
                  const spec::Module& module, const spec::tir::PrimFunc* f, Profile profile,
                  bool expected) {
  CAPTURE(profile == Profile::kLowered);
  const Invocation run =
      invoke(text, module, f, program.inputs, {.limits = {}, .profile = profile});
  CAPTURE(run.problem ? run.problem->message : run.outcome.message);
  CHECK(!run.problem);
  if (!expected) {
    CHECK(run.outcome.code == spec::Code::U_LAYOUT);
    return;
  }
  CHECK(run.outcome.kind == OutcomeKind::kDone);
  if (!run.problem && run.outcome.kind == OutcomeKind::kDone) compare(program, run);
}

void run_stage(const CorpusProgram& program, const fs::path& stage) {
  CAPTURE(stage.string());
  const std::string text = slurp(stage);
  spec::Report report;
  const spec::ParsedFile parsed = spec::read(text, report);
  spec::tir::check(parsed.program, report);
  for (const spec::Diagnostic& finding : report.diagnostics())
    if (finding.severity == spec::Severity::kError) FAIL_CHECK(finding.message);
  const std::string name = program.description["function"];
  for (const spec::Module& module : parsed.program.modules)
    for (const spec::Function& function : module.functions) {
      if (function.name != name || !function.prim_func) continue;
      for (const Profile profile : {Profile::kPortable, Profile::kLowered})
        run_function(program, parsed.program, module, function.prim_func, profile,
                     runs_in(profile, expectations(text)) && !program.has_wide_views(stage));
      return;
    }
  FAIL_CHECK("there is no function " << name);
}

/// Stages between the two entries of program.json; without `first` from the beginning.
void run_generation(const std::string& generation, const char* first, const char* last) {
  std::size_t stages = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(TENOR_SOURCE_DIR) / "corpus/tir")) {
    if (!fs::exists(entry.path() / "program.json")) continue;
    const CorpusProgram program(entry.path());
    const json& description = program.description;
    if (!description[last].contains(generation)) continue;
    const std::string after = first ? description[first][generation].get<std::string>() : "";
    const std::string upto = description[last][generation];
    for (const fs::path& stage : runnable_stages(entry.path() / generation, after, upto)) {
      if (stages++ % tenor::test::stride(4) == 0) run_stage(program, stage);
    }
  }
  CHECK(stages >= 60);
}

}  // namespace

TEST_CASE("corpus, nested: every stage before buffers are flattened", "[TIR/Exec/1.2.6]") {
  run_generation("nested", nullptr, "last_runnable");
}

TEST_CASE("corpus, flat: every stage before buffers are flattened", "[TIR/Exec/1.2.6]") {
  run_generation("flat", nullptr, "last_runnable");
}

TEST_CASE("corpus, nested: every stage from flattening to packing", "[TIR/Exec/1.2.6]") {
  run_generation("nested", "last_runnable", "last_callable");
}

TEST_CASE("corpus, flat: every stage from flattening to packing", "[TIR/Exec/1.2.6]") {
  run_generation("flat", "last_runnable", "last_callable");
}

}  // namespace tenor::semantics
