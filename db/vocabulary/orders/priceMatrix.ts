import { groupFrom, priceChangesAt } from '../catalog/price.ts';
import { type Participation, participationsOf, type Tier } from './participation.ts';
import { quoteOf } from './quote.ts';

/** The price of a course for one participant: by participation, moment of booking and group size. */
export interface PriceMatrix {
  /** Sizes of a group at which a price changes, a single one first. */
  sizes: number[];
  /** Whether students pay something of their own. */
  hasStudents: boolean;
  rows: PriceRow[];
}

export interface PriceRow {
  participation: Participation;
  label: string;
  /** The last second of these prices; null of those that stay. */
  until: number | null;
  /** By size of the group, in whole roubles; null where there is no such price. */
  units: (number | null)[];
  student: number | null;
}

/** The prices as an order would meet them, so that what is being typed is seen before it is published. Limits of seats apart. */
export function priceMatrix(price: number, tiers: readonly Tier[], now: number): PriceMatrix {
  const offered = tiers.filter(({ is_active }) => is_active).map((tier) => ({ ...tier, seats_left: null }));
  const groups = offered.filter(({ type }) => type === 'listener').map(groupFrom);
  const sizes = [...new Set([1, ...groups])].sort((one, other) => one - other);
  const changes = [...new Set(priceChangesAt(offered, now))].sort((one, other) => one - other);
  const moments = [now, ...changes];
  const unit = (participation: Participation, at: number, size: number, is_student = false) => {
    const participants = Array.from({ length: size }, () => ({ is_student }));
    return (
      quoteOf({ price, tiers: offered }, { participation, participants, now: at })?.lines[0]?.unit ?? null
    );
  };
  return {
    sizes,
    hasStudents: offered.some(({ type }) => type === 'student'),
    rows: participationsOf(price, offered).flatMap(({ participation, label }) =>
      withoutRepeats(
        moments.map((at, index) => ({
          participation,
          label,
          until: untilOf(changes[index]),
          units: sizes.map((size) => unit(participation, at, size)),
          student: unit(participation, at, 1, true),
        })),
      ),
    ),
  };
}

const untilOf = (change: number | undefined): number | null => (change === undefined ? null : change - 1);

/** Days without a change for a participation get no row: the later row says until when. */
const withoutRepeats = (rows: readonly PriceRow[]): PriceRow[] =>
  rows.filter((row, index) => {
    const next = rows[index + 1];
    return (
      !next || next.student !== row.student || next.units.some((unit, index) => unit !== row.units[index])
    );
  });
