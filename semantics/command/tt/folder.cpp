// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/tt/folder.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "spec/console/files.h"
#include "spec/console/policy.h"
#include "spec/tenstorrent/check/check.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using spec::tenstorrent::Launch;
using spec::tenstorrent::LaunchFile;

constexpr std::string_view kConforms = "conforms";

/// What a finding makes of the launch; a smaller number is worse.
int rank(const Diagnostic& finding) {
  switch (info(finding.code).code_class()) {
    case CodeClass::kOutOfScope: return 1;
    case CodeClass::kProtocol: return 2;
    case CodeClass::kLimit: return 3;
    default: return 0;
  }
}
constexpr std::string_view kWords[] = {"ill-formed", "out-of-scope", "violates", "inconclusive",
                                       kConforms};
constexpr int kGood = 4;

}  // namespace

std::unique_ptr<Launch> open_launch(const std::string& folder) {
  std::map<std::string, std::string> texts;
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
    if (!entry.is_regular_file(ignored)) continue;
    std::istringstream nothing;
    texts.emplace(entry.path().filename().string(), read_file(entry.path().string(), nothing).text);
  }
  auto launch = tenstorrent::read_launch(folder, texts);
  if (launch->node) tenstorrent::check_launch(*launch);
  return launch;
}

void add_launch(const std::string& folder, Launch& launch, const tensix::Judgement* judgement,
                Color color, Answer& answer) {
  Result result{folder, "", std::string(kConforms)};
  int worst = kGood;
  const auto add = [&](const Diagnostic& finding, const LaunchFile& file) {
    answer.findings.push_back(
        {to_text(finding, file.source, color), finding_json(finding, file.source)});
    count(finding, result);
    if (finding.severity == Severity::kError) worst = std::min(worst, rank(finding));
  };
  std::vector<LaunchFile*> files{launch.plan_file.get()};
  for (const auto& file : launch.files) files.push_back(file.get());
  for (LaunchFile* file : files)
    for (const Diagnostic& finding : file->report.diagnostics()) add(finding, *file);
  for (std::size_t i = 0; judgement && i < judgement->findings.size(); ++i)
    add(judgement->findings[i].finding, *judgement->findings[i].file);
  result.verdict = kWords[worst];
  const bool is_cut = judgement && judgement->is_cut;
  result.status = worst == kGood ? is_cut ? Status::kBounded : Status::kGood
                  : worst == 3   ? Status::kUndecided
                                 : Status::kFinding;
  answer.nothing_read = worst == 0 && !launch.plan;
  answer.results.push_back(std::move(result));
}

}  // namespace tenor::semantics
