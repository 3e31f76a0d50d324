// SPDX-License-Identifier: Apache-2.0
// Where the reader of a kernel is in its tokens, and the names that are in scope there. The first
// error of syntax moves it to the end, so that nothing is reported twice.
#pragma once

#include <string>
#include <vector>

#include "spec/tenstorrent/kernel/kernel.h"
#include "spec/tenstorrent/kernel/tokens.h"

namespace tenor::spec::tenstorrent {

class Cursor {
 public:
  Cursor(std::vector<Token> tokens, Program& program, Report& report)
      : program_(program), report_(report), tokens_(std::move(tokens)) {}

 protected:
  static constexpr int kDeepest = 200;

  const Token& here() const { return tokens_[at_]; }
  const Token& ahead(std::size_t count) const {
    return tokens_[std::min(at_ + count, tokens_.size() - 1)];
  }
  bool ended() const { return here().kind == Token::Kind::kEnd; }
  bool is(std::string_view text) const { return !ended() && here().text == text; }
  bool is_name() const { return here().kind == Token::Kind::kName; }
  Token take() {
    const Token token = here();
    if (!ended()) last_ = token.span, ++at_;
    return token;
  }
  bool accept(std::string_view text) { return is(text) && (take(), true); }
  void expect(std::string_view text);
  Token expect_name(std::string_view what);
  /// From there to what was taken last.
  Span since(Span begin) const { return {begin.begin, std::max(begin.end, last_.end)}; }

  /// An error of syntax, or a construct without rules: nothing is read after it.
  void fail(Code code, Span span, std::string message, std::string hint = {});
  bool failed() const { return failed_; }
  /// An error of a name or a call: reading continues.
  void wrong(Code code, Span span, std::string message, std::string hint = {});
  /// Enters one more level of nesting.
  bool enter();
  void leave() { --depth_; }

  // Names.
  void open_scope() { scopes_.push_back(names_.size()); }
  void close_scope();
  const Variable* find(std::string_view name) const;
  const Variable* declare(const Token& name, Type type, bool is_const, bool is_constexpr);
  std::vector<std::string> names() const;

  Program& program_;
  Report& report_;
  std::uint32_t slots_ = 0;

 private:
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  Span last_{};
  bool failed_ = false;
  int depth_ = 0;
  std::vector<const Variable*> names_;
  std::vector<std::size_t> scopes_{0};
};

}  // namespace tenor::spec::tenstorrent
