// SPDX-License-Identifier: Apache-2.0
// Names in the text of Relax that its reader and its printer have to agree on.
// Relax/Grammar/derive_func.
#pragma once

#include <string_view>

namespace tenor::spec {

/// The function of the compiler that derives as `default_derive` does, in either generation.
inline constexpr std::string_view kNestedDefaultDerive =
    "tvm.relax.struct_info.infer_by_sinfo_args";
inline constexpr std::string_view kFlatDefaultDerive = "tvm.relax.type.infer_by_ty_args";

}  // namespace tenor::spec
