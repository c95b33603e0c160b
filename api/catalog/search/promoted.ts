import {
  type AdMarks,
  inTurn,
  type PinningPlace,
  placeOfList,
} from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { cachedUntilCardsChange } from './cached.ts';
import { type Bits, clearBit, hasBit } from './columns/bits.ts';
import type { CardColumns } from './columns/cardColumns.ts';
import type { SearchParameters } from './parameters.ts';
import { datesOf } from './series.ts';
import { run } from './statements.ts';

export interface Pin extends AdMarks {
  prod_id: number;
  shown_on: string;
}

interface Promoted {
  first: { row: number; pin: Pin }[];
  /** The rows that are found besides. */
  others: Bits;
}

const keepPins = cachedUntilCardsChange<Pin[]>({ name: 'pinnedLists', weigh: (pins) => 500 * pins.length });

/** The pinned courses of the list that is asked for, in turn. */
export async function pinsFor(asked: SearchParameters): Promise<Pin[]> {
  const place = placeAsked(asked);
  return place === null || asked.limit === 0 ? [] : keepPins(place, () => pinsAt(place));
}

/** The visible list where its default order applies: a list that the visitor sorts or searches by words has no promotions. */
export function placeAsked(asked: SearchParameters): PinningPlace | null {
  const { disablePromotion, query, ids, sortPrice, sortDate } = asked;
  return disablePromotion || query !== undefined || ids || sortPrice || sortDate
    ? null
    : placeOfList(asked.category, asked.type);
}

/** Found cards that are pinned, and all others. Of two pinned dates of one series the earlier in turn: they alternate day by day. */
export function promotedAmong(
  cards: CardColumns,
  bits: Bits,
  pins: readonly Pin[],
  { series }: SearchParameters,
): Promoted {
  const others = bits.slice();
  const first: Promoted['first'] = [];
  for (const pin of pins) {
    const row = cards.rowOf(pin.prod_id);
    if (row === undefined || !hasBit(others, row)) continue;
    first.push({ row, pin });
    const repeated = series ? datesOf(cards, bits, cards.series[row] as number) : [row];
    for (const one of repeated) clearBit(others, one);
  }
  return { first, others };
}

export function marksOf({ prod_id: _, shown_on: __, ...marks }: Pin) {
  return { is_promoted: true, ...marks };
}

async function pinsAt(place: PinningPlace): Promise<Pin[]> {
  const pins = await run<Pin>(
    `select prod_id, ad_company, ad_inn, ad_reg_number, shown_on::text as shown_on from pinnings
     where place = $1 and shown_on is not null order by id`,
    [place],
  );
  return inTurn(pins, pins[0]?.shown_on ?? '');
}
