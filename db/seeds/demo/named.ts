import { type ProdKey, prods } from './cast/prods/index.ts';

const keys = Object.keys(prods);

/** Named courses are the first in a fresh database, in the order of the cast. */
export const idOfNamed = (key: ProdKey) => keys.indexOf(key) + 1;
