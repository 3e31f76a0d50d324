// SPDX-License-Identifier: Apache-2.0
#include "semantics/tensor/zip.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>

namespace tenor::semantics {
namespace {

/// Signatures and sizes of the format's records, without their names and comments.
constexpr std::uint64_t kLocal = 0x04034b50, kLocalSize = 30;
constexpr std::uint64_t kEntry = 0x02014b50, kEntrySize = 46;
constexpr std::uint64_t kEnd = 0x06054b50, kEndSize = 22;
constexpr std::uint64_t kEnd64 = 0x06064b50, kEnd64Size = 56;
constexpr std::uint64_t kLocator = 0x07064b50, kLocatorSize = 20;
/// In a field of 32 bits: the value is in a field of 64 bits elsewhere.
constexpr std::uint64_t kElsewhere = 0xffffffff;

/// Little-endian fields at any offset; beyond the end they are 0.
class Fields {
 public:
  explicit Fields(std::span<const std::byte> bytes) : bytes_(bytes) {}
  bool has(std::uint64_t at, std::uint64_t size) const {
    return at <= bytes_.size() && size <= bytes_.size() - at;
  }
  std::uint64_t get(std::uint64_t at, std::uint64_t size) const {
    std::uint64_t value = 0;
    if (!has(at, size)) return 0;
    for (std::uint64_t i = size; i-- > 0;) {
      value = value << 8 | std::to_integer<std::uint64_t>(bytes_[at + i]);
    }
    return value;
  }
  bool is(std::uint64_t at, std::uint64_t signature) const { return get(at, 4) == signature; }
  std::string text(std::uint64_t at, std::uint64_t size) const {
    const auto* begin = reinterpret_cast<const char*>(bytes_.data()) + at;
    return has(at, size) ? std::string(begin, size) : std::string();
  }

