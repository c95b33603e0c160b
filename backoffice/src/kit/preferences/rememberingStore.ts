import type { Store } from 'ra-core';

export type Preferences = Record<string, unknown>;

export interface RememberingStore extends Store {
  /** Takes over the preferences of the server; those deleted there are deleted here too. */
  adopt(preferences: Preferences): void;
  /** Sends pending changes at once. */
  flush(): void;
}

interface Remembering {
  /** Which keys follow their owner to another computer. */
  isRemembered(key: string): boolean;
  save(preferences: Preferences): Promise<unknown>;
  waitMs?: number;
}

/** Several changes in a row, such as a column moved three places, are one request. */
const defaultWaitMs = 600;

/** The store of this browser, whose remembered keys are also sent to the server. */
export function rememberingStore(
  store: Store,
  { isRemembered, save, waitMs = defaultWaitMs }: Remembering,
): RememberingStore {
  let waiting: Preferences = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    const sent = waiting;
    waiting = {};
    // A value that could not be sent stays in this browser until it is changed again.
    if (Object.keys(sent).length > 0) save(sent).catch(() => undefined);
  };
  const announce = (key: string, value: unknown) => {
    if (!isRemembered(key)) return;
    waiting[key] = value ?? null;
    clearTimeout(timer);
    timer = setTimeout(flush, waitMs);
  };

  return {
    ...store,
    setItem(key, value) {
      store.setItem(key, value);
      announce(key, value);
    },
    removeItem(key) {
      store.removeItem(key);
      announce(key, null);
    },
    reset() {
      // Signing out clears everything: the next person at this computer is another.
      clearTimeout(timer);
      waiting = {};
      store.reset();
    },
    adopt(preferences) {
      const isFresh = (key: string) => isRemembered(key) && !(key in waiting);
      for (const key of Object.keys(store.listItems?.() ?? {}))
        if (isFresh(key) && !(key in preferences)) store.removeItem(key);
      for (const [key, value] of Object.entries(preferences)) if (isFresh(key)) store.setItem(key, value);
    },
    flush,
  };
}
