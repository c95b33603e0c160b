import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import { answerOf } from '../../platform/http/idempotency.ts';
import type { ReadKeeper } from '../../platform/http/keptReads.ts';
import type { Measured } from '../../platform/operations/metrics.ts';
import type { Run } from '../../platform/ports.ts';
import { headOf, writeReadyHead } from '../pages/readyHead.ts';
import type { Handler } from '../pages/render.ts';

interface DirectReads {
  endpoints: readonly AnyEndpoint[];
  origins: readonly string[];
  measured: Measured;
  reads: ReadKeeper;
  run: Run;
}

interface Direct {
  path: string;
  read: NonNullable<AnyEndpoint['byNumber']>;
  /** As Express sent the first of these answers; unknown before it. */
  headers: OutgoingHttpHeaders | null;
  head: string;
}

/**
 * Answers reads by number before Express, whose way to them costs more than the reading. Each endpoint's first answer goes
 * through Express and shows which headers it has; refusals, failures and conditional requests go that way always.
 */
export function directReads({ endpoints, origins, measured, reads, run }: DirectReads) {
  const directs = new Map(
    endpoints.flatMap(({ path, byNumber: read }): [string, Direct][] =>
      read
        ? [[`/api${path.slice(0, path.lastIndexOf('/') + 1)}`, { path, read, headers: null, head: '' }]]
        : [],
    ),
  );

  return (next: Handler): Handler =>
    (req, res) => {
      const url = req.url ?? '';
      const at = url.lastIndexOf('/') + 1;
      const direct = directs.get(url.slice(0, at));
      const number = direct && isPlain(req, origins) ? numberOf(url.slice(at)) : null;
      if (!direct || number === null) return next(req, res);
      if (direct.headers === null) {
        res.once('finish', () => learn(direct, res));
        return next(req, res);
      }
      return run(() => answer(direct, number, req, res, next));
    };

  async function answer(
    direct: Direct,
    number: number,
    req: IncomingMessage,
    res: ServerResponse,
    next: Handler,
  ) {
    measured(Object.assign(req, { route: { path: direct.path } }), res, () => undefined);
    const reading = req.headers.origin === undefined ? reads.begin(req.url ?? '') : undefined;
    try {
      const reply = await direct.read(number).catch(() => null);
      if (!reply) return next(req, res);
      const { text } = answerOf(reply);
      send(direct, text, req, res);
      if (reply.shows && direct.headers) reading?.keep({ text, headers: direct.headers, tags: reply.shows });
    } finally {
      reading?.end();
    }
  }
}

function send({ head, headers }: Direct, text: string, req: IncomingMessage, res: ServerResponse): void {
  const own = { 'X-Request-Id': randomUUID(), 'Content-Length': Buffer.byteLength(text) };
  const all = `${head}X-Request-Id: ${own['X-Request-Id']}\r\nContent-Length: ${own['Content-Length']}\r\n`;
  if (!writeReadyHead(req, res, all, Date.now())) res.writeHead(200, { ...headers, ...own });
  res.end(text);
}

/** Headers of one answer or connection are not remembered. */
function learn(direct: Direct, res: ServerResponse): void {
  const { 'x-request-id': _number, 'content-length': _length, ...headers } = res.getHeaders();
  if (res.statusCode !== 200 || headers.connection !== undefined) return;
  direct.head = headOf(
    200,
    Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
  );
  direct.headers = headers;
}

/** Another origin that may read is answered with headers of its own, and a conditional request perhaps with 304. */
function isPlain({ method, headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin } = headers;
  const isElsewhere = origin !== undefined && origins.includes(origin);
  return method === 'GET' && !isElsewhere && !headers['if-none-match'] && !headers['if-modified-since'];
}

const numberOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
