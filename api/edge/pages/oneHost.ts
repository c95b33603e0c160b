import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { answerPlainly } from './guard.ts';
import type { Handler } from './render.ts';

/** Refuses a request that names two hosts: a proxy before us and we might each believe another one. */
export function withOneHost(handler: Handler): Handler {
  return (req, res) => {
    if (!namesTwoHosts(req)) return handler(req, res);
    res.shouldKeepAlive = false;
    return answerPlainly(req, res, randomUUID(), {
      status: 400,
      code: 'MALFORMED',
      message: 'В запросе больше одного заголовка Host',
    });
  };
}

/** Node drops the second from `req.headers`, so only the raw ones show it. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
