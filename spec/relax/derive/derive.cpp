// SPDX-License-Identifier: Apache-2.0
// The order of derivation over a module, and its two runs where the module has devices.
// Relax/Derive/1, Relax/VDevice/p1, p3; ledger RLX-D48.
#include "spec/relax/derive.h"

#include <algorithm>

#include "spec/relax/derive/call_checks.h"
#include "spec/relax/derive/dependence.h"
#include "spec/relax/derive/deriver.h"
#include "spec/relax/derive/named_shape.h"
#include "spec/relax/derive/parts.h"
#include "spec/relax/derive/vdevice_checks.h"

namespace tenor::spec::relax {
namespace {

template <class... Subject>
std::vector<const CheckInfo*> collect() {
  std::vector<const CheckInfo*> all;
  (all.insert(all.end(), ChecksOf<Subject>::infos.begin(), ChecksOf<Subject>::infos.end()), ...);
  return all;
}

/// One run over all functions.
class Run {
 public:
  Run(Program& program, const Module& module, const Prover& prover, const IllFormed& ill_formed,
      const Devices& devices, Report& report)
      : module_(module),
        ill_formed_(ill_formed),
        report_(report),
        deriver_(program, module, prover, devices, report) {}

  /// Relax/Derive/1; RLX-D48.
  Derivation all() {
    for (const spec::Function& each : module_.functions) deriver_.enter(each);
    for (const spec::Function* each : order_of_derivation(module_)) derive(*each);
    return deriver_.take();
  }

  /// As written: functions in recursion are entered, and all are derived in their order.
  Derivation in_order_of_text() {
    const Recursion recursion(module_);
    for (const spec::Function& each : module_.functions)
      if (!each.relax_func || recursion.is_recursive(each.name)) deriver_.enter(each);
    for (const spec::Function& each : module_.functions)
      if (each.relax_func) derive(each);
    return deriver_.take();
  }

 private:
  void derive(const spec::Function& function) {
    if (ill_formed_.contains(function.relax_func)) return deriver_.enter(function);
    report_.set_function((module_.name.empty() ? "" : module_.name + "::") + function.name);
    deriver_.derive(function);
  }

  const Module& module_;
  const IllFormed& ill_formed_;
  Report& report_;
  Deriver deriver_;
};

Derivation run(Program& program, const Module& module, const Prover& prover,
               const IllFormed& ill_formed, const Devices& devices, Report& report) {
  Run each(program, module, prover, ill_formed, devices, report);
  return report.readings().is_as_written("RLX-D48"_clause) ? each.in_order_of_text() : each.all();
}

}  // namespace

const StructInfo* Derivation::of(const Expr* e) const {
  const auto found = e ? exprs.find(e->id) : exprs.end();
  return found == exprs.end() ? nullptr : found->second;
}

bool Derivation::is_unknown(const StructInfo* s) const {
  if (s == unknown || !as<TupleStructInfo>(s)) return s == unknown;
  // Tuples may share their parts many times over.
  std::vector<const StructInfo*> pending{s};
  std::unordered_set<const StructInfo*> seen{s};
  while (!pending.empty()) {
    const auto* tuple = as<TupleStructInfo>(pending.back());
    pending.pop_back();
    if (!tuple) continue;
    for (const StructInfo* field : tuple->fields) {
      if (field == unknown) return true;
      if (field->kind == StructInfoKind::kTuple && seen.insert(field).second)
        pending.push_back(field);
    }
  }
  return false;
}

Derivation derive(Program& program, const Module& module, const Prover& prover, Report& report,
                  const IllFormed& ill_formed) {
  const auto before = static_cast<std::ptrdiff_t>(report.diagnostics().size());
  Devices devices;
  if (!module.vdevices.empty()) {  // Relax/VDevice/p1:b
    Report first(report.strict(), report.readings());
    const Derivation without = run(program, module, prover, ill_formed, devices, first);
    devices = find_devices(program, module, without, report);
  }
  Derivation result = run(program, module, prover, ill_formed, devices, report);
  report.set_function({});
  auto& all = report.diagnostics();
  std::stable_sort(all.begin() + before, all.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return a.span.begin < b.span.begin;
  });
  return result;
}

std::span<const CheckInfo* const> derivation_checks() {
  static const std::vector<const CheckInfo*> all =
      collect<Annotated, AnnotatedLiteral, CastValue, AnnotatedCast, Returned, Called, OperatorUse,
              OperatorArgument, Argument, NotReached, NamedShape, Selected, Condition,
              DeviceConflict, DeviceUse>();
  return all;
}

}  // namespace tenor::spec::relax
