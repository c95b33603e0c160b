import { bookableStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { CardWords } from './cardWords.ts';
import { grown, roomFor } from './growth.ts';
import { Orders } from './orders.ts';
import { Ragged } from './ragged.ts';
import { type Trait, Traits } from './traits.ts';

/** The facts by which a card is found: everything but its text. */
export interface CardFacts {
  prod_id: number;
  series_id: number;
  city_id: number | null;
  duration_hours: number | null;
  /** Kopecks. */
  price_now: number;
  /** Milliseconds. */
  start: number | null;
  state_order: number;
  state: string;
  type: number;
  degree: string;
  categories: readonly number[];
  services: readonly number[];
  price_types: readonly string[];
  lecturer_ids: readonly number[];
  group_counts: readonly number[];
  group_prices: readonly number[];
  is_related_promotion: boolean;
  is_partner_bonus_promo: boolean;
  /** The vector of its words. */
  words: string;
  /** The transaction that wrote the row: a text of another is not of these facts. */
  written: string;
}

/** From this `state_order` on a course is over. */
const over = 9;
const none = -1;

/** The facts of all cards as columns of numbers. A card has a row number, which another takes over when it is deleted. */
export class CardColumns {
  id = new Int32Array(0);
  series = new Int32Array(0);
  /** Zero for none. */
  city = new Int32Array(0);
  /** Below zero for none. */
  hours = new Int32Array(0);
  price = new Float64Array(0);
  /** Infinite for none. */
  start = new Float64Array(0);
  place = new Uint8Array(0);
  written = new Uint32Array(0);
  readonly lecturers = new Ragged();
  /** The least number of participants and their price, in turns. */
  readonly groups = new Ragged();
  readonly traits = new Traits();
  readonly orders = new Orders(this);
  readonly words = new CardWords();
  #rowOf = new Int32Array(0);
  readonly #free: number[] = [];
  #end = 0;

  /** Row numbers are below it. */
  get rows(): number {
    return this.id.length;
  }

  get count(): number {
    return this.#end - this.#free.length;
  }

  get bytes(): number {
    const { id, series, city, hours, price, start, place, written, lecturers, groups, traits, orders } = this;
    const columns = [id, series, city, hours, price, start, place, written, this.#rowOf];
    const parts = [lecturers.bytes, groups.bytes, traits.bytes, orders.bytes, 8 * this.#free.length];
    return [...columns.map(({ byteLength }) => byteLength), ...parts].reduce((sum, bytes) => sum + bytes, 0);
  }

  rowOf(id: number): number | undefined {
    const row = this.#rowOf[id];
    return row === undefined || row === 0 ? undefined : row - 1;
  }

  /** The transaction that wrote what is known of a card. */
  writtenOf(id: number): number | undefined {
    const row = this.rowOf(id);
    return row === undefined ? undefined : this.written[row];
  }

  put(facts: CardFacts): void {
    const row = this.rowOf(facts.prod_id) ?? this.#newRow(facts.prod_id);
    this.id[row] = facts.prod_id;
    this.series[row] = facts.series_id;
    this.city[row] = facts.city_id ?? 0;
    this.hours[row] = facts.duration_hours ?? none;
    this.price[row] = facts.price_now;
    this.start[row] = facts.start ?? Number.POSITIVE_INFINITY;
    this.place[row] = facts.state_order;
    this.lecturers.set(row, facts.lecturer_ids);
    this.groups.set(
      row,
      facts.group_counts.flatMap((count, index) => [count, facts.group_prices[index] ?? 0]),
    );
    this.traits.set(row, traitsOf(facts));
    this.words.set(row, facts.words);
    this.orders.changed(row);
    // Last: a card that is only half known is read again.
    this.written[row] = Number(facts.written);
  }

  delete(id: number): void {
    const row = this.rowOf(id);
    if (row === undefined) return;
    this.#rowOf[id] = 0;
    this.id[row] = 0;
    this.lecturers.set(row, []);
    this.groups.set(row, []);
    this.traits.set(row, []);
    this.words.set(row, '');
    this.orders.changed(row);
    this.#free.push(row);
  }

  /** Sorts in what has gathered; other requests are answered in between. */
  async settle(): Promise<void> {
    await this.orders.settle();
    this.words.settle();
  }

  isAlive(row: number): boolean {
    return this.id[row] !== 0;
  }

  /** The price of one participant, or of each of a group. */
  priceFor(row: number, participants: number | undefined): number {
    let price = this.price[row] as number;
    if (participants === undefined) return price;
    const length = this.groups.lengthAt(row);
    for (let index = 0; index < length; index += 2)
      if (this.groups.at(row, index) <= participants) price = Math.min(price, this.groups.at(row, index + 1));
    return price;
  }

  #newRow(id: number): number {
    const row = this.#free.pop() ?? this.#end++;
    if (row >= this.rows) this.#grow(roomFor(row + 1));
    if (id >= this.#rowOf.length) this.#rowOf = grown(this.#rowOf, roomFor(id + 1));
    this.#rowOf[id] = row + 1;
    return row;
  }

  #grow(rows: number): void {
    this.id = grown(this.id, rows);
    this.series = grown(this.series, rows);
    this.city = grown(this.city, rows);
    this.hours = grown(this.hours, rows);
    this.price = grown(this.price, rows);
    this.start = grown(this.start, rows);
    this.place = grown(this.place, rows);
    this.written = grown(this.written, rows);
    this.lecturers.grow(rows);
    this.groups.grow(rows);
    this.traits.grow(rows);
    this.words.grow(rows);
    this.orders.grow(rows);
  }
}

function traitsOf(facts: CardFacts): Trait[] {
  return [
    ['is', 'published'],
    ...(facts.state_order < over ? [['is', 'present'] as const] : []),
    ...(bookableStates.some((state) => state === facts.state) ? [['is', 'bookable'] as const] : []),
    ...(facts.is_related_promotion ? [['is', 'related'] as const] : []),
    ...(facts.is_partner_bonus_promo ? [['is', 'partner'] as const] : []),
    ['type', facts.type],
    ['degree', facts.degree],
    ['state', facts.state],
    ...facts.categories.map((value) => ['category', value] as const),
    ...facts.services.map((value) => ['service', value] as const),
    ...facts.price_types.map((value) => ['priceType', value] as const),
  ];
}
