// SPDX-License-Identifier: Apache-2.0
// Findings, and the list that readers and checks add them to. How one is shown is in text.h and
// json.h; what its code means is in codes.h.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "spec/clauses/reading.h"
#include "spec/clauses/source_file.h"
#include "spec/diagnostic/codes.h"
#include "spec/ir/node.h"

namespace tenor::spec {

enum class Severity : std::uint8_t { kError, kWarning, kNote };

/// A further place that a finding speaks of: the other access of a conflict, the first binding.
struct RelatedPlace {
  Span span;
  std::string message;
};

/// One finding. `rule` and `clause` say who decided and by what authority.
struct Diagnostic {
  Code code{};
  Severity severity = Severity::kError;
  bool denied = false;  ///< an error by --deny alone
  std::string message;  ///< one sentence, with the current values
  Span span;
  std::string label;  ///< beside the caret: `i = 3`
  std::string rule;   ///< id of the rule or check; empty for the reader
  std::string clause;
  std::string scope;  ///< for which inputs it was found; empty for static findings
  /// Those inputs, each as `--input NAME=VALUE` takes it.
  std::vector<std::pair<std::string, std::string>> witness;
  std::vector<RelatedPlace> related;
  std::vector<std::string> notes;
  std::string hint;      ///< what to do
  std::string replay;    ///< a command line that shows it again
  std::string function;  ///< `Module::main`; empty for the file as a whole
};

/// Lets `report.error(…)` be continued: `.hint(…).label(…)`.
class Finding {
 public:
  explicit Finding(Diagnostic& diagnostic) : diagnostic_(&diagnostic) {}
  Finding& hint(std::string text) {
    diagnostic_->hint = std::move(text);
    return *this;
  }
  Finding& label(std::string text) {
    diagnostic_->label = std::move(text);
    return *this;
  }
  Finding& note(std::string text) {
    diagnostic_->notes.push_back(std::move(text));
    return *this;
  }
  Finding& related(Span span, std::string message) {
    diagnostic_->related.push_back({span, std::move(message)});
    return *this;
  }

 private:
  Diagnostic* diagnostic_;
};

/// A static check's identity (style: the type of the check has the same words as its id).
struct CheckInfo {
  std::string_view id;  ///< `TIR-BufferStore-lanes`
  Citations clauses;
  Code code;
  /// A rule that the document marks «» (what is meant, where compilers do otherwise): a warning,
  /// unless `--strict`.
  bool intended_only;
  /// Set where the ledger has another reading: then the check is there in that one alone.
  std::optional<ReadingOf> reading;
  std::string_view where;  ///< the file that the check stands in

  consteval CheckInfo(std::string_view name, Citations cited, Code reports,
                      bool only_intended = false, std::optional<ReadingOf> only_in = {},
                      SourceFile at = std::source_location::current())
      : id(name),
        clauses(cited),
        code(reports),
        intended_only(only_intended),
        reading(only_in),
        where(at.path) {}
};

class Report {
 public:
  explicit Report(bool strict = false, const Readings& readings = {})
      : strict_(strict), readings_(readings) {}

  /// Is the check one of those that judge here?
  bool judges(const CheckInfo& check) const {
    return !check.reading || readings_.include(*check.reading);
  }
  /// Is the entry read so?
  bool takes(const ReadingOf& reading) const { return readings_.include(reading); }
  const Readings& readings() const { return readings_.readings(); }
  /// The entries that it was asked about by `judges` or `takes`: what is static of TIR depends on
  /// no other.
  const EntrySet& asked() const { return readings_.asked(); }

  /// A violated check, at `span`. A «» check warns unless the report is strict.
  Finding error(const CheckInfo& check, Span span, std::string message);
  /// A finding of the reader or of a limit. The clause is the code's own.
  Finding error(Code code, Span span, std::string message);
  Finding warning(Code code, Span span, std::string message);
  Finding note(Code code, Span span, std::string message);
  Finding add(Diagnostic diagnostic);

  /// Findings added from here on belong to this function; empty: to the file.
  void set_function(std::string name) { function_ = std::move(name); }
  const std::string& function() const { return function_; }
  bool strict() const { return strict_; }

  const std::vector<Diagnostic>& diagnostics() const { return diagnostics_; }
  std::vector<Diagnostic>& diagnostics() { return diagnostics_; }
  std::size_t errors() const;
  std::size_t warnings() const;

 private:
  std::vector<Diagnostic> diagnostics_;
  std::string function_;
  bool strict_;
  AskedReadings readings_;
};

}  // namespace tenor::spec
