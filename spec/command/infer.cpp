// SPDX-License-Identifier: Apache-2.0
// `tenor infer`: what is derived of every binding and result of Relax functions, beside what their
// annotations say; or the text of the program with all of that as annotations. Relax/Derive/11.2.3,
// 15.5.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <map>

#include "spec/command/command.h"
#include "spec/console/deep_stack.h"
#include "spec/console/policy.h"
#include "spec/console/program_text.h"
#include "spec/relax/check.h"
#include "spec/relax/children.h"
#include "spec/relax/derive/annotations.h"
#include "spec/relax/derive/text.h"

namespace tenor::spec {
namespace {

constexpr std::string_view kGood = "agrees", kBad = "disagrees";

/// One binding, or the result of a function.
struct Row {
  std::string name;
  const Node* node = nullptr;  ///< by which a disagreement is kept
  Span at;
  const relax::StructInfo* written = nullptr;  ///< null: no annotation
  const relax::StructInfo* derived = nullptr;
};

bool is_about_annotations(const Diagnostic& d) {
  return d.code == Code::T_ANNOTATION || d.code == Code::M_ANNOTATION;
}

class FileInference {
 public:
  FileInference(const Target& target, const CommonOptions& options, const Prover& prover,
                const Streams& streams)
      : target_(target), options_(options), prover_(prover), color_(color_of(options, streams)) {}

  Answer run(std::istream& standard_input) {
    loaded_ = load(target_, options_, standard_input);
    if (!loaded_->problem.empty()) return refused(loaded_->problem);
    const Selection selection = select(loaded_->parsed.program, target_.function);
    if (!selection.problem.empty())
      return target_.searched ? Answer{}
                              : refused(loaded_->source.name() + ": " + selection.problem);
    for (Module& module : loaded_->parsed.program.modules)
      derivations_[&module] =
          relax::check(loaded_->parsed.program, module, prover_, loaded_->report);
    group_findings();
    answer_.details["bindings"] = Json::array();
    for (const Selected& each : selection.functions)
      if (each.function->kind == Function::Kind::kRelax) infer(each);
    annotate(selection);
    if (answer_.results.empty()) without_relax();
    return std::move(answer_);
  }

  /// What was asked for, annotated; empty before the run, and where there is no Relax.
  const std::string& text() const { return text_; }

 private:
  Answer refused(std::string problem) {
    answer_.problems.push_back(std::move(problem));
    return std::move(answer_);
  }

  void annotate(const Selection& selection) {
    if (answer_.results.empty()) return;
    Annotations annotations;
    for (const auto& each : derivations_) relax::add_annotations(each.second, annotations);
    text_ = program_text(loaded_->parsed.program, selection.functions, !target_.function.empty(),
                         std::nullopt, annotations);
  }

  /// What the reader says of the file is the reason; else there is nothing to derive.
  void without_relax() {
    for (const Diagnostic& each : loaded_->report.diagnostics())
      if (each.severity == Severity::kError) add_finding(each);
    answer_.nothing_read = !answer_.findings.empty() && !target_.searched;
    if (answer_.findings.empty() && !target_.searched)
      answer_.problems.push_back(loaded_->source.name() + ": there is no Relax function");
  }

  void group_findings() {
    auto& diagnostics = loaded_->report.diagnostics();
    apply_policy(diagnostics, loaded_->source, options_);
    const Owners owners(loaded_->parsed.program);
    for (const Diagnostic& each : diagnostics) of_[owners.of(each)].push_back(&each);
  }

  void add_finding(const Diagnostic& diagnostic) {
    answer_.findings.push_back(
        {to_text(diagnostic, loaded_->source, color_), finding_json(diagnostic, loaded_->source)});
  }

  /// Errors that keep a function from being derived, and annotations that are not plainly right:
  /// those that may turn out to be are warnings, and no disagreement.
  void infer(const Selected& selected) {
    std::vector<const Diagnostic*> its;
    bool differs = false;
    for (const Diagnostic* each : of_[selected.function]) {
      if (each->severity != Severity::kError && !is_about_annotations(*each)) continue;
      its.push_back(each);
      differs = differs || (is_about_annotations(*each) && each->severity == Severity::kError);
      add_finding(*each);
    }
    const std::string path = path_of(*selected.module, *selected.function);
    Result result = make_result(loaded_->source.name(), path, its, kGood);
    if (differs && result.status != Status::kUndecided) {
      result.verdict = kBad;
      result.status = Status::kFinding;
    }
    answer_.results.push_back(std::move(result));
    show(selected, path);
  }

