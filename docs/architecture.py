# SPDX-License-Identifier: Apache-2.0
"""The map of the house, as SVG: who includes whom, drawn from the code's own #includes.

A part is a box, a room (a folder of a part) a box within, and its words are those of the part's README. Each room has a
line to the right, for what it includes of other parts, and one to the left, for rooms of its own part. A line meets the
lanes of the rooms that it includes in dots; a lane leads to its room. `./dev docs` writes docs/architecture.svg.
"""
import collections
import html
import pathlib
import re
import sys

SOURCE = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SOURCE / "tests/house"))
import layers  # noqa: E402: what goes against the layers is what its test says

PARTS = ("main.cpp", *reversed(layers.PARTS))
SAID = re.compile(r"^\* `([\w]+)/` ([^;:.(]+)", re.M)
WORDS = 52  # letters that a box has room for

BOX, ROW, HEIGHT, HEAD, GAP = 430, 34, 26, 34, 16
FIRST, LANE, SHIFT = 22, 15, 6  # of lanes: how far the first is from the boxes, how far from each other, and lines from the middle
LEGEND = ("A line to the right: what the room includes of other parts; to the left: of its own part.",
          "A dot: the room includes the one that the lane leads to; the larger, the more #includes (1, 4, 16, 64).")
STYLE = """
text { font: 13px system-ui, 'DejaVu Sans', sans-serif; fill: #1f2328 }
.name { font-weight: 600 } .part { font-size: 15px; font-weight: 700 } .said { fill: #59636e; font-size: 12px }
.page { fill: #ffffff } .room { fill: #ffffff; stroke: #8b949e } .box { fill: #f3f4f6; stroke: #c4cad1 }
path, line { fill: none } .row { stroke: #9aa3ad }
.spec { stroke: #2f6fd6 } .semantics { stroke: #1a8a5f } .solver { stroke: #8a4fd0 } .fuzz { stroke: #b8690b }
.dot.spec { fill: #2f6fd6 } .dot.semantics { fill: #1a8a5f } .dot.solver { fill: #8a4fd0 } .dot.fuzz { fill: #b8690b }
.tip { stroke: none } .tip.spec { fill: #2f6fd6 } .tip.semantics { fill: #1a8a5f } .tip.solver { fill: #8a4fd0 }
.tip.fuzz { fill: #b8690b } .against { stroke: #d1242f !important; stroke-width: 3 } .dot.against, .tip.against { fill: #d1242f !important }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .said { fill: #9da7b3 } .page { fill: #0d1117 } .row { stroke: #59636e }
  .room { fill: #0d1117; stroke: #6e7681 } .box { fill: #161b22; stroke: #30363d }
}
"""


def room_of(file):
    """The folder below the part, or the file itself: main.cpp."""
    return "/".join(file.split("/")[:2]) if file.count("/") > 1 else file


def edges(source):
    """How many #includes of one room's files are of another room's."""
    counted = collections.Counter()
    files = [source / "main.cpp", *(f for part in layers.PARTS for f in (source / part).rglob("*"))]
    for file in sorted(f for f in files if f.suffix in (".h", ".cpp")):
        room = room_of(str(file.relative_to(source)))
        for name in layers.INCLUDED.findall(file.read_text()):
            if room_of(name) != room:
                counted[room, room_of(name)] += 1
    return counted


def is_against(room, included):
    """Does an #include run against the layers, of parts or of the rooms of semantics?"""
    order = [PARTS.index(each.split("/")[0]) for each in (room, included)]
    if order[0] != order[1] or not room.startswith("semantics/"):
        return order[0] > order[1]
    own, other = (layers.ROOMS.index(r.split("/")[1]) if r.split("/")[1] in layers.ROOMS else len(layers.ROOMS)
                  for r in (room, included))
    return own > other


def said(source):
    """What the parts' READMEs say of their rooms, up to the first stop."""
    found = {}
    for part in layers.PARTS:
        for room, words in SAID.findall((source / part / "README.md").read_text()):
            found[f"{part}/{room}"] = " ".join(words.replace("`", "").split()).removesuffix(",")
    return found


def downwards(rooms, counted):
    """The rooms of a part, each before those that it includes; of a circle, the one that includes most is first."""
    left, order = set(rooms), []
    while left:
        def included_by(room):
            return sum(counted[other, room] - min(counted[other, room], counted[room, other]) for other in left)
        order.append(min(left, key=lambda room: (included_by(room), room)))
        left.remove(order[-1])
    return order


def grade(number):
    """0 to 3: few changes of the code change a grade, so the map seldom changes."""
    return 0 if number < 4 else 1 if number < 16 else 2 if number < 64 else 3


def width(number):
    return round(1.3 + 0.9 * grade(number), 1)


def in_lanes(spans):
    """{target: lane}: spans that overlap have different lanes, and the shorter ones are nearer to the boxes."""
    lanes, chosen = [], {}
    for target, (top, bottom) in sorted(spans.items(), key=lambda each: (each[1][1] - each[1][0], each[0])):
        free = (k for k, taken in enumerate(lanes) if all(bottom < a or b < top for a, b in taken))
        lane = next(free, len(lanes))
        if lane == len(lanes):
            lanes.append([])
        lanes[lane].append((top, bottom))
        chosen[target] = lane
    return chosen


