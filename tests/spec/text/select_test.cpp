// SPDX-License-Identifier: Apache-2.0
// Which functions a name means, and what is said where it means none.
#include "spec/text/select.h"

#include <catch2/catch.hpp>

namespace tenor::spec {
namespace {

/// `outer::Model` with `main` and `add`, `Other` with `main` and a Relax function, and a lone
/// `add2`.
Program sample() {
  Program program;
  const auto function = [](const char* name, Function::Kind kind, Span span) {
    Function f;
    f.name = name, f.kind = kind, f.span = span;
    return f;
  };
  Module model, other, lone;
  model.name = "Model", model.outer = {"outer"};
  model.functions = {function("main", Function::Kind::kPrimFunc, {0, 10}),
                     function("add", Function::Kind::kPrimFunc, {10, 20})};
  other.name = "Other";
  other.functions = {function("main", Function::Kind::kPrimFunc, {20, 30}),
                     function("forward", Function::Kind::kRelax, {30, 40})};
  lone.functions = {function("add2", Function::Kind::kPrimFunc, {40, 50})};
  program.modules = {model, other, lone};
  return program;
}

std::string chosen(const Program& program, std::string_view wanted) {
  const Selection selection = select(program, wanted);
  if (!selection.problem.empty()) return selection.problem;
  std::string text;
  for (const Selected& each : selection.functions)
    text += (text.empty() ? "" : " ") + path_of(*each.module, *each.function);
  return text;
}

TEST_CASE("a name selects by its last whole components") {
  const Program program = sample();
  CHECK(chosen(program, "") ==
        "outer::Model::main outer::Model::add Other::main Other::forward add2");
  CHECK(chosen(program, "add") == "outer::Model::add");
  CHECK(chosen(program, "Model::main") == "outer::Model::main");
  CHECK(chosen(program, "outer::Model::main") == "outer::Model::main");
  CHECK(chosen(program, "add2") == "add2");
}

TEST_CASE("a module's name selects its functions") {
  CHECK(chosen(sample(), "Other") == "Other::main Other::forward");
  CHECK(chosen(sample(), "outer::Model") == "outer::Model::main outer::Model::add");
}

TEST_CASE("a name of several functions is refused with the candidates") {
  CHECK(chosen(sample(), "main") ==
        "'main' names several functions: outer::Model::main, Other::main");
}

TEST_CASE("a wrong name is refused with the nearest, or with what there is") {
  CHECK(chosen(sample(), "ad") == "there is no function 'ad', did you mean 'add'?");
  CHECK(chosen(sample(), "Other::mian") ==
        "there is no function 'Other::mian', did you mean 'Other::main'?");
  CHECK(chosen(sample(), "convolution").find("; there is outer::Model::main, ") !=
        std::string::npos);
  CHECK(chosen(Program(), "f") == "there is no function 'f': the file has no functions");
}

TEST_CASE("one function: the one named, main, or the only one") {
  CHECK(select_one(sample(), "add").functions.size() == 1);
  CHECK(select_one(sample(), "Other").problem ==
        "'Other' is a module: select one of Other::main, Other::forward");
  CHECK(select_one(sample(), "").problem.find("several functions") != std::string::npos);
  Program program = sample();
  program.modules.erase(program.modules.begin());
  CHECK(select_one(program, "").functions.front().function->name == "main");
  program.modules.erase(program.modules.begin());
  CHECK(select_one(program, "").functions.front().function->name == "add2");
  // With models, a function of Relax called main, or the only one of Relax.
  Program both = sample();
  both.modules = {both.modules[1]};
  Module& module = both.modules.front();
  REQUIRE(module.functions.size() == 2);
  module.functions[1].kind = Function::Kind::kRelax;
  CHECK(select_one(both, "", true).functions.front().function == &module.functions[0]);
  module.functions[0].name = "kernel";
  CHECK(select_one(both, "", true).functions.front().function == &module.functions[1]);
  CHECK(select_one(both, "").functions.front().function == &module.functions[0]);
  // Where nothing is TIR, it is a function of Relax.
  for (Function& f : program.modules.front().functions) f.kind = Function::Kind::kRelax;
  CHECK(select_one(program, "").functions.front().function->name == "add2");
  CHECK(select_one(Program(), "").problem == "the file has no function");
}

TEST_CASE("a finding belongs where it stands, else where its name says") {
  Program program = sample();
  const Function* main = &program.modules[1].functions[0];
  Diagnostic d;
  CHECK_FALSE(Owners(program).of(d));
  d.span = {22, 24};
  d.function = "Model::add";
  CHECK(Owners(program).of(d) == main);
  d.span = {28, 31};
  CHECK(Owners(program).of(d) == &program.modules[0].functions[1]);
  d.span = {};
  d.function = "Other::main";
  CHECK(Owners(program).of(d) == main);
  d.function = "main2";
  CHECK_FALSE(Owners(program).of(d));
  program.modules[2].span = {40, 60};
  d.span = {55, 57};  // after all that could be read of its function
  CHECK(Owners(program).of(d) == &program.modules[2].functions[0]);
  d.span = {65, 67};
  CHECK_FALSE(Owners(program).of(d));
}

}  // namespace
}  // namespace tenor::spec
