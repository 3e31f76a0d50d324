// SPDX-License-Identifier: Apache-2.0
// The choice sequence: the one source of randomness of every generator. Whatever decides anything
// asks it for a bounded integer; seeds, replay, shrinking and a coverage-guided fuzzer's bytes are
// all ways to answer. 0 is always the simplest alternative. Not here: what is chosen between.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace tenor::fuzz {

/// The choices `begin` to `end` (exclusive) that one thing was made of. Deleting them, or making
/// them all 0, tends to leave a sequence that means something.
struct ChoiceSpan {
  std::size_t begin = 0, end = 0;
  std::string_view label;  ///< lives as long as the program: a literal
};

/// What was chosen, in order. `values` alone give it all again.
struct Recording {
  std::vector<std::uint32_t> values;
  std::vector<ChoiceSpan> spans;  ///< in the order of their ends
};

class Choices {
 public:
  /// Draws from splitmix64.
  static Choices seeded(std::uint64_t seed);
  /// Test number `index` of the campaign of that seed: it depends on nothing else.
  static Choices of_test(std::uint64_t seed, std::uint64_t index);
  /// The recorded values, and 0 after the last.
  static Choices replayed(std::vector<std::uint32_t> values);
  /// Any bytes: as many for a choice as its bound needs, and 0 after the last. Takes a copy.
  static Choices decoded(std::span<const std::uint8_t> bytes);

  /// A number below `end`, which is at least 1.
  std::uint32_t below(std::uint32_t end);
  /// A number from `low` to `high`, inclusive; `low` is the simplest.
  std::int64_t between(std::int64_t low, std::int64_t high);
  /// True `part` times in `whole`; false is the simpler.
  bool chance(std::uint32_t part, std::uint32_t whole);
  /// All 64 bits.
  std::uint64_t bits();
  /// The number of an alternative; one of weight 0 is taken only if all others are 0 too, and then
  /// it is the first. Alternatives come simplest first.
  std::size_t pick(std::span<const std::uint32_t> weights);
  template <class T>
  const T& of(const std::vector<T>& items) {
    return items[below(static_cast<std::uint32_t>(items.size()))];
  }

  /// Everything chosen while it lives belongs together.
  class Span {
   public:
    Span(Choices& choices, std::string_view label)
        : choices_(choices), span_{choices.recording_.values.size(), 0, label} {}
    ~Span() { choices_.close(span_); }
    Span(const Span&) = delete;
    Span& operator=(const Span&) = delete;

   private:
    Choices& choices_;
    ChoiceSpan span_;
  };

  const Recording& recording() const { return recording_; }

 private:
  /// Gives a number for a bound; it need not be below it.
  using Source = std::function<std::uint32_t(std::uint32_t end)>;
  explicit Choices(Source source) : source_(std::move(source)) {}
  void close(ChoiceSpan span);

  Source source_;
  Recording recording_;
};

}  // namespace tenor::fuzz
