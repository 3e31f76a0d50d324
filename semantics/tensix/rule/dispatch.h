// SPDX-License-Identifier: Apache-2.0
// From a call to the frame of its part on an agent.
#pragma once

#include "semantics/tensix/state/state.h"

namespace tenor::semantics::tensix {

/// Of the three frames that a call has on unpacker, matrix unit and packer, the agent's.
template <class Unpack, class Math, class Pack, class M>
void push_part(M& m, const Call* call) {
  switch (m.agent().kind) {
    case AgentKind::kUnpack: return m.push(Unpack{{call}});
    case AgentKind::kMath: return m.push(Math{{call}});
    default: return m.push(Pack{{call}});
  }
}

template <class M>
void dispatch(M& m, const Call* call) {
  using Action = spec::tenstorrent::Action;
  switch (call->api->action) {
    case Action::kReserve: return m.push(Reserve{{call}});
    case Action::kPush: return m.push(Push{{call}});
    case Action::kWait: return m.push(Wait{{call}});
    case Action::kPop: return m.push(Pop{{call}});
    case Action::kReadPage: return m.push(ReadPage{{call}});
    case Action::kWritePage: return m.push(WritePage{{call}});
    case Action::kRead: return m.push(ReadBytes{{call}});
    case Action::kWrite: return m.push(WriteBytes{{call}});
    case Action::kMulticast: return m.push(Multicast{{call}});
    case Action::kReadBarrier:
    case Action::kWriteBarrier:
    case Action::kWritesFlushed:
    case Action::kAtomicBarrier: return m.push(Barrier{{call}});
    case Action::kFillMemory:
    case Action::kMask: return m.push(Fill{{call}});
    case Action::kScaler: return m.push(Scaler{{call}});
    case Action::kSemaphoreSet: return m.push(SetSemaphore{{call}});
    case Action::kSemaphoreIncrement:
    case Action::kSemaphoreMulticast: return m.push(ChangeSemaphores{{call}});
    case Action::kSemaphoreWait:
    case Action::kSemaphoreWaitAtLeast: return m.push(WaitSemaphore{{call}});
    case Action::kAcquire: return m.push(Acquire{{call}});
    case Action::kCommit: return m.push(Commit{{call}});
    case Action::kDstWait: return m.push(WaitCommit{{call}});
    case Action::kRelease: return m.push(Release{{call}});
    case Action::kAcquireBoth: return push_part<Acquire, Acquire, WaitCommit>(m, call);
    case Action::kReleaseBoth: return push_part<Commit, Commit, Release>(m, call);
    case Action::kConfigure:
    case Action::kInit:
    case Action::kVectorInit:
    case Action::kReconfigure:
    case Action::kPackReconfigure:
    case Action::kAccumulatePack: return m.push(Configure{{call}});
    case Action::kTileOperation:
    case Action::kBlockOperation: return push_part<UnpackTiles, MathTiles, MathTiles>(m, call);
    case Action::kVectorOperation:
    case Action::kFillTile: return m.push(MathVector{{call}});
    case Action::kPack:
    case Action::kPackBlock: return m.push(PackTiles{{call}});
    case Action::kWholePages: return push_part<UnpackTiles, MathWhole, PackWhole>(m, call);
    default: return;  // a value: never a statement
  }
}

}  // namespace tenor::semantics::tensix
