// SPDX-License-Identifier: Apache-2.0
// Names that have parts: `PoolType::SUM` in `<>`, and the vendor's names of circular buffers.
#include <fmt/format.h>

#include <array>
#include <charconv>

#include "spec/tenstorrent/api/api.h"
#include "spec/tenstorrent/kernel/expr_reader.h"

namespace tenor::spec::tenstorrent {
namespace {

/// The number of a circular buffer by its name: `CBIndex::c_16`, `CB::c_out0`.
std::optional<std::uint64_t> circular_buffer(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, std::uint64_t>, 4> kFirst{
      {{"CBIndex::c_", 0}, {"CB::c_in", 0}, {"CB::c_out", 16}, {"CB::c_intermed", 24}}};
  if (name.starts_with("tt::")) name.remove_prefix(4);
  for (const auto& [prefix, first] : kFirst) {
    if (!name.starts_with(prefix)) continue;
    const std::string_view digits = name.substr(prefix.size());
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    constexpr std::uint64_t kMost = 32;
    if (error == std::errc() && end == digits.data() + digits.size() && first + number < kMost)
      return first + number;
  }
  return {};
}

}  // namespace

const Expr* ExprReader::qualified_name() {
  const Token first = take();
  Span whole = first.span;
  while (accept("::")) whole.end = take().span.end;
  const std::string_view text(first.text.data(), whole.end - whole.begin);
  Expr* made = make(Expr::Kind::kNumber, Type::kUint32, whole);
  made->text = program_.arena.string(text);
  if (const auto number = circular_buffer(text))
    made->number = *number;
  else
    fail(Code::S_KERNEL, whole, fmt::format("'{}' has no rules", text));
  return made;
}

List<std::string_view> ExprReader::template_arguments(const Api& api) {
  std::vector<std::string_view> all;
  if (api.template_most == 0 || !accept("<")) return {};
  do {
    const Token first = take();
    Span whole = first.span;
    while (accept("::")) whole.end = take().span.end;
    // A name may have parts: `PoolType::SUM`; the last one tells.
    const std::string_view text(first.text.data(), whole.end - whole.begin);
    if (first.kind == Token::Kind::kSign || failed())
      fail(Code::P_KERNEL, first.span, "expected a template argument");
    all.push_back(program_.arena.string(text));
  } while (!failed() && accept(","));
  expect(">");
  return program_.arena.list(all);
}

}  // namespace tenor::spec::tenstorrent
