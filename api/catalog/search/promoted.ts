import type { FoundProd } from '@odonta/api/contract';
import {
  type AdMarks,
  inTurn,
  type PinningPlace,
  placeOfList,
} from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { cachedUntilCardsChange } from './cached.ts';
import { cardShown, cardsText, run } from './cards.ts';
import type { Statement } from './conditions.ts';
import type { SearchParameters } from './parameters.ts';

interface Pin extends AdMarks {
  prod_id: number;
  shown_on: string;
}

interface PromotedCard {
  series_id: number;
  prod_id: number;
  text: string;
}

const keepPins = cachedUntilCardsChange<Pin[]>({ name: 'pinnedLists', weigh: (pins) => 500 * pins.length });
const keepFound = cachedUntilCardsChange<PromotedCard[]>({
  name: 'pinnedCards',
  weigh: (cards) => cards.reduce((sum, { text }) => sum + 2 * text.length + 100, 0),
});

/**
 * A page of cards: found cards that are pinned to the top of the list come first, once only; then all others
 * in their own order. Totals and facets do not change.
 */
export async function pageOfCards(statement: Statement, parameters: SearchParameters): Promise<string> {
  const { limit, offset } = parameters;
  if (limit === 0) return '[]';
  const promoted = await promotedAmong(statement, parameters);
  if (promoted.length === 0) return cardsText(statement, parameters);
  const shown = promoted.slice(offset, offset + limit);
  const others = await cardsText(without(statement, promoted, parameters), {
    ...parameters,
    limit: limit - shown.length,
    offset: Math.max(0, offset - promoted.length),
  });
  const texts = [...shown.map(({ text }) => text), others.trim().slice(1, -1)];
  return `[${texts.filter((text) => text !== '').join(',')}]`;
}

/** The visible list where its default order applies: a list that the visitor sorts or searches by words has no promotions. */
function placeAsked(asked: SearchParameters): PinningPlace | null {
  const { disablePromotion, query, ids, sortPrice, sortDate } = asked;
  return disablePromotion || query !== undefined || ids || sortPrice || sortDate
    ? null
    : placeOfList(asked.category, asked.type);
}

async function promotedAmong(statement: Statement, parameters: SearchParameters): Promise<PromotedCard[]> {
  const place = placeAsked(parameters);
  const pins = place === null ? [] : await keepPins(place, () => pinsAt(place));
  if (pins.length === 0) return [];
  const { where, values } = statement;
  const key = JSON.stringify([place, where, values, parameters.group, parameters.series]);
  const found = await keepFound(key, () => cardsOf(pins, statement, parameters));
  return parameters.series ? found.filter(isFirstOfSeries) : found;
}

async function pinsAt(place: PinningPlace): Promise<Pin[]> {
  const pins = await run<Pin>(
    `select prod_id, ad_company, ad_inn, ad_reg_number, shown_on::text as shown_on from pinnings
     where place = $1 and shown_on is not null order by id`,
    [place],
  );
  return inTurn(pins, pins[0]?.shown_on ?? '');
}

async function cardsOf(
  pins: readonly Pin[],
  statement: Statement,
  parameters: SearchParameters,
): Promise<PromotedCard[]> {
  const values = [...statement.values];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const rows = await run<{ prod_id: number; series_id: number; card: FoundProd }>(
    `select prod_id, series_id, ${cardShown(statement, parameters, bind)} as card from prod_cards
     where ${statement.where} and prod_id = any(${bind(pins.map(({ prod_id }) => prod_id))}::int[])`,
    values,
  );
  return pins.flatMap(({ prod_id, shown_on: _, ...marks }) =>
    rows
      .filter((row) => row.prod_id === prod_id)
      .map(({ card, series_id }) => ({
        prod_id,
        series_id,
        text: JSON.stringify({ ...card, is_promoted: true, ...marks }),
      })),
  );
}

/** Of two pinned dates of one series the earlier in turn: they alternate day by day. */
function isFirstOfSeries({ series_id }: PromotedCard, index: number, all: PromotedCard[]): boolean {
  return all.findIndex((one) => one.series_id === series_id) === index;
}

function without(
  statement: Statement,
  promoted: readonly PromotedCard[],
  { series }: SearchParameters,
): Statement {
  const { where, values } = statement;
  const column = series ? 'series_id' : 'prod_id';
  return {
    ...statement,
    where: `${where} and ${column} <> all($${values.length + 1}::int[])`,
    values: [...values, promoted.map((card) => card[column])],
  };
}
