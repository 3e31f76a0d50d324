// SPDX-License-Identifier: Apache-2.0
// Reading, checking and printing take time in proportion to the text, in whatever direction it
// grows: a byte of a text that is 16 times as long takes less than eight times as long, where
// quadratic work takes 16 times; that it takes longer at all is due to the caches. Time is that
// of the processor, the least of several runs, and only where it is long enough to differ
// from noise.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <ctime>

#include "spec/console/deep_stack.h"
#include "spec/text/print.h"
#include "spec/text/read.h"
#include "spec/tir/check.h"
#include "tests/share.h"
#include "tests/spec/growing_text.h"

namespace tenor::spec::test {
namespace {

/// How much longer the longer text is.
constexpr std::size_t kTimes = 16;

/// Seconds of processor time that each stage takes, and the bytes that it deals with.
struct Measured {
  double reading = 1e9, printing = 1e9;
  std::size_t read = 0, printed = 0;
};

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Measured measure(const std::string& text, int runs) {
  Measured m;
  m.read = text.size();
  for (int i = 0; i < runs; ++i) {
    const double begin = seconds();
    Report report;
    const ParsedFile parsed = read(text, report);
    tir::check(parsed.program, report);
    const double middle = seconds();
    const std::string printed = print(parsed.program, Generation::kNested);
    m.reading = std::min(m.reading, middle - begin);
    m.printing = std::min(m.printing, seconds() - middle);
    m.printed = printed.size();
  }
  return m;
}

/// How much longer a byte takes in the longer text; 1 where the shorter one is over too soon.
double growth(double shorter, std::size_t bytes, double longer, std::size_t more_bytes) {
  constexpr double kMeasurable = 0.0005;
  if (longer < kTimes * kMeasurable) return 1;
  return longer / std::max(shorter, kMeasurable) * static_cast<double>(bytes) /
         static_cast<double>(more_bytes);
}

struct Growth {
  double reading, printing;
};

Growth growth_of(const GrowingText& shape, std::size_t n) {
  const std::string shorter = shape.text(n), longer = shape.text(kTimes * n);
  const Measured a = measure(shorter, 3), b = measure(longer, 2);
  return {growth(a.reading, a.read, b.reading, b.read),
          growth(a.printing, a.printed, b.printing, b.printed)};
}

/// The least size that takes a while, or the greatest that is accepted.
std::size_t telling_size(const GrowingText& shape) {
  constexpr double kWhile = 0.002;
  constexpr std::size_t kFirst = 200, kLast = 3'200;
  const std::size_t last = std::min(kLast, shape.greatest / kTimes);
  std::size_t n = std::min(kFirst, last);
  while (2 * n <= last && measure(shape.text(n), 1).reading < kWhile) n *= 2;
  return n;
}

/// A byte takes so much longer, at most.
constexpr double kBound = 8;

/// Measured again where it seems to grow too fast: another process may have had the caches.
Growth least_growth(const GrowingText& shape) {
  const std::size_t n = telling_size(shape);
  Growth least = growth_of(shape, n);
  for (int i = 0; i < 4 && std::max(least.reading, least.printing) > kBound; ++i) {
    const Growth again = growth_of(shape, n);
    least = {std::min(least.reading, again.reading), std::min(least.printing, again.printing)};
  }
  return least;
}

TEST_CASE("growth: every kind of text is what it claims to be") {
  for (const GrowingText& shape : growing_texts()) {
    Report report;
    const std::string text = shape.text(9);
    tir::check(read(text, report).program, report);
    INFO(shape.name << "\n" << text);
    CHECK((report.errors() == 0) == shape.well_formed);
  }
}

TEST_CASE("growth: in every direction, time is in proportion to the text") {
  std::size_t number = 0;
  for (const GrowingText& shape : growing_texts()) {
    if (number++ % tenor::test::stride(4) != 0) continue;
    Growth found{};
    on_deep_stack([&] { found = least_growth(shape); });
    INFO(shape.name);
    CHECK(found.reading < kBound);
    CHECK(found.printing < kBound);
  }
}

TEST_CASE("growth: what takes quadratic time is noticed") {
  CHECK(growth(0.01, 1000, 2.56, 16000) > kBound);
  CHECK(growth(0.01, 1000, 0.64, 16000) < kBound);
  CHECK(growth(0.00001, 1000, 0.00256, 16000) == 1);
}

}  // namespace
}  // namespace tenor::spec::test
