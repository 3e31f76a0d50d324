// SPDX-License-Identifier: Apache-2.0
// `tenor print`: a program in the words of one generation of TVMScript. The text goes to the
// output, findings of the reader to the errors. What could not be read is not printed.
#include <CLI/CLI.hpp>

#include "spec/command/program_text.h"
#include "spec/relax/normalize.h"

namespace tenor::spec {
namespace {

std::optional<Generation> parse_generation(const std::string& text) {
  if (text == "nested") return Generation::kNested;
  if (text == "flat") return Generation::kFlat;
  if (text == "json") throw UsageError("--to json is not offered yet; take nested or flat");
  throw UsageError("--to takes nested or flat, not '" + text + "'");
}

struct PrintOptions {
  std::optional<Generation> generation;
  bool normalize = false;
};

/// The functions of Relax in normal form.
void normalize(Program& program) {
  for (Module& module : program.modules)
    for (Function& function : module.functions)
      if (function.relax_func) function.relax_func = relax::normalize(program, function.relax_func);
}

/// The text of one target, or nothing where it has none; findings and problems go to `answer`.
std::string print_target(const Target& target, const CommonOptions& options,
                         const PrintOptions& how, Streams& streams, Answer& answer) {
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
  if (how.normalize) normalize(loaded->reading.program);
  const Selection selection = select(loaded->reading.program, target.function);
  if (!selection.problem.empty() && !target.searched)
    return answer.problems.push_back(loaded->source.name() + ": " + selection.problem), "";
  std::string text = program_text(loaded->reading.program, selection.functions,
                                  !target.function.empty(), how.generation, {});
  if (selection.functions.empty() && text.empty() && !target.searched) answer.nothing_read = true;
  answer.results.push_back(judge(loaded->source.name(), target.function, errors, "ok"));
  return text;
}

Status run_print(const CommonOptions& options, const PrintOptions& how, Streams& streams) {
  Answer answer{"print", "ok", {}, {}, {}, false};
  std::string text;
  for (const Target& target : targets_of(options.programs))
    append_text(text, print_target(target, options, how, streams, answer));
  return print_program(answer, text, options, streams);
}

}  // namespace

Action add_print(CLI::App& command) {
  auto options = std::make_shared<CommonOptions>();
  auto how = std::make_shared<PrintOptions>();
  add_program_options(command, *options);
  add_output_options(command, *options);
  command
      .add_option_function<std::string>(
          "--to", [how](const std::string& to) { how->generation = parse_generation(to); },
          "nested or flat; as it was read where not given")
      ->type_name("GENERATION");
  command.add_flag("--normalize", how->normalize, "functions of Relax in normal form");
  return [options, how](Streams& streams) { return run_print(*options, *how, streams); };
}

}  // namespace tenor::spec
