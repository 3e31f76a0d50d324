// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/kernel/cursor.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::spec::tenstorrent {

void Cursor::expect(std::string_view text) {
  if (accept(text)) return;
  const std::string found = ended() ? "the file ends" : fmt::format("here is '{}'", here().text);
  fail(Code::P_KERNEL, here().span, fmt::format("expected '{}', but {}", text, found));
}

Token Cursor::expect_name(std::string_view what) {
  if (is_name()) return take();
  fail(Code::P_KERNEL, here().span, fmt::format("expected {}", what));
  return here();
}

void Cursor::fail(Code code, Span span, std::string message, std::string hint) {
  if (failed_) return;
  report_.error(code, span, std::move(message)).hint(std::move(hint));
  failed_ = true;
  at_ = tokens_.size() - 1;
}

void Cursor::wrong(Code code, Span span, std::string message, std::string hint) {
  if (!failed_) report_.error(code, span, std::move(message)).hint(std::move(hint));
}

bool Cursor::enter() {
  if (++depth_ <= kDeepest) return true;
  fail(Code::X_DEPTH, here().span, fmt::format("a kernel nests deeper than {}", kDeepest));
  return false;
}

void Cursor::close_scope() {
  names_.resize(scopes_.back());
  scopes_.pop_back();
}

const Variable* Cursor::find(std::string_view name) const {
  const auto found = std::find_if(names_.rbegin(), names_.rend(),
                                  [&](const Variable* each) { return each->name == name; });
  return found == names_.rend() ? nullptr : *found;
}

const Variable* Cursor::declare(const Token& name, Type type, bool is_const, bool is_constexpr) {
  const auto begin = names_.begin() + static_cast<std::ptrdiff_t>(scopes_.back());
  if (std::any_of(begin, names_.end(), [&](const Variable* v) { return v->name == name.text; }))
    wrong(Code::I_KERNEL, name.span, fmt::format("'{}' is declared twice in this block", name.text),
          "give the second one another name");
  auto* made = program_.make<Variable>(name.span);
  made->name = program_.arena.string(name.text);
  made->type = type, made->is_const = is_const, made->is_constexpr = is_constexpr;
  made->slot = slots_++;
  names_.push_back(made);
  return made;
}

std::vector<std::string> Cursor::names() const {
  std::vector<std::string> all;
  for (const Variable* each : names_) all.emplace_back(each->name);
  return all;
}

}  // namespace tenor::spec::tenstorrent
