// SPDX-License-Identifier: Apache-2.0
// All rules of kernels. A new rule is one word in its frame's list.
#pragma once

#include "semantics/tensix/language.h"
#include "semantics/tensix/rule/barrier.h"
#include "semantics/tensix/rule/byte_transfer.h"
#include "semantics/tensix/rule/configure.h"
#include "semantics/tensix/rule/consumer.h"
#include "semantics/tensix/rule/control.h"
#include "semantics/tensix/rule/destination.h"
#include "semantics/tensix/rule/launch.h"
#include "semantics/tensix/rule/pack.h"
#include "semantics/tensix/rule/page_transfer.h"
#include "semantics/tensix/rule/semaphore.h"
#include "semantics/tensix/rule/tile.h"
#include "semantics/tensix/rule/vector.h"
#include "semantics/tensix/rule/whole.h"
