import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { usesBrowser } from './pool.ts';

export type Durations = Record<string, number>;

const secondsPerKilobyte = { browser: 4, process: 3, other: 0.15 };

/** The slowest first, so that no process is still busy with a long one when the others are done. */
export function slowestFirst(files: readonly string[], root: string, known: Durations): string[] {
  const expected = (file: string) => known[file] ?? guess(file, statSync(path.join(root, file)).size);
  const timed = files.map((file) => ({ file, ms: expected(file) }));
  return timed.sort((one, other) => other.ms - one.ms).map(({ file }) => file);
}

/** For a clone without measurements: tests with a browser or with processes take longest. */
function guess(file: string, bytes: number): number {
  const kind = usesBrowser(file) ? 'browser' : file.startsWith('scripts/') ? 'process' : 'other';
  return bytes * secondsPerKilobyte[kind];
}

/** None where there is no such file or it is damaged: the order of a run is worth no failure. */
export function readDurations(file: string): Durations {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Durations;
  } catch {
    return {};
  }
}

export function writeDurations(file: string, durations: Durations): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(durations));
  renameSync(unfinished, file);
}