 private:
  std::span<const std::byte> bytes_;
};

struct Directory {
  std::uint64_t begin = 0, count = 0;
};

/// Follows the last end record, and the one of 64 bits if there is one.
std::optional<Directory> find_directory(std::span<const std::byte> file) {
  const Fields fields(file);
  if (file.size() < kEndSize) return {};
  const std::uint64_t last = file.size() - kEndSize;
  const std::uint64_t first = last > 0xffff ? last - 0xffff : 0;  // the comment's greatest length
  std::uint64_t at = last;
  while (!fields.is(at, kEnd)) {
    if (at-- == first) return {};
  }
  Directory directory{fields.get(at + 16, 4), fields.get(at + 10, 2)};
  if (at >= kLocatorSize && fields.is(at - kLocatorSize, kLocator)) {
    const std::uint64_t end64 = fields.get(at - kLocatorSize + 8, 8);
    if (!fields.has(end64, kEnd64Size) || !fields.is(end64, kEnd64)) return {};
    directory = {fields.get(end64 + 48, 8), fields.get(end64 + 32, 8)};
  }
  return directory;
}

/// Takes sizes and offset from the extra field of 64 bits: those that stand elsewhere, in this
/// order.
void read_extra(const Fields& fields, std::uint64_t at, std::uint64_t end, ZipMember& member) {
  while (at + 4 <= end) {
    const std::uint64_t id = fields.get(at, 2), size = fields.get(at + 2, 2);
    at += 4;
    if (id == 1) {
      for (std::uint64_t* field : {&member.size, &member.packed_size, &member.header_begin}) {
        if (*field == kElsewhere) *field = fields.get(at, 8), at += 8;
      }
      return;
    }
    at += size;
  }
}

TensorProblem archive_problem(std::string_view text) {
  return {fmt::format("the archive {}", text)};
}

std::uint32_t checksum_of(std::span<const std::byte> bytes) {
  return static_cast<std::uint32_t>(
      crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

/// Unpacks a deflated member; false unless it has exactly the size that `out` has.
bool inflate_into(std::span<const std::byte> packed, std::span<std::byte> out) {
  constexpr std::size_t kMost = 1 << 30;  // zlib counts in 32 bits
  z_stream stream{};
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return false;
  std::size_t read = 0, written = 0;
  int status = Z_OK;
  Bytef spare = 0;  // where a full output continues: writing there is an error, ending is not
  while (status == Z_OK) {
    const auto in_size = static_cast<uInt>(std::min(kMost, packed.size() - read));
    const auto out_size = static_cast<uInt>(std::min(kMost, out.size() - written));
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(packed.data() + read));
    stream.avail_in = in_size;
    stream.next_out = out_size ? reinterpret_cast<Bytef*>(out.data() + written) : &spare;
    stream.avail_out = out_size ? out_size : 1;
    status = inflate(&stream, Z_NO_FLUSH);
    read += in_size - stream.avail_in;
    if (out_size == 0 && stream.avail_out == 0)
      status = Z_DATA_ERROR;
    else if (out_size != 0)
      written += out_size - stream.avail_out;
  }
  inflateEnd(&stream);
  return status == Z_STREAM_END && written == out.size();
}

/// A deflated byte stands for at most 1032 (a match of 258 in two bits), so that a size beyond it
/// is a lie, and no memory is taken for it.
bool is_possible(const ZipMember& member) { return member.size / 1032 <= member.packed_size; }

}  // namespace

TensorResult<std::vector<ZipMember>> read_zip_directory(std::span<const std::byte> file) {
  const Fields fields(file);
  const std::optional<Directory> directory = find_directory(file);
  if (!directory)
    return archive_problem("has no directory: this is not a .npz file, or it is truncated");
  std::vector<ZipMember> members;
  std::uint64_t at = directory->begin;
  for (std::uint64_t i = 0; i < directory->count; ++i) {
    if (!fields.has(at, kEntrySize) || !fields.is(at, kEntry))
      return archive_problem("has a bad directory");
    ZipMember member;
    member.flags = static_cast<std::uint16_t>(fields.get(at + 8, 2));
    member.method = static_cast<std::uint16_t>(fields.get(at + 10, 2));
    member.checksum = static_cast<std::uint32_t>(fields.get(at + 16, 4));
    member.packed_size = fields.get(at + 20, 4), member.size = fields.get(at + 24, 4);
    member.header_begin = fields.get(at + 42, 4);
    const std::uint64_t name = fields.get(at + 28, 2), extra = fields.get(at + 30, 2);
    const std::uint64_t end = at + kEntrySize + name + extra;
    member.name = fields.text(at + kEntrySize, name);
    read_extra(fields, at + kEntrySize + name, end, member);
    members.push_back(std::move(member));
    at = end + fields.get(at + 32, 2);
  }
  return members;
}

TensorResult<std::vector<std::byte>> read_zip_member(std::span<const std::byte> file,
                                                     const ZipMember& member, std::size_t budget) {
  const Fields fields(file);
  const std::uint64_t header = member.header_begin;
  if (!fields.has(header, kLocalSize) || !fields.is(header, kLocal)) {
    return archive_problem("has a member without a header");
  }
  const std::uint64_t begin =
      header + kLocalSize + fields.get(header + 26, 2) + fields.get(header + 28, 2);
  if (!fields.has(begin, member.packed_size)) return archive_problem("is truncated");
  if ((member.flags & 1) != 0) return archive_problem("is encrypted");
  if (member.size > budget) return archive_problem(fmt::format("takes more than {} bytes", budget));
  const auto packed = file.subspan(begin, member.packed_size);
  std::vector<std::byte> contents;
  if (member.method == 0) {
    contents.assign(packed.begin(), packed.end());
  } else if (member.method != 8) {
    return archive_problem(fmt::format("is compressed with the unknown method {}", member.method));
  } else {
    if (!is_possible(member)) return archive_problem("has a member with an impossible size");
    contents.resize(member.size);
    if (!inflate_into(packed, contents))
      return archive_problem("has a member that cannot be decompressed");
  }
  if (contents.size() != member.size || checksum_of(contents) != member.checksum) {
    return archive_problem("has a member with a wrong checksum or size");
  }
  return contents;
}

}  // namespace tenor::semantics
