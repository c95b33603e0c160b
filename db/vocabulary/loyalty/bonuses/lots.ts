/** Bonuses that were earned together and end together. Moments are unix seconds. */
export interface Lot {
  id: number;
  /** The unspent rest. */
  left: number;
  expires_at: number;
}

/** So many taken from a lot; given back to it where the number is negative. */
export interface LotEntry {
  lot_id: number;
  count: number;
}

/** Bonuses that come back have at least so long to be spent, however old their lot is. */
export const daysAfterReturn = 30;

export const liveLots = (lots: readonly Lot[], now: number): Lot[] =>
  lots.filter(({ left, expires_at }) => left > 0 && expires_at > now);

export const endedLots = (lots: readonly Lot[], now: number): Lot[] =>
  lots.filter(({ left, expires_at }) => left > 0 && expires_at <= now);

/** The available sum. */
export const balanceOf = (lots: readonly Lot[], now: number): number =>
  liveLots(lots, now).reduce((sum, { left }) => sum + left, 0);

/** Takes from the lots that expire first. `short` is the missing rest. */
export function takeFrom(lots: readonly Lot[], count: number, now: number): Taken {
  return drawn(liveLots(lots, now).sort(endingFirst), count);
}

/** Takes from the lot that should not have been given, and only then from the others. */
export function takeBack(lots: readonly Lot[], lotId: number, count: number, now: number): Taken {
  const [own, others] = [lots.filter(({ id }) => id === lotId), lots.filter(({ id }) => id !== lotId)];
  return drawn([...liveLots(own, now), ...liveLots(others, now).sort(endingFirst)], count);
}

export interface Taken {
  entries: LotEntry[];
  short: number;
}

/**
 * Returns bonuses to the lots they were spent from: to the one that expires last first, as if so many had
 * never been spent. `entries` are all entries of the spending and of its earlier returns.
 */
export function giveBack(entries: readonly LotEntry[], lots: readonly Lot[], count: number): LotEntry[] {
  const out = new Map<number, number>();
  for (const entry of entries) out.set(entry.lot_id, (out.get(entry.lot_id) ?? 0) + entry.count);
  const taken = lots
    .flatMap((lot) => ({ ...lot, left: out.get(lot.id) ?? 0 }))
    .sort(endingFirst)
    .reverse();
  return drawn(taken, count).entries.map((entry) => ({ ...entry, count: -entry.count }));
}

/** When a lot ends to which something came back. */
export const expiryAfterReturn = (expires_at: number, now: number): number =>
  Math.max(expires_at, now + daysAfterReturn * 86_400);

function drawn(lots: readonly Lot[], count: number): Taken {
  let short = count;
  const entries: LotEntry[] = [];
  for (const { id, left } of lots) {
    const taken = Math.min(left, short);
    if (taken > 0) entries.push({ lot_id: id, count: taken });
    short -= taken;
  }
  return { entries, short };
}

const endingFirst = (a: Lot, b: Lot) => a.expires_at - b.expires_at || a.id - b.id;
