# SPDX-License-Identifier: Apache-2.0
"""Affine kernels of linear algebra, stencils and statistics, as nests of loops, and which loops each transformation takes.

`path` of a transformation is where its loop stands: (0, 1) is the second statement in the first. Each keeps the order of what is
added to one element, and is legal for all sizes.
"""
import dataclasses

from nest import For, Store, fuse_nested, fuse_next, interchange, loop, tile, unroll


@dataclasses.dataclass(frozen=True)
class Kernel:
    sizes: str
    arrays: dict
    nodes: tuple
    takes: dict  # of `tile`, `unroll`, `fuse`, `interchange`: the path
    scalars: str = ""


def S(text):
    return Store(text)


def product(i, j, k, n, m, l, c, a, b, start="T.float32(0)"):
    """c[i, j] = sum of a[i, k] * b[k, j]."""
    return loop(i, 0, n, loop(j, 0, m, S(f"{c}[{i}, {j}] = {start}"),
                              loop(k, 0, l, S(f"{c}[{i}, {j}] = {c}[{i}, {j}] + {a}[{i}, {k}] * {b}[{k}, {j}]"))))


def rows(i, j, n, m, y, a, x, transposed=False):
    element = f"{a}[{j}, {i}]" if transposed else f"{a}[{i}, {j}]"
    return loop(i, 0, n, loop(j, 0, m, S(f"{y}[{i}] = {y}[{i}] + {element} * {x}[{j}]")))


def zeros(i, n, y):
    return loop(i, 0, n, S(f"{y}[{i}] = T.float32(0)"))


def stencil(dimensions, to, of):
    at = [f"i{d}" for d in range(dimensions)]
    terms = [f"{of}[{', '.join(at)}]"]
    for d in range(dimensions):
        for step in ("- 1", "+ 1"):
            terms.append(f"{of}[{', '.join(v + ' ' + step if k == d else v for k, v in enumerate(at))}]")
    node = S(f"{to}[{', '.join(at)}] = T.float32(0.25) * ({' + '.join(terms)})")
    for v in reversed(at):
        node = loop(v, 1, "n - 1", node)
    return node


