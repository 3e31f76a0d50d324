// SPDX-License-Identifier: Apache-2.0
// Straight-line code: what the rules would do for scalar expressions, stores and plain blocks in
// which nothing unusual happens, with slots and operators looked up once. It stops before anything
// unusual with nothing changed, and the rules then begin where it began; so it never decides what a
// program means, and a property test holds it equal to the rules (docs/machine.md).
#pragma once

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

#include "spec/clauses/reading.h"
#include "spec/ir/tir/stmt.h"

namespace tenor::semantics {

/// Where a value lies.
struct StraightCell {
  enum Bank : std::uint32_t { kEnvironment, kOwn };
  Bank bank = kEnvironment;  ///< the activation's variables; or constants and results of the code
  std::uint32_t place = 0;
};

/// The values that cells name, in both banks.
template <class D>
struct StraightValues {
  const typename D::Value* banks[2];
  const typename D::Value& operator[](StraightCell cell) const {
    return banks[cell.bank][cell.place];
  }
};

/// An element of a buffer: its indices are the cells from `indices` on.
struct StraightAccess {
  const spec::Node* node = nullptr;  ///< that accesses it
  const spec::Buffer* buffer = nullptr;
  std::uint32_t view = 0;  ///< first word of the buffer's view
  std::uint32_t indices = 0;
};

template <class D>
struct StraightStep {
  enum class Kind : std::uint8_t { kLoad, kOperator, kExtremum, kCast, kSelect };
  Kind kind;
  spec::ExprKind op{};         ///< kExtremum: Min or Max
  spec::ScalarType type{};     ///< kCast: to this
  std::uint32_t result = 0;    ///< an own cell
  StraightCell a{}, b{}, c{};  ///< operands, but of kLoad
  typename D::Value (*function)(const typename D::Value&,
                                const typename D::Value&) = nullptr;  ///< kOperator, kExtremum
  StraightAccess access{};                                            ///< kLoad
};

/// How often a rule is committed to in one run of the code.
struct RuleCount {
  std::uint16_t rule;
  std::uint16_t times;
};

/// Computes values; which ones is said by who had it compiled.
template <class D>
struct StraightCode {
  std::vector<StraightStep<D>> steps;
  std::vector<StraightCell> cells;     ///< indices of the accesses
  std::vector<typename D::Value> own;  ///< constants, and room for results
  std::vector<RuleCount> rules;
  spec::EntrySet differing;       ///< of which the other reading may do something else
  std::uint64_t redexes = 0;      ///< all of `rules`: the steps of a run, where one is a redex
  std::uint64_t fused_steps = 1;  ///< the same, where pure expressions are part of a step
  unsigned long long runs = 0;
};

template <class D>
struct StraightExpr {
  StraightCode<D> code;
  StraightCell value;
};

/// A BufferStore of a scalar.
template <class D>
struct StraightStore {
  StraightCode<D> code;
  StraightCell value;
  StraightAccess access;
};

/// A BlockRealize, and its block down to the body: nothing allocated, no view made.
template <class D>
struct StraightBlock {
  struct Binding {
    StraightCell value, low, extent;
    std::uint32_t slot;
    spec::ScalarType type;
    bool reduction;
  };
  StraightCode<D> code;
  StraightExpr<D> predicate;  ///< apart: where it does not hold, nothing else is evaluated
  std::vector<Binding> bindings;
};

/// What the nodes of a program were compiled to, when they were first met.
template <class D>
class StraightTable {
 public:
  explicit StraightTable(std::size_t nodes) : index_(nodes, kUnknown), kind_(nodes) {}
  void grow(std::size_t nodes) { index_.resize(nodes, kUnknown), kind_.resize(nodes); }

  /// What `node` was compiled to; null where the rules must take it. `compile(compiled)` tells.
  template <class Compiled, class Compile>
  Compiled* of(const spec::Node* node, Compile&& compile) {
    auto& all = std::get<std::vector<Compiled>>(all_);
    std::uint32_t& index = index_[node->id];
    if (index == kUnknown) {
      Compiled made;
      index = compile(made) ? static_cast<std::uint32_t>(all.size()) : kNone;
      if (index == kNone) return nullptr;
      kind_[node->id] = std::is_same_v<Compiled, StraightExpr<D>>    ? 0
                        : std::is_same_v<Compiled, StraightStore<D>> ? 1
                                                                     : 2;
      all.push_back(std::move(made));
    }
    return index == kNone ? nullptr : &all[index];
  }
  /// How often the node was run by its code.
  std::uint64_t runs(const spec::Node* node) const {
    const std::uint32_t index = index_[node->id];
    if (index >= kNone) return 0;
    switch (kind_[node->id]) {
      case 0: return std::get<0>(all_)[index].code.runs;
      case 1: return std::get<1>(all_)[index].code.runs;
      default: return std::get<2>(all_)[index].code.runs;
    }
  }
  template <class Visit>
  void for_each(Visit&& visit) const {
    std::apply([&](const auto&... all) { (std::for_each(all.begin(), all.end(), visit), ...); },
               all_);
  }

 private:
  static constexpr std::uint32_t kUnknown = 0xffffffff, kNone = kUnknown - 1;
  std::vector<std::uint32_t> index_;
  std::vector<std::uint8_t> kind_;  ///< which of `all_` the index is of
  std::tuple<std::vector<StraightExpr<D>>, std::vector<StraightStore<D>>,
             std::vector<StraightBlock<D>>>
      all_;
};

}  // namespace tenor::semantics
