// SPDX-License-Identifier: Apache-2.0
// AttrStmt about copies that continue beside the thread, as software pipelines print them: the
// stores within async_scope are copies, async_commit_queue_scope makes a group of what its body
// copies, and async_wait_inflight_count waits. EXT/Async.
#pragma once

#include "semantics/tir/frames.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

enum class AsyncKey : std::uint8_t { kNone, kScope, kCommit, kWait, kUnknown };

/// What the attribute says of copies. There is one queue, 0.
inline AsyncKey async_key(const spec::tir::AttrStmt& s) {
  const auto* value = spec::as<spec::IntImm>(s.value);
  const bool is_zero = value && value->value == 0;
  if (s.attr_key == "async_scope") return AsyncKey::kScope;
  if (s.attr_key == "async_commit_queue_scope")
    return is_zero ? AsyncKey::kCommit : AsyncKey::kUnknown;
  if (s.attr_key == "async_wait_queue_scope") return is_zero ? AsyncKey::kNone : AsyncKey::kUnknown;
  if (s.attr_key != "async_wait_inflight_count") return AsyncKey::kNone;
  return s.value && s.value->dtype.is_integer_scalar() ? AsyncKey::kWait : AsyncKey::kUnknown;
}

/// Does the attribute say that of copies?
Truth auto has_key(const At<ExecAttrStmt> auto& r, AsyncKey key) {
  return r.truth(async_key(*r.node) == key);
}

/// The stores of the body are copies that continue beside the thread.
///     key is async_scope
///   ------------------------------------------------------------
///   <ExecAttrStmt(key, e, s) . K, M>  -->  <s . AsyncEnd . K, M + scope>
struct AttrStmtAsync {
  static constexpr RuleInfo info{"TIR-AttrStmt-async", clauses("EXT/Async/scope", "EXT/Async")};
  static Truth auto when(const At<ExecAttrStmt> auto& r) { return has_key(r, AsyncKey::kScope); }
  static void then(At<ExecAttrStmt> auto& r) {
    r->copies().enter_scope(*r);
    r->push(AsyncEnd{{r.node, r->operand_height()}});
    r->execute(r.node->body);
  }
};
/// What the body copies is to be one group.
///     key is async_commit_queue_scope, e = 0
///   ------------------------------------------------------------
///   <ExecAttrStmt(key, e, s) . K, M>  -->  <s . AsyncEnd . K, M>
struct AttrStmtCommit {
  static constexpr RuleInfo info{"TIR-AttrStmt-async-commit",
                                 clauses("EXT/Async/scope", "EXT/Async")};
  static Truth auto when(const At<ExecAttrStmt> auto& r) { return has_key(r, AsyncKey::kCommit); }
  static void then(At<ExecAttrStmt> auto& r) {
    r->push(AsyncEnd{{r.node, r->operand_height()}});
    r->execute(r.node->body);
  }
};
/// An attribute that waits evaluates how many groups may be left.
///     key is async_wait_inflight_count
///   ------------------------------------------------------------
///   <ExecAttrStmt(key, e, s) . K, M>  -->  <e . AsyncWait . K, M>
struct AttrStmtWait {
  static constexpr RuleInfo info{"TIR-AttrStmt-async-count", clauses("EXT/Async/scope")};
  static Truth auto when(const At<ExecAttrStmt> auto& r) { return has_key(r, AsyncKey::kWait); }
  static void then(At<ExecAttrStmt> auto& r) {
    r->evaluate_then(AsyncWait{{r.node}}, r.node->value);
  }
};
/// Another queue, or a count that is no integer, is out of scope.
///     key and e are of an async copy, and have no rule
///   ---------------------------------------------------
///   <ExecAttrStmt(key, e, s) . K, M>  -->  S-DEVICE
struct AttrStmtAsyncUnknown {
  static constexpr RuleInfo info{"TIR-AttrStmt-async-queue", clauses("EXT/Async/scope"),
                                 Code::S_DEVICE};
  static Truth auto when(const At<ExecAttrStmt> auto& r) { return has_key(r, AsyncKey::kUnknown); }
  static std::string describe(const At<ExecAttrStmt> auto& r) {
    return fmt::format("{} has rules for queue 0 and for counts that are integers alone",
                       r.node->attr_key);
  }
};
/// Of ExecAttrStmt, for copies.
using AsyncAttributes = Rules<AttrStmtAsync, AttrStmtCommit, AttrStmtWait, AttrStmtAsyncUnknown>;

