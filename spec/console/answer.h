// SPDX-License-Identifier: Apache-2.0
// The answer to a command on programs: findings, a verdict for each function, one verdict of all,
// and how it is printed.
#pragma once

#include <nlohmann/json.hpp>

#include "spec/console/load.h"
#include "spec/diagnostic/json.h"
#include "spec/diagnostic/printed_finding.h"

namespace tenor::spec {

/// What was decided of one function, or of a file as a whole (`function` is empty).
struct Result {
  std::string file;
  std::string function;
  std::string verdict;
  Status status = Status::kGood;
  std::size_t findings = 0;  ///< errors, but for those of --deny
  std::size_t warnings = 0;
  std::size_t denied = 0;   ///< notes and warnings that --deny made errors: no part of the verdict
  bool judged = true;       ///< false: named only, and does not count beside others that were
  bool is_function = true;  ///< false: a module that has none, or the file as a whole
  std::string says{};       ///< after the verdict, in text: ` for n in {1, 2} (terms: the same)`
};

struct Answer {
  std::string command;
  std::string good_word;  ///< of a command that found nothing to say
  std::vector<PrintedFinding> findings;
  std::vector<Result> results;
  std::vector<std::string> problems;    ///< what could not be read at all, one sentence each
  bool nothing_read = false;            ///< of a file that was there
  std::string body{};                   ///< what the command alone has to say, in text
  Json details = Json::object();        ///< the same, in JSON
  std::string scope{};                  ///< for which inputs the verdict was found
  std::optional<VerdictBound> bound{};  ///< how far it holds, where it holds only so far
  std::string_view noun = "function";   ///< what is judged: `plan`
  std::string reach{};  ///< what a good verdict is about, or a bounded one: ` for 64 runs`

  void append(Answer other);
};

/// Verdict and counts of a function, or of a file, from its findings. No error: `good_word`.
Result make_result(std::string file, std::string function,
                   const std::vector<const Diagnostic*>& findings, std::string_view good_word);

/// The status of the whole: the worst of the results that were judged.
Status status_of(const Answer& answer);

/// Counts one more of its findings.
void count(const Diagnostic& finding, Result& result);

/// A verdict with what was found besides: `done (1 denied, 2 warnings)`.
std::string with_remarks(const std::string& verdict, std::size_t denied, std::size_t warnings);

/// The last line, without its end: `well-formed (2 warnings): 3 functions`.
std::string verdict_line(const Answer& answer);

/// The whole answer in JSON or SARIF, as text.
std::string structured_text(const Answer& answer, Format format);

/// Prints the answer and returns its status.
Status print_answer(const Answer& answer, const CommonOptions& options, Streams& streams);

}  // namespace tenor::spec
