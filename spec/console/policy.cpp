// SPDX-License-Identifier: Apache-2.0
#include "spec/console/policy.h"

#include <algorithm>

namespace tenor::spec {
namespace {

bool among(Code code, const std::vector<Code>& codes) {
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

bool is_allowed(const Diagnostic& diagnostic, const Source& source) {
  if (diagnostic.severity == Severity::kError) return false;
  if (diagnostic.span.begin == 0 && diagnostic.span.end == 0) return false;
  const Position at = source.position(diagnostic.span.begin);
  return allows(source.line(at.line), info(diagnostic.code).text);
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

}  // namespace

bool allows(std::string_view line, std::string_view code) {
  constexpr std::string_view kMark = "tenor: allow[";
  const std::size_t hash = line.find('#');
  if (hash == std::string_view::npos) return false;
  std::size_t at = line.find(kMark, hash);
  while (at != std::string_view::npos) {
    std::string_view listed = line.substr(at + kMark.size());
    listed = listed.substr(0, listed.find(']'));
    while (!listed.empty()) {
      const std::size_t comma = listed.find(',');
      if (trimmed(listed.substr(0, comma)) == code) return true;
      listed = comma == std::string_view::npos ? std::string_view() : listed.substr(comma + 1);
    }
    at = line.find(kMark, at + kMark.size());
  }
  return false;
}

void apply_policy(std::vector<Diagnostic>& diagnostics, const Source& source,
                  const CommonOptions& options) {
  std::erase_if(diagnostics, [&](const Diagnostic& d) { return is_allowed(d, source); });
  for (Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity == Severity::kNote && among(diagnostic.code, options.warn))
      diagnostic.severity = Severity::kWarning;
    if (diagnostic.severity != Severity::kError && among(diagnostic.code, options.deny)) {
      diagnostic.severity = Severity::kError;
      diagnostic.denied = true;
      diagnostic.notes.push_back("an error because of --deny");
    }
  }
}

}  // namespace tenor::spec
