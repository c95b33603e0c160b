import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CardColumns } from './cardColumns.ts';
import { type Compare, KeptOrder } from './keptOrder.ts';

export type Direction = 'asc' | 'desc';

/** Every order that a search may ask for. */
export class Orders {
  readonly #named: ReadonlyMap<string, KeptOrder>;
  readonly #all: readonly KeptOrder[];

  constructor(cards: CardColumns) {
    const compares = Object.entries(comparesOf(cards));
    this.#named = new Map(compares.map(([name, compare]) => [name, new KeptOrder(cards, compare)]));
    this.#all = [...this.#named.values()];
  }

  get bytes(): number {
    return this.#all.reduce((sum, order) => sum + order.bytes, 0);
  }

  /** Bookable courses first, then by date. */
  usual(): KeptOrder {
    return this.#of('usual');
  }

  /** The dates of a series one after the other, in the usual order. */
  bySeries(): KeptOrder {
    return this.#of('series');
  }

  /** As a visitor sorts. */
  sorted(price?: Direction, date?: Direction): KeptOrder {
    return this.#of(price || date ? nameOf(price, date) : 'usual');
  }

  /** Among equal prices. */
  byDate(date?: Direction): KeptOrder {
    return this.#of(date ? nameOf(undefined, date) : 'id');
  }

  changed(row: number): void {
    for (const order of this.#all) order.changed(row);
  }

  async settle(): Promise<void> {
    for (const order of this.#all) if (order.settle()) await nextTurn();
  }

  grow(rows: number): void {
    for (const order of this.#all) order.grow(rows);
  }

  #of(name: string): KeptOrder {
    return this.#named.get(name) as KeptOrder;
  }
}

const nameOf = (price?: Direction, date?: Direction) => `price ${price}, date ${date}`;

function comparesOf(cards: CardColumns): Record<string, Compare> {
  const id: Compare = (a, b) => (cards.id[a] as number) - (cards.id[b] as number);
  const price: Compare = (a, b) => (cards.price[a] as number) - (cards.price[b] as number);
  const place: Compare = (a, b) => (cards.place[a] as number) - (cards.place[b] as number);
  const series: Compare = (a, b) => (cards.series[a] as number) - (cards.series[b] as number);
  const date: Compare = (a, b) => less(cards.start[a] as number, cards.start[b] as number);
  // Cards without a date come last both ways.
  const late: Compare = (a, b) =>
    less(lateness(cards.start[a] as number), lateness(cards.start[b] as number));
  const down: Compare = (a, b) => price(b, a);
  const sorted = [
    ['asc', undefined, price],
    ['desc', undefined, down],
    [undefined, 'asc', date],
    [undefined, 'desc', late],
    ['asc', 'asc', inTurn(price, date)],
    ['asc', 'desc', inTurn(price, late)],
    ['desc', 'asc', inTurn(down, date)],
    ['desc', 'desc', inTurn(down, late)],
  ] as const;
  const usual = inTurn(inTurn(place, date), id);
  return {
    id,
    usual,
    series: inTurn(series, usual),
    ...Object.fromEntries(sorted.map(([price, date, compare]) => [nameOf(price, date), inTurn(compare, id)])),
  };
}

const inTurn =
  (first: Compare, second: Compare): Compare =>
  (a, b) =>
    first(a, b) || second(a, b);

const less = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
const lateness = (start: number) => (start === Number.POSITIVE_INFINITY ? start : -start);
