import { hash, timingSafeEqual } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { log } from '../log.ts';

/** Figures for Prometheus. Requests without the token of the operator fall through to 404. */
export function metricsRouter(token: string | null): Router {
  return Router().get('/metrics', async (req, res, next) => {
    if (token === null || !isToken(req.get('authorization') ?? '', token)) return next();
    res.type(register.contentType).send(await register.metrics());
  });
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
 * Counts requests by route pattern, never by address: addresses are endless. Durations are kept by method alone, since a
 * histogram of every route and status would be megabytes.
 */
export function measured(): RequestHandler {
  const durations = metric(
    'http_request_seconds',
    () =>
      new Histogram({
        name: 'http_request_seconds',
        help: 'API requests',
        labelNames: ['method', 'status'],
        buckets: [0.005, 0.02, 0.05, 0.2, 1, 5],
      }),
  );
  const requests = metric(
    'http_requests_total',
    () =>
      new Counter({
        name: 'http_requests_total',
        help: 'API requests by route',
        labelNames: ['method', 'route', 'status'],
      }),
  );
  return (req, res, next) => {
    const method = methods.has(req.method) ? req.method : 'other';
    const stop = durations.startTimer({ method });
    res.on('finish', () => {
      const status = `${Math.floor(res.statusCode / 100)}xx`;
      stop({ status });
      requests.inc({ method, route: (req.route as { path?: string } | undefined)?.path ?? 'none', status });
    });
    next();
  };
}

/** A number, or one for each status. */
export type Reading = number | Readonly<Record<string, number>>;

/** Numbers that are read when they are asked for; one that cannot be read keeps what it was. */
export function gauges(read: Record<string, () => Reading | Promise<Reading>>): void {
  metric('process_cpu_seconds_total', () => {
    collectDefaultMetrics();
    return register.getSingleMetric('process_cpu_seconds_total');
  });
  for (const [name, value] of Object.entries(read)) metric(name, () => gaugeOf(name, value));
}

function gaugeOf(name: string, read: () => Reading | Promise<Reading>): Gauge {
  return new Gauge({
    name,
    help: name,
    labelNames: ['status'],
    async collect() {
      const reading = await Promise.resolve()
        .then(read)
        .catch((error) => log.warn({ err: error, gauge: name }, 'a gauge was not read'));
      if (typeof reading === 'number') this.set(reading);
      else if (reading) for (const [status, value] of Object.entries(reading)) this.set({ status }, value);
    },
  });
}

function metric<Metric>(name: string, make: () => Metric): Metric {
  return (register.getSingleMetric(name) as Metric | undefined) ?? make();
}
