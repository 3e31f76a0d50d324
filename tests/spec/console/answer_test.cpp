// SPDX-License-Identifier: Apache-2.0
// Which word and which exit status several answers make together.
#include "spec/console/answer.h"

#include <catch2/catch.hpp>
#include <sstream>

namespace tenor::spec {
namespace {

Diagnostic finding(Code code, Severity severity = Severity::kError) {
  Diagnostic d;
  d.code = code, d.severity = severity;
  return d;
}

Result judged(const std::vector<Diagnostic>& diagnostics) {
  std::vector<const Diagnostic*> findings;
  for (const Diagnostic& diagnostic : diagnostics) findings.push_back(&diagnostic);
  return make_result("a.py", "f", findings, "well-formed");
}

Answer answer_of(std::vector<Result> results) {
  Answer answer{"check", "well-formed", {}, {}, {}, false};
  answer.results = std::move(results);
  return answer;
}

TEST_CASE("statuses: usage, then a finding, then undecided, then good") {
  CHECK(worse(Status::kGood, Status::kUndecided) == Status::kUndecided);
  CHECK(worse(Status::kUndecided, Status::kFinding) == Status::kFinding);
  CHECK(worse(Status::kFinding, Status::kUsage) == Status::kUsage);
  CHECK(worse(Status::kUsage, Status::kGood) == Status::kUsage);
}

TEST_CASE("a function has the worst word of its errors") {
  CHECK(judged({}).verdict == "well-formed");
  CHECK(judged({}).status == Status::kGood);
  CHECK(judged({finding(Code::S_BUILTIN), finding(Code::T_STORE)}).verdict == "ill-formed");
  CHECK(judged({finding(Code::T_STORE), finding(Code::S_BUILTIN)}).verdict == "ill-formed");
  CHECK(judged({finding(Code::X_DEPTH), finding(Code::S_BUILTIN)}).verdict == "out-of-scope");
  CHECK(judged({finding(Code::X_DEPTH)}).verdict == "exhausted");
  CHECK(judged({finding(Code::X_DEPTH)}).status == Status::kUndecided);
  CHECK(judged({finding(Code::B_READS)}).verdict == "ill-formed");
}

TEST_CASE("warnings and notes change no word") {
  const Result result = judged(
      {finding(Code::B_READS, Severity::kWarning), finding(Code::D_LAYOUT, Severity::kNote)});
  CHECK(result.verdict == "well-formed");
  CHECK(result.warnings == 1);
  CHECK(result.findings == 0);
}

TEST_CASE("the last line") {
  const Result good = judged({}), bad = judged({finding(Code::T_STORE)}),
               out = judged({finding(Code::S_BUILTIN)}), limit = judged({finding(Code::X_DEPTH)}),
               warned = judged({finding(Code::B_READS, Severity::kWarning)});
  CHECK(verdict_line(answer_of({good})) == "well-formed: 1 function");
  CHECK(verdict_line(answer_of({warned, good})) == "well-formed (1 warning): 2 functions");
  Result of_file = warned;
  of_file.is_function = false;
  CHECK(verdict_line(answer_of({good, of_file})) == "well-formed (1 warning): 1 function");
  CHECK(verdict_line(answer_of({good, out, bad})) == "ill-formed: 2 findings");
  CHECK(verdict_line(answer_of({limit, out})) == "out-of-scope: 2 findings");
  CHECK(verdict_line(answer_of({limit, good})) == "exhausted: 1 finding");
  CHECK(status_of(answer_of({limit, good})) == Status::kUndecided);
  CHECK(status_of(answer_of({limit, out})) == Status::kFinding);
}

TEST_CASE("what is not judged counts only where nothing else is") {
  Result relax = judged({});
  relax.verdict = "out-of-scope", relax.status = Status::kFinding, relax.judged = false;
  CHECK(verdict_line(answer_of({relax, judged({})})) == "well-formed: 1 function, 1 not counted");
  CHECK(status_of(answer_of({relax, judged({})})) == Status::kGood);
  CHECK(verdict_line(answer_of({relax})) == "out-of-scope: 1 function");
  CHECK(status_of(answer_of({relax})) == Status::kFinding);
}

TEST_CASE("a file of which nothing could be read is bad usage") {
  Answer answer = answer_of({});
  answer.nothing_read = true;
  CHECK(verdict_line(answer) == "ill-formed: nothing could be read");
  CHECK(status_of(answer) == Status::kUsage);
  Answer missing = answer_of({judged({})});
  missing.problems = {"there is no file b.py"};
  std::istringstream in;
  std::ostringstream out, err;
  Streams streams{in, out, err};
  CHECK(print_answer(missing, {}, streams) == Status::kUsage);
  CHECK(err.str() == "tenor: there is no file b.py\n");
  CHECK(out.str() == "well-formed: 1 function\n");
}

TEST_CASE("several results have a line each, and -q leaves the last line") {
  std::istringstream in;
  std::ostringstream out, quiet, err;
  Streams streams{in, out, err}, quiet_streams{in, quiet, err};
  const Answer answer = answer_of({judged({}), judged({finding(Code::T_STORE)})});
  CommonOptions options;
  print_answer(answer, options, streams);
  CHECK(out.str() ==
        "a.py::f: well-formed\na.py::f: ill-formed, 1 finding\nill-formed: 1 finding\n");
  options.quiet = true;
  print_answer(answer, options, quiet_streams);
  CHECK(quiet.str() == "ill-formed: 1 finding\n");
}

}  // namespace
}  // namespace tenor::spec
