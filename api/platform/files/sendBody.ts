import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { log } from '../log.ts';

/** Sends an open file. A reader who leaves ends the reading; a file that breaks off ends the answer unfinished, and is logged. */
export async function sendBody(
  body: Readable,
  res: Response,
  report: (cause: Error) => void = (cause) => log.warn({ err: cause }, 'a file broke off'),
): Promise<void> {
  body.once('error', (cause) => {
    if (!res.closed) report(cause);
  });
  await pipeline(body, res).catch(() => {
    // A reader who has left already leaves the body untouched, and with it a file or a connection open.
    body.destroy();
    res.destroy();
  });
}
