/** The tags that were invalidated during a rendering that may still show their old state. */
export interface Watch {
  sawInvalidated(tags: readonly string[]): boolean;
  end(): void;
}

/** Tells each rendering afterwards whether a change overtook it; stores nothing while no rendering is running. */
export class Watches {
  readonly #open = new Set<{ tags: Set<string>; all: boolean }>();

  begin(): Watch {
    const seen = { tags: new Set<string>(), all: false };
    this.#open.add(seen);
    return {
      sawInvalidated: (tags) => seen.all || tags.some((tag) => seen.tags.has(tag)),
      end: () => this.#open.delete(seen),
    };
  }

  invalidate(tags: readonly string[]): void {
    for (const seen of this.#open) for (const tag of tags) seen.tags.add(tag);
  }

  invalidateAll(): void {
    for (const seen of this.#open) seen.all = true;
  }
}
