// SPDX-License-Identifier: Apache-2.0
// What commands on expressions and StructInfo of the command line share: the options that such a
// fragment may need, reading it with places in findings, and how a prover's answer is printed.
#pragma once

#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

#include "spec/console/options.h"
#include "spec/diagnostic/json.h"
#include "spec/prover/prover.h"
#include "spec/text/reader/fragment.h"

namespace tenor::spec {

struct FragmentOptions {
  CommonOptions common;
  std::vector<std::string> assumptions;  ///< conditions
  std::vector<std::string> variables;    ///< `n: int32`
};

/// `--assume`, `--var`, `--format`, `--color`, `--reading`.
void add_fragment_options(CLI::App& command, FragmentOptions& options);

/// Fragments of the command line with the variables and assumptions that its options give. The
/// fragments themselves are the first lines.
class FragmentInput {
 public:
  FragmentInput(std::vector<std::string> fragments, const FragmentOptions& options);

  Fragments& fragments() { return fragments_; }
  const Fragments& fragments() const { return fragments_; }
  Report& report() { return report_; }
  const std::vector<const PrimExpr*>& assumptions() const { return assumptions_; }
  /// Reports where the assumptions leave nothing to ask about.
  void refuse_contradiction(const Prover& prover, Domain domain);
  /// Was all read, and nothing refused, so far?
  bool good() const { return report_.errors() == 0; }
  /// The first thing that is wrong, without its place.
  std::string first_problem() const;

  /// Prints the findings of what could not be read: bad usage.
  Status print_findings(const std::string& command, const FragmentOptions& options,
                        Streams& streams) const;

 private:
  FragmentInput(std::vector<std::string> lines, std::size_t fragments,
                const FragmentOptions& options);

  Report report_;
  Fragments fragments_;
  std::vector<const PrimExpr*> assumptions_;
};

/// Asks another prover, under further assumptions.
class AssumingProver : public Prover {
 public:
  AssumingProver(const Prover& prover, std::vector<const PrimExpr*> assumptions)
      : prover_(prover), assumptions_(std::move(assumptions)) {}
  Decision decide(const Question& question) const override;

 private:
  const Prover& prover_;
  std::vector<const PrimExpr*> assumptions_;
};

/// What a command has to say beside its verdict, in both formats.
struct FragmentAnswer {
  std::string command;
  std::string verdict;
  Status status = Status::kGood;
  std::string sentence{};  ///< beside the verdict
  std::string scope{};
  std::vector<std::pair<std::string, std::string>> rows{};  ///< `clause`, what it says
  Json details = Json::object();
};

/// `verdict: sentence`, and a line a row; or JSON.
Status print_fragment_answer(const FragmentAnswer& answer, const CommonOptions& options,
                             Streams& streams);

/// `n = 1, m = 0`; of no variables: `any sizes`.
std::string to_text(const Model& model);
Json model_json(const Model& model);

/// `canonical, in 12 us`.
using Elapsed = std::chrono::steady_clock::duration;
std::string decided_text(std::string_view by, Elapsed elapsed);

/// The time since `start`.
inline Elapsed since(std::chrono::steady_clock::time_point start) {
  return std::chrono::steady_clock::now() - start;
}

/// Of an answer's details: `decided_by` and `microseconds`.
void add_decided(Json& details, std::string_view by, Elapsed elapsed);

/// `Relax/Compat/6.7, what it says`.
std::string cited(std::string_view clause);

}  // namespace tenor::spec
