import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '../http/errors.ts';
import type { Reading, ReadingOutcome } from './readers.ts';
import { tableOf } from './tableOf.ts';

/** Reads one file and ends. What is thrown besides a refusal is a fault of ours, and reaches whoever asked as it is. */
const { bytes, limits } = workerData as Reading;

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
