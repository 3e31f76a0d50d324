// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/relax/op/fixture.h"

#include "spec/prover/canonical.h"
#include "spec/relax/derive.h"
#include "spec/text/print.h"
#include "spec/text/read.h"

namespace tenor::spec::relax::test {
namespace {

/// The code of the first error, or of the first warning where there is none; empty: neither.
std::string first_code(const Report& report) {
  std::string found;
  for (const Diagnostic& d : report.diagnostics()) {
    if (d.severity == Severity::kError) return std::string(info(d.code).text);
    if (d.severity == Severity::kWarning && found.empty()) found = std::string(info(d.code).text);
  }
  return found;
}

/// What `main` gives back.
const Variable* result_of(const Module& module) {
  for (const spec::Function& function : module.functions) {
    if (function.name != "main" || !function.relax_func) continue;
    const auto* seq = as<SeqExpr>(function.relax_func->body);
    return seq ? variable_of(seq->body) : nullptr;
  }
  return nullptr;
}

/// A module with `members` before the function.
std::string module_of(const std::string& members, const std::string& parameters,
                      const std::string& call) {
  return "from tvm.script import ir as I, relax as R, tir as T\n"
         "@I.ir_module\nclass Module:\n" +
         members + "    @R.function(pure=False)\n    def main(" + parameters +
         "):\n        result = " + call + "\n        return result\n";
}

std::string derives_in(const std::string& members, const std::string& parameters,
                       const std::string& call) {
  const std::string text = module_of(members, parameters, call);
  const Readings readings;
  Report report(false, readings);
  ParsedFile parsed = read(text, report);
  if (parsed.program.modules.empty()) return first_code(report);
  const Module& module = parsed.program.modules.front();
  const Variable* result = result_of(module);
  if (!result) return first_code(report);
  const Derivation derivation = derive(parsed.program, module, CanonicalProver(), report);
  const std::string code = first_code(report);
  const auto found = derivation.values.find(result);
  if (found == derivation.values.end() || code.starts_with("M-") || code.starts_with("T-"))
    return code;
  return print(found->second) + (code.empty() ? "" : " " + code);
}

}  // namespace

std::string derives(const std::string& parameters, const std::string& call) {
  return derives_in({}, parameters, call);
}

std::string derives_with_devices(const std::string& devices, const std::string& parameters,
                                 const std::string& call) {
  return derives_in("    I.module_global_infos({\"vdevice\": [" + devices + "]})\n", parameters,
                    call);
}

std::string derives_with_functions(const std::string& functions, const std::string& parameters,
                                   const std::string& call) {
  return derives_in(functions, parameters, call);
}

std::string refusal_with_functions(const std::string& functions, const std::string& parameters,
                                   const std::string& call) {
  const Readings readings;
  Report report(false, readings);
  ParsedFile parsed = read(module_of(functions, parameters, call), report);
  for (const Module& module : parsed.program.modules)
    derive(parsed.program, module, CanonicalProver(), report);
  for (const Diagnostic& d : report.diagnostics())
    if (d.severity == Severity::kError) return d.message;
  return {};
}

}  // namespace tenor::spec::relax::test
