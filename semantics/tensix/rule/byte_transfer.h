// SPDX-License-Identifier: Apache-2.0
// Transfers of bytes: reads, writes, and writes to a rectangle of cores. TT/NoC
#pragma once

#include "semantics/tensix/rule/transfer.h"

namespace tenor::semantics::tensix {

/// The own address is not in a page that the agent has reserved.
///     l not in reserved(a)
///   --------------------------------------------------
///   <noc_async_read(n, l, s) . K, M>  -->  Garbage                            TT-G-WRITE
struct ReadBytesUnreserved : When<Fault::kWindow> {
  static constexpr RuleInfo info{"TT-noc_async_read-unreserved", clauses("TT/CB/window/write"),
                                 Code::TT_G_WRITE};
  static std::string describe(const auto& r) {
    return fmt::format("{} bytes are read to {:#x}, not reserved by this agent",
                       value(r, Role::kSize), value(r, Role::kL1));
  }
};
/// The addresses differ in their low bits.
///     (n xor l) mod alignment != 0
///   --------------------------------------------------
///   <noc_async_read(n, l, s) . K, M>  -->  Garbage                            TT-G-ALIGNMENT
struct ReadBytesMisaligned : When<Fault::kAlignment> {
  static constexpr RuleInfo info{"TT-noc_async_read-alignment", clauses("TT/NoC/alignment"),
                                 Code::TT_G_ALIGNMENT};
  static std::string describe(const auto& r) {
    return fmt::format("{:#x} and {:#x} differ modulo {}", r.which, value(r, Role::kL1),
                       alignment_of(remote(r)));
  }
};
/// Nothing of the plan is at the address.
///     n not in buffers, n not in circular buffers
///   --------------------------------------------------
///   <noc_async_read(n, l, s) . K, M>  -->  Garbage                            TT-G-TILE
struct ReadBytesNowhere : When<Fault::kPage> {
  static constexpr RuleInfo info{"TT-noc_async_read-outside", clauses("TT/NoC/page"),
                                 Code::TT_G_TILE};
  static std::string describe(const auto& r) {
    return fmt::format("no buffer of the plan has {} bytes at {:#x}", value(r, Role::kSize),
                       remote(r).local);
  }
};
/// Nothing wrote what is read.
///     M[n] = undefined
///   --------------------------------------------------
///   <noc_async_read(n, l, s) . K, M>  -->  Garbage                            TT-G-UNDEFINED
struct ReadBytesUndefined : When<Fault::kUndefined> {
  static constexpr RuleInfo info{"TT-noc_async_read-undefined", clauses("TT/Memory/defined"),
                                 Code::TT_G_UNDEFINED};
  static std::string describe(const auto& r) {
    return fmt::format("nothing has written what this transfers: {:#x} to {:#x}",
                       value(r, Role::kL1), remote(r).local);
  }
};
/// What is read may not have landed there.
///     pending(read, n)
///   --------------------------------------------------
///   <noc_async_read(n, l, s) . K, M>  -->  Garbage                            TT-G-PENDING
struct ReadBytesPending : When<Fault::kPending> {
  static constexpr RuleInfo info{"TT-noc_async_read-pending", clauses("TT/NoC/landing"),
                                 Code::TT_G_PENDING};
  static std::string describe(const auto&) {
    return std::string("this transfers what another transfer may not have brought yet");
  }
};
/// Bytes are copied, and pending.
///     M[n] = v
///   --------------------------------------------------
///   <noc_async_read(n, l, s) . K, M>  -->  <K, M[l := v][pending(read, l)]>
struct ReadsBytes : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-noc_async_read", clauses("TT/NoC/read")};
  static void then(At<ReadBytes> auto& r) {
    land(*r, *own_range(r), bytes_at(*r, remote(r), value(r, Role::kSize)), r.node);
  }
};

