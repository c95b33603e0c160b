/** A value that this browser remembers, shared by everything on the page and by the visitor's other tabs. */
export interface Stored<T> {
  current(): T;
  become(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** `read` makes a value of the stored one, which may be missing, old or damaged. */
export function stored<T>(key: string, read: (kept: unknown) => T): Stored<T> {
  const listeners = new Set<() => void>();
  /** For a browser that refuses to store it: kept until the page is left. */
  let unkept: string | null = null;
  let text: string | null | undefined;
  let value: T;

  function current(): T {
    const now = unkept ?? kept(key);
    if (now !== text) {
      text = now;
      value = read(parsed(now));
    }
    return value;
  }

  function become(next: T): void {
    const written = JSON.stringify(next);
    try {
      localStorage.setItem(key, written);
      unkept = null;
    } catch {
      unkept = written;
    }
    announce();
  }

  const announce = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && announce();

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener('storage', onStorage);
      // A page restored from the browser's memory has missed the changes of other pages.
      addEventListener('pageshow', announce);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', announce);
    };
  }

  return { current, become, subscribe };
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
