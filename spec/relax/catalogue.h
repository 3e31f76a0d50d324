// SPDX-License-Identifier: Apache-2.0
// All checks of Relax's scope, structure and normal form in one list, read off the lists at the
// ends of the nodes' files.
#pragma once

#include "spec/relax/annotation.h"
#include "spec/relax/call.h"
#include "spec/relax/dataflow_block.h"
#include "spec/relax/datatype.h"
#include "spec/relax/dimension.h"
#include "spec/relax/function.h"
#include "spec/relax/global_var.h"
#include "spec/relax/match_cast.h"
#include "spec/relax/module.h"
#include "spec/relax/normal_form.h"
#include "spec/relax/op.h"
#include "spec/relax/opaque_expr.h"
#include "spec/relax/shape_variable.h"
#include "spec/relax/variable.h"

namespace tenor::spec::relax {

/// Every static check of Relax, grouped by node; those of derivation last.
std::span<const CheckInfo* const> relax_checks();

}  // namespace tenor::spec::relax
