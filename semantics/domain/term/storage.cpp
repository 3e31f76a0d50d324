// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/storage.h"

#include "semantics/domain/term/term.h"
#include "semantics/tensor/tensor.h"

namespace tenor::semantics {

using spec::ScalarType;

namespace {

/// Beyond it, a store that may go to any element is not followed.
constexpr std::uint64_t kMostTargets = 1 << 16;

TermId missing(const TermValue& v) { return v.indeterminate ? kTrue : v.undefined(); }

ScalarType unsigned_of(std::size_t bytes) {
  return spec::uint_type(static_cast<int>(8 * bytes)).scalar;
}

/// A byte as a Bool: it has no value where the byte is neither 0 nor 1 (TIR-D44).
TermValue as_bool(const TermValue& v) {
  const ScalarType type = spec::bool_type().scalar;
  const TermNode& node = term_bank().at(v.term());
  const bool was_bool = (node.op == TermOp::kCast || node.op == TermOp::kReinterpret) &&
                        term_bank().type(node.args[0]).is_bool();
  if (was_bool) return Term::of_term(node.args[0], v.undefined());
  const TermValue byte = Term::reinterpret(v, unsigned_of(1));
  const TermValue fits = Term::compare(spec::ExprKind::kLT, byte, Term::integer(byte.type, 2));
  const TermTruth lacks = TermTruth{v.undefined()} | !Term::is_true(fits);
  if (lacks.term == kTrue) return Term::indeterminate(type);
  return Term::of_term(Term::reinterpret(v, type).term(), lacks.term);
}

}  // namespace

TermValue TermStorage::as(ScalarType type, const TermValue& v) {
  if (v.type == type) return v;
  if (v.indeterminate) return Term::indeterminate(type);
  if (v.type.is_handle() || type.is_handle()) {
    TermRun::current().give_up("the bytes of a handle are read as a number");
    return v;
  }
  if (!type.is_bool()) return Term::reinterpret(v, type);
  if (v.is_term) return as_bool(v);
  return v.bits > 1 ? TermValue{v.bits, type, true} : Term::reinterpret(v, type);
}

void TermStorage::fill(ScalarType type, const std::vector<std::byte>& packed) {
  for (std::size_t i = 0; i < cells_->values.size() && (i + 1) * width_ <= packed.size(); ++i)
    cells_->values[i] = Term::of(load_scalar(type, packed, i), type);
}

TermValue TermStorage::get_part(ScalarType type, std::uint64_t i) const {
  const std::size_t width = type.bytes();
  const std::vector<TermValue>& values = cells_->values;
  if (width < width_) {
    const std::size_t per = width_ / width;
    const TermValue& whole = values[i / per];
    return as(type, Term::bytes(whole, i % per * width, unsigned_of(width)));
  }
  const std::size_t per = width / width_;
  return as(type, Term::join({values.data() + i * per, per}, unsigned_of(width)));
}

void TermStorage::set_part(ScalarType type, std::uint64_t i, const TermValue& v) {
  const std::size_t width = type.bytes();
  if (width > width_) {
    const std::size_t per = width / width_;
    for (std::size_t k = 0; k < per; ++k)
      set_own(i * per + k, Term::bytes(v, k * width_, unsigned_of(width_)));
    return;
  }
  const std::size_t per = width_ / width, own = i / per;
  const TermValue whole = cells_->values[own];
  if (whole.indeterminate || whole.undefined() != kFalse)
    TermRun::current().give_up(
        "some bytes of a scalar are written while its other bytes are indeterminate");
  std::vector<TermValue> parts;
  for (std::size_t k = 0; k < per; ++k)
    parts.push_back(k == i % per ? as(unsigned_of(width), v)
                                 : Term::bytes(whole, k * width, unsigned_of(width)));
  set_own(own, as(whole.type, Term::join(parts, unsigned_of(width_))));
}

TermValue TermStorage::get_somewhere(ScalarType type, TermIndex index, std::uint64_t step,
                                     std::uint64_t lane) const {
  const std::uint64_t scalars = count(type);
  const TermIndex at = Term::multiply_add(index, Term::index_of(static_cast<std::int64_t>(step)),
                                          Term::index_of(static_cast<std::int64_t>(lane)));
  TermCells& cells = *cells_;
  const bool own = type.bytes() == width_ && scalars > 0 && cells.values[0].type == type;
  TermId array = own ? cells.as_array : kFalse, undefined = own ? cells.undefined_array : kFalse;
  if (array == kFalse) {
    std::vector<TermId> values, missing_ones;
    for (std::uint64_t i = 0; i < scalars; ++i) {
      const TermValue v = get(type, i);
      values.push_back(TermRun::current().term_of(v));
      missing_ones.push_back(missing(v));
    }
    array = term_bank().array(type, values);
    undefined = term_bank().array(spec::bool_type().scalar, missing_ones);
    if (own) cells.as_array = array, cells.undefined_array = undefined;
  }
  const TermId value = term_bank().element(array, at.term),
               lacks = term_bank().element(undefined, at.term);
  if (lacks == kTrue) return Term::indeterminate(type);
  return Term::of_term(value, lacks);
}

void TermStorage::set_somewhere(ScalarType type, TermIndex index, std::uint64_t step,
                                std::uint64_t lane, const TermValue& v) {
  const std::uint64_t scalars = count(type);
  if (scalars > kMostTargets)
    return TermRun::current().give_up(
        "a store at a data-dependent index may reach more than 65536 elements");
  for (std::uint64_t i = lane; i < scalars; i += step) {
    const TermTruth here = Term::equal(index, Term::index_of(static_cast<std::int64_t>(i / step)));
    set(type, i, TermRun::current().merged(here.term, v, get(type, i)));
  }
}

}  // namespace tenor::semantics
