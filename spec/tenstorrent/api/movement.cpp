// SPDX-License-Identifier: Apache-2.0
// The API of circular buffers, of data movement and of semaphores, and calls that have a value.
#include "spec/tenstorrent/api/families.h"

namespace tenor::spec::tenstorrent::families {
namespace {

constexpr std::uint8_t kAny = kMover | kComputing;
constexpr auto kNone = Type::kVoid;
constexpr auto k32 = Type::kUint32;
constexpr auto k64 = Type::kUint64;

constexpr Api kMovement[] = {
    {"get_arg_val", "", Action::kArgument, kAny, 1, 1, 1, 1, k32, "", "index",
     clauses("TT/Kernel/arguments"), "the run-time argument of that index"},
    {"get_compile_time_arg_val", "", Action::kConstantArgument, kAny, 1, 1, 0, 0, k32, "", "index",
     clauses("TT/Kernel/arguments"), "the compile-time argument of that index"},
    {"get_write_ptr", "", Action::kWritePointer, kMover, 1, 1, 0, 0, k32, "", "cb",
     clauses("TT/CB/window/write"), "the address of the first reserved page"},
    {"get_read_ptr", "", Action::kReadPointer, kMover, 1, 1, 0, 0, k32, "", "cb",
     clauses("TT/CB/window/read"), "the address of the first page that was waited for"},
    {"get_tile_size", "", Action::kTileSize, kAny, 1, 1, 0, 0, k32, "", "cb",
     clauses("TT/Plan/form"), "the bytes of a page of the circular buffer"},
    {"get_semaphore", "", Action::kSemaphore, kMover, 1, 1, 0, 0, k32, "", "index",
     clauses("TT/Semaphore/wait"), "the address of the semaphore of that number"},
    {"TensorAccessor", "", Action::kAccessor, kMover, 2, 2, 0, 0, Type::kAccessor, "",
     "address size", clauses("TT/NoC/page"), "the pages of the buffer at an address of DRAM"},
    {"get_noc_page_addr", "", Action::kPageAddress, kMover, 2, 2, 0, 0, k64, "", "id accessor",
     clauses("TT/NoC/page"), "the address of a page of a buffer"},
    {"get_noc_addr", "", Action::kCoreAddress, kMover, 3, 3, 0, 0, k64, "", "x y l1",
     clauses("TT/NoC/write"), "an address in the L1 of a core"},
    {"get_noc_multicast_addr", "", Action::kMulticastAddress, kMover, 5, 5, 0, 0, k64, "",
     "x y x2 y2 l1", clauses("TT/NoC/multicast"), "an address in the L1 of a rectangle of cores"},
    {"get_absolute_logical_x", "my_logical_x", Action::kOwnX, kMover, 0, 0, 0, 0, k32, "", "",
     clauses("TT/Core/agents"), "the column of the core"},
    {"get_absolute_logical_y", "my_logical_y", Action::kOwnY, kMover, 0, 0, 0, 0, k32, "", "",
     clauses("TT/Core/agents"), "the row of the core"},

    {"cb_reserve_back", "", Action::kReserve, kMover | kPacker, 2, 2, 0, 0, kNone, "", "cb n",
     clauses("TT/CB/reserve"), "waits until n pages are free"},
    {"cb_push_back", "", Action::kPush, kMover | kPacker, 2, 2, 0, 0, kNone, "", "cb n",
     clauses("TT/CB/push"), "gives n reserved pages to the consumer"},
    {"cb_wait_front", "", Action::kWait, kMover | kUnpack, 2, 2, 0, 0, kNone, "", "cb n",
     clauses("TT/CB/wait"), "waits until n pages are visible in all"},
    {"cb_pop_front", "", Action::kPop, kMover | kUnpack, 2, 2, 0, 0, kNone, "", "cb n",
     clauses("TT/CB/pop"), "gives n pages back to the producer"},

    {"noc_async_read_page", "noc_async_read_tile", Action::kReadPage, kMover, 3, 3, 0, 0, kNone, "",
     "id accessor l1", clauses("TT/NoC/read", "TT/NoC/page"),
     "begins to copy a page of a buffer to the own L1"},
    {"noc_async_write_page", "noc_async_write_tile", Action::kWritePage, kMover, 3, 3, 0, 0, kNone,
     "", "id accessor l1", clauses("TT/NoC/write", "TT/NoC/page"),
     "begins to copy from the own L1 to a page of a buffer"},
    {"noc_async_read", "", Action::kRead, kMover, 3, 3, 0, 0, kNone, "", "noc l1 size",
     clauses("TT/NoC/read"), "begins to copy bytes to the own L1"},
    {"noc_async_write", "", Action::kWrite, kMover, 3, 3, 0, 0, kNone, "", "l1 noc size",
     clauses("TT/NoC/write"), "begins to copy bytes from the own L1"},
    {"noc_async_write_multicast", "noc_async_write_multicast_loopback_src", Action::kMulticast,
     kMover, 4, 4, 0, 0, kNone, "", "l1 noc size cores", clauses("TT/NoC/multicast"),
     "begins to copy bytes from the own L1 to that of many cores"},
    {"noc_async_read_barrier", "", Action::kReadBarrier, kMover, 0, 0, 0, 0, kNone, "", "",
     clauses("TT/NoC/landing"), "waits until the own reads have landed"},
    {"noc_async_write_barrier", "noc_async_full_barrier", Action::kWriteBarrier, kMover, 0, 0, 0, 0,
     kNone, "", "", clauses("TT/NoC/landing"), "waits until the own writes have landed"},
    {"noc_async_writes_flushed", "", Action::kWritesFlushed, kMover, 0, 0, 0, 0, kNone, "", "",
     clauses("TT/NoC/landing"), "waits until the own writes have left"},
    {"noc_async_atomic_barrier", "", Action::kAtomicBarrier, kMover, 0, 0, 0, 0, kNone, "", "",
     clauses("TT/NoC/landing"), "waits until the own increments have landed"},
    {"fill_memory", "zero_memory", Action::kFillMemory, kMover, 2, 2, 0, 0, kNone, "", "l1 size",
     clauses("TT/NoC/write"), "writes zeros to the own L1"},
    {"fill_pad_tile", "", Action::kMask, kMover, 3, 3, 0, 0, kNone, "", "l1 rows columns",
     clauses("TT/Memory/padding"), "writes zeros to all of a tile but its first rows and columns"},
    {"generate_reduce_scaler", "", Action::kScaler, kMover, 2, 2, 0, 0, kNone, "", "cb value",
     clauses("TT/CB/push"), "reserves, writes and pushes the tile that scales a reduction"},

    {"noc_semaphore_set", "", Action::kSemaphoreSet, kMover, 2, 2, 0, 0, kNone, "", "l1 value",
     clauses("TT/Semaphore/change"), "sets a semaphore of the own core"},
    {"noc_semaphore_inc", "", Action::kSemaphoreIncrement, kMover, 2, 2, 0, 0, kNone, "",
     "noc value", clauses("TT/Semaphore/change"), "counts a semaphore of a core up"},
    {"noc_semaphore_wait", "", Action::kSemaphoreWait, kMover, 2, 2, 0, 0, kNone, "", "l1 value",
     clauses("TT/Semaphore/wait"), "waits until a semaphore of the own core has the value"},
    {"noc_semaphore_wait_min", "", Action::kSemaphoreWaitAtLeast, kMover, 2, 2, 0, 0, kNone, "",
     "l1 value", clauses("TT/Semaphore/wait"), "the same, or a larger value"},
    {"noc_semaphore_set_multicast", "noc_semaphore_set_multicast_loopback_src",
     Action::kSemaphoreMulticast, kMover, 3, 3, 0, 0, kNone, "", "l1 noc cores",
     clauses("TT/Semaphore/change", "TT/NoC/multicast"),
     "copies a semaphore of the own core to that of many cores"},
};

}  // namespace

std::span<const Api> movement() { return kMovement; }

}  // namespace tenor::spec::tenstorrent::families
