# SPDX-License-Identifier: Apache-2.0
"""Programs that call the exponential: the specification rounds it correctly, a C library nearly.

Each derives how many units in the last place may lie between the two results of an element.
"""
from program import Program, draw, normal

SOFTMAX = Program(
    text="""
@T.prim_func
def softmax(X: T.Buffer((5, 10), "float32"), Y: T.Buffer((5, 10), "float32")):
    M = T.alloc_buffer((5,))
    E = T.alloc_buffer((5, 10))
    S = T.alloc_buffer((5,))
    for i, k in T.grid(5, 10):
        with T.block("maximum"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                M[vi] = T.min_value("float32")
            M[vi] = T.max(M[vi], X[vi, vk])
    for i, j in T.grid(5, 10):
        with T.block("exponential"):
            vi, vj = T.axis.remap("SS", [i, j])
            E[vi, vj] = T.exp(X[vi, vj] - M[vi])
    for i, k in T.grid(5, 10):
        with T.block("sum"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                S[vi] = T.float32(0)
            S[vi] = S[vi] + E[vi, vk]
    for i, j in T.grid(5, 10):
        with T.block("quotient"):
            vi, vj = T.axis.remap("SS", [i, j])
            Y[vi, vj] = E[vi, vj] / S[vi]
""",
    inputs=draw(X=normal(5, 10)),
    outputs={"Y": ((5, 10), "float32")},
    ulps=26,
    derivation=(
        "Let u = 2^-24 and n = 10, the length of a row. The maximum and the subtraction round "
        "the same way in both, so both take the exponential of the same argument; let t be its "
        "exact value. The specification's e is t correctly rounded: e = t(1 + d), |d| <= u. The "
        "binary's e' is expf of the C library, whose error on x86-64 is at most 1 ulp (glibc "
        "2.36, sysdeps/x86_64/fpu/libm-test-ulps, \"exp\", float: 1; the manual's 'Known Maximum "
        "Errors in Math Functions' is made from it), and 1 ulp is at most 2^-23 of the value: "
        "e' = t(1 + d'), |d'| <= 2u. All terms are positive, and 0 + e is exact, so a sum makes "
        "n - 1 roundings: S = T(1 + ..) lies in T[(1-u)^n, (1+u)^n] and S' in "
        "T[(1-2u)(1-u)^(n-1), (1+2u)(1+u)^(n-1)], where T is the exact sum of the exact terms. "
        "A division rounds once in each. The ratio of the two results is thus at most "
        "[(1+2u)/(1-u)] * [(1+u)^n / ((1-2u)(1-u)^(n-1))] * [(1+u)/(1-u)], the same for its "
        "inverse: 1 + K u + O(u^2) with K = 3 + (n + 2 + n - 1) + 2 = 2n + 6 = 26. For a normal "
        "float32 b, ulp(b) >= b u / (1-u), so the number of float32 values from the smaller "
        "result to the larger is an integer at most (ratio - 1)(1-u)/u < K + 1, hence at most "
        "26. No value is subnormal: the arguments of the exponential lie in [-8, 0]."
    ),
)

SIGMOID = Program(
    text="""
@T.prim_func
def sigmoid(X: T.Buffer((4, 9), "float32"), Y: T.Buffer((4, 9), "float32")):
    for i, j in T.grid(4, 9):
        with T.block("Y"):
            vi, vj = T.axis.remap("SS", [i, j])
            Y[vi, vj] = T.float32(1) / (T.float32(1) + T.exp(-X[vi, vj]))
""",
    inputs=draw(X=normal(4, 9)),
    outputs={"Y": ((4, 9), "float32")},
    ulps=7,
    derivation=(
        "Let u = 2^-24. Negation is exact, so both take the exponential of the same argument; "
        "let t be its exact value. The specification's e is t correctly rounded: e = t(1 + d), "
        "|d| <= u. The binary's e' is expf of the C library, whose error on x86-64 is at most 1 "
        "ulp (glibc 2.36, sysdeps/x86_64/fpu/libm-test-ulps, \"exp\", float: 1; the manual's "
        "'Known Maximum Errors in Math Functions' is made from it), and 1 ulp is at most 2^-23 "
        "of the value: e' = t(1 + d'), |d'| <= 2u. As e and e' are positive, the ratio of 1 + e "
        "and 1 + e' lies between 1 and the ratio of e and e', which is at most r = "
        "max((1+2u)/(1-u), (1+u)/(1-2u)). The sum and the quotient each round once in both, "
        "which adds the factor [(1+u)/(1-u)]^2. The ratio of the two results, larger to "
        "smaller, is thus at most 1 + K u + O(u^2) with K = 3 + 2 + 2 = 7. For a normal float32 "
        "b, ulp(b) >= b u / (1-u), so the number of float32 values from the smaller result to "
        "the larger is an integer at most (ratio - 1)(1-u)/u < K + 1, hence at most 7. No value "
        "is subnormal: the arguments lie in [-8, 8]."
    ),
)

