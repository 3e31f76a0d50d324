// SPDX-License-Identifier: Apache-2.0
// Tensors that share bytes of a storage: what each sees of what others wrote, and which calls must
// not have them as arguments. Relax/Optimize/b1:b, Relax/Eval/p1; ledger RLX-D49, TIR-D40.
#pragma once

#include <fmt/format.h>

#include "semantics/relax/call/bytes.h"
#include "spec/relax/derive/text.h"

namespace tenor::semantics::relax {

/// Calls `visit(element, other)` for each scalar of `to` that lies where scalar `other` of `from`
/// does. The two are aligned.
template <class M, class Visit>
void for_each_common(const M& m, std::uint32_t from, std::uint32_t to, Visit&& visit) {
  const Placed &a = *m.storages().find(from), &b = *m.storages().find(to);
  const auto width = static_cast<std::int64_t>(a.dtype.scalar.bytes());
  const auto shift =
      (static_cast<std::int64_t>(b.first) - static_cast<std::int64_t>(a.first)) / width;
  const auto scalars = [&](std::uint32_t number) {
    return static_cast<std::int64_t>(m.memory().at(number).elements) * a.dtype.lanes;
  };
  const std::int64_t last = std::min(scalars(to), scalars(from) - shift);
  for (std::int64_t i = std::max<std::int64_t>(0, -shift); i < last; ++i)
    visit(static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(i + shift));
}
/// `to` sees what `from` has in the bytes that they share. They are aligned.
template <class M>
void show_to(M& m, std::uint32_t from, std::uint32_t to) {
  const auto type = m.storages().find(to)->dtype.scalar;
  auto& target = m.memory().at(to).storage;
  const auto& source = m.memory().at(from).storage;
  for_each_common(m, from, to, [&](std::uint64_t i, std::uint64_t other) {
    target.set(type, i, source.get(type, other));
  });
}
/// What `to` has in the bytes that it shares with `from` is not specified any more.
template <class M>
void take_away(M& m, std::uint32_t from, std::uint32_t to) {
  using D = typename M::Domain;
  const Placed &a = *m.storages().find(from), &b = *m.storages().find(to);
  auto& allocation = m.memory().at(to);
  const auto type = allocation.element.scalar;
  const std::uint64_t scalars = allocation.elements * allocation.element.lanes;
  for (std::uint64_t i = 0; i < scalars; ++i) {
    const std::uint64_t first = b.first + i * b.bytes / scalars;
    const std::uint64_t end = b.first + (i + 1) * b.bytes / scalars;
    if (first < a.end() && a.first < std::max(first + 1, end))
      allocation.storage.set(type, i, D::indeterminate(type));
  }
}

/// Those beside `memory` whose bytes have contents.
template <class M>
std::vector<std::uint32_t> contents_beside(const M& m, std::uint32_t memory) {
  std::vector<std::uint32_t> all = m.storages().beside(memory);
  std::erase_if(all, [&](std::uint32_t other) {
    const Placed& tensor = *m.storages().find(other);
    return !tensor.written || tensor.lost || !has_whole_bytes(tensor.dtype);
  });
  return all;
}
template <class M>
bool are_all_aligned(const M& m, const std::vector<std::uint32_t>& others, std::uint32_t memory) {
  return std::ranges::all_of(others, [&](std::uint32_t other) {
    return are_aligned(*m.storages().find(other), *m.storages().find(memory));
  });
}
/// `to` sees what was written to `from` now.
template <class M>
void show_written(M& m, std::uint32_t from, std::uint32_t to) {
  const Placed &a = *m.storages().find(from), &b = *m.storages().find(to);
  if (are_aligned(a, b))
    show_to(m, from, to);
  else if (has_whole_bytes(a.dtype) && has_whole_bytes(b.dtype))
    show_bytes(m, contents_beside(m, to), to, from);
  else
    return take_away(m, from, to);
  m.change_storages().at(to).written = true;
}

/// A new tensor lies in these bytes: it sees what those there have, and replaces those that were
/// written, or, as a view of the first of them, none.
template <class M>
void place_tensor(M& m, std::uint32_t memory, Placed tensor, bool is_view) {
  Storages& all = m.change_storages();
  const bool whole = has_whole_bytes(tensor.dtype);
  all.place(memory, std::move(tensor));
  for (const std::uint32_t other : all.beside(memory)) {
    if (!all.at(other).written || all.at(other).lost) continue;
    if (!is_view) all.at(memory).replaces.push_back(other);
    if (!are_aligned(all.at(other), all.at(memory))) continue;
    show_to(m, other, memory);
    all.at(memory).written = true;
  }
  const auto others = whole ? contents_beside(m, memory) : std::vector<std::uint32_t>();
  if (others.empty()) return;
  if (!are_all_aligned(m, others, memory)) show_bytes(m, others, memory, {});
  all.at(memory).written = true;
}
/// A call that ended may have written to the tensor: others that lie there see it too; those that
/// it replaces are lost.
template <class M>
void tensor_written(M& m, std::uint32_t memory) {
  Storages& all = m.change_storages();
  all.at(memory).written = true;
  for (const std::uint32_t other : all.beside(memory)) {
    const auto& replaced = all.at(memory).replaces;
    if (std::ranges::find(replaced, other) != replaced.end()) {
      all.at(other).lost = true;
      take_away(m, memory, other);
    } else {
      show_written(m, memory, other);
    }
  }
}

/// What arguments of a call have that keeps it from running.
enum class Hazard : std::uint8_t { kNone, kReused, kShared, kDevices };

/// Adds the tensors that the value is or holds.
template <class M>
void add_tensors(const M& m, const typename M::Value& v,
                 std::vector<const Object<typename M::Domain>*>& all) {
  if (const auto* tensor = object_of(m, v, Kind::kTensor)) all.push_back(tensor);
  if (const auto* tuple = object_of(m, v, Kind::kTuple))
    for (const auto& field : tuple->parts) add_tensors(m, field, all);
}
/// The device on which the first of them is that is on one; null: none is.
template <class D>
const spec::Node* device_of(const std::vector<const Object<D>*>& tensors) {
  for (const auto* tensor : tensors)
    if (tensor->node) return tensor->node;
  return nullptr;
}
/// Which two of the values are on different devices, or hold tensors that are, in words; empty:
/// none.
template <class M, class Values>
std::string apart(const M& m, const Values& values) {
  const spec::Node* first = nullptr;
  std::string text;
  for (std::size_t i = 0; i < values.size(); ++i) {
    std::vector<const Object<typename M::Domain>*> tensors;
    add_tensors(m, values[i], tensors);
    for (const auto* tensor : tensors) {
      if (!tensor->node || tensor->node == first) continue;
      const auto* device = static_cast<const ir::VDevice*>(tensor->node);
      const bool is_second = first;
      text += fmt::format("{}argument {} is on {}", is_second ? ", and " : "", i,
                          ir::text_of(*device, m.relax_module().vdevices));
      if (is_second) return text;
      first = tensor->node;
    }
  }
  return {};
}

/// The tensors of storages among the arguments that the function may write to.
template <class M, class Arguments>
std::vector<std::uint32_t> placed_and_written(const M& m, const spec::tir::PrimFunc* f,
                                              const Arguments& arguments) {
  std::vector<std::uint32_t> all;
  for (std::size_t i = 0; i < arguments.size(); ++i)
    if (m.storages().find(arguments[i].memory) && m.written_by(f)[i])
      all.push_back(arguments[i].memory);
  return all;
}
/// Was a tensor lost to a later one of its storage, or may the function write to bytes that another
/// argument has too? Arguments with one allocation are TIR's (TIR-D40).
template <class M, class Arguments>
Hazard hazard_of(const M& m, const spec::tir::PrimFunc* f, const Arguments& arguments) {
  for (const auto& a : arguments)
    if (const Placed* tensor = m.storages().find(a.memory); tensor && tensor->lost)
      return Hazard::kReused;
  for (const std::uint32_t written : placed_and_written(m, f, arguments))
    for (const std::uint32_t other : m.storages().beside(written))
      if (std::ranges::find(arguments, other, [](const auto& a) { return a.memory; }) !=
          arguments.end())
        return Hazard::kShared;
  return Hazard::kNone;
}

// Rules of the frames in which a call is about to begin; `hazard_at(r)` is what keeps it from that.

/// An argument is a tensor of a storage of which another was made and written since.
template <class F>
struct ArgumentReused {
  static Truth auto when(const At<F> auto& r) { return r.truth(hazard_at(r) == Hazard::kReused); }
  static std::string describe(const At<F> auto&) {
    return "an argument has lost its contents: another tensor of its storage was written";
  }
};
/// Two arguments have bytes of a storage in common, and the callee may write to these.
template <class F>
struct ArgumentsShare {
  static Truth auto when(const At<F> auto& r) { return r.truth(hazard_at(r) == Hazard::kShared); }
  static std::string describe(const At<F> auto&) {
    return "the PrimFunc writes to an argument that shares bytes of a storage with another one";
  }
};
/// Two arguments are on different devices, and nothing says where the call is to run.
/// `passed_at(r)` are the values that the call passes.
template <class F>
struct ArgumentsApart {
  static Truth auto when(const At<F> auto& r) { return r.truth(hazard_at(r) == Hazard::kDevices); }
  static std::string describe(const At<F> auto& r) {
    return "nothing says where the call is to run: " + apart(*r, passed_at(r));
  }
};

}  // namespace tenor::semantics::relax
