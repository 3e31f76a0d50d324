// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/text/json/completed.h"

#include <algorithm>
#include <unordered_map>

#include "spec/ir/relax/build.h"
#include "spec/relax/children.h"
#include "spec/relax/op/operator.h"

namespace tenor::spec::json::test {
namespace {

using relax::as;
using spec::as;
using Kind = Object::Kind;

template <class T>
T* writable(const T* node) {
  return const_cast<T*>(node);
}

class Completion {
 public:
  Completion(Program& program, Generation generation, const relax::Derivation& derivation)
      : build_(program), flat_(generation == Generation::kFlat), derivation_(derivation) {}

  void function(const relax::Function& f) {
    relax::for_each_expression_in(&f, [&](const relax::Expr* e) {
      if (const auto* inner = as<relax::Function>(e)) signature(*inner);
      if (const auto* seq = as<relax::SeqExpr>(e))
        for (const relax::BindingBlock* block : seq->blocks)
          for (const relax::Binding* each : block->bindings) binding(*each);
    });
  }

 private:
  const relax::StructInfo* known(const relax::StructInfo* written,
                                 const relax::StructInfo* derived) {
    if (written) return written;
    if (derived && !derivation_.is_unknown(derived)) return derived;
    return flat_ ? build_.object({}) : nullptr;
  }
  void variable(const relax::Variable* v) {
    const auto found = derivation_.variables.find(v);
    writable(v)->struct_info_annotation = known(
        v->struct_info_annotation, found == derivation_.variables.end() ? nullptr : found->second);
  }
  void signature(const relax::Function& f) {
    for (const relax::Variable* param : f.params) variable(param);
    const auto found = derivation_.results.find(&f);
    writable(&f)->ret_struct_info =
        known(f.ret_struct_info, found == derivation_.results.end() ? nullptr : found->second);
  }
  void binding(const relax::Binding& b) {
    if (b.var) return variable(b.var);
    writable(&b)->var = build_.variable({}, "_", b.struct_info, false);
  }

  relax::Builder build_;
  bool flat_;
  const relax::Derivation& derivation_;
};

Object whole(std::int64_t value) {
  Object o;
  o.kind = Kind::kInt, o.integer = value;
  return o;
}

/// One value, as the operator takes it.
Object settled(const Object& value, Arena& arena) {
  Object o = value;
  const auto* integer = o.kind == Kind::kExpr ? as<IntImm>(o.expr) : nullptr;
  const auto* real = o.kind == Kind::kExpr ? as<FloatImm>(o.expr) : nullptr;
  if (integer || o.kind == Kind::kBool) return whole(integer ? integer->value : o.integer);
  if (real) o = {}, o.kind = Kind::kFloat, o.floating = real->value;
  if (o.kind == Kind::kFloat && o.floating == static_cast<double>(static_cast<int>(o.floating)))
    return whole(static_cast<std::int64_t>(o.floating));
  if (o.kind != Kind::kList) return o;
  std::vector<Object> items;
  for (const Object& item : o.items) items.push_back(settled(item, arena));
  o.tuple = false;
  o.items = arena.list(items);
  return o;
}

Attrs settled(const relax::Call& call, Program& program) {
  std::vector<Attribute> all(call.attrs.begin(), call.attrs.end());
  const auto* op = as<relax::Op>(call.op);
  const relax::Operator* known = op ? relax::find_operator(op->op_name) : nullptr;
  if (known)
    for (const relax::Parameter& each : known->parameters)
      if (each.kind == relax::Parameter::Kind::kAttribute && !find(call.attrs, each.name))
        all.push_back({each.name, relax::default_of(each, program.arena)});
  for (Attribute& each : all) {
    each.value = settled(each.value, program.arena);
    // Of what kind and number says the device.
    std::string_view& text = each.value.text;
    if (each.key == "dst_vdevice" && std::ranges::count(text, ':') == 2)
      text = text.substr(0, text.rfind(':'));
  }
  std::erase_if(all, [](const Attribute& each) {
    const Object& value = each.value;
    const bool is_unknown = each.key.ends_with("dtype") && value.text == "void";
    const bool is_none = each.key.ends_with("axis_separators") && value.items.empty();
    return value.kind == Kind::kNone || is_unknown || is_none;
  });
  return program.arena.list(all);
}

}  // namespace

void strip(const relax::Function& function) {
  relax::for_each_expression_in(&function, [](const relax::Expr* e) {
    if (const auto* inner = as<relax::Function>(e)) writable(inner)->ret_struct_info = nullptr;
    const auto* sequence = as<relax::SeqExpr>(e);
    if (!sequence) return;
    for (const relax::BindingBlock* block : sequence->blocks)
      for (const relax::Binding* each : block->bindings)
        if (!each->is_match_cast() && !as<relax::Function>(each->value))
          writable(each->var)->struct_info_annotation = nullptr;
  });
}

void complete(Program& program, Module& module, const relax::Derivation& derivation) {
  Completion completion(program, module.generation, derivation);
  for (const Function& each : module.functions)
    if (each.relax_func) completion.function(*each.relax_func);
}

void settle(Program& program, const relax::Function& function) {
  relax::Builder build(program);
  std::unordered_map<const Variable*, const relax::Variable*> scalars;
  for (const relax::Variable* param : function.params)
    if (const auto* prim = as<relax::PrimStructInfo>(param->struct_info_annotation))
      if (const auto* value = as<Var>(prim->value)) scalars[value->variable] = param;
  const auto use = [&](List<const relax::Expr*> all) {
    std::vector<const relax::Expr*> items(all.begin(), all.end());
    for (const relax::Expr*& each : items) {
      const auto* scalar = as<relax::PrimValue>(each);
      const auto* value = scalar ? as<Var>(scalar->value) : nullptr;
      const auto found = value ? scalars.find(value->variable) : scalars.end();
      if (found != scalars.end()) each = build.use({}, found->second);
    }
    return program.arena.list(items);
  };
  relax::for_each_expression_in(&function, [&](const relax::Expr* e) {
    if (const auto* tuple = as<relax::Tuple>(e)) writable(tuple)->fields = use(tuple->fields);
    const auto* call = as<relax::Call>(e);
    if (!call) return;
    writable(call)->args = use(call->args);
    writable(call)->attrs = settled(*call, program);
  });
}

}  // namespace tenor::spec::json::test