  void show(const Selected& selected, const std::string& path) {
    if (!selected.function->relax_func) return;
    derivation_ = &derivations_[selected.module];
    answer_.body += fmt::format("{}::{}\n", loaded_->source.name(), path);
    for (const Row& row : rows_of(*selected.function->relax_func)) {
      const auto found = derivation_->disagreements.find(row.node);
      const relax::CompatibilityResult* compatibility =
          found == derivation_->disagreements.end() ? nullptr : &found->second;
      answer_.body += text_of(row, compatibility);
      answer_.details["bindings"].push_back(json_of(row, compatibility, path));
    }
    answer_.body += "\n";
  }

  /// Bindings in the order of evaluation, those of inner functions among them, and results.
  std::vector<Row> rows_of(const relax::Function& function) {
    std::vector<Row> rows;
    relax::for_each_binding_in(
        &function, [&](const relax::Binding& b) { add_binding(b, rows); },
        [&](const relax::Function& f) {
          const auto result = derivation_->results.find(&f);
          if (result != derivation_->results.end())
            rows.push_back({"->", &f, span(&f), f.ret_struct_info, known(result->second)});
        });
    return rows;
  }

  void add_binding(const relax::Binding& b, std::vector<Row>& rows) {
    if (!b.var) return;
    const auto value = derivation_->values.find(b.var);
    if (value != derivation_->values.end())
      rows.push_back({std::string(b.var->name_hint), b.var, span(&b), b.var->struct_info_annotation,
                      known(value->second)});
  }

  Span span(const Node* node) const { return loaded_->parsed.program.span(node); }
  /// Null where nothing was derived.
  const relax::StructInfo* known(const relax::StructInfo* s) const {
    return derivation_->is_unknown(s) ? nullptr : s;
  }
  std::size_t line(const Row& row) const { return loaded_->source.position(row.at.begin).line; }

  std::string text_of(const Row& row, const relax::CompatibilityResult* compatibility) const {
    std::string text =
        fmt::format("{:>5}  {}{}\n", line(row), row.name == "->" ? "-> " : row.name + ": ",
                    row.derived ? relax::full_text(row.derived) : "(not known)");
    if (compatibility)
      text += fmt::format("       written {}: {}, {}\n", relax::full_text(row.written),
                          word(compatibility->verdict), compatibility->clause.id);
    return text;
  }

  Json json_of(const Row& row, const relax::CompatibilityResult* compatibility,
               const std::string& path) const {
    const auto text = [](const relax::StructInfo* s) {
      return s ? Json(relax::full_text(s)) : Json(nullptr);
    };
    Json json{{"file", loaded_->source.name()},
              {"function", path},
              {"name", row.name},
              {"line", line(row)},
              {"written", text(row.written)},
              {"derived", text(row.derived)},
              {"agrees", nullptr}};
    if (row.written && row.derived) json["agrees"] = compatibility == nullptr;
    if (compatibility) {
      json["verdict"] = word(compatibility->verdict);
      json["clause"] = compatibility->clause.id;
      json["reason"] = compatibility->reason;
    }
    return json;
  }

  const Target& target_;
  const CommonOptions& options_;
  const Prover& prover_;
  const Color color_;
  std::unique_ptr<Loaded> loaded_;
  std::map<const Module*, relax::Derivation> derivations_;
  const relax::Derivation* derivation_ = nullptr;  ///< of the current module
  std::map<const Function*, std::vector<const Diagnostic*>> of_;
  Answer answer_;
  std::string text_;
};

Status run_infer(const CommonOptions& options, bool annotate, const Prover& prover,
                 Streams& streams) {
  Answer answer{"infer", std::string(kGood), {}, {}, {}, false};
  answer.details["bindings"] = Json::array();
  std::string text;
  std::exception_ptr failure;
  on_deep_stack([&] {
    try {
      for (const Target& target : targets_of(options.programs)) {
        FileInference file(target, options, prover, streams);
        Answer each = file.run(streams.in);
        append_text(text, file.text());
        for (Json& binding : each.details["bindings"])
          answer.details["bindings"].push_back(std::move(binding));
        answer.append(std::move(each));
      }
    } catch (...) {
      failure = std::current_exception();
    }
  });
  if (failure) std::rethrow_exception(failure);
  if (answer.results.empty() && answer.problems.empty()) answer.nothing_read = true;
  return annotate && !text.empty() ? print_program(answer, text, options, streams)
                                   : print_answer(answer, options, streams);
}

}  // namespace

Action add_infer(CLI::App& command, const Prover& prover) {
  auto options = std::make_shared<CommonOptions>();
  auto annotate = std::make_shared<bool>(false);
  add_program_options(command, *options);
  add_policy_options(command, *options);
  add_output_options(command, *options, true);
  command.add_flag("--annotate", *annotate, "print the program with these annotations");
  return [options, annotate, &prover](Streams& streams) {
    return run_infer(*options, *annotate, prover, streams);
  };
}

}  // namespace tenor::spec
