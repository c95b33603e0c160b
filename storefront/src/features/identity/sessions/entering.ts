import { nextIn } from './next.ts';

export const nextHere = (): string | null => nextIn(location.search, location.origin);

/** A way in has no place in the history: going back from the cabinet would lead to it. */
export function goOn(address: string): void {
  location.replace(address);
}
