// SPDX-License-Identifier: Apache-2.0
// A launch in one text: the files of its folder, each after a line `--- NAME`. The first line says
// what is expected: `// expect: violates TT-G-PUSH at reader.kernel:4`, or `// expect: conforms`
// and the codes of warnings.
#pragma once

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "semantics/tensix/run/judge.h"
#include "spec/tenstorrent/check/check.h"

namespace tenor::semantics::tensix {

struct Bundle {
  std::string name, expected;
  std::map<std::string, std::string> files;
};

inline Bundle read_bundle(const std::filesystem::path& path) {
  Bundle bundle{path.stem().string(), {}, {}};
  std::ifstream file(path);
  std::string* content = nullptr;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("// expect: ") && !content)
      bundle.expected = line.substr(11);
    else if (line.starts_with("--- "))
      content = &bundle.files[line.substr(4)];
    else if (content)
      *content += line + "\n";
  }
  return bundle;
}

/// All of a folder of this one.
inline std::vector<Bundle> bundles(const std::string& folder) {
  std::vector<Bundle> all;
  const auto path = std::filesystem::path(TENOR_SOURCE_DIR) / "tests/semantics/tensix" / folder;
  std::set<std::filesystem::path> sorted;
  for (const auto& entry : std::filesystem::directory_iterator(path)) sorted.insert(entry.path());
  for (const auto& each : sorted) all.push_back(read_bundle(each));
  return all;
}

inline std::unique_ptr<spec::tenstorrent::Launch> launch_of(const Bundle& bundle) {
  auto launch = spec::tenstorrent::read_launch("", bundle.files);
  if (launch->node) spec::tenstorrent::check_launch(*launch);
  return launch;
}

/// `TT-G-PUSH at reader.kernel:4`.
inline std::string text_of(const spec::Diagnostic& d, const spec::tenstorrent::LaunchFile& file) {
  return fmt::format("{} at {}:{}", spec::info(d.code).text, file.source.name(),
                     file.source.position(d.span.begin).line);
}

/// What is said of the launch, as a bundle expects it; of several errors the first.
inline std::string verdict_of(const spec::tenstorrent::Launch& launch,
                              const std::vector<LocatedFinding>& judged) {
  std::vector<LocatedFinding> all;
  for (const auto& d : launch.plan_file->report.diagnostics())
    all.push_back({d, launch.plan_file.get()});
  for (const auto& file : launch.files)
    for (const auto& d : file->report.diagnostics()) all.push_back({d, file.get()});
  all.insert(all.end(), judged.begin(), judged.end());
  std::string warnings;
  for (const LocatedFinding& each : all) {
    const auto& code = spec::info(each.finding.code);
    if (each.finding.severity == spec::Severity::kError)
      return fmt::format("{} {}", word(code.code_class()), text_of(each.finding, *each.file));
    warnings += fmt::format(" {}", code.text);
  }
  return "conforms" + warnings;
}

}  // namespace tenor::semantics::tensix
