import type Joi from 'joi';
import { openAudience } from '../platform/http/audiences.ts';
import { isBot } from '../platform/http/bots.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../platform/http/endpoint.ts';
import { notFound } from '../platform/http/errors.ts';
import { byAddress } from '../platform/http/limits.ts';

interface Beacon<Body, Row> {
  path: string;
  summary: string;
  body: Joi.ObjectSchema<Body>;
  /** A minute, from one address. */
  limit: { name: string; points: number };
  /** Null where a visitor cannot have seen it. */
  find(body: NoInfer<Body>): Promise<Row | null>;
  missing: string;
  count(row: Row, body: NoInfer<Body>, origin: Origin): Promise<void>;
  answer: (row: Row) => object | null;
}

/** A visit reported by the browser: pages are served from a cache. The visits of bots are answered, but not counted. */
export const beacon = <Body, Row>(visit: Beacon<Body, Row>): AnyEndpoint =>
  endpoint({
    method: 'post',
    path: visit.path,
    summary: visit.summary,
    audience: openAudience,
    allow: 'anyone',
    body: visit.body,
    limit: { ...visit.limit, seconds: 60, by: byAddress },
    handle: async ({ body, origin }) => {
      const row = await visit.find(body);
      if (!row) throw notFound(visit.missing);
      if (!isBot(origin.user_agent)) await visit.count(row, body, origin);
      return { message: visit.answer(row) };
    },
  });
