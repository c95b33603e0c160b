import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '../http/errors.ts';
import type { ReadContext, ReadingOutcome } from './readers.ts';
import { tableOf } from './tableOf.ts';

/** Reads one file and ends. Any error besides a refusal is a bug, and the caller receives it unchanged. */
const { bytes, limits } = workerData as ReadContext;

parentPort?.postMessage(await outcome());

async function outcome(): Promise<ReadingOutcome> {
  try {
    return { table: await tableOf(bytes, limits) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, details } = error;
    return { refusal: { status, code, message, details } };
  }
}
