import { AdPlace, type AdSlot } from '@odonta/db/models';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { lock } from '../../platform/locks.ts';
import { usualViews } from './promises.ts';
import { saleWeeks } from './slots.ts';

interface Taking {
  banner_id: number;
  slots: readonly AdSlot[];
  weeks: readonly string[];
  held_until: Date;
}

/**
 * Takes a place in each week of each slot, or none. Buyers of a slot come one after another by its lock; should
 * one get past it, the database still gives a place once.
 */
export async function takePlaces(
  { banner_id, slots, weeks, held_until }: Taking,
  transaction: Transaction,
): Promise<void> {
  const now = new Date();
  await lock(transaction, { ad_slots: slots.map(({ id }) => id) });
  const promised = await usualViews(slots, transaction);
  for (const slot of slots) {
    const taken = await takenOf(slot, now, transaction);
    for (const week of [...weeks].sort()) {
      const place = freeOf(slot, taken.get(week));
      if (place === undefined) throw sold(slot, week, taken);
      const at = { ad_slot_id: slot.id, week, place, promised: promised.get(slot.id) ?? null };
      await AdPlace.create({ ...at, banner_id, held_until }, { transaction });
    }
  }
}

/** Gives a banner the first free week on sale in which it has no place in this slot; refuses where there is none. */
export async function giveFirstFree(
  banner_id: number,
  slot: AdSlot,
  transaction: Transaction,
): Promise<AdPlace> {
  await lock(transaction, { ad_slots: [slot.id] });
  const taken = await takenOf(slot, new Date(), transaction);
  const own = await AdPlace.findAll({ where: { banner_id, ad_slot_id: slot.id }, transaction });
  for (const week of saleWeeks()) {
    const place = freeOf(slot, taken.get(week));
    if (place !== undefined && !own.some((each) => each.week === week))
      return AdPlace.create({ ad_slot_id: slot.id, week, place, banner_id }, { transaction });
  }
  throw conflict('Свободных недель на этом месте нет: подарите позже или отклоните с пояснением');
}

/** The taken places of a slot in the weeks on sale; a hold that has run out is freed on the way. */
async function takenOf(
  { id: ad_slot_id }: AdSlot,
  now: Date,
  transaction: Transaction,
): Promise<Map<string, Set<number>>> {
  const where = { ad_slot_id, week: saleWeeks(now) };
  await AdPlace.destroy({ where: { ...where, held_until: { [Op.lte]: now } }, transaction });
  const taken = new Map<string, Set<number>>();
  for (const { week, place } of await AdPlace.findAll({ where, transaction }))
    taken.set(week, (taken.get(week) ?? new Set()).add(place));
  return taken;
}

const freeOf = ({ count }: AdSlot, taken: ReadonlySet<number> = new Set()) =>
  Array.from({ length: count }, (_, index) => index + 1).find((place) => !taken.has(place));

function sold(slot: AdSlot, week: string, taken: ReadonlyMap<string, ReadonlySet<number>>) {
  const free = saleWeeks().filter((each) => freeOf(slot, taken.get(each)) !== undefined);
  const next = free.find((each) => each > week) ?? free[0];
  const text = `На неделю ${formatWeek(week)} мест не осталось`;
  const advice = next
    ? `: ближайшая свободная — ${formatWeek(next)}`
    : ', и других свободных недель тоже нет';
  return conflict(text + advice, { weeks: text + advice });
}

/** The held places become sold; false where the hold of any has run out. */
export async function sellPlaces(
  banner_id: number,
  count: number,
  transaction: Transaction,
): Promise<boolean> {
  const where = { banner_id, held_until: { [Op.gt]: new Date() } };
  const [sold] = await AdPlace.update({ held_until: null }, { where, transaction });
  return sold === count;
}

/** Frees what is not paid, and the places of the weeks after this one; those that have begun stay as what was shown. */
export async function freePlaces(banner_id: number, week: string, transaction: Transaction): Promise<void> {
  const isFreed = { [Op.or]: [{ week: { [Op.gt]: week } }, { held_until: { [Op.ne]: null } }] };
  await AdPlace.destroy({ where: { banner_id, ...isFreed }, transaction });
}
