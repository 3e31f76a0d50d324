// SPDX-License-Identifier: Apache-2.0
// Programs of the corpus with one small mistake each: what `tenor specified` says of them is what a
// reference interpreter and the definitions say, to the place in the text. Inputs are the corpus'
// own; results begin as memory in which nothing was written.
#include "tests/solver/specified/mutants.h"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "semantics/console/input_options.h"
#include "semantics/console/open.h"
#include "solver/prover/default_prover.h"
#include "solver/specified/function_trials.h"
#include "spec/text/print.h"
#include "tests/share.h"
#include "tests/slurp.h"
#include "tests/solver/specified/reference_verdict.h"

namespace tenor::solver::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using semantics::Subject;
using tenor::test::slurp;

/// The longest runs that are compared, access with access.
constexpr std::size_t kMostJudgedAccesses = 3000;
/// Of so many mutants one is tried, of two stages: as people write programs, and where blocks are
/// gone. TENOR_PROGRAMS=800 tries all mutants of all stages.
constexpr std::size_t kOneOf = 8;

/// A code, where its finding stands, and whether another outcome is allowed.
struct Verdict {
  std::string code;
  std::uint32_t at = 0;
  bool open_writes = false;
  friend bool operator==(const Verdict&, const Verdict&) = default;
};
std::ostream& operator<<(std::ostream& out, const Verdict& v) {
  return out << v.code << " at byte " << v.at << (v.open_writes ? ", writes open" : "");
}

/// Ends that are not about what is specified are no matter here.
bool ends(const spec::Diagnostic& d) {
  switch (spec::info(d.code).code_class()) {
    case spec::CodeClass::kNote:
    case spec::CodeClass::kNondeterminism:
    case spec::CodeClass::kBlock:
    case spec::CodeClass::kLint: return false;
    default: return true;
  }
}

Verdict verdict_of_trials(const Subject& subject, const semantics::RunRequest& request,
                          const std::vector<semantics::Input>& inputs) {
  static const auto prover = make_prover();
  FunctionTrials trials(subject, request, inputs, *prover, {});
  REQUIRE(trials.run(1, request.limits.steps));
  Verdict verdict{"done", 0, false};
  for (const spec::Diagnostic& d : trials.findings()) {
    if (d.code == spec::Code::N_WRITE_ORDER) verdict.open_writes = true;
    if (verdict.code == "done" && ends(d))
      verdict.code = spec::info(d.code).text, verdict.at = d.span.begin;
  }
  return verdict;
}

Verdict verdict_of_definitions(const Subject& subject, const semantics::Plan& plan) {
  const ReferenceVerdict found = reference_verdict(run_reference(*subject.function(), plan));
  return {found.code, subject.program().span(found.node).begin, found.open_writes};
}

/// Inputs as a command line has them.
std::vector<std::string> inputs_of(const fs::path& folder, const json& about, bool nested) {
  std::vector<std::string> inputs;
  const auto add = [&](const std::string& name, const std::string& value) {
    const json& handles = about["handles"];
    inputs.push_back((nested && handles.contains(name) ? handles[name].get<std::string>() : name) +
                     "=" + value);
  };
  for (const auto& [name, value] : about["inputs"].items())
    add(name, value.is_string() ? (folder / value.get<std::string>()).string() : value.dump());
  for (const auto& [name, value] : about["outputs"].items())
    if (!about["inputs"].contains(name)) add(name, "undef");
  return inputs;
}

class Comparison {
 public:
  explicit Comparison(std::size_t one_of) : one_of_(one_of) {}

  /// All mutants of the file's function, as far as they are chosen; none where it is not plain.
  void compare(const fs::path& file) {
    const fs::path folder = file.parent_path().parent_path();
    const json about = json::parse(slurp(folder / "program.json"));
    semantics::RunRequest request;
    request.limits.steps = 1'000'000;
    request.readings.set("TIR-D82", true);  // the definitions know one place for each element
    const auto inputs = semantics::take_inputs(
        request, inputs_of(folder, about, file.parent_path().filename() == "nested"));
    std::istringstream in;
    std::ostringstream out;
    spec::Streams streams{in, out, out};
    const auto subjects = semantics::open_subjects({file.string(), about["function"]}, {}, streams);
    REQUIRE(subjects.size() == 1);
    if (!subjects[0].refused) compare(subjects[0], request, inputs);
  }

