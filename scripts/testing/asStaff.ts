import { setTimeout as pause } from 'node:timers/promises';

export type StaffCall = <Message = { id: number; path: string }>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<Message>;

/** The API of a running app as a demo employee calls it; a refusal is an error that names the request. */
export async function asStaff(url: string, key = 'admin'): Promise<StaffCall> {
  const token = await signedIn(url, key);
  return (method, path, body) => call(url, token, method, path, body);
}

/** The token of one of the demo's staff. */
export async function signedIn(url: string, key = 'admin'): Promise<string> {
  const credentials = { login: `${key}@demo.local`, password: 'Demo1234' };
  return (await call<{ token: string }>(url, '', 'POST', '/partner/checkAuth', credentials)).token;
}

async function call<Message>(url: string, token: string, method: string, path: string, body?: unknown) {
  const ask = () =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
  let answer = await ask();
  // On an overloaded machine the database may answer too late once; a read is repeated, as the answer advises.
  for (let tries = 1; answer.status === 503 && method === 'GET' && tries < 10; tries += 1) {
    await pause(1000);
    answer = await ask();
  }
  const { message } = (await answer.json()) as { message: Message };
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(message)}`);
  return message;
}
