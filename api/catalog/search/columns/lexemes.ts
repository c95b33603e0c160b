/** The words of all cards as PostgreSQL stems them, each with a number, and in alphabetical order for beginnings. */
export class Lexemes {
  readonly #numbers = new Map<string, number>();
  #sorted: string[] = [];
  #fresh: string[] = [];
  readonly #free: number[] = [];
  #places = new Int32Array(0);
  #end = 0;
  #letters = 0;

  get bytes(): number {
    return overhead * this.#numbers.size + 2 * this.#letters + this.#places.byteLength;
  }

  numberOf(lexeme: string): number {
    return this.#numbers.get(lexeme) ?? this.#add(lexeme);
  }

  /** The places of those that begin so, in alphabetical order. */
  beginningWith(beginning: string): Range {
    this.#settle();
    const from = firstNotBefore(this.#sorted, beginning);
    const to = firstNotBefore(this.#sorted, beginning + last, from);
    return { from, to };
  }

  numberAt(place: number): number {
    return this.#numbers.get(this.#sorted[place] as string) as number;
  }

  /** The place of each number in the alphabetical order. */
  places(): Int32Array {
    this.#settle();
    return this.#places;
  }

  /** Forgets words that no card has any more: their numbers are given to others. */
  retain(isUsed: (number: number) => boolean): void {
    this.#settle();
    this.#sorted = this.#sorted.filter((lexeme) => {
      const number = this.#numbers.get(lexeme) as number;
      const isKept = isUsed(number);
      if (!isKept) {
        this.#numbers.delete(lexeme);
        this.#free.push(number);
        this.#letters -= lexeme.length;
      }
      return isKept;
    });
    this.#places = this.#placesNow();
  }

  get count(): number {
    return this.#numbers.size;
  }

  #add(lexeme: string): number {
    const number = this.#free.pop() ?? this.#end++;
    if (number >= most) throw new Error(`the catalogue has more than ${most} words`);
    // A part of a text would keep the whole text alive.
    const own = Buffer.from(lexeme).toString();
    this.#numbers.set(own, number);
    this.#fresh.push(own);
    this.#letters += own.length;
    return number;
  }

  #settle(): void {
    if (this.#fresh.length === 0) return;
    this.#sorted = merged(this.#sorted, this.#fresh.sort());
    this.#fresh = [];
    this.#places = this.#placesNow();
  }

  #placesNow(): Int32Array<ArrayBuffer> {
    const places = new Int32Array(this.#end);
    for (let place = 0; place < this.#sorted.length; place += 1) places[this.numberAt(place)] = place;
    return places;
  }
}

export interface Range {
  from: number;
  to: number;
}

/** Numbers have twenty bits where they are packed. */
const most = 2 ** 20;
/** A string, its place in the map and in the order. */
const overhead = 100;
/** Above any letter. */
const last = '\uffff';

function firstNotBefore(sorted: readonly string[], wanted: string, from = 0): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function merged(one: readonly string[], other: readonly string[]): string[] {
  const all: string[] = [];
  let next = 0;
  for (const each of one) {
    for (; next < other.length && (other[next] as string) < each; next += 1) all.push(other[next] as string);
    all.push(each);
  }
  return [...all, ...other.slice(next)];
}
