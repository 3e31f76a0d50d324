// SPDX-License-Identifier: Apache-2.0
// What a run prints, and what it asserts. Relax/Op; ledger RLX-D49.
#pragma once

#include "semantics/relax/call/own.h"

namespace tenor::semantics::relax {

/// The number between the braces that begin at `at`, `next` of empty ones; nothing where they have
/// something else, or there are none.
inline std::optional<std::size_t> place_in_format(std::string_view format, std::size_t at,
                                                  std::size_t next) {
  const std::size_t end = format.find('}', at);
  if (format[at] != '{' || end == std::string_view::npos || end - at > 4) return {};
  std::size_t place = 0;
  for (const char c : format.substr(at + 1, end - at - 1)) {
    if (c < '0' || c > '9') return {};
    place = 10 * place + static_cast<std::size_t>(c - '0');
  }
  return end == at + 1 ? next : place + 1;
}
/// The first value is the format, as Python has it: `{}` is the next value, `{0}` the first one
/// after the format, `{{` a brace. Anything else in braces is printed as it stands.
template <class M, class Values>
std::string formatted(const M& m, const Values& values) {
  std::string format = values.empty() ? "" : show(m, values[0]), text;
  std::size_t next = 1;
  if (format.empty())
    for (std::size_t i = 1; i < values.size(); ++i) format += i == 1 ? "{}" : " {}";
  for (std::size_t at = 0; at < format.size(); ++at) {
    const auto place = place_in_format(format, at, next);
    if (format.compare(at, 2, "{{") == 0 || format.compare(at, 2, "}}") == 0) {
      text += format[at++];
    } else if (place && *place < values.size()) {
      text += show(m, values[*place]);
      next += format[at + 1] == '}';
      at = format.find('}', at);
    } else {
      text += format[at];
    }
  }
  return text;
}

/// A line is printed: the format with the values in its braces, or all values.
///     no call_pure_packed runs
///   ---------------------------------------------------
///   <OwnCallReady(print, v1, ..., vn) . K, M>  -->  <() . K, M>
struct Print {
  static constexpr RuleInfo info{"Relax-print", clauses("RLX-D49", "Relax/Eval/12.1:e")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"print"}) & r.truth(!r->pure_call());
  }
  static void then(At<OwnCallReady> auto& r) {
    r->print_line(formatted(*r, operands_of(r)));
    return_unit(r);
  }
};

/// A function that call_pure_packed calls prints, which no pure function does; or one that
/// call_inplace_packed or call_dps_packed calls.
///     such a call runs
///   ---------------------------------------------------
///   <OwnCallReady(print, v1, ..., vn) . K, M>  -->  U-IMPURE
struct PrintImpure {
  static constexpr RuleInfo info{
      "Relax-print-in-pure-call",
      clauses("Relax/Op/b4.b5:b", "Relax/Op/b4.b5", "Relax/Op/b3.b8", "Relax/Op/b5:b"),
      Code::U_IMPURE};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    return calls(r, {"print"}) & r.truth(r->pure_call());
  }
  static std::string describe(const At<OwnCallReady> auto& r) {
    return prints_in_pure_call(r->pure_call());
  }
};

/// The condition of an assertion; nothing where it is not a Bool.
template <class R>
std::optional<typename R::Value> asserted(const R& r) {
  const auto& v = r.operands()[0];
  if (const auto* prim = object_of(*r, v, Kind::kPrim)) return prim->parts[0];
  const auto* tensor = object_of(*r, v, Kind::kTensor);
  if (!tensor || tensor->text != "bool" || rank_of(*tensor) != 0) return {};
  return r->memory().at(memory_of(*tensor)).storage.get(spec::bool_type().scalar, 0);
}
/// An assertion that holds.
///     v is the Bool 1, which was written
///   ---------------------------------------------------
///   <OwnCallReady(assert_op, v) . K, M>  -->  <() . K, M>
struct AssertHolds {
  static constexpr RuleInfo info{"Relax-assert_op", clauses("RLX-D49")};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    const auto v = name_of(r.node) == "assert_op" ? asserted(r) : std::nullopt;
    return v ? r.d.is_true(*v) & has_contents(r, read_tensor(r)) : r.truth(false);
  }
  static void then(At<OwnCallReady> auto& r) { return_unit(r); }
};
/// An assertion that does not hold, which is an error.
///     v is the Bool 0, which was written
///   ---------------------------------------------------
///   <OwnCallReady(assert_op, v) . K, M>  -->  E-ASSERT
struct AssertFails {
  static constexpr RuleInfo info{"Relax-assert_op-fails", clauses("RLX-D49", "Relax/Purity/p3"),
                                 Code::E_ASSERT};
  static Truth auto when(const At<OwnCallReady> auto& r) {
    const auto v = name_of(r.node) == "assert_op" ? asserted(r) : std::nullopt;
    return v ? !r.d.is_true(*v) & has_contents(r, read_tensor(r)) : r.truth(false);
  }
  static std::string describe(const At<OwnCallReady> auto& r) {
    const std::string text = formatted(*r, operands_of(r, 1));
    return text.empty() ? "the assertion does not hold" : text;
  }
};

}  // namespace tenor::semantics::relax
