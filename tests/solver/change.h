// SPDX-License-Identifier: Apache-2.0
// A change of the tree of a program that was read: mistakes are made so, and what keeps its
// meaning.
#pragma once

#include <functional>
#include <string>

namespace tenor::solver::test {

struct Change {
  std::string kind;  ///< `index + 1`, `loop split`: what is done
  std::function<void()> make, undo;
};

/// The field of a node, which the arena made changeable, is `other` for as long as that is.
template <class T>
Change change(std::string kind, const T& field, T other) {
  T& place = const_cast<T&>(field);
  return {std::move(kind), [&place, other] { place = other; },
          [&place, before = place] { place = before; }};
}

/// Two changes as one.
inline Change both(std::string kind, const Change& a, const Change& b) {
  return {std::move(kind), [=] { a.make(), b.make(); }, [=] { b.undo(), a.undo(); }};
}

}  // namespace tenor::solver::test
