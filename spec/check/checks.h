// SPDX-License-Identifier: Apache-2.0
// How the checks of a node are listed and run. A check is a type with a static `info` and a static
// `check(node, context, report)`; the file of a node ends with the list of its checks, and nothing
// else has to be edited to add one.
#pragma once

#include <array>
#include <vector>

#include "spec/diagnostic/report.h"

namespace tenor::spec {

/// The checks of one kind of node, in the order in which they run.
template <class... Check>
struct Checks {
  static constexpr std::array<const CheckInfo*, sizeof...(Check)> infos{&Check::info...};

  template <class Node, class Where>
  static void run(const Node& node, const Where& context, Report& report) {
    ((report.judges(Check::info) ? Check::check(node, context, report) : void()), ...);
  }
};

/// Several lists as one.
template <class... List>
struct Joined;
template <class... A>
struct Joined<Checks<A...>> : Checks<A...> {};
template <class... A, class... B, class... More>
struct Joined<Checks<A...>, Checks<B...>, More...> : Joined<Checks<A..., B...>, More...> {};

/// The checks of these kinds of nodes, which `ListOf` lists.
template <template <class> class ListOf, class... Node>
std::vector<const CheckInfo*> infos_of() {
  std::vector<const CheckInfo*> all;
  (all.insert(all.end(), ListOf<Node>::infos.begin(), ListOf<Node>::infos.end()), ...);
  return all;
}

}  // namespace tenor::spec
