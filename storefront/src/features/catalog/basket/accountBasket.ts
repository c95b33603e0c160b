import { type BasketItem, changesSince, joinedBasket } from '@odonta/db/vocabulary/edge/basket.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { stored } from '../../../lib/stored.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { basket } from './basket.ts';

/** Which courses the account of this browser's owner had when they were compared last. */
const known = stored('basket_account', knownOf);
const quietMs = 800;
let isJoined = false;

/**
 * Keeps favourites of this browser and of the visitor's account the same while the page is open; tells whether
 * he has an account here.
 */
export function useAccountBasket(): boolean {
  const { profile } = useSyncExternalStore(
    individualSession.subscribe,
    individualSession.current,
    individualSession.current,
  );
  useEffect(() => {
    if (individualSession.hasToken()) void individualSession.verify();
  }, []);
  const owner = profile?.id ?? null;
  useEffect(() => (owner === null ? undefined : follow(owner)), [owner]);
  return owner !== null;
}

/** Joins at once and after each pause in the changes; returns how to stop. */
function follow(owner: number): () => void {
  void join(owner);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = basket.subscribe(() => {
    if (isJoined) return;
    clearTimeout(timer);
    timer = setTimeout(() => void join(owner), quietMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

async function join(owner: number): Promise<void> {
  removeFavouritesOfOthers(owner);
  const before = known.current().owner === owner ? known.current().ids : [];
  const sent = basket.current();
  // Without an answer the changes are still here, and are sent with the next ones.
  const ofAccount = await individualSession
    .call<BasketItem[]>('/individual/favourites', 'POST', changesSince(before, sent))
    .catch(() => null);
  if (ofAccount === null) return;
  known.become({ owner, ids: ofAccount.map(({ id }) => id) });
  const { removed } = changesSince(
    sent.map(({ id }) => id),
    basket.current(),
  );
  const joined = joinedBasket(before, basket.current(), ofAccount).filter(({ id }) => !removed.includes(id));
  if (JSON.stringify(joined) === JSON.stringify(basket.current())) return;
  become(joined);
}

/** A shared computer: favourites of the account before this one are its own alone. */
function removeFavouritesOfOthers(owner: number): void {
  const { owner: last, ids } = known.current();
  if (last === 0 || last === owner) return;
  become(basket.current().filter(({ id }) => !ids.includes(id)));
  known.become({ owner, ids: [] });
}

function become(items: BasketItem[]): void {
  isJoined = true;
  basket.become(items);
  isJoined = false;
}

function knownOf(kept: unknown): { owner: number; ids: number[] } {
  const { owner, ids } = (kept ?? {}) as { owner?: unknown; ids?: unknown };
  return Number.isSafeInteger(owner) && Array.isArray(ids)
    ? { owner: owner as number, ids: ids.filter(Number.isSafeInteger) }
    : { owner: 0, ids: [] };
}
