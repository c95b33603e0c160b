/** Medians of two kinds of calls, made in turn so that other load of the machine affects both alike. */
export interface Pairs {
  known: number;
  unknown: number;
  /** The median of the differences between each known call and the unknown one beside it. */
  difference: number;
  count: number;
}

interface Manner {
  /** Done before each pair. */
  prepare?(): Promise<unknown>;
  /** Stops when it is certain that the median difference is smaller than so many milliseconds. */
  within?: number;
}

/** So many pairs at most. */
export async function timedPairs(
  count: number,
  call: (kind: 'known' | 'unknown') => Promise<unknown>,
  { prepare = async () => undefined, within = 0 }: Manner = {},
): Promise<Pairs> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const time = async (kind: 'known' | 'unknown') => {
    const began = performance.now();
    await call(kind);
    times[kind].push(performance.now() - began);
  };
  await call('known');
  await call('unknown');
  const differences = () => times.known.map((ms, number) => ms - (times.unknown[number] ?? 0));
  for (let number = 0; number < count; number += 1) {
    if (number >= fewest && number % 10 === 0 && isWithin(within, differences())) break;
    const order = number % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    await prepare();
    for (const kind of order) await time(kind);
  }
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
  return { known, unknown, difference: medianOf(differences()), count: times.known.length };
}

export function message({ known, unknown, difference, count }: Pairs): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return `${count} pairs: known ${ms(known)}, unknown ${ms(unknown)}, difference ${ms(difference)}`;
}

const fewest = 60;

/** By the order of the values alone, for any distribution: the median is elsewhere four times in ten thousand. */
function isWithin(most: number, values: readonly number[]): boolean {
  const sorted = [...values].sort((one, other) => one - other);
  const outer = Math.floor(sorted.length / 2 - 1.75 * Math.sqrt(sorted.length));
  const [least = Number.NEGATIVE_INFINITY, greatest = Number.POSITIVE_INFINITY] = [
    sorted[outer],
    sorted[sorted.length - 1 - outer],
  ];
  return -most < least && greatest < most;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
