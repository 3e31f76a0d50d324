// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/inputs.h"

#include <fmt/format.h>

#include <charconv>
#include <fstream>

#include "semantics/run/value_or_throw.h"
#include "semantics/tensor/array_text.h"
#include "semantics/tensor/draw.h"
#include "semantics/tensor/npy.h"
#include "semantics/tensor/npz.h"
#include "semantics/tensor/safetensors.h"

namespace tenor::semantics {
namespace {

using spec::UsageError;

bool is_number(std::string_view text) {
  if (text == "true" || text == "false") return true;
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error != std::errc::invalid_argument && end == text.data() + text.size();
}

/// The only array of an archive.
std::string only_member(const std::vector<std::byte>& file, const std::string& path) {
  const auto names = value_or_throw(npz_names(file), path);
  if (names.size() == 1) return names.front();
  throw UsageError(
      fmt::format("{} contains {} arrays: select one with {}:NAME, where NAME is one of {}", path,
                  names.size(), path, fmt::join(names, ", ")));
}

Tensor load_member(const std::string& path, const std::string& key, std::uint64_t memory) {
  const auto file = value_or_throw(read_file(path, memory), path);
  const std::string& member = key.empty() ? only_member(file, path) : key;
  return value_or_throw(read_npz(file, member, memory), path);
}

void save_bytes(const std::string& path, const std::vector<std::byte>& file) {
  std::ofstream stream(path, std::ios::binary);
  stream.write(reinterpret_cast<const char*>(file.data()),
               static_cast<std::streamsize>(file.size()));
  stream.flush();
  if (!stream) throw UsageError(path + " could not be written");
}

}  // namespace

Assignment parse_assignment(const std::string& text, const std::string& option) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
    throw UsageError(fmt::format("{} takes NAME=VALUE, not '{}'", option, text));
  return {text.substr(0, equals), text.substr(equals + 1)};
}

Tensor load_tensor(const std::string& path, std::uint64_t memory) {
  constexpr std::string_view kSafetensors = ".safetensors:";
  if (const std::size_t at = path.find(kSafetensors); at != std::string::npos) {
    const std::string name = path.substr(0, at + kSafetensors.size() - 1);
    const auto file = value_or_throw(read_file(name, memory), name);
    return value_or_throw(read_safetensors(file, path.substr(at + kSafetensors.size()), memory),
                          name);
  }
  const std::size_t archive = path.find(".npz");
  if (archive != std::string::npos) {
    const std::size_t end = archive + 4;
    if (end == path.size()) return load_member(path, "", memory);
    if (path[end] == ':') return load_member(path.substr(0, end), path.substr(end + 1), memory);
  }
  const auto file = value_or_throw(read_file(path, memory), path);
  return value_or_throw(read_npy(file, memory), path);
}

void save_tensor(const std::string& path, const Tensor& tensor) {
  save_bytes(path, value_or_throw(write_npy(tensor), path));
}

void save_arrays(const std::string& path,
                 const std::vector<std::pair<std::string, Tensor>>& arrays) {
  save_bytes(path, value_or_throw(write_npz(arrays), path));
}

Input parse_input(const std::string& text, std::uint64_t memory) {
  const auto [name, value] = parse_assignment(text, "--input");
  const std::string source = value_or_throw(parse_array_text(value), name).elements;
  if (source == "undef") return {name, Input::Kind::kUndefined, {}, "", value};
  if (source.starts_with("@")) return {name, Input::Kind::kAlias, {}, source.substr(1), value};
  if (is_tensor_source(source)) return {name, Input::Kind::kSource, {}, "", value};
  if (is_number(value)) return {name, Input::Kind::kNumber, {}, "", value};
  if (source.find(".np") == std::string::npos && source.find(".safetensors:") == std::string::npos)
    throw UsageError(
        fmt::format("'{}' is not an input: expected FILE.npy, FILE.npz:KEY, "
                    "FILE.safetensors:KEY, rand:SEED, whole:SEED, edge:SEED, index:N:SEED, iota, "
                    "fill:V, undef, @OTHER or a number",
                    value));
  return {name, Input::Kind::kTensor, load_tensor(source, memory), "", value};
}

std::vector<Input> parse_inputs(const std::vector<std::string>& texts, std::uint64_t memory) {
  std::vector<Input> inputs;
  for (const std::string& text : texts) inputs.push_back(parse_input(text, memory));
  return inputs;
}

}  // namespace tenor::semantics
