import { Worker } from 'node:worker_threads';
import { ApiError } from '../http/errors.ts';
import { lanes, type Origin } from './lane.ts';
import type { Table, TableLimits } from './tableOf.ts';
import { wrong } from './wrongFile.ts';

export interface ReadContext {
  bytes: Uint8Array;
  limits: TableLimits;
}

export type ReadingOutcome =
  | { table: Table }
  | { refusal: Pick<ApiError, 'status' | 'code' | 'message' | 'details'> };

/** The limits of one file: a statement of 20,000 lines takes a second and a half. */
export const readingLimits = { seconds: 5, megabytes: 256 };

/** Reads in a thread of its own, which is ended when it takes too long. */
export function runReader(readContext: ReadContext, from: Origin, limits = readingLimits): Promise<Table> {
  return lanes[from](() => readBeside(readContext, limits));
}

async function readBeside(
  workerData: ReadContext,
  { seconds, megabytes }: typeof readingLimits,
): Promise<Table> {
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

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