class Map:
    """The left edge of the boxes is x = 0; a line leaves a box above its middle, and an arrow comes in below it."""

    def __init__(self, source):
        self.counted = edges(source)
        self.said = {"main.cpp": "the table of subcommands", **said(source)}
        self.y, self.frames, self.drawn, self.bottom = {}, [], [], GAP
        rooms = {room for pair in self.counted for room in pair}
        for part in PARTS:
            self.place(part, downwards([room for room in rooms if room.split("/")[0] == part], self.counted))

    def place(self, part, rooms):
        top, framed = self.bottom, part != "main.cpp"
        self.bottom += HEAD if framed else 0
        for room in rooms:
            self.y[room] = self.bottom + ROW / 2
            self.bottom += ROW
        if framed:
            self.bottom += 8
            self.frames.append((part, top, self.bottom - top))
        self.bottom += GAP

    def by_included(self, within):
        """[(room, number of its #includes)] of each room that is included, within parts or between them."""
        found = collections.defaultdict(list)
        for (room, included), number in sorted(self.counted.items()):
            if (room.split("/")[0] == included.split("/")[0]) == within:
                found[included].append((room, number))
        return found

    def side(self, found, edge, outwards):
        """What one side of the boxes shows; how wide that is."""
        ys = {included: [self.y[included] + SHIFT, *(self.y[room] - SHIFT for room, _ in sources)]
              for included, sources in found.items()}
        lanes = in_lanes({included: (min(y), max(y)) for included, y in ys.items()})
        x = {included: edge + outwards * (FIRST + LANE * lane) for included, lane in lanes.items()}
        reach = collections.defaultdict(int)
        for included, sources in found.items():
            for room, _ in sources:
                reach[room] = max(reach[room], abs(x[included] - edge))
        for room, length in sorted(reach.items()):
            self.drawn.append(f'<path class="row" d="M{edge} {self.y[room] - SHIFT}h{outwards * length}"/>')
        for included in sorted(found):
            self.lane(included, found[included], x[included], edge, outwards)
        return FIRST + LANE * (max(lanes.values()) + 1)

    def lane(self, included, sources, x, edge, outwards):
        """It is thicker with each room that joins it."""
        end, part = self.y[included] + SHIFT, included.split("/")[0]
        for comes_down in (True, False):
            joined = sorted(((self.y[room] - SHIFT, room, number) for room, number in sources
                             if (self.y[room] < end) == comes_down), reverse=not comes_down)
            total = 0
            for k, (y, room, number) in enumerate(joined):
                total += number
                following = joined[k + 1][0] if k + 1 < len(joined) else end
                style = f"{part} against" if is_against(room, included) else part
                self.drawn.append(f'<path class="{style}" stroke-width="{width(total)}" d="M{x} {y}V{following}"/>')
                self.drawn.append(f'<circle class="dot {style}" cx="{x}" cy="{y}" r="{2.2 + 1.2 * grade(number)}"/>')
        thick = width(sum(number for _, number in sources))
        self.drawn.append(f'<path class="{part}" stroke-width="{thick}" stroke-linecap="round" d="M{x} {end}H{edge + outwards * 7}"/>')
        self.drawn.append(f'<path class="tip {part}" d="M{edge} {end}l{outwards * 9} -4.5v9z"/>')

    def room(self, room):
        y, words = self.y[room], self.said.get(room, "")
        if len(words) > WORDS:
            sys.exit(f"{room}: '{words}' is too long for the map; shorten what its README says up to the first stop")
        self.drawn.append(f'<rect class="room" x="0" y="{y - HEIGHT / 2}" width="{BOX}" height="{HEIGHT}" rx="4"/>')
        self.drawn.append(f'<text class="name" x="10" y="{y + 4.5}">{room.split("/")[-1]}</text>')
        self.drawn.append(f'<text class="said" x="100" y="{y + 4.5}">{html.escape(words)}</text>')

    def svg(self):
        left = self.side(self.by_included(within=True), 0, -1)
        right = self.side(self.by_included(within=False), BOX, 1)
        for room in self.y:
            self.room(room)
        for line, words in enumerate(LEGEND):
            self.drawn.append(f'<text class="said" x="{-left}" y="{self.bottom + 8 + 18 * line}">{words}</text>')
        frames = [f'<rect class="box" x="{-left - 6}" y="{y}" width="{left + BOX + 18}" height="{height}" rx="6"/>'
                  f'<text class="part" x="{-left + 6}" y="{y + 22}">{part}</text>' for part, y, height in self.frames]
        view = f"{-left - 14} 0 {left + BOX + right + 28} {self.bottom + 18 * len(LEGEND) + 6}"
        return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" role="img">',
                          "<title>Parts, their rooms, and what includes what</title>",
                          "<!-- Made by `./dev docs` from the code's own #includes. -->", f"<style>{STYLE}</style>",
                          f'<rect class="page" x="{-left - 14}" width="100%" height="100%"/>', *frames, *self.drawn, "</svg>"]) + "\n"


def page(_program):
    return Map(SOURCE).svg()