/// The own address is not in a page that the agent has waited for, or reserved.
///     l not in waited(a), l not in reserved(a)
///   --------------------------------------------------
///   <noc_async_write(l, n, s) . K, M>  -->  Garbage                           TT-G-READ
struct WriteBytesUnwaited : When<Fault::kWindow> {
  static constexpr RuleInfo info{"TT-noc_async_write-unwaited", clauses("TT/CB/window/read"),
                                 Code::TT_G_READ};
  static std::string describe(const auto& r) {
    return fmt::format("{} bytes are written from {:#x}, not waited for by this agent",
                       value(r, Role::kSize), value(r, Role::kL1));
  }
};
/// Nothing wrote what is sent.
///     M[l] = undefined
///   --------------------------------------------------
///   <noc_async_write(l, n, s) . K, M>  -->  Garbage                           TT-G-UNDEFINED
struct WriteBytesUndefined : ReadBytesUndefined {
  static constexpr RuleInfo info{"TT-noc_async_write-undefined", clauses("TT/Memory/defined"),
                                 Code::TT_G_UNDEFINED};
};
/// What is sent may not have landed here.
///     pending(read, l)
///   --------------------------------------------------
///   <noc_async_write(l, n, s) . K, M>  -->  Garbage                           TT-G-PENDING
struct WriteBytesPending : ReadBytesPending {
  static constexpr RuleInfo info{"TT-noc_async_write-pending", clauses("TT/NoC/landing"),
                                 Code::TT_G_PENDING};
};
/// The addresses differ in their low bits.
///     (n xor l) mod alignment != 0
///   --------------------------------------------------
///   <noc_async_write(l, n, s) . K, M>  -->  Garbage                           TT-G-ALIGNMENT
struct WriteBytesMisaligned : ReadBytesMisaligned {
  static constexpr RuleInfo info{"TT-noc_async_write-alignment", clauses("TT/NoC/alignment"),
                                 Code::TT_G_ALIGNMENT};
};
/// Nothing of the plan is at the address.
///     n not in buffers, n not in cores
///   --------------------------------------------------
///   <noc_async_write(l, n, s) . K, M>  -->  Garbage                           TT-G-TILE
struct WriteBytesNowhere : ReadBytesNowhere {
  static constexpr RuleInfo info{"TT-noc_async_write-outside", clauses("TT/NoC/page"),
                                 Code::TT_G_TILE};
};
/// No agent there has reserved the pages.
///     n not in reserved(b) for each agent b of the core
///   --------------------------------------------------
///   <noc_async_write(l, n, s) . K, M>  -->  Garbage                           TT-G-WRITE
struct WriteBytesUnreserved : When<Fault::kPlace> {
  static constexpr RuleInfo info{"TT-noc_async_write-unreserved", clauses("TT/CB/window/write"),
                                 Code::TT_G_WRITE};
  static std::string describe(const auto& r) {
    const auto& core = r->plan->cores[r->cores[r.which].number];
    return fmt::format(
        "{} bytes are written to {:#x} of core ({}, {}), where no agent has reserved "
        "them",
        value(r, Role::kSize), remote(r).local, core.x, core.y);
  }
};
/// The page has been written before.
///     written(n)
///   --------------------------------------------------
///   <noc_async_write(l, n, s) . K, M>  -->  Garbage                           TT-G-COVERAGE
struct WriteBytesAgain : When<Fault::kAgain> {
  static constexpr RuleInfo info{"TT-noc_async_write-again", clauses("TT/Plan/coverage"),
                                 Code::TT_G_COVERAGE};
  static std::string describe(const auto& r) {
    const auto& other = r->plan->cores[r.which];
    return fmt::format("core ({}, {}) has already written {:#x}", other.x, other.y,
                       remote(r).local);
  }
};
/// Bytes are copied to DRAM or to a core, and pending there.
///     M[l] = v
///   --------------------------------------------------
///   <noc_async_write(l, n, s) . K, M>  -->  <K, M[n := v][pending(write, l)]>
struct WritesBytes : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-noc_async_write", clauses("TT/NoC/write")};
  static void then(At<WriteBytes> auto& r) {
    if (remote(r).where == Where::kDram)
      write_dram(r);
    else
      write_core(r, targets(r).front());
    send(*r, *own_range(r), r.node);
  }
};
/// The count of cores is not that of those written.
///     k != |cores(n)|
///   --------------------------------------------------
///   <noc_async_write_multicast(l, n, s, k) . K, M>  -->  Garbage              TT-G-ARGUMENT
struct MulticastCount : When<Fault::kCores> {
  static constexpr RuleInfo info{"TT-noc_async_write_multicast-count", clauses("TT/NoC/multicast"),
                                 Code::TT_G_ARGUMENT};
  static std::string describe(const auto& r) {
    return fmt::format("the rectangle has {} cores to write to, and the call says {}", r.which,
                       value(r, Role::kCores));
  }
};
/// Bytes are copied to all cores of a rectangle, and pending there.
///     M[l] = v
///   --------------------------------------------------
///   <noc_async_write_multicast(l, n, s, k) . K, M>  -->  <K, M[n := v][pending(write, l)]>
struct Multicasts : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-noc_async_write_multicast", clauses("TT/NoC/multicast")};
  static void then(At<Multicast> auto& r) {
    for (const std::uint32_t core : targets(r)) write_core(r, core);
    send(*r, *own_range(r), r.node);
  }
};

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::ReadBytes>
    : Rules<tensix::ReadBytesUnreserved, tensix::ReadBytesMisaligned, tensix::ReadBytesNowhere,
            tensix::ReadBytesUndefined, tensix::ReadBytesPending, tensix::ReadsBytes> {};
template <>
struct RulesOf<tensix::WriteBytes>
    : Rules<tensix::WriteBytesUnwaited, tensix::WriteBytesUndefined, tensix::WriteBytesPending,
            tensix::WriteBytesMisaligned, tensix::WriteBytesNowhere, tensix::WriteBytesUnreserved,
            tensix::WriteBytesAgain, tensix::WritesBytes> {};
template <>
struct RulesOf<tensix::Multicast>
    : Rules<tensix::WriteBytesUnwaited, tensix::WriteBytesUndefined, tensix::WriteBytesPending,
            tensix::WriteBytesMisaligned, tensix::WriteBytesUnreserved, tensix::MulticastCount,
            tensix::Multicasts> {};
}  // namespace tenor::semantics
