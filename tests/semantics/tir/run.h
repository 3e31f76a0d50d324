// SPDX-License-Identifier: Apache-2.0
// Small programs, run rule by rule, and what came of them in one word: the contents of C where the
// function returned, the id of the rule that ended the run where it did not. Every run happens at
// both granularities, with all premises of every redex compared, and as users run it; all must
// agree, and leave neither operands nor memory.
#pragma once

#include <functional>
#include <iosfwd>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "semantics/tir/concrete.h"
#include "spec/ir/build.h"

namespace tenor::semantics::test {

using Arguments = std::vector<Argument<WatchedConcrete>>;
using Tamper = std::function<void(Machine<WatchedConcrete>&, Arguments&)>;

struct Run {
  std::string result;    ///< `0 7 0 ?`, where `?` was never written; or `TIR-…`; or `X-…`
  std::string message;   ///< of the rule that ended it
  std::string at;        ///< where its redex begins: `6:5`
  std::string bindings;  ///< loop variables there
  std::set<std::string> fired;             ///< rules, but for those of the implicit root block
  std::vector<unsigned long long> counts;  ///< how often each rule was committed to
  std::vector<spec::Code> notes;
  std::string returned;  ///< what the function returned, or nothing
};

/// What a run should show of the rule that the running test case is named after.
struct Expected {
  bool fires;
  std::string result;
};
Expected fires(std::string result);
Expected does_not_fire(std::string result);
/// The rule fires and ends the run.
Expected stops();

bool operator==(const Run& run, const Expected& expected);
std::ostream& operator<<(std::ostream& out, const Run& run);
std::ostream& operator<<(std::ostream& out, const Expected& expected);

/// Runs statements in a function of
///     n: T.int32 = 2, x: T.float32 = 1.5,
///     A: int32 (4,) = 1 2 3 4, F: float32 (4,) = 1 2 3 4, U: int32 (4,), never written,
///     C: int32 (4,) = 0 0 0 0, M: int32 (2, 4) = 1 to 8.
Run run(std::string_view body);
/// Runs `main` of a file: `T` and `I` are imported. Parameters of the names above have those
/// values.
Run run_file(std::string_view text);
/// Both, where memory is bytes.
Run run_lowered(std::string_view body);
Run run_lowered_file(std::string_view text);
/// The same, with the arguments changed before the run begins.
Run run_with(std::string_view text, const Tamper& tamper, Profile profile = Profile::kPortable);
/// The same, of statements that no text can spell. C[0] := `value`, where that is an expression.
using Build = std::function<const spec::tir::Stmt*(spec::Builder&, const spec::tir::PrimFunc&)>;
using BuildValue = std::function<const spec::PrimExpr*(spec::Builder&, const spec::tir::PrimFunc&)>;
Run run_built(const Build& build);
Run run_value(const BuildValue& build);

/// As long as it lives, machines read that entry of the ledger as written.
class AsWritten {
 public:
  explicit AsWritten(std::string_view entry) : entry_(entry) { current().set(entry_, true); }
  ~AsWritten() { current().set(entry_, false); }
  AsWritten(const AsWritten&) = delete;
  AsWritten& operator=(const AsWritten&) = delete;
  static const spec::Readings& all() { return current(); }

 private:
  static spec::Readings& current() {
    static spec::Readings readings;
    return readings;
  }
  std::string entry_;
};

/// As long as it lives, machines have indices of that many bits.
class IndexBits {
 public:
  explicit IndexBits(unsigned bits) { current() = bits; }
  ~IndexBits() { current() = Limits::kIndexBits; }
  IndexBits(const IndexBits&) = delete;
  IndexBits& operator=(const IndexBits&) = delete;
  static unsigned now() { return current(); }

 private:
  static unsigned& current() {
    static unsigned bits = Limits::kIndexBits;
    return bits;
  }
};

/// The parameter's buffer of that name.
const spec::Buffer* buffer_of(const spec::tir::PrimFunc& f, std::string_view name);

}  // namespace tenor::semantics::test
