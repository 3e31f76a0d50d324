// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/relax/judged_model.h"

#include "fuzz/generate/shrink.h"
#include "semantics/machine/mutation.h"
#include "semantics/relax/values.h"
#include "spec/prover/canonical.h"
#include "spec/relax/check.h"
#include "spec/text/read.h"
#include "spec/tir/check.h"
#include "tests/semantics/relax/membership.h"

namespace tenor::semantics::relax::test {
namespace {

namespace ir = spec::relax;
using fuzz::Choices;
using fuzz::GeneratedModel;

bool is_doubt(const spec::Diagnostic& d) { return spec::info(d.code).text.starts_with("M-"); }

/// Shape variables of casts and annotations are those of the function around them.
struct Everything : ir::VariablesInScope {
  bool has(const ir::Variable*) const override { return true; }
  bool has(const spec::Variable*) const override { return true; }
};

bool has_function(const ir::StructInfo* s) {
  if (const auto* tuple = ir::as<ir::TupleStructInfo>(s))
    return std::ranges::any_of(tuple->fields, has_function);
  return s->kind == ir::StructInfoKind::kFunc;
}

/// A run that looks at every value as it is bound, or returned, and at every cast.
class WatchedRun {
 public:
  WatchedRun(ModelRun& m, spec::Program& program, const ir::Derivation& derived)
      : m_(m), builder_(program), derived_(derived) {}

  /// Was a function cast? What it takes and gives is then taken on trust (Relax/MatchCast/6:c).
  bool trusts() const { return trusts_; }
  /// Why a value is not a member of its StructInfo, the first; empty: all are.
  std::string go() {
    std::string why;
    do {
      why = m_.frames().empty() ? "" : look(m_.frames().top());
    } while (why.empty() && m_.step());
    const bool fails = m_.outcome().code == spec::Code::E_MATCH_CAST;
    if (why.empty() && fails && m_.outcome().node == cast_ &&
        verdict_ == ir::Compatibility::kCompatible)
      return "cast: it cannot fail, and does: " + m_.outcome().message;
    return why;
  }

 private:
  template <class F>
  static bool is_a(const StoredFrame& frame) {
    return frame.tag == tag_in<Model::Frames, F>();
  }
  std::string look(const StoredFrame& frame) {
    if (is_a<CastReady>(frame)) begin_cast(static_cast<const ir::Binding*>(frame.node));
    const ConcreteValue& v = m_.operand(m_.operand_height() - 1);
    if (is_a<BindingReady>(frame)) {
      if (cast_ == frame.node && verdict_ == ir::Compatibility::kIncompatible)
        return "cast: it cannot succeed, and does";
      const auto* var = static_cast<const ir::Binding*>(frame.node)->var;
      const auto found = derived_.values.find(var);
      if (found != derived_.values.end()) return judge(v, found->second, var->name_hint);
    }
    if (is_a<EvalVariable>(frame)) {
      const ir::Variable* var = ir::variable_of(static_cast<const ir::Expr*>(frame.node));
      const auto found = derived_.variables.find(var);
      if (found != derived_.variables.end())
        return judge(*m_.cell(var), found->second, var->name_hint);
    }
    if (is_a<ResultReady>(frame)) {
      const auto found = derived_.results.find(static_cast<const ir::Function*>(frame.node));
      if (found != derived_.results.end()) return judge(v, found->second, "the result");
    }
    return "";
  }
  /// What compatibility says of the cast; of functions, in which a run does not look, nothing.
  void begin_cast(const ir::Binding* cast) {
    const ir::StructInfo* given = derived_.of(cast->value);
    cast_ = nullptr;
    if (!given || derived_.is_unknown(given)) return;
    trusts_ |= has_function(cast->struct_info);
    if (has_function(given) || has_function(cast->struct_info)) return;
    cast_ = cast;
    const ir::StructInfoAlgebra algebra(builder_, prover_, readings_);
    verdict_ = algebra.compatible(given, cast->struct_info, &everything_).verdict;
  }
  std::string judge(const ConcreteValue& v, const ir::StructInfo* s, std::string_view name) const {
    if (!s || trusts_ || derived_.is_unknown(s)) return "";
    const std::string why = stranger(m_, v, s);
    return why.empty() ? "" : "not of its StructInfo: " + std::string(name) + " is " + why;
  }

