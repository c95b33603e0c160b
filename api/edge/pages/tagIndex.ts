/** Cached answers, by the tags of their data. */
export class TagIndex<T> {
  readonly #byTag = new Map<string, Set<T>>();

  add(item: T, tags: Iterable<string>): void {
    for (const tag of tags) {
      const known = this.#byTag.get(tag);
      if (known) known.add(item);
      else this.#byTag.set(tag, new Set([item]));
    }
  }

  delete(item: T, tags: Iterable<string>): void {
    for (const tag of tags) {
      const items = this.#byTag.get(tag);
      items?.delete(item);
      if (items?.size === 0) this.#byTag.delete(tag);
    }
  }

  with(tags: Iterable<string>): Set<T> {
    const items = new Set<T>();
    for (const tag of tags) for (const item of this.#byTag.get(tag) ?? []) items.add(item);
    return items;
  }
}
