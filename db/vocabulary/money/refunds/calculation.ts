import type { Repricing } from '../../orders/order.ts';
import type { Participation, Tier } from '../../orders/participation.ts';
import { quoteOf } from '../../orders/quote.ts';
import { percentOf, sharesOf } from '../payments/shares.ts';

/** The refund of a buyer, by the same rules on the page and on the server. All sums are whole roubles. */

/** A bought seat: its price, and the parts paid by promo codes and bonuses. */
export interface BoughtSeat {
  id: number;
  unit: number;
  promo: number;
  bonus: number;
  is_student: boolean;
}

export interface Bought {
  price: number;
  /** Price options as they were when the order was booked. */
  tiers: readonly Tier[];
  participation: Participation;
  /** Unix seconds. */
  booked_at: number;
  /** Seats that are still taken. */
  seats: readonly BoughtSeat[];
}

export interface Calculation {
  /** The price of the leaving seats. */
  money: number;
  percent: number;
  /** The refund under each of the two rules. */
  sums: Record<Repricing, number>;
  /** The increase for the others, and the part that the refund does not cover. */
  rise: number;
  shortage: number;
  /** The seats that stay, and by how much each would become dearer. */
  staying: { id: number; unit: number; rise: number }[];
}

/** The part of a price that was paid in money; the other parts do not come back as money. */
export const moneyOf = ({ unit, promo, bonus }: BoughtSeat): number => unit - promo - bonus;

/** The consequences of giving up these seats. */
export function calculate(bought: Bought, leaving: readonly number[], percent: number): Calculation {
  const gone = bought.seats.filter(({ id }) => leaving.includes(id));
  const staying = bought.seats.filter(({ id }) => !leaving.includes(id));
  const keep = sumOf(gone.map((seat) => percentOf(moneyOf(seat), percent)));
  const rises = risesOf(bought, staying);
  const rise = sumOf(rises);
  const covered = Math.min(rise, keep);
  return {
    money: sumOf(gone.map(moneyOf)),
    percent,
    sums: { KEEP: keep, RECALC: keep - covered },
    rise,
    shortage: rise - covered,
    staying: staying.map(({ id, unit }, index) => ({ id, unit, rise: rises[index] ?? 0 })),
  };
}

/** The prices of those who stay, when so much of the refund is withheld for them: a later leaver gets it. */
export function raised(
  { staying }: Pick<Calculation, 'staying'>,
  covered: number,
): { id: number; unit: number }[] {
  const isDearer = staying.some(({ rise }) => rise > 0);
  const shares = sharesOf(
    covered,
    staying.map(({ rise, unit }) => (isDearer ? rise : unit)),
  );
  return staying.map(({ id, unit }, index) => ({ id, unit: unit + (shares[index] ?? 0) }));
}

/** The prices if only the remaining participants had booked; no price falls. */
function risesOf(
  { price, tiers, participation, booked_at }: Bought,
  staying: readonly BoughtSeat[],
): number[] {
  if (staying.length === 0) return [];
  const quote = quoteOf({ price, tiers }, { participation, participants: staying, now: booked_at });
  return staying.map(({ unit }, index) => Math.max(0, (quote?.lines[index]?.unit ?? unit) - unit));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
