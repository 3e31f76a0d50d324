// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/relax/derive/script.h"

#include <stdexcept>

#include "spec/prover/canonical.h"
#include "spec/relax/check.h"
#include "spec/relax/derive/text.h"
#include "spec/text/read.h"

namespace tenor::spec::relax::test {
namespace {

/// A script, read and judged.
struct Checked {
  Checked(const std::string& text, const Readings& readings) : report(false, readings) {
    parsed = read(text, report);
    if (report.errors() > 0)
      throw std::runtime_error(report.diagnostics().front().message + " in\n" + text);
    for (Module& module : parsed.program.modules)
      derivation = check(parsed.program, module, CanonicalProver(), report);
  }
  std::string text(const StructInfo* s) const {
    return derivation.is_unknown(s) ? "(not known)" : full_text(s);
  }
  /// What `known` has of the last variable of that name.
  std::string last(const std::unordered_map<const Variable*, const StructInfo*>& known,
                   std::string_view name) const {
    const Variable* last = nullptr;
    for (const auto& [each, info] : known)
      if (each->name_hint == name && (!last || each->id > last->id)) last = each;
    return last ? text(known.at(last)) : "(not bound)";
  }

  Report report;
  ParsedFile parsed;
  Derivation derivation;
};

}  // namespace

std::string script(const std::string& functions) {
  return "from tvm.script import ir as I\n"
         "from tvm.script import relax as R\n"
         "from tvm.script import tir as T\n"
         "@I.ir_module\n"
         "class Module:\n" +
         functions;
}

std::string function(const std::string& parameters, const std::string& body) {
  std::string text = "    @R.function\n    def f" + parameters + ":\n        ";
  for (const char c : body) text += c == '\n' ? "\n        " : std::string(1, c);
  return script(text + "\n");
}

std::string on_devices(const std::string& parameters, const std::string& body) {
  std::string text = function(parameters, body);
  const std::string class_line = "class Module:\n";
  return text.insert(text.find(class_line) + class_line.size(),
                     "    I.module_global_infos({\"vdevice\": [I.vdevice(\"llvm\"), "
                     "I.vdevice(\"cuda\", 0)]})\n");
}

std::string says(std::string_view check_id, const std::string& script, const Readings& readings) {
  const Checked checked(script, readings);
  for (const Diagnostic& d : checked.report.diagnostics()) {
    if (d.rule != check_id) continue;
    return d.severity == Severity::kError     ? "error"
           : d.severity == Severity::kWarning ? "warning"
                                              : "note";
  }
  return {};
}

std::string derived(const std::string& script, std::string_view variable,
                    const Readings& readings) {
  const Checked checked(script, readings);
  return checked.last(checked.derivation.values, variable);
}

std::string bound(const std::string& script, std::string_view variable, const Readings& readings) {
  const Checked checked(script, readings);
  return checked.last(checked.derivation.variables, variable);
}

std::string signature(const std::string& script, std::string_view function,
                      const Readings& readings) {
  const Checked checked(script, readings);
  return checked.text(checked.derivation.functions.at(function));
}

Readings as_written_reading(std::string_view entry) {
  Readings readings;
  readings.set(entry, true);
  return readings;
}

}  // namespace tenor::spec::relax::test
