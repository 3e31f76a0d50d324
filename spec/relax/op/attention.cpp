// SPDX-License-Identifier: Apache-2.0
// Attention over heads.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"
#include "spec/relax/wording.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// Places of the dimensions of query, key and value: batch, positions, heads, size of a head.
enum : std::size_t { kBatch, kPosition, kHead, kSize };

bool agree_on(OperatorCall& op, const Operands& all, std::size_t a, std::size_t b,
              std::size_t place, std::string_view what) {
  if (!all[a].dimensions() || !all[b].dimensions()) return true;
  return agree(op, b, (*all[a].dimensions())[place], (*all[b].dimensions())[place], what);
}

/// The heads of argument `i`, each used for as many of the query as any other.
bool are_shared(OperatorCall& op, const Operands& all, std::size_t i) {
  if (!all[0].dimensions() || !all[i].dimensions()) return true;
  const PrimExpr *query = (*all[0].dimensions())[kHead], *shared = (*all[i].dimensions())[kHead];
  const auto count = literal(query), each = literal(shared);
  if (each == 1 || op.equal(query, shared) == Truth::kAlways) return true;
  if (!count || !each || *each == 0) {
    op.may_reject(i, fmt::format("the number of query heads, {}, might not be a multiple of {}",
                                 shown(query), shown(shared)));
    return true;
  }
  if (*count % *each == 0) return true;
  op.reject(i,
            fmt::format("the number of query heads, {}, is not a multiple of {}", *count, *each));
  return false;
}

/// The dimension of a bias is `extent`, or 1.
bool is_broadcast(OperatorCall& op, const PrimExpr* given, const PrimExpr* extent) {
  return literal(given) == 1 || agree(op, 3, given, extent, "a dimension of the bias");
}

/// Batch, heads, positions of the query, positions of the key; each may be 1.
bool is_bias(OperatorCall& op, const Operands& all) {
  const auto bias = tensor_argument(op, 3);
  if (!bias || !has_rank(op, 3, *bias, 4)) return false;
  const auto &query = all[0].dimensions(), &key = all[1].dimensions(), &d = bias->dimensions();
  if (!d) return true;
  if (query && (!is_broadcast(op, (*d)[0], (*query)[kBatch]) ||
                !is_broadcast(op, (*d)[1], (*query)[kHead]) ||
                !is_broadcast(op, (*d)[2], (*query)[kPosition])))
    return false;
  return !key || is_broadcast(op, (*d)[3], (*key)[kPosition]);
}

/// The shape of the query, with heads of the size that the values have. The heads of key and value
/// may be fewer than those of the query, each then used for several.
const StructInfo* attended(OperatorCall& op, const Operands& all) {
  const auto device = common_device(op, all);
  if (!device) return nullptr;
  const auto &query = all[0].dimensions(), &value = all[2].dimensions();
  if (!query || !value) return tensor(op, shape_of_rank(4), all[0].dtype, *device);
  Dimensions result = *query;
  result[kSize] = (*value)[kSize];
  return tensor(op, shape_of(std::move(result)), all[0].dtype, *device);
}

std::optional<Operands> query_key_value(OperatorCall& op) {
  const auto all = tensor_arguments(op, 3);
  if (!all) return std::nullopt;
  for (std::size_t i = 0; i < 3; ++i)
    if (!has_rank(op, i, (*all)[i], 4)) return std::nullopt;
  const bool good = agree_on(op, *all, 0, 1, kBatch, "the batch") &&
                    agree_on(op, *all, 1, 2, kBatch, "the batch") &&
                    agree_on(op, *all, 1, 2, kPosition, "the positions of key and value") &&
                    agree_on(op, *all, 0, 1, kSize, "the size of a head") &&
                    are_shared(op, *all, 1) && are_shared(op, *all, 2);
  return good ? all : std::nullopt;
}

const StructInfo* derive_attention(OperatorCall& op) {
  const auto all = query_key_value(op);
  if (!all || (op.size() > 3 && !is_bias(op, *all))) return nullptr;
  return attended(op, *all);
}

/// Sequences one after the other; two tensors say where each starts.
const StructInfo* derive_attention_var_len(OperatorCall& op) {
  const auto all = query_key_value(op);
  if (!all || !tensor_arguments(op, 7)) return nullptr;
  return attended(op, *all);
}

constexpr Parameter kNnAttentionParameters[] = {{"query"},
                                                {"key"},
                                                {"value"},
                                                {"bias", kExpr, "None"},
                                                {"scale", kAttribute, "None"},
                                                {"causal_mask", kAttribute, "None"},
                                                {"window_size", kAttribute, "None"}};
constexpr Parameter kNnAttentionBiasParameters[] = {{"query"},
                                                    {"key"},
                                                    {"value"},
                                                    {"bias"},
                                                    {"scale", kAttribute, "None"},
                                                    {"causal_mask", kAttribute, "None"},
                                                    {"window_size", kAttribute, "None"}};
constexpr Parameter kNnAttentionVarLenParameters[] = {{"queries", kExpr, {}, "query"},
                                                      {"keys", kExpr, {}, "key"},
                                                      {"values", kExpr, {}, "value"},
                                                      {"seqstart_q"},
                                                      {"seqstart_k"},
                                                      {"max_seqlen_q"},
                                                      {"max_seqlen_k"},
                                                      {"scale", kAttribute, "None"},
                                                      {"causal_mask", kAttribute, "None"},
                                                      {"window_size", kAttribute, "None"}};

constexpr Operator kAttentionOperators[] = {
    {"nn.attention", kNnAttentionParameters, Purity::kPure, derive_attention},
    {"nn.attention_bias", kNnAttentionBiasParameters, Purity::kPure, derive_attention},
    {"nn.attention_var_len", kNnAttentionVarLenParameters, Purity::kPure, derive_attention_var_len},
};

}  // namespace

std::span<const Operator> attention_operators() { return kAttentionOperators; }

}  // namespace tenor::spec::relax
