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

}  // namespace

spec::DataType datatype_of(spec::tenstorrent::Format format) {
  return spec::DataType{scalar_of(format)};
}

void put_tensor(const Tensor& tensor, DramBuffer<Concrete>& buffer) {
  const auto type = scalar_of(buffer.plan->format);
  const auto padding = buffer.plan->is_padding_zero
                           ? Concrete::cast(Concrete::floating(kComputed, 0), type)
                           : Concrete::indeterminate(type);
  const std::size_t size =
      buffer.plan->is_tiled ? std::size_t{kTileSide} * kTileSide : buffer.plan->shape.back();
  std::vector<std::shared_ptr<Elements<Concrete>>> pages;
  for (std::size_t i = 0; i < buffer.pages.size(); ++i)
    pages.push_back(std::make_shared<Elements<Concrete>>(size, padding));
  for (std::size_t i = 0; i < elements_of(*buffer.plan); ++i) {
    const ElementPlace at = place_of(*buffer.plan, i);
    (*pages[at.page])[at.place] = Concrete::of(load_scalar(type, tensor.data, i), type);
  }
  for (std::size_t i = 0; i < pages.size(); ++i) buffer.pages[i].elements = pages[i];
}

TakenTensor take_tensor(const DramBuffer<Concrete>& buffer) {
  const auto type = scalar_of(buffer.plan->format);
  TakenTensor taken;
  taken.tensor.dtype = datatype_of(buffer.plan->format);
  for (const std::uint64_t extent : buffer.plan->shape)
    taken.tensor.shape.push_back(static_cast<std::int64_t>(extent));
  const std::size_t count = elements_of(*buffer.plan);
  taken.tensor.data.resize(count * type.bytes());
  for (std::size_t i = 0; i < count; ++i) {
    const ElementPlace at = place_of(*buffer.plan, i);
    const auto& page = buffer.pages[at.page];
    if (!page.elements || at.place >= page.elements->size() ||
        (*page.elements)[at.place].indeterminate)
      ++taken.without_value;
    else
      store_scalar(type, taken.tensor.data, i, (*page.elements)[at.place].bits);
  }
  return taken;
}

}  // namespace tenor::semantics::tensix
