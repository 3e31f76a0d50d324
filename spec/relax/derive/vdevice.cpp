// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/derive/vdevice.h"

#include <algorithm>
#include <ranges>
#include <set>
#include <tuple>

#include "spec/relax/derive/vdevice_checks.h"

namespace tenor::spec::relax {
namespace {

/// The device of a tensor; null where there is none, or `s` is not a tensor.
const VDevice* device_of(const StructInfo* s) {
  const auto* tensor = as<TensorStructInfo>(s);
  return tensor ? tensor->vdevice : nullptr;
}

/// A device in `s` other than `vdevice`; null where there is none.
const VDevice* other_device(const StructInfo* s, const VDevice* vdevice) {
  if (const auto* tensor = as<TensorStructInfo>(s))
    return tensor->vdevice && tensor->vdevice != vdevice ? tensor->vdevice : nullptr;
  if (const auto* tuple = as<TupleStructInfo>(s))
    for (const StructInfo* field : tuple->fields)
      if (const VDevice* other = other_device(field, vdevice)) return other;
  const auto* f = as<FuncStructInfo>(s);
  return f && f->params ? other_device(f->ret, vdevice) : nullptr;
}

/// RLX-D38: its arguments are on other devices than its result.
bool changes_device(const Call& call) {
  const auto* op = as<Op>(call.op);
  return op && (op->op_name == "to_vdevice" || op->op_name == "hint_on_device");
}

/// RLX-D38: where a function's parameter is, if its signature says so.
const VDevice* stated_device(const StructInfo* callee, std::size_t parameter) {
  const auto* f = as<FuncStructInfo>(callee);
  if (!f || !f->params || parameter >= f->params->size()) return nullptr;
  return device_of((*f->params)[parameter]);
}

/// Relax/Pseudocode/update_struct_info/6: nothing is said of any other StructInfo.
bool takes_device(const StructInfo* s) {
  return as<TensorStructInfo>(s) || as<TupleStructInfo>(s) || as<FuncStructInfo>(s);
}

/// Relax/VDevice/1 to 4. Bindings are visited from the last to the first, so that each use is seen
/// before the binding that it speaks of.
class Backward {
 public:
  Backward(const Program& program, const Derivation& derivation, Report& report)
      : program_(program), derivation_(derivation), report_(report) {}

  void function(const Function& f);
  Devices take() { return std::move(devices_); }

 private:
  const VDevice* device(const Expr* e) const;
  const VDevice* device(const Variable* v) const;
  void update(const Expr* e, const VDevice* vdevice);
  void update(const Variable* v, const VDevice* vdevice, Span at);
  bool conflicts(const StructInfo* s, const VDevice* before, const VDevice* vdevice, Span at);
  void visit(const Expr* e);
  void visit(const Call& e);
  void visit(const SeqExpr& e);
  void visit(const Binding& b);

