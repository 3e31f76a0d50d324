# SPDX-License-Identifier: Apache-2.0
def add(a, b):
    return a + b
