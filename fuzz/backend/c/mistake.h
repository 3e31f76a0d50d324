// SPDX-License-Identifier: Apache-2.0
// Mistakes that tests plant in the emitter, one at a time: a comparison that does not find them all
// would find none of a compiler's either. Nothing but tests asks for one.
#pragma once

#include <cstdint>

namespace tenor::fuzz::c {

enum class Mistake : std::uint8_t {
  kNone,
  kTruncatedFloorDiv,   ///< FloorDiv rounds towards zero
  kTruncatedFloorMod,   ///< FloorMod has the sign of the dividend
  kFlooredMod,          ///< Mod has the sign of the divisor
  kMissingWrap,         ///< Int of 8 bits is computed in 32
  kUnsignedCompare,     ///< Int is compared as UInt
  kSignedCompare,       ///< UInt of 32 bits is compared as Int
  kLogicalShift,        ///< shift_right fills with zeros
  kCastSignExtends,     ///< UInt to a wider Int extends the highest bit
  kCastRounds,          ///< a float is rounded to an integer, not truncated
  kBoolLowestBit,       ///< an integer to Bool by its lowest bit
  kMinimumKeepsNumber,  ///< Min and Max of a NaN are the other operand
  kNarrowLosesBit,      ///< results in float16 and bfloat16 lose their last bit
  kContracts,           ///< a * b + c has one rounding
  kShortLoop,           ///< the last iteration is missing
  kStepIgnored,         ///< every loop steps by one
  kStartIgnored,        ///< every loop starts at 0
  kOrderIgnored,        ///< serial loops run backwards
  kInitDropped,         ///< init of a Block does not run
  kInitAlways,          ///< init of a Block runs in every iteration
  kPredicateDropped,    ///< the predicate of a Block is taken to hold
  kMaskDropped,         ///< the predicate of a BufferStore is taken to hold
  kWrongStride,         ///< a row is one element longer
  kOffsetDropped,       ///< elem_offset is taken for 0
  kStridesIgnored,      ///< a parameter's strides are taken for those of an array without gaps
  kRegionDropped,       ///< a match_buffer begins where its source does
  kLanesReversed,       ///< a Ramp counts down from its last lane
  kShuffleRotated,      ///< a Shuffle takes the next lane
  kSelectSwapped,       ///< Select takes the other value
  kElseDropped,         ///< an IfThenElse has no else_case
  kBreakContinues,      ///< Break continues with the next iteration
  kAssertionDropped,    ///< a condition is not asserted
  kDivisorUnchecked,    ///< an integer divided by zero is 0
  kShapeUnchecked,      ///< a tensor of any extents is taken
  kCount
};

}  // namespace tenor::fuzz::c
