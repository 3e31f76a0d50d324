// SPDX-License-Identifier: Apache-2.0
// Every stage of the models of the corpus runs `main` at small sizes to its end.
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "semantics/relax/call/vm_functions.h"
#include "spec/diagnostic/report.h"
#include "spec/ir/children.h"
#include "spec/text/read.h"
#include "tests/semantics/relax/model.h"
#include "tests/share.h"
#include "tests/slurp.h"

namespace tenor::semantics::relax::test {
namespace {

namespace ir = spec::relax;

/// Arguments for a signature: a shape variable is 4, elements are small.
class Drawn {
 public:
  HostValue of(const ir::StructInfo* s) {
    if (const auto* shape = ir::as<ir::ShapeStructInfo>(s)) return {HostShape{dimensions(*shape)}};
    if (const auto* prim = ir::as<ir::PrimStructInfo>(s))
      return {
          HostPrim{prim->dtype, static_cast<std::uint64_t>(prim->value ? size(prim->value) : 4)}};
    if (const auto* tuple = ir::as<ir::TupleStructInfo>(s)) {
      HostTuple host;
      for (const ir::StructInfo* field : tuple->fields) host.fields.push_back(of(field));
      return {std::move(host)};
    }
    const auto* tensor = ir::as<ir::TensorStructInfo>(s);
    if (!tensor) return {HostNull{}};
    return test::tensor(shape_of(*tensor), elements(*tensor),
                        tensor->dtype.is_void() ? spec::float_type(32) : tensor->dtype);
  }

 private:
  std::vector<std::int64_t> dimensions(const ir::ShapeStructInfo& s) {
    std::vector<std::int64_t> all(static_cast<std::size_t>(std::max(0, s.ndim)), 4);
    if (s.values) {
      all.clear();
      for (const spec::PrimExpr* e : *s.values) all.push_back(size(e));
    }
    return all;
  }
  std::vector<std::int64_t> shape_of(const ir::TensorStructInfo& s) {
    std::vector<std::int64_t> all(static_cast<std::size_t>(std::max(0, s.ndim)), 4);
    if (const auto* shape = ir::as<ir::ShapeExpr>(s.shape))
      for (std::size_t i = 0; i < all.size(); ++i) all[i] = size(shape->values[i]);
    return all;
  }
  std::vector<double> elements(const ir::TensorStructInfo& s) {
    std::vector<double> all(*element_count(shape_of(s)));
    for (double& x : all) {
      seed_ = seed_ * 6364136223846793005u + 1442695044288963407u;
      const auto drawn = static_cast<double>(seed_ >> 40u) / double(1u << 24u);
      x = s.dtype.is_integer() ? static_cast<double>(drawn < 0.5) : drawn;
    }
    return all;
  }
  static std::int64_t size(const spec::PrimExpr* e) {
    if (const auto* n = spec::as<spec::IntImm>(e)) return n->value;
    const auto* both = spec::as<spec::BinaryExpr>(e);
    if (!both) return 4;
    const std::int64_t a = size(both->a), b = size(both->b);
    switch (e->kind) {
      case spec::ExprKind::kAdd: return a + b;
      case spec::ExprKind::kSub: return a - b;
      case spec::ExprKind::kMul: return a * b;
      default: return a;
    }
  }
  std::uint64_t seed_ = 1;
};

/// How many stages of a model end with what: this list may only get shorter.
using Refusals = std::map<std::pair<std::string, std::string>, int>;
const Refusals kRefused{
    {{"foreign", "S-EXTERN: example.scale is called, and what it does is not known"}, 20},
};

/// The programs of the models of `folder`, in the order of their names.
std::vector<std::filesystem::path> stages_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> all;
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder))
    if (file.path().extension() == ".py" && file.path().parent_path() != folder)
      all.push_back(file.path());
  std::ranges::sort(all);
  return all;
}

TEST_CASE("relax: every stage of the corpus runs", "[RLX-D49]") {
  const std::filesystem::path folder = TENOR_SOURCE_DIR "/corpus/relax";
  std::size_t ran = 0;
  Refusals found;
  for (const auto& file : tenor::test::share_of(stages_in(folder), 15)) {
    const std::string name = std::filesystem::relative(file, folder).string();
    const std::string text = tenor::test::slurp(file.string());
    spec::Report report;
    spec::ParsedFile parsed = spec::read(text, report);
    if (parsed.program.modules.empty()) continue;
    const spec::Module& module = parsed.program.modules.front();
    const auto main = std::ranges::find(module.functions, "main", &spec::Function::name);
    if (main == module.functions.end() || !main->relax_func) continue;
    std::vector<HostValue> arguments;
    Drawn drawn;
    for (const ir::Variable* v : main->relax_func->params)
      arguments.push_back(drawn.of(v->struct_info_annotation));
    const ModelInvocation run = invoke({parsed.program, module, main->relax_func}, arguments);
    ran += run.outcome.kind == OutcomeKind::kDone;
    if (run.outcome.kind == OutcomeKind::kDone) continue;
    const std::string code(run.outcome.code ? spec::info(*run.outcome.code).text : "no code");
    ++found[{name.substr(0, name.find('/')), code + ": " + run.outcome.message}];
  }
  for (const auto& [what, stages] : found)
    UNSCOPED_INFO(what.first << ": " << what.second << ": " << stages);
  if (tenor::test::stride(15) == 1) {
    CHECK(found == kRefused);
    CHECK(ran == 484);
    return;
  }
  for (const auto& [what, stages] : found) CHECK(kRefused.contains(what));
  CHECK(ran > 442 / 18);
}

TEST_CASE("relax: every function of the machine that the corpus prints has a rule", "[RLX-D49]") {
  const std::filesystem::path folder = TENOR_SOURCE_DIR "/corpus/relax";
  const std::regex quoted("\"((vm\\.builtin|relax\\.run)\\.[\\w.]+)\"");
  std::set<std::string> names, unknown;
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
    if (file.path().extension() != ".py") continue;
    const std::string text = tenor::test::slurp(file.path().string());
    for (std::sregex_iterator i(text.begin(), text.end(), quoted), end; i != end; ++i) {
      names.insert((*i)[1]);
      if (!is_vm_function((*i)[1].str())) unknown.insert((*i)[1]);
    }
  }
  CHECK(unknown == std::set<std::string>());
  CHECK(names.contains("relax.run.unique"));
}

}  // namespace
}  // namespace tenor::semantics::relax::test
