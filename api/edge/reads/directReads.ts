import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import type Joi from 'joi';
import type { AnyEndpoint, ReadyReply, Reply } from '../../platform/http/endpoint.ts';
import { answerOf } from '../../platform/http/idempotency.ts';
import type { ReadKeeper } from '../../platform/http/keptReads.ts';
import { check, isKeepable } from '../../platform/http/validation.ts';
import type { Measured } from '../../platform/operations/metrics.ts';
import type { Run } from '../../platform/ports.ts';
import type { Handler } from '../pages/render.ts';
import { LearntHead } from './learntHead.ts';

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
  head: LearntHead;
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
      if (direct.head.headers === null) {
        res.once('finish', () => direct.head.learn(res));
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
      direct.head.send(text, req, res);
      const { headers } = direct.head;
      if (reply.shows && headers) reading?.keep({ text, headers, tags: reply.shows });
    } finally {
      reading?.end();
    }
  }
}

/** Where its address begins, and how it is read. */
function directOf({ path, byNumber, byQuery, query: schema }: AnyEndpoint): [string, Direct][] {
  const learnt = { path, head: new LearntHead() };
  if (byNumber) {
    const readingOf = (rest: string) => (/^[1-9]\d{0,8}$/.test(rest) ? () => byNumber(Number(rest)) : null);
    return [[`/api${path.slice(0, path.lastIndexOf('/') + 1)}`, { ...learnt, readingOf }]];
  }
  if (byQuery && schema) {
    const valid = new Map<string, object>();
    const readingOf = (rest: string) => {
      const query = valid.get(rest) ?? validQuery(schema, { ...parse(rest) });
      if (query === null) return null;
      if (rest.length <= shortQuery && valid.size >= validAtMost) valid.clear();
      if (rest.length <= shortQuery) valid.set(rest, query);
      return () => byQuery({ ...query });
    };
    return [[`/api${path}?`, { ...learnt, readingOf }]];
  }
  return [];
}

/** Few queries are asked again and again, and their validation takes as long as the answer. */
const [shortQuery, validAtMost] = [100, 200];

function validQuery(schema: Joi.ObjectSchema, given: Record<string, unknown>): object | null {
  try {
    return isKeepable(given) ? check(schema, given) : null;
  } catch {
    return null;
  }
}

/** Another origin that may read is answered with headers of its own, and a conditional request perhaps with 304. */
function isPlain({ method, headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin } = headers;
  const isElsewhere = origin !== undefined && origins.includes(origin);
  return method === 'GET' && !isElsewhere && !headers['if-none-match'] && !headers['if-modified-since'];
}
