import { randomUUID } from 'node:crypto';
import { onConnection, perConnection } from '@odonta/db/models';
import type { Sequelize } from 'sequelize';
import { log } from '../../platform/log.ts';
import { type AdSpot, issuedAt, type Showing } from './nonces.ts';
import { type Counted, type CountedOnce, type Reported, writeCounts } from './writing.ts';

/** A click proves that the banner was seen, and this that it was shown. */
export const proven = { shown: 1, seen: 3, followed: 7 } as const;
export type Proof = keyof typeof proven;

/** Of each kind: of showings those of 75 seconds at 2,000 a second, longer than an outage of a minute. What comes above is lost, and said in the log. */
export const keptAtMost = { showings: 150_000, spots: 20_000 };
/** A writing is tried again within this time, so that an outage ends before the memory does. */
export const triedAgainMs = 5000;
/** Of one statement, which has five seconds: those of an outage are written one part after another. */
const writtenAtOnce = 4000;

interface Notes {
  showings: Map<string, Reported>;
  spots: Map<string, Counted>;
  /** Those of a writing under way, or of one that may have failed: they keep its number. */
  batch: CountedOnce;
  underWay: number;
  lost: number;
}

const noBatch: CountedOnce = { number: '', spots: [] };
const notesNow = perConnection(
  (): Notes => ({ showings: new Map(), spots: new Map(), batch: noBatch, underWay: 0, lost: 0 }),
);

/** Counts in this node's memory; the same report again proves nothing more. */
export function noteShowing(showing: Showing, proof: Proof, visitor: bigint): void {
  const { banner_id, slot, category_id } = showing;
  addShowing(notesNow(), {
    nonce: showing.nonce.toString('hex'),
    ...{ banner_id, slot, category_id, hour: hourOf(issuedAt(showing)), seen: proven[proof], visitor },
  });
}

export function noteRequest({ banner_id, slot, category_id }: AdSpot): void {
  const hour = hourOf(Date.now());
  addSpot(notesNow(), { banner_id, slot, category_id, hour, requests: 1, bot_filtered: 0 });
}

export function noteBot({ banner_id, slot, category_id }: Pick<Counted, keyof AdSpot>): void {
  const hour = hourOf(Date.now());
  addSpot(notesNow(), { banner_id, slot, category_id, hour, requests: 0, bot_filtered: 1 });
}

/** Writes what was noted before; visitors never wait for it. */
export async function writeAdStats(sequelize: Sequelize): Promise<void> {
  const notes = onConnection(sequelize, notesNow);
  if (notes.lost > 0) log.warn({ lost: notes.lost }, 'reports of banners found no room');
  notes.lost = 0;
  // A batch that failed is written with its own number, and what was counted since with another.
  const partsOfSpots = notes.batch === noBatch ? 1 : 2;
  const parts = Math.max(Math.ceil(notes.showings.size / writtenAtOnce), partsOfSpots);
  for (let part = 0; part < parts; part += 1) await writePart(sequelize, notes);
}

async function writePart(sequelize: Sequelize, notes: Notes): Promise<void> {
  if (notes.batch === noBatch && notes.spots.size > 0) {
    notes.batch = { number: randomUUID(), spots: [...notes.spots.values()] };
    notes.spots = new Map();
  }
  const { batch } = notes;
  const showings = firstOf(notes.showings, writtenAtOnce);
  if (showings.length + batch.spots.length === 0) return;
  notes.underWay = showings.length;
  try {
    await writeCounts(sequelize, showings, batch);
    if (notes.batch === batch) notes.batch = noBatch;
    notes.underWay = 0;
  } catch (error) {
    notes.underWay = 0;
    // Written again with the next ones; none counts twice if it was written after all.
    for (const showing of showings) addShowing(notes, showing);
    throw error;
  }
}

function firstOf(showings: Map<string, Reported>, most: number): Reported[] {
  const first: Reported[] = [];
  for (const [nonce, showing] of showings) {
    if (first.length === most) break;
    first.push(showing);
    showings.delete(nonce);
  }
  return first;
}

function addShowing(notes: Notes, reported: Reported): void {
  const known = notes.showings.get(reported.nonce);
  if (known) known.seen |= reported.seen;
  else if (notes.showings.size + notes.underWay < keptAtMost.showings)
    notes.showings.set(reported.nonce, reported);
  else notes.lost += 1;
}

function addSpot(notes: Notes, counted: Counted): void {
  const key = `${counted.banner_id} ${counted.slot} ${counted.category_id} ${counted.hour}`;
  const known = notes.spots.get(key);
  if (known) {
    known.requests += counted.requests;
    known.bot_filtered += counted.bot_filtered;
  } else if (notes.spots.size + notes.batch.spots.length < keptAtMost.spots) notes.spots.set(key, counted);
  else notes.lost += 1;
}

const hourOf = (ms: number) => Math.floor(ms / 3_600_000) * 3600;
