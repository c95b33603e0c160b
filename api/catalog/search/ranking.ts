import { type Bits, countBits, forEachBit, hasBit, rowsOf } from './columns/bits.ts';
import type { CardColumns } from './columns/cardColumns.ts';
import type { KeptOrder } from './columns/keptOrder.ts';
import { sortedPart } from './columns/sortedPart.ts';
import type { WordQuery } from './columns/wordQuery.ts';
import type { Question } from './question.ts';

/** So few rows are sorted faster than they are looked for among all. */
const few = 500;

/** The rows of one page, in the order asked for. */
export function pageOf(
  cards: CardColumns,
  bits: Bits,
  question: Question,
  offset: number,
  limit: number,
): number[] {
  const { group, sortPrice, sortDate } = question.asked;
  const { orders } = cards;
  if (group !== undefined && sortPrice)
    return picked(bits, orders.byDate(sortDate), offset, limit, (row) => {
      const price = cards.priceFor(row, group);
      return sortPrice === 'asc' ? price : highest - price;
    });
  if (question.words && !sortPrice && !sortDate)
    return picked(bits, orders.usual(), offset, limit, fitOf(cards, question.words));
  return inOrder(bits, orders.sorted(sortPrice, sortDate), offset, limit);
}

/** Kopecks: above any price. */
const highest = 2 ** 33;

function inOrder(bits: Bits, order: KeptOrder, offset: number, limit: number): number[] {
  const count = countBits(bits);
  if (count <= few)
    return [
      ...rowsOf(bits, count)
        .sort(order.compare)
        .subarray(offset, offset + limit),
    ];
  const page: number[] = [];
  let before = offset;
  for (const row of order.rows()) {
    if (page.length === limit) break;
    if (!hasBit(bits, row)) continue;
    if (before > 0) before -= 1;
    else page.push(row);
  }
  return page;
}

/** By a number of each row, and among equals in another order. */
function picked(
  bits: Bits,
  equals: KeptOrder,
  offset: number,
  limit: number,
  numberOf: (row: number) => number,
): number[] {
  const [rows, ranks] = [equals.rows(), equals.ranks()];
  const keys = new Float64Array(countBits(bits));
  let at = 0;
  forEachBit(bits, (row) => {
    keys[at] = numberOf(row) * rows.length + (ranks[row] as number);
    at += 1;
  });
  return [...sortedPart(keys, offset, offset + limit)].map((key) => rows[key % rows.length] as number);
}

/** The better a row fits, the lower its number; for rows in ascending order. */
function fitOf({ words }: CardColumns, query: WordQuery): (row: number) => number {
  const rank = new Float32Array(1);
  const bitsOfRank = new Uint32Array(rank.buffer);
  const rankedBy = words.ranks.of(query);
  return (row) => {
    rank[0] = rankedBy(row);
    // Positive floating numbers are in the order of their bits.
    return 0xffffffff - (bitsOfRank[0] as number);
  };
}
