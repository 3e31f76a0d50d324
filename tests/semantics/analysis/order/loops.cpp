// SPDX-License-Identifier: Apache-2.0
#include "loops.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "spec/tir/check.h"

namespace tenor::semantics::test {
namespace {

/// Statements of one program, indented as they nest.
class Text {
 public:
  Text(std::mt19937_64& random, const LoopSize& size) : random_(random), size_(size) {}

  std::string function() {
    text_ =
        "@T.prim_func\n"
        "def main(A: T.Buffer((4,), \"int32\"), B: T.Buffer((4,), \"int32\"), "
        "C: T.Buffer((4,), \"int32\")):\n";
    const int loops = 1 + below(2);
    for (int i = 0; i < loops; ++i) loop(size_.nests && below(4) == 0 ? 2 : 1);
    return text_;
  }

 private:
  int below(int n) { return static_cast<int>(random_() % static_cast<std::uint64_t>(n)); }
  template <class... Texts>
  std::string one_of(const Texts&... texts) {
    const std::string all[] = {std::string(texts)...};
    return all[below(sizeof...(texts))];
  }
  void line(const std::string& statement) {
    text_ += std::string(2 * (variables_.size() + guards_ + 1), ' ') + statement + "\n";
  }

  void loop(int depth) {
    const bool is_outer = variables_.empty();
    const int extent = depth > 1 || !is_outer ? 2 : 2 + below(size_.extent - 1);
    const std::string kind =
        one_of("parallel", "parallel", "parallel", is_outer ? "vectorized" : "serial");
    const std::string variable(1, static_cast<char>('i' + names_++));
    line(fmt::format("for {} in T.{}({}):", variable, kind, extent));
    variables_.push_back(variable);
    if (depth > 1) {
      if (below(2) == 0) statement();
      loop(depth - 1);
    } else {
      const int count = 1 + below(size_.statements);
      for (int i = 0; i < count; ++i) statement();
    }
    variables_.pop_back();
  }
  void statement() {
    switch (below(12)) {
      case 0: return line(fmt::format("assert {} != {}, \"no\"", variable(), below(3)));
      case 1:
        return line(fmt::format("{}[{}] = {} // ({} - 1)", target(), index(), value(), variable()));
      case 2:
        line(fmt::format("if {} < {}:", value(), 1 + below(3)));
        ++guards_;
        store();
        --guards_;
        return;
      case 3:
        return line(
            fmt::format("{0}[{1}:{1} + 2] = T.Broadcast({2}, 2)", target(), below(3), value()));
      default: return store();
    }
  }
  void store() { line(fmt::format("{}[{}] = {}", target(), index(), value())); }

  std::string target() { return one_of("B", "C"); }
  std::string variable() { return variables_[below(static_cast<int>(variables_.size()))]; }
  std::string index() {
    const std::string v = variable();
    return one_of(v, v, v, v + " // 2", "(" + v + " + 1) % 4", "3 - " + v, "A[" + v + "] % 4",
                  std::to_string(below(4)));
  }
  std::string value() {
    const std::string v = variable();
    const std::string read = fmt::format("{}[{}]", target(), index());
    return one_of(v, v, v + " * 3 + 1", "A[" + v + "]", std::to_string(below(3)),
                  below(3) == 0 ? read : v);
  }

  std::mt19937_64& random_;
  const LoopSize size_;
  std::string text_;
  std::vector<std::string> variables_;
  std::size_t guards_ = 0;
  int names_ = 0;
};

}  // namespace

std::string draw_loops(std::mt19937_64& random, const LoopSize& size) {
  return Text(random, size).function();
}

Planned::Planned(const std::string& text, Profile profile) : profile_(profile) {
  INFO(text);
  spec::Report report;
  parsed_ = std::make_unique<spec::ParsedFile>(
      spec::read("from tvm.script import tir as T\n" + text, report));
  REQUIRE(parsed_->functions == 1);
  spec::tir::check(parsed_->program, parsed_->program.modules.front(), function(), report);
  REQUIRE(report.diagnostics().empty());
  auto planned =
      plan(parsed_->program, parsed_->program.modules.front(), &function(), {}, {1, {}, profile});
  REQUIRE(std::holds_alternative<Plan>(planned));
  plan_ = std::get<Plan>(std::move(planned));
}

const spec::tir::PrimFunc& Planned::function() const {
  return *parsed_->program.modules.front().functions.front().prim_func;
}

Setup Planned::setup() const {
  return {parsed_->program, parsed_->program.modules.front(), &function(), plan_, {}, profile_, {}};
}

}  // namespace tenor::semantics::test
