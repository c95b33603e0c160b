import https from 'node:https';

export interface Reply {
  status: number;
  retryAfter: string | null;
  text: string;
}

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A visitor who waits no longer has lost his request. */
const patienceMs = 20_000;

/**
 * One request from an address of its own, since limits count by address: all of 127.0.0.0/8 is this machine. Null: the connection
 * broke, or nothing came in time.
 */
export function ask(
  { url, ca }: { url: string; ca: string },
  path: string,
  place: number,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Reply | null> {
  return new Promise((resolve) => {
    const options = { method, headers, ca, agent: false, localAddress: addressOf(place) } as const;
    const request = https.request(url + path, options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', () => resolve(null));
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'] ?? null,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    const late = setTimeout(() => request.destroy(), patienceMs);
    request.once('error', () => resolve(null));
    request.once('close', () => {
      clearTimeout(late);
      resolve(null);
    });
    request.end(body);
  });
}

const addressOf = (place: number) =>
  `127.${1 + ((place >> 16) & 127)}.${(place >> 8) & 255}.${1 + (place % 254)}`;
