// SPDX-License-Identifier: Apache-2.0
#include "semantics/tensor/npy_header.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <string_view>

namespace tenor::semantics {
namespace {

using spec::ScalarType;
using spec::TypeCode;

constexpr std::string_view kMagic = "\x93NUMPY";
/// Magic, version, length and dictionary together take a multiple of it, for those who map the
/// file.
constexpr std::size_t kAlignment = 64;

struct NamedType {
  std::string_view name;  ///< without the byte order
  ScalarType type;
};
/// NumPy has neither bfloat16 nor floats of 8 bits and fewer; the libraries that add them write two
/// bytes, or one, without a meaning. One such byte is read as a uint8: `take_raw_bytes`.
constexpr std::array kTypes{
    NamedType{"b1", {TypeCode::kUInt, 1}},   NamedType{"?", {TypeCode::kUInt, 1}},
    NamedType{"i1", {TypeCode::kInt, 8}},    NamedType{"i2", {TypeCode::kInt, 16}},
    NamedType{"i4", {TypeCode::kInt, 32}},   NamedType{"i8", {TypeCode::kInt, 64}},
    NamedType{"u1", {TypeCode::kUInt, 8}},   NamedType{"u2", {TypeCode::kUInt, 16}},
    NamedType{"u4", {TypeCode::kUInt, 32}},  NamedType{"u8", {TypeCode::kUInt, 64}},
    NamedType{"f2", {TypeCode::kFloat, 16}}, NamedType{"f4", {TypeCode::kFloat, 32}},
    NamedType{"f8", {TypeCode::kFloat, 64}}, NamedType{"V2", {TypeCode::kBFloat, 16}},
    NamedType{"V1", {TypeCode::kUInt, 8}}};

/// A reader of the dictionary. After a mistake `problem` is set, and the text counts as read.
class DictionaryReader {
 public:
  DictionaryReader(std::string_view text, NpyHeader& header) : text_(text), header_(header) {}

  /// What is wrong with the dictionary; empty if nothing is.
  std::string read() {
    expect('{');
    while (problem_.empty() && !next_is('}')) {
      read_entry();
      if (!next_is(',')) {
        expect('}');
        break;
      }
    }
    skip_space();
    if (problem_.empty() && at_ != text_.size()) fail("has text after the dictionary");
    if (problem_.empty() && seen_ != (kDescr | kOrder | kShape)) {
      fail("does not have all of 'descr', 'fortran_order', 'shape'");
    }
    return problem_;
  }

 private:
  enum Field : unsigned { kDescr = 1, kOrder = 2, kShape = 4 };

  void fail(std::string problem) {
    if (problem_.empty()) problem_ = std::move(problem);
    at_ = text_.size();
  }
  void skip_space() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != text_.npos) ++at_;
  }
  /// Steps over `c` if it comes next.
  bool next_is(char c) {
    skip_space();
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!next_is(c)) fail(fmt::format("has no '{}' where one is required", c));
  }
  bool next_is(std::string_view word) {
    skip_space();
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }

  std::string_view read_string() {
    skip_space();
    const char quote = at_ < text_.size() ? text_[at_] : ' ';
    const std::size_t end = quote == '\'' || quote == '"' ? text_.find(quote, at_ + 1) : text_.npos;
    if (end == text_.npos) {
      fail("has no string where one is required");
      return std::string_view();
    }
    const std::string_view content = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    return content;
  }

  void read_entry() {
    const std::string_view name = read_string();
    expect(':');
    const unsigned before = seen_;
    if (name == "descr")
      seen_ |= kDescr, read_descr();
    else if (name == "fortran_order")
      seen_ |= kOrder, read_order();
    else if (name == "shape")
      seen_ |= kShape, read_shape();
    if (seen_ == before)
      fail("has a key other than 'descr', 'fortran_order', 'shape', or has one of them twice");
  }

  void read_descr() {
    skip_space();
    if (at_ < text_.size() && text_[at_] == '[') return fail("is of a structured datatype");
    const std::string_view descr = read_string();
    const bool has_order = !descr.empty() && std::string_view("<>|=").find(descr[0]) != descr.npos;
    header_.big_endian = has_order && descr[0] == '>';
    for (const NamedType& named : kTypes) {
      if (named.name == descr.substr(has_order ? 1 : 0)) return void(header_.type = named.type);
    }
    fail(fmt::format("has the datatype '{}', which no buffer can have", printable(descr)));
  }

  void read_order() {
    header_.fortran_order = next_is("True");
    if (!header_.fortran_order && !next_is("False"))
      fail("has a 'fortran_order' that is neither True nor False");
  }

  void read_shape() {
    expect('(');
    while (problem_.empty() && !next_is(')')) {
      read_extent();
      if (!next_is(',')) {
        expect(')');
        break;
      }
    }
  }

  void read_extent() {
    skip_space();
    std::int64_t extent = 0;
    const char* begin = text_.data() + at_;
    const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), extent);
    if (error != std::errc() || extent < 0) return fail("has an extent that is not a size");
    at_ += static_cast<std::size_t>(end - begin);
    next_is('L');  // Python 2 wrote long integers so
    header_.shape.push_back(extent);
  }

  static std::string printable(std::string_view text) {
    std::string shown;
    for (char c : text.substr(0, 20)) shown += c >= ' ' && c <= '~' ? c : '?';
    return shown;
  }

  std::string_view text_;
  NpyHeader& header_;
  std::size_t at_ = 0;
  unsigned seen_ = 0;
  std::string problem_;
};

