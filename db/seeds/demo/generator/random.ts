/** Repeatable chance: the same seed gives the same demo on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  chance(part: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by weight. */
  weighed<T>(list: readonly (readonly [T, number])[]): T;
  some<T>(list: readonly T[], count: number): T[];
}

export function randomFrom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T;
  return {
    next,
    between,
    pick,
    chance: (part) => next() < part,
    weighed(list) {
      let point = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        point -= weight;
        if (point < 0) return value;
      }
      return pick(list)[0];
    },
    some(list, count) {
      const left = [...list];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat();
    },
  };
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
