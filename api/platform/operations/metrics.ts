import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { log } from '../log.ts';
import { isWorker } from '../workers/primary.ts';
import { figuresOfWorkers } from './figuresOfWorkers.ts';

/** Counts a request of Express, or one that is answered before it. */
export type Measured = (
  req: IncomingMessage & { route?: { path?: string } },
  res: ServerResponse,
  next: () => void,
) => void;

/** The figures of one app. */
export interface Metrics {
  /** For Prometheus. Requests without the token of the operator fall through to 404. */
  router(token: string | null): Router;
  measured: Measured;
  /** Adds gauges that are read on request; one that cannot be read keeps its last value. */
  gauges(read: Record<string, () => ReadContext | Promise<ReadContext>>): void;
}

/** A number, or one for each status. */
export type ReadContext = number | Readonly<Record<string, number>>;

export function openMetrics(): Metrics {
  const register = new Registry();
  const read = isWorker ? figuresOfWorkers(register) : () => register.metrics();
  return {
    router: (token) =>
      Router().get('/metrics', async (req, res, next) => {
        if (token === null || !isToken(req.get('authorization') ?? '', token)) return next();
        res.type(register.contentType).send(await read());
      }),
    measured: measured(register),
    gauges(values) {
      collectDefaultMetrics({ register });
      for (const [name, value] of Object.entries(values)) gauge(register, name, value);
    },
  };
}

/** Compared as hashes, which are of one length. */
function isToken(sent: string, token: string): boolean {
  const [one, other] = [sent, `Bearer ${token}`].map((text) => hash('sha256', text, 'buffer')) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(one, other);
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * Counts requests by route pattern, never by address: addresses are endless. Durations are stored by method
 * only, since a histogram of every route and status would be megabytes.
 */
function measured(register: Registry): Measured {
  const registers = [register];
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'API requests',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.2, 1, 5],
    registers,
  });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'API requests by route',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const counted = new WeakSet<ServerResponse>();
  return (req, res, next) => {
    if (counted.has(res)) return next();
    counted.add(res);
    const { method: asked = '' } = req;
    const method = methods.has(asked) ? asked : 'other';
    const stop = durations.startTimer({ method });
    res.on('finish', () => {
      const status = `${Math.floor(res.statusCode / 100)}xx`;
      stop({ status });
      requests.inc({ method, route: req.route?.path ?? 'none', status });
    });
    next();
  };
}

function gauge(register: Registry, name: string, read: () => ReadContext | Promise<ReadContext>): void {
  new Gauge({
    name,
    help: name,
    labelNames: ['status'],
    registers: [register],
    async collect() {
      const readContext = await Promise.resolve()
        .then(read)
        .catch((error) => log.warn({ err: error, gauge: name }, 'a gauge was not read'));
      if (typeof readContext === 'number') this.set(readContext);
      else if (readContext)
        for (const [status, value] of Object.entries(readContext)) this.set({ status }, value);
    },
  });
}
