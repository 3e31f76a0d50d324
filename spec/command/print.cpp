// SPDX-License-Identifier: Apache-2.0
// `tenor print`: a program in the words of one generation of TVMScript. The text goes to the
// output, findings of the reader to the errors. What could not be read is not printed.
#include "spec/text/print.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ostream>

#include "spec/command/answer.h"
#include "spec/relax/normalize.h"

namespace tenor::spec {
namespace {

std::optional<Generation> parse_generation(const std::string& text) {
  if (text == "nested") return Generation::kNested;
  if (text == "flat") return Generation::kFlat;
  if (text == "json") throw UsageError("--to json is not offered yet; take nested or flat");
  throw UsageError("--to takes nested or flat, not '" + text + "'");
}

bool is_read(const Function& function) {
  return function.prim_func || function.relax_func || function.extern_func;
}

/// Would the text of `module` be a header alone?
bool is_unread(const Module& module) {
  const auto& all = module.functions;
  return !all.empty() && std::none_of(all.begin(), all.end(), is_read);
}

/// The modules of each generation together, since one file has one generation's imports.
std::string text_of(const Program& program, std::optional<Generation> generation) {
  std::string text;
  for (const Generation each : {Generation::kNested, Generation::kFlat}) {
    std::vector<const Module*> modules;
    for (const Module& module : program.modules)
      if (generation.value_or(module.generation) == each && !is_unread(module))
        modules.push_back(&module);
    if (modules.empty()) continue;
    text += (text.empty() ? "" : "\n") + print(modules, each);
  }
  return text;
}

/// The functions that were asked for; whole modules where the target names no function.
std::string text_of(const Loaded& loaded, const std::vector<Selected>& functions, bool named,
                    std::optional<Generation> generation) {
  if (!named) return text_of(loaded.reading.program, generation);
  std::string text;
  for (const Selected& each : functions) {
    if (!is_read(*each.function)) continue;
    const auto in = generation.value_or(each.module->generation);
    text += (text.empty() ? "" : "\n") + print(*each.module, *each.function, in);
  }
  return text;
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
  std::string text =
      text_of(*loaded, selection.functions, !target.function.empty(), how.generation);
  if (selection.functions.empty() && text.empty() && !target.searched) answer.nothing_read = true;
  answer.results.push_back(judge(loaded->source.name(), target.function, errors, "ok"));
  return text;
}

Status run_print(const CommonOptions& options, const PrintOptions& how, Streams& streams) {
  Answer answer{"print", "ok", {}, {}, {}, false};
  std::string text;
  for (const Target& target : targets_of(options.programs)) {
    const std::string piece = print_target(target, options, how, streams, answer);
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
