/** Where a browser keeps the token of one kind of session. */
export interface TokenPlace {
  read(): string | null;
  keep(token: string): void;
  clear(): void;
}

/** Other keys of the session are cleared with its token. */
export function tokenPlace(key: string, ...keptWith: readonly string[]): TokenPlace {
  // For a browser that stores nothing: kept until the page is left.
  let unkept: string | null = null;
  const remove = (keys: readonly string[]) => {
    for (const each of keys) attempt(() => localStorage.removeItem(each));
  };
  return {
    read: () => attempt(() => localStorage.getItem(key)) ?? unkept,
    keep(token) {
      unkept = token;
      remove(keptWith);
      attempt(() => localStorage.setItem(key, token));
    },
    clear() {
      unkept = null;
      remove([key, ...keptWith]);
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
