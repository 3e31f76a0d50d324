// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/step_list.h"

#include <ostream>

namespace tenor::semantics {
namespace {

using spec::Json;

constexpr std::string_view kBeforeSteps = "\"steps\": [";

/// The same members, those first that are known when a run begins, followed by an
/// empty list of steps. A quote within a string is escaped, so that kBeforeSteps is found nowhere
/// before it.
std::string steps_first(const Json& answer) {
  const Json& old = answer["details"];
  Json details{{"function", old["function"]}, {"steps", Json::array()}};
  for (const auto& [key, value] : old.items())
    if (!details.contains(key)) details[key] = value;
  Json ordered;
  for (const char* key : {"tool", "version", "schema", "command"}) ordered[key] = answer[key];
  ordered["details"] = std::move(details);
  for (const auto& [key, value] : answer.items())
    if (!ordered.contains(key)) ordered[key] = value;
  return spec::dump(ordered);
}

}  // namespace

StepList::StepList(std::ostream& out, const Json& answer) : out_(out) {
  const std::string text = steps_first(answer);
  out_ << text.substr(0, text.find(kBeforeSteps) + kBeforeSteps.size());
}

void StepList::add(const Json& step) {
  constexpr std::string_view kIndent = "\n      ";
  std::string text = spec::dump(step);
  text.pop_back();
  out_ << (empty_ ? "" : ",") << kIndent;
  for (const char c : text) c == '\n' ? out_ << kIndent : out_ << c;
  empty_ = false;
}

void StepList::finish(const Json& answer) {
  const std::string text = steps_first(answer);
  out_ << "\n    " << text.substr(text.find(kBeforeSteps) + kBeforeSteps.size());
}

}  // namespace tenor::semantics
