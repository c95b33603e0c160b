import type { Failure, Success } from '@odonta/api/contract';

const base = '/api';
const timeoutMs = 10_000;
// Without it a tunnel service answers with a warning page of its own.
const headers = { accept: 'application/json', 'ngrok-skip-browser-warning': 'true' };

/** A refused or failed call. `message` is the server's sentence for a person; empty when no server spoke. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Failure['code'] | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, failure: Partial<Failure> = {}, cause?: unknown) {
    super(typeof failure.message === 'string' ? failure.message : '', { cause });
    this.status = status;
    this.code = failure.code;
    this.fields = failure.errors ?? {};
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

export function post<Payload>(path: string, body: object): Promise<Payload> {
  return send('POST', path, body);
}

export function put<Payload>(path: string, body: object): Promise<Payload> {
  return send('PUT', path, body);
}

/** Takes something back; the body says whose it was, which has no place in an address. */
export function takeBack<Payload>(path: string, body: object): Promise<Payload> {
  return send('DELETE', path, body);
}

function send<Payload>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object): Promise<Payload> {
  return call(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

/** A call of somebody signed in, which his token goes with. */
export function callAs<Payload>(
  token: string,
  path: string,
  method = 'GET',
  body?: object,
): Promise<Payload> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  return call(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** Says something that needs no answer, and is said even when the page is left at once. */
export function tell(path: string, body: object): void {
  navigator.sendBeacon(`${base}${path}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

async function call<Payload>(path: string, init: RequestInit): Promise<Payload> {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])]);
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
