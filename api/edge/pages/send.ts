import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Entry, Form } from './entry.ts';
import { chooseEncoding, isUnchanged } from './negotiation.ts';
import { writeReadyHead } from './readyHead.ts';

/** Answers at once when the requested form is ready; otherwise the promise ends when it was made and sent. */
export function send(req: IncomingMessage, res: ServerResponse, entry: Entry): Promise<void> | null {
  const ifNoneMatch = headerOf(req, 'if-none-match');
  if (ifNoneMatch !== undefined && entry.head.status === 200 && isUnchanged(ifNoneMatch, entry.etag)) {
    res.writeHead(304, entry.unchangedHeaders).end();
    return null;
  }
  const encoding = chooseEncoding(headerOf(req, 'accept-encoding'));
  const form = entry.ready(encoding);
  if (form === null) return entry.make(encoding).then((made) => write(req, res, entry, made));
  write(req, res, entry, form);
  return null;
}

function write(req: IncomingMessage, res: ServerResponse, entry: Entry, form: Form): void {
  if (!writeReadyHead(req, res, form.head, Date.now())) res.writeHead(entry.head.status, form.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(form.body);
}

/** Like `req.headers`, which Node builds from all headers again for every request that reads it. */
function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let found: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] as string;
    if (given.length !== name.length || given.toLowerCase() !== name) continue;
    found = found === undefined ? rawHeaders[index + 1] : `${found}, ${rawHeaders[index + 1]}`;
  }
  return found;
}
