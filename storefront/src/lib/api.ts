import type { Failure, Success } from '@odonta/api/contract';

const base = '/api';
const timeoutMs = 10_000;
/** A file over a slow line, or an action that calls a bank. */
const patientMs = 60_000;
// Without it a tunnel service answers with a warning page of its own.
const headers = { accept: 'application/json', 'ngrok-skip-browser-warning': 'true' };

/** A refused or failed call. `message` is the server's sentence for a person; empty when no server spoke. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Failure['code'] | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The current state, if the refusal is caused by a change. */
  readonly current: unknown;
  /** How many seats are left, where they are too few. */
  readonly left: number | undefined;

  constructor(status: number, failure: Partial<Failure> = {}, cause?: unknown) {
    super(typeof failure.message === 'string' ? failure.message : '', { cause });
    this.status = status;
    this.code = failure.code;
    this.fields = failure.errors ?? {};
    this.current = failure.current;
    this.left = failure.left;
  }
}

export function get<Payload>(
  path: string,
  query: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Payload> {
  const search = new URLSearchParams(query).toString();
  return call(search === '' ? path : `${path}?${search}`, { signal });
}

/** The key of one action in all its retries, so that it happens once; see `actions.ts`. */
export interface Keyed {
  key?: string;
  /** Whether the server works on it as long as on a file. */
  isLong?: true;
}

/** A form of data goes as files do. */
export function post<Payload>(path: string, body: object, keyed?: Keyed): Promise<Payload> {
  return call(path, sent('POST', body, keyed));
}

export function put<Payload>(path: string, body: object): Promise<Payload> {
  return call(path, sent('PUT', body));
}

/** Takes something back; the body identifies its owner, which does not belong in an address. */
export function takeBack<Payload>(path: string, body: object): Promise<Payload> {
  return call(path, sent('DELETE', body));
}

/** A call with the token of a signed-in user. */
export function callAs<Payload>(
  token: string,
  path: string,
  method = 'GET',
  body?: object,
  keyed?: Keyed,
): Promise<Payload> {
  const { headers, ...init } = sent(method, body, keyed);
  return call(path, { ...init, headers: { ...headers, authorization: `Bearer ${token}` } });
}

/** A file of a signed-in user: its address alone does not open it. */
export const fileAs = (token: string, path: string): Promise<Blob> =>
  file(path, { headers: { ...headers, authorization: `Bearer ${token}` } });

/** A file opened by a body: an address has no place for a secret. */
export const fileFor = (path: string, body: object): Promise<Blob> =>
  file(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function file(path: string, init: RequestInit): Promise<Blob> {
  const signal = AbortSignal.timeout(patientMs);
  const response = await fetch(`${base}${path}`, { ...init, signal }).catch((cause: unknown) => {
    throw new ApiError(0, {}, cause);
  });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})));
  return response.blob();
}

/** Says something that needs no answer, and is said even when the page is left at once. Some browsers are set to send no beacons. */
export function announce(path: string, body: object): void {
  navigator.sendBeacon?.(`${base}${path}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  patience?: number;
}

function sent(method: string, body?: object, { key, isLong }: Keyed = {}): Sent {
  const headers = { ...(key !== undefined && { 'idempotency-key': key }) };
  const patience = isLong || key !== undefined ? patientMs : undefined;
  if (body === undefined) return { method, headers, patience };
  // A browser itself names the boundary of a form.
  if (body instanceof FormData) return { method, headers, body, patience: patientMs };
  return {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    patience,
  };
}

async function call<Payload>(
  path: string,
  { patience = timeoutMs, ...init }: RequestInit & { patience?: number },
): Promise<Payload> {
  const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(init.signal ? [init.signal] : [])]);
  const response = await fetch(`${base}${path}`, {
    ...init,
    signal,
    headers: { ...headers, ...init.headers },
  }).catch((cause: unknown) => {
    throw new ApiError(0, {}, cause);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || !isEnvelope(answer))
    throw new ApiError(response.status, (answer ?? {}) as Partial<Failure>);
  return (answer as Success<Payload>).message;
}

const isEnvelope = (answer: unknown) => typeof answer === 'object' && answer !== null && 'message' in answer;
