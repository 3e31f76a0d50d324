// SPDX-License-Identifier: Apache-2.0
#include "semantics/tensor/npz.h"

#include <fmt/format.h>

#include "semantics/tensor/npy.h"
#include "semantics/tensor/zip.h"

namespace tenor::semantics {
namespace {

constexpr std::string_view kSuffix = ".npy";

std::string_view array_name(std::string_view member) {
  if (member.ends_with(kSuffix)) member.remove_suffix(kSuffix.size());
  return member;
}

/// Room for the array's header, beside its elements: the longest that version 1 can have, and more.
constexpr std::size_t kHeaderRoom = 0x20000;

}  // namespace

TensorResult<std::vector<std::string>> npz_names(std::span<const std::byte> file) {
  const auto directory = read_zip_directory(file);
  if (const TensorProblem* problem = problem_of(directory)) return *problem;
  std::vector<std::string> names;
  for (const ZipMember& member : std::get<0>(directory))
    names.emplace_back(array_name(member.name));
  return names;
}

TensorResult<Tensor> read_npz(std::span<const std::byte> file, std::string_view name,
                              std::size_t budget) {
  const auto directory = read_zip_directory(file);
  if (const TensorProblem* problem = problem_of(directory)) return *problem;
  std::string others;
  for (const ZipMember& member : std::get<0>(directory)) {
    if (member.name != name && array_name(member.name) != name) {
      others += fmt::format(" {}", array_name(member.name));
      continue;
    }
    const auto contents = read_zip_member(file, member, budget + kHeaderRoom);
    if (const TensorProblem* problem = problem_of(contents)) return *problem;
    return read_npy(std::get<0>(contents), budget);
  }
  return TensorProblem{fmt::format("the archive has no array '{}'; it has:{}", name, others)};
}

TensorResult<std::vector<std::byte>> write_npz(
    const std::vector<std::pair<std::string, Tensor>>& arrays) {
  std::vector<ZipContents> members;
  for (const auto& [name, tensor] : arrays) {
    auto file = write_npy(tensor);
    if (const TensorProblem* problem = problem_of(file))
      return TensorProblem{name + ": " + problem->message};
    members.push_back({name + std::string(kSuffix), std::get<0>(std::move(file))});
  }
  return write_zip(members);
}

}  // namespace tenor::semantics
