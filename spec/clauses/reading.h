// SPDX-License-Identifier: Apache-2.0
// Readings: how the entries of the ledger are taken. `intended` is the default everywhere; what an
// entry's clauses say by their letter is `as-written`.
#pragma once

#include <array>
#include <bitset>
#include <optional>

#include "spec/clauses/clause.h"

namespace tenor::spec {

/// The reading of an entry that a rule or check belongs to: without the other it is not there.
struct ReadingOf {
  Clause entry;
  bool as_written = false;
};

constexpr ReadingOf intended(std::string_view entry) { return {Clause{entry}, false}; }
constexpr ReadingOf as_written(std::string_view entry) { return {Clause{entry}, true}; }

/// The clause that a finding names of those that its rule or check cites: the first, but where it
/// is read as written, not one whose sentence says what is intended instead.
constexpr Clause named_clause(const Citations& cited, const std::optional<ReadingOf>& reading) {
  if (reading && reading->as_written)
    for (const Clause& each : cited.list())
      if (each.id.find('/') != each.id.npos) return each;
  return cited.front();
}

/// A number for an entry, `TIR-D8`: below Readings::kEntries, another for each.
constexpr std::size_t number_of_entry(Clause entry) {
  const std::size_t dash = entry.id.find("-D");
  const std::string_view family = entry.id.substr(0, dash);
  std::size_t number = 0;
  for (const char digit : entry.id.substr(dash + 2)) number = number * 10 + (digit - '0');
  return number + (family == "TIR" ? 0 : family == "RLX" ? 128 : 256);
}

/// Which entries are read as written; all others are read as intended.
class Readings {
 public:
  static constexpr std::size_t kEntries = 384;

  void set(std::string_view entry, bool as_written) {
    as_written_.set(number_of_entry(Clause{entry}), as_written);
  }
  bool is_as_written(Clause entry) const { return as_written_[number_of_entry(entry)]; }
  /// Does a rule or check of that reading take part?
  bool include(const ReadingOf& reading) const {
    return is_as_written(reading.entry) == reading.as_written;
  }
  bool all_intended() const { return as_written_.none(); }

 private:
  std::bitset<kEntries> as_written_;
};

/// A set of entries of the ledger.
class EntrySet {
 public:
  void insert(Clause entry) { entries_.set(number_of_entry(entry)); }
  bool contains(Clause entry) const { return entries_[number_of_entry(entry)]; }
  EntrySet& operator|=(const EntrySet& other) {
    entries_ |= other.entries_;
    return *this;
  }

 private:
  std::bitset<Readings::kEntries> entries_;
};

/// Readings that remember which entries they were asked about: on no other does it depend what came
/// of the answers.
class AskedReadings {
 public:
  explicit AskedReadings(const Readings& readings) : readings_(readings) {}

  bool include(const ReadingOf& reading) const {
    asked_.insert(reading.entry);
    return readings_.include(reading);
  }
  const Readings& readings() const { return readings_; }
  const EntrySet& asked() const { return asked_; }

 private:
  Readings readings_;
  mutable EntrySet asked_;
};

}  // namespace tenor::spec
