// SPDX-License-Identifier: Apache-2.0
// From the kind of a node to the tag of the frame in which it is about to be evaluated or executed.
#pragma once

#include <array>

#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// Does a node of the kind start in an F? A node that serves several kinds starts in several
/// frames, which say in `serves` which are theirs.
template <class F, class Kind>
consteval bool starts(Kind kind) {
  if constexpr (!requires { typename F::Starts; })
    return false;
  else if constexpr (requires { F::serves(kind); })
    return F::serves(kind);
  else if constexpr (requires { F::Starts::kKind == kind; })
    return F::Starts::kKind == kind;
  else
    return false;
}

/// The tag of each kind up to the last, as a table: the machine asks at every push.
template <auto kLast, class... Fs>
consteval auto tags_by_kind(FrameList<Fs...>) {
  std::array<std::uint16_t, static_cast<std::size_t>(kLast) + 1> tags{};
  [&]<std::size_t... kKinds>(std::index_sequence<kKinds...>) {
    const auto tag_of = []<std::size_t kKind>() {
      constexpr auto kKindOfNode = static_cast<decltype(kLast)>(kKind);
      static_assert((starts<Fs>(kKindOfNode) || ...), "nodes of a kind start in no frame");
      std::uint16_t tag = 0;
      ((starts<Fs>(kKindOfNode) || (++tag, false)) || ...);
      return tag;
    };
    ((tags[kKinds] = tag_of.template operator()<kKinds>()), ...);
  }(std::make_index_sequence<static_cast<std::size_t>(kLast) + 1>());
  return tags;
}
inline constexpr auto kEvaluationTags = tags_by_kind<spec::ExprKind::kOpaqueExpr>(TirFrames{});
inline constexpr auto kExecutionTags = tags_by_kind<spec::tir::StmtKind::kOpaqueStmt>(TirFrames{});

}  // namespace tenor::semantics
