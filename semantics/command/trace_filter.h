// SPDX-License-Identifier: Apache-2.0
// Which steps of a run a trace shows: those of a line, those in which variables have given values,
// those that touch one element.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "semantics/domain/concrete.h"
#include "semantics/tir/language.h"
#include "spec/diagnostic/source.h"

namespace tenor::semantics {

/// `C[1, 2]` of the command line.
struct WatchedElement {
  std::string buffer;
  std::vector<std::int64_t> index;
  bool was_met = false;  ///< was it touched, or had a tensor of that name such an element?
};
/// Throws spec::UsageError, saying what `--watch` takes.
WatchedElement parse_watch(const std::string& text);
/// Throws spec::UsageError where no buffer, and no variable of Relax, has that name.
void refuse_unknown(const WatchedElement& watched, const std::set<std::string_view>& names);

/// Follows which values variables have: a binding holds while what stands below it on the stack of
/// continuations does.
class BoundVariable {
 public:
  /// From `i=3`. Throws spec::UsageError.
  explicit BoundVariable(const std::string& text);
  /// `texts`: the value as traces show it, and in whatever other ways it can be written.
  void bind(std::string_view variable, const std::vector<std::string>& texts, std::size_t height);
  /// Has the variable the value that was asked for?
  bool holds(std::size_t height);
  /// The bindings are those that `then` was left with.
  void resume(const BoundVariable& then) { bindings_ = then.bindings_; }
  const std::string& name() const { return name_; }
  bool was_bound() const { return was_bound_; }

 private:
  struct Binding {
    std::size_t height;
    bool is_wanted;
  };
  std::string name_, wanted_;
  std::vector<Binding> bindings_;
  bool was_bound_ = false;
};

struct TraceFilter {
  std::optional<std::uint32_t> line;
  std::vector<BoundVariable> where;
  std::vector<WatchedElement> watch;
};
/// Of `--line` (0: not given), `--where` and `--watch`. Throws spec::UsageError, saying what they
/// take.
TraceFilter filter_of(std::uint32_t line, const std::vector<std::string>& where,
                      const std::vector<std::string>& watch);

}  // namespace tenor::semantics
