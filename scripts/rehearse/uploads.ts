import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { ask, type Reply } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Nginx } from './nginx.ts';

export interface Uploads {
  /** Addresses of pictures whose upload was confirmed. */
  confirmed: readonly string[];
  end(): Promise<void>;
}

const betweenMs = 1000;
const atOnce = 10;

/** A member of staff who uploads a picture now and then, from the address that limits know him by. */
export function startUploads(at: Nginx, ledger: Ledger, token: string): Uploads {
  const confirmed: string[] = [];
  const state = { isOver: false };
  const uploading = upload();
  return {
    confirmed,
    async end() {
      state.isOver = true;
      await uploading;
    },
  };

  async function upload(): Promise<void> {
    const form = await formOf(await picture(), token);
    for (; !state.isOver; await pause(betweenMs)) {
      const sentAt = performance.now();
      const reply = await ask(at, '/api/adm/files?folder=lecturers', 1, form);
      const source = sourceIn(reply);
      if (source) confirmed.push(source);
      ledger.record({
        kind: 'upload',
        sentAt,
        endedAt: performance.now(),
        status: reply?.status ?? null,
        retryAfter: reply?.retryAfter,
        isRight: source !== null,
      });
    }
  }
}

/** Confirmed pictures that cannot be read. */
export async function missingUploads(at: Nginx, confirmed: readonly string[]): Promise<string[]> {
  // Others are confirmed meanwhile.
  const sources = [...confirmed];
  const missing: string[] = [];
  for (let first = 0; first < sources.length; first += atOnce) {
    const some = sources.slice(first, first + atOnce);
    const replies = await Promise.all(some.map((source, place) => ask(at, source, first + place)));
    missing.push(...some.filter((_, index) => replies[index]?.status !== 200));
  }
  return missing;
}

const picture = () =>
  sharp({ create: { width: 200, height: 150, channels: 3, background: '#0b6b67' } })
    .png()
    .toBuffer();

async function formOf(bytes: Buffer, token: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
  const request = new Request('http://127.0.0.1', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: Buffer.from(await request.arrayBuffer()),
  };
}

function sourceIn(reply: Reply | null): string | null {
  if (reply?.status !== 201) return null;
  return JSON.parse(reply.text).message?.src ?? null;
}
