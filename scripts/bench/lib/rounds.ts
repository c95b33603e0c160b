import { cpuSeconds, listeners, residentMegabytes } from './processes.ts';
import { type Load, wrk } from './wrk.ts';

export interface Contestant {
  name: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  script?: string;
  /** Before each turn, and not measured. */
  prepare?: () => Promise<unknown>;
}

export interface Figures {
  name: string;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU of the listening processes for each request, in microseconds. */
  cpuMicros: number;
  residentMb: number;
  errors: number;
}

export interface Result extends Figures {
  /** The figures of each round. */
  turns: readonly Figures[];
}

/** Measures all in turn, round after round, so that other load of the machine affects them alike; the figures are medians. */
export async function inRounds(
  contestants: readonly Contestant[],
  load: Load,
  rounds: number,
  onTurn: (figures: Figures, round: number) => void = () => {},
): Promise<Result[]> {
  const turns: Figures[][] = contestants.map(() => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const figures = await turn(contestant, load);
      onTurn(figures, round);
      turns[index]?.push(figures);
    }
  }
  return turns.map(middle);
}

/** A turn of each that is not measured: new code is several times slower for its first seconds. */
export async function warmUp(contestants: readonly Contestant[], load: Load): Promise<void> {
  for (const contestant of contestants) await turn(contestant, load);
}

/** The median of the rounds' own ratios: a slow round does not count. */
export function ratio(one: Result, other: Result): number {
  return median(
    one.turns.map((figures, round) => figures.perSecond / (other.turns[round]?.perSecond ?? Number.NaN)),
  );
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 ? [sorted[half], sorted[half]] : sorted.slice(half - 1, half + 1);
  return (low + high) / 2;
}

/** The least of the numbers that this share of them, in percent, does not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(Math.ceil((sorted.length * share) / 100) - 1, 0)] ?? Number.NaN;
}

async function turn({ name, url, headers, script, prepare }: Contestant, load: Load): Promise<Figures> {
  await prepare?.();
  const pids = listeners(url);
  const before = cpuSeconds(pids);
  const result = await wrk(url, {
    ...load,
    headers: { ...load.headers, ...headers },
    script: script ?? load.script,
  });
  const { perSecond, p50Ms, p99Ms, errors, requests } = result;
  const cpuMicros = ((cpuSeconds(pids) - before) / requests) * 1e6;
  return { name, perSecond, p50Ms, p99Ms, errors, cpuMicros, residentMb: residentMegabytes(pids) };
}

function middle(turns: readonly Figures[]): Result {
  const of = (key: Exclude<keyof Figures, 'name'>) => median(turns.map((figures) => figures[key]));
  return {
    name: turns[0]?.name ?? '',
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    cpuMicros: of('cpuMicros'),
    residentMb: turns.at(-1)?.residentMb ?? 0,
    errors: turns.reduce((sum, figures) => sum + figures.errors, 0),
    turns,
  };
}
