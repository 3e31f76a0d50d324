// SPDX-License-Identifier: Apache-2.0
// `tenor print`: a program in the words of one generation of TVMScript. The text goes to the
// output, findings of the reader to the errors. What could not be read is not printed.
#include "spec/text/print.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ostream>

#include "spec/command/answer.h"

namespace tenor::spec {
namespace {

std::optional<Generation> parse_generation(const std::string& text) {
  if (text == "nested") return Generation::kNested;
  if (text == "flat") return Generation::kFlat;
  if (text == "json") throw UsageError("--to json is not offered yet; take nested or flat");
  throw UsageError("--to takes nested or flat, not '" + text + "'");
}

/// Would the text of `module` be a header alone, none of its functions having been read?
bool is_unread(const Module& module) {
  const auto& all = module.functions;
  return !all.empty() && std::none_of(all.begin(), all.end(), [](const Function& function) {
    return function.prim_func || function.kind != Function::Kind::kPrimFunc;
  });
}

/// The functions that were asked for; whole modules where the target names no function.
std::string text_of(const Loaded& loaded, const std::vector<Selected>& functions, bool named,
                    std::optional<Generation> generation) {
  std::string text;
  const auto append = [&](const std::string& piece) {
    text += (text.empty() || piece.empty() ? "" : "\n") + piece;
  };
  if (!named)
    for (const Module& module : loaded.reading.program.modules)
      append(is_unread(module) ? "" : print(module, generation.value_or(module.generation)));
  else
    for (const Selected& each : functions)
      if (each.function->prim_func)
        append(print(*each.function->prim_func, generation.value_or(each.module->generation)));
  return text;
}

/// The text of one target, or nothing where it has none; findings and problems go to `answer`.
std::string print_target(const Target& target, const CommonOptions& options,
                         std::optional<Generation> generation, Streams& streams, Answer& answer) {
  const auto loaded = load(target, options, streams.in);
  if (!loaded->problem.empty()) return answer.problems.push_back(loaded->problem), "";
  std::vector<const Diagnostic*> errors;
  for (const Diagnostic& diagnostic : loaded->report.diagnostics()) {
    const bool passed_over = target.searched && diagnostic.code == Code::P_EMPTY;
    if (diagnostic.severity != Severity::kError || passed_over) continue;
    errors.push_back(&diagnostic);
    answer.findings.push_back({to_text(diagnostic, loaded->source, Color::kPlain),
                               finding_json(diagnostic, loaded->source)});
  }
  const Selection selection = select(loaded->reading.program, target.function);
  if (!selection.problem.empty() && !target.searched)
    return answer.problems.push_back(loaded->source.name() + ": " + selection.problem), "";
  std::string text = text_of(*loaded, selection.functions, !target.function.empty(), generation);
  if (selection.functions.empty() && text.empty() && !target.searched) answer.nothing_read = true;
  answer.results.push_back(judge(loaded->source.name(), target.function, errors, "ok"));
  return text;
}

Status run_print(const CommonOptions& options, std::optional<Generation> generation,
                 Streams& streams) {
  Answer answer{"print", "ok", {}, {}, {}, false};
  std::string text;
  for (const Target& target : targets_of(options.programs)) {
    const std::string piece = print_target(target, options, generation, streams, answer);
    text += (text.empty() || piece.empty() ? "" : "\n") + piece;
  }
  for (const std::string& problem : answer.problems) streams.err << "tenor: " << problem << "\n";
  if (options.format == Format::kJson) {
    answer.details["text"] = text;
    streams.out << structured_text(answer, Format::kJson);
  } else {
    for (const PrintedFinding& finding : answer.findings) streams.err << finding.text << "\n";
    streams.out << text;
  }
  return status_of(answer);
}

}  // namespace

Action add_print(CLI::App& command) {
  auto options = std::make_shared<CommonOptions>();
  auto generation = std::make_shared<std::optional<Generation>>();
  add_program_options(command, *options);
  add_output_options(command, *options);
  command
      .add_option_function<std::string>(
          "--to", [generation](const std::string& to) { *generation = parse_generation(to); },
          "nested or flat; as it was read where not given")
      ->type_name("GENERATION");
  return
      [options, generation](Streams& streams) { return run_print(*options, *generation, streams); };
}

}  // namespace tenor::spec
