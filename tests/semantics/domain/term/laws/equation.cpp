// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/domain/term/laws/equation.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "semantics/domain/term/show.h"
#include "tests/semantics/domain/term/laws/compiled.h"

namespace tenor::semantics::test {

namespace {

constexpr std::uint64_t kPortion = 1 << 16;
constexpr std::size_t kMostOperands = 8;

/// The first of the tuples from `begin` to `end` on which the sides differ.
class BothSides {
 public:
  explicit BothSides(const Equation& e)
      : left_(e.bank, e.left),
        right_(e.bank, e.right),
        type_(e.bank.type(e.left)),
        is_exact_(e.is_exact) {}

  std::optional<std::uint64_t> difference(const Operands& operands, std::uint64_t begin,
                                          std::uint64_t end) {
    std::array<std::uint64_t, kMostOperands> tuple{};
    for (; begin < end; begin += CompiledTerm::kBatch) {
      const std::size_t count = std::min<std::uint64_t>(CompiledTerm::kBatch, end - begin);
      for (std::size_t i = 0; i < count; ++i) {
        operands.at(begin + i, tuple.data());
        for (std::size_t k = 0; k < operands.arity(); ++k)
          columns_[k * CompiledTerm::kBatch + i] = tuple[k];
      }
      left_.compute_all(columns_.data(), count), right_.compute_all(columns_.data(), count);
      for (std::size_t i = 0; i < count; ++i)
        if (!agree(left_.result(i), right_.result(i))) return begin + i;
    }
    return {};
  }
  std::string shown(const Equation& e, const Types& types, const Operands& operands,
                    std::uint64_t i) {
    std::array<std::uint64_t, kMostOperands> tuple{};
    operands.at(i, tuple.data());
    std::string text = fmt::format("{} = {} of {}:", show(e.bank, e.left), show(e.bank, e.right),
                                   spec::to_string(spec::DataType{type_}));
    for (std::size_t k = 0; k < types.size(); ++k)
      text +=
          fmt::format(" {} (0x{:x})", Concrete::show(Concrete::of(tuple[k], types[k])), tuple[k]);
    const auto l = left_(tuple.data()), r = right_(tuple.data());
    return text + fmt::format(" gives {} (0x{:x}) and {} (0x{:x})",
                              Concrete::show(Concrete::of(l.bits, type_)), l.bits,
                              Concrete::show(Concrete::of(r.bits, type_)), r.bits);
  }

 private:
  bool agree(CompiledTerm::Result l, CompiledTerm::Result r) const {
    if (!l.is_defined || (l.bits == r.bits && r.is_defined)) return true;
    return r.is_defined && !is_exact_ && numeric::same_value(type_, l.bits, r.bits);
  }

  CompiledTerm left_, right_;
  std::vector<std::uint64_t> columns_ =
      std::vector<std::uint64_t>(kMostOperands * CompiledTerm::kBatch);
  spec::ScalarType type_;
  bool is_exact_;
};

}  // namespace

void Checked::add(const Checked& other) {
  tuples += other.tuples;
  if (counterexample.empty()) counterexample = other.counterexample;
}

Checked check(const Equation& equation, const Types& types, const Operands& operands,
              unsigned threads) {
  Checked result{operands.size(), ""};
  std::atomic<std::uint64_t> next = 0;
  std::mutex found;
  const auto work = [&] {
    BothSides sides(equation);
    for (std::uint64_t begin = next.fetch_add(kPortion); begin < operands.size();
         begin = next.fetch_add(kPortion)) {
      const std::uint64_t end = std::min(begin + kPortion, operands.size());
      const auto at = sides.difference(operands, begin, end);
      if (!at) continue;
      const std::lock_guard lock(found);
      if (result.counterexample.empty())
        result.counterexample = sides.shown(equation, types, operands, *at);
      next = operands.size();
    }
  };
  std::vector<std::thread> others(threads - 1);
  for (std::thread& t : others) t = std::thread(work);
  work();
  for (std::thread& t : others) t.join();
  return result;
}

}  // namespace tenor::semantics::test
