interface Slot<T> {
  item: T;
  bytes: number;
}

/** Keeps what was used last within a bound of bytes. */
export class ByteLru<T extends { readonly key: string; readonly bytes: number }> {
  bytes = 0;
  readonly #limit: number;
  readonly #onEvicted: (item: T) => void;
  /** From the longest unused to the last used. */
  readonly #slots = new Map<string, Slot<T>>();
  #lastUsed: Slot<T> | undefined;

  constructor(limit: number, onEvicted: (item: T) => void) {
    this.#limit = limit;
    this.#onEvicted = onEvicted;
  }

  get size(): number {
    return this.#slots.size;
  }

  has(key: string): boolean {
    return this.#slots.has(key);
  }

  use(key: string): T | undefined {
    const slot = this.#slots.get(key);
    if (slot !== undefined && slot !== this.#lastUsed) this.#moveToEnd(key, slot);
    return slot?.item;
  }

  put(item: T): void {
    this.delete(item.key);
    this.#moveToEnd(item.key, { item, bytes: item.bytes });
    this.bytes += item.bytes;
    this.#makeRoom();
  }

  /** To be called after an item has grown or shrunk. */
  reweigh(item: T): void {
    const slot = this.#slots.get(item.key);
    if (slot?.item !== item) return;
    this.bytes += item.bytes - slot.bytes;
    slot.bytes = item.bytes;
    this.#makeRoom();
  }

  delete(key: string): T | undefined {
    const slot = this.#slots.get(key);
    if (slot === undefined) return undefined;
    this.#slots.delete(key);
    this.bytes -= slot.bytes;
    return slot.item;
  }

  clear(): void {
    this.#slots.clear();
    this.#lastUsed = undefined;
    this.bytes = 0;
  }

  *[Symbol.iterator](): IterableIterator<T> {
    for (const slot of this.#slots.values()) yield slot.item;
  }

  #moveToEnd(key: string, slot: Slot<T>): void {
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    this.#lastUsed = slot;
  }

  #makeRoom(): void {
    for (const { item } of this.#slots.values()) {
      if (this.bytes <= this.#limit) return;
      this.delete(item.key);
      this.#onEvicted(item);
    }
  }
}
