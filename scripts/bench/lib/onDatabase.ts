import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@odonta/db/postgres/embedded.ts';
import type { Started } from './processes.ts';
import { startFilledProduct } from './product.ts';

export interface BenchPlace {
  directory: string;
  databaseUrl: string;
  /** Starts the whole product on the database; answers its address. */
  product(courses: string, env?: NodeJS.ProcessEnv): Promise<string>;
  /** Stops this too in the end; answers its address. */
  also(started: Started): string;
}

/** Runs a bench in a folder with a database of its own; what it started is stopped afterwards, the newest first. */
export async function onDatabase(name: string, bench: (place: BenchPlace) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(path.join(os.tmpdir(), `odonta-bench-${name}-`));
  const stops: (() => Promise<void>)[] = [];
  const also = ({ url, stop }: Started) => {
    stops.unshift(stop);
    return url;
  };
  try {
    const databaseUrl = also(await startEmbedded({ varDir: directory }));
    const product = async (courses: string, env: NodeJS.ProcessEnv = {}) =>
      also(await startFilledProduct({ ...settingsOn(databaseUrl, courses), ...env }));
    await bench({ directory, databaseUrl, product, also });
  } finally {
    for (const stop of stops) await stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

const settingsOn = (databaseUrl: string, courses: string) => ({
  DATABASE_URL: databaseUrl,
  JWT_SECRET: 'a secret that is long enough for benches',
  SANDBOX: '1',
  DEMO: '1',
  DEMO_COURSES: courses,
});
