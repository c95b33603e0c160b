import { limitedAddress } from './addresses.ts';
import type { Origin } from './endpoint.ts';

/** How often something may be done; counted in PostgreSQL, so that all nodes share one count. */
export interface Limit<Actor> {
  name: string;
  points: number;
  seconds: number;
  /** Whose count it is: known before the body is read. */
  by(call: { actor: Actor; origin: Origin }): string;
}

/**
 * Takes one point; throws 429 with the seconds to wait when none is left. What it resolves with gives the point back; nothing,
 * where nothing is counted.
 */
export type Limiter = (limit: Counted, key: string) => Promise<GiveBack | undefined>;

export type Counted = Pick<Limit<unknown>, 'name' | 'points' | 'seconds'>;
export type GiveBack = () => Promise<void>;

export const byAddress = ({ origin }: { origin: Origin }): string => limitedAddress(origin.ip);
