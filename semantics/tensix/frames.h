// SPDX-License-Identifier: Apache-2.0
// The states of the machine that runs kernels: each frame is one. What a call's frame needs of its
// arguments is in the agent (`Agent::values`).
#pragma once

#include "semantics/machine/frame.h"
#include "spec/tenstorrent/launch/launch.h"

namespace tenor::semantics::tensix {

using spec::tenstorrent::Call;
using spec::tenstorrent::LaunchNode;
using spec::tenstorrent::Stmt;

struct StartLaunch : StartFrame<LaunchNode> {};
struct BeginAgent : Frame<LaunchNode> {};  // index: which
struct EndAgent : Frame<LaunchNode> {};
struct EndPending : Frame<Call> {};
struct EndKept : Frame<Call> {};
struct LaunchDone : Frame<LaunchNode> {};

struct ExecStmt : StartFrame<Stmt> {};
struct NextStmt : Frame<Stmt> {};  // index: of a block's statements
struct NextIteration : Frame<Stmt> {};
struct StepLoop : Frame<Stmt> {};

// Calls; what is named Unpack…, Math… and Pack… is that agent's part.
struct Reserve : Frame<Call> {};
struct Push : Frame<Call> {};
struct Wait : Frame<Call> {};
struct Pop : Frame<Call> {};
struct ReadPage : Frame<Call> {};
struct WritePage : Frame<Call> {};
struct ReadBytes : Frame<Call> {};
struct WriteBytes : Frame<Call> {};
struct Multicast : Frame<Call> {};
struct Barrier : Frame<Call> {};
struct Fill : Frame<Call> {};
struct Scaler : Frame<Call> {};
struct SetSemaphore : Frame<Call> {};
struct ChangeSemaphores : Frame<Call> {};
struct WaitSemaphore : Frame<Call> {};
struct Acquire : Frame<Call> {};
struct Commit : Frame<Call> {};
struct WaitCommit : Frame<Call> {};
struct Release : Frame<Call> {};
struct Configure : Frame<Call> {};
struct UnpackTiles : Frame<Call> {};
struct MathTiles : Frame<Call> {};
struct MathVector : Frame<Call> {};
struct PackTiles : Frame<Call> {};
struct MathWhole : Frame<Call> {};
struct PackWhole : Frame<Call> {};

using TensixFrames =
    FrameList<StartLaunch, BeginAgent, EndAgent, EndPending, EndKept, LaunchDone, ExecStmt,
              NextStmt, NextIteration, StepLoop, Reserve, Push, Wait, Pop, ReadPage, WritePage,
              ReadBytes, WriteBytes, Multicast, Barrier, Fill, Scaler, SetSemaphore,
              ChangeSemaphores, WaitSemaphore, Acquire, Commit, WaitCommit, Release, Configure,
              UnpackTiles, MathTiles, MathVector, PackTiles, MathWhole, PackWhole>;

}  // namespace tenor::semantics::tensix
