import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { FileFacts, FileStorage, Part } from './storage/fileStorage.ts';

/**
 * Answers a request for a stored file as a web server would: whole, one range of it, 304, 412 or 416. False, with nothing said,
 * where there is no such file.
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
    return pass(found.body, res);
  }
  const facts = await storage.facts(key);
  if (!facts) return false;
  res.set({ ...headers, ...factsIn(facts) });
  if (isPreconditionFailed(req, res)) return end(res, 412);
  if (req.fresh) return end(res, 304);
  const part = partOf(req, res, facts);
  if (part === 'beyond') return end(res.set('Content-Range', `bytes */${facts.size}`), 416);
  const length = part ? part.end - part.start + 1 : facts.size;
  if (part) res.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${facts.size}`);
  res.set('Content-Length', String(length));
  if (req.method === 'HEAD') return end(res, res.statusCode);
  const found = await storage.read(key, part);
  if (!found) throw new Error(`${key} was deleted while it was read`);
  return pass(found.body, res);
}

const conditions = ['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'];

const factsIn = ({ size, storedAt }: FileFacts) => ({
  'Accept-Ranges': 'bytes',
  'Last-Modified': storedAt.toUTCString(),
  ETag: `W/"${size.toString(16)}-${storedAt.getTime().toString(16)}"`,
});

/** A reader who leaves ends the reading; a file that breaks off ends the answer unfinished. */
async function pass(body: NodeJS.ReadableStream, res: Response): Promise<true> {
  await pipeline(body, res).catch(() => res.destroy());
  return true;
}

function end(res: Response, status: number): true {
  res.status(status).end();
  return true;
}

function isPreconditionFailed({ headers }: Request, res: Response): boolean {
  const match = headers['if-match'];
  if (match) {
    const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
    const own = opaque(String(res.get('ETag')));
    return match !== '*' && !match.split(',').some((tag) => opaque(tag) === own);
  }
  return modifiedAt(res) > Date.parse(headers['if-unmodified-since'] ?? '');
}

/** The one range asked for; the whole file where there are several, or where the reader's part is of another file. */
function partOf(req: Request, res: Response, { size }: FileFacts): Part | 'beyond' | undefined {
  if (!req.headers.range || !isOfThisFile(req, res)) return undefined;
  const ranges = req.range(size, { combine: true });
  if (ranges === -1) return 'beyond';
  const isOne = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1;
  return isOne ? ranges[0] : undefined;
}

function isOfThisFile({ headers }: Request, res: Response): boolean {
  const partIsOf = headers['if-range'];
  if (!partIsOf) return true;
  if (String(partIsOf).includes('"')) return partIsOf === res.get('ETag');
  return modifiedAt(res) <= Date.parse(String(partIsOf));
}

const modifiedAt = (res: Response) => Date.parse(String(res.get('Last-Modified')));
