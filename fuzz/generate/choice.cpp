// SPDX-License-Identifier: Apache-2.0
#include "fuzz/generate/choice.h"

#include "semantics/tensor/draw.h"

namespace tenor::fuzz {

Choices Choices::seeded(std::uint64_t seed) {
  return Choices([generator = semantics::Generator(seed)](std::uint32_t end) mutable {
    return generator.below(end);
  });
}

Choices Choices::of_test(std::uint64_t seed, std::uint64_t index) {
  // Two rounds of mixing: neighbouring indices share nothing.
  const std::uint64_t campaign = semantics::Generator(seed).next();
  return seeded(semantics::Generator(campaign + index).next());
}

Choices Choices::replayed(std::vector<std::uint32_t> values) {
  return Choices([values = std::move(values), next = std::size_t{0}](std::uint32_t) mutable {
    return next < values.size() ? values[next++] : 0;
  });
}

Choices Choices::decoded(std::span<const std::uint8_t> bytes) {
  std::vector<std::uint8_t> copy(bytes.begin(), bytes.end());
  return Choices([copy = std::move(copy), next = std::size_t{0}](std::uint32_t end) mutable {
    std::uint32_t value = 0;
    for (std::uint32_t rest = end - 1; rest > 0; rest >>= 8)
      value = (value << 8) | (next < copy.size() ? copy[next++] : 0);
    return value;
  });
}

std::uint32_t Choices::below(std::uint32_t end) {
  if (end <= 1) return 0;  // no choice: recording it would only give shrinking more to try
  const std::uint32_t value = source_(end) % end;
  recording_.values.push_back(value);
  return value;
}

std::int64_t Choices::between(std::int64_t low, std::int64_t high) {
  if (high <= low) return low;
  return low + below(static_cast<std::uint32_t>(high - low + 1));
}

bool Choices::chance(std::uint32_t part, std::uint32_t whole) {
  return part > 0 && below(whole) >= whole - part;
}

std::uint64_t Choices::bits() {
  std::uint64_t all = 0;
  for (int i = 0; i < 4; ++i) all = (all << 16) | below(1 << 16);
  return all;
}

std::size_t Choices::pick(std::span<const std::uint32_t> weights) {
  std::uint32_t total = 0;
  for (const std::uint32_t weight : weights) total += weight;
  std::uint32_t at = below(total);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (at < weights[i]) return i;
    at -= weights[i];
  }
  return 0;
}

void Choices::close(ChoiceSpan span) {
  span.end = recording_.values.size();
  if (span.end > span.begin) recording_.spans.push_back(span);
}

}  // namespace tenor::fuzz
