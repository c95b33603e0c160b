import { uncountedVisit } from '@odonta/db/vocabulary/advertising/collections/collection.ts';

type Tab = Pick<Window, 'sessionStorage'> & {
  location: Pick<Location, 'hash' | 'pathname'>;
  history: Pick<History, 'replaceState'>;
};

/** Whether staff came to look: the address loses the mark, so that a link copied from it is counted, and the tab keeps it. */
export function isUncounted(tab: Tab): boolean {
  const { hash, pathname } = tab.location;
  const key = `uncounted:${pathname}`;
  if (hash !== uncountedVisit) return attempt(() => tab.sessionStorage.getItem(key)) === '1';
  tab.history.replaceState(null, '', pathname);
  attempt(() => tab.sessionStorage.setItem(key, '1'));
  return true;
}

/** A browser may forbid its storage: a reload is counted then. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
