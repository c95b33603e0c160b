import { grown, roomFor } from './growth.ts';

/** Long lists get room to spare in steps: most of a list comes while all cards are read. */
const spare = (length: number): number => Math.ceil(length * 1.25) + 2;

/** For each number the rows that have it, in no order, in one array for all. */
export class Postings {
  #starts = new Uint32Array(0);
  #lengths = new Uint32Array(0);
  #rooms = new Uint32Array(0);
  #pool = new Int32Array(0);
  #end = 0;
  #live = 0;

  get bytes(): number {
    return 3 * this.#starts.byteLength + this.#pool.byteLength;
  }

  rowsOf(number: number): Int32Array {
    const start = this.#starts[number] ?? 0;
    return this.#pool.subarray(start, start + this.lengthOf(number));
  }

  lengthOf(number: number): number {
    return this.#lengths[number] ?? 0;
  }

  add(number: number, row: number): void {
    if (number >= this.#starts.length) this.#growTo(roomFor(number + 1));
    const length = this.#lengths[number] as number;
    if (length === this.#rooms[number]) this.#widen(number, spare(length));
    this.#pool[(this.#starts[number] as number) + length] = row;
    this.#lengths[number] = length + 1;
  }

  delete(number: number, row: number): void {
    const rows = this.rowsOf(number);
    const at = rows.indexOf(row);
    if (at < 0) return;
    rows[at] = rows[rows.length - 1] as number;
    this.#lengths[number] = rows.length - 1;
  }

  #growTo(numbers: number): void {
    this.#starts = grown(this.#starts, numbers);
    this.#lengths = grown(this.#lengths, numbers);
    this.#rooms = grown(this.#rooms, numbers);
  }

  /** Moves a list to the end; its former place is left behind until room is made. */
  #widen(number: number, room: number): void {
    if (this.#end + room > this.#pool.length) this.#makeRoom(room);
    const start = this.#starts[number] as number;
    this.#pool.copyWithin(this.#end, start, start + this.lengthOf(number));
    this.#live += room - (this.#rooms[number] as number);
    this.#starts[number] = this.#end;
    this.#rooms[number] = room;
    this.#end += room;
  }

  #makeRoom(more: number): void {
    const pool = new Int32Array(roomFor(this.#live + more));
    let end = 0;
    for (let number = 0; number < this.#starts.length; number += 1) {
      pool.set(this.rowsOf(number), end);
      this.#starts[number] = end;
      end += this.#rooms[number] as number;
    }
    this.#pool = pool;
    this.#end = end;
  }
}
