// SPDX-License-Identifier: Apache-2.0
// The names of a script and what they are bound to: nested scopes over one open hash table of
// interned names, so that a lookup is one probe. Shadowing restores the outer binding on exit.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "spec/text/reader/value.h"

namespace tenor::spec::reader {

class NameScope {
 public:
  NameScope() : table_(64, kEmpty) {}

  /// The binding of `name`, or null.
  const Value* find(std::string_view name) const {
    const std::uint32_t id = table_[slot(name)];
    return id != kEmpty && names_[id].bound ? &names_[id].value : nullptr;
  }

  /// Has `name` been bound since `mark`, in a scope that is still open?
  bool is_bound_since(std::string_view name, std::size_t mark) const {
    const std::uint32_t id = table_[slot(name)];
    return id != kEmpty && names_[id].bound && names_[id].at >= mark;
  }

  /// Binds `name` in the innermost scope.
  void bind(std::string_view name, const Value& value) {
    const std::uint32_t id = intern(name);
    undo_.push_back({id, names_[id].bound, names_[id].at, names_[id].value});
    names_[id].at = undo_.size() - 1;
    names_[id].value = value;
    names_[id].bound = true;
  }

  /// The mark of a new innermost scope, for `leave`.
  std::size_t enter() const { return undo_.size(); }
  void leave(std::size_t mark) {
    for (; undo_.size() > mark; undo_.pop_back()) {
      Name& name = names_[undo_.back().id];
      name.bound = undo_.back().bound;
      name.at = undo_.back().at;
      name.value = undo_.back().value;
    }
  }

  /// Calls `visit(name)` for every name in scope among the first `count` that were ever bound, in
  /// that order.
  template <class Visit>
  void for_each(std::size_t count, Visit&& visit) const {
    for (std::size_t i = 0; i < names_.size() && i < count; ++i)
      if (names_[i].bound) visit(names_[i].text);
  }

 private:
  static constexpr std::uint32_t kEmpty = UINT32_MAX;
  struct Name {
    std::string_view text;
    bool bound = false;
    std::size_t at = 0;  // of its binding, among all that are open
    Value value;
  };
  struct Undo {
    std::uint32_t id;
    bool bound;
    std::size_t at;
    Value value;
  };

  static std::size_t hash(std::string_view text) {
    std::uint64_t h = 0xcbf29ce484222325u;
    for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return static_cast<std::size_t>(h ^ (h >> 29));
  }

  /// Where `name` stands in the table, or the empty place where it would.
  std::size_t slot(std::string_view name) const {
    const std::size_t mask = table_.size() - 1;
    std::size_t i = hash(name) & mask;
    while (table_[i] != kEmpty && names_[table_[i]].text != name) i = (i + 1) & mask;
    return i;
  }

  std::uint32_t intern(std::string_view name) {
    const std::size_t at = slot(name);
    if (table_[at] != kEmpty) return table_[at];
    names_.push_back({name, false, 0, {}});
    const auto id = static_cast<std::uint32_t>(names_.size() - 1);
    table_[at] = id;
    if (names_.size() * 2 > table_.size()) grow();
    return id;
  }

  void grow() {
    table_.assign(table_.size() * 2, kEmpty);
    for (std::uint32_t id = 0; id < names_.size(); ++id) table_[slot(names_[id].text)] = id;
  }

  std::vector<std::uint32_t> table_;  // ids of names, by hash
  std::vector<Name> names_;
  std::vector<Undo> undo_;
};

}  // namespace tenor::spec::reader
