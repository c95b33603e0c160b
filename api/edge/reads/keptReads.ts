import type { OutgoingHttpHeaders } from 'node:http';
import { bounds, type CacheName } from '../../platform/caches/bounds.ts';
import { ByteLru } from '../../platform/caches/byteLru.ts';
import { showSize } from '../../platform/caches/sizes.ts';
import type { PublicRead, ReadKeeper } from '../../platform/http/keptReads.ts';
import { headOf, writeReadyHead } from '../pages/readyHead.ts';
import type { Handler } from '../pages/render.ts';
import { TagIndex } from '../pages/tagIndex.ts';
import { Watches } from '../pages/watches.ts';

interface KeptRead {
  readonly key: string;
  readonly tags: readonly string[];
  readonly body: Buffer;
  readonly head: string;
  readonly headers: readonly string[];
  /** Milliseconds; how long the change feed may have missed something. */
  readonly until: number;
  readonly bytes: number;
}

export interface KeptReads extends ReadKeeper {
  /** Answers what it remembers, and hands the rest on. */
  before(next: Handler): Handler;
  invalidate(tags: readonly string[]): void;
  /** How many answers came from memory. */
  hits(): number;
}

const [plain, asked] = ['publicReads', 'publicQueries'] as const satisfies CacheName[];
const KEPT_MS = 60_000;
/** Longer than any address of a client of ours: made up to fill the memory. */
const LONGEST_ADDRESS = 512;
/** The entry and its places in two maps; a tag and its place in the index. */
const OVERHEAD = 1_000;
const OVERHEAD_OF_TAG = 150;

export function keptReads(most: number = bounds[plain], mostOfQueries: number = bounds[asked]): KeptReads {
  const watches = new Watches();
  const index = new TagIndex<KeptRead>();
  const store = (bytes: number) => new ByteLru<KeptRead>(bytes, (read) => index.delete(read, read.tags));
  const [reads, queries] = [store(most), store(mostOfQueries)];
  const storeOf = (address: string) => (address.includes('?') ? queries : reads);
  let hits = 0;
  showSize(plain, () => reads.bytes);
  showSize(asked, () => queries.bytes);

  function put(address: string, { text, headers, tags }: PublicRead, began: number): void {
    const former = storeOf(address).delete(address);
    if (former) index.delete(former, former.tags);
    const read = readOf(address, unpooled(text), headersOf(headers, text), tags, began);
    index.add(read, tags);
    storeOf(address).put(read);
  }

  return {
    begin(address) {
      const watch = watches.begin();
      const began = Date.now();
      return {
        keep(read) {
          if (address.length <= LONGEST_ADDRESS && !watch.sawInvalidated(read.tags))
            put(address, read, began);
        },
        end: watch.end,
      };
    },
    before: (next) => (req, res) => {
      // Another origin goes the long way, where it is asked whether it may.
      const isPlain = req.method === 'GET' && req.headers.origin === undefined;
      const address = req.url ?? '';
      const read = isPlain ? storeOf(address).use(address) : undefined;
      const now = Date.now();
      if (read === undefined || read.until < now) return next(req, res);
      hits += 1;
      if (!writeReadyHead(req, res, read.head, now)) res.writeHead(200, [...read.headers]);
      res.end(read.body);
    },
    hits: () => hits,
    invalidate(tags) {
      watches.invalidate(tags);
      for (const read of index.with(tags)) {
        storeOf(read.key).delete(read.key);
        index.delete(read, read.tags);
      }
    },
  };
}

function readOf(
  key: string,
  body: Buffer,
  headers: readonly string[],
  tags: readonly string[],
  began: number,
): KeptRead {
  const head = headOf(200, headers);
  const texts = key.length + 2 * head.length + tags.join().length;
  const bytes = OVERHEAD + OVERHEAD_OF_TAG * tags.length + 2 * texts + body.length;
  return { key, tags, body, head, headers, until: began + KEPT_MS, bytes };
}

/** A slice of Node's shared pool would keep the whole pool alive. */
function unpooled(text: string | Buffer): Buffer {
  if (typeof text !== 'string') return text;
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** As they were sent, but for the number of that one request. */
function headersOf(sent: OutgoingHttpHeaders, text: string | Buffer): string[] {
  const { 'x-request-id': _number, ...shared } = sent;
  const all = { ...shared, 'content-length': Buffer.byteLength(text) };
  return Object.entries(all).flatMap(([name, value]) => [name, String(value)]);
}
