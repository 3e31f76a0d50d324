// SPDX-License-Identifier: Apache-2.0
#include "semantics/tensor/safetensors.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace tenor::semantics {
namespace {

using Json = nlohmann::json;
using spec::DataType;

constexpr std::size_t kLengthBytes = 8;
/// What the format allows.
constexpr std::uint64_t kLargestHeader = 100'000'000;

TensorProblem problem_with(const std::string& name, const std::string& why) {
  return {fmt::format("{}: {}", name, why)};
}

std::optional<DataType> datatype_called(std::string_view name) {
  constexpr std::pair<std::string_view, std::string_view> kNames[] = {
      {"F64", "float64"},         {"F32", "float32"},
      {"F16", "float16"},         {"BF16", "bfloat16"},
      {"I64", "int64"},           {"I32", "int32"},
      {"I16", "int16"},           {"I8", "int8"},
      {"U64", "uint64"},          {"U32", "uint32"},
      {"U16", "uint16"},          {"U8", "uint8"},
      {"BOOL", "bool"},           {"F8_E4M3", "float8_e4m3fn"},
      {"F8_E5M2", "float8_e5m2"}, {"F8_E8M0", "float8_e8m0fnu"}};
  for (const auto& [theirs, ours] : kNames)
    if (theirs == name) return spec::parse_datatype(ours);
  return {};
}

bool is_size(const Json& json) {
  return json.is_number_unsigned() &&
         json.get<std::uint64_t>() <=
             static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
}

/// `[2, 3]`; nothing where it is not a list of sizes.
std::optional<std::vector<std::int64_t>> sizes_in(const Json& json) {
  if (!json.is_array() || !std::ranges::all_of(json, is_size)) return {};
  return json.get<std::vector<std::int64_t>>();
}

TensorResult<SafetensorsEntry> read_entry(const std::string& name, const Json& json,
                                          std::span<const std::byte> elements) {
  const auto part = [&](const char* key) {
    const auto found = json.find(key);
    return found == json.end() ? Json() : *found;
  };
  if (!json.is_object()) return problem_with(name, "its entry is not an object");
  const Json dtype = part("dtype");
  if (!dtype.is_string()) return problem_with(name, "its entry has no dtype");
  const auto type = datatype_called(dtype.get<std::string>());
  if (!type)
    return problem_with(name, fmt::format("no document defines values of the datatype {}",
                                          dtype.get<std::string>()));
  auto shape = sizes_in(part("shape"));
  if (!shape) return problem_with(name, "its entry has no shape");
  const auto offsets = sizes_in(part("data_offsets"));
  if (!offsets || offsets->size() != 2) return problem_with(name, "its entry has no data_offsets");
  const auto begin = static_cast<std::uint64_t>(offsets->front());
  const auto end = static_cast<std::uint64_t>(offsets->back());
  if (begin > end || end > elements.size())
    return problem_with(
        name, fmt::format("its elements are at bytes {} to {} of {}", begin, end, elements.size()));
  const auto bytes = byte_count(*type, *shape, std::numeric_limits<std::size_t>::max());
  if (bytes != end - begin)
    return problem_with(name, fmt::format("{} {} does not take the {} bytes that it has",
                                          spec::to_string(*type), show_shape(*shape), end - begin));
  return SafetensorsEntry{name, *type, std::move(*shape), elements.subspan(begin, end - begin)};
}

/// The first entry that begins before another has ended.
const SafetensorsEntry* overlapping(const std::vector<SafetensorsEntry>& sorted) {
  const std::byte* end = nullptr;
  for (const SafetensorsEntry& entry : sorted) {
    if (entry.data.empty()) continue;
    if (end && entry.data.data() < end) return &entry;
    end = entry.data.data() + entry.data.size();
  }
  return nullptr;
}

}  // namespace

TensorResult<std::vector<SafetensorsEntry>> read_safetensors_entries(
    std::span<const std::byte> file) {
  if (file.size() < kLengthBytes) return TensorProblem{"the file is too short for safetensors"};
  std::uint64_t length = 0;
  for (std::size_t i = 0; i < kLengthBytes; ++i)
    length |= static_cast<std::uint64_t>(file[i]) << (8 * i);
  if (length > kLargestHeader || length > file.size() - kLengthBytes)
    return TensorProblem{fmt::format("the header is said to take {} bytes, but {} follow", length,
                                     file.size() - kLengthBytes)};
  const auto* text = reinterpret_cast<const char*>(file.data() + kLengthBytes);
  const Json header = Json::parse(text, text + length, nullptr, false);
  if (!header.is_object()) return TensorProblem{"the header is not a JSON object"};
  std::vector<SafetensorsEntry> entries;
  for (const auto& [name, json] : header.items()) {
    if (name == "__metadata__") continue;
    auto entry = read_entry(name, json, file.subspan(kLengthBytes + length));
    if (const TensorProblem* problem = problem_of(entry)) return *problem;
    entries.push_back(std::get<SafetensorsEntry>(std::move(entry)));
  }
  std::ranges::stable_sort(entries, {}, [](const SafetensorsEntry& e) { return e.data.data(); });
  if (const SafetensorsEntry* entry = overlapping(entries))
    return problem_with(entry->name, "its elements overlap those of another array");
  return entries;
}

TensorResult<Tensor> read_safetensors(const SafetensorsEntry& entry, std::size_t budget) {
  if (entry.data.size() > budget)
    return TensorProblem{fmt::format("{} takes more than {} bytes", entry.name, budget)};
  Tensor tensor{entry.dtype, entry.shape, {entry.data.begin(), entry.data.end()}};
  if (entry.dtype.is_bool())
    for (std::byte& b : tensor.data) b = b == std::byte{0} ? std::byte{0} : std::byte{1};
  return tensor;
}

TensorResult<Tensor> read_safetensors(std::span<const std::byte> file, std::string_view name,
                                      std::size_t budget) {
  const auto entries = read_safetensors_entries(file);
  if (const TensorProblem* problem = problem_of(entries)) return *problem;
  std::string others;
  for (const SafetensorsEntry& entry : std::get<0>(entries)) {
    if (entry.name == name) return read_safetensors(entry, budget);
    others += " " + entry.name;
  }
  return TensorProblem{fmt::format("the file has no array '{}'; it has:{}", name, others)};
}

}  // namespace tenor::semantics
