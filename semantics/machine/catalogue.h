// SPDX-License-Identifier: Apache-2.0
// The catalogue of a machine's rules, read off the lists of its frames' families, and the dispatch
// of a machine state to the rules of its frame.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "semantics/machine/frame.h"
#include "semantics/machine/rule.h"

namespace tenor::semantics {

template <class Frames>
struct Catalogue;

template <class... Fs>
struct Catalogue<FrameList<Fs...>> {
  static constexpr std::size_t kCount = (RulesOf<Fs>::size + ... + 0);
  /// All rules, frame by frame; a rule's number is its place here.
  static constexpr std::array<const RuleInfo*, kCount> kRules = [] {
    std::array<const RuleInfo*, kCount> all{};
    auto next = all.begin();
    ((next = std::copy(RulesOf<Fs>::infos.begin(), RulesOf<Fs>::infos.end(), next)), ...);
    return all;
  }();

  /// The number of the rule of that id. Looked up by value, not by type: that would make as many
  /// types as there are pairs of rules.
  static constexpr std::size_t number_of(std::string_view id) {
    std::size_t number = 0;
    while (kRules.at(number)->id != id) ++number;
    return number;
  }
  template <class R>
  static constexpr std::size_t number = number_of(R::info.id);

  /// Is R a rule of a written reading whose entry has no rules of the intended one?
  template <class R>
  static consteval bool stands_alone() {
    if constexpr (R::info.reading.has_value()) {
      const auto stands_for = [](const RuleInfo* rule) {
        return rule->reading && !rule->reading->as_written &&
               rule->reading->entry.id == R::info.reading->entry.id;
      };
      return R::info.reading->as_written && std::none_of(kRules.begin(), kRules.end(), stands_for);
    }
    return false;
  }

  /// Calls the rules of a stored frame, by its tag.
  template <class M>
  static void dispatch(M& m, const StoredFrame& frame) {
    static constexpr std::array<void (*)(M&, const StoredFrame&), sizeof...(Fs)> kTable{
        &fire_stored<M, Fs>...};
    kTable[frame.tag](m, frame);
  }

 private:
  template <class M, class F>
  static void fire_stored(M& m, const StoredFrame& stored) {
    F frame = restore<F>(stored);
    if constexpr (requires { typename F::Starts; }) frame.operands = m.operand_height();
    if constexpr (requires { M::Language::shortcut(m, frame); })
      if (M::Language::shortcut(m, frame)) return;
    m.fire(frame);
  }
};

}  // namespace tenor::semantics
