# SPDX-License-Identifier: Apache-2.0
"""Arguments of operators of images, of boxes in them and of sequences in a batch, drawn at random.

Each function takes a Draw and gives (positional arguments, keyword arguments) of one call.
"""
from operator_draw import Shape, ShapeParameter
from operators_of_networks import arranged


def image(d, layout):
    sizes = {"N": d.one(1, "n"), "C": 3, "D": d.dim(), "H": d.dim(), "W": d.dim()}
    return d.tensor(d.changed(arranged(sizes, layout), 5), d.float())


def resize(*layouts):
    rank = len(layouts[0]) - 2

    def draw(d):
        layout = d.one(*layouts)
        size = Shape(d.shape(rank)) if d.chance(90) else d.one(7, ShapeParameter(rank))
        return [image(d, layout)], {"size": size, "layout": layout, "out_dtype": d.one(None, "float16")}

    return draw


def affine_grid(d):
    size = Shape((d.dim(), d.dim())) if d.chance(90) else d.one(7, ShapeParameter(2))
    return [d.tensor(d.changed((d.one(1, "n"), 2, 3)), d.float())], {"size": size}


def grid_sample(d):
    layout, batch = d.one("NCHW", "NCHW", "NHWC"), d.one(1, "n")
    data = arranged({"N": batch, "C": 3, "H": d.dim(), "W": d.dim()}, layout)
    grid = (batch, 2, d.dim(), d.dim())
    return [d.tensor(d.changed(data, 5), "float32"), d.tensor(d.changed(grid, 5), "float32")], {"layout": layout}


def all_class_nms(d):
    batch, boxes, classes = d.dim(), d.dim(), d.dim()
    arguments = [d.tensor(d.changed((batch, boxes, 4)), "float32"), d.tensor(d.changed((batch, classes, boxes)), "float32"),
                 d.tensor((), "int64"), d.tensor((), "float32"), d.tensor((), "float32")]
    return arguments, {"output_format": d.one("onnx", "tensorflow")}


def valid_counts(d):
    return [d.tensor(d.changed((d.dim(), d.dim(), d.one(6, 5, 4))), "float32")], {"score_threshold": d.one(0.0, 0.5)}


def nms(d):
    batch, boxes = d.dim(), d.dim()
    arguments = [d.tensor(d.changed((batch, boxes, 6), 4), "float32"), d.tensor(d.changed((batch,), 4), "int32"),
                 d.tensor(d.changed((batch, boxes), 4), "int32")]
    return arguments, {"return_indices": d.chance(50), "soft_nms_sigma": d.one(0.0, 0.0, 0.5)}


def multibox(d):
    batch, classes, anchors = d.dim(), d.dim(), d.one(2, 3, "n")
    arguments = [(batch, classes, anchors), (batch, f"({anchors}) * 4"), (1, anchors, 4)]
    return [d.tensor(d.changed(shape, 4), "float32") for shape in arguments], {"keep_background": d.chance(50)}


def regions(d):
    layout, dtype = d.one("NCHW", "NCHW", "NHWC"), d.float()
    data = arranged({"N": d.one(1, "n"), "C": 3, "H": d.dim(), "W": d.dim()}, layout)
    keywords = {"pooled_size": d.one(7, (2, 3), [2, 2]), "spatial_scale": d.one(1.0, 0.5), "layout": layout}
    return [d.tensor(d.changed(data, 4), dtype), d.tensor(d.changed((d.dim(), 5), 4), dtype)], keywords


def attention_var_len(d):
    batch, heads, size, dtype = d.one(1, "k"), d.dim(), d.dim(), d.one("float16", "float32")
    keys = d.dim()
    shapes = [(batch, d.dim(), heads, size), (batch, keys, heads, size), (batch, keys, heads, d.dim())]
    arguments = [d.tensor(d.changed(s, 4), dtype) for s in shapes]
    arguments += [d.tensor(d.changed((d.dim(),), 4), "int32"), d.tensor((), "int32")]
    if d.chance(50):
        arguments += [d.tensor((d.dim(),), "int32"), d.tensor((), "int32")]
    return arguments, {"causal_mask": d.one(None, "BottomRight")}


def multinomial(d):
    batch = d.dim()
    samples = d.one(batch, d.dim())
    return [d.tensor(d.changed((batch, d.dim()), 4), d.float()), d.tensor(d.changed((samples, 1), 4), "float32"),
            d.tensor(d.changed((samples, 1), 4), d.integer())], {"dtype": d.one("int64", "int32")}
