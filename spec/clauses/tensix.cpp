// SPDX-License-Identifier: Apache-2.0
// TT/Kernel, Plan, Core, CB, NoC, Semaphore, Dst, Src, Compute, Memory: clauses of ours for kernels
// and the machine that runs them (docs/tensix.md).
#include "spec/clauses/families.h"

namespace tenor::spec::families {
namespace {

constexpr ClauseText kTensixClauses[] = {
    {"TT/Kernel/text",
     "a kernel is a function without parameters of declarations, assignments, calls, conditions "
     "and counted loops, in the spelling of C++"},
    {"TT/Kernel/names", "a name is declared once, before its first use"},
    {"TT/Kernel/calls",
     "a call is one that the kernel API has for that kind of kernel, with that many arguments"},
    {"TT/Kernel/scope", "what else C++ has is out of scope, and is refused by line"},
    {"TT/Kernel/integers",
     "integers are those of C++: 32 or 64 bits that wrap; a division by zero has no result"},
    {"TT/Kernel/arguments",
     "a kernel reads the arguments that its launch gives, 4 bytes each; another one holds garbage"},
    {"TT/Kernel/control", "declarations, assignments, conditions and loops run as in C++"},
    {"TT/Plan/form",
     "a plan names the cores, the buffers in DRAM, the circular buffers and the kernels of a "
     "launch, with their arguments"},
    {"TT/Plan/arguments",
     "kernels of one core that are given an argument of one name are given one value"},
    {"TT/Plan/coverage", "all cores together write each page of an output exactly once"},
    {"TT/Plan/shares",
     "the shares of the cores hold each tile of the grid once: contiguous ones a range, "
     "interleaved "
     "ones each P-th tile, rectangular ones a rectangle of the grid"},
    {"TT/Plan/reference",
     "what a plan says twice is the same: the grid, the cores, the share of each core, and the "
     "arguments with those names"},
    {"TT/Plan/memory", "the circular buffers of a core fit its L1, less what is reserved"},
    {"TT/Plan/unused", "an argument that is given is read"},
    {"TT/Core/agents",
     "a core runs five agents at once: two that move data, and of a compute kernel the parts that "
     "unpack, compute and pack; each call has a part on some of them"},
    {"TT/Core/progress",
     "an agent that waits continues once its condition holds; where none can continue, the launch "
     "hangs"},
    {"TT/CB/reserve",
     "cb_reserve_back waits until that many pages are free, and records nothing: two of 1 do not "
     "reserve 2"},
    {"TT/CB/push",
     "cb_push_back makes that many reserved pages visible and moves the producer's own pointer"},
    {"TT/CB/push/written", "a page is written before it is pushed"},
    {"TT/CB/wait", "cb_wait_front waits until that many pages are visible in all"},
    {"TT/CB/wait/total",
     "the count of a wait is a total: without a pop between them, a second wait of the same count "
     "gives nothing new"},
    {"TT/CB/pop", "cb_pop_front frees that many pages that were waited for"},
    {"TT/CB/window/read", "a page is read between its wait and its pop"},
    {"TT/CB/window/write", "a page is written between its reserve and its push"},
    {"TT/CB/wrap",
     "a pointer returns to the start only where it meets the end: it never passes it"},
    {"TT/CB/owners", "a circular buffer has one producer and one consumer"},
    {"TT/CB/balance", "as many pages are pushed as are waited for"},
    {"TT/CB/left", "no page is left at the end"},
    {"TT/NoC/read", "a read copies from DRAM or another L1 to the own L1; it lands by its barrier"},
    {"TT/NoC/write",
     "a write copies from the own L1 to DRAM or another L1; a flush says that it has left, a "
     "barrier that it has landed"},
    {"TT/NoC/landing",
     "until a transfer has landed, nothing relies on what it writes; until a write has left, "
     "nothing changes what it reads"},
    {"TT/NoC/exit", "a kernel ends with a barrier after its last write"},
    {"TT/NoC/page", "a page number is below the buffer's number of pages"},
    {"TT/NoC/alignment",
     "both addresses of a transfer agree in their low bits: modulo 32 where DRAM is one of them, "
     "else 16"},
    {"TT/NoC/multicast",
     "a multicast writes to a rectangle of cores; without loopback not to the sender, and the "
     "count of cores is that of those written"},
    {"TT/Semaphore/wait", "a semaphore is a word of L1; a wait continues once it has the value"},
    {"TT/Semaphore/change",
     "a semaphore is set or counted up, here or on other cores; writes of the same agent to a core "
     "land before a semaphore that it changes there afterwards"},
    {"TT/Src/valid",
     "the unpacker fills one of two banks of source registers and sets it valid; the matrix unit "
     "waits for that and gives it back"},
    {"TT/Dst/acquire",
     "tile_regs_acquire waits until a half of the destination registers is free; an acquired half "
     "is not acquired again"},
    {"TT/Dst/commit", "tile_regs_commit gives the half to the packer"},
    {"TT/Dst/wait", "tile_regs_wait waits until a half is given"},
    {"TT/Dst/release", "tile_regs_release clears the half and gives it back"},
    {"TT/Dst/order", "acquire comes before commit; wait before pack and release"},
    {"TT/Dst/use", "a tile operation writes an acquired half"},
    {"TT/Dst/capacity",
     "a half has 8 registers of 16 bits or 4 of 32; without halves there are twice as many"},
    {"TT/Dst/defined",
     "a cleared register counts as zero to the matrix unit and the packer, but a vector operation "
     "reads what was left there"},
    {"TT/Compute/init",
     "a tile operation runs under its own init, which no other family's init replaced"},
    {"TT/Compute/format",
     "unpacker and packer are configured for the data format of the circular buffer that they use"},
    {"TT/Compute/tile",
     "a tile operation takes tiles of circular buffers and destination registers to a destination "
     "register"},
    {"TT/Compute/pack",
     "pack_tile writes a destination register to the next page that was reserved"},
    {"TT/Memory/defined", "memory that nothing wrote has no value"},
    {"TT/Memory/padding", "padding of a tile has no value, unless the plan says that it is zero"},
};

}  // namespace

std::span<const ClauseText> tensix() { return kTensixClauses; }

}  // namespace tenor::spec::families
