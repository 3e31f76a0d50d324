// SPDX-License-Identifier: Apache-2.0
// Writing archives: each member stored, with sizes of 32 bits.
#include <zlib.h>

#include "semantics/tensor/zip.h"

namespace tenor::semantics {
namespace {

constexpr std::uint64_t kLargest = 0xffffffff;
/// 1 January 1980, the first day that the format can name: the same file on every day.
constexpr std::uint64_t kDate = 0x21;

class Writer {
 public:
  void put(std::uint64_t value, int size) {
    for (int i = 0; i < size; ++i) bytes.push_back(static_cast<std::byte>(value >> (8 * i)));
  }
  void put(const std::string& text) {
    for (const char c : text) bytes.push_back(static_cast<std::byte>(c));
  }
  /// What a member's local header and its entry in the directory share.
  void put_member(const ZipContents& member, std::uint32_t checksum) {
    put(20, 2);  // version needed
    put(0, 4);   // flags, method: stored
    put(0, 2);
    put(kDate, 2);
    put(checksum, 4);
    put(member.contents.size(), 4);
    put(member.contents.size(), 4);
    put(member.name.size(), 2);
    put(0, 2);  // extra
  }
  std::vector<std::byte> bytes;
};

std::uint32_t checksum_of(const std::vector<std::byte>& contents) {
  return static_cast<std::uint32_t>(
      crc32_z(0, reinterpret_cast<const Bytef*>(contents.data()), contents.size()));
}

}  // namespace

TensorResult<std::vector<std::byte>> write_zip(const std::vector<ZipContents>& members) {
  std::uint64_t total = 0;
  for (const ZipContents& member : members)
    total += member.contents.size() + 2 * member.name.size() + 128;
  if (total >= kLargest || members.size() >= 0xffff)
    return TensorProblem{"the archive would take 4 GiB or more"};
  Writer file, directory;
  for (const ZipContents& member : members) {
    const std::uint32_t checksum = checksum_of(member.contents);
    directory.put(0x02014b50, 4);
    directory.put(20, 2);  // version made by
    directory.put_member(member, checksum);
    directory.put(0, 6);  // comment, disk, attributes of its kind
    directory.put(0, 4);  // attributes of a file system
    directory.put(file.bytes.size(), 4);
    directory.put(member.name);
    file.put(0x04034b50, 4);
    file.put_member(member, checksum);
    file.put(member.name);
    file.bytes.insert(file.bytes.end(), member.contents.begin(), member.contents.end());
  }
  const std::uint64_t begin = file.bytes.size();
  file.bytes.insert(file.bytes.end(), directory.bytes.begin(), directory.bytes.end());
  file.put(0x06054b50, 4);
  file.put(0, 4);  // disks
  file.put(members.size(), 2);
  file.put(members.size(), 2);
  file.put(directory.bytes.size(), 4);
  file.put(begin, 4);
  file.put(0, 2);  // comment
  return std::move(file.bytes);
}

}  // namespace tenor::semantics
