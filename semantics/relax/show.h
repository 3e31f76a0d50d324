// SPDX-License-Identifier: Apache-2.0
// Values of Relax in words. Included by values.h alone.
#pragma once

#include <fmt/format.h>

namespace tenor::semantics::relax {

template <class M>
void show_in(const M& m, const typename M::Value& v, std::string& text);

/// Adds the values to the text.
template <class M, class Values>
void show_all_in(const M& m, const Values& values, std::string_view open, std::string_view close,
                 std::string& text) {
  constexpr std::size_t kLongest = 1 << 20;  // tuples of shared tuples have a text for each place
  text += open;
  for (const auto& v : values) {
    if (text.size() > kLongest) {
      text.append(", ...");
      break;
    }
    if (&v != &values[0]) text += ", ";
    show_in(m, v, text);
  }
  text += close;
}
template <class M, class Values>
std::string show_all(const M& m, const Values& values, std::string_view open,
                     std::string_view close) {
  std::string text;
  show_all_in(m, values, open, close, text);
  return text;
}

/// The elements of a tensor from number `at` on, in brackets for each dimension from `axis` on.
template <class M>
std::string show_elements(const M& m, const Object<typename M::Domain>& tensor, std::size_t axis,
                          std::uint64_t& at) {
  using D = typename M::Domain;
  if (axis == rank_of(tensor)) {
    const auto& a = m.memory().at(memory_of(tensor));
    return D::show(a.storage.get(a.element.scalar, at++));
  }
  const std::int64_t extent = D::known(D::index(tensor.parts[axis + 1])).value_or(0);
  std::string text = "[";
  for (std::int64_t i = 0; i < extent; ++i)
    text += (i ? ", " : "") + show_elements(m, tensor, axis + 1, at);
  return text + "]";
}

/// What it is in words, but for tuples and shapes.
template <class M>
std::string show_part(const M& m, const Object<typename M::Domain>& object) {
  std::uint64_t first = 0;
  switch (kind_of(object)) {
    case Kind::kTensor: return show_elements(m, object, 0, first);
    case Kind::kPrim: return m.objects().show(object.parts[0]);
    case Kind::kNull: return "None";
    case Kind::kClosure:
    case Kind::kBound: return "<closure>";
    case Kind::kStorage: return "<storage>";
    case Kind::kKilled: return "<killed>";
    case Kind::kCache: return "<cache>";
    case Kind::kString:
    case Kind::kDataType: return object.text;
    case Kind::kPrimFunc:
    case Kind::kPacked: return "<" + object.text + ">";
    case Kind::kTuple:
    case Kind::kShape: break;
  }
  return {};
}
template <class M>
void show_in(const M& m, const typename M::Value& v, std::string& text) {
  const auto* object = m.objects().find(v);
  if (object && kind_of(*object) == Kind::kTuple)
    show_all_in(m, object->parts, "(", ")", text);
  else if (object && kind_of(*object) == Kind::kShape)
    show_all_in(m, object->parts, "[", "]", text);
  else
    text += object ? show_part(m, *object) : M::Domain::show(v);
}
template <class M>
std::string show(const M& m, const typename M::Value& v) {
  std::string text;
  show_in(m, v, text);
  return text;
}

}  // namespace tenor::semantics::relax
