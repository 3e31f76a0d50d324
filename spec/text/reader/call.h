// SPDX-License-Identifier: Apache-2.0
// A call of the script as the function that reads it sees it: evaluated arguments by position or
// name, and what the result will be named. Arguments that are not asked for are reported.
#pragma once

#include <boost/container/small_vector.hpp>
#include <string_view>
#include <vector>

#include "spec/text/reader/value.h"

namespace tenor::spec::reader {

class Reader;

/// What the value of an expression is about to be named: the left side of an assignment, of `for`,
/// or of `with … as`.
struct Target {
  const python::Expr* expr = nullptr;

  /// Name and place of the `i`th of `n` names; empty where there is none.
  std::string_view name(std::size_t i = 0, std::size_t n = 1) const {
    const python::Expr* e = element(i, n);
    return e && e->kind == python::Kind::kName ? e->text : std::string_view{};
  }
  Span span(Span otherwise, std::size_t i = 0, std::size_t n = 1) const {
    const python::Expr* e = element(i, n);
    return e ? e->span : otherwise;
  }

 private:
  const python::Expr* element(std::size_t i, std::size_t n) const {
    if (!expr) return nullptr;
    const bool several = expr->kind == python::Kind::kTuple || expr->kind == python::Kind::kList;
    if (!several) return n == 1 || i == 0 ? expr : nullptr;
    return expr->items.size() == n ? expr->items[i] : nullptr;
  }
};

struct KeywordValue {
  std::string_view name;
  Value value;
  Span span;
};

class Call {
 public:
  Span span;
  std::string_view name;  ///< dotted, without the `T.`
  int variant = 0;        ///< of the construct's entry in its table
  Target target;

  /// How many are given by position, and the `i`th, which counts as asked for.
  std::size_t size() const { return positional_.size(); }
  const Value& operator[](std::size_t i) {
    mark(i);
    return positional_[i];
  }
  /// All that are given by position.
  List<Value> all() {
    asked_ = ~std::uint64_t{0};
    return {positional_.data(), positional_.size()};
  }
  /// The argument called `key`, which may also be given at position `i`; None where it is absent.
  Value get(std::size_t i, std::string_view key) {
    if (i < positional_.size()) return (*this)[i];
    return named(key);
  }
  Value named(std::string_view key) {
    for (std::size_t k = 0; k < keywords_.size(); ++k) {
      if (keywords_[k].name != key) continue;
      asked_keywords_ |= std::uint64_t{1} << (k < 64 ? k : 63);
      return keywords_[k].value;
    }
    return none(span);
  }
  List<KeywordValue> keywords() {
    asked_keywords_ = ~std::uint64_t{0};
    return {keywords_.data(), keywords_.size()};
  }

  /// Gives one by name.
  void give(std::string_view key, const Value& value) {
    keywords_.push_back({key, value, value.span});
  }

  /// Those by name that were not asked for.
  std::vector<KeywordValue> unasked_keywords() {
    std::vector<KeywordValue> rest;
    for (std::size_t k = 0; k < keywords_.size(); ++k)
      if (k >= 64 || !(asked_keywords_ >> k & 1)) rest.push_back(keywords_[k]);
    return rest;
  }

  /// The first argument that was not asked for: its place and name (empty: by position).
  struct Unasked {
    bool found = false;
    Span span;
    std::string_view name;
  };
  Unasked unasked() const {
    for (std::size_t i = 0; i < positional_.size() && i < 64; ++i)
      if (!(asked_ >> i & 1)) return {true, positional_[i].span, {}};
    for (std::size_t k = 0; k < keywords_.size() && k < 64; ++k)
      if (!(asked_keywords_ >> k & 1)) return {true, keywords_[k].span, keywords_[k].name};
    return {};
  }

 private:
  friend class Reader;
  void mark(std::size_t i) { asked_ |= std::uint64_t{1} << (i < 64 ? i : 63); }

  boost::container::small_vector<Value, 6> positional_;
  boost::container::small_vector<KeywordValue, 2> keywords_;
  std::uint64_t asked_ = 0, asked_keywords_ = 0;
};

/// What reads `T.name(…)`. Returns kError after reporting.
using Handler = Value (*)(Reader&, Call&);

/// One construct of the script's vocabulary: adding one is an entry in a table.
struct Construct {
  std::string_view name;
  Handler read;
  int variant = 0;
};

/// The construct called `name`, or null.
const Construct* find_construct(std::string_view name);
/// Every construct, for suggestions and tests.
const std::vector<Construct>& all_constructs();

/// The tables, by subject.
List<Construct> type_constructs();
List<Construct> loop_constructs();
List<Construct> block_constructs();
List<Construct> buffer_constructs();
List<Construct> operator_constructs();
List<Construct> call_constructs();
List<Construct> statement_constructs();
List<Construct> compile_time_constructs();
List<Construct> flat_constructs();
List<Construct> tile_constructs();
List<Construct> thread_index_constructs();
/// Is `name` (or its part before the first dot) a construct of devices that has no rules?
bool is_device_construct(std::string_view name);

}  // namespace tenor::spec::reader
