import { AsyncResource } from 'node:async_hooks';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { openAudience } from './audiences.ts';
import { usualBody } from './bodySize.ts';
import {
  type AnyEndpoint,
  type Call,
  demandsOf,
  type Origin,
  type ReadyReply,
  scopeOfActor,
} from './endpoint.ts';
import { closedToImpersonator, forbidden, malformed } from './errors.ts';
import { fixedFirst } from './fixedFirst.ts';
import { type Answer, answerOf, type Idempotency, once } from './idempotency.ts';
import { isOpenToImpersonators } from './impersonation.ts';
import type { ReadKeeper } from './keptReads.ts';
import type { Limiter } from './limits.ts';
import { takePoint } from './repeats.ts';
import { formBodies, jsonBodies, rawOf, unreadBodies } from './requests.ts';
import { check, isKeepable } from './validation.ts';

export interface Services {
  limiter: Limiter;
  idempotency: Idempotency;
  /** Reads the one file of an upload into memory. */
  receiveFile(upload: { field: string; maxBytes: number }): RequestHandler;
  /** Absent where nothing follows the changes. */
  reads?: ReadKeeper;
}

/** A router that serves these endpoints and nothing else. */
export function mount(endpoints: readonly AnyEndpoint[], services: Services): Router {
  const rooms = new Map<string, Router>();
  const routes = endpoints.flatMap((endpoint) => {
    const { method, path, aliases = [] } = endpoint;
    const handlers = [
      enter(endpoint, services),
      ...receiversOf(endpoint, services),
      serve(endpoint, services),
    ];
    return [path, ...aliases].map((address) => ({ method, path: address, handlers }));
  });
  for (const { method, path, handlers } of routes.sort(fixedFirst))
    roomOf(path, rooms)[method](path, ...handlers);
  return Router().use(leadingTo(rooms));
}

/** Parts of a request that an endpoint does not declare are not read. */
function receiversOf(
  { upload, body, described, keepsRaw, isForm, isUnread, size = usualBody }: AnyEndpoint,
  { receiveFile }: Services,
): RequestHandler[] {
  if (upload) return [staying(receiveFile(upload))];
  if (isForm) return [formBodies(size)];
  if (isUnread) return [unreadBodies(size)];
  return body || described || keepsRaw ? [jsonBodies(size, keepsRaw)] : [];
}

/** Goes on as the app that was asked: the events of a body know only of the socket. */
const staying =
  (receive: RequestHandler): RequestHandler =>
  (req, res, next) =>
    receive(req, res, AsyncResource.bind(next));

function roomOf(path: string, rooms: Map<string, Router>): Router {
  const beginning = beginningOf(path);
  if (beginning.includes(':')) throw new Error(`${path} begins with a parameter`);
  const room = rooms.get(beginning) ?? Router();
  rooms.set(beginning, room);
  return room;
}

/** Asks the endpoints alone that begin as the address does: to try all of them would cost more than most answers do. */
function leadingTo(rooms: ReadonlyMap<string, Router>): RequestHandler & { rooms: typeof rooms } {
  const lead: RequestHandler = (req, res, next) => {
    const room = rooms.get(beginningOf(req.path));
    if (room) room(req, res, next);
    else next();
  };
  return Object.assign(lead, { rooms });
}

/** Express takes capitals and small letters for the same. */
function beginningOf(path: string): string {
  const [, first = '', second = ''] = path.toLowerCase().split('/', 3);
  return first === 'adm' ? `adm/${second}` : first;
}

/** Permissions come first, and the limit next: nothing of a refused call is read or validated. */
function enter(endpoint: AnyEndpoint, { limiter }: Services): RequestHandler {
  return async (req, res, next) => {
    const actor = await endpoint.audience.identify(req);
    const scope = scopeOfActor(endpoint.audience, actor, demandsOf(endpoint));
    if (!scope) throw forbidden();
    if (endpoint.audience.impersonates?.(actor) && !isOpenToImpersonators(endpoint))
      throw closedToImpersonator();
    await endpoint.audience.onUse?.(actor, endpoint);
    const { limit } = endpoint;
    const key = limit?.by({ actor, origin: originOf(req, res) });
    if (limit && key !== undefined) res.locals.giveBack = await takePoint(limiter, limit, key);
    res.locals.entrance = { actor, scope };
    next();
  };
}

function serve(endpoint: AnyEndpoint, { idempotency, reads }: Services): RequestHandler {
  return async (req, res) => {
    if (![req.params, req.query, req.body].every(isKeepable)) throw malformed('Недопустимые символы');
    const call: Call<unknown, unknown, unknown> = {
      ...(res.locals.entrance as Pick<Call<unknown, unknown, unknown>, 'actor' | 'scope'>),
      params: req.params as Record<string, string>,
      query: endpoint.query ? check(endpoint.query, { ...req.query }) : {},
      body: endpoint.body ? check(endpoint.body, req.body ?? {}) : (req.body ?? {}),
      ...(endpoint.keepsRaw && { raw: rawOf(res) }),
      origin: originOf(req, res),
      req,
      res,
      answered: async (reply) => reply,
    };
    if (endpoint.idempotent)
      return send(res, await once(idempotency, endpoint, call, endpoint.handle, res.locals.giveBack));
    const reading = isForEverybody(endpoint, req) ? reads?.begin(req.originalUrl) : undefined;
    try {
      const reply = await endpoint.handle(call);
      if (reply === 'sent') return;
      const text = 'ready' in reply ? sendReady(res, reply) : send(res, answerOf(reply));
      // A conditional request may have been answered 304, with headers that fit no body.
      if (reply.shows && res.statusCode === 200)
        reading?.keep({ text, headers: res.getHeaders(), tags: reply.shows });
    } finally {
      reading?.end();
    }
  };
}

/** Another origin is answered with headers of its own. An undeclared query would only fill the memory. */
function isForEverybody(
  { audience, query }: AnyEndpoint,
  { method, headers, originalUrl }: Request,
): boolean {
  const isDeclared = query !== undefined || !originalUrl.includes('?');
  return audience === openAudience && method === 'GET' && headers.origin === undefined && isDeclared;
}

function send(res: Response, { status, headers, text }: Answer): string {
  res.status(status).set(headers).type('json').send(text);
  return text;
}

function sendReady(res: Response, { ready }: ReadyReply): Buffer {
  res.type('json').end(ready);
  return ready;
}

function originOf(req: Request, res: Response): Origin {
  return {
    ip: req.ip ?? null,
    user_agent: req.get('user-agent')?.slice(0, 500) ?? null,
    request_id: String(res.locals.traceId ?? ''),
  };
}
