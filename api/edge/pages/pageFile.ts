import { crc32 } from 'node:zlib';
import { Entry, type Head } from './entry.ts';
import { type Cursor, Page } from './page.ts';

interface Described {
  key: string;
  head: Head;
  etag: string;
  encoding: 'br' | 'identity';
  isBest: boolean;
  tags: string[];
  maxAge: number;
  swr: number;
  renderedAt: number;
  cursor: Cursor;
  crc: number;
}

/** A page on disk: one line that describes it, then its smallest form. */
export function pageToFile(page: Page, cursor: Cursor): Buffer {
  const { entry, tags, maxAge, swr, renderedAt } = page.rendering;
  const { body } = entry.smallest;
  const described: Described = {
    key: page.key,
    head: entry.head,
    etag: entry.etag,
    encoding: entry.isPackable ? 'br' : 'identity',
    isBest: entry.isPackedBest,
    tags: [...tags],
    maxAge,
    swr,
    renderedAt,
    cursor,
    crc: crc32(body),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(described)}\n`), body]);
}

/** Throws on a file that is torn, cut short or not ours. */
export function pageFromFile(file: Buffer): Page {
  const end = file.indexOf('\n');
  const described = JSON.parse(file.toString('utf8', 0, end)) as Described;
  const body = file.subarray(end + 1);
  if (crc32(body) !== described.crc) throw new Error('The file of a kept page is damaged');
  const { key, head, etag, encoding, isBest, ...rendering } = described;
  return new Page(key, { ...rendering, entry: new Entry(head, etag, { encoding, body, isBest }) });
}
