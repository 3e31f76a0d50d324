// SPDX-License-Identifier: Apache-2.0
// A block that reduces stands for all orders and bracketings of its operands (TIR-D81). The order
// of the program is compared first; the sets are, where that does not decide.
#pragma once

#include <functional>

#include "solver/validate/task.h"

namespace tenor::solver {

/// May sets of reductions decide what the order of the program did not, or may its answer not stand
/// because only the function after reduces in any order?
bool depends_on_order(const Pair& pair, const ValidateOptions& options, const Judgement& in_order);

/// Does a side update floats atomically, and does the answer not stand whatever order they have?
bool updates_in_any_order(const Pair& pair, const ValidateOptions& options,
                          const Judgement& in_order);
/// What holds whatever order atomic updates have: AFTER without any has one of BEFORE's orders, and
/// what sums that do not round tell apart is different.
Judgement without_order(const Pair& pair, Judgement in_order,
                        const std::function<Judgement()>& judge_sets);

/// Does a block of it update several buffers by one combiner, which compares operands, as argmax
/// does?
bool combines_tuples(const semantics::Subject& subject);

/// The reason, which holds up to the order of these reductions.
std::string up_to_order(const std::vector<std::string>& reductions, std::string_view why);

/// What both comparisons come to together.
Judgement joined(const Judgement& in_order, Judgement sets);

}  // namespace tenor::solver
