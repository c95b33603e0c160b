import { type RequestHandler, Router } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import type { Sequelize } from 'sequelize';
import { log } from '../log.ts';

export interface ServerState {
  draining: boolean;
  /** Whether the bank is a sandbox: a monitor should see an installation that takes no money. */
  sandbox: boolean;
}

/** Liveness asks nothing of the database: its pages are answered while it is away. Readiness does. */
export function healthRouter(sequelize: Sequelize, state: ServerState): Router {
  const router = Router();
  router.get('/health/live', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/health/ready', async (_req, res) => {
    const isReady =
      !state.draining &&
      (await sequelize.query('select 1').then(
        () => true,
        () => false,
      ));
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'unavailable', sandbox: state.sandbox });
  });
  router.get(
    '/metrics',
    async (_req, res) => void res.type(register.contentType).send(await register.metrics()),
  );
  return router;
}

/** Counts requests by route pattern, never by address: addresses are endless. */
export function measured(): RequestHandler {
  const durations = metric(
    'http_request_seconds',
    () =>
      new Histogram({
        name: 'http_request_seconds',
        help: 'API requests',
        labelNames: ['method', 'route', 'status'],
        buckets: [0.005, 0.02, 0.05, 0.2, 1, 5],
      }),
  );
  return (req, res, next) => {
    const stop = durations.startTimer({ method: req.method });
    res.on('finish', () =>
      stop({ route: (req.route as { path?: string } | undefined)?.path ?? 'none', status: res.statusCode }),
    );
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
