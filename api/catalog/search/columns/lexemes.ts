/** The words of all cards as PostgreSQL stems them, each with a number, and in alphabetical order for beginnings. */
export class Lexemes {
  readonly #numbers = new Map<string, number>();
  #sorted: string[] = [];
  /** The numbers of the sorted. */
  #inOrder = new Int32Array(0);
  #fresh: string[] = [];
  readonly #free: number[] = [];
  #places = new Int32Array(0);
  #end = 0;
  #letters = 0;

  get bytes(): number {
    return (
      overhead * this.#numbers.size + 2 * this.#letters + this.#places.byteLength + this.#inOrder.byteLength
    );
  }

  /** None for a new word where there are too many. */
  numberOf(lexeme: string): number | undefined {
    return this.#numbers.get(lexeme) ?? this.#add(lexeme);
  }

  /** The places of those that begin so, in alphabetical order. */
  beginningWith(beginning: string): Range {
    this.settle();
    const from = firstNotBefore(this.#sorted, beginning);
    const to = firstNotBefore(this.#sorted, beginning + last, from);
    return { from, to };
  }

  numberAt(place: number): number {
    return this.#inOrder[place] as number;
  }

  /** The place of each number in the alphabetical order. */
  places(): Int32Array {
    this.settle();
    return this.#places;
  }

  /** Forgets words that no card has any more: their numbers are given to others. */
  retain(isUsed: (number: number) => boolean): void {
    this.settle();
    const isKept = this.#inOrder.map((number) => (isUsed(number) ? 1 : 0));
    for (const [place, lexeme] of this.#sorted.entries()) {
      if (isKept[place]) continue;
      this.#numbers.delete(lexeme);
      this.#free.push(this.numberAt(place));
      this.#letters -= lexeme.length;
    }
    this.#sorted = this.#sorted.filter((_, place) => isKept[place]);
    this.#inOrder = this.#inOrder.filter((_, place) => isKept[place]);
    this.#findPlaces();
  }

  get count(): number {
    return this.#numbers.size;
  }

  /** Sorts new words in. */
  settle(): void {
    if (this.#fresh.length === 0) return;
    const [known, fresh] = [this.#sorted, this.#fresh.sort()];
    const numbers = new Int32Array(known.length + fresh.length);
    const all: string[] = [];
    const put = (lexeme: string, number: number) => {
      numbers[all.length] = number;
      all.push(lexeme);
    };
    let next = 0;
    const putFresh = (isNext: (lexeme: string) => boolean) => {
      for (let lexeme = fresh[next]; lexeme !== undefined && isNext(lexeme); lexeme = fresh[next]) {
        put(lexeme, this.#numbers.get(lexeme) as number);
        next += 1;
      }
    };
    for (let place = 0; place < known.length; place += 1) {
      const lexeme = known[place] as string;
      putFresh((other) => other < lexeme);
      put(lexeme, this.numberAt(place));
    }
    putFresh(() => true);
    this.#sorted = all;
    this.#inOrder = numbers;
    this.#fresh = [];
    this.#findPlaces();
  }

  #findPlaces(): void {
    this.#places = new Int32Array(this.#end);
    for (let place = 0; place < this.#inOrder.length; place += 1) this.#places[this.numberAt(place)] = place;
  }

  #add(lexeme: string): number | undefined {
    const number = this.#free.pop() ?? (this.#end < most ? this.#end++ : undefined);
    if (number === undefined) return undefined;
    // A part of a text would keep the whole text alive.
    const own = Buffer.from(lexeme).toString();
    this.#numbers.set(own, number);
    this.#fresh.push(own);
    this.#letters += own.length;
    return number;
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