TILED = {"tile": (0,), "unroll": (0,), "fuse": (0,), "interchange": (0,)}
KERNELS = {
    "gemm": Kernel("n m k", {"A": "nk", "B": "km", "C": "nm"},
                   (loop("i", 0, "n", loop("j", 0, "m", S("C[i, j] = C[i, j] * beta"),
                                           loop("p", 0, "k", S("C[i, j] = C[i, j] + alpha * A[i, p] * B[p, j]")))),),
                   TILED, "alpha beta"),
    "two_products": Kernel("n m k l", {"A": "nk", "B": "km", "C": "ml", "T_": "nm", "D": "nl"},
                           (product("i", "j", "p", "n", "m", "k", "T_", "A", "B"), product("i", "j", "p", "n", "l", "m", "D", "T_", "C")),
                           {"tile": (0,), "unroll": (0, 0), "fuse": "next", "interchange": (1,)}),
    "three_products": Kernel("n m k l q", {"A": "nk", "B": "km", "C": "ml", "D": "lq", "E": "nm", "F": "mq", "G": "nq"},
                             (product("i", "j", "p", "n", "m", "k", "E", "A", "B"), product("i", "j", "p", "m", "q", "l", "F", "C", "D"),
                              product("i", "j", "p", "n", "q", "m", "G", "E", "F")),
                             {"tile": (2,), "unroll": (1, 0), "fuse": (0,), "interchange": (2,)}),
    "atax": Kernel("n m", {"A": "nm", "x": "m", "y": "m", "t": "n"},
                   (zeros("i", "m", "y"), zeros("i", "n", "t"), rows("i", "j", "n", "m", "t", "A", "x"),
                    rows("j", "i", "m", "n", "y", "A", "t", True)),
                   {"tile": (2,), "unroll": (2, 0), "fuse": (2,), "interchange": (3,)}),
    "bicg": Kernel("n m", {"A": "nm", "s": "m", "q": "n", "p": "m", "r": "n"},
                   (zeros("i", "m", "s"), loop("i", 0, "n", S("q[i] = T.float32(0)"),
                                               loop("j", 0, "m", S("s[j] = s[j] + r[i] * A[i, j]"), S("q[i] = q[i] + A[i, j] * p[j]")))),
                   {"tile": (1,), "unroll": (1, 1), "fuse": None, "interchange": None}),
    "mvt": Kernel("n", {"A": "nn", "x": "n", "y": "n", "u": "n", "v": "n"},
                  (rows("i", "j", "n", "n", "x", "A", "u"), rows("i", "j", "n", "n", "y", "A", "v", True)),
                  {"tile": (0,), "unroll": (1, 0), "fuse": "next", "interchange": (1,)}),
    "gesummv": Kernel("n", {"A": "nn", "B": "nn", "x": "n", "y": "n", "t": "n"},
                      (loop("i", 0, "n", S("t[i] = T.float32(0)"), S("y[i] = T.float32(0)"),
                            loop("j", 0, "n", S("t[i] = A[i, j] * x[j] + t[i]"), S("y[i] = B[i, j] * x[j] + y[i]")),
                            S("y[i] = alpha * t[i] + beta * y[i]")),),
                      {"tile": (0,), "unroll": (0, 2), "fuse": None, "interchange": None}, "alpha beta"),
    "gemver": Kernel("n", {"A": "nn", "u": "n", "v": "n", "w": "n", "x": "n", "y": "n", "z": "n"},
                     (loop("i", 0, "n", loop("j", 0, "n", S("A[i, j] = A[i, j] + u[i] * v[j]"))),
                      rows("i", "j", "n", "n", "x", "A", "y", True), loop("i", 0, "n", S("x[i] = x[i] + z[i]")),
                      rows("i", "j", "n", "n", "w", "A", "x")),
                     {"tile": (0,), "unroll": (3, 0), "fuse": (0,), "interchange": (0,)}),
    "syrk": Kernel("n m", {"A": "nm", "C": "nn"},
                   (loop("i", 0, "n", loop("j", 0, "i + 1", S("C[i, j] = C[i, j] * beta")),
                         loop("k", 0, "m", loop("j", 0, "i + 1", S("C[i, j] = C[i, j] + alpha * A[i, k] * A[j, k]")))),),
                   {"tile": (0, 1), "unroll": (0, 1), "fuse": (0, 1), "interchange": (0, 1)}, "alpha beta"),
    "syr2k": Kernel("n m", {"A": "nm", "B": "nm", "C": "nn"},
                    (loop("i", 0, "n", loop("j", 0, "i + 1", S("C[i, j] = C[i, j] * beta")),
                          loop("k", 0, "m", loop("j", 0, "i + 1", S("C[i, j] = C[i, j] + A[j, k] * alpha * B[i, k] + B[j, k] * alpha * A[i, k]")))),),
                    {"tile": (0, 1), "unroll": (0, 1, 0), "fuse": (0, 1), "interchange": (0, 1)}, "alpha beta"),
    "trmm": Kernel("n m", {"A": "nn", "B": "nm"},
                   (loop("i", 0, "n", loop("j", 0, "m", loop("k", "i + 1", "n", S("B[i, j] = B[i, j] + A[k, i] * B[k, j]")),
                                           S("B[i, j] = alpha * B[i, j]"))),),
                   {"tile": (0, 0), "unroll": (0, 0), "fuse": (0,), "interchange": (0,)}, "alpha"),
    "trisolv": Kernel("n", {"L": "nn", "x": "n", "b": "n"},
                      (loop("i", 0, "n", S("x[i] = b[i]"), loop("j", 0, "i", S("x[i] = x[i] - L[i, j] * x[j]")),
                            S("x[i] = x[i] / L[i, i]")),),
                      {"tile": (0,), "unroll": (0, 1), "fuse": None, "interchange": None}),
    "lu": Kernel("n", {"A": "nn"},
                 (loop("i", 0, "n", loop("j", 0, "i", loop("k", 0, "j", S("A[i, j] = A[i, j] - A[i, k] * A[k, j]")),
                                         S("A[i, j] = A[i, j] / A[j, j]")),
                       loop("j", "i", "n", loop("k", 0, "i", S("A[i, j] = A[i, j] - A[i, k] * A[k, j]")))),),
                 {"tile": (0, 1), "unroll": (0, 1), "fuse": None, "interchange": (0, 1)}),
    "jacobi_1d": Kernel("n t", {"A": "n", "B": "n"},
                        (loop("s", 0, "t", stencil(1, "B", "A"), stencil(1, "A", "B")),),
                        {"tile": (0, 0), "unroll": (0, 1), "fuse": None, "interchange": None}),
    "jacobi_2d": Kernel("n t", {"A": "nn", "B": "nn"},
                        (loop("s", 0, "t", stencil(2, "B", "A"), stencil(2, "A", "B")),),
                        {"tile": (0, 0), "unroll": (0, 1), "fuse": (0, 0), "interchange": (0, 0)}),
    "seidel_2d": Kernel("n t", {"A": "nn"}, (loop("s", 0, "t", stencil(2, "A", "A")),),
                        {"tile": (0, 0), "unroll": (0, 0, 0), "fuse": (0, 0), "interchange": None}),
    "heat_3d": Kernel("n t", {"A": "nnn", "B": "nnn"},
                      (loop("s", 0, "t", stencil(3, "B", "A"), stencil(3, "A", "B")),),
                      {"tile": (0, 0), "unroll": (0, 0, 0), "fuse": (0, 1), "interchange": (0, 0)}),
    "fdtd_2d": Kernel("n m t", {"ex": "nm", "ey": "nm", "hz": "nm", "f": "t"},
                      (loop("s", 0, "t", loop("i", 0, "T.min(n, 1)", loop("j", 0, "m", S("ey[i, j] = f[s]"))),
                            loop("i", 1, "n", loop("j", 0, "m", S("ey[i, j] = ey[i, j] - T.float32(0.5) * (hz[i, j] - hz[i - 1, j])"))),
                            loop("i", 0, "n", loop("j", 1, "m", S("ex[i, j] = ex[i, j] - T.float32(0.5) * (hz[i, j] - hz[i, j - 1])"))),
                            loop("i", 0, "n - 1", loop("j", 0, "m - 1", S("hz[i, j] = hz[i, j] - T.float32(0.75) * (ex[i, j + 1] - ex[i, j] + ey[i + 1, j] - ey[i, j])")))),),
                      {"tile": (0, 1), "unroll": (0, 2), "fuse": (0, 1), "interchange": (0, 3)}),
    "doitgen": Kernel("n m k", {"A": "nmk", "C": "kk", "s": "k"},
                      (loop("r", 0, "n", loop("q", 0, "m", loop("p", 0, "k", S("s[p] = T.float32(0)"),
                                                                loop("o", 0, "k", S("s[p] = s[p] + A[r, q, o] * C[o, p]"))),
                                              loop("p", 0, "k", S("A[r, q, p] = s[p]")))),),
                      {"tile": (0, 0, 0), "unroll": (0, 0, 1), "fuse": (0,), "interchange": None}),
    "covariance": Kernel("n m", {"D": "nm", "mean": "m", "V": "mm"},
                         (loop("j", 0, "m", S("mean[j] = T.float32(0)"), loop("i", 0, "n", S("mean[j] = mean[j] + D[i, j]")),
                               S("mean[j] = mean[j] / scale")),
                          loop("i", 0, "n", loop("j", 0, "m", S("D[i, j] = D[i, j] - mean[j]"))),
                          loop("i", 0, "m", loop("j", "i", "m", S("V[i, j] = T.float32(0)"),
                                                 loop("k", 0, "n", S("V[i, j] = V[i, j] + D[k, i] * D[k, j]")),
                                                 S("V[i, j] = V[i, j] / (scale - T.float32(1))"), S("V[j, i] = V[i, j]")))),
                         {"tile": (1,), "unroll": (0,), "fuse": (1,), "interchange": (1,)}, "scale"),
    "symm": Kernel("n m", {"A": "nn", "B": "nm", "C": "nm", "t": "nm"},
                   (loop("i", 0, "n", loop("j", 0, "m", S("t[i, j] = T.float32(0)"),
                                           loop("k", 0, "i", S("C[k, j] = C[k, j] + alpha * B[i, j] * A[i, k]"),
                                                S("t[i, j] = t[i, j] + B[k, j] * A[i, k]")),
                                           S("C[i, j] = beta * C[i, j] + alpha * B[i, j] * A[i, i] + alpha * t[i, j]"))),),
                   {"tile": (0, 0), "unroll": (0, 0), "fuse": (0,), "interchange": (0,)}, "alpha beta"),
    "floyd_warshall": Kernel("n", {"P": "nn"},
                             (loop("k", 0, "n", loop("i", 0, "n", loop("j", 0, "n", S("P[i, j] = T.min(P[i, j], P[i, k] + P[k, j])")))),),
                             {"tile": (0, 0), "unroll": (0, 0), "fuse": (0, 0), "interchange": None}),
}


def changed(nodes, path, change):
    """The statements, with `change` made to the loop at the path."""
    first, *rest = path
    node = nodes[first]
    made = dataclasses.replace(node, body=changed(node.body, rest, change)) if rest else change(node)
    return nodes[:first] + (made if isinstance(made, tuple) else (made,)) + nodes[first + 1:]


def transformed(kernel, name):
    """Its statements after the transformation; nothing where it has no loops for it."""
    path = kernel.takes[name]
    if path is None:
        return None
    if path == "next":
        return (fuse_next(*kernel.nodes[:2]),) + kernel.nodes[2:]
    change = {"tile": tile, "unroll": unroll, "fuse": fuse_nested, "interchange": interchange}[name]
    return changed(kernel.nodes, path, change)