  const Program& program_;
  const Derivation& derivation_;
  Report& report_;
  Devices devices_;
  /// Conflicts that were reported: a value is visited again from each of its uses.
  std::set<std::tuple<std::uint32_t, const VDevice*, const VDevice*>> reported_;
};

const VDevice* Backward::device(const Variable* v) const {
  if (const VDevice* found = devices_.of(v)) return found;
  const auto known = derivation_.variables.find(v);
  return known == derivation_.variables.end() ? nullptr : device_of(known->second);
}

const VDevice* Backward::device(const Expr* e) const {
  if (const VDevice* found = devices_.of(e)) return found;
  if (const Variable* v = variable_of(e)) return device(v);
  return device_of(derivation_.of(e));
}

/// Relax/Pseudocode/update_struct_info/1.
bool Backward::conflicts(const StructInfo* s, const VDevice* before, const VDevice* vdevice,
                         Span at) {
  if (!before) before = other_device(s, vdevice);
  if (!before || before == vdevice) return false;
  if (reported_.emplace(at.begin, before, vdevice).second)
    ChecksOf<DeviceConflict>::run(DeviceConflict{at, before, vdevice}, CallSite{}, report_);
  return true;
}

void Backward::update(const Variable* v, const VDevice* vdevice, Span at) {
  const auto known = derivation_.variables.find(v);
  if (known == derivation_.variables.end() || !takes_device(known->second)) return;
  if (conflicts(known->second, devices_.of(v), vdevice, at)) return;
  devices_.variables.try_emplace(v, vdevice);
}

void Backward::update(const Expr* e, const VDevice* vdevice) {
  const Span at = program_.span(e);
  if (const Variable* v = variable_of(e)) return update(v, vdevice, at);
  if (const auto* tuple = as<Tuple>(e)) {
    for (const Expr* field : tuple->fields) update(field, vdevice);
    return;
  }
  const StructInfo* s = derivation_.of(e);
  if (!s || !takes_device(s) || conflicts(s, devices_.of(e), vdevice, at)) return;
  devices_.exprs.try_emplace(e->id, vdevice);
}

/// Relax/VDevice/1; RLX-D37: as written, no device is named.
void Backward::function(const Function& f) {
  const VDevice* vdevice = device_of(f.ret_struct_info);
  if (vdevice && !report_.readings().is_as_written("RLX-D37"_clause)) update(f.body, vdevice);
  visit(f.body);
}

void Backward::visit(const Expr* e) {
  if (!e) return;
  if (const auto* seq = as<SeqExpr>(e)) return visit(*seq);
  if (const auto* call = as<Call>(e)) return visit(*call);
  if (const auto* f = as<Function>(e)) return function(*f);
  const auto* branches = as<If>(e);
  if (!branches) return;
  visit(branches->true_branch);
  visit(branches->false_branch);
}

/// Relax/VDevice/2; RLX-D38: as written, also where the call changes the device.
void Backward::visit(const Call& e) {
  const VDevice* vdevice = device(&e);
  const bool by_the_letter = report_.readings().is_as_written("RLX-D38"_clause);
  if (!vdevice || (changes_device(e) && !by_the_letter)) return;
  if (!as<Op>(e.op)) update(e.op, vdevice);
  for (std::size_t i = 0; i < e.args.size(); ++i) {
    const VDevice* stated = by_the_letter ? nullptr : stated_device(derivation_.of(e.op), i);
    update(e.args[i], stated ? stated : vdevice);
  }
}

/// Relax/VDevice/3.
void Backward::visit(const SeqExpr& e) {
  const VDevice* vdevice = device(&e);
  if (vdevice && e.body) update(e.body, vdevice);
  for (const BindingBlock* block : e.blocks | std::views::reverse)
    for (const Binding* each : block->bindings | std::views::reverse) visit(*each);
}

/// Relax/VDevice/3.1, 3.2.
void Backward::visit(const Binding& b) {
  const VDevice* cast = b.is_match_cast() ? device_of(b.struct_info) : nullptr;
  if (b.var) {
    const VDevice* from_value = b.is_match_cast() ? cast : b.value ? device(b.value) : nullptr;
    if (from_value) update(b.var, from_value, program_.span(b.value));
    if (const VDevice* vdevice = device(b.var); vdevice && b.value) update(b.value, vdevice);
  }
  visit(b.value);
}

const StructInfo* with_device(Builder& builder, const TupleStructInfo& tuple,
                              const VDevice* vdevice) {
  std::vector<const StructInfo*> fields;
  for (const StructInfo* field : tuple.fields)
    fields.push_back(with_device(builder, field, vdevice));
  if (std::ranges::equal(fields, tuple.fields)) return &tuple;
  return builder.tuple_info(builder.program().span(&tuple), builder.arena().list(fields));
}

/// What a function gives back; of a packed function nothing is said.
const StructInfo* with_device(Builder& builder, const FuncStructInfo& f, const VDevice* vdevice) {
  if (!f.params) return &f;
  return builder.func(builder.program().span(&f), *f.params, with_device(builder, f.ret, vdevice),
                      f.purity);
}

}  // namespace

const VDevice* Devices::of(const Variable* v) const {
  const auto found = variables.find(v);
  return found == variables.end() ? nullptr : found->second;
}

const VDevice* Devices::of(const Expr* e) const {
  if (exprs.empty() || !e) return nullptr;
  const auto found = exprs.find(e->id);
  return found == exprs.end() ? nullptr : found->second;
}

const StructInfo* with_device(Builder& builder, const StructInfo* s, const VDevice* vdevice) {
  if (!s || !vdevice) return s;
  if (const auto* tuple = as<TupleStructInfo>(s)) return with_device(builder, *tuple, vdevice);
  if (const auto* f = as<FuncStructInfo>(s)) return with_device(builder, *f, vdevice);
  const auto* tensor = as<TensorStructInfo>(s);
  if (!tensor || tensor->vdevice) return s;
  return builder.tensor(builder.program().span(s), tensor->shape, tensor->ndim, tensor->dtype,
                        vdevice);
}

bool lacks_device(const StructInfo* s) {
  if (const auto* tuple = as<TupleStructInfo>(s))
    return std::ranges::any_of(tuple->fields, lacks_device);
  const auto* tensor = as<TensorStructInfo>(s);
  return tensor && !tensor->vdevice;
}

Devices find_devices(const Program& program, const Module& module, const Derivation& derivation,
                     Report& report) {
  Backward backward(program, derivation, report);
  for (const spec::Function& each : module.functions)
    if (each.relax_func && derivation.results.contains(each.relax_func))
      backward.function(*each.relax_func);
  return backward.take();
}

}  // namespace tenor::spec::relax
