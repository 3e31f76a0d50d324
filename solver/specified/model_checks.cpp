// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/model_checks.h"

#include <algorithm>
#include <map>

#include "semantics/run/model/dimensions.h"
#include "spec/prover/canonical.h"
#include "spec/relax/children.h"
#include "spec/relax/derive.h"

namespace tenor::solver {

using namespace spec;
using spec::relax::as;

namespace {

class Collected {
 public:
  Collected(Program& program, const Module& module, const spec::relax::Function& f)
      : module_(module), builder_(program), algebra_(builder_, prover_, readings_) {
    Report unused;
    derived_ = spec::relax::derive(program, module, prover_, unused);
    const semantics::Dimensions sizes(semantics::parts_of(f));
    for (const Variable* v : sizes.variables()) known_.add(v, builder_.tir().var({}, v));
    name_axes(f);
    expression(f.body);
    at_ = &f, failure_ = Code::U_ANNOTATION;
    if (const auto body = derived_.results.find(&f); body != derived_.results.end())
      hold(body->second, f.ret_struct_info, known_);
  }
  ModelChecks take() { return std::move(all_); }

 private:
  using Mapping = spec::relax::ShapeVarMapping;

  /// Of a parameter whose rank alone is known: variables that are called as its axes are.
  void name_axes(const spec::relax::Function& f) {
    for (const semantics::ModelPart& part : semantics::parts_of(f)) {
      if (part.struct_info != f.params[part.parameter]->struct_info_annotation) continue;
      for (std::size_t k = 0; k < semantics::rank_alone(part).value_or(0); ++k)
        axes_[part.node].push_back(builder_.tir().var(
            {}, builder_.tir().variable({}, semantics::axis_name(part, k), int_type(64))));
    }
  }
  /// The value against what is required of it.
  void hold_value(const spec::relax::Expr* e, const spec::relax::StructInfo* required,
                  Mapping& known) {
    const auto axes = axes_.find(spec::relax::variable_of(e));
    const auto to = dimensions_in(required);
    if (axes == axes_.end() || !to) return hold(derived_.of(e), required, known);
    hold(axes->second, *to, known);
  }

  void expression(const spec::relax::Expr* e) {
    if (const auto* call = as<spec::relax::Call>(e)) hold_call(*call);
    if (const auto* branch = as<spec::relax::If>(e)) {
      const bool outer = always_;
      expression(branch->cond);
      always_ = false;
      expression(branch->true_branch);
      expression(branch->false_branch);
      always_ = outer;
      return;
    }
    if (as<spec::relax::Function>(e)) return;
    const auto* seq = as<spec::relax::SeqExpr>(e);
    if (!seq)
      return spec::relax::for_each_subexpression(
          e, [&](const spec::relax::Expr* part) { expression(part); });
    for (const spec::relax::BindingBlock* block : seq->blocks)
      for (const spec::relax::Binding* b : block->bindings) {
        expression(b->value);
        at_ = b, failure_ = Code::E_MATCH_CAST;
        if (b->is_match_cast()) hold_value(b->value, b->struct_info, known_);
      }
    expression(seq->body);
  }

