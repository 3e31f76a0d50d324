// SPDX-License-Identifier: Apache-2.0
// The two derivation functions that are built in, for calls of PackedFuncs. Relax/DeriveFunc.
#pragma once

#include "spec/relax/struct_info/compatibility.h"

namespace tenor::spec::relax {

/// `default_derive`: what the call's `sinfo_args` say.
const StructInfo* default_derive(Builder& builder, const Call& call);

/// `empty_derive`: an object.
const StructInfo* empty_derive(Builder& builder, const Call& call);

/// What `derive_func` says of the call. Of a function that only its name is known of, nothing is
/// known but that there is a result.
const StructInfo* apply(const DeriveFunc& derive_func, Builder& builder, const Call& call);

}  // namespace tenor::spec::relax
