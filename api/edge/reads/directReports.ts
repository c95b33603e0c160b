import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';
import { type BodySize, oversizeOf, usualBody } from '../../platform/http/bodySize.ts';
import type { AnyEndpoint, ReadyReply, Sender } from '../../platform/http/endpoint.ts';
import { check, isKeepable } from '../../platform/http/validation.ts';
import type { Measured } from '../../platform/operations/metrics.ts';
import type { Run } from '../../platform/ports.ts';
import type { Handler } from '../pages/render.ts';
import { LearntHead } from './learntHead.ts';

interface DirectReports {
  endpoints: readonly AnyEndpoint[];
  origins: readonly string[];
  measured: Measured;
  /** The address of a visitor, by the proxies that are trusted. */
  addressOf(req: IncomingMessage): string | null;
  run: Run;
}

interface Direct {
  path: string;
  size: BodySize;
  head: LearntHead;
  /** The body as the endpoint reads it; null where Express is asked. */
  read(bytes: Buffer): unknown;
  count(body: unknown, sender: Sender): ReadyReply;
}

/**
 * Answers reports that are only noted in memory before Express, whose way to them costs more than the noting. Each endpoint's first
 * answer goes through Express and shows which headers it has; whatever it refuses, or a browser of another site sends, goes that way always.
 */
export function directReports({ endpoints, origins, measured, addressOf, run }: DirectReports) {
  const directs = new Map(endpoints.flatMap(directOf));

  return (next: Handler): Handler =>
    (req, res) => {
      const direct = req.method === 'POST' ? directs.get(req.url ?? '') : undefined;
      const length = direct ? plainLengthOf(req, direct.size, origins) : 0;
      if (!direct || length === 0) return next(req, res);
      if (direct.head.headers === null) {
        res.once('finish', () => direct.head.learn(res));
        return next(req, res);
      }
      return run(() => answer(direct, length, req, res, next));
    };

  async function answer(
    direct: Direct,
    length: number,
    req: IncomingMessage,
    res: ServerResponse,
    next: Handler,
  ) {
    measured(Object.assign(req, { route: { path: direct.path } }), res, () => undefined);
    const bytes = await bytesOf(req, length);
    const body = direct.read(bytes);
    if (body === null) {
      req.unshift(bytes);
      return next(req, res);
    }
    const user_agent = req.headers['user-agent']?.slice(0, 500) ?? null;
    direct.head.send(direct.count(body, { ip: addressOf(req), user_agent }).ready, req, res);
    // So that it ends: an idle connection would keep it.
    req.resume();
  }
}

/** As Express finds it for its own requests. */
export const addressBy =
  (app: Express) =>
  ({ headers, socket }: IncomingMessage): string | null =>
    Reflect.get(app.request, 'ip', { app, headers, socket }) ?? null;

function directOf({ method, path, byBody, body: schema, size = usualBody }: AnyEndpoint): [string, Direct][] {
  if (method !== 'post' || !byBody || !schema) return [];
  const read = (bytes: Buffer) => {
    try {
      const body: unknown = JSON.parse(bytes.toString());
      const isWithin = typeof body === 'object' && body !== null && !oversizeOf(body, size);
      return isWithin && isKeepable(body) ? check(schema, body) : null;
    } catch {
      return null;
    }
  };
  return [[`/api${path}`, { path, size, head: new LearntHead(), read, count: byBody }]];
}

/** The bytes of a body that is sent as our pages send it; 0 for any other. */
function plainLengthOf({ headers }: IncomingMessage, size: BodySize, origins: readonly string[]): number {
  const { 'content-length': length = '', origin = '' } = headers;
  const isPlain =
    headers['content-type'] === 'application/json' &&
    headers['content-encoding'] === undefined &&
    headers['transfer-encoding'] === undefined;
  const isShort = /^\d{1,9}$/.test(length) && Number(length) <= size.bytes;
  return isPlain && isShort && !origins.includes(origin) ? Number(length) : 0;
}

/** All at once, so that they can be given back. The server ends a request whose body does not come. */
function bytesOf(req: IncomingMessage, length: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const look = () => {
      const bytes: Buffer | null = req.read(length);
      if (bytes === null) req.once('readable', look);
      else resolve(bytes);
    };
    look();
  });
}
