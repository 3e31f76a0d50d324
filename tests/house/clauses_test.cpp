// SPDX-License-Identifier: Apache-2.0
// What cites clauses, over all parts: each citation is of a clause that there is, each check and
// production has a test, and no reason explains what something does.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "semantics/relax/implementations.h"
#include "semantics/tir/implementations.h"
#include "spec/clauses/coverage.h"
#include "spec/clauses/programs.h"
#include "spec/clauses/reasons.h"
#include "spec/ir/tir/children.h"
#include "spec/relax/catalogue.h"
#include "spec/relax/implementations.h"
#include "spec/text/read.h"
#include "spec/tir/catalogue.h"

namespace tenor::spec {
namespace {

Coverage coverage() {
  std::vector<Implementation> all = semantics::implementations();
  for (const auto& more : {semantics::relax::implementations(), tir::static_implementations(),
                           relax::relax_implementations()})
    all.insert(all.end(), more.begin(), more.end());
  return Coverage(std::move(all));
}

bool is_test_case(std::string_view name) {
  const auto& tests = Catch::getRegistryHub().getTestCaseRegistry().getAllTests();
  return std::any_of(tests.begin(), tests.end(),
                     [&](const Catch::TestCase& test) { return test.name == name; });
}

/// The names of the productions that a program has.
class Productions {
 public:
  void see(const ParsedFile& parsed) {
    for (const Module& module : parsed.program.modules)
      for (const Function& f : module.functions)
        if (f.prim_func) function(*f.prim_func);
  }
  const std::set<std::string_view>& seen() const { return seen_; }

 private:
  void function(const tir::PrimFunc& f) {
    see_type(f.ret_type);
    for (const Variable* v : f.params) variable(v);
    for (const Buffer* b : f.buffers)
      if (b) buffer(*b);
    statement(f.body);
  }
  void statement(const tir::Stmt* s) {
    if (!s) return;
    seen_.insert(tir::kStmtProductions[static_cast<std::size_t>(s->kind)].name);
    if (const auto* loop = as<tir::For>(s)) {
      seen_.insert(tir::kForKindProductions[static_cast<std::size_t>(loop->for_kind)].name);
      iter_var(loop->thread_binding);
    }
    if (const auto* attribute = as<tir::AttrStmt>(s)) iter_var(attribute->node.iter_var);
    if (const auto* block = as<tir::Block>(s))
      for (const IterVar* v : block->iter_vars) iter_var(v);
    if (const auto* store = as<tir::BufferStore>(s)) buffer(*store->buffer);
    for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
    for_each_substatement(s, [&](const tir::Stmt* child) { statement(child); });
  }
  void expression(const PrimExpr* e) {
    if (!e) return;
    seen_.insert(kExprProductions[static_cast<std::size_t>(e->kind)].name);
    code(e->dtype);
    if (const auto* var = as<Var>(e)) variable(var->variable);
    for_each_operand(e, [&](const PrimExpr* operand) { expression(operand); });
  }
  void iter_var(const IterVar* v) {
    if (v) seen_.insert(kIterVarTypeProductions[static_cast<std::size_t>(v->iter_type)].name);
  }
  void variable(const Variable* v) { see_type(v->type_annotation); }
  void buffer(const Buffer& b) {
    seen_.insert(kBufferTypeProductions[static_cast<std::size_t>(b.buffer_type)].name);
    code(b.dtype);
  }
  void see_type(const Type* type) {
    if (type) seen_.insert(kTypeProductions[static_cast<std::size_t>(type->kind)].name);
  }
  void code(DataType dtype) {
    const auto number = static_cast<std::size_t>(dtype.code());
    if (number < std::size(kTypeCodeProductions)) seen_.insert(kTypeCodeProductions[number].name);
  }

