import { staffTokenKey } from '@odonta/db/vocabulary/edge/cabinets.ts';

/** The staff token has a key of its own in browser storage; `/adm` and `/adm-next` share the session. */
export interface TokenStore {
  read(): string | null;
  keep(token: string): void;
  /** Lays one's own token aside while one is signed in as another. */
  borrow(token: string): void;
  /** Deletes the token; a borrowed one is replaced by the user's own. */
  clear(): void;
}

export function createTokenStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key = staffTokenKey,
): TokenStore {
  return {
    read: () => storage.getItem(key),
    keep: (token) => storage.setItem(key, token),
    borrow: (token) => {
      storage.setItem(`${key}.own`, storage.getItem(key) ?? '');
      storage.setItem(key, token);
    },
    clear: () => {
      const own = storage.getItem(`${key}.own`);
      storage.removeItem(`${key}.own`);
      if (own) storage.setItem(key, own);
      else storage.removeItem(key);
    },
  };
}

/** Whether the token says itself that its time is over; a token that cannot be read is left to the server to judge. */
export function isExpired(token: string, nowMs: number): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
    return typeof exp === 'number' && exp * 1000 <= nowMs;
  } catch {
    return false;
  }
}
