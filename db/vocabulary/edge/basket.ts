/** A course as the visitor's own browser remembers it: enough to be shown when the server is silent. */
export interface KeptProd {
  id: number;
  slug: string;
  name: string;
  /** The price for one participant when it was added, in roubles. */
  price: number;
}

/** A favourite. `uid` is the moment it was chosen, in milliseconds, and the name it is removed by. */
export interface BasketItem extends KeptProd {
  uid: number;
}

/** The changes of a browser's basket that its owner's account does not know yet. */
export interface BasketChanges {
  added: Pick<BasketItem, 'id' | 'uid' | 'price'>[];
  /** Numbers of courses. */
  removed: number[];
}

/** How many favourites an account holds; the oldest give way. */
export const keptInAccount = 200;
export const comparedAtMost = 4;
export const recentAtMost = 12;

/** The course goes to the front; one that was there already is not doubled. */
export function addedToBasket(
  items: readonly BasketItem[],
  { id, slug, name, price }: KeptProd,
  now: number,
): BasketItem[] {
  const newest = Math.max(0, ...items.map(({ uid }) => uid));
  const item = { id, slug, name, price, uid: Math.max(now, newest + 1) };
  return [item, ...items.filter((other) => other.id !== id)];
}

export function removedFromBasket(items: readonly BasketItem[], uid: number): BasketItem[] {
  return items.filter((item) => item.uid !== uid);
}

/** Merges the baskets of two browsers: every course once, with its newest `uid`, newest first. */
export function mergedBaskets(one: readonly BasketItem[], other: readonly BasketItem[]): BasketItem[] {
  const newest = new Map<number, BasketItem>();
  for (const item of [...one, ...other]) {
    const known = newest.get(item.id);
    if (!known || known.uid < item.uid) newest.set(item.id, item);
  }
  return [...newest.values()].sort((a, b) => b.uid - a.uid || a.id - b.id);
}

/** The changes of a basket since the account had these courses. */
export function changesSince(known: readonly number[], items: readonly BasketItem[]): BasketChanges {
  const before = new Set(known);
  const now = new Set(items.map(({ id }) => id));
  return {
    added: items
      .filter(({ id }) => !before.has(id))
      .slice(0, keptInAccount)
      .map(({ id, uid, price }) => ({ id, uid, price })),
    removed: known.filter((id) => !now.has(id)),
  };
}

/** The basket of this browser beside the account's: what another device removed is gone, what the account cannot hold stays. */
export function joinedBasket(
  known: readonly number[],
  items: readonly BasketItem[],
  ofAccount: readonly BasketItem[],
): BasketItem[] {
  const elsewhere = new Set(known);
  return mergedBaskets(
    ofAccount,
    items.filter(({ id }) => !elsewhere.has(id)),
  );
}

/** Reads a stored basket, however damaged; invalid parts are left out. */
export function basketOf(kept: unknown): BasketItem[] {
  if (!Array.isArray(kept)) return [];
  const items = kept.filter((item) => isKeptProd(item) && Number.isSafeInteger((item as BasketItem).uid));
  return mergedBaskets(items as BasketItem[], []);
}

/** The last courses that were looked at, newest first. */
export function viewedAlso(viewed: readonly KeptProd[], { id, slug, name, price }: KeptProd): KeptProd[] {
  const others = viewed.filter((other) => other.id !== id);
  return [{ id, slug, name, price }, ...others].slice(0, recentAtMost);
}

export function viewedOf(kept: unknown): KeptProd[] {
  return Array.isArray(kept) ? kept.filter(isKeptProd).slice(0, recentAtMost) : [];
}

function isKeptProd(item: unknown): item is KeptProd {
  if (typeof item !== 'object' || item === null) return false;
  const { id, slug, name, price } = item as Record<string, unknown>;
  return (
    Number.isSafeInteger(id) &&
    typeof slug === 'string' &&
    /^[a-z0-9-]*$/.test(slug) &&
    typeof name === 'string' &&
    typeof price === 'number'
  );
}
