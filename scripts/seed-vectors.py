"""Published vectors of the seeded dice (docs/dice.md), computed without any of Umpire's code."""
import sys

M = 0xFFFFFFFF


def rotl(x, k):
    return ((x << k) | (x >> (32 - k))) & M


def murmur3(data, seed):
    def scramble(k):
        return rotl(k * 0xCC9E2D51 & M, 15) * 0x1B873593 & M

    h = seed
    whole = len(data) // 4 * 4
    for i in range(0, whole, 4):
        h = (rotl(h ^ scramble(int.from_bytes(data[i : i + 4], "little")), 13) * 5 + 0xE6546B64) & M
    if data[whole:]:
        h ^= scramble(int.from_bytes(data[whole:], "little"))
    h ^= len(data)
    h = (h ^ h >> 16) * 0x85EBCA6B & M
    h = (h ^ h >> 13) * 0xC2B2AE35 & M
    return h ^ h >> 16


def words(seed):
    s = [murmur3(seed.encode(), n) for n in range(4)]
    if not any(s):
        s[0] = 1
    while True:
        yield rotl(s[1] * 5 & M, 7) * 9 & M
        t = s[1] << 9 & M
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)


def rolls(seed, sides, count):
    fair = 2**32 - 2**32 % sides
    stream = (x for x in words(seed) if x < fair)
    return [next(stream) % sides + 1 for _ in range(count)]


if __name__ == "__main__":
    for seed, sides in [("umpire", 6), ("kriegsspiel", 100), ("審判", 10)]:
        print(seed, f"d{sides}", rolls(seed, sides, 8))
