import type { Success } from '@odonta/api/contract';
import { failureOf, isFailure, unreachable } from './failure.ts';

/** Metadata of an answer: paging headers, and the envelope's fields beside `message`. */
export interface Surroundings {
  headers: Headers;
  prefetched?: Success<unknown>['prefetched'];
  facets?: Success<unknown>['facets'];
}

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  // ra-data-simple-rest declares its client's `json` as any; the resource's contract types it for callers.
  json: never;
}

/** A request that takes longer than most, with its own timeout. */
export interface Patient extends RequestInit {
  patienceMs?: number;
}

export interface Transport {
  /** The client of ra-data-simple-rest: `json` is the payload, taken out of the envelope. */
  json(url: string, options?: Patient): Promise<Answer>;
  /** For files: the response itself, once it is known to be a success. */
  raw(url: string, options?: RequestInit): Promise<Response>;
  around(payload: object): Surroundings | undefined;
}

const timeoutMs = 30_000;

/** `prove` asks the person to show that it is he; a call refused for want of that is made once more afterwards. */
export function createTransport(
  token: () => string | null,
  prove: () => Promise<boolean> = async () => false,
): Transport {
  const surroundings = new WeakMap<object, Surroundings>();

  async function send(url: string, options: RequestInit): Promise<Response> {
    const isWrite = options.method !== undefined && options.method !== 'GET';
    const response = await fetch(url, prepared(options, token())).catch((reason: unknown) => {
      throw unreachable(reason, isWrite);
    });
    if (!response.ok) throw failureOf(response, await response.text().catch(() => ''), isWrite);
    return response;
  }

  // Each of the two tries has its own patience: the person in between takes as long as he likes.
  async function proved(url: string, optionsNow: () => RequestInit): Promise<Response> {
    try {
      return await send(url, optionsNow());
    } catch (error) {
      const isWanted = isFailure(error) && error.body.code === 'PROOF_REQUIRED';
      if (!isWanted || !(await prove())) throw error;
      return send(url, optionsNow());
    }
  }

  const raw = (url: string, options: RequestInit = {}) => proved(url, () => options);

  async function json(url: string, { patienceMs = timeoutMs, ...options }: Patient = {}): Promise<Answer> {
    const response = await proved(url, () => ({
      ...options,
      signal: withTimeout(patienceMs, options.signal),
    }));
    const body = await response.text();
    const { payload, envelope } = unwrapped(body);
    surroundings.set(payload, { headers: response.headers, ...envelope });
    return { status: response.status, headers: response.headers, body, json: payload as never };
  }

  return { json, raw, around: (payload) => surroundings.get(payload) };
}

function prepared(options: RequestInit, token: string | null): RequestInit {
  const headers = new Headers(options.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (typeof options.body === 'string' && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return { ...options, headers };
}

/** Exactly one level: a record may have a `message` of its own. A bodiless answer becomes an empty record. */
function unwrapped(body: string): { payload: object; envelope: Partial<Success<unknown>> } {
  const answer: unknown = body === '' ? {} : JSON.parse(body);
  if (!isObject(answer)) return { payload: {}, envelope: {} };
  if (!Object.hasOwn(answer, 'message')) return { payload: answer, envelope: {} };
  const { message, ...envelope } = answer as Success<unknown>;
  return { payload: isObject(message) ? message : { message }, envelope };
}

function withTimeout(ms: number, signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
