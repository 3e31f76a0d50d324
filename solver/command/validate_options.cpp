// SPDX-License-Identifier: Apache-2.0
#include "solver/command/validate_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "semantics/console/input_options.h"
#include "solver/command/opened_text.h"

namespace tenor::solver {
namespace {

using namespace spec;
using semantics::TermLaws;

TermLaws parse_law(const std::string& text) {
  if (text == "reassociate") return TermLaws::kReassociate;
  if (text == "real") return TermLaws::kReal;
  throw UsageError(fmt::format("--assume takes reassociate or real, not '{}'", text));
}

std::vector<VerdictBound::Kind> parse_accepted(const std::string& text) {
  if (text == "sizes") return {VerdictBound::Kind::kSizes};
  if (text == "conditions") return {VerdictBound::Kind::kCondition};
  if (text == "bounded") return {VerdictBound::Kind::kSizes, VerdictBound::Kind::kCondition};
  throw UsageError(fmt::format("--accept takes sizes, conditions or bounded, not '{}'", text));
}

void take_relation(const std::string& text, ValidateOptions& options) {
  if (const auto relation = relation_named(text))
    options.relations.push_back(*relation);
  else if (text == "layout" || text == "padding")
    options.layouts.find = text == "layout" ? Padding::kNone : Padding::kAllowed;
  else
    throw UsageError(fmt::format(
        "--relation takes specialised, bundled, lifted, bound, layout or padding, not '{}'", text));
}

/// An option that takes words, in a list or repeated.
void add_words(CLI::App& command, const char* flag, const char* type,
               const std::function<void(const std::string&)>& take, const char* says) {
  command
      .add_option_function<std::vector<std::string>>(
          flag, [take](const auto& words) { std::ranges::for_each(words, take); }, says)
      ->type_name(type)
      ->delimiter(',')
      ->take_all()
      ->allow_extra_args(false);
}

void add_budgets(CLI::App& command, ValidateOptions& options) {
  command
      .add_option(
          "--effort", options.effort,
          "multiply the budgets for steps and prover queries, which do not depend on the machine")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000));
  command
      .add_option("--time", options.seconds,
                  "time limit in seconds per function, in addition to --effort")
      ->type_name("SECONDS")
      ->capture_default_str()
      ->check(CLI::Range(0.01, 1e6));
  command.add_option("--runs", options.trials, "maximum number of concrete runs per side")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
}

void add_dump_options(CLI::App& command, ValidateCommand& options) {
  command
      .add_option("--dump", options.dump,
                  "compare neighbouring stages in a folder, one file for each pass as compilers "
                  "write them: 007_NameOfPass.py")
      ->type_name("DIR");
  command.add_flag("--bisect", options.bisect,
                   "with --dump: where neighbours are left open, look for the first stage that "
                   "differs from the first of all");
  command
      .add_option_function<std::string>(
          "--fail-on",
          [&options](const std::string& word) { options.fail_on_difference = word == "different"; },
          "exit with 1 only for a difference that was replayed, and else with 0")
      ->type_name("VERDICT")
      ->check(CLI::IsMember({"different"}));
}

}  // namespace

void add_validate_options(CLI::App& command, ValidateCommand& all) {
  add_dump_options(command, all);
  command
      .add_option("--certificate", all.certificate,
                  "write what verdicts for all sizes rest on as queries of SMT-LIB 2, each to be "
                  "unsat; the induction over iterations is not among them")
      ->type_name("FILE");
  command.add_flag("--times", all.validate.times, "add the seconds of each stage to the JSON");
  add_comparison_options(command, all);
}

void add_comparison_options(CLI::App& command, ValidateCommand& all) {
  CommonOptions& common = all.common;
  ValidateOptions& options = all.validate;
  command.add_flag("-q,--quiet", common.quiet, "print only the last line");
  add_repeatable(command, "--map", options.renamed, "f=g",
                 "compare function f of BEFORE with function g of AFTER");
  add_words(
      command, "--assume", "LAW",
      [&](const std::string& law) { options.granted = std::max(options.granted, parse_law(law)); },
      "assume more about floats than IEEE 754: reassociate (sums and products in any order) or "
      "real (floats are real numbers)");
  add_words(
      command, "--accept", "BOUND",
      [&](const std::string& word) {
        for (const auto kind : parse_accepted(word)) options.accepted.insert(kind);
      },
      "exit with 0 instead of 4 if the verdict is bounded: by the sizes tried (sizes), by "
      "conditions that it names (conditions), or by either (bounded)");
  add_words(
      command, "--relation", "NAME", [&](const std::string& word) { take_relation(word, options); },
      "compare functions whose signature a pass changed by design: specialised (numbers for sizes "
      "or scalars); of Relax bundled (parameters in a tuple), lifted (a function makes the "
      "weights) "
      "or bound (constants for parameters); of TIR layout (arrays in another layout that their "
      "shapes allow) or padding (larger arrays, too)");
  add_repeatable(
      command, "--layout", options.layouts.stated, "'A: i, j -> j, i'",
      "AFTER keeps element (i, j) of BEFORE's array A there; with '; pad 0' at the end, it "
      "holds 0 besides");
  options.open = [&common](const std::string& text, const std::string& path) {
    return opened_text(text, path, common);
  };
  command.add_flag("--shrink", options.shrink,
                   "where the verdict is unknown, note what it is of the same functions with "
                   "smaller constants: with 64 in place of 4096");
  command.add_flag("--compare-after-error", options.memory_at_errors,
                   "if both sides end with an error, also compare the arrays");
  add_jobs_option(command, common, "number of functions compared in parallel");
  add_budgets(command, options);
  add_policy_options(command, common);
  add_output_options(command, common, true);
  semantics::add_input_options(command, options.run, options.inputs);
  semantics::add_model_options(command, options.run);
}

}  // namespace tenor::solver
