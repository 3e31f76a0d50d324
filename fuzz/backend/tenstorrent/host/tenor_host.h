// SPDX-License-Identifier: Apache-2.0
// What a host program that `tenor tt lower` writes is compiled against where there is no device:
// the calls of the vendor's host API that it makes, each recorded. `Finish` prints what was
// launched, in the form of a plan's `tenor` part (docs/tt.plan.schema.json).
#pragma once

#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

namespace tenor_host {

struct CoreCoord {
  std::uint32_t x, y;
};
struct Buffer {
  std::string name, format;
  std::vector<std::uint32_t> shape;
  std::string role;  ///< `input`, `output`, `in_out`
};
/// A run-time argument: a number, or the address of a buffer.
struct Argument {
  Argument(std::uint32_t n) : number(n) {}
  Argument(const Buffer& b) : buffer(b.name) {}
  std::uint32_t number = 0;
  std::string buffer;
};
struct CircularBufferConfig {
  std::uint32_t id;
  std::string format;
  std::uint32_t pages;
};
using KernelHandle = std::size_t;

struct Kernel {
  std::string file, kind;
  std::vector<std::uint32_t> compile_args;
  std::vector<std::string> names;
  std::vector<std::vector<Argument>> arguments;
};
struct Program {
  bool fp32_dest_acc_en = false;
  std::vector<CoreCoord> cores;
  std::vector<std::vector<std::uint32_t>> core_tiles;
  std::vector<Buffer> buffers;
  std::vector<CircularBufferConfig> circular_buffers;
  std::vector<Kernel> kernels;
};

inline Program CreateProgram(std::vector<CoreCoord> cores, bool fp32_dest_acc_en) {
  Program made;
  made.cores = std::move(cores), made.fp32_dest_acc_en = fp32_dest_acc_en;
  return made;
}
/// The tiles of each core, where no start and count says which they are.
inline void SetCoreTiles(Program& program, std::vector<std::vector<std::uint32_t>> tiles) {
  program.core_tiles = std::move(tiles);
}
inline Buffer CreateBuffer(Program& program, Buffer buffer) {
  program.buffers.push_back(buffer);
  return buffer;
}
inline void CreateCircularBuffer(Program& program, CircularBufferConfig config) {
  program.circular_buffers.push_back(std::move(config));
}
inline KernelHandle CreateKernel(Program& program, std::string file, std::string kind,
                                 std::vector<std::uint32_t> compile_args,
                                 std::vector<std::string> names) {
  program.kernels.push_back(
      {std::move(file), std::move(kind), std::move(compile_args), std::move(names), {}});
  return program.kernels.size() - 1;
}
/// Of the next core.
inline void SetRuntimeArgs(Program& program, KernelHandle kernel, std::vector<Argument> arguments) {
  program.kernels[kernel].arguments.push_back(std::move(arguments));
}

namespace record {

template <class T, class Print>
void list(const std::vector<T>& all, Print&& print) {
  std::cout << "[";
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0) std::cout << ", ";
    print(all[i]);
  }
  std::cout << "]";
}
inline void text(const std::string& s) { std::cout << '"' << s << '"'; }
inline void number(std::uint32_t n) { std::cout << n; }
inline void argument(const Argument& a) {
  if (a.buffer.empty()) return number(a.number);
  std::cout << "{\"buffer\": \"" << a.buffer << "\"}";
}
inline void kernel(const Kernel& k) {
  std::cout << "{\"file\": \"" << k.file << ".kernel\", \"kind\": \"" << k.kind
            << "\", \"compile_time_arguments\": ";
  list(k.compile_args, number);
  std::cout << ", \"names\": ";
  list(k.names, text);
  std::cout << ", \"arguments\": ";
  list(k.arguments, [](const auto& each) { list(each, argument); });
  std::cout << "}";
}

}  // namespace record

inline int Finish(const Program& program) {
  using namespace record;
  std::cout << "{\"fp32_dest\": " << (program.fp32_dest_acc_en ? "true" : "false")
            << ", \"cores\": ";
  list(program.cores,
       [](const CoreCoord& c) { std::cout << "{\"x\": " << c.x << ", \"y\": " << c.y << "}"; });
  if (!program.core_tiles.empty()) {
    std::cout << ", \"core_tiles\": ";
    list(program.core_tiles, [](const auto& tiles) { list(tiles, number); });
  }
  std::cout << ", \"buffers\": ";
  list(program.buffers, [](const Buffer& b) {
    std::cout << "{\"name\": \"" << b.name << "\", \"shape\": ";
    list(b.shape, number);
    std::cout << ", \"format\": \"" << b.format << "\"";
    std::cout << (b.role == "input" ? "}" : ", \"role\": \"" + b.role + "\"}");
  });
  std::cout << ", \"circular_buffers\": ";
  list(program.circular_buffers, [](const CircularBufferConfig& c) {
    std::cout << "{\"id\": " << c.id << ", \"format\": \"" << c.format
              << "\", \"pages\": " << c.pages << "}";
  });
  std::cout << ", \"kernels\": ";
  list(program.kernels, kernel);
  std::cout << "}\n";
  return 0;
}

}  // namespace tenor_host
