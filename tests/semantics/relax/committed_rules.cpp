// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/relax/committed_rules.h"

#include <cstdlib>
#include <fstream>
#include <set>
#include <string_view>

#include "semantics/relax/implementations.h"

namespace tenor::semantics::relax::test {
namespace {

struct CommittedRules {
  std::set<std::string_view> ids;

  CommittedRules() = default;
  CommittedRules(const CommittedRules&) = delete;
  CommittedRules& operator=(const CommittedRules&) = delete;
  ~CommittedRules() {
    const char* path = std::getenv("TENOR_COMMITTED");
    if (!path) return;
    std::ofstream file(path);
    for (const std::string_view id : ids) file << id << '\n';
  }
};

}  // namespace

void note_committed(std::span<const unsigned long long> counts) {
  static CommittedRules committed;
  // The rules of TIR come first (semantics/relax/language.h).
  const std::size_t first = counts.size() - rules().size();
  for (std::size_t i = 0; i < rules().size(); ++i)
    if (counts[first + i] > 0) committed.ids.insert(rules()[i]->id);
}

}  // namespace tenor::semantics::relax::test
