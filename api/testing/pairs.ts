/** Medians of two kinds of calls, made in turn so that whatever else the machine does falls on both alike. */
export interface Pairs {
  known: number;
  unknown: number;
  /** Of each known call and the unknown one beside it, the median. */
  difference: number;
  count: number;
}

export async function timedPairs(
  count: number,
  call: (kind: 'known' | 'unknown') => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<Pairs> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const time = async (kind: 'known' | 'unknown') => {
    await prepare();
    const began = performance.now();
    await call(kind);
    times[kind].push(performance.now() - began);
  };
  await call('known');
  await call('unknown');
  for (let number = 0; number < count; number += 1) {
    const order = number % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) await time(kind);
  }
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
  const differences = times.known.map((ms, number) => ms - (times.unknown[number] ?? 0));
  return { known, unknown, difference: medianOf(differences), count };
}

export function told({ known, unknown, difference, count }: Pairs): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return `${count} pairs: known ${ms(known)}, unknown ${ms(unknown)}, difference ${ms(difference)}`;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
