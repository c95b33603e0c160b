import type { IncomingMessage } from 'node:http';
import { webhookLimits } from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { aborted, answerOf, Switched } from '../outgoing/calling.ts';
import { RefusedTarget } from '../outgoing/target.ts';
import { targetOf } from './target.ts';

/** The outcome of one try. */
export interface Outcome {
  isDelivered: boolean;
  code: number | null;
  /** The beginning of the receiver's answer. */
  answer: string | null;
  error: string | null;
  duration_ms: number;
  /** The receiver has not failed, but this installation. */
  isOurs?: boolean;
}

/** For finding the server, sending and reading its answer together. */
export const patienceMs = 10_000;
/** More of an answer is never read. */
const answerBytes = 4096;

/** Posts a message to a webhook: one connection to a checked address, no redirects, an answer within bounds. */
export async function post(
  to: string,
  headers: Record<string, string>,
  body: string,
  waitMs = patienceMs,
): Promise<Outcome> {
  const begun = performance.now();
  const signal = AbortSignal.timeout(waitMs);
  const trying = Promise.race([attempt(to, headers, body, signal), aborted(signal)]);
  const tried = await trying.catch((error: unknown) => ({
    ...{ code: null, answer: null },
    error: inWords(error, signal, waitMs),
  }));
  return {
    ...tried,
    isDelivered: tried.error === null,
    duration_ms: Math.round(performance.now() - begun),
  };
}

async function attempt(to: string, headers: Record<string, string>, body: string, signal: AbortSignal) {
  const response = await answerOf(await targetOf(to), {
    ...{ method: 'POST', body, signal },
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
  });
  const code = response.statusCode ?? 0;
  const answer = await beginningOf(response);
  if (code >= 300 && code < 400)
    return { code, answer, error: `Сервер переадресует (${code}): укажите конечный адрес` };
  return { code, answer, error: code >= 200 && code < 300 ? null : `Сервер ответил кодом ${code}` };
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= answerBytes) break;
  }
  response.destroy();
  const text = Buffer.concat(parts).subarray(0, answerBytes).toString('utf8').replaceAll('\0', '');
  return [...text].slice(0, webhookLimits.answer).join('');
}

function inWords(error: unknown, signal: AbortSignal, waitMs: number): string {
  if (error instanceof RefusedTarget || error instanceof Switched) return error.message;
  if (signal.aborted) return `Сервер не ответил за ${String(waitMs / 1000).replace('.', ',')} с`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return `Соединиться не удалось${code ? ` (${code})` : ''}`.slice(0, 500);
}