ATTENTION = Program(
    text="""
@T.prim_func
def attention(Q: T.Buffer((4, 16), "float32"), K: T.Buffer((6, 16), "float32"), V: T.Buffer((6, 5), "float32"), O: T.Buffer((4, 5), "float32")):
    P = T.alloc_buffer((4, 6))
    M = T.alloc_buffer((4,))
    E = T.alloc_buffer((4, 6))
    S = T.alloc_buffer((4,))
    for i, j, k in T.grid(4, 6, 16):
        with T.block("scores"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                P[vi, vj] = T.float32(0)
            P[vi, vj] = P[vi, vj] + Q[vi, vk] * K[vj, vk]
    for i, k in T.grid(4, 6):
        with T.block("maximum"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                M[vi] = T.min_value("float32")
            M[vi] = T.max(M[vi], P[vi, vk])
    for i, j in T.grid(4, 6):
        with T.block("exponential"):
            vi, vj = T.axis.remap("SS", [i, j])
            E[vi, vj] = T.exp((P[vi, vj] - M[vi]) * T.float32(0.25))
    for i, k in T.grid(4, 6):
        with T.block("sum"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                S[vi] = T.float32(0)
            S[vi] = S[vi] + E[vi, vk]
    for i, j, k in T.grid(4, 5, 6):
        with T.block("output"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                O[vi, vj] = T.float32(0)
            O[vi, vj] = O[vi, vj] + E[vi, vk] / S[vi] * V[vk, vj]
""",
    # Values are positive, so that no sum of theirs cancels.
    inputs=draw(
        Q=normal(4, 16),
        K=normal(6, 16),
        V=lambda rng: rng.uniform(0.5, 2.0, (6, 5)).astype("float32"),
    ),
    outputs={"O": ((4, 5), "float32")},
    ulps=30,
    derivation=(
        "Let u = 2^-24 and n = 6, the number of keys. The scores, their maximum, the difference "
        "and its product with 0.25, a power of two, round the same way in both, so both take the "
        "exponential of the same argument; let t be its exact value. The specification's e is t "
        "correctly rounded: e = t(1 + d), |d| <= u. The binary's e' is expf of the C library, "
        "whose error on x86-64 is at most 1 ulp (glibc 2.36, "
        "sysdeps/x86_64/fpu/libm-test-ulps, \"exp\", float: 1; the manual's 'Known Maximum "
        "Errors in Math Functions' is made from it), and 1 ulp is at most 2^-23 of the value: "
        "e' = t(1 + d'), |d'| <= 2u. All terms are positive, and 0 + x is exact, so that a sum of "
        "n terms makes n - 1 roundings in each. For the sum of the exponentials the ratio of the "
        "two results is at most (1+u)^n / ((1-2u)(1-u)^(n-1)) or (1+2u)(1+u)^(n-1) / (1-u)^n: n + "
        "2 + n - 1 = 2n + 1 units of u to first order. A weight's ratio has 3 more from the "
        "exponential and 2 from the division, 2n + 6 together; its product with a value, the same "
        "positive number in both, 2 more; the sum of n such products 2(n - 1) more. The ratio of "
        "the two outputs, larger to smaller, is thus at most 1 + k u + O(u^2) with k = 2n + 6 + 2 "
        "+ 2(n - 1) = 4n + 6 = 30. For a normal float32 b, ulp(b) >= b u / (1-u), so the number of "
        "float32 values from the smaller result to the larger is an integer at most (ratio - "
        "1)(1-u)/u < k + 1, hence at most 30. No value is subnormal: the arguments of the "
        "exponential lie in [-8, 0]."
    ),
)

PROGRAMS = {
    "softmax": SOFTMAX,
    "sigmoid": SIGMOID,
    "attention": ATTENTION,
}
