// SPDX-License-Identifier: Apache-2.0
// TirState's members, a file a subject. Included by state.h alone.
#pragma once

#include "semantics/tir/state/access.h"
#include "semantics/tir/state/activations.h"
#include "semantics/tir/state/beside.h"
#include "semantics/tir/state/levels.h"
#include "semantics/tir/state/snapshot.h"
#include "semantics/tir/state/somewhere.h"
#include "semantics/tir/state/thread_blocks.h"
#include "semantics/tir/state/thread_memory.h"
#include "semantics/tir/state/thread_schedule.h"
#include "semantics/tir/straight/run.h"
