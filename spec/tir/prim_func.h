// SPDX-License-Identifier: Apache-2.0
// PrimFunc: what it may return, and which parameters can be buffers. TIR/OtherTyping/6,
// TIR/Types/3, TIR/Exec/1.2. Its bindings are in binding.h, what it returns in jump.h.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tenstorrent/ws3.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// A tuple that is returned is the empty one                                  TIR/Types/3:b
struct PrimFuncResult {
  static constexpr CheckInfo info{"TIR-PrimFunc-result",
                                  clauses("TIR/Types/3:b", "TIR/OtherTyping/6", "TIR/Types/3"),
                                  Code::T_RETURN};
  static void check(const PrimFunc& f, const Context& context, Report& report) {
    if (!f.ret_type || f.ret_type->kind != Type::Kind::kTupleType || f.ret_type->is_empty_tuple())
      return;
    report.error(info, context.span(f),
                 fmt::format("{} returns a tuple of {}; TIR has only the empty tuple", show(f.name),
                             counted(f.ret_type->fields.size(), "type")));
  }
};

/// A parameter that is matched with a buffer is a handle                      TIR/Exec/1.2:b
struct PrimFuncBufferParam {
  static constexpr CheckInfo info{"TIR-PrimFunc-buffer-param",
                                  clauses("TIR/Exec/1.2:b", "TIR/Exec/1.2"), Code::T_VARIABLE};
  static void check(const PrimFunc& f, const Context& context, Report& report) {
    for (std::size_t i = 0; i < f.params.size() && i < f.buffers.size(); ++i) {
      if (!f.buffers[i] || f.params[i]->dtype.is_handle()) continue;
      report.error(info, context.span(f.params[i]),
                   fmt::format("{} is matched with the buffer {}, but is {}, not a handle",
                               show(f.params[i]->name_hint), show(f.buffers[i]->name),
                               show(f.params[i]->dtype)));
    }
  }
};

template <>
struct ChecksOf<PrimFunc>
    : Joined<Checks<PrimFuncResult, PrimFuncBufferParam>, tenstorrent::DefaultChecks,
             tenstorrent::ScheduleChecks, tenstorrent::PersistentChecks> {};

}  // namespace tenor::spec::tir
