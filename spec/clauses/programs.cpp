// SPDX-License-Identifier: Apache-2.0
#include "spec/clauses/programs.h"

#include <algorithm>
#include <string>

namespace tenor::spec {
namespace {

/// Takes what stands before `end` off the front of `text`.
std::string_view take_until(std::string_view& text, std::string_view end) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view taken = text.substr(0, at);
  text.remove_prefix(std::min(at + end.size(), text.size()));
  return taken;
}

ShownProgram read_first_line(const EmbeddedProgram& program) {
  ShownProgram shown{program.path, program.text, {}, {}, {}};
  std::string_view line = program.text.substr(0, program.text.find('\n'));
  take_until(line, "# ");
  std::string_view names = take_until(line, ": expect ");
  while (!names.empty()) shown.shows.push_back(take_until(names, ", "));
  shown.word = take_until(line, " ");
  shown.code = take_until(line, " at ");
  return shown;
}

}  // namespace

bool ShownProgram::shows_it(std::string_view name) const {
  return code == name || std::find(shows.begin(), shows.end(), name) != shows.end();
}

const std::vector<ShownProgram>& shown_programs() {
  static const std::vector<ShownProgram> kAll = [] {
    std::vector<ShownProgram> all;
    for (const EmbeddedProgram& program : embedded_programs())
      all.push_back(read_first_line(program));
    return all;
  }();
  return kAll;
}

std::string_view witness_of(std::string_view entry) {
  for (const EmbeddedProgram& witness : embedded_witnesses())
    if (witness.path.substr(0, witness.path.find('.')) == entry) return witness.text;
  return {};
}

const ShownProgram* program_of(std::string_view name, bool broken) {
  const ShownProgram* shortest = nullptr;
  for (const ShownProgram& program : shown_programs()) {
    if (!program.shows_it(name) || (broken && program.code.empty())) continue;
    if (!shortest || program.text.size() < shortest->text.size()) shortest = &program;
  }
  return shortest;
}

}  // namespace tenor::spec
