// SPDX-License-Identifier: Apache-2.0
// StructInfo in the words of TVMScript, and what the algebra says of it in words: a test of a
// clause is a line.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "spec/relax/struct_info/compatibility.h"
#include "spec/text/reader/fragment.h"

namespace tenor::spec::relax::test {

/// StructInfos of one scope: a name means the same in all of them.
class Written {
 public:
  /// An entry of the ledger is read as written, all others as intended.
  explicit Written(const std::vector<std::string>& lines, std::string_view entry = {});

  const StructInfo* operator[](std::size_t line) const { return infos_[line]; }
  const StructInfoAlgebra& algebra() const { return *algebra_; }
  Program& program() { return fragments_.program(); }
  /// The variable of that name, which some line uses.
  const spec::Variable* variable(std::string_view name) const;

 private:
  Report report_;
  Fragments fragments_;
  Readings readings_;
  Builder builder_;
  std::vector<const StructInfo*> infos_;
  std::unique_ptr<StructInfoAlgebra> algebra_;
};

/// The variables of these names are in scope: `n`, `m`; a Relax variable is if `all_relax`.
class Names : public VariablesInScope {
 public:
  explicit Names(std::vector<std::string> names, bool all_relax = true)
      : names_(std::move(names)), all_relax_(all_relax) {}
  bool has(const Variable*) const override { return all_relax_; }
  bool has(const spec::Variable* variable) const override;

 private:
  std::vector<std::string> names_;
  bool all_relax_;
};

/// `compatible Relax/Compat/1`: the verdict, and the clause that decided.
std::string compatible(const std::string& given, const std::string& required,
                       std::string_view entry = {});
/// The checks of that verdict: `shape[1]: m == 4; shape[2]: k == 5`.
std::string checks(const std::string& given, const std::string& required);
/// `yes Relax/Subtype/3`, `possibly …`, `no …`.
std::string subtype(const std::string& a, const std::string& b, std::string_view entry = {});
/// The bound, as it is printed.
std::string bound(const std::string& a, const std::string& b, std::string_view entry = {});
/// What remains of `s` where the names are in scope.
std::string erased(const std::string& s, std::vector<std::string> names,
                   std::string_view entry = {});
/// `n = 4, m = k`, the names being bound already.
std::string mapping(const std::string& from, const std::string& to,
                    std::vector<std::string> names = {}, std::string_view entry = {});

}  // namespace tenor::spec::relax::test
