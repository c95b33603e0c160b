import { randomFillSync, timingSafeEqual } from 'node:crypto';
import { nonceHours } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import type { BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import { keyFor } from '../../identity/sessions/keys.ts';
import { quickHmac } from '../../platform/secrets/quickHmac.ts';

/** A banner where it was asked for. */
export interface AdSpot {
  banner_id: number;
  slot: BannerSlotCode;
  /** 0 stands for the whole site. */
  category_id: number;
}

/** One showing of a banner. */
export interface Showing extends AdSpot {
  /** Begins with the second in which it was issued. */
  nonce: Buffer;
}

export interface Nonces {
  issue(spot: AdSpot, at?: Date): string;
  /** Null where this site has not signed it. */
  read(text: string): Showing | null;
}

const secondBytes = 4;
const nonceBytes = 12;
const spotBytes = 9;
const signedBytes = nonceBytes + spotBytes;
const signatureBytes = 16;
const bytes = signedBytes + signatureBytes;

/** As long as base64url makes it. */
export const signedNonce = new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`);

/** The key is for this purpose alone. */
export function noncesBy(secret: string): Nonces {
  const hmac = quickHmac(keyFor(secret, 'showings of banners'));
  const sign = (text: Buffer) => hmac(text).subarray(0, signatureBytes);
  return {
    issue(spot, at = new Date()) {
      const all = Buffer.allocUnsafe(bytes);
      all.writeUInt32BE(Math.floor(at.getTime() / 1000));
      someRandom(nonceBytes - secondBytes).copy(all, secondBytes);
      write(spot, all);
      sign(all.subarray(0, signedBytes)).copy(all, signedBytes);
      return all.toString('base64url');
    },
    read(signed) {
      const all = Buffer.from(signed, 'base64url');
      if (all.length !== bytes || all.toString('base64url') !== signed) return null;
      if (!timingSafeEqual(all.subarray(signedBytes), sign(all.subarray(0, signedBytes)))) return null;
      return { nonce: all.subarray(0, nonceBytes), ...spotIn(all) };
    },
  };
}

export const issuedAt = ({ nonce }: Pick<Showing, 'nonce'>): number => nonce.readUInt32BE() * 1000;

/** Clocks of nodes may differ by a minute. */
export function isFresh(showing: Showing, now = Date.now()): boolean {
  const age = now - issuedAt(showing);
  return age >= -60_000 && age < nonceHours * 3_600_000;
}

/** Asked of the system for hundreds at once, which takes as long as for one. */
const pool = Buffer.alloc(4096);
let used = pool.length;

function someRandom(length: number): Buffer {
  if (used + length > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += length;
  return pool.subarray(used - length, used);
}

function write({ banner_id, slot, category_id }: AdSpot, all: Buffer): void {
  all.writeUInt32BE(banner_id, nonceBytes);
  all.writeUInt8(slot, nonceBytes + 4);
  all.writeUInt32BE(category_id, nonceBytes + 5);
}

/** Only what this site has signed is read, so that its slot is one of ours. */
const spotIn = (all: Buffer): AdSpot => ({
  banner_id: all.readUInt32BE(nonceBytes),
  slot: all.readUInt8(nonceBytes + 4) as BannerSlotCode,
  category_id: all.readUInt32BE(nonceBytes + 5),
});