  std::set<std::string_view> seen_;
};

}  // namespace

TEST_CASE("a citation is of a clause that there is", "[house]") {
  const Coverage all = coverage();
  for (const Implementation& implementation : all.implementations())
    for (const Clause& clause : implementation.clauses.list()) {
      INFO(implementation.name << " cites " << clause.id);
      REQUIRE(find_clause(clause.id));
      CHECK_FALSE(sentence_of(clause.id).empty());
    }
  for (const ClauseText& clause : all_clauses())
    for (const Clause& other : same_as(clause.id)) {
      INFO(clause.id << " is the same as " << other.id);
      CHECK(find_clause(other.id));
      CHECK(same_as(other.id).empty());
    }
}

TEST_CASE("what implements a clause stands in a file", "[house]") {
  const Coverage all = coverage();
  for (const Implementation& implementation : all.implementations()) {
    INFO(implementation.name << " in " << implementation.where);
    CHECK(std::filesystem::is_regular_file(std::filesystem::path(TENOR_SOURCE_DIR) /
                                           std::string(implementation.where)));
  }
}

TEST_CASE("every check has a test case or a program of its name", "[house]") {
  for (const CheckInfo* check : tir::all_checks()) {
    INFO(check->id);
    const std::string program =
        TENOR_SOURCE_DIR "/tests/spec/tir/programs/" + std::string(check->id) + ".py";
    CHECK((is_test_case(check->id) || std::filesystem::exists(program)));
  }
  for (const CheckInfo* check : relax::relax_checks()) {
    INFO(check->id);
    CHECK(is_test_case(check->id));
  }
}

TEST_CASE("a clause that only a function implements has a program or a test of its tag",
          "[house]") {
  std::set<std::string> tags;
  for (const Catch::TestCase& test : Catch::getRegistryHub().getTestCaseRegistry().getAllTests())
    tags.insert(test.tags.begin(), test.tags.end());
  const Coverage all = coverage();
  for (const ClauseText& clause : all_clauses()) {
    if (all.standing_of(clause) != Standing::kFunction) continue;
    if (clause.id.starts_with("EXT/Builtin/")) continue;  // by the names of the tests of builtins
    INFO(clause.id);
    CHECK((program_of(clause.id) != nullptr || tags.contains(std::string(clause.id))));
  }
}

TEST_CASE("every production of a kind occurs in a program that is read", "[house]") {
  Productions productions;
  const auto see = [&](std::string_view text) {
    Report report;
    productions.see(read(text, report));
  };
  for (const ShownProgram& program : shown_programs()) see(program.text);
  for (const auto& entry :
       std::filesystem::directory_iterator(TENOR_SOURCE_DIR "/tests/spec/text/programs")) {
    if (!entry.is_regular_file()) continue;
    std::ifstream file(entry.path(), std::ios::binary);
    see(std::string(std::istreambuf_iterator<char>(file), {}));
  }
  for (const std::span<const Implementation> table :
       {std::span<const Implementation>(tir::kStmtProductions),
        std::span<const Implementation>(kExprProductions),
        std::span<const Implementation>(tir::kForKindProductions),
        std::span<const Implementation>(kTypeProductions),
        std::span<const Implementation>(kIterVarTypeProductions),
        std::span<const Implementation>(kBufferTypeProductions),
        std::span<const Implementation>(kTypeCodeProductions)})
    for (const Implementation& production : table) {
      INFO(production.name);
      CHECK(productions.seen().contains(production.name));
    }
}

TEST_CASE("a reason is of a clause that nothing implements, and stands once", "[house]") {
  const Coverage all = coverage();
  std::set<std::string_view> seen;
  for (const Clause& clause : clauses_with_a_reason()) {
    INFO(clause.id);
    CHECK(find_clause(clause.id));
    CHECK(seen.insert(clause.id).second);
  }
  for (const ClauseText& clause : all_clauses()) {
    if (clause.kind == ClauseKind::kInformative || reason_not_executable(clause).empty()) continue;
    INFO(clause.id << ": " << reason_not_executable(clause));
    CHECK(all.implementations_of(clause.id).empty());
  }
}

/// Of what is no program but a launch, of kernels and a plan?
bool is_of_kernels(const CodeInfo& code) {
  return code.text.starts_with("TT-") || code.text.find("-KERNEL") != std::string_view::npos ||
         code.text == "P-PLAN";
}
/// The launches that tests check, with what each is to say, and the tests of their reader.
std::string texts_of_launches() {
  std::string all;
  for (const char* folder :
       {"tests/semantics/tensix/bad", "tests/spec/tenstorrent", "tests/cli/cases"})
    for (const auto& entry :
         std::filesystem::directory_iterator(TENOR_SOURCE_DIR "/" + std::string(folder))) {
      std::ifstream file(entry.path(), std::ios::binary);
      if (entry.is_regular_file()) all.append(std::istreambuf_iterator<char>(file), {});
    }
  return all;
}

TEST_CASE("a code has a program that shows it, or is excused", "[house]") {
  constexpr std::string_view kNoText = "readers make no such program of a text";
  constexpr std::pair<std::string_view, std::string_view> kExcused[] = {
      {"P-ENCODING", "a text cannot hold bytes that are none"},
      {"I-BLOCK-ALONE", kNoText},
      {"I-BLOCK-ARITY", kNoText},
      {"I-BLOCK-DOMAIN", kNoText},
      {"I-REGION-EXTENT", kNoText},
      {"I-VDEVICE", kNoText},
      {"I-NORMAL-FORM", kNoText},
      {"T-LET", kNoText},
      {"T-CALL", kNoText},
      {"T-VARIABLE", kNoText},
      {"E-ARGUMENT", "a call with the wrong arguments is ill-formed first"},
      {"U-BLOCK-VALUE", kNoText},
      {"S-EXTERN", kNoText},
      {"S-RELAX", "it is about a command, not about a program"},
      {"X-INPUT-SIZE", "an input as large as that is not small"},
      {"X-DEPTH", "a text as deep as that is not small"},
  };
  const std::string launches = texts_of_launches();
  for (const CodeInfo& code : all_codes()) {
    INFO(code.text);
    if (is_of_kernels(code)) {
      CHECK(launches.find(code.text) != std::string::npos);
      continue;
    }
    const bool excused = std::any_of(std::begin(kExcused), std::end(kExcused),
                                     [&](const auto& row) { return row.first == code.text; });
    CHECK((program_of(code.text) != nullptr) != excused);
  }
}

}  // namespace tenor::spec
