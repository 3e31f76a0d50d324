// SPDX-License-Identifier: Apache-2.0
// Why a clause has nothing that executes it, and why a promise or demand has no program that
// breaks it. A clause that should have a rule gets one, and no line here.
#pragma once

#include "spec/clauses/clause.h"

namespace tenor::spec {

/// One sentence; empty where there is no such reason, and something has to implement the clause.
std::string_view reason_not_executable(const ClauseText& clause);

/// One sentence; empty where a program can break the clause.
std::string_view reason_not_violable(const ClauseText& clause);

/// The ids that a reason is written for one by one. What has one is never implemented, or violated.
std::span<const Clause> clauses_with_a_reason();

}  // namespace tenor::spec
