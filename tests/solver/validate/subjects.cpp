// SPDX-License-Identifier: Apache-2.0
#include "tests/solver/validate/subjects.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "semantics/command/command.h"
#include "semantics/console/open.h"

namespace tenor::solver::test {

namespace fs = std::filesystem;

std::vector<semantics::Subject> open_file(const fs::path& file) {
  std::istringstream in;
  std::ostringstream out;
  spec::Streams streams{in, out, out};
  return semantics::open_subjects({file.string(), ""}, {}, streams,
                                  semantics::Languages::kTirAndRelax);
}

std::vector<semantics::Subject> open_text(const std::string& text) {
  std::istringstream in(text);
  std::ostringstream out;
  spec::Streams streams{in, out, out};
  return semantics::open_subjects({"-", ""}, {}, streams, semantics::Languages::kTirAndRelax);
}

ValidateOptions default_options() {
  ValidateOptions options;
  options.replay = semantics::replay;
  return options;
}

namespace {

bool runs(const fs::path& file) {
  std::ifstream text(file);
  std::string line;
  for (int i = 0; i < 2; ++i) std::getline(text, line);
  return line.find("expect: read run") != std::string::npos;
}

}  // namespace

std::vector<std::vector<fs::path>> lowerings(const std::string& generation) {
  std::vector<std::vector<fs::path>> all;
  for (const auto& program : fs::directory_iterator(TENOR_SOURCE_DIR "/corpus/tir")) {
    if (!fs::is_directory(program.path() / generation)) continue;
    std::vector<fs::path>& stages = all.emplace_back();
    for (const auto& file : fs::directory_iterator(program.path() / generation))
      if (file.path().extension() == ".py" && runs(file.path())) stages.push_back(file.path());
    std::sort(stages.begin(), stages.end());
  }
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace tenor::solver::test
