// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/op/device_name.h"

#include <algorithm>
#include <charconv>

#include "spec/ir/equal.h"

namespace tenor::spec::relax {
namespace {

/// The kind of a target: of its configuration, or the first word of its tag.
std::string_view kind_of(const Object& target) {
  if (target.kind == Object::Kind::kString) return target.text.substr(0, target.text.find(' '));
  const Object* kind = target.kind == Object::Kind::kMap ? find(target.entries, "kind") : nullptr;
  return kind && kind->kind == Object::Kind::kString ? kind->text : std::string_view();
}

/// A type of device: its number in DLPack, its name, and the kinds of target that are of it.
struct DeviceType {
  std::int64_t number;
  std::string_view name;
  std::string_view kinds[2];
};
constexpr DeviceType kDeviceTypes[] = {
    {1, "cpu", {"llvm", "c"}},    {2, "cuda", {"cuda"}},      {4, "opencl", {"opencl"}},
    {7, "vulkan", {"vulkan"}},    {8, "metal", {"metal"}},    {10, "rocm", {"rocm"}},
    {12, "ext_dev", {"ext_dev"}}, {15, "webgpu", {"webgpu"}}, {16, "hexagon", {"hexagon"}}};

/// The numbers in a text, in order.
std::vector<std::int64_t> numbers_in(std::string_view text) {
  std::vector<std::int64_t> found;
  const char *at = text.data(), *const end = at + text.size();
  while (at != end) {
    std::int64_t value = 0;
    const auto read = std::from_chars(at, end, value);
    if (read.ec == std::errc()) found.push_back(value);
    at = read.ec == std::errc::invalid_argument ? at + 1 : read.ptr;
  }
  return found;
}

DeviceNumber of_type(const DeviceType& type, std::int64_t number) {
  return {{type.kinds[0], type.kinds[1]}, number};
}

/// The index that a name has after its first colon; 0 where it has none.
std::optional<std::size_t> index_of(std::string_view rest) {
  if (rest.empty()) return 0;
  rest = rest.substr(1, rest.find(':', 1) - 1);
  std::size_t index = 0;
  const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), index);
  const bool whole = read.ec == std::errc() && read.ptr == rest.data() + rest.size();
  return whole ? std::optional(index) : std::nullopt;
}

}  // namespace

const VDevice* named_device(std::span<const VDevice* const> devices, std::string_view name) {
  const std::string_view kind = name.substr(0, name.find(':'));
  auto index = index_of(name.substr(kind.size()));
  if (!index) return nullptr;
  for (const VDevice* device : devices)
    if ((kind == "vdevice" || kind_of(device->target) == kind) && (*index)-- == 0) return device;
  return nullptr;
}

std::optional<DeviceNumber> device_number(const Object& object) {
  if (object.kind == Object::Kind::kInt) return DeviceNumber{{}, object.integer};
  std::string_view text = object.text;
  if (text.starts_with("R.")) text.remove_prefix(2);
  const std::string_view name = text.substr(0, text.find_first_of(":("));
  const auto numbers = numbers_in(text.substr(name.size()));
  if (name != "device") {
    const auto type = std::ranges::find(kDeviceTypes, name, &DeviceType::name);
    if (type == std::end(kDeviceTypes)) return std::nullopt;
    return of_type(*type, numbers.empty() ? 0 : numbers.front());
  }
  if (numbers.size() != 2) return std::nullopt;
  const auto type = std::ranges::find(kDeviceTypes, numbers.front(), &DeviceType::number);
  if (type == std::end(kDeviceTypes)) return std::nullopt;
  return of_type(*type, numbers.back());
}

bool is_device(const VDevice& device, const DeviceNumber& wanted) {
  const std::string_view kind = kind_of(device.target);
  const bool of_kind =
      wanted.kinds[0].empty() || kind == wanted.kinds[0] || kind == wanted.kinds[1];
  return of_kind && device.dev_id == wanted.number;
}

const VDevice* first_device(std::span<const VDevice* const> devices, const DeviceNumber& wanted) {
  for (const VDevice* device : devices)
    if (is_device(*device, wanted)) return device;
  return nullptr;
}

bool is_same_device(const VDevice* a, const VDevice* b) {
  TensorStructInfo on_a, on_b;
  on_a.vdevice = a, on_b.vdevice = b;
  const StructInfo *first = &on_a, *second = &on_b;
  return equal(first, second, {.match_free = true});
}

}  // namespace tenor::spec::relax
