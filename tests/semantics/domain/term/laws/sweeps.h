// SPDX-License-Identifier: Apache-2.0
// Small terms of every form, each held against its normal form: what a law that is in no table does
// to them is seen all the same.
#pragma once

#include "tests/semantics/domain/term/laws/equation.h"

namespace tenor::semantics::test {

struct Entry;

/// On how many operands.
struct Extent {
  int all_bits;         ///< as Operands has it
  std::uint64_t drawn;  ///< for each equation of a law; for a term of a sweep a part of that
  unsigned threads;
};
/// What each build tries: one operand of 16 bits exhaustively, and 2^20 tuples for each law.
Extent brief();
/// All there is in 16 bits, pairs included.
Extent exhaustive(unsigned threads);

/// The equations of an entry, of all its constants.
Checked check(const Entry& entry, const Extent& extent);

struct Swept {
  Checked checked;
  std::uint64_t terms = 0, rewritten = 0;  ///< how many were made, and had another normal form
};

/// Every binary operator and comparison of that format with a constant on either side: the edges,
/// all powers of two, and with `every_constant` all there are of 16 bits. That two operands trade
/// places is left to the entries about all pairs.
Swept sweep_constants(spec::ScalarType format, bool every_constant, const Extent& extent);

/// Every chain of up to three casts and reinterpretations from that datatype on.
Swept sweep_casts(spec::ScalarType from, const Extent& extent);

/// Every operator, cast and function of that format, with another NaN in place of each operand in
/// turn: those of which `sees_nan_bits` fails have the same result.
Swept sweep_nans(spec::ScalarType format, const Extent& extent);

}  // namespace tenor::semantics::test
