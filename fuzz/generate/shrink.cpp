// SPDX-License-Identifier: Apache-2.0
#include "fuzz/generate/shrink.h"

#include <algorithm>

namespace tenor::fuzz {

namespace {

using Values = std::vector<std::uint32_t>;

bool is_simpler(const Values& a, const Values& b) {
  return a.size() != b.size() ? a.size() < b.size() : a < b;
}

class Shrinker {
 public:
  Shrinker(Recording start, const StillShows& still_shows, std::size_t budget)
      : best_(std::move(start)), still_shows_(still_shows), left_(budget) {}

  Recording run() {
    bool better = true;
    while (better && left_ > 0) {
      better = delete_spans();
      better = delete_runs() || better;
      better = zero_spans() || better;
      better = lower_values() || better;
    }
    return best_;
  }

 private:
  /// Takes `values` for the best if they still show it and are simpler.
  bool accept(const Values& values) {
    if (left_ == 0 || !is_simpler(values, best_.values)) return false;
    --left_;
    std::optional<Recording> made = still_shows_(values);
    if (!made || !is_simpler(made->values, best_.values)) return false;
    best_ = std::move(*made);
    return true;
  }

  bool accept_without(std::size_t begin, std::size_t end) {
    Values values = best_.values;
    values.erase(values.begin() + static_cast<std::ptrdiff_t>(begin),
                 values.begin() + static_cast<std::ptrdiff_t>(end));
    return accept(values);
  }

  /// The longest first: they end the quickest.
  std::vector<ChoiceSpan> spans() const {
    std::vector<ChoiceSpan> all = best_.spans;
    std::stable_sort(all.begin(), all.end(), [](const ChoiceSpan& a, const ChoiceSpan& b) {
      return a.end - a.begin > b.end - b.begin;
    });
    return all;
  }

  bool delete_spans() {
    bool any = false;
    for (bool again = true; again && left_ > 0;) {
      again = false;
      // After a deletion the rest of the list speaks of another sequence.
      for (const ChoiceSpan& span : spans())
        if (accept_without(span.begin, span.end)) {
          again = any = true;
          break;
        }
    }
    return any;
  }

  bool delete_runs() {
    bool any = false;
    for (std::size_t length = 8; length > 0; length /= 2)
      for (std::size_t i = best_.values.size(); i-- > 0;)
        if (i + length <= best_.values.size()) any = accept_without(i, i + length) || any;
    return any;
  }

  bool zero_spans() {
    bool any = false;
    for (const ChoiceSpan& span : spans()) {
      if (span.end > best_.values.size()) continue;
      Values values = best_.values;
      std::fill(values.begin() + static_cast<std::ptrdiff_t>(span.begin),
                values.begin() + static_cast<std::ptrdiff_t>(span.end), 0);
      any = accept(values) || any;
    }
    return any;
  }

  /// Each value to 0, or by halves towards the smallest that still shows it.
  bool lower_values() {
    bool any = false;
    for (std::size_t i = 0; i < best_.values.size() && left_ > 0; ++i) {
      std::uint32_t failed = 0;
      if (accept_with(i, 0)) {
        any = true;
        continue;
      }
      while (i < best_.values.size() && best_.values[i] > failed + 1 && left_ > 0) {
        const std::uint32_t middle = failed + (best_.values[i] - failed) / 2;
        if (accept_with(i, middle))
          any = true;
        else
          failed = middle;
      }
    }
    return any;
  }

  bool accept_with(std::size_t i, std::uint32_t value) {
    if (best_.values[i] <= value) return false;
    Values values = best_.values;
    values[i] = value;
    return accept(values);
  }

  Recording best_;
  const StillShows& still_shows_;
  std::size_t left_;
};

}  // namespace

Recording shrink(Recording start, const StillShows& still_shows, std::size_t budget) {
  return Shrinker(std::move(start), still_shows, budget).run();
}

}  // namespace tenor::fuzz
