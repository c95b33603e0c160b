import type { ReceiptItem } from '@odonta/db/vocabulary/money/payments/receipt.ts';

/** A line of a receipt of income, with its part neither refunded nor closed. Kopecks. */
export interface Position {
  /** The index of the line. */
  at: number;
  item: ReceiptItem;
  left: number;
}

export interface Drawn {
  position: Position;
  sum: number;
}

/** The rest of each line after other receipts; old receipts do not refer to lines. */
export function positionsOf(income: readonly ReceiptItem[], gone: readonly ReceiptItem[]): Position[] {
  const positions = income.map((item, index) => ({ at: index, item, left: item.price * item.quantity }));
  for (const { position, price, quantity } of gone) {
    const own = positions.filter(({ at }) => position === undefined || at === position);
    for (const part of draw(own, price * quantity)) part.position.left -= part.sum;
  }
  return positions;
}

/** Takes a sum from the first positions that have it; a remainder that none of them has is left out. */
export function draw(positions: readonly Position[], sum: number): Drawn[] {
  let short = sum;
  const drawn: Drawn[] = [];
  for (const position of positions) {
    const taken = Math.min(position.left, short);
    if (taken > 0) drawn.push({ position, sum: taken });
    short -= Math.max(0, taken);
  }
  return drawn;
}

/** The same, each price from its own positions at first, in the measure of the prices. */
export function drawByPrices(
  positions: readonly Position[],
  sum: number,
  prices: readonly number[],
): Drawn[] {
  const left = new Map(positions.map((position) => [position, position.left]));
  const total = sumOf(prices);
  let short = sum;
  const take = (from: readonly Position[], wanted: number) => {
    const still = from.map((position) => ({ ...position, left: left.get(position) ?? 0 }));
    for (const { position, sum: taken } of draw(still, wanted)) {
      const own = from.find(({ at }) => at === position.at) as Position;
      left.set(own, (left.get(own) ?? 0) - taken);
      short -= taken;
    }
  };
  for (const price of prices)
    take(
      positions.filter(({ item }) => item.price === price),
      Math.min(price, short, Math.floor((sum * price) / total)),
    );
  take(positions, short);
  return positions.flatMap((position) => {
    const taken = position.left - (left.get(position) ?? 0);
    return taken > 0 ? [{ position, sum: taken }] : [];
  });
}

/** Lines of another receipt about these positions: so many at the price, and the rest of it as one. */
export function linesAbout(drawn: readonly Drawn[], about: Partial<ReceiptItem>): ReceiptItem[] {
  return drawn.flatMap(({ position: { at, item }, sum }) => {
    const quantity = Math.floor(sum / item.price);
    const rest = sum - quantity * item.price;
    const line = { ...item, ...about, position: at };
    return [
      ...(quantity > 0 ? [{ ...line, quantity }] : []),
      ...(rest > 0 ? [{ ...line, price: rest, quantity: 1 }] : []),
    ];
  });
}

export const totalOf = (items: readonly Pick<ReceiptItem, 'price' | 'quantity'>[]): number =>
  sumOf(items.map(({ price, quantity }) => price * quantity));

export const sumOf = (sums: readonly number[]): number => sums.reduce((all, each) => all + each, 0);
