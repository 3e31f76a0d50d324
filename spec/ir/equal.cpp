// SPDX-License-Identifier: Apache-2.0
// Equality: the sequences of spec/ir/stream.h are the same. Where they first differ is found by a
// second walk, so that the usual answer costs no bookkeeping.
#include "spec/ir/equal.h"

#include <fmt/format.h>

#include "spec/ir/relax/stream.h"
#include "spec/ir/tir/normal.h"

namespace tenor::spec {
namespace {

class Recorder final : public detail::Sink {
 public:
  void put(const char*, std::uint64_t value) override { numbers_.push_back(value); }
  void enter(const char*, std::int64_t, const Node*) override {}
  void leave() override {}
  const std::vector<std::uint64_t>& numbers() const { return numbers_; }

 private:
  std::vector<std::uint64_t> numbers_;
};

class Comparer final : public detail::Sink {
 public:
  explicit Comparer(const std::vector<std::uint64_t>& expected) : expected_(expected) {}
  void put(const char*, std::uint64_t value) override {
    if (differs_) return;
    differs_ = at_ == expected_.size() || expected_[at_] != value;
    at_ += differs_ ? 0 : 1;
  }
  void enter(const char*, std::int64_t, const Node*) override {}
  void leave() override {}
  bool stopped() const override { return differs_; }
  bool same() const { return !differs_ && at_ == expected_.size(); }
  std::size_t at() const { return at_; }

 private:
  const std::vector<std::uint64_t>& expected_;
  std::size_t at_ = 0;
  bool differs_ = false;
};

/// Remembers where number `at` of the sequence stood.
class Locator final : public detail::Sink {
 public:
  explicit Locator(std::size_t at) : left_(at) {}
  void put(const char* name, std::uint64_t value) override {
    if (found_) return;
    if (left_-- != 0) return;
    found_ = true;
    field_ = name;
    value_ = value;
    for (const Step& step : steps_) {
      if (!path_.empty() && *step.name) path_ += '.';
      path_ += step.name;
      if (step.index >= 0) path_ += fmt::format("[{}]", step.index);
      if (step.node) node_ = step.node;
    }
  }
  void enter(const char* name, std::int64_t index, const Node* node) override {
    steps_.push_back({name, index, node});
  }
  void leave() override { steps_.pop_back(); }
  bool stopped() const override { return found_; }
  const std::string& path() const { return path_; }
  const char* field() const { return field_; }
  std::uint64_t value() const { return value_; }
  const Node* node() const { return node_; }

 private:
  struct Step {
    const char* name;
    std::int64_t index;
    const Node* node;
  };
  std::size_t left_;
  bool found_ = false;
  const char* field_ = "end";
  std::uint64_t value_ = 0;
  std::vector<Step> steps_;
  std::string path_;
  const Node* node_ = nullptr;
};

/// `walk(stream, false)` walks the left structure, `walk(stream, true)` the right one.
template <class Stream = detail::Stream, class Walk>
std::optional<Difference> compare(EqualOptions options, Walk walk) {
  const auto run = [&](detail::Sink& sink, bool right) {
    Stream stream(sink, options);
    walk(stream, right);
  };
  Recorder left;
  run(left, false);
  Comparer right(left.numbers());
  run(right, true);
  if (right.same()) return std::nullopt;
  Locator in_left(right.at()), in_right(right.at());
  run(in_left, false);
  run(in_right, true);
  const Locator& deeper = in_left.path().size() >= in_right.path().size() ? in_left : in_right;
  std::string what = fmt::format("{} {}, {} {}", in_left.field(), in_left.value(), in_right.field(),
                                 in_right.value());
  if (std::string_view(in_left.field()) == in_right.field())
    what = fmt::format("{} {}, {}", in_left.field(), in_left.value(), in_right.value());
  return Difference{deeper.path(), what, in_left.node(), in_right.node()};
}

std::optional<Difference> without_nodes(std::optional<Difference> difference) {
  if (difference) difference->left = difference->right = nullptr;
  return difference;
}

}  // namespace

std::optional<Difference> difference(const tir::PrimFunc& a, const tir::PrimFunc& b,
                                     EqualOptions options) {
  options.match_free = true;
  const auto walk = [&](const tir::PrimFunc& x, const tir::PrimFunc& y) {
    return compare(options, [&](detail::Stream& s, bool right) { s.function(right ? y : x); });
  };
  if (!options.normal_form) return walk(a, b);
  Program scratch;
  return without_nodes(walk(*normal_form(scratch, a), *normal_form(scratch, b)));
}

std::optional<Difference> difference(const tir::Stmt* a, const tir::Stmt* b, EqualOptions options) {
  const auto walk = [&](const tir::Stmt* x, const tir::Stmt* y) {
    return compare(options, [&](detail::Stream& s, bool right) { s.stmt("", right ? y : x); });
  };
  if (!options.normal_form) return walk(a, b);
  Program scratch;
  return without_nodes(walk(normal_form(scratch, a), normal_form(scratch, b)));
}

std::optional<Difference> difference(const PrimExpr* a, const PrimExpr* b, EqualOptions options) {
  return compare(options, [&](detail::Stream& s, bool right) { s.expr("", right ? b : a); });
}

std::optional<Difference> difference(const relax::Function& a, const relax::Function& b,
                                     EqualOptions options) {
  options.match_free = true;
  return difference(static_cast<const relax::Expr*>(&a), static_cast<const relax::Expr*>(&b),
                    options);
}

std::optional<Difference> difference(const relax::Expr* a, const relax::Expr* b,
                                     EqualOptions options) {
  return compare<detail::RelaxStream>(
      options, [&](detail::RelaxStream& s, bool right) { s.expr("", right ? b : a); });
}

std::optional<Difference> difference(const relax::StructInfo* a, const relax::StructInfo* b,
                                     EqualOptions options) {
  return compare<detail::RelaxStream>(
      options, [&](detail::RelaxStream& s, bool right) { s.struct_info("", right ? b : a); });
}

}  // namespace tenor::spec
