import { type Request, type RequestHandler, type Response, Router } from 'express';
import { type AnyEndpoint, type Call, demandsOf, type Origin, reachInto } from './endpoint.ts';
import { forbidden, malformed } from './errors.ts';
import { type Answer, answerOf, type Idempotency, once } from './idempotency.ts';
import type { Limiter } from './limits.ts';
import { jsonBodies, rawOf } from './requests.ts';
import { check, isKeepable } from './validation.ts';

export interface Services {
  limiter: Limiter;
  idempotency: Idempotency;
  /** Reads the one file of an upload into memory. */
  receiveFile(upload: { field: string; maxBytes: number }): RequestHandler;
}

/** A router that serves these endpoints and nothing else. */
export function mount(endpoints: readonly AnyEndpoint[], services: Services): Router {
  const router = Router();
  for (const endpoint of endpoints) {
    const receive = endpoint.upload ? services.receiveFile(endpoint.upload) : jsonBodies(endpoint.keepsRaw);
    const handlers = [enter(endpoint), receive, serve(endpoint, services)];
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])])
      router[endpoint.method](path, ...handlers);
  }
  return router;
}

/** Rights come first: who may not act learns nothing of bodies, rows or fields. */
function enter(endpoint: AnyEndpoint): RequestHandler {
  return async (req, res, next) => {
    const actor = await endpoint.door.identify(req);
    const reach = reachInto(endpoint.door, actor, demandsOf(endpoint));
    if (!reach) throw forbidden();
    await endpoint.door.passed?.(actor, endpoint);
    res.locals.entrance = { actor, reach };
    next();
  };
}

function serve(endpoint: AnyEndpoint, { limiter, idempotency }: Services): RequestHandler {
  const handle = async (call: Call<unknown, unknown, unknown>) => {
    const { limit } = endpoint;
    if (limit) await limiter(limit, limit.by(call));
    return endpoint.handle(call);
  };
  return async (req, res) => {
    if (![req.params, req.query, req.body].every(isKeepable)) throw malformed('Недопустимые символы');
    const call: Call<unknown, unknown, unknown> = {
      ...(res.locals.entrance as Pick<Call<unknown, unknown, unknown>, 'actor' | 'reach'>),
      params: req.params as Record<string, string>,
      query: endpoint.query ? check(endpoint.query, { ...req.query }) : {},
      body: endpoint.body ? check(endpoint.body, req.body ?? {}) : (req.body ?? {}),
      ...(endpoint.keepsRaw && { raw: rawOf(res) }),
      origin: originOf(req, res),
      req,
      res,
      answered: async (reply) => reply,
    };
    if (endpoint.idempotent) return send(res, await once(idempotency, endpoint, call, handle));
    const reply = await handle(call);
    if (reply !== 'sent') send(res, answerOf(reply));
  };
}

function send(res: Response, { status, headers, text }: Answer): void {
  res.status(status).set(headers).type('json').send(text);
}

function originOf(req: Request, res: Response): Origin {
  return {
    ip: req.ip ?? null,
    user_agent: req.get('user-agent')?.slice(0, 500) ?? null,
    request_id: String(res.locals.traceId ?? ''),
  };
}
