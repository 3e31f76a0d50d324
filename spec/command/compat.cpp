// SPDX-License-Identifier: Apache-2.0
// `tenor compat`: check_compatibility of two StructInfos of the command line. Names are those of
// one scope, as where a value is bound to an annotated variable; with --call REQUIRED is a
// parameter, and its variables are bound by what it is given (Relax/Compat, Relax/Derive/14.2.5).
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <unordered_set>

#include "spec/command/command.h"
#include "spec/command/fragments.h"
#include "spec/console/deep_stack.h"
#include "spec/relax/struct_info/compatibility.h"
#include "spec/relax/struct_info/variables.h"
#include "spec/relax/wording.h"

namespace tenor::spec {
namespace {

struct CompatOptions : FragmentOptions {
  std::string given, required;
  bool call = false;
};

using Variables = std::unordered_set<const Variable*>;

/// The variables of `s` that stand outside of every function's StructInfo.
void add_free(const relax::StructInfo* s, Variables& found) {
  if (relax::as<relax::FuncStructInfo>(s)) return;
  if (const auto* tuple = relax::as<relax::TupleStructInfo>(s)) {
    for (const relax::StructInfo* field : tuple->fields) add_free(field, found);
    return;
  }
  relax::for_each_variable(s, [&](const Variable* variable) { found.insert(variable); });
}

/// Names of the scope that both stand in: those that a function does not keep to itself.
class NamesInScope : public relax::VariablesInScope {
 public:
  explicit NamesInScope(Variables variables) : variables_(std::move(variables)) {}
  bool has(const relax::Variable*) const override { return true; }
  bool has(const Variable* variable) const override { return variables_.contains(variable); }

 private:
  Variables variables_;
};

class Compat {
 public:
  Compat(const CompatOptions& options, const Prover& prover)
      : options_(options), prover_(prover), input_({options.given, options.required}, options) {}

  Status run(Streams& streams) {
    on_deep_stack([&] {
      given_ = input_.fragments().struct_info(0);
      required_ = input_.fragments().struct_info(1);
      input_.refuse_contradiction(prover_, Domain::kDimensions);
      if (input_.good()) decide();
    });
    if (!input_.good()) return input_.print_findings("compat", options_, streams);
    return print_fragment_answer(answer(), options_.common, streams);
  }

 private:
  void decide() {
    const AssumingProver prover(prover_, input_.assumptions());
    relax::Builder builder(input_.fragments().program());
    const relax::StructInfoAlgebra algebra(builder, prover, options_.common.readings);
    Variables names;
    for (const PrimExpr* assumption : input_.assumptions())
      relax::for_each_variable(assumption, [&](const Variable* v) { names.insert(v); });
    add_free(given_, names);
    if (!options_.call) add_free(required_, names);
    const NamesInScope scope(std::move(names));
    const auto start = std::chrono::steady_clock::now();
    if (options_.call) bind(builder, algebra, scope);
    result_ = algebra.compatible(given_, required_, &scope);
    elapsed_ = since(start);
  }

  /// The parameter's variables are its own; each then stands for what is given in its place.
  void bind(relax::Builder& builder, const relax::StructInfoAlgebra& algebra,
            const NamesInScope& scope) {
    relax::ShapeVarMapping own;
    relax::for_each_variable(required_, [&](const Variable* v) {
      const std::string name = std::string(v->name_hint) + (scope.has(v) ? "'" : "");
      Variable* made = builder.tir().variable({}, name, v->dtype);
      own.add(v, builder.tir().var({}, made));
    });
    required_ = algebra.substitute(required_, own);
    bound_ = algebra.mapping(required_, given_, scope);
    required_ = algebra.substitute(required_, bound_);
  }

  Status status() const {
    switch (result_.verdict) {
      case relax::Compatibility::kCompatible: return Status::kGood;
      case relax::Compatibility::kPossibly: return Status::kUndecided;
      case relax::Compatibility::kIncompatible: break;
    }
    return Status::kFinding;
  }

  static std::string text_of(const relax::RuntimeCheck& check) {
    return (check.path.empty() ? "" : check.path + ": ") + check.what;
  }

  FragmentAnswer answer() const {
    FragmentAnswer answer{"compat", std::string(word(result_.verdict)), status()};
    answer.sentence = result_.reason;
    const auto row = [&](const char* name, std::string text) {
      if (!text.empty()) answer.rows.emplace_back(name, std::move(text));
    };
    for (const auto& [variable, value] : bound_.entries)
      row("binds", fmt::format("{} = {}", variable->name_hint, relax::shown(value)));
    row("at", result_.path);
    row("clause", cited(result_.clause.id));
    for (const relax::RuntimeCheck& check : result_.checks) row("check", text_of(check));
    if (!result_.fits.empty()) row("fits", to_text(result_.fits));
    if (!result_.model.empty()) row("differs", to_text(result_.model));
    row("decided", decided_text(word(result_.by), elapsed_));
    if (result_.verdict == relax::Compatibility::kPossibly)
      row("hint", "R.match_cast checks this at run time");
    answer.details = details();
    return answer;
  }

  Json details() const {
    Json details{{"given", options_.given}, {"required", options_.required}};
    details["binds"] = Json::object();
    for (const auto& [variable, value] : bound_.entries)
      details["binds"][std::string(variable->name_hint)] = relax::shown(value);
    details["reason"] = result_.reason;
    details["path"] = result_.path;
    details["clause"] = std::string(result_.clause.id);
    details["checks"] = Json::array();
    for (const relax::RuntimeCheck& check : result_.checks)
      details["checks"].push_back({{"path", check.path}, {"check", check.what}});
    details["fits"] = model_json(result_.fits);
    details["differs"] = model_json(result_.model);
    add_decided(details, word(result_.by), elapsed_);
    return details;
  }

  const CompatOptions& options_;
  const Prover& prover_;
  FragmentInput input_;
  const relax::StructInfo *given_ = nullptr, *required_ = nullptr;
  relax::ShapeVarMapping bound_;
  relax::CompatibilityResult result_;
  Elapsed elapsed_{};
};

}  // namespace

Action add_compat(CLI::App& command, const Prover& prover) {
  auto options = std::make_shared<CompatOptions>();
  command
      .add_option("given", options->given, "StructInfo of the value: R.Tensor((n, 4), \"float32\")")
      ->type_name("GIVEN")
      ->required();
  command.add_option("required", options->required, "StructInfo that is required")
      ->type_name("REQUIRED")
      ->required();
  command.add_flag("--call", options->call,
                   "REQUIRED is the StructInfo of a parameter: GIVEN binds its shape variables");
  add_fragment_options(command, *options);
  return [options, &prover](Streams& streams) { return Compat(*options, prover).run(streams); };
}

}  // namespace tenor::spec
