// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/tir/run.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <ostream>

#include "semantics/machine/mutation.h"
#include "semantics/run/invoke.h"
#include "spec/text/read.h"
#include "spec/tir/check.h"
#include "tests/semantics/tir/workspaces.h"

namespace tenor::semantics::test {

using namespace spec;
using namespace spec::tir;

namespace {

/// More than any of these programs takes, and little enough that a broken rule's loop ends soon.
constexpr std::uint64_t kSteps = 200'000;

constexpr std::string_view kHead =
    "from tvm.script import ir as I\n"
    "from tvm.script import tir as T\n\n";
constexpr std::string_view kMain =
    "@T.prim_func\n"
    "def main(n: T.int32, x: T.float32, A: T.Buffer((4,), \"int32\"), F: T.Buffer((4,), "
    "\"float32\"),\n"
    "         U: T.Buffer((4,), \"int32\"), C: T.Buffer((4,), \"int32\"), M: T.Buffer((2, 4), "
    "\"int32\")):\n";

std::string indented(std::string_view body) {
  std::string text = "    ";
  for (const char c : body) text += c == '\n' ? std::string("\n    ") : std::string(1, c);
  return text + "\n";
}

Tensor tensor(DataType dtype, std::vector<std::int64_t> shape, double first, double step) {
  Tensor made{dtype, std::move(shape), {}};
  const std::size_t count = element_count(made.shape).value();
  made.data.resize(count * dtype.scalar.bytes());
  for (std::size_t i = 0; i < count; ++i) {
    const double v = first + step * static_cast<double>(i);
    const auto value = dtype.is_floating()
                           ? Concrete::floating(dtype.scalar, v)
                           : Concrete::integer(dtype.scalar, static_cast<std::int64_t>(v));
    store_scalar(dtype.scalar, made.data, i, value.bits);
  }
  return made;
}

std::vector<Input> all_inputs() {
  const auto given = [](const char* name, Tensor t) {
    return Input{name, Input::Kind::kTensor, std::move(t), "", ""};
  };
  return {{"n", Input::Kind::kNumber, {}, "", "2"},
          {"x", Input::Kind::kNumber, {}, "", "1.5"},
          given("A", tensor(int_type(32), {4}, 1, 1)),
          given("F", tensor(float_type(32), {4}, 1, 1)),
          {"U", Input::Kind::kUndefined, {}, "", "undef"},
          given("C", tensor(int_type(32), {4}, 0, 0)),
          given("M", tensor(int_type(32), {2, 4}, 1, 1))};
}

/// Could the tensor be the buffer's: has it as many dimensions, and those that are literals?
bool fits(const Tensor& given, const Buffer& b) {
  if (given.shape.size() != b.shape.size()) return false;
  for (std::size_t k = 0; k < b.shape.size(); ++k)
    if (const auto* extent = as<IntImm>(b.shape[k]); extent && extent->value != given.shape[k])
      return false;
  return true;
}

/// Those of them that the function takes; where the arguments are changed before the run, whether
/// or not they fit.
std::vector<Input> inputs_of(const PrimFunc& f, bool whatever_fits) {
  std::vector<Input> inputs = all_inputs();
  std::erase_if(inputs, [&](const Input& input) {
    for (std::size_t i = 0; i < f.params.size(); ++i) {
      const Buffer* b = f.buffers[i];
      if ((b ? b->name : f.params[i]->name_hint) == input.name)
        return !whatever_fits && b && input.kind == Input::Kind::kTensor && !fits(input.tensor, *b);
    }
    return true;
  });
  return inputs;
}

std::string show_contents(const ArrayResult& array) {
  std::string text;
  const ScalarType type = array.tensor.dtype.scalar;
  for (std::size_t i = 0; i < array.written.size(); ++i) {
    const auto value = Concrete::of(load_scalar(type, array.tensor.data, i), type);
    text += (text.empty() ? "" : " ") + (array.written[i] ? Concrete::show(value) : "?");
  }
  return text;
}

std::string place_in(std::string_view text, std::uint32_t offset) {
  const std::string_view before = text.substr(0, offset);
  const std::size_t line =
      1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  return std::to_string(line) + ":" + std::to_string(offset - (before.rfind('\n') + 1) + 1);
}

template <class D>
std::string contents_of(const Machine<D>& m, const Plan& made) {
  for (std::size_t i = 0; i < made.arguments.size(); ++i)
    if (made.arguments[i].name == "C" && made.arguments[i].is_tensor)
      return show_contents(array_of(m, made, i));
  return "";
}

/// Takes down which rules are committed to. The root block that the compiler puts around a function
/// is no part of a test's text, so that its rules do not count.
class Watch : public Observer<WatchedConcrete> {
 public:
  Watch(const Machine<WatchedConcrete>& m, const PrimFunc& f, std::set<std::string>& fired)
      : machine_(m), function_(&f), fired_(fired) {
    const auto* realize = as<BlockRealize>(f.body);
    if (!realize || realize->block->name_hint != "root") return;
    root_ = realize;
    root_block_ = realize->block;
  }
  void committed(const RuleInfo& rule, const Node* redex) override {
    if (redex != root_ && redex != root_block_) fired_.insert(std::string(rule.id));
    if (rule.id == "TIR-PrimFunc-end" && redex == function_) CHECK(machine_.operand_height() == 0);
  }
  void bound(const Node*, const ConcreteValue*) override {}
  void resumed(std::uint64_t) override {}
  void accessed(const Node*, Concrete::Index, const ConcreteValue*, std::uint32_t, bool) override {}

