// SPDX-License-Identifier: Apache-2.0
// Archives that NumPy wrote, members stored and deflated, and what damage does to them.
#include "semantics/tensor/npz.h"

#include <catch2/catch.hpp>

#include "semantics/tensor/zip.h"
#include "tests/semantics/tensor/bytes.h"

namespace tenor::semantics::test {
namespace {

/// Stored: `x`, float32 0 to 2, and `n`, int64 7.
constexpr std::string_view kStored =
    "504b03042d000000000000002100b68c8653ffffffffffffffff05001400782e6e7079010010008c000000000000"
    "008c00000000000000934e554d5059010076007b276465736372273a20273c6634272c2027666f727472616e5f6f"
    "72646572273a2046616c73652c20277368617065273a2028332c292c207d20202020202020202020202020202020"
    "20202020202020202020202020202020202020202020202020202020202020202020202020202020202020200a00"
    "0000000000803f00000040504b03042d00000000000000210023b8f06cffffffffffffffff050014006e2e6e7079"
    "0100100088000000000000008800000000000000934e554d5059010076007b276465736372273a20273c6938272c"
    "2027666f727472616e5f6f72646572273a2046616c73652c20277368617065273a2028292c207d20202020202020"
    "20202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020"
    "2020202020202020200a0700000000000000504b01022d032d000000000000002100b68c86538c0000008c000000"
    "050000000000000000000000800100000000782e6e7079504b01022d032d00000000000000210023b8f06c880000"
    "00880000000500000000000000000000008001c30000006e2e6e7079504b05060000000002000200660000008201"
    "00000000";

/// Deflated: `x`, ten float32 zeros, and `y`, true and false.
constexpr std::string_view kDeflated =
    "504b03042d000000080000002100e0f4d685ffffffffffffffff05001400782e6e707901001000a8000000000000"
    "0048000000000000009bec17ea1b10c9c850c650ad9e925a9c5ca46ea5a06e9366a2aea3a09e965f54529498179f"
    "5f94920a12774bcc294e058a17672416a402f91a86063a9a3a0ab50ae4032e06220100504b03042d000000080000"
    "002100ee19bb5dffffffffffffffff05001400792e6e707901001000820000000000000046000000000000009bec"
    "17ea1b10c9c850c650ad9e925a9c5ca46ea5a05e9364a8aea3a09e965f54529498179f5f94920a12774bcc294e05"
    "8a17672416a402f91a463a9a3a0ab50a14002e460600504b01022d032d000000080000002100e0f4d68548000000"
    "a8000000050000000000000000000000800100000000782e6e7079504b01022d032d000000080000002100ee19bb"
    "5d460000008200000005000000000000000000000080017f000000792e6e7079504b050600000000020002006600"
    "0000fc0000000000";

std::string problem_in(const Bytes& file, std::string_view name, std::size_t budget = 10'000) {
  const TensorResult<Tensor> result = read_npz(file, name, budget);
  const TensorProblem* problem = problem_of(result);
  return problem ? problem->message : "none";
}

/// The file with other bytes at that place.
Bytes patched(std::string_view hex, std::size_t at, std::string_view bytes) {
  Bytes file = bytes_of_hex(hex);
  for (char c : bytes) file[at++] = static_cast<std::byte>(c);
  return file;
}

using Names = std::vector<std::string>;
using Shape = std::vector<std::int64_t>;

TEST_CASE("npz: stored members, their local headers with sizes elsewhere") {
  const Bytes file = bytes_of_hex(kStored);
  CHECK(std::get<Names>(npz_names(file)) == Names{"x", "n"});
  const auto x = std::get<Tensor>(read_npz(file, "x"));
  CHECK(x.dtype == spec::float_type(32));
  CHECK(x.shape == Shape{3});
  CHECK(load_scalar(x.dtype.scalar, x.data, 2) == 0x40000000);
  CHECK(std::get<Tensor>(read_npz(file, "n.npy")).data ==
        bytes_of(std::string_view("\7\0\0\0\0\0\0\0", 8)));
}

TEST_CASE("npz: deflated members") {
  const Bytes file = bytes_of_hex(kDeflated);
  CHECK(std::get<Tensor>(read_npz(file, "x")).data == Bytes(40));
  CHECK(std::get<Tensor>(read_npz(file, "y")).data == bytes_of(std::string_view("\1\0", 2)));
}

TEST_CASE("npz: what is wrong with an archive is said") {
  const Bytes file = bytes_of_hex(kStored);
  CHECK(problem_in(file, "z") == "the archive has no array 'z'; it has: x n");
  CHECK(problem_in({}, "x") ==
        "the archive has no directory: this is not a .npz file, or it is truncated");
  CHECK(problem_in(file, "x", 11) == "the array takes more than 11 bytes");
  CHECK(problem_in(file, "x", 12) == "none");
}

TEST_CASE("npz: lies in an archive's directory") {
  const Bytes whole = bytes_of_hex(kDeflated);
  const std::size_t entry = 0xfc;  // of `x`
  REQUIRE(whole[entry + 1] == std::byte{'K'});
  const auto problem = [&](std::size_t field, std::string_view bytes) {
    return problem_in(patched(kDeflated, entry + field, bytes), "x");
  };
  CHECK(problem(8, "\1") == "the archive is encrypted");
  CHECK(problem(10, "\14") == "the archive is compressed with the unknown method 12");
  CHECK(problem(16, "\1") == "the archive has a member with a wrong checksum or size");
  CHECK(problem(20, "\x47") == "the archive has a member that cannot be decompressed");
  CHECK(problem(20, "\xff\xff") == "the archive is truncated");
  CHECK(problem(24, "\xa7") == "the archive has a member that cannot be decompressed");
  CHECK(problem(24, "\xa9") == "the archive has a member that cannot be decompressed");
  CHECK(problem(24, "\xff\xff\xff\x7f") == "the archive takes more than 141072 bytes");
  CHECK(problem(24, "\xff\xff\1") == "the archive has a member with an impossible size");
  CHECK(problem(42, "\1") == "the archive has a member without a header");
  CHECK(problem(0, "Q") == "the archive has a bad directory");
}

TEST_CASE("npz: a directory of 64 bits") {
  Bytes file = bytes_of_hex(kStored);
  const Bytes end(file.end() - 22, file.end());
  const std::size_t end64 = file.size() - 22;
  file.resize(end64 + 56 + 20);
  const auto put = [&](std::size_t at, std::size_t size, std::uint64_t value) {
    for (std::size_t i = 0; i < size; ++i) file[at + i] = static_cast<std::byte>(value >> 8 * i);
  };
  put(end64, 4, 0x06064b50), put(end64 + 32, 8, 2), put(end64 + 48, 8, 0x182);
  put(end64 + 56, 4, 0x07064b50), put(end64 + 64, 8, end64);
  file.insert(file.end(), end.begin(), end.end());
  put(file.size() - 6, 4, 0xffffffff);  // the old record's offset: elsewhere
  CHECK(std::get<Names>(npz_names(file)) == Names{"x", "n"});
  put(end64 + 64, 8, ~0ULL);
  CHECK(problem_of(npz_names(file)));
}

TEST_CASE("npz: a member of 64 bits") {
  const Bytes whole = bytes_of_hex(kStored);
  const std::size_t entry = 0x182, extra = entry + 46 + 5;
  Bytes file(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(extra));
  const auto put = [&](std::size_t at, std::size_t size, std::uint64_t value) {
    if (file.size() < at + size) file.resize(at + size);
    for (std::size_t i = 0; i < size; ++i) file[at + i] = static_cast<std::byte>(value >> 8 * i);
  };
  put(entry + 20, 4, 0xffffffff), put(entry + 24, 4, 0xffffffff), put(entry + 42, 4, 0xffffffff);
  put(entry + 30, 2, 33);  // an unknown extra field, then that of 64 bits
  put(extra, 2, 9), put(extra + 2, 2, 1), put(extra + 4, 1, 0);
  put(extra + 5, 2, 1), put(extra + 7, 2, 24);
  put(extra + 9, 8, 0x8c), put(extra + 17, 8, 0x8c), put(extra + 25, 8, 0);
  put(extra + 33, 4, 0x06054b50), put(extra + 43, 2, 1), put(extra + 49, 4, entry);
  put(extra + 53, 2, 0);
  CHECK(std::get<Tensor>(read_npz(file, "x")).shape == Shape{3});
  put(extra + 9, 8, ~0ULL);
  CHECK(problem_in(file, "x") == "the archive takes more than 141072 bytes");
}

TEST_CASE("npz: no damage makes the reader crash") {
  Generator generator(2);
  for (std::string_view text : {kStored, kDeflated}) {
    const Bytes file = bytes_of_hex(text);
    for (std::size_t size = 0; size < file.size(); ++size) {
      const Bytes cut(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(size));
      CHECK(problem_in(cut, "x") != "none");
    }
    int refused = 0;
    for (int i = 0; i < 10'000; ++i) refused += problem_in(damaged(file, generator), "x") != "none";
    CHECK(refused > 3'000);
    CHECK(refused < 10'000);
  }
}

TEST_CASE("an archive that is written is read again") {
  const Tensor x{spec::int_type(8), {3}, {std::byte{1}, std::byte{2}, std::byte{3}}};
  const Tensor y{spec::bool_type(), {}, {std::byte{1}}};
  const auto file = write_npz({{"result.0", x}, {"result.1.0", y}});
  REQUIRE(!problem_of(file));
  const auto names = npz_names(std::get<0>(file));
  REQUIRE(!problem_of(names));
  CHECK(std::get<0>(names) == std::vector<std::string>{"result.0", "result.1.0"});
  CHECK(std::get<Tensor>(read_npz(std::get<0>(file), "result.0")) == x);
  CHECK(std::get<Tensor>(read_npz(std::get<0>(file), "result.1.0")) == y);
}

}  // namespace
}  // namespace tenor::semantics::test
