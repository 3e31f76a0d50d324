// SPDX-License-Identifier: Apache-2.0
// As much of the ZIP format as an .npz file needs: members by name, stored or deflated, with 64-bit
// sizes. No bytes make it crash, and none make it take more memory than the budget.
#pragma once

#include <string_view>

#include "semantics/tensor/tensor.h"

namespace tenor::semantics {

struct ZipMember {
  std::string name;
  std::uint16_t flags = 0, method = 0;
  std::uint32_t checksum = 0;
  std::uint64_t packed_size = 0, size = 0;
  std::uint64_t header_begin = 0;  ///< where its local header stands
};

/// The members, in the order of the archive's directory.
TensorResult<std::vector<ZipMember>> read_zip_directory(std::span<const std::byte> file);

/// A member's contents, unpacked, its checksum verified.
TensorResult<std::vector<std::byte>> read_zip_member(std::span<const std::byte> file,
                                                     const ZipMember& member,
                                                     std::size_t budget = kTensorBudget);

/// A file that is a member of an archive.
struct ZipContents {
  std::string name;
  std::vector<std::byte> contents;
};

/// An archive of these members, stored. A problem: it takes 4 GiB or more.
TensorResult<std::vector<std::byte>> write_zip(const std::vector<ZipContents>& members);

}  // namespace tenor::semantics