 private:
  const Machine<WatchedConcrete>& machine_;
  const PrimFunc* function_;
  std::set<std::string>& fired_;
  const Node *root_ = nullptr, *root_block_ = nullptr;
};

template <class D>
Run outcome_of(const Machine<D>& m, const Plan& made, const Program& program,
               std::string_view text) {
  Run run;
  const Outcome& outcome = m.outcome();
  run.result = outcome.rule   ? std::string(outcome.rule->id)
               : outcome.code ? std::string(info(*outcome.code).text)
                              : contents_of(m, made);
  run.message = outcome.message;
  run.bindings = outcome.bindings;
  if (outcome.node) run.at = place_in(text, program.span(outcome.node).begin);
  for (const Note& note : m.notes()) run.notes.push_back(note.code);
  if (const auto value = returned_value(m, Plan{})) run.returned = Concrete::show(*value);
  run.counts = m.rule_counts();
  return run;
}

/// What is run, and how.
struct RunCase {
  const Program& program;
  std::string_view text;
  const Module& module;
  const PrimFunc* f;
  const Tamper& tamper;
  Profile profile = Profile::kPortable;
  Plan plan{};
};

template <class D>
Run run_once(const RunCase& s, Granularity granularity) {
  Machine<D> m(s.program, s.module, granularity, {.steps = kSteps, .index_bits = IndexBits::now()},
               s.profile, AsWritten::all());
  auto arguments = place_arguments(m, s.plan);
  const std::size_t allocations = m.memory().count();
  std::set<std::string> fired;
  if constexpr (D::kObserved) {
    Watch watch(m, *s.f, fired);
    m.observe(&watch);
    if (s.tamper) s.tamper(m, arguments);
    start(m, s.f, std::move(arguments));
    m.run();
  } else {
    start(m, s.f, std::move(arguments));
    m.run();
  }
  if (!m.stopped()) CHECK(m.memory().count() == allocations + workspaces(m));
  Run run = outcome_of(m, s.plan, s.program, s.text);
  run.fired = std::move(fired);
  return run;
}

void compare(const Run& run, const Run& other) {
  CHECK(run.result == other.result);
  CHECK(run.message == other.message);
  CHECK(run.at == other.at);
  CHECK(run.bindings == other.bindings);
  CHECK(run.notes == other.notes);
  CHECK(run.returned == other.returned);
  CHECK(run.counts == other.counts);
}

/// A step a redex; a step a statement; and, where the arguments are as planned, the way users run
/// it.
Run run_main(RunCase subject) {
  const auto planned = plan(subject.program, subject.module, subject.f,
                            inputs_of(*subject.f, static_cast<bool>(subject.tamper)));
  if (const auto* problem = std::get_if<PlanProblem>(&planned)) FAIL(problem->message);
  subject.plan = std::get<Plan>(planned);
  const Run run = run_once<WatchedConcrete>(subject, Granularity::kExpr);
  compare(run, run_once<WatchedConcrete>(subject, Granularity::kStmt));
  if (!subject.tamper && !mutation().active())
    compare(run, run_once<Concrete>(subject, Granularity::kStmt));
  return run;
}

/// The function called `main`, and the module it is in. Every finding but that a construct is out
/// of scope is a mistake in the test.
std::pair<const Module*, const PrimFunc*> main_of(const ParsedFile& parsed, Report& report,
                                                  std::string_view text) {
  spec::tir::check(parsed.program, report);
  for (const Diagnostic& d : report.diagnostics())
    if (d.severity == Severity::kError && info(d.code).code_class() != CodeClass::kOutOfScope)
      FAIL(text << "\n"
                << place_in(text, d.span.begin) << ": " << info(d.code).text << ": " << d.message);
  for (const Module& module : parsed.program.modules)
    for (const Function& function : module.functions)
      if (function.name == "main" && function.prim_func) return {&module, function.prim_func};
  FAIL("no function main in\n" << text);
  return {};
}

std::string rule_under_test() { return Catch::getResultCapture().getCurrentTestName(); }

}  // namespace

Expected fires(std::string result) { return {true, std::move(result)}; }
Expected does_not_fire(std::string result) { return {false, std::move(result)}; }
Expected stops() { return {true, rule_under_test()}; }

bool operator==(const Run& run, const Expected& expected) {
  return run.result == expected.result && run.fired.contains(rule_under_test()) == expected.fires;
}

std::ostream& operator<<(std::ostream& out, const Run& run) {
  out << (run.fired.contains(rule_under_test()) ? "fired: " : "did not fire: ") << run.result;
  return run.message.empty() ? out : out << " (" << run.message << ") at " << run.at;
}
std::ostream& operator<<(std::ostream& out, const Expected& expected) {
  return out << (expected.fires ? "fired: " : "did not fire: ") << expected.result;
}

Run run(std::string_view body) { return run_file(std::string(kMain) + indented(body)); }

Run run_file(std::string_view text) { return run_with(text, {}); }

Run run_lowered(std::string_view body) {
  return run_lowered_file(std::string(kMain) + indented(body));
}
Run run_lowered_file(std::string_view text) { return run_with(text, {}, Profile::kLowered); }

Run run_with(std::string_view text, const Tamper& tamper, Profile profile) {
  const std::string file =
      text.starts_with("#") ? std::string(text) : std::string(kHead) + std::string(text);
  Report report;
  const ParsedFile parsed = read(file, report);
  const auto [module, f] = main_of(parsed, report, file);
  return run_main({parsed.program, file, *module, f, tamper, profile});
}

Run run_built(const Build& build) {
  const std::string file = std::string(kHead) + std::string(kMain) + indented("pass");
  Report report;
  ParsedFile parsed = read(file, report);
  const auto [module, f] = main_of(parsed, report, file);
  Builder builder(parsed.program);
  const_cast<PrimFunc*>(f)->body = build(builder, *f);
  return run_main({parsed.program, file, *module, f, {}});
}

Run run_value(const BuildValue& build) {
  return run_built([&](Builder& b, const PrimFunc& f) {
    auto* store = b.stmt<BufferStore>({});
    store->buffer = buffer_of(f, "C");
    const PrimExpr* zero = b.int_imm({}, 0, int_type(32));
    store->indices = b.arena().list(std::vector<const PrimExpr*>{zero});
    store->value = build(b, f);
    return store;
  });
}

const Buffer* buffer_of(const PrimFunc& f, std::string_view name) {
  for (const Buffer* b : f.buffers)
    if (b && b->name == name) return b;
  throw std::invalid_argument("no such buffer");
}

}  // namespace tenor::semantics::test
