// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/struct_info/derive_func.h"

namespace tenor::spec::relax {

const StructInfo* default_derive(Builder& builder, const Call& call) {
  const Span at = builder.program().span(&call);
  if (call.sinfo_args.empty()) return builder.object(at);           // Relax/DeriveFunc/2
  if (call.sinfo_args.size() == 1) return call.sinfo_args.front();  // Relax/DeriveFunc/3
  return builder.tuple_info(at, call.sinfo_args);                   // Relax/DeriveFunc/4
}

const StructInfo* empty_derive(Builder& builder, const Call& call) {
  return builder.object(builder.program().span(&call));
}

const StructInfo* apply(const DeriveFunc& derive_func, Builder& builder, const Call& call) {
  return derive_func.kind == DeriveFunc::Kind::kDefault ? default_derive(builder, call)
                                                        : empty_derive(builder, call);
}

}  // namespace tenor::spec::relax