  void hold_call(const spec::relax::Call& call) {
    at_ = &call, failure_ = Code::E_SIGNATURE;
    const auto* callee = as<spec::relax::GlobalVar>(call.op);
    const auto* op = as<spec::relax::Op>(call.op);
    if (callee)
      if (const Function* f = named(callee->name_hint); f && f->relax_func) {
        Mapping own;
        const auto& params = f->relax_func->params;
        for (std::size_t i = 0; i < std::min(params.size(), call.args.size()); ++i)
          hold_value(call.args[i], params[i]->struct_info_annotation, own);
      }
    if (!op || op->op_name != "call_tir" || call.args.size() < 2) return;
    const auto* kernel = as<spec::relax::GlobalVar>(call.args[0]);
    const Function* f = kernel ? named(kernel->name_hint) : nullptr;
    if (!f || !f->prim_func) return;
    failure_ = Code::E_ARGUMENT_SHAPE;
    hold_kernel(call, *f);
  }
  /// The arguments of a call_tir and then its results are those of the kernel.
  void hold_kernel(const spec::relax::Call& call, const Function& kernel) {
    const spec::tir::PrimFunc& f = *kernel.prim_func;
    std::vector<const spec::relax::StructInfo*> given;
    for (const spec::relax::StructInfo* s : {derived_.of(call.args[1])}) add_parts(s, given);
    const std::size_t arguments = given.size();
    for (const spec::relax::StructInfo* s : call.sinfo_args) add_parts(s, given);
    all_.kernels.push_back({&kernel, std::min(given.size() - arguments, f.params.size())});
    Mapping own;
    for (std::size_t i = 0; i < std::min<std::size_t>(given.size(), f.buffers.size()); ++i) {
      const auto dimensions = dimensions_in(given[i]);
      if (f.buffers[i] && dimensions) hold(*dimensions, f.buffers[i]->shape, own);
      if (f.buffers[i] && !dimensions) all_.unknown.push_back(at_);
    }
  }
  static void add_parts(const spec::relax::StructInfo* s,
                        std::vector<const spec::relax::StructInfo*>& parts) {
    if (const auto* tuple = as<spec::relax::TupleStructInfo>(s))
      for (const spec::relax::StructInfo* field : tuple->fields) add_parts(field, parts);
    else
      parts.push_back(s);
  }
  const Function* named(std::string_view name) const {
    const auto found = std::ranges::find(module_.functions, name, &Function::name);
    return found == module_.functions.end() ? nullptr : &*found;
  }

  static std::optional<List<const PrimExpr*>> dimensions_in(const spec::relax::StructInfo* s) {
    if (const auto* tensor = as<spec::relax::TensorStructInfo>(s))
      return semantics::dimensions_of(*tensor);
    if (const auto* shape = as<spec::relax::ShapeStructInfo>(s)) return shape->values;
    return {};
  }
  /// Of what `required` says, variables that `known` does not have are bound by what is given.
  void hold(const spec::relax::StructInfo* given, const spec::relax::StructInfo* required,
            Mapping& known) {
    const auto from = dimensions_in(given), to = dimensions_in(required);
    if (from && to) hold(*from, *to, known);
    if (to && !from) all_.unknown.push_back(at_);
    const auto* fields = as<spec::relax::TupleStructInfo>(given);
    const auto* others = as<spec::relax::TupleStructInfo>(required);
    if (!fields || !others) return;
    for (std::size_t i = 0; i < std::min(fields->fields.size(), others->fields.size()); ++i)
      hold(fields->fields[i], others->fields[i], known);
  }
  void hold(List<const PrimExpr*> given, List<const PrimExpr*> required, Mapping& known) {
    if (given.size() != required.size()) return;
    std::vector<const PrimExpr*> values;
    for (const PrimExpr* e : given) values.push_back(algebra_.substitute(e, known_));
    for (std::size_t i = 0; i < values.size(); ++i)
      if (const auto* v = spec::as<Var>(required[i]); v && !known.find(v->variable))
        known.add(v->variable, values[i]);
    for (std::size_t i = 0; i < values.size(); ++i)
      add(values[i], algebra_.substitute(required[i], known));
  }
  void add(const PrimExpr* a, const PrimExpr* b) {
    if (prover_.equal(a, b) == Truth::kAlways) return;
    spec::Builder& build = builder_.tir();
    const DataType wide = int_type(64);
    const PrimExpr* agrees =
        build.binary({}, ExprKind::kEq, build.cast({}, a, wide), build.cast({}, b, wide));
    all_.checks.push_back({a, b, agrees, always_, at_, failure_});
  }

  const Module& module_;
  const CanonicalProver prover_;
  const Readings readings_{};
  spec::relax::Builder builder_;
  const spec::relax::StructInfoAlgebra algebra_;
  spec::relax::Derivation derived_;
  std::map<const Node*, std::vector<const PrimExpr*>> axes_;  ///< of parameters
  Mapping known_;  ///< sizes, and variables that casts bind
  bool always_ = true;
  const Node* at_ = nullptr;  ///< what is being looked at
  Code failure_{};            ///< of a run that fails there
  ModelChecks all_;
};

}  // namespace

ModelChecks model_checks(Program& program, const Module& module, const spec::relax::Function& f) {
  return Collected(program, module, f).take();
}

}  // namespace tenor::solver
