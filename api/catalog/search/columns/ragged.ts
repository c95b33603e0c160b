import { grown, roomFor } from './growth.ts';

/** A few numbers for each row, in one array for all. */
export class Ragged {
  #starts = new Uint32Array(0);
  #lengths = new Uint16Array(0);
  #pool = new Int32Array(0);
  #end = 0;
  #live = 0;

  get bytes(): number {
    return this.#starts.byteLength + this.#lengths.byteLength + this.#pool.byteLength;
  }

  grow(rows: number): void {
    this.#starts = grown(this.#starts, rows);
    this.#lengths = grown(this.#lengths, rows);
  }

  set(row: number, values: readonly number[]): void {
    const former = this.#lengths[row] as number;
    this.#live += values.length - former;
    if (values.length > former) {
      // The former numbers are left behind; so nothing of this row is copied when room is made.
      this.#lengths[row] = 0;
      this.#makeRoom(values.length);
      this.#starts[row] = this.#end;
      this.#end += values.length;
    }
    this.#lengths[row] = values.length;
    this.#pool.set(values, this.#starts[row]);
  }

  lengthAt(row: number): number {
    return this.#lengths[row] as number;
  }

  /** Where the numbers of a row begin in all values. */
  startAt(row: number): number {
    return this.#starts[row] as number;
  }

  /** Of all rows; until the next change. */
  get values(): Int32Array {
    return this.#pool;
  }

  at(row: number, index: number): number {
    return this.#pool[(this.#starts[row] as number) + index] as number;
  }

  #makeRoom(more: number): void {
    if (this.#end + more <= this.#pool.length) return;
    const pool = new Int32Array(roomFor(this.#live));
    let end = 0;
    for (let row = 0; row < this.#starts.length; row += 1) {
      const [start, length] = [this.#starts[row] as number, this.#lengths[row] as number];
      pool.set(this.#pool.subarray(start, start + length), end);
      this.#starts[row] = end;
      end += length;
    }
    this.#pool = pool;
    this.#end = end;
  }
}
