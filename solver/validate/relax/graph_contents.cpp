// SPDX-License-Identifier: Apache-2.0
// Numbers of what values are, and new tensors.
#include <algorithm>

#include "solver/validate/relax/graph_run.h"
#include "spec/relax/op/device_name.h"

namespace tenor::solver {

using namespace spec;

void GraphRun::note_shape(ValueNumber contents, const Sizes& sizes) {
  tables_.shape_of.try_emplace(contents, sizes_.numbers(sizes));
}

ValueNumber GraphRun::in_shape(ValueNumber contents, const Sizes& sizes) {
  if (const auto base = tables_.reshaped.find(contents); base != tables_.reshaped.end())
    contents = base->second;
  const std::vector<ValueNumber> wanted = sizes_.numbers(sizes);
  const auto own = tables_.shape_of.find(contents);
  if (own == tables_.shape_of.end() || own->second == wanted) return contents;
  std::vector<ValueNumber> parts{contents};
  parts.insert(parts.end(), wanted.begin(), wanted.end());
  const ValueNumber made = numbers_.of("reshape", parts);
  tables_.reshaped[made] = contents;
  return made;
}

ValueNumber GraphRun::contents(const GraphValue& tensor) {
  const GraphPlace& place = memory_.at(tensor.place);
  if (place.is_lost || place.is_mixed)
    throw NotFollowed("a tensor is used whose storage was handed to another one");
  if (place.is_stale)
    throw NotFollowed("an operator may copy or give a view, and what is written shows which");
  if (place.is_heap) throw NotFollowed("a heap of shapes is used as a tensor");
  return place.sizes.size() == tensor.sizes.size() && sizes_.equal(place.sizes, tensor.sizes)
             ? place.contents
             : in_shape(place.contents, tensor.sizes);
}

GraphValue GraphRun::tensor(ValueNumber contents, DataType dtype, Sizes sizes, std::string device,
                            bool is_open) {
  if (dtype.is_void()) throw NotFollowed("the datatype of a tensor is not known");
  note_shape(contents, sizes);
  GraphValue made{Kind::kTensor};
  made.dtype = dtype, made.sizes = sizes, made.text = std::move(device);
  made.place =
      memory_.add({.contents = contents, .dtype = dtype, .sizes = sizes, .is_open = is_open});
  return made;
}

ValueNumber GraphRun::of(const std::string& made_by, const Values& values,
                         std::vector<ValueNumber> more) {
  for (const GraphValue& v : values) more.push_back(number(v));
  return numbers_.of(made_by, more);
}

ValueNumber GraphRun::number(const GraphValue& v) {
  switch (v.kind) {
    case Kind::kTensor: {
      std::vector<ValueNumber> parts{contents(v)};
      for (const ValueNumber n : sizes_.numbers(v.sizes)) parts.push_back(n);
      return numbers_.of("tensor\n" + to_string(v.dtype) + "\n" + v.text, parts);
    }
    case Kind::kTuple: return of("tuple", v.parts);
    case Kind::kShape: return numbers_.of("shape", sizes_.numbers(v.sizes));
    case Kind::kPrim:
      return v.sizes.empty()
                 ? v.number
                 : numbers_.of("number\n" + to_string(v.dtype), {sizes_.number(v.sizes[0])});
    case Kind::kText: return numbers_.of("text\n" + v.text);
    case Kind::kDataType: return numbers_.of("datatype\n" + to_string(v.dtype));
    case Kind::kNull: return numbers_.of("null");
    case Kind::kObject: return v.number;
    case Kind::kPacked: return numbers_.of("packed\n" + v.text);
    default: break;
  }
  throw NotFollowed("a function, a storage or what was killed is used as a value");
}

std::string GraphRun::device_text(const relax::VDevice* device) const {
  if (!device) return "";
  auto& all = tables_.devices;
  auto at = std::ranges::find_if(
      all, [&](const relax::VDevice* known) { return relax::is_same_device(known, device); });
  if (at == all.end()) at = all.insert(at, device);
  return "device " + std::to_string(at - all.begin());
}

std::string GraphRun::numbered_device(const GraphValue& number) const {
  const auto& all = subject_.module().vdevices;
  const auto k = number.sizes.empty() ? std::nullopt : sizes_.constant(number.sizes[0]);
  if (all.empty()) return "";
  if (!k || *k >= static_cast<std::int64_t>(all.size()))
    throw NotFollowed("a device has a number that the module does not list");
  return *k < 0 ? "" : device_text(all[static_cast<std::size_t>(*k)]);
}

ValueNumber GraphRun::under(ValueNumber number) const {
  for (std::size_t i = path_.size(); i > 0; --i)
    number = numbers_.of("under", {path_[i - 1], number});
  return number;
}

/// What may err keeps its place among effects, which a caller sees.
void GraphRun::calls(ValueNumber number, bool may_err) {
  if (may_err && !trace_.effects.empty())
    number = numbers_.of("after " + std::to_string(trace_.effects.size()), {number});
  trace_.calls.insert(under(number));
  if (may_err && !in_dataflow_) trace_.sure.insert(under(number));
}

void GraphRun::may_be_negative(const Sizes& sizes) {
  for (Size size : sizes)
    if (!sizes_.is_at_most(sizes_.literal(0), size))
      calls(numbers_.of("not negative", {sizes_.number(size)}), false);
}

}  // namespace tenor::solver
