const bytes = 8;
const values = 256;

/** Counts how often each of 64 bits was set. By bytes: a loop over the bits of every mask would take several times as long. */
export class MaskTally {
  readonly #seen = new Int32Array(bytes * values);

  add(low: number, high: number): void {
    const seen = this.#seen;
    for (let at = 0; at < 4; at += 1) {
      const [one, other] = [
        at * values + ((low >>> (8 * at)) & 255),
        (at + 4) * values + ((high >>> (8 * at)) & 255),
      ];
      seen[one] = (seen[one] as number) + 1;
      seen[other] = (seen[other] as number) + 1;
    }
  }

  counts(): Int32Array {
    const counts = new Int32Array(8 * bytes);
    for (let at = 0; at < this.#seen.length; at += 1)
      for (let bit = 0; bit < 8; bit += 1) {
        const number = 8 * Math.floor(at / values) + bit;
        if (((at % values) >>> bit) & 1)
          counts[number] = (counts[number] as number) + (this.#seen[at] as number);
      }
    return counts;
  }
}
