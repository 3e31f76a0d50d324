// SPDX-License-Identifier: Apache-2.0
// The readings that are taken of the Tenstorrent document: ledger.cpp has the others.
#include "spec/clauses/families.h"

namespace tenor::spec::families {
namespace {

constexpr ClauseText kTenstorrentLedger[] = {
    {"TT-D1",
     "the compute kernel reserves a page, acquires the registers, multiplies, commits, waits, "
     "packs, releases, and then pushes"},
    {"TT-D2",
     "matmul_tiles adds the product of a tile of each input to a register; release clears the "
     "half that it gives back, and acquire does not"},
    {"TT-D3",
     "a buffer needs padding where its height or its width is not a multiple of the tile's"},
    {"TT-D4",
     "contiguous: the first cores, as many as the remainder, have one tile more than the others, "
     "and a core without tiles has the count 0"},
    {"TT-D5",
     "copies, fills and products of tiles are operations of their own, whatever the text calls "
     "them"},
    {"TT-D6",
     "by is (tile_id // grid_x) % grid_y and bz is tile_id // (grid_x * grid_y) where grid_z is "
     "greater than 1"},
    {"TT-D7",
     "a thread extent takes an iteration variable, and so does a loop bound to a block index"},
    {"TT-D8", "all five attributes of WS1 are there after WS2 and after WS3"},
    {"TT-D9",
     "the text abbreviates TIR: parameters are variables with buffers, the dictionary is the "
     "attribute's node, and what stands side by side is a sequence"},
    {"TT-D10", "tile_id is bound first, bx in it, and by in that; the sketch is ignored"},
    {"TT-D11", "a default is set where the function has no attribute of that name"},
    {"TT-D12",
     "contiguous shares are ranges; interleaved gives core i the tiles i, i + P, ... of P cores, "
     "rectangular gives it a rectangle of the grid, and both have their numbers in an attribute "
     "of ours (EXT/Tenstorrent/tiles)"},
    {"TT-D13", "the cores are those of the device that is named, and 64 where none is"},
    {"TT-D14",
     "height and width are the last two dimensions, those before them multiply the height's "
     "tiles, and a vector is one row; a symbolic dimension is an argument of the launch and gets "
     "no number, and two buffers of one name are refused"},
    {"TT-D15",
     "whoever calls the persistent function passes the attributes' numbers; with others it is "
     "unspecified"},
    {"TT-D16", "reader, writer, host program and plan are as their clauses have them"},
    {"TT-D17",
     "kernels are made from the body, and a body that has no kernels is refused, with the line"},
    {"TT-D18",
     "what is read and not used changes nothing, and the buffers are numbers that the plan "
     "declares"},
    {"TT-D19", "a loop prints from min up to min + extent, in its variable's datatype"},
    {"TT-D20", "a step between WS3 and WS4 makes operations of kernels of operations of tiles"},
    {"TT-D21",
     "what a copy reads outside its buffer is 0, and what it would write there is not written"},
    {"TT-D22",
     "each sum has the datatype of the tile, in any order; a target that rounds later differs, "
     "and a comparison says under which assumption it is alike"},
    {"TT-D23", "no extent of blockIdx is left, and one of threadIdx is out of scope"},
    {"TT-D24",
     "each kernel has a list of its own, and the attribute names the parameters of the function"},
};

}  // namespace

std::span<const ClauseText> ledger_tenstorrent() { return kTenstorrentLedger; }

}  // namespace tenor::spec::families
