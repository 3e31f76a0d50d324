// SPDX-License-Identifier: Apache-2.0
// The arguments that call_tir and its kin pass to a PrimFunc: a Tuple that is written out, or what
// normalisation can write out. Relax/NormalForm/5:b, Relax/WellFormed/23.
#pragma once

#include "spec/relax/bound_values.h"

namespace tenor::spec::relax {

/// Where such a call has its Tuple among its arguments.
inline constexpr std::size_t kArgumentTuple = 1;

/// The argument that has to be a Tuple; null where the call is no such call.
const Expr* argument_tuple(const Call& call);

/// The Tuple that `e` is, through the variables that it is bound to; null where none is known.
const Tuple* known_tuple(const Expr* e, const BoundValues& values);

/// How many fields the annotation of a variable says that it has; -1 where it says nothing.
std::int64_t annotated_fields(const Expr* e);

}  // namespace tenor::spec::relax
