/* SPDX-License-Identifier: Apache-2.0 */
/* The same product compiled, for scale: the best of five, in seconds. */
#include <stdio.h>
#include <time.h>
enum { N = 64 };
static float a[N][N], b[N][N], c[N][N];
static volatile float sink;

static double once(void) {
  const clock_t begin = clock();
  for (int repeat = 0; repeat < 100; ++repeat) {
    for (int i = 0; i < N; ++i)
      for (int j = 0; j < N; ++j) {
        c[i][j] = 0;
        for (int k = 0; k < N; ++k) c[i][j] = c[i][j] + a[i][k] * b[k][j];
      }
    sink = c[repeat % N][1];
    __asm__ volatile("" ::: "memory"); /* each product anew */
  }
  return (double)(clock() - begin) / CLOCKS_PER_SEC / 100;
}

int main(void) {
  double best = 1e9;
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j) a[i][j] = (float)((i + j) % 7), b[i][j] = (float)((i * j) % 5);
  for (int i = 0; i < 5; ++i) {
    const double seconds = once();
    if (seconds < best) best = seconds;
  }
  printf("%g\n", best);
  return 0;
}
