// SPDX-License-Identifier: Apache-2.0
// Dimensions as expressions over sizes that both sides of a comparison share: whatever is proven
// equal has one number. Relax/Dims, Relax/ShapeEquality; docs/validate.md.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "solver/validate/relax/numbers.h"
#include "spec/ir/build.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

using Size = const spec::PrimExpr*;
using Sizes = std::vector<Size>;

/// What stands for a variable, or for an element that is loaded; null: it is not known.
struct SizeScope {
  std::function<Size(const spec::Variable*)> variable;
  std::function<Size(const spec::BufferLoad&, Size index)> element = [](const auto&, Size) {
    return nullptr;
  };
};

class SizeTable {
 public:
  SizeTable(ValueNumbers& numbers, const spec::Prover& prover)
      : numbers_(numbers), prover_(prover), builder_(program_) {}

  spec::Program& program() { return program_; }
  Size literal(std::int64_t value) { return builder_.int_imm({}, value, spec::int_type(64)); }
  /// The unknown number `k` of the value of that number.
  Size unknown(ValueNumber of, std::size_t k, spec::DataType dtype = spec::int_type(64));
  /// A new unknown of that name: a size that an argument brings.
  Size named(std::string_view name, spec::DataType dtype);
  /// `e` over unknowns, simplified. Null where it holds what has no such form.
  Size evaluate(const spec::PrimExpr* e, const SizeScope& scope);
  Size product(const Sizes& sizes);
  Size sum(Size a, Size b) { return simplified(builder_.binary({}, spec::ExprKind::kAdd, a, b)); }
  Size times(Size a, std::int64_t b) {
    return simplified(builder_.binary({}, spec::ExprKind::kMul, a, literal(b)));
  }

  ValueNumber number(Size size);
  std::vector<ValueNumber> numbers(const Sizes& sizes);
  bool equal(Size a, Size b) { return a == b || number(a) == number(b); }
  bool equal(const Sizes& a, const Sizes& b);
  /// Is `a <= b` for all sizes?
  bool is_at_most(Size a, Size b);
  std::optional<std::int64_t> constant(Size size) const;
  /// How the size reads in a message.
  std::string shown(Size size) const;

 private:
  Size substituted(const spec::PrimExpr* e, const SizeScope& scope);
  Size simplified(Size size);
  std::uint64_t sample(Size size);

  ValueNumbers& numbers_;
  const spec::Prover& prover_;
  spec::Program program_;
  spec::Builder builder_;
  std::map<std::pair<ValueNumber, std::size_t>, Size> unknowns_;
  std::unordered_map<Size, ValueNumber> known_;
  std::unordered_multimap<std::uint64_t, Size> by_sample_;
  std::vector<const spec::Variable*> variables_;
  std::map<std::pair<ValueNumber, ValueNumber>, bool> at_most_;
};

}  // namespace tenor::solver
