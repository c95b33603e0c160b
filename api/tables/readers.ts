import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../http/errors.ts';
import type { Table, TableLimits } from './tableOf.ts';
import { wrong } from './wrongFile.ts';

export interface Reading {
  bytes: Uint8Array;
  limits: TableLimits;
}

export type ReadingOutcome =
  | { table: Table }
  | { refusal: Pick<ApiError, 'status' | 'code' | 'message' | 'details'> };

/** One core stays for everybody else; those who come when so many wait already are sent away. */
const most = { atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 10 };
/** What one file may take: a statement of 20,000 lines takes a second and a half. */
export const readingLimits = { seconds: 5, megabytes: 256 };

let running = 0;
const waiting: (() => void)[] = [];

/** Reads in a thread of its own, which is ended when it takes too long. */
export async function runReader(reading: Reading, limits = readingLimits): Promise<Table> {
  await turn();
  try {
    return await readBeside(reading, limits);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** A place that becomes free goes to the first who waits. */
async function turn(): Promise<void> {
  if (running < most.atOnce) running += 1;
  else if (waiting.length >= most.waiting) throw busy();
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

async function readBeside(workerData: Reading, { seconds, megabytes }: typeof readingLimits): Promise<Table> {
  const worker = new Worker(new URL('./tableReader.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<ReadingOutcome>();
  const clock = setTimeout(() => reject(wrong(tooMuch)), seconds * 1000);
  worker.once('message', resolve);
  worker.once('error', (error) => reject(isOutOfMemory(error) ? wrong(tooMuch) : error));
  worker.once('exit', () => reject(new Error('The reader of tables ended without an answer')));
  try {
    const outcome = await promise;
    if ('table' in outcome) return outcome.table;
    const { status, code, message, details } = outcome.refusal;
    throw new ApiError(status, code, message, details);
  } finally {
    clearTimeout(clock);
    await worker.terminate();
  }
}

const tooMuch = 'Файл слишком велик или сложен: оставьте в нём одну таблицу без оформления';

const busy = () =>
  new ApiError(503, 'UNAVAILABLE', 'Сейчас читается много таблиц, попробуйте через минуту', {
    retryAfter: 5,
  });

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