/// Little-endian number of `size` bytes.
std::size_t read_number(std::string_view bytes) {
  std::size_t number = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) {
    number = number << 8 | static_cast<unsigned char>(bytes[i]);
  }
  return number;
}

TensorProblem header_problem(std::string text) { return {"the array's header " + std::move(text)}; }

/// An integer of four bits is written as its number in eight.
std::string_view name_of(ScalarType type) {
  if (type.is_small_float()) return "V1";
  if (type.is_integer() && type.bits == 4) return type.is_int() ? "i1" : "u1";
  for (const NamedType& named : kTypes) {
    if (named.type == type) return named.name;
  }
  return {};
}

std::string dictionary(ScalarType type, std::span<const std::int64_t> shape) {
  std::string extents;
  for (std::int64_t extent : shape) extents += fmt::format("{}, ", extent);
  if (shape.size() > 1)
    extents.resize(extents.size() - 2);
  else if (shape.size() == 1)
    extents.pop_back();
  const char order = type.bytes() == 1 ? '|' : '<';
  return fmt::format("{{'descr': '{}{}', 'fortran_order': False, 'shape': ({}), }}", order,
                     name_of(type), extents);
}

}  // namespace

TensorResult<NpyHeader> read_npy_header(std::span<const std::byte> file) {
  const std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
  if (!text.starts_with(kMagic))
    return TensorProblem{"this is not a .npy file: it has no magic number"};
  if (text.size() < 8) return header_problem("is truncated");
  const int major = static_cast<unsigned char>(text[6]);
  if (major < 1 || major > 3)
    return header_problem(fmt::format("has the unknown version {}", major));
  const std::size_t begin = major == 1 ? 10 : 12;
  if (text.size() < begin) return header_problem("is truncated");
  const std::size_t size = read_number(text.substr(8, begin - 8));
  if (size > text.size() - begin) return header_problem("is truncated");
  NpyHeader header;
  std::string wrong = DictionaryReader(text.substr(begin, size), header).read();
  if (!wrong.empty()) return header_problem(std::move(wrong));
  header.data_begin = begin + size;
  return header;
}

std::vector<std::byte> write_npy_header(ScalarType type, std::span<const std::int64_t> shape) {
  std::string text = dictionary(type, shape);
  const bool is_long = text.size() + kAlignment > 0xffff;
  const std::size_t begin = is_long ? 12 : 10;
  const std::size_t end = (begin + text.size()) / kAlignment * kAlignment + kAlignment;
  text.resize(end - begin - 1, ' ');
  text += '\n';
  std::string head = std::string(kMagic) + (is_long ? '\2' : '\1') + '\0';
  for (std::size_t i = 0; i < begin - 8; ++i) head += static_cast<char>(text.size() >> 8 * i);
  head += text;
  const auto* bytes = reinterpret_cast<const std::byte*>(head.data());
  return {bytes, bytes + head.size()};
}

}  // namespace tenor::semantics
