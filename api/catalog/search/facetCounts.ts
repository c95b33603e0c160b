import { type Bits, countShared, rowsOf } from './columns/bits.ts';
import type { CardColumns } from './columns/cardColumns.ts';
import { grown, roomFor } from './columns/growth.ts';
import { MaskTally } from './columns/maskTally.ts';
import { rowsBySeries } from './series.ts';

/** How many cards, or series, among some have each value. */
export interface Counted {
  ofTrait(number: number): number;
  /** By the number that stands for a city; those of no card are left out. */
  ofCities(groups?: Int32Array): [group: number, count: number][];
  ofLecturers(): [lecturer: number, count: number][];
}

export function countsIn(cards: CardColumns, bits: Bits, isSeries: boolean): Counted {
  const rows = isSeries ? rowsBySeries(cards, bits) : rowsOf(bits);
  const unitOf = (row: number) => (isSeries ? (cards.series[row] as number) : row + 1);
  let bySeries: Int32Array | undefined;
  return {
    ofTrait(number) {
      if (!isSeries) return countShared(bits, cards.traits.bitsAt(number));
      bySeries ??= traitsBySeries(cards, rows);
      return bySeries[number] as number;
    },
    ofCities(groups) {
      const tally = new Tally();
      for (const row of rows) {
        const city = cards.city[row] as number;
        tally.add(groups ? (groups[city] ?? 0) : city, unitOf(row));
      }
      return tally.entries();
    },
    ofLecturers() {
      const tally = new Tally();
      for (const row of rows) {
        const length = cards.lecturers.lengthAt(row);
        for (let index = 0; index < length; index += 1)
          tally.add(cards.lecturers.at(row, index), unitOf(row));
      }
      return tally.entries();
    },
  };
}

/** The dates of a series come one after the other, so that each of its traits is counted once. */
function traitsBySeries(cards: CardColumns, rows: Int32Array): Int32Array {
  const tally = new MaskTally();
  let low = 0;
  let high = 0;
  let last = 0;
  for (const row of rows) {
    const series = cards.series[row] as number;
    if (series !== last) {
      tally.add(low, high);
      low = 0;
      high = 0;
      last = series;
    }
    low |= cards.traits.lowOf(row);
    high |= cards.traits.highOf(row);
  }
  tally.add(low, high);
  return tally.counts();
}

/** Counts units by numbers; a unit that comes several times in a row counts once. */
class Tally {
  #counts = new Int32Array(1024);
  #lasts = new Int32Array(1024);

  add(number: number, unit: number): void {
    if (number >= this.#counts.length) this.#grow(number);
    if (this.#lasts[number] === unit) return;
    this.#lasts[number] = unit;
    this.#counts[number] = (this.#counts[number] as number) + 1;
  }

  entries(): [number, number][] {
    const entries: [number, number][] = [];
    for (let number = 0; number < this.#counts.length; number += 1)
      if (this.#counts[number] !== 0) entries.push([number, this.#counts[number] as number]);
    return entries;
  }

  #grow(number: number): void {
    const length = roomFor(2 * number);
    this.#counts = grown(this.#counts, length);
    this.#lasts = grown(this.#lasts, length);
  }
}
