// SPDX-License-Identifier: Apache-2.0
// Drawn StructInfo of every kind, over shape variables n and m and two devices: any at all, and one
// that is above another by a rule of subtyping.
#pragma once

#include <rapidcheck.h>

#include <vector>

#include "spec/prover/canonical.h"
#include "spec/relax/struct_info/compatibility.h"

namespace tenor::spec::relax::test {

class Drawn {
 public:
  static std::size_t below(std::size_t count) {
    return *rc::gen::resize(100, rc::gen::inRange<std::size_t>(0, count));
  }
  static bool coin() { return below(2) == 0; }

  Program program;
  Builder builder{program};
  const CanonicalProver prover{};
  const Readings readings{};
  const StructInfoAlgebra algebra{builder, prover, readings};
  spec::Variable* n = builder.tir().variable({}, "n", int_type(64));
  spec::Variable* m = builder.tir().variable({}, "m", int_type(64));
  const VDevice* devices[3] = {nullptr, builder.make<VDevice>({}), builder.make<VDevice>({})};
  bool functions = true;  ///< may one be drawn?

  /// Each variable that it mentions decides its value.
  const PrimExpr* dimension() {
    spec::Builder& tir = builder.tir();
    const PrimExpr* v = tir.var({}, coin() ? n : m);
    const PrimExpr* k = tir.int_imm({}, static_cast<std::int64_t>(below(3)) + 1, int_type(64));
    switch (below(5)) {
      case 0: return k;
      case 1: return tir.binary({}, spec::ExprKind::kAdd, v, k);
      case 2: return tir.binary({}, spec::ExprKind::kMul, k, v);
      default: return v;
    }
  }
  List<const PrimExpr*> dimensions() {
    std::vector<const PrimExpr*> all(below(3));
    for (const PrimExpr*& each : all) each = dimension();
    return builder.arena().list(all);
  }
  DataType dtype(bool known) {
    const DataType all[] = {float_type(32), int_type(64), void_type()};
    return all[below(known ? 2 : 3)];
  }
  int rank() { return static_cast<int>(below(4)) - 1; }

  const StructInfo* info(int depth) {
    switch (below(depth == 0 ? 4 : functions ? 7 : 5)) {
      case 0: return tensor();
      case 1: return coin() ? builder.shape({}, dimensions()) : builder.shape_of_rank({}, rank());
      case 2: return builder.prim({}, int_type(64), coin() ? dimension() : nullptr);
      case 3: return below(3) == 0 ? builder.object({}) : tensor();
      case 4: return builder.tuple_info({}, infos(depth - 1));
      case 5: return packed();
      default: return builder.func({}, infos(depth - 1), info(depth - 1), coin());
    }
  }
  /// One that `s` is below, by one of the rules or by none (reflexivity).
  const StructInfo* above(const StructInfo* s);
  /// One that is below `s`.
  const StructInfo* below_of(const StructInfo* s);

  /// Both stand where n and m are bound: else forgetting what binds one would change its meaning.
  struct Everything : VariablesInScope {
    bool has(const Variable*) const override { return true; }
    bool has(const spec::Variable*) const override { return true; }
  };
  const Everything scope{};

  const StructInfo* join(const StructInfo* a, const StructInfo* b) const {
    return algebra.unify(a, b, &scope);
  }
  bool is_below(const StructInfo* a, const StructInfo* b) const {
    return algebra.subtype(a, b, &scope).verdict == Compatibility::kCompatible;
  }
  bool are_equivalent(const StructInfo* a, const StructInfo* b) const {
    return is_below(a, b) && is_below(b, a);
  }

 private:
  const StructInfo* tensor() {
    const VDevice* device = devices[below(3)];
    return coin() ? builder.tensor({}, dimensions(), dtype(false), device)
                  : builder.tensor_of_rank({}, rank(), dtype(false), device);
  }
  const StructInfo* packed() {
    using enum DeriveFunc::Kind;
    const DeriveFunc all[] = {{kDefault, {}}, {kEmpty, {}}, {kNamed, "mine"}};
    return builder.packed_func({}, builder.object({}), all[below(3)], coin());
  }
  List<const StructInfo*> infos(int depth) {
    std::vector<const StructInfo*> all(below(3));
    for (const StructInfo*& each : all) each = info(depth);
    return builder.arena().list(all);
  }
  const StructInfo* tensor_above(const TensorStructInfo* s);
  const StructInfo* func_above(const FuncStructInfo* s, bool up);
  template <class Each>
  List<const StructInfo*> each(List<const StructInfo*> from, const Each& change) {
    std::vector<const StructInfo*> all;
    for (const StructInfo* one : from) all.push_back(change(one));
    return builder.arena().list(all);
  }
};

}  // namespace tenor::spec::relax::test