  std::string text() const {
    std::string text = fmt::format("{} programs and stages, {} mutants", programs_, mutants_);
    for (const auto& [kind, codes] : codes_) {
      text += "\n  " + kind + ":";
      for (const auto& [code, count] : codes) text += fmt::format(" {} {}", count, code);
    }
    return text + fmt::format("\n  not supported: {} mutants", not_supported_);
  }
  std::size_t mutants() const { return mutants_; }
  std::size_t count(const std::string& code) const {
    std::size_t all = 0;
    for (const auto& [kind, codes] : codes_)
      if (const auto found = codes.find(code); found != codes.end()) all += found->second;
    return all;
  }

 private:
  void compare(const Subject& subject, const semantics::RunRequest& request,
               const std::vector<semantics::Input>& inputs) {
    const auto planned =
        semantics::plan(subject.program(), subject.module(), subject.function(), inputs);
    const auto* plan = std::get_if<semantics::Plan>(&planned);
    if (!plan || !is_small_and_supported(subject, *plan)) return;
    ++programs_;
    auto& program = const_cast<spec::Program&>(subject.program());
    for (const Change& mutant : mutants_of(program, *subject.function())) {
      if (next_++ % one_of_ != 0) continue;
      mutant.make();
      judge_both(subject, request, inputs, *plan, mutant.kind);
      mutant.undo();
    }
  }
  static bool is_small_and_supported(const Subject& subject, const semantics::Plan& plan) {
    try {
      const ReferenceRun run = run_reference(*subject.function(), plan);
      return run.accesses.size() <= kMostJudgedAccesses && reference_verdict(run).code == "done";
    } catch (const NotSupported&) {
      return false;
    }
  }
  void judge_both(const Subject& subject, const semantics::RunRequest& request,
                  const std::vector<semantics::Input>& inputs, const semantics::Plan& plan,
                  const std::string& kind) {
    Verdict expected;
    try {
      expected = verdict_of_definitions(subject, plan);
    } catch (const NotSupported&) {
      return void(++not_supported_);
    }
    ++mutants_;
    ++codes_[kind][expected.open_writes ? expected.code + "+N-WRITE-ORDER" : expected.code];
    INFO(subject.file << ": " << kind << "\n"
                      << spec::print(*subject.function(), spec::Generation::kNested));
    CHECK(verdict_of_trials(subject, request, inputs) == expected);
  }

  const std::size_t one_of_;
  std::size_t next_ = 0, programs_ = 0, mutants_ = 0, not_supported_ = 0;
  std::map<std::string, std::map<std::string, std::size_t>> codes_;
};

bool is_tried(const fs::path& file, bool all) {
  const std::string name = file.filename().string();
  const bool is_stage = name.ends_with(".py") && (file.parent_path().filename() == "nested" ||
                                                  file.parent_path().filename() == "flat");
  if (!is_stage || (!all && !name.starts_with("00") && !name.ends_with("LowerOpaqueBlock.py")))
    return false;
  const std::string text = slurp(file);
  const std::size_t second = text.find('\n') + 1;
  return text.substr(second, text.find('\n', second) - second).find("expect: read run") !=
         std::string::npos;
}

}  // namespace

TEST_CASE("specified: programs with one mistake are judged as the definitions judge them") {
  const std::size_t percent = tenor::test::share_of(100);
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(TENOR_SOURCE_DIR "/corpus/tir"))
    if (is_tried(entry.path(), percent >= 100 * kOneOf)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  Comparison comparison(std::max<std::size_t>(1, 100 * kOneOf / std::max<std::size_t>(1, percent)));
  for (const fs::path& file : files) comparison.compare(file);
  WARN(comparison.text());
  CHECK(comparison.mutants() >= 1000 * percent / 100);
  for (const char* code : {"done", "U-OOB-READ", "U-OOB-WRITE", "U-LOOP-CONFLICT",
                           "U-INDETERMINATE", "U-BLOCK-DOMAIN"})
    CHECK(comparison.count(code) > 0);
}

}  // namespace tenor::solver::test
