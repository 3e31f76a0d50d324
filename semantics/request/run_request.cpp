// SPDX-License-Identifier: Apache-2.0
#include "semantics/request/run_request.h"

#include <fmt/format.h>

#include "semantics/request/shell.h"

namespace tenor::semantics {
namespace {

void append(std::string& text, std::string_view separator, const std::string& piece) {
  if (piece.empty()) return;
  text += (text.empty() ? "" : std::string(separator)) + piece;
}

/// Nothing says the size: it is taken where none is given.
bool is_default(const PlannedSize& size) { return size.chosen && !size.of_layout; }
std::string_view default_mark(bool is_default) { return is_default ? " (default)" : ""; }

/// Numbers, given or chosen; and which arrays were drawn.
std::string line_of(const Plan& plan, std::uint64_t seed) {
  std::string numbers, drawn, handles, made, maker;
  for (const PlannedSize& size : plan.sizes)
    append(numbers, ", ",
           fmt::format("{} = {}{}", size.name, size.value, default_mark(is_default(size))));
  for (const PlannedArgument& a : plan.arguments) {
    if (a.is_tensor && a.chosen) append(drawn, ", ", a.name);
    if (!a.is_tensor && a.scalar && !a.written.empty())
      append(numbers, ", ",
             fmt::format("{} = {}{}", a.name, a.written, default_mark(a.is_default)));
    if (!a.is_tensor && a.written.empty()) append(a.maker.empty() ? handles : made, ", ", a.name);
    if (!a.maker.empty()) maker = a.maker;
  }
  std::string line = numbers;
  if (!drawn.empty()) append(line, "; ", fmt::format("{} random from seed {}", drawn, seed));
  if (!handles.empty()) append(line, "; ", handles + " null");
  if (!made.empty()) append(line, "; ", fmt::format("{} from {}", made, maker));
  return line.empty() ? "the given inputs" : line;
}

/// What the command line had beyond the defaults and decides how a run ends.
std::string flags_of(const RunRequest& options) {
  const Limits defaults;
  std::string flags;
  for (const auto& [name, value] : options.inputs)
    flags += " --input " + shell_quoted(name + "=" + value);
  flags += model_flags_of(options);
  for (const std::string& reading : options.reading_flags) flags += " --reading " + reading;
  const auto add = [&](std::string_view flag, std::uint64_t value, std::uint64_t usual) {
    if (value != usual) flags += fmt::format(" --{} {}", flag, value);
  };
  add("seed", options.seed, 0);
  add("steps", options.limits.steps, defaults.steps);
  add("memory", options.limits.memory, defaults.memory);
  add("depth", options.limits.depth, defaults.depth);
  add("index-bits", options.limits.index_bits, defaults.index_bits);
  if (options.limits.barriers != Barriers::kAuto)
    flags += options.limits.barriers == Barriers::kExplicit ? " --barriers explicit"
                                                            : " --barriers implicit";
  if (options.profile == Profile::kLowered) flags += " --profile lowered";
  if (!options.schedule.empty()) flags += " --schedule " + options.schedule;
  return flags;
}

}  // namespace

std::string model_flags_of(const RunRequest& request) {
  std::string flags;
  const auto add = [&](std::string_view flag, const std::vector<std::string>& values) {
    for (const std::string& value : values)
      flags += fmt::format(" {} {}", flag, shell_quoted(value));
  };
  add("--params", request.params);
  add("--constants", request.constants);
  add("--packed", request.packed);
  return flags;
}

RunScope scope_of(const Plan* plan, const std::string& target, const RunRequest& request) {
  RunScope scope{"", {}, "", request.profile};
  if (!target.starts_with("-::"))  // what came in there is gone
    scope.replay = "tenor run " + shell_quoted(target) + flags_of(request);
  if (!plan) return scope;
  scope.line = line_of(*plan, request.seed);
  for (const PlannedSize& size : plan->sizes)
    if (!size.of_array) scope.witness.emplace_back(size.name, std::to_string(size.value));
  for (const PlannedArgument& a : plan->arguments)
    if (!a.written.empty()) scope.witness.emplace_back(a.name, a.written);
  return scope;
}

}  // namespace tenor::semantics
