// SPDX-License-Identifier: Apache-2.0
// Inits: each agent of a compute kernel keeps for itself what it is configured for. TT/Compute
#pragma once

#include "semantics/tensix/rule/fault.h"

namespace tenor::semantics::tensix {

/// The format of the circular buffer that argument number `at` names.
auto format_at(const auto& r, std::size_t at) {
  const int found = r->slot_of(r->agent().values[at]);
  return found < 0 ? std::optional<spec::tenstorrent::Format>()
                   : r->core().rings[static_cast<std::size_t>(found)].plan->format;
}

/// Both operands and the result. The matrix unit takes the first operand of a product from SrcB.
void configure_all(auto& r, Configuration& c) {
  const std::size_t count = r.node->arguments.size();
  const bool has_second = is_given(r, Role::kCb2) && !(count == 2 && is_given(r, Role::kCb2));
  const auto first = format_at(r, 0), second = format_at(r, has_second ? 1 : 0);
  const auto& templates = r.node->template_arguments;
  const bool is_reversed =
      r.node->api->family == "matmul" || (!templates.empty() && templates[0].ends_with("Reverse"));
  c.a = is_reversed ? second : first;
  c.b = is_reversed ? first : second;
  c.pack = format_at(r, has_second ? 2 : 1);
}
void reconfigure(auto& r, Configuration& c) {
  const std::string_view which = r.node->api->family;
  const std::size_t count = r.node->arguments.size();
  if (which == "a") c.a = format_at(r, count - 1);
  if (which == "b") c.b = format_at(r, count - 1);
  if (!which.empty()) return;
  c.a = format_at(r, count == 4 ? 1 : 0);
  c.b = format_at(r, count == 4 ? 3 : 1);
}

void configure(auto& r, Configuration& c) {
  using spec::tenstorrent::Action;
  switch (r.node->api->action) {
    case Action::kVectorInit: c.vector_family = r.node->api->family; return;
    case Action::kReconfigure: return reconfigure(r, c);
    case Action::kAccumulatePack: c.accumulates = r->agent().values[0] != 0; return;
    case Action::kPackReconfigure: c.pack = format_at(r, r.node->arguments.size() - 1); return;
    case Action::kConfigure: configure_all(r, c); break;
    default:
      if (is_given(r, Role::kOld)) c.a = format_at(r, 1);
  }
  c.family = r.node->api->family, c.init = r.node;
  c.templates = r.node->template_arguments;
  if (c.family == "reduce") c.masks = true;
  if (r.node->api->name == "reduce_uninit") c.masks = false;
  c.transposes = c.family == "matmul" && value(r, Role::kTranspose, 0) != 0;
}

/// An init.
///   <f_init(c...) . K, M>  -->  <K, M[configuration(a) := f, formats(c...)]>
struct Configures {
  static constexpr RuleInfo info{"TT-Init", clauses("TT/Compute/init", "TT/Compute/format")};
  static void then(At<Configure> auto& r) { configure(r, r->agent().configuration); }
};

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::Configure> : Rules<tensix::Configures> {};
}  // namespace tenor::semantics
