// SPDX-License-Identifier: Apache-2.0
// Memory that a BufferStore must not write: constant, aliased, or with elements that overlap.
// TIR/Exec/1.2.3, 1.2.5; ledger TIR-D40, D41, D80.
#pragma once

#include <fmt/format.h>

#include "semantics/machine/redex.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

/// May the buffer be written: is its memory neither constant (TIR-D80) nor aliased, so shared with
/// another argument (TIR-D40), and does no element of the buffer overlap another (TIR-D41)?
Truth auto writable(const At<StoreReady> auto& r) {
  const auto& a = r->allocation(r.node->buffer);
  return r.truth(!a.constant && !a.aliased && !r->overlaps(r.node->buffer));
}

/// The store writes memory that holds a constant.
///     memory of b is constant
///   ------------------------------------------------
///   <StoreReady(b, i, v) . K, M>  -->  U-CONST-WRITE
struct BufferStoreConstant {
  static constexpr RuleInfo info{"TIR-BufferStore-constant", clauses("TIR-D80"),
                                 Code::U_CONST_WRITE};
  static Truth auto when(const At<StoreReady> auto& r) {
    return r.truth(r->allocation(r.node->buffer).constant);
  }
  static std::string describe(const At<StoreReady> auto& r) {
    return fmt::format("{} holds a constant, but the program writes to it", r.node->buffer->name);
  }
};

/// The store writes memory that two arguments share.
///     memory of b is aliased and not constant
///   ------------------------------------------
///   <StoreReady(b, i, v) . K, M>  -->  U-ALIAS
struct BufferStoreAliased {
  static constexpr RuleInfo info{"TIR-BufferStore-aliased",
                                 clauses("TIR/Exec/1.2.5", "TIR-D40", "TIR/Buffers/p2:b",
                                         "TIR/Buffers/p2:c", "TIR/Exec/14.3.2:d"),
                                 Code::U_ALIAS};
  static Truth auto when(const At<StoreReady> auto& r) {
    const auto& a = r->allocation(r.node->buffer);
    return r.truth(!a.constant && a.aliased);
  }
  static std::string describe(const At<StoreReady> auto& r) {
    return fmt::format("{} is written, but another argument shares its memory",
                       r.node->buffer->name);
  }
};

/// The store writes a buffer in which two elements share their place.
///     elements of b overlap, memory of b is not constant or aliased
///   ------------------------------------------------------------
///   <StoreReady(b, i, v) . K, M>  -->  U-OVERLAP
struct BufferStoreOverlap {
  static constexpr RuleInfo info{"TIR-BufferStore-overlap",
                                 clauses("TIR-D41", "TIR/Exec/1.2.3", "TIR/Buffers/p1"),
                                 Code::U_OVERLAP};
  static Truth auto when(const At<StoreReady> auto& r) {
    const auto& a = r->allocation(r.node->buffer);
    return r.truth(!a.constant && !a.aliased && r->overlaps(r.node->buffer));
  }
  static std::string describe(const At<StoreReady> auto& r) {
    return fmt::format("{} is written, but two of its elements share memory", r.node->buffer->name);
  }
};

}  // namespace tenor::semantics
