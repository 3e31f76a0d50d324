// SPDX-License-Identifier: Apache-2.0
// How the arguments of a call fit the parameters of a PrimFunc: what the rules of prim_func.h ask
// and do. TIR/Exec/1.2; ledger TIR-D37, D38, D39, D72, D74.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/state/argument.h"
#include "semantics/tir/view.h"
#include "spec/ir/tir/packed.h"

namespace tenor::semantics {

enum class ArgumentVerdict : std::uint8_t {
  kFine,
  kPacked,
  kNoTensor,
  kDatatype,
  kRank,
  kStrides,
  kOffset
};

/// What is wrong with the argument for a buffer, before anything is bound.
template <class D>
ArgumentVerdict classify_argument(const Argument<D>& a, const spec::Buffer* b) {
  if (!a.memory) return ArgumentVerdict::kNoTensor;
  if (a.dtype != b->dtype) return ArgumentVerdict::kDatatype;
  if (a.shape.size() != b->shape.size()) return ArgumentVerdict::kRank;
  if (a.strides && !b->strides.empty() && a.strides->size() != b->strides.size())
    return ArgumentVerdict::kStrides;
  return a.byte_offset % element_bytes(b->dtype) ? ArgumentVerdict::kOffset
                                                 : ArgumentVerdict::kFine;
}

/// The first parameter whose argument does not fit, and why; else the number of parameters.
template <class L, class D>
std::pair<std::size_t, ArgumentVerdict> first_fault(const MachineOf<L, D>& m,
                                                    const spec::tir::PrimFunc* f) {
  for (std::size_t i = 0; i < f->params.size(); ++i) {
    if (!f->buffers[i]) continue;
    const ArgumentVerdict verdict = classify_argument(m.arguments()[i], f->buffers[i]);
    if (verdict != ArgumentVerdict::kFine) return {i, verdict};
  }
  return {f->params.size(), ArgumentVerdict::kFine};
}
template <class L, class D>
ArgumentVerdict classify_arguments(const MachineOf<L, D>& m, const spec::tir::PrimFunc* f) {
  // An array of arguments is the second of four (EXT/Packed).
  const auto& array = m.arguments().size() == 4 ? m.arguments()[1].scalar : std::nullopt;
  const bool are_packed = array && m.memory().alive(D::pointer_of(*array).memory);
  if (spec::tir::takes_packed_arguments(*f) && !are_packed) return ArgumentVerdict::kPacked;
  return first_fault(m, f).second;
}

/// The first two buffer parameters that are given the same memory.
template <class L, class D>
std::optional<std::pair<std::size_t, std::size_t>> first_alias(const MachineOf<L, D>& m,
                                                               const spec::tir::PrimFunc* f) {
  for (std::size_t j = 0; j < f->params.size(); ++j)
    for (std::size_t i = 0; i < j; ++i)
      if (f->buffers[i] && f->buffers[j] && m.arguments()[i].memory &&
          m.arguments()[i].memory == m.arguments()[j].memory)
        return {{i, j}};
  return {};
}
/// The first buffer that introduces a variable as stride and is given a tensor without strides.
template <class L, class D>
const spec::Buffer* first_unbound_strides(const MachineOf<L, D>& m, const spec::tir::PrimFunc* f) {
  for (std::size_t i = 0; i < f->params.size(); ++i) {
    if (!f->buffers[i] || m.arguments()[i].strides) continue;
    for (const spec::PrimExpr* stride : f->buffers[i]->strides) {
      const auto* v = spec::as<spec::Var>(stride);
      if (v && m.layout().binds(f->buffers[i], v->variable)) return f->buffers[i];
    }
  }
  return nullptr;
}
/// What the rules about arguments that do not fit have in common.
template <class F, ArgumentVerdict kVerdict>
struct ArgumentFault {
  static Truth auto when(const At<F> auto& r) {
    return r.truth(classify_arguments(*r, r.node) == kVerdict);
  }
  static std::string describe(const At<F> auto& r) {
    const std::size_t i = first_fault(*r, r.node).first;
    const spec::Buffer* b = r.node->buffers[i];
    const auto& a = r->arguments()[i];
    if (kVerdict == ArgumentVerdict::kNoTensor)
      return fmt::format("{} needs a tensor, but its argument is a pointer to something else",
                         b->name);
    if (kVerdict == ArgumentVerdict::kDatatype)
      return fmt::format("{} is given a tensor of {}, not of {}", b->name, spec::to_string(a.dtype),
                         spec::to_string(b->dtype));
    if (kVerdict == ArgumentVerdict::kRank)
      return fmt::format("{} is given a tensor of rank {}, not of rank {}", b->name, a.shape.size(),
                         b->shape.size());
    if (kVerdict == ArgumentVerdict::kStrides)
      return fmt::format("{} is given {} strides, not {}", b->name, a.strides->size(),
                         b->strides.size());
    return fmt::format("{} is given a byte offset of {}, not a multiple of its elements", b->name,
                       a.byte_offset);
  }
};
/// The tensor's stride of dimension k: the packed one, if it states none.
template <class D>
typename D::Index stride_of(const Argument<D>& a, std::size_t k) {
  if (a.strides) return D::index_of((*a.strides)[k]);
  auto stride = D::index_of(1);
  for (std::size_t j = a.shape.size(); j-- > k + 1;)
    stride = D::multiply_add(stride, D::index_of(a.shape[j]), D::index_of(0));
  return stride;
}
template <class D>
typename D::Index offset_of(const Argument<D>& a, const spec::Buffer* b) {
  return D::index_of(static_cast<std::int64_t>(a.byte_offset / element_bytes(b->dtype)));
}

/// Is the variable a parameter that the caller gave?
template <class L, class D>
bool is_given(const MachineOf<L, D>& m, const spec::tir::PrimFunc* f, const spec::Variable* v) {
  for (std::size_t i = 0; i < f->params.size(); ++i)
    if (f->params[i] == v) return m.arguments()[i].given;
  return false;
}

/// Binds `e`, if it is a variable that this buffer introduces and that no argument gives.
template <class L, class D>
void bind_alone(MachineOf<L, D>& m, const spec::tir::PrimFunc* f, const spec::Buffer* b,
                const spec::PrimExpr* e, typename D::Index given) {
  const auto* v = spec::as<spec::Var>(e);
  if (!v || !m.layout().binds(b, v->variable) || is_given(m, f, v->variable)) return;
  const auto value = D::value_of(given, v->dtype.scalar);
  m.bind(v->variable, value);
}

/// Binds the parameters and the variables that their buffers introduce. Buffers that share memory
/// are aliased until f returns (TIR-D40).
template <class L, class D>
void bind_arguments(MachineOf<L, D>& m, const spec::tir::PrimFunc* f) {
  m.mark_aliases(f);
  for (std::size_t i = 0; i < f->params.size(); ++i) {
    const Argument<D>& a = m.arguments()[i];
    const spec::Buffer* b = f->buffers[i];
    const auto value = a.memory ? D::handle({a.memory}) : a.scalar.value_or(D::null_handle());
    const bool by_shape = !a.given && !b;
    if (!by_shape) m.bind(f->params[i], value);
    if (!b) continue;
    m.bind(b->data, value);
    for (std::size_t k = 0; k < b->shape.size(); ++k)
      bind_alone(m, f, b, b->shape[k], D::index_of(a.shape[k]));
    for (std::size_t k = 0; k < b->strides.size(); ++k)
      bind_alone(m, f, b, b->strides[k], stride_of(a, k));
    if (b->elem_offset) bind_alone(m, f, b, b->elem_offset, offset_of(a, b));
  }
}

/// Literal dimensions are compared apart from others.
enum class Part : std::uint8_t { kLiteral, kShape, kStride, kOffset };

/// Calls `compare(b, k, given, evaluated)` for that part of every buffer parameter.
template <class L, class D, class Compare>
void for_each_part(const MachineOf<L, D>& m, const CheckPrimFunc& f, Part part, Compare&& compare) {
  const auto* evaluated = m.operands(f);
  for (std::size_t i = 0; i < f.node->params.size(); ++i) {
    const spec::Buffer* b = f.node->buffers[i];
    if (!b) continue;
    const Argument<D>& a = m.arguments()[i];
    const auto *strides = evaluated + b->shape.size(), *offset = strides + b->strides.size();
    if (part == Part::kShape || part == Part::kLiteral)
      for (std::size_t k = 0; k < b->shape.size(); ++k)
        if ((part == Part::kLiteral) == (spec::as<spec::IntImm>(b->shape[k]) != nullptr))
          compare(b, k, D::index_of(a.shape[k]), D::index(evaluated[k]));
    if (part == Part::kStride) compare_strides<D>(a, b, strides, compare);
    // TIR-D38: a buffer without elem_offset has 0, and that is checked.
    if (part == Part::kOffset)
      compare(b, 0, offset_of(a, b), b->elem_offset ? D::index(*offset) : D::index_of(0));
    evaluated = offset + (b->elem_offset ? 1 : 0);
  }
}

/// Compares the buffer's strides. If it has none they are the packed ones, and any stride agrees
/// along an extent of 1, or if an extent is 0 (TIR-D74).
template <class D, class Compare>
void compare_strides(const Argument<D>& a, const spec::Buffer* b, const typename D::Value* strides,
                     Compare&& compare) {
  const auto is = [](const Extent<D>& extent, std::int64_t number) {
    return D::known(D::equal(D::index_of(extent), D::index_of(number))).value_or(false);
  };
  const bool empty = std::any_of(a.shape.begin(), a.shape.end(), [&](auto& e) { return is(e, 0); });
  const Argument<D> packed{true, {}, a.memory, a.dtype, a.shape, {}, 0};
  for (std::size_t k = 0; k < a.shape.size(); ++k) {
    if (b->strides.empty() && (empty || is(a.shape[k], 1))) continue;
    compare(b, k, stride_of(a, k),
            b->strides.empty() ? stride_of(packed, k) : D::index(strides[k]));
  }
}

Truth auto parts_agree(const At<CheckPrimFunc> auto& r, Part part) {
  auto all = r.truth(true);
  for_each_part(*r, r.frame(), part,
                [&](const spec::Buffer*, std::size_t, auto given, auto evaluated) {
                  all = all & r.d.equal(given, evaluated);
                });
  return all;
}

/// What the rules about parts that differ have in common. The first that differs decides: literal
/// dimensions, others, strides, offset.
template <Part kPart>
struct PartFault {
  static Truth auto when(const At<CheckPrimFunc> auto& r) {
    auto before = r.truth(true);
    if (kPart > Part::kLiteral) before = before & parts_agree(r, Part::kLiteral);
    if (kPart > Part::kShape) before = before & parts_agree(r, Part::kShape);
    if (kPart > Part::kStride) before = before & parts_agree(r, Part::kStride);
    return before & !parts_agree(r, kPart);
  }
  static std::string describe(const At<CheckPrimFunc> auto& r) {
    using D = DomainOf<decltype(r)>;
    std::string text;
    for_each_part(*r, r.frame(), kPart,
                  [&](const spec::Buffer* b, std::size_t k, auto given, auto evaluated) {
                    if (!text.empty() || r.d.known(r.d.equal(given, evaluated)).value_or(true))
                      return;
                    constexpr const char* kNames[] = {"dimension", "dimension", "stride", "offset"};
                    text = fmt::format("{} {} of {} is declared as {}, but the argument's is {}",
                                       kNames[static_cast<int>(kPart)], k, b->name,
                                       show_index<D>(evaluated), show_index<D>(given));
                  });
    return text;
  }
};

/// Makes the views of all buffer parameters, with their parts at the operands.
void view_arguments(At<CheckPrimFunc> auto& r) {
  using D = DomainOf<decltype(r)>;
  std::vector<NewView<D>> views;
  const auto* parts = r.operands();
  for (std::size_t i = 0; i < r.node->params.size(); ++i) {
    const spec::Buffer* b = r.node->buffers[i];
    if (!b) continue;
    const auto& a = r->arguments()[i];
    NewView<D>& view = views.emplace_back(*r, b, offset_of(a, b));
    for (std::size_t k = 0; k < b->shape.size(); ++k)
      view.add(r.d.index(parts[k]), stride_of(a, k));
    if (!b->strides.empty()) view.ask_overlap();
    parts += b->shape.size() + b->strides.size() + (b->elem_offset ? 1 : 0);
  }
  auto view = views.begin();
  for (std::size_t i = 0; i < r.node->params.size(); ++i)
    if (const spec::Buffer* b = r.node->buffers[i]) (view++)->give(*r, b, r->arguments()[i].memory);
}

/// The first argument that does not have its parameter's datatype; the lesser number of arguments
/// and parameters, if there is none. An indeterminate scalar is passed as it is (TIR-D19).
inline std::size_t first_foreign_argument(const spec::Call& call,
                                          const spec::tir::PrimFunc& callee) {
  std::size_t i = 0;
  while (i < call.args.size() && i < callee.params.size() &&
         call.args[i]->dtype == callee.params[i]->dtype)
    ++i;
  return i;
}
inline bool callee_takes(const spec::Call& call, const spec::tir::PrimFunc& callee) {
  return call.args.size() == callee.params.size() &&
         first_foreign_argument(call, callee) == call.args.size();
}
/// Is every handle among the arguments determinate, of which the first operands are the values?
Truth auto handles_are_known(const auto& r, spec::List<const spec::PrimExpr*> given) {
  auto all = r.truth(true);
  for (std::size_t i = 0; i < given.size(); ++i)
    if (given[i]->dtype.is_handle()) all = all & !r.d.is_indeterminate(r.operands()[i]);
  return all;
}

/// The arguments of a function, of which the first operands are the values.
auto arguments_from_operands(auto& r, spec::List<const spec::PrimExpr*> given) {
  using D = DomainOf<decltype(r)>;
  std::vector<Argument<D>> arguments(given.size());
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto& v = r.operands()[i];
    const Pointer p = given[i]->dtype.is_handle() ? r.d.pointer_of(v) : Pointer{};
    arguments[i].given = true;
    if (p.offset == 0 && r->memory().alive(p.memory))
      arguments[i] = tensor_argument(r->memory(), static_cast<std::uint32_t>(p.memory));
    else
      arguments[i].scalar = v;
  }
  return arguments;
}

/// An allocation as a tensor of the shape that it was allocated with, an argument as it was given.
template <class D>
Argument<D> tensor_argument(const Memory<D>& memory, std::uint32_t number) {
  const Allocation<D>& a = memory.at(number);
  return {true, {}, number, a.element, a.shape, a.strides, a.byte_offset};
}

}  // namespace tenor::semantics
