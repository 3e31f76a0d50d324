// SPDX-License-Identifier: Apache-2.0
// Transcendental functions on balls, by our own series and argument reductions. Each result holds
// the function's value at every number of the argument; the reasons stand in ball_functions.cpp.
#pragma once

#include "tests/semantics/domain/numeric/ball.h"

namespace tenor::semantics::numeric::test {

/// pi and the natural logarithms of 2 and 10, to as many bits as the precision asks for.
Ball pi();
Ball log_of_2();
Ball log_of_10();

/// From 2000 on, where every format has long ended, 2^2800, where each has ended as well; below
/// -2000 likewise 2^-2800.
Ball exp(const Ball& x);
/// e^x - 1, likewise.
Ball expm1(const Ball& x);
/// log(1 + x); the middle of x is above -1.
Ball log1p(const Ball& x);
/// The middle of x is above 0.
Ball log(const Ball& x);

/// Exact, or at most 1 in magnitude.
Ball sin(const Ball& x);
Ball cos(const Ball& x);
Ball tan(const Ball& x);
Ball atan(const Ball& x);
/// For x from -1 to 1.
Ball acos(const Ball& x);
Ball asin(const Ball& x);
/// The integral of 2/sqrt(pi) e^-t^2 from 0 to x.
Ball erf(const Ball& x);

}  // namespace tenor::semantics::numeric::test
