// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/formula.h"

#include <cstring>

namespace tenor::solver {
namespace {

template <class T>
void put(std::string& bytes, const T& value) {
  bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

template <class T>
T take(std::string_view& bytes) {
  T value{};
  std::memcpy(&value, bytes.data(), sizeof value);
  bytes.remove_prefix(sizeof value);
  return value;
}

/// Field by field: the gaps of a struct hold anything, and the bytes are a key.
void put_term(std::string& bytes, const Term& term) {
  put(bytes, term.operation), put(bytes, term.width), put(bytes, term.operands);
  if (term.operands > 0) put(bytes, term.a);
  if (term.operands > 1) put(bytes, term.b);
  if (term.operands > 2) put(bytes, term.c);
  if (term.operands == 0) put(bytes, term.number);
}

Term take_term(std::string_view& bytes) {
  Term term;
  term.operation = take<Operation>(bytes);
  term.width = take<std::uint8_t>(bytes);
  term.operands = take<std::uint8_t>(bytes);
  if (term.operands > 0) term.a = take<FormulaId>(bytes);
  if (term.operands > 1) term.b = take<FormulaId>(bytes);
  if (term.operands > 2) term.c = take<FormulaId>(bytes);
  if (term.operands == 0) term.number = take<spec::Wide>(bytes);
  return term;
}

}  // namespace

FormulaId Formula::add(const Term& term) {
  terms_.push_back(term);
  return static_cast<FormulaId>(terms_.size() - 1);
}

FormulaId Formula::number(spec::Wide value, std::uint8_t width) {
  return add({Operation::kNumber, width, 0, 0, 0, 0, value});
}

FormulaId Formula::variable(std::uint32_t index, std::uint8_t width) {
  return add({Operation::kVariable, width, 0, 0, 0, 0, index});
}

FormulaId Formula::of(Operation operation, FormulaId a, std::uint8_t width) {
  return add({operation, width, 1, a, 0, 0, 0});
}

FormulaId Formula::of(Operation operation, FormulaId a, FormulaId b, std::uint8_t width) {
  return add({operation, width, 2, a, b, 0, 0});
}

FormulaId Formula::choose(FormulaId condition, FormulaId a, FormulaId b, std::uint8_t width) {
  return add({Operation::kChoose, width, 3, condition, a, b, 0});
}

std::string Formula::bytes() const {
  std::string bytes;
  put(bytes, static_cast<std::uint32_t>(terms_.size()));
  put(bytes, static_cast<std::uint32_t>(required_.size()));
  for (const Term& term : terms_) put_term(bytes, term);
  for (const FormulaId truth : required_) put(bytes, truth);
  return bytes;
}

Formula Formula::read(std::string_view bytes) {
  Formula f;
  auto terms = take<std::uint32_t>(bytes), required = take<std::uint32_t>(bytes);
  for (; terms > 0; --terms) f.add(take_term(bytes));
  for (; required > 0; --required) f.require(take<FormulaId>(bytes));
  return f;
}

}  // namespace tenor::solver
