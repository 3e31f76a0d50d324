// SPDX-License-Identifier: Apache-2.0
// Every family of Relax's rules. Included where they are instantiated or listed, and nowhere else.
#pragma once

#include "semantics/relax/call/call.h"
#include "semantics/relax/expr/compound.h"
#include "semantics/relax/expr/leaf.h"
#include "semantics/relax/expr/sequence.h"
#include "semantics/relax/function/function.h"
#include "semantics/relax/match/annotation.h"
#include "semantics/relax/match/cast.h"
#include "semantics/tir/catalogue.h"
