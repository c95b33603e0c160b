import express, { type Express, type RequestHandler, type Router } from 'express';
import helmet from 'helmet';
import type { AnyEndpoint } from './platform/http/endpoint.ts';
import { answerFailures, noSuchRoute } from './platform/http/failures.ts';
import { mount, type Services } from './platform/http/mount.ts';
import { crossOrigin, traced } from './platform/http/requests.ts';
import { noticeUntrustedProxy } from './platform/http/untrustedProxy.ts';
import { log } from './platform/log.ts';
import type { Run } from './platform/ports.ts';

export interface AppOptions extends Services {
  /** Answers each request as the app it belongs to. */
  run: Run;
  /** Counts requests. */
  measured: RequestHandler;
  endpoints: readonly AnyEndpoint[];
  /** Routes outside `/api`: health and metrics. */
  thirdParty: readonly Router[];
  /** Routes below `/api` that are no endpoints: the documentation. */
  documents: Router;
  origins: readonly string[];
  trustProxy: false | number | string[];
  report(error: unknown, traceId: string): void;
  /** Receives warnings about the server's configuration. */
  warn?(words: string): void;
}

/** The API as an Express application. Pages and files are answered before it is asked. */
export function createApp({
  run,
  measured,
  endpoints,
  thirdParty,
  documents,
  origins,
  trustProxy,
  report,
  warn = (words) => log.warn(words),
  ...services
}: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', trustProxy).set('query parser', 'simple');
  app.use((_req, _res, next) => run(next));
  app.use(traced, helmet({ contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } }));
  const noticed = trustProxy === false ? [noticeUntrustedProxy(warn)] : [];
  // The endpoints first: each router before them would cost every call a look through its routes.
  app.use('/api', ...noticed, measured, crossOrigin(origins), mount(endpoints, services), documents);
  app.use(...thirdParty, noSuchRoute, answerFailures(report));
  return app;
}
