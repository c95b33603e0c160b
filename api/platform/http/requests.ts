import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler, type Response } from 'express';
import { type BodySize, oversizeOf } from './bodySize.ts';
import { unsupportedMedia } from './errors.ts';

/** Gives each request the number it can be found by, in its answer and in the log. */
export const traced: RequestHandler = (_req, res, next) => {
  const traceId = randomUUID();
  res.locals.traceId = traceId;
  res.set({ 'X-Request-Id': traceId, 'Cache-Control': 'no-store' });
  next();
};

/** JSON and nothing else; a body that is too large, too deep or too wide is refused before anything validates it. */
export function jsonBodies(size: BodySize, keepsRaw = false): RequestHandler {
  const read = express.json({ limit: size.bytes, strict: true, ...(keepsRaw && { verify: keep }) });
  return (req, res, next) => {
    const hasBody =
      req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
    if (!hasBody) return next();
    // ra-data-simple-rest labels its DELETE as text.
    if (!req.is('json') && req.method !== 'DELETE') throw unsupportedMedia('Ожидается JSON');
    read(req, res, (error) => {
      next(error ?? oversizeOf(req.body, size));
    });
  };
}

/** A flat form and nothing else, within the same limits. */
export function formBodies({ bytes, values }: BodySize): RequestHandler {
  const read = express.urlencoded({ limit: bytes, parameterLimit: values, extended: false });
  return (req, res, next) => {
    if (!req.is('application/x-www-form-urlencoded')) throw unsupportedMedia('Ожидается форма');
    read(req, res, next);
  };
}

/** A body of any type or none, within the same limit. */
export const unreadBodies = ({ bytes }: BodySize): RequestHandler =>
  express.raw({ limit: bytes, type: () => true });

const keep = (_req: IncomingMessage, res: ServerResponse, bytes: Buffer) => {
  (res as Response).locals.raw = bytes.toString('utf8');
};

/** The raw text of a body; empty for no body. */
export const rawOf = (res: Response): string => String(res.locals.raw ?? '');

/** Answers a browser of an allowed origin; every other gets no leave and so no answer. */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  return (req, res, next) => {
    const { origin } = req.headers;
    if (origin !== undefined && origins.includes(origin)) {
      res.vary('Origin').set({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers':
          'Content-Range, Content-Disposition, ETag, Idempotent-Replayed, Retry-After, X-Request-Id',
      });
      if (req.method === 'OPTIONS') {
        res.set({
          'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
          'Access-Control-Allow-Headers':
            'Authorization, Content-Type, If-Match, Idempotency-Key, Range, ngrok-skip-browser-warning',
          'Access-Control-Max-Age': '600',
        });
        res.sendStatus(204);
        return;
      }
    }
    next();
  };
}
