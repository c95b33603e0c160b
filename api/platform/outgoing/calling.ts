import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6 } from 'node:net';
import type { Target } from './target.ts';

interface Called {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** A server that goes over to another protocol answers nothing. */
export class Switched extends Error {
  readonly code: number | undefined;

  constructor(code: number | undefined) {
    super(`Сервер ответил кодом ${code}`);
    this.code = code;
  }
}

/**
 * The head of the answer, over a connection of its own to the checked address; no redirect is followed. The name stays
 * in the certificate's check and the header `Host`; only the way to the server is given.
 */
export function answerOf({ url, ip }: Target, { body, ...called }: Called): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const family = isIPv6(ip) ? 6 : 4;
  return new Promise((answered, failed) => {
    const sent = request(
      url,
      {
        ...{ ...called, agent: false },
        lookup: (_host, { all }, found) =>
          all ? found(null, [{ address: ip, family }]) : found(null, ip, family),
      },
      answered,
    );
    sent.on('error', failed);
    sent.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      failed(new Switched(statusCode));
    });
    // A connection may end without an answer and without an error.
    sent.on('close', () => failed(new Error('closed')));
    sent.end(body);
  });
}

/** Ends a wait that nothing else ends, such as one for a name. */
export const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason), { once: true }));