  ModelRun& m_;
  ir::Builder builder_;
  const ir::Derivation& derived_;
  const spec::CanonicalProver prover_{};
  const spec::Readings readings_{};
  const Everything everything_{};
  const ir::Binding* cast_ = nullptr;  ///< that runs
  ir::Compatibility verdict_{};
  bool trusts_ = false;
};

/// Ends of runs that no module comes to for which the checks have no doubt: those of MatchCast
/// alone are left to a run.
bool is_excluded(spec::Code code) {
  return code == spec::Code::E_VALUE || code == spec::Code::E_SIGNATURE;
}

Judged run_watched(spec::Program& program, const spec::Module& module,
                   const ir::Derivation& derived, bool is_sure) {
  const auto main = std::ranges::find(module.functions, "main", &spec::Function::name);
  ModelRun m(program, module, Granularity::kExpr,
             {.steps = 300'000, .memory = 1 << 22, .depth = 60});
  m.prepare(program);
  *m.extend_operands() =
      m.objects().make({static_cast<std::uint32_t>(Kind::kClosure), main->relax_func, {}, {}});
  m.push(EnterFunction{{main->relax_func, 0}});
  WatchedRun watched(m, program, derived);
  try {
    const std::string why = watched.go();
    if (!why.empty()) return {why, ""};
  } catch (const BrokenInvariant& broken) {
    return {std::string("stuck: ") + broken.what(), ""};
  }
  const Outcome& end = m.outcome();
  if (!end.code) return {"", "done"};
  const std::string code(spec::info(*end.code).text);
  if (!end.rule && end.kind != OutcomeKind::kExhausted) return {"no rule: " + code, code};
  if (is_sure && !watched.trusts() && is_excluded(*end.code))
    return {"checked, but " + code + ": " + end.message, code};
  return {"", code};
}

}  // namespace

Judged judge_model(const std::string& text) {
  spec::Report report;
  spec::ParsedFile parsed = spec::read(text, report);
  if (report.errors() > 0) return {"unreadable: " + report.diagnostics().front().message, ""};
  spec::Module& module = parsed.program.modules.front();
  const ir::Derivation derived = ir::check(parsed.program, module, spec::CanonicalProver(), report);
  const spec::tir::ModuleCheck module_check(parsed.program, module, report);
  for (const spec::Function& f : module.functions)
    if (f.prim_func) module_check.check(*f.prim_func);
  if (report.errors() > 0) {
    for (const spec::Diagnostic& d : report.diagnostics())
      if (d.severity == spec::Severity::kError)
        return {"", "refused " + std::string(spec::info(d.code).text)};
  }
  const bool is_sure = std::ranges::none_of(report.diagnostics(), is_doubt);
  return run_watched(parsed.program, module, derived, is_sure);
}

std::string smallest(const GeneratedModel& made, const Judged& judged) {
  const auto kind = [](const std::string& fault) { return fault.substr(0, fault.find(':')); };
  const auto still = [&](const std::vector<std::uint32_t>& values) {
    const GeneratedModel less = fuzz::generate_model(Choices::replayed(values));
    const bool same = kind(judge_model(less.text).fault) == kind(judged.fault);
    return same ? std::optional(less.choices) : std::nullopt;
  };
  const auto least =
      fuzz::generate_model(Choices::replayed(fuzz::shrink(made.choices, still, 1000).values));
  return judge_model(least.text).fault + "\n" + least.text;
}

}  // namespace tenor::semantics::relax::test
