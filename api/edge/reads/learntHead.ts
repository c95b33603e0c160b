import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { headOf, writeReadyHead } from '../pages/readyHead.ts';

/** The headers that Express gives each answer of an endpoint, learnt from its first. */
export class LearntHead {
  /** Unknown before the first answer. */
  headers: OutgoingHttpHeaders | null = null;
  #head = '';

  /** Headers of one answer or connection are not remembered. */
  learn(res: ServerResponse): void {
    const { 'x-request-id': _number, 'content-length': _length, ...headers } = res.getHeaders();
    if (res.statusCode !== 200 || headers.connection !== undefined) return;
    this.#head = headOf(
      200,
      Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
    );
    this.headers = headers;
  }

  /** Under a number of its own. */
  send(text: string | Buffer, req: IncomingMessage, res: ServerResponse): void {
    const own = { 'X-Request-Id': randomUUID(), 'Content-Length': Buffer.byteLength(text) };
    const all = `${this.#head}X-Request-Id: ${own['X-Request-Id']}\r\nContent-Length: ${own['Content-Length']}\r\n`;
    if (!writeReadyHead(req, res, all, Date.now())) res.writeHead(200, { ...this.headers, ...own });
    res.end(text);
  }
}
