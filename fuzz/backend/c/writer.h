// SPDX-License-Identifier: Apache-2.0
// The text that is being emitted, line by line: names, the helpers that it calls, the errors that
// it may end with, and what has no C. Private to this folder.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

#include "fuzz/backend/c/emit.h"
#include "fuzz/backend/c/types.h"

namespace tenor::fuzz::c {

class Writer {
 public:
  explicit Writer(const EmitOptions& options) : options_(options) {}

  const EmitOptions& options() const { return options_; }
  bool plants(Mistake m) const { return options_.mistake == m; }

  template <class... T>
  void line(fmt::format_string<T...> format, T&&... parts) {
    text_.append(fmt::format(format, std::forward<T>(parts)...)).append("\n");
  }
  void append(const std::string& text) { text_ += text; }
  /// What `body` writes, which goes nowhere else.
  template <class Body>
  std::string apart(Body&& body) {
    const std::string before = std::exchange(text_, {});
    body();
    return std::exchange(text_, before);
  }

  std::string fresh(std::string_view stem) { return fmt::format("{}{}", stem, ++names_); }
  /// A new name for `value`.
  std::string define(const std::string& type, const std::string& value);
  std::string define(spec::ScalarType type, const std::string& value);
  /// The C name of a helper, which is needed from now on.
  std::string helper(const std::string& name);
  /// A value as C computes with it, and back.
  std::string decoded(spec::ScalarType type, const std::string& x);
  std::string encoded(spec::ScalarType type, const std::string& value);
  /// A statement that ends the run with the specified error of that node.
  std::string stop(const spec::Node* node, const std::string& error);

  void refuse(std::string_view construct);
  bool is_refused() const { return !made_.refused.empty(); }
  /// The program; its text follows `head`.
  Emitted finished(const std::string& head);

 private:
  EmitOptions options_;
  Emitted made_;
  std::string text_;
  int names_ = 0;
};

}  // namespace tenor::fuzz::c
