// SPDX-License-Identifier: Apache-2.0
// `tenor print`: a program in the words of one generation of TVMScript, or as the compiler's object
// graph. The text goes to the output, findings of the reader to the errors. What could not be read
// is not printed.
#include <CLI/CLI.hpp>

#include "spec/command/command.h"
#include "spec/console/program_text.h"
#include "spec/relax/check.h"
#include "spec/relax/normalize.h"
#include "spec/text/json/write.h"

namespace tenor::spec {
namespace {

struct PrintOptions {
  std::optional<Generation> generation;
  bool json = false;
  bool normalize = false;
};

/// What `--to` takes.
struct Form {
  std::string_view word;
  std::optional<Generation> generation;
  bool json;
};
constexpr Form kForms[] = {{"nested", Generation::kNested, false},
                           {"flat", Generation::kFlat, false},
                           {"json", std::nullopt, true},
                           {"nested-json", Generation::kNested, true},
                           {"flat-json", Generation::kFlat, true}};

void set_form(const std::string& word, PrintOptions& how) {
  for (const Form& form : kForms) {
    if (form.word != word) continue;
    how.generation = form.generation;
    how.json = form.json;
    return;
  }
  throw UsageError("--to takes nested, flat, json, nested-json or flat-json, not '" + word + "'");
}

/// The functions of Relax in normal form.
void normalize(Program& program) {
  for (Module& module : program.modules)
    for (Function& function : module.functions)
      if (function.relax_func) function.relax_func = relax::normalize(program, function.relax_func);
}

/// One graph has one root: the module or function that is asked for, or the only one; null with a
/// problem otherwise.
const Selected* root(const Selection& selection, const Target& target, std::string& problem) {
  if (selection.functions.empty()) return nullptr;
  const Selected& first = selection.functions.front();
  for (const Selected& each : selection.functions)
    if (each.module != first.module)
      problem = "an object graph holds one module or function: select one, such as " + target.file +
                "::" + path_of(*first.module, *first.function);
  return problem.empty() ? &first : nullptr;
}

bool names_function(const Selected& selected, const std::string& wanted) {
  return !wanted.empty() && path_of(*selected.module, *selected.function).ends_with(wanted);
}

/// The module as an object graph. What is derived of Relax goes into the graph, what is found on
/// the way is for `tenor check` to say.
std::string graph_text(Loaded& loaded, const Selected& selected, const Target& target,
                       std::optional<Generation> generation, const Prover& prover) {
  Program& program = loaded.parsed.program;
  auto& module = const_cast<Module&>(*selected.module);
  Report unsaid;
  const relax::Derivation derivation = relax::check(program, module, prover, unsaid);
  const Generation to = generation.value_or(module.generation);
  const auto text =
      names_function(selected, target.function)
          ? json::write_json(program, module, *selected.function, to, derivation, loaded.report)
          : json::write_json(program, module, to, derivation, loaded.report);
  return text.value_or("");
}

class TargetPrinter {
 public:
  TargetPrinter(const Target& target, const CommonOptions& options, const PrintOptions& how,
                const Prover& prover, Answer& answer)
      : target_(target), options_(options), how_(how), prover_(prover), answer_(answer) {}

  /// The text of the target, or nothing where it has none; findings and problems go to the answer.
  std::string run(std::istream& standard_input) {
    const auto loaded = load(target_, options_, standard_input);
    if (!loaded->problem.empty()) return refuse(loaded->problem);
    if (how_.normalize) normalize(loaded->parsed.program);
    const Selection selection = select(loaded->parsed.program, target_.function);
    if (!selection.problem.empty() && !target_.searched) {
      add_findings(*loaded);
      return refuse(loaded->source.name() + ": " + selection.problem);
    }
    std::string problem;
    std::string text = text_of(*loaded, selection, problem);
    if (!problem.empty()) return refuse(loaded->source.name() + ": " + problem);
    const auto errors = add_findings(*loaded);
    if (selection.functions.empty() && text.empty() && !target_.searched)
      answer_.nothing_read = true;
    answer_.results.push_back(make_result(loaded->source.name(), target_.function, errors, "ok"));
    return text;
  }

 private:
  std::string refuse(std::string problem) {
    answer_.problems.push_back(std::move(problem));
    return {};
  }

  std::string text_of(Loaded& loaded, const Selection& selection, std::string& problem) {
    const Program& program = loaded.parsed.program;
    if (!how_.json)
      return program_text(program, selection.functions, !target_.function.empty(), how_.generation,
                          {});
    const Selected* selected = root(selection, target_, problem);
    return selected ? graph_text(loaded, *selected, target_, how_.generation, prover_) : "";
  }

  std::vector<const Diagnostic*> add_findings(const Loaded& loaded) {
    std::vector<const Diagnostic*> errors;
    for (const Diagnostic& diagnostic : loaded.report.diagnostics()) {
      const bool passed_over = target_.searched && diagnostic.code == Code::P_EMPTY;
      if (diagnostic.severity != Severity::kError || passed_over) continue;
      errors.push_back(&diagnostic);
      answer_.findings.push_back({to_text(diagnostic, loaded.source, Color::kPlain),
                                  finding_json(diagnostic, loaded.source)});
    }
    return errors;
  }

  const Target& target_;
  const CommonOptions& options_;
  const PrintOptions& how_;
  const Prover& prover_;
  Answer& answer_;
};

Status run_print(const CommonOptions& options, const PrintOptions& how, const Prover& prover,
                 Streams& streams) {
  Answer answer{"print", "ok", {}, {}, {}, false};
  std::string text;
  const std::vector<Target> targets = targets_of(options.programs);
  if (how.json && targets.size() > 1)
    throw UsageError("an object graph holds one module or function: give one file");
  for (const Target& target : targets)
    append_text(text, TargetPrinter(target, options, how, prover, answer).run(streams.in));
  return print_program(answer, text, options, streams);
}

}  // namespace

Action add_print(CLI::App& command, const Prover& prover) {
  auto options = std::make_shared<CommonOptions>();
  auto how = std::make_shared<PrintOptions>();
  add_program_options(command, *options);
  add_output_options(command, *options);
  command
      .add_option_function<std::string>(
          "--to", [how](const std::string& to) { set_form(to, *how); },
          "nested or flat TVMScript (default: the generation of the input); json, nested-json or "
          "flat-json: the compiler's object graph")
      ->type_name("FORM");
  command.add_flag("--normalize", how->normalize, "print Relax functions in normal form");
  return [options, how, &prover](Streams& streams) {
    return run_print(*options, *how, prover, streams);
  };
}

}  // namespace tenor::spec
