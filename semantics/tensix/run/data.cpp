// SPDX-License-Identifier: Apache-2.0
#include "semantics/tensix/run/data.h"

#include "semantics/tensix/rule/elements.h"

namespace tenor::semantics::tensix {
namespace {

/// Where an element of a tensor is: its page, and its place there.
struct ElementPlace {
  std::size_t page = 0, place = 0;
};

/// `index` counts the tensor's elements in row-major order.
ElementPlace place_of(const spec::tenstorrent::PlanBuffer& plan, std::size_t index) {
  const std::size_t width = plan.shape.back();
  const std::size_t height = plan.shape.size() > 1 ? plan.shape.end()[-2] : 1;
  const std::size_t column = index % width, row = index / width % height;
  const std::size_t matrix = index / width / height;
  if (!plan.is_tiled) return {index / width, column};
  const std::size_t across = (width + kTileSide - 1) / kTileSide;
  const std::size_t down = (height + kTileSide - 1) / kTileSide;
  return {matrix * across * down + row / kTileSide * across + column / kTileSide,
          row % kTileSide * kTileSide + column % kTileSide};
}

std::size_t elements_of(const spec::tenstorrent::PlanBuffer& plan) {
  std::size_t count = 1;
  for (const std::uint64_t extent : plan.shape) count *= extent;
  return count;
}

/// Element number i of the tensor is `element(i)`; padding has no value, or is zero.
template <class D>
void put_elements(DramBuffer<D>& buffer, auto&& element) {
  const auto type = scalar_of(buffer.plan->format);
  const auto padding = buffer.plan->is_padding_zero ? D::cast(D::floating(kComputed, 0), type)
                                                    : D::indeterminate(type);
  const std::size_t size =
      buffer.plan->is_tiled ? std::size_t{kTileSide} * kTileSide : buffer.plan->shape.back();
  std::vector<std::shared_ptr<Elements<D>>> pages;
  for (std::size_t i = 0; i < buffer.pages.size(); ++i)
    pages.push_back(std::make_shared<Elements<D>>(size, padding));
  for (std::size_t i = 0; i < elements_of(*buffer.plan); ++i) {
    const ElementPlace at = place_of(*buffer.plan, i);
    (*pages[at.page])[at.place] = element(i);
  }
  for (std::size_t i = 0; i < pages.size(); ++i) buffer.pages[i].elements = pages[i];
}

template <class D>
std::vector<typename D::Value> take_elements(const DramBuffer<D>& buffer) {
  std::vector<typename D::Value> taken(elements_of(*buffer.plan),
                                       D::indeterminate(scalar_of(buffer.plan->format)));
  for (std::size_t i = 0; i < taken.size(); ++i) {
    const ElementPlace at = place_of(*buffer.plan, i);
    const auto& page = buffer.pages[at.page];
    if (page.elements && at.place < page.elements->size()) taken[i] = (*page.elements)[at.place];
  }
  return taken;
}

}  // namespace

spec::DataType datatype_of(spec::tenstorrent::Format format) {
  return spec::DataType{scalar_of(format)};
}

void put_tensor(const Tensor& tensor, DramBuffer<Concrete>& buffer) {
  const auto type = scalar_of(buffer.plan->format);
  put_elements(
      buffer, [&](std::size_t i) { return Concrete::of(load_scalar(type, tensor.data, i), type); });
}

TakenTensor take_tensor(const DramBuffer<Concrete>& buffer) {
  const auto type = scalar_of(buffer.plan->format);
  TakenTensor taken;
  taken.tensor.dtype = datatype_of(buffer.plan->format);
  for (const std::uint64_t extent : buffer.plan->shape)
    taken.tensor.shape.push_back(static_cast<std::int64_t>(extent));
  const auto elements = take_elements(buffer);
  taken.tensor.data.resize(elements.size() * type.bytes());
  for (std::size_t i = 0; i < elements.size(); ++i) {
    taken.given.push_back(!elements[i].indeterminate);
    if (elements[i].indeterminate)
      ++taken.without_value;
    else
      store_scalar(type, taken.tensor.data, i, elements[i].bits);
  }
  return taken;
}

void put_inputs(std::uint32_t parameter, DramBuffer<Term>& buffer) {
  const auto type = scalar_of(buffer.plan->format);
  put_elements(buffer,
               [&](std::size_t i) { return Term::of_term(term_bank().input(parameter, i, type)); });
}

std::vector<TermValue> take_terms(const DramBuffer<Term>& buffer) { return take_elements(buffer); }

}  // namespace tenor::semantics::tensix
