# SPDX-License-Identifier: Apache-2.0
"""Models written with the compiler's neural network front end: each is a function that returns the module."""
from tvm.relax.frontend import nn
from tvm.relax.frontend.nn import op


def export(module, **inputs):
    """The module of `forward` with parameters for the weights; inputs by name: (shape, dtype)."""
    given = {name: nn.spec.Tensor(shape, dtype) for name, (shape, dtype) in inputs.items()}
    return module.export_tvm(spec={"forward": given})[0]


class Perceptron(nn.Module):
    def __init__(self):
        self.hidden, self.output = nn.Linear(12, 20), nn.Linear(20, 6, bias=False)

    def forward(self, x):
        return op.softmax(self.output(op.gelu(self.hidden(x))), axis=-1)


def perceptron():
    return export(Perceptron(), x=(["batch", 12], "float32"))


class CachedAttention(nn.Module):
    """One step of a decoder: new keys and values are joined to those of the cache."""

    def __init__(self, heads=2, width=8):
        self.heads, self.width = heads, width
        self.project = nn.Linear(heads * width, 3 * heads * width, bias=False)
        self.output = nn.Linear(heads * width, heads * width, bias=False)

    def forward(self, x, keys, values):
        _, length, _ = x.shape
        new = op.reshape(self.project(x), (1, length, 3 * self.heads, self.width))
        query, key, value = op.split(new, 3, axis=2)
        all_keys, all_values = op.concat([keys, key], dim=1), op.concat([values, value], dim=1)
        total = all_keys.shape[1]
        by_head = lambda t: op.permute_dims(t, (0, 2, 1, 3))
        scores = op.matmul(by_head(query), op.permute_dims(all_keys, (0, 2, 3, 1)))
        weights = op.softmax(op.divide(scores, nn.Tensor.from_scalar(2.0, "float32")), axis=-1)
        mixed = by_head(op.matmul(weights, by_head(all_values)))
        assert len(weights.shape) == 4 and total is not None
        return self.output(op.reshape(mixed, (1, length, self.heads * self.width))), all_keys, all_values


def cached_attention():
    past = ([1, "past", 2, 8], "float32")
    return export(CachedAttention(), x=([1, "new", 16], "float32"), keys=past, values=past)


class Block(nn.Module):
    """A transformer's block: attention to all positions, gated projection, both with residuals."""

    def __init__(self, width=16, hidden=24):
        self.before, self.between = nn.RMSNorm(width, -1, 1e-5, bias=False), nn.LayerNorm(width)
        self.query, self.key = nn.Linear(width, width), nn.Linear(width, width)
        self.value, self.mix = nn.Linear(width, width), nn.Linear(width, width)
        self.gate, self.up = nn.Linear(width, hidden, bias=False), nn.Linear(width, hidden, bias=False)
        self.down = nn.Linear(hidden, width, bias=False)

    def forward(self, x):
        y = self.before(x)
        scores = op.matmul(self.query(y), op.permute_dims(self.key(y), (0, 2, 1)))
        x = x + self.mix(op.matmul(op.softmax(scores, axis=-1), self.value(y)))
        y = self.between(x)
        return x + self.down(op.silu(self.gate(y)) * self.up(y))


def transformer_block():
    return export(Block(), x=([2, "length", 16], "float32"))


class Images(nn.Module):
    def __init__(self):
        self.first, self.second = nn.Conv2D(3, 8, 3, padding=1), nn.Conv2D(8, 8, 3, stride=2, padding=1)
        self.output = nn.Linear(8, 5)

    def forward(self, x):
        y = op.relu(self.second(op.relu(self.first(x))))
        return self.output(op.sum(y, axis=[2, 3]))


def image_batches():
    """A convolution net whose batch and size are both dynamic."""
    return export(Images(), x=(["batch", 3, "height", "width"], "float32"))


class VisionTransformer(nn.Module):
    """Patches of an image as a sequence, one encoder layer of two heads, and a class for each image."""

    def __init__(self, patch=4, width=8, heads=2, classes=3):
        self.width, self.heads = width, heads
        self.patches = nn.Conv2D(3, width, patch, stride=patch)
        self.positions = nn.Parameter((1, 4, width), "float32")
        self.before, self.between = nn.LayerNorm(width), nn.LayerNorm(width)
        self.project, self.mix = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 2 * width), nn.Linear(2 * width, width)
        self.head = nn.Linear(width, classes)

    def attend(self, x):
        batch, length, _ = x.shape
        parts = op.split(self.project(x), 3, axis=2)
        split = lambda t: op.permute_dims(op.reshape(t, (batch, length, self.heads, self.width // self.heads)), (0, 2, 1, 3))
        query, key, value = map(split, parts)
        scores = op.matmul(query, op.permute_dims(key, (0, 1, 3, 2)))
        mixed = op.permute_dims(op.matmul(op.softmax(scores * 0.5, axis=-1), value), (0, 2, 1, 3))
        return self.mix(op.reshape(mixed, (batch, length, self.width)))

    def forward(self, image):
        y = self.patches(image)
        batch = image.shape[0]
        x = op.permute_dims(op.reshape(y, (batch, self.width, 4)), (0, 2, 1)) + self.positions
        x = x + self.attend(self.before(x))
        x = x + self.down(op.gelu(self.up(self.between(x))))
        return self.head(op.sum(x, axis=[1]) * 0.25)


def vision_transformer():
    return export(VisionTransformer(), image=(["batch", 3, 8, 8], "float32"))


class Lstm(nn.Module):
    """Two steps of a long short-term memory, its four gates from one product."""

    def __init__(self, inputs=4, width=6):
        self.from_input, self.from_state = nn.Linear(inputs, 4 * width), nn.Linear(width, 4 * width, bias=False)

    def step(self, x, hidden, cell):
        gates = op.split(self.from_input(x) + self.from_state(hidden), 4, axis=1)
        enter, forget, give = (op.sigmoid(gate) for gate in gates[:3])
        cell = forget * cell + enter * op.tanh(gates[3])
        return give * op.tanh(cell), cell

    def forward(self, first, second, hidden, cell):
        hidden, cell = self.step(first, hidden, cell)
        return self.step(second, hidden, cell)


def lstm():
    of_input, of_state = (["batch", 4], "float32"), (["batch", 6], "float32")
    return export(Lstm(), first=of_input, second=of_input, hidden=of_state, cell=of_state)


MODELS = {f.__name__: f for f in (perceptron, cached_attention, transformer_block, image_batches, vision_transformer, lstm)}
