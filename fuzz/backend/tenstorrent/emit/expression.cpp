// SPDX-License-Identifier: Apache-2.0
// Expressions of elements, made and looked at.
#include <algorithm>
#include <bit>

#include "fuzz/backend/tenstorrent/emit/element.h"
#include "semantics/domain/concrete.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;
using namespace spec::tir;

namespace {

/// What a literal of that datatype is.
double rounded(double number, DataType dtype) {
  const auto value = semantics::Concrete::floating(dtype.scalar, number);
  return std::bit_cast<float>(
      static_cast<std::uint32_t>(semantics::Concrete::cast(value, float_type(32).scalar).bits));
}

}  // namespace

Op map_of(const Stmt* at, int target, Element element) {
  Op op;
  op.kind = OpKind::kMap, op.at = at, op.target = target;
  collect_sources(element, op.sources);
  op.element = std::move(element);
  return op;
}
Element tile_of(const TileProgram& program, int source) {
  Element e;
  e.kind = Element::Kind::kTile, e.source = source, e.dtype = program.of(source).dtype;
  return e;
}
Element number_of(double number, DataType dtype) {
  Element e;
  e.number = rounded(number, dtype), e.dtype = dtype;
  return e;
}
Element unary_of(std::string function, Element operand) {
  Element e;
  e.kind = Element::Kind::kUnary, e.function = std::move(function), e.dtype = operand.dtype;
  e.operands.push_back(std::move(operand));
  return e;
}
Element binary_of(std::string function, Element a, Element b) {
  Element e;
  e.kind = Element::Kind::kBinary, e.function = std::move(function), e.dtype = a.dtype;
  e.operands.push_back(std::move(a)), e.operands.push_back(std::move(b));
  return e;
}

std::int64_t registers_of(const Element& e) {
  if (e.operands.empty()) return 1;
  const std::int64_t a = registers_of(e.operands[0]);
  if (e.kind == Element::Kind::kChoice)
    return std::max({a, registers_of(e.operands[1]) + 1, registers_of(e.operands[2]) + 2});
  if (e.operands.size() == 1) return a;
  const std::int64_t b = registers_of(e.operands[1]);
  return std::max({a, b, std::min(a, b) + 1});
}

void collect_sources(const Element& e, std::vector<int>& sources) {
  if (e.source >= 0 && std::ranges::find(sources, e.source) == sources.end())
    sources.push_back(e.source);
  for (const Element& each : e.operands) collect_sources(each, sources);
}

}  // namespace tenor::fuzz::tenstorrent
