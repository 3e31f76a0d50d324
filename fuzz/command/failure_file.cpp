// SPDX-License-Identifier: Apache-2.0
#include "fuzz/command/failure_file.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "semantics/request/shell.h"
#include "spec/diagnostic/usage_error.h"
#include "spec/text/print.h"

namespace tenor::fuzz {
namespace {

constexpr std::string_view kMark = "# tenor-fuzz: ";

/// A comment of any text.
std::string comment(std::string_view label, const std::string& text) {
  std::string made = fmt::format("#   {:<9} ", label);
  for (const char c : text) made += c == '\n' ? std::string("\n#             ") : std::string(1, c);
  return made + "\n";
}

}  // namespace

std::string text_of(const FailureFile& file, const spec::Program& program) {
  std::string run = "tenor run FILE";
  for (const auto& [name, value] : file.inputs)
    run += " --input " + semantics::shell_quoted(name + "=" + value);
  const nlohmann::json head{{"backend", file.backend},
                            {"flags", file.flags},
                            {"command", file.command},
                            {"inputs", file.inputs},
                            {"origin", file.origin},
                            {"backwards", file.backwards},
                            {"symptom", file.failure.symptom},
                            {"expected", file.failure.expected},
                            {"observed", file.failure.observed}};
  std::string text =
      fmt::format("# {}: the rules and compiled code differ\n", file.failure.symptom);
  text += comment("expected:", file.failure.expected);
  text += comment("observed:", file.failure.observed);
  text += comment("backend:", file.command);
  text += comment("found by:", file.origin);
  text += comment("again:", "tenor fuzz replay FILE");
  text += comment("by rules:", run);
  text += fmt::format("{}{}\n", kMark, head.dump(-1, ' ', true));
  return text + spec::print(program, spec::Generation::kNested);
}

FailureFile parse_head(const std::string& text, const std::string& path) {
  const std::size_t at = text.find(kMark);
  const std::string refusal = path + " has no header that says what to compare";
  if (at == std::string::npos) throw spec::UsageError(refusal);
  const std::size_t begin = at + kMark.size(), end = text.find('\n', begin);
  try {
    const auto head = nlohmann::json::parse(text.substr(begin, end - begin));
    FailureFile file;
    head.at("backend").get_to(file.backend);
    head.at("flags").get_to(file.flags);
    head.at("command").get_to(file.command);
    head.at("inputs").get_to(file.inputs);
    head.at("origin").get_to(file.origin);
    file.backwards = head.value("backwards", false);
    head.at("symptom").get_to(file.failure.symptom);
    head.at("expected").get_to(file.failure.expected);
    head.at("observed").get_to(file.failure.observed);
    return file;
  } catch (const nlohmann::json::exception&) {
    throw spec::UsageError(refusal);
  }
}

}  // namespace tenor::fuzz
