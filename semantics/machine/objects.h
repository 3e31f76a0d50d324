// SPDX-License-Identifier: Apache-2.0
// The heap of values that are not scalars: tuples, closures, shapes, texts. A value has the number
// of its object. An object never changes: what can be written lies in memory, and an object holds
// the handle to it. So a snapshot of the stacks needs no copy of the heap, and the heap only grows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "spec/ir/base.h"

namespace tenor::semantics {

/// A text, which is a value of every language. All other kinds are the language's own: an
/// enumeration, as a number.
inline constexpr std::uint32_t kTextObject = ~std::uint32_t{0};

template <class D>
struct Object {
  std::uint32_t kind = 0;
  const spec::Node* node = nullptr;  ///< of a closure: the function
  std::vector<typename D::Value> parts{};
  std::string text{};
};

/// Objects by number, the first 1: no object has the bits of the null handle.
template <class D>
class Objects {
 public:
  using Value = typename D::Value;
  using Truth = typename D::Truth;

  Value make(Object<D> object) {
    all_.push_back(std::move(object));
    return D::object(all_.size());
  }
  /// The text as a value; equal texts are one object.
  Value text(std::string_view characters) {
    const auto [found, is_new] = texts_.try_emplace(std::string(characters));
    if (is_new) found->second = make({kTextObject, nullptr, {}, found->first});
    return found->second;
  }
  /// Nothing where the value is not an object.
  const Object<D>* find(const Value& v) const {
    const std::optional<std::uint64_t> number = D::object_number(v);
    return number ? &all_.at(*number - 1) : nullptr;
  }
  /// The characters of a text; other values as the domain shows them.
  std::string characters(const Value& v) const {
    const Object<D>* object = find(v);
    return object && object->kind == kTextObject ? object->text : D::show(v);
  }
  /// A text in quotes; other values as the domain shows them.
  std::string show(const Value& v) const {
    const Object<D>* object = find(v);
    return object && object->kind == kTextObject ? '"' + object->text + '"' : D::show(v);
  }
  std::size_t size() const { return all_.size(); }

  /// `a` where the premise holds, else `b`: of objects that differ in their parts alone, a new one
  /// with each part merged; nothing of others. `whole(premise, a, b)` comes first, for what the
  /// language knows better of two objects than that.
  template <class Whole>
  std::optional<Value> merged(Truth premise, const Value& a, const Value& b, const Whole& whole) {
    const Object<D>*left = find(a), *right = find(b);
    if (!left && !right) return D::merged(premise, a, b);
    if (!left || !right) return {};
    if (left == right) return a;
    if (const std::optional<Value> made = whole(premise, a, b)) return made;
    left = find(a), right = find(b);  // the heap may have moved
    if (left->kind != right->kind || left->node != right->node || left->text != right->text ||
        left->parts.size() != right->parts.size())
      return {};
    Object<D> both{left->kind, left->node, {}, left->text};
    const std::vector<Value> others = right->parts, parts = left->parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const std::optional<Value> part = merged(premise, parts[i], others[i], whole);
      if (!part) return {};
      both.parts.push_back(*part);
    }
    return make(std::move(both));
  }

 private:
  std::vector<Object<D>> all_;
  std::unordered_map<std::string, Value> texts_;
};

}  // namespace tenor::semantics
