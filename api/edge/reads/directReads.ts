import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import type Joi from 'joi';
import type { AnyEndpoint, ReadyReply, Reply } from '../../platform/http/endpoint.ts';
import { answerOf } from '../../platform/http/idempotency.ts';
import type { ReadKeeper } from '../../platform/http/keptReads.ts';
import { check, isKeepable } from '../../platform/http/validation.ts';
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
  /** By what follows the path in the address; null where Express is asked. */
  readingOf(rest: string): Reading | null;
  /** As Express sent the first of these answers; unknown before it. */
  headers: OutgoingHttpHeaders | null;
  head: string;
}

type Reading = () => Promise<Exclude<Reply, 'sent'> | ReadyReply | null>;

/**
 * Answers reads by number or query before Express, whose way to them costs more than the reading. Each endpoint's first answer goes
 * through Express and shows which headers it has; refusals, failures and conditional requests go that way always.
 */
export function directReads({ endpoints, origins, measured, reads, run }: DirectReads) {
  const directs = new Map(endpoints.flatMap(directOf));

  return (next: Handler): Handler =>
    (req, res) => {
      const url = req.url ?? '';
      const at = url.indexOf('?') + 1 || url.lastIndexOf('/') + 1;
      const direct = directs.get(url.slice(0, at));
      const read = direct && isPlain(req, origins) ? direct.readingOf(url.slice(at)) : null;
      if (!direct || !read) return next(req, res);
      if (direct.headers === null) {
        res.once('finish', () => learn(direct, res));
        return next(req, res);
      }
      return run(() => answer(direct, read, req, res, next));
    };

  async function answer(
    direct: Direct,
    read: Reading,
    req: IncomingMessage,
    res: ServerResponse,
    next: Handler,
  ) {
    measured(Object.assign(req, { route: { path: direct.path } }), res, () => undefined);
    const reading = req.headers.origin === undefined ? reads.begin(req.url ?? '') : undefined;
    try {
      const reply = await read().catch(() => null);
      if (!reply) return next(req, res);
      const text = 'ready' in reply ? reply.ready : answerOf(reply).text;
      send(direct, text, req, res);
      if (reply.shows && direct.headers) reading?.keep({ text, headers: direct.headers, tags: reply.shows });
    } finally {
      reading?.end();
    }
  }
}

/** Where its address begins, and how it is read. */
function directOf({ path, byNumber, byQuery, query: schema }: AnyEndpoint): [string, Direct][] {
  const learnt = { path, headers: null, head: '' };
  if (byNumber) {
    const readingOf = (rest: string) => (/^[1-9]\d{0,8}$/.test(rest) ? () => byNumber(Number(rest)) : null);
    return [[`/api${path.slice(0, path.lastIndexOf('/') + 1)}`, { ...learnt, readingOf }]];
  }
  if (byQuery && schema) {
    const readingOf = (rest: string) => {
      const query = validQuery(schema, { ...parse(rest) });
      return query === null ? null : () => byQuery(query);
    };
    return [[`/api${path}?`, { ...learnt, readingOf }]];
  }
  return [];
}

function validQuery(schema: Joi.ObjectSchema, given: Record<string, unknown>): unknown {
  try {
    return isKeepable(given) ? check(schema, given) : null;
  } catch {
    return null;
  }
}

function send(
  { head, headers }: Direct,
  text: string | Buffer,
  req: IncomingMessage,
  res: ServerResponse,
): void {
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
