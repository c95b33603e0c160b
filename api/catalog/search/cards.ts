import type { FoundProd } from '@odonta/api/contract';
import { type Bits, countBits } from './columns/bits.ts';
import type { CardColumns } from './columns/cardColumns.ts';
import { textsOf } from './columns/cardTexts.ts';
import { currentCards } from './columns/currentCards.ts';
import { matching } from './matching.ts';
import { marksOf, type Pin, pinsFor, promotedAmong } from './promoted.ts';
import type { Question } from './question.ts';
import { pageOf } from './ranking.ts';
import { datesOf, nearestOf } from './series.ts';

/** The cards of a page as parts of JSON text, and how many were found in all. */
export interface Found {
  prods: readonly Buffer[];
  count: number;
}

/** A card of a page, with what its ready text lacks. */
interface ShownCard {
  id: number;
  written: number;
  added: Partial<FoundProd>;
  pin?: Pin;
}

const tries = 3;

export async function findCards(question: Question): Promise<Found> {
  const pins = await pinsFor(question.asked);
  for (let tried = 1; ; tried += 1) {
    const { count, shown } = firstLook(await currentCards(), question, pins);
    const texts = await textsOf(shown, tried >= tries);
    if (texts) return { count, prods: listOf(shown, texts) };
  }
}

/** A page and the total from one state of the cards. Promoted cards come first, once only; totals do not change. */
function firstLook(
  cards: CardColumns,
  question: Question,
  pins: readonly Pin[],
): { count: number; shown: ShownCard[] } {
  const { limit, offset, series } = question.asked;
  const bits = matching(cards, question);
  const promoted = pins.length === 0 ? null : promotedAmong(cards, bits, pins, question.asked);
  const nearest = series ? nearestOf(cards, promoted?.others ?? bits) : null;
  const first = promoted?.first.slice(offset, offset + limit) ?? [];
  const others = pageOf(
    cards,
    nearest?.bits ?? promoted?.others ?? bits,
    question,
    Math.max(0, offset - (promoted?.first.length ?? 0)),
    limit - first.length,
  );
  const inAll = nearest ? nearest.count + (promoted?.first.length ?? 0) : countBits(bits);
  const shown = [...first.map(({ row, pin }) => ({ row, pin })), ...others.map((row) => ({ row }))];
  return {
    count: inAll,
    shown: shown.map(({ row, ...pin }) => ({ ...shownCard(cards, bits, question, row), ...pin })),
  };
}

/** With the price for a group and the number of other dates found, if requested. */
function shownCard(cards: CardColumns, bits: Bits, { asked }: Question, row: number): ShownCard {
  const added: Partial<FoundProd> = {};
  if (asked.group) added.price_group = Math.round(cards.priceFor(row, asked.group) / 100);
  if (asked.series) added.other_dates = datesOf(cards, bits, cards.series[row] as number).length - 1;
  return { id: cards.id[row] as number, written: cards.written[row] as number, added };
}

/** How many courses, or series, a search finds. */
export async function countCards(
  question: Question,
  without: Parameters<typeof matching>[2] = [],
): Promise<number> {
  const cards = await currentCards();
  const bits = matching(cards, question, without);
  return question.asked.series && !without.includes('series')
    ? nearestOf(cards, bits).count
    : countBits(bits);
}

const [open, comma, close] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

export const noCards: readonly Buffer[] = [open, close];

function listOf(shown: readonly ShownCard[], texts: ReadonlyMap<number, Buffer>): Buffer[] {
  const parts: Buffer[] = [open];
  for (const { id, added, pin } of shown) {
    const text = texts.get(id);
    if (!text) continue;
    if (parts.length > 1) parts.push(comma);
    parts.push(...(pin ? [marked(text, added, pin)] : withMore(text, added)));
  }
  parts.push(close);
  return parts;
}

/** The text stays as it is, but for its last bracket. */
function withMore(text: Buffer, added: Partial<FoundProd>): Buffer[] {
  const more = JSON.stringify(added).slice(1);
  return more === '}' ? [text] : [text.subarray(0, -1), comma, Buffer.from(more)];
}

function marked(text: Buffer, added: Partial<FoundProd>, pin: Pin): Buffer {
  return Buffer.from(JSON.stringify({ ...JSON.parse(String(text)), ...added, ...marksOf(pin) }));
}
