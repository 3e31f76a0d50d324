// SPDX-License-Identifier: Apache-2.0
// The StructInfo that a node of Relax carries: what was derived, and of what says it itself, that.
// Relax/Derive/2 to 10.
#include "spec/prover/canonical.h"
#include "spec/text/json/writer/writer.h"

namespace tenor::spec::json {
namespace {

struct NothingInScope final : relax::VariablesInScope {
  bool has(const relax::Variable* /*variable*/) const override { return false; }
  bool has(const Variable* /*shape_variable*/) const override { return false; }
};

}  // namespace

const relax::StructInfo* GraphWriter::known(const relax::Expr* e) {
  if (const relax::StructInfo* own = known_of_leaf(e)) return own;
  const relax::StructInfo* s = derivation_.of(e);
  return s && !derivation_.is_unknown(s) ? s : nullptr;
}

/// What is written stays: it is what the rules continue with.
const relax::StructInfo* GraphWriter::known(const relax::Variable& v) const {
  if (v.struct_info_annotation) return v.struct_info_annotation;
  const auto found = derivation_.variables.find(&v);
  const bool is_known =
      found != derivation_.variables.end() && !derivation_.is_unknown(found->second);
  return is_known ? found->second : nullptr;
}

/// In the words of the function's own variables.
const relax::StructInfo* GraphWriter::known_of_result(const relax::Function& f) const {
  if (f.ret_struct_info) return f.ret_struct_info;
  const auto found = derivation_.results.find(&f);
  const bool is_known =
      found != derivation_.results.end() && !derivation_.is_unknown(found->second);
  return is_known ? found->second : nullptr;
}

/// What is derived of a function binds variables of its own; its type in the graph speaks of those
/// of its parameters.
const relax::FuncStructInfo* GraphWriter::type_of(const relax::Function& f,
                                                  const relax::StructInfo* derived) {
  const auto* own = relax::as<relax::FuncStructInfo>(derived);
  if (!own || !own->params || own->params->size() != f.params.size()) return own;
  const CanonicalProver prover;
  const relax::StructInfoAlgebra algebra(build_, prover, report_.readings());
  relax::ShapeVarMapping names;
  for (std::size_t i = 0; i < f.params.size(); ++i)
    for (const auto& each :
         algebra.mapping((*own->params)[i], known(*f.params[i]), NothingInScope()).entries)
      names.add(each.variable, each.value);
  return relax::as<relax::FuncStructInfo>(algebra.substitute(own, names));
}

const relax::StructInfo* GraphWriter::known_of_leaf(const relax::Expr* e) {
  using enum relax::ExprKind;
  switch (e->kind) {
    case kShapeExpr: return build_.shape({}, relax::as<relax::ShapeExpr>(e)->values);
    case kPrimValue: {
      const PrimExpr* value = relax::as<relax::PrimValue>(e)->value;
      return build_.prim({}, value->dtype, value);
    }
    case kStringImm:
    case kDataTypeImm: return build_.object({});
    case kConstant: {
      const auto& c = *relax::as<relax::Constant>(e);
      std::vector<const PrimExpr*> dimensions;
      for (const std::int64_t extent : c.shape) dimensions.push_back(build_.dimension({}, extent));
      return build_.tensor({}, build_.arena().list(dimensions), c.dtype);
    }
    case kExternFunc:
      return build_.packed_func({}, build_.object({}), {relax::DeriveFunc::Kind::kDefault, {}});
    default: return nullptr;
  }
}

}  // namespace tenor::spec::json
