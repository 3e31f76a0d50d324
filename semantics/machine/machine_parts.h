// SPDX-License-Identifier: Apache-2.0
// The machine's members, a file a subject. Included by machine.h alone.
#pragma once

#include "semantics/machine/contexts_impl.h"
#include "semantics/machine/machine_end.h"
#include "semantics/machine/machine_impl.h"
#include "semantics/machine/machine_readings.h"
#include "semantics/machine/machine_rules.h"
#include "semantics/machine/merge_impl.h"
