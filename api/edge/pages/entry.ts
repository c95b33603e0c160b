import { hash } from 'node:crypto';
import { gzip, isCompressible, packBest, packQuickly, unpack } from './compression.ts';
import type { Encoding } from './negotiation.ts';
import { headOf } from './readyHead.ts';

export interface Head {
  status: number;
  /** Everything but length, coding and ETag, which the entry adds itself. */
  headers: Readonly<Record<string, string>>;
}

/** One coding of the answer, with its header list for `writeHead` and the same as text. */
export interface Form {
  headers: string[];
  head: string;
  body: Buffer;
}

/** One answer ready to send. It stores its smallest form; the others are made on their first request and stored from then on. */
export class Entry {
  readonly head: Head;
  readonly etag: string;
  readonly isPackable: boolean;
  readonly unchangedHeaders: string[];
  isPackedBest: boolean;
  bytes = 0;
  readonly #forms: Record<Encoding, Form | null> = { br: null, gzip: null, identity: null };
  readonly #making = new Map<Encoding, Promise<Form>>();

  constructor(
    head: Head,
    etag: string,
    kept: { encoding: 'br' | 'identity'; body: Buffer; isBest?: boolean },
  ) {
    this.head = head;
    this.etag = etag;
    this.isPackable = kept.encoding === 'br';
    this.isPackedBest = kept.isBest ?? false;
    const common = this.isPackable ? { ...head.headers, vary: 'Accept-Encoding' } : head.headers;
    this.unchangedHeaders = ['etag', etag, ...Object.entries(common).filter(isForUnchanged).flat()];
    this.#keep(kept.encoding, kept.body);
  }

  /** The encoded form if it is ready. */
  ready(encoding: Encoding): Form | null {
    return this.#forms[this.isPackable ? encoding : 'identity'];
  }

  make(encoding: Encoding): Promise<Form> {
    const underWay = this.#making.get(encoding);
    if (underWay !== undefined) return underWay;
    const making = this.#make(encoding).finally(() => this.#making.delete(encoding));
    this.#making.set(encoding, making);
    return making;
  }

  get smallest(): Form {
    const form = this.#forms.br ?? this.#forms.identity;
    if (form === null) throw new Error('An entry always keeps one form');
    return form;
  }

  async packBest(): Promise<void> {
    const packed = await packBest(await unpack(this.smallest.body));
    this.isPackedBest = true;
    if (packed.length < this.smallest.body.length) this.#keep('br', packed);
  }

  async #make(encoding: Encoding): Promise<Form> {
    const raw = await unpack(this.smallest.body);
    return this.#keep(encoding, encoding === 'gzip' ? await gzip(raw) : raw);
  }

  #keep(encoding: Encoding, given: Buffer): Form {
    const body = tight(given);
    const headers = this.#headersOf(encoding, body.length);
    const form = { headers, head: headOf(this.head.status, headers), body };
    this.bytes += weightOf(form) - weightOf(this.#forms[encoding]);
    this.#forms[encoding] = form;
    return form;
  }

  #headersOf(encoding: Encoding, length: number): string[] {
    const list = [
      'content-length',
      String(length),
      'etag',
      this.etag,
      ...Object.entries(this.head.headers).flat(),
    ];
    if (this.isPackable) list.push('vary', 'Accept-Encoding');
    if (encoding !== 'identity') list.push('content-encoding', encoding);
    return list;
  }
}

/** The head is stored twice, as a list and as text; with all its policies it is as heavy as a small page. */
const weightOf = (form: Form | null) => (form === null ? 0 : form.body.length + 2 * form.head.length);

const SMALLEST_WORTH_PACKING = 200;

export async function packEntry(head: Head, raw: Buffer): Promise<Entry> {
  const etag = etagOf(raw);
  const isWorthIt =
    raw.length >= SMALLEST_WORTH_PACKING && isCompressible(head.headers['content-type'] ?? '');
  if (!isWorthIt) return new Entry(head, etag, { encoding: 'identity', body: raw });
  return new Entry(head, etag, { encoding: 'br', body: await packQuickly(raw) });
}

/** Weak, because one tag covers all encodings of the same content. */
export function etagOf(raw: Buffer): string {
  return `W/"${hash('sha256', raw, 'base64url').slice(0, 27)}"`;
}

function isForUnchanged([name]: [string, string]): boolean {
  return name === 'cache-control' || name === 'vary';
}

/** zlib and Buffer give slices of larger blocks, and each would keep its whole block alive. */
function tight(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
