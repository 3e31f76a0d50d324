// SPDX-License-Identifier: Apache-2.0
// A call of an operator, as its derivation sees it (spec/relax/op/operator.h), in the place where
// it stands. Relax/Derive/14.1.1.
#pragma once

#include "spec/relax/derive/deriver.h"

namespace tenor::spec::relax {

class DerivedCall final : public OperatorCall {
 public:
  DerivedCall(Deriver& deriver, const Operator& op, const Call& call)
      : OperatorCall(call), deriver_(deriver), op_(op) {}

  const StructInfo* struct_info(std::size_t i) const override;
  const StructInfo* struct_info(const Expr* e) const override;
  const Expr* value_of(const Expr* e) const override { return deriver_.value_of(e); }
  Object attribute(std::string_view name) const override;
  Builder& build() override { return deriver_.builder(); }
  const Prover& prover() const override { return deriver_.prover(); }
  bool is_as_written(Clause entry) const override { return deriver_.is_as_written(entry); }
  const spec::Function* global(std::string_view name) const override {
    return deriver_.global(name);
  }
  std::span<const VDevice* const> vdevices() const override { return deriver_.module().vdevices; }
  Truth equal(const PrimExpr* a, const PrimExpr* b) override;
  const PrimExpr* simplify(const PrimExpr* e) override;
  const StructInfo* reject(std::size_t argument, std::string message, std::string hint) override;
  const StructInfo* give_up(std::string message) override;
  void may_reject(std::size_t argument, std::string message) override;

 private:
  void report(std::size_t argument, std::string message, std::string hint, bool is_for_a_run);

  Deriver& deriver_;
  const Operator& op_;
};

}  // namespace tenor::spec::relax
