// SPDX-License-Identifier: Apache-2.0
#include "spec/diagnostic/source.h"

#include <algorithm>

namespace tenor::spec {
namespace {

/// Bytes that a lead byte announces; 0 where it leads nothing.
std::size_t announced_size(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead < 0xE0) return 2;
  if (lead >= 0xE0 && lead < 0xF0) return 3;
  if (lead >= 0xF0 && lead < 0xF5) return 4;
  return 0;
}

/// What the second byte may be, for the leads that would else encode a value twice, a surrogate or
/// a value past the last code point.
bool second_byte_fits(unsigned char lead, unsigned char second) {
  if (lead == 0xE0) return second >= 0xA0;
  if (lead == 0xED) return second < 0xA0;
  if (lead == 0xF0) return second >= 0x90;
  if (lead == 0xF4) return second < 0x90;
  return true;
}

}  // namespace

std::size_t code_point_size(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t size = announced_size(lead);
  if (size <= 1) return 1;
  if (at + size > text.size()) return 1;
  for (std::size_t i = 1; i < size; ++i)
    if ((static_cast<unsigned char>(text[at + i]) & 0xC0) != 0x80) return 1;
  return second_byte_fits(lead, static_cast<unsigned char>(text[at + 1])) ? size : 1;
}

Source::Source(std::string name, std::string_view text)
    : name_(std::move(name)), text_(text), starts_{0} {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool carriage_return_alone =
        text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n');
    if (text[i] == '\n' || carriage_return_alone)
      starts_.push_back(static_cast<std::uint32_t>(i + 1));
  }
}

Position Source::position(std::uint32_t offset) const {
  const std::size_t end = std::min<std::size_t>(offset, text_.size());
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), end);
  Position position{static_cast<std::uint32_t>(after - starts_.begin()), 1};
  std::size_t at = *(after - 1);
  while (at < end) {
    at += code_point_size(text_, at);
    if (at <= end) ++position.column;
  }
  return position;
}

std::uint32_t Source::line_start(std::uint32_t number) const {
  if (number == 0) return 0;
  return number <= starts_.size() ? starts_[number - 1] : static_cast<std::uint32_t>(text_.size());
}

std::string_view Source::line(std::uint32_t number) const {
  const std::size_t start = line_start(number), next = line_start(number + 1);
  std::string_view line = text_.substr(start, next - start);
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
  return line;
}

}  // namespace tenor::spec
