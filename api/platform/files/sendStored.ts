import type { Request, Response } from 'express';
import { sendBody } from './sendBody.ts';
import type { FileFacts, FileStorage, Part } from './storage/fileStorage.ts';

/**
 * Answers a request for a stored file as a web server would: whole, one range of it, 304, 412 or 416. False, with nothing said,
 * where there is no such file. Headers that describe the file are set once it is open: a failure must not be cached for ever.
 */
export async function sendStored(
  { req, res, headers }: { req: Request; res: Response; headers: Readonly<Record<string, string>> },
  storage: FileStorage,
  key: string,
): Promise<boolean> {
  if (req.method !== 'HEAD' && !conditions.some((name) => req.headers[name])) {
    const found = await storage.read(key);
    if (!found) return false;
    res.set({ ...headers, ...factsIn(found.facts), 'Content-Length': String(found.facts.size) });
    await sendBody(found.body, res);
    return true;
  }
  const facts = await storage.facts(key);
  if (!facts) return false;
  const described = factsIn(facts);
  if (isPreconditionFailed(req, described)) return refuse(res, 412);
  if (isFresh(req, res, described)) return end(res.set({ ...headers, ...described }), 304);
  const part = partOf(req, described, facts);
  if (part === 'beyond') return refuse(res.set('Content-Range', `bytes */${facts.size}`), 416);
  const found = req.method === 'HEAD' ? null : await storage.read(key, part);
  if (req.method !== 'HEAD' && !found) return false;
  const length = part ? part.end - part.start + 1 : facts.size;
  res.set({ ...headers, ...described, 'Content-Length': String(length) });
  if (part) res.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${facts.size}`);
  if (!found) return end(res, res.statusCode);
  await sendBody(found.body, res);
  return true;
}

const conditions = ['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'];

type Described = ReturnType<typeof factsIn>;

const factsIn = ({ size, storedAt }: FileFacts) => ({
  'Accept-Ranges': 'bytes',
  'Last-Modified': storedAt.toUTCString(),
  ETag: `W/"${size.toString(16)}-${storedAt.getTime().toString(16)}"`,
});

function end(res: Response, status: number): true {
  res.status(status).end();
  return true;
}

const refuse = (res: Response, status: 412 | 416): true => end(res.set('Cache-Control', 'no-store'), status);

/** Express compares with the headers of the answer: they are there for this question only. */
function isFresh(req: Request, res: Response, described: Described): boolean {
  res.set(described);
  const { fresh } = req;
  for (const name of Object.keys(described)) res.removeHeader(name);
  return fresh;
}

function isPreconditionFailed({ headers }: Request, described: Described): boolean {
  const match = headers['if-match'];
  if (match) {
    const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
    const own = opaque(described.ETag);
    return match !== '*' && !match.split(',').some((tag) => opaque(tag) === own);
  }
  return modifiedAt(described) > Date.parse(headers['if-unmodified-since'] ?? '');
}

/** The one range asked for; the whole file where there are several, or where the reader's part is of another file. */
function partOf(req: Request, described: Described, { size }: FileFacts): Part | 'beyond' | undefined {
  if (!req.headers.range || !isOfThisFile(req, described)) return undefined;
  const ranges = req.range(size, { combine: true });
  if (ranges === -1) return 'beyond';
  const isOne = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1;
  return isOne ? ranges[0] : undefined;
}

function isOfThisFile({ headers }: Request, described: Described): boolean {
  const partIsOf = headers['if-range'];
  if (!partIsOf) return true;
  if (String(partIsOf).includes('"')) return partIsOf === described.ETag;
  return modifiedAt(described) <= Date.parse(String(partIsOf));
}

const modifiedAt = (described: Described) => Date.parse(described['Last-Modified']);
