import type { FuzzCall } from './calls.ts';

/** By caller; a guest has none. */
export type Tokens = Record<string, string | undefined>;

/** Puts a call on the wire. */
export async function put(url: string, call: FuzzCall, tokens: Tokens) {
  const start = performance.now();
  const token = tokens[call.caller];
  const { type, body } = contentOf(call);
  const answer = await fetch(`${url}/api${call.path}`, {
    method: call.method,
    headers: {
      ...call.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(type && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  return { status: answer.status, ms: performance.now() - start, text };
}

/** A form names its own type, with the line that parts its fields. */
function contentOf({ raw, form }: FuzzCall): { type?: string; body?: string | FormData } {
  if (form && 'broken' in form) return { type: 'multipart/form-data; boundary=x', body: form.broken };
  if (form) {
    const { field, name, type, bytes, copies } = form.file;
    const body = new FormData();
    for (let copy = 0; copy < copies; copy += 1)
      body.append(field ?? form.field, new Blob([bytes], { type }), name);
    return { body };
  }
  return raw === undefined ? {} : { type: 'application/json', body: raw };
}

/** For the report of an error: short enough to read and complete enough to repeat. */
export function shown({ method, path, caller, headers, raw = '', form }: FuzzCall): string {
  const asked = `${method} ${path.slice(0, 300)} as ${caller} ${JSON.stringify(headers).slice(0, 200)}`;
  return `${asked} ${(form ? shownForm(form) : raw).slice(0, 600)}`;
}

function shownForm(form: NonNullable<FuzzCall['form']>): string {
  if ('broken' in form) return `form ${JSON.stringify(form.broken.slice(0, 200))}`;
  const { bytes, ...file } = form.file;
  return `form ${JSON.stringify(file)} of ${bytes.length} bytes ${Buffer.from(bytes.subarray(0, 60)).toString('latin1')}`;
}