/// How many groups may be left; data may not decide it.
auto groups_left(const At<AsyncWait> auto& r) { return r.d.known(r.d.index(r.operands()[0])); }

/// The thread waits for all its groups but the newest n, meets the others where threads meet after
/// each statement, and executes the body.
///     n is not less than 0
///   ------------------------------------------------------------
///   <AsyncWait(n, s) . K, M>  -->  <Barrier . s . K, M - groups>
struct AsyncWaits {
  static constexpr RuleInfo info{"TIR-AttrStmt-async-wait",
                                 clauses("EXT/Async/scope", "EXT/Async", "TIR-D73")};
  static Truth auto when(const At<AsyncWait> auto& r) {
    return r.truth(groups_left(r).value_or(-1) >= 0) & !r.d.is_indeterminate(r.operands()[0]);
  }
  static void then(At<AsyncWait> auto& r) {
    r->copies().wait(*r, static_cast<std::uint64_t>(*groups_left(r)));
    r.drop();
    r->execute(r.node->body);
    r->push_barrier(r.node, r.node->body);
  }
};
/// A count that has no meaning is out of scope: a negative one, or one that nothing or only data
/// say.
///     n is less than 0, or not known
///   -------------------------------------
///   <AsyncWait(n, s) . K, M>  -->  S-DEVICE
struct AsyncWaitsForNone {
  static constexpr RuleInfo info{"TIR-AttrStmt-async-negative", clauses("EXT/Async/scope"),
                                 Code::S_DEVICE};
  static Truth auto when(const At<AsyncWait> auto& r) {
    return r.truth(groups_left(r).value_or(-1) < 0) | r.d.is_indeterminate(r.operands()[0]);
  }
  static std::string describe(const At<AsyncWait> auto& r) {
    return fmt::format("{} is {}, which is not a number of groups", r.node->attr_key,
                       r.d.show(r.operands()[0]));
  }
};
template <>
struct RulesOf<AsyncWait> : Rules<AsyncWaits, AsyncWaitsForNone> {};

/// The scope ends: stores are stores again.
///     key is async_scope
///   ------------------------------------------
///   <AsyncEnd(key) . K, M>  -->  <K, M - scope>
struct AsyncScopeEnds {
  static constexpr RuleInfo info{"TIR-AttrStmt-async-end", clauses("EXT/Async/scope")};
  static Truth auto when(const At<AsyncEnd> auto& r) {
    return r.truth(async_key(*r.node) == AsyncKey::kScope);
  }
  static void then(At<AsyncEnd> auto& r) { r->copies().leave_scope(*r); }
};
/// The body's copies are one group.
///     key is async_commit_queue_scope
///   ------------------------------------------
///   <AsyncEnd(key) . K, M>  -->  <K, M + group>
struct AsyncCommits {
  static constexpr RuleInfo info{"TIR-AttrStmt-async-group", clauses("EXT/Async/scope")};
  static Truth auto when(const At<AsyncEnd> auto& r) {
    return r.truth(async_key(*r.node) == AsyncKey::kCommit);
  }
  static void then(At<AsyncEnd> auto& r) { r->copies().commit(*r); }
};
template <>
struct RulesOf<AsyncEnd> : Rules<AsyncScopeEnds, AsyncCommits> {};

}  // namespace tenor::semantics
