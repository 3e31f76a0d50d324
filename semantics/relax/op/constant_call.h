// SPDX-License-Identifier: Apache-2.0
// A call whose arguments have known shapes, as the static half of its operator asks about it: so
// the shapes of results are derived once, in spec/relax/op. Relax/Derive/14.1.1.
#pragma once

#include <set>

#include "semantics/relax/op/kernel.h"
#include "spec/prover/canonical.h"
#include "spec/relax/op/operator.h"

namespace tenor::semantics::relax {

class ConstantCall final : public spec::relax::OperatorCall {
 public:
  ConstantCall(const spec::relax::Operator& op, const spec::relax::Call& call,
               std::span<const OperatorArgument> arguments, spec::relax::Builder& build);

  /// What the result is; why there is none is in `rejected`.
  std::variant<std::vector<TensorType>, Refused> results(bool& is_tuple);
  /// The same, where the shape of each result is given.
  std::variant<std::vector<TensorType>, Refused> results(bool& is_tuple,
                                                         const std::vector<Extents>& shapes);
  /// What was said against the call; empty: nothing.
  const std::string& rejected() const { return rejected_; }
  /// Was that said because the arguments do not fit, and not for a limit?
  bool is_misfit() const { return is_misfit_; }
  /// An attribute that has another value than its default, and was not asked for since `results`,
  /// or an unknown datatype; empty where there is none. Datatypes of results are in the
  /// results.
  std::string_view unread() const;

  const spec::relax::StructInfo* struct_info(std::size_t i) const override;
  const spec::relax::StructInfo* struct_info(const spec::relax::Expr* e) const override;
  const spec::relax::Expr* value_of(const spec::relax::Expr* e) const override;
  spec::Object attribute(std::string_view name) const override;
  spec::relax::Builder& build() override { return build_; }
  const spec::Prover& prover() const override { return prover_; }
  bool is_as_written(spec::Clause) const override { return false; }
  const spec::Function* global(std::string_view) const override { return nullptr; }
  std::span<const spec::relax::VDevice* const> vdevices() const override { return {}; }
  spec::Truth equal(const spec::PrimExpr* a, const spec::PrimExpr* b) override;
  const spec::PrimExpr* simplify(const spec::PrimExpr* e) override;
  const spec::relax::StructInfo* reject(std::size_t argument, std::string message,
                                        std::string hint) override;
  const spec::relax::StructInfo* give_up(std::string message) override;
  void may_reject(std::size_t argument, std::string message) override;

 private:
  const spec::relax::StructInfo* tensor(const TensorType& type) const;
  spec::List<const spec::PrimExpr*> dimensions(const std::vector<std::int64_t>& values) const;
  const spec::PrimExpr* number(const PrimNumber& value) const;
  std::string_view why_unknown();
  std::optional<TensorType> type_of(const spec::relax::StructInfo* s, const Extents* shape);
  std::variant<std::vector<TensorType>, Refused> derived(bool& is_tuple,
                                                         const std::vector<Extents>* shapes);

  const spec::relax::Operator& op_;
  std::span<const OperatorArgument> arguments_;
  spec::relax::Builder& build_;
  spec::CanonicalProver prover_;
  std::string rejected_;
  bool is_misfit_ = false;
  mutable std::set<std::string, std::less<>> read_;
};

}  // namespace tenor::semantics::relax
