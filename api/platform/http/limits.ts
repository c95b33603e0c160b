import { limitedAddress } from './addresses.ts';
import type { Origin } from './endpoint.ts';

/** How often something may be done; counted in PostgreSQL, so that all nodes share one count. */
export interface Limit<Actor> {
  name: string;
  points: number;
  seconds: number;
  /** The counted key: known before the body is read. */
  by(call: { actor: Actor; origin: Origin }): string;
}

/**
 * Takes one point; throws 429 with the seconds to wait when none is left. The result returns the point;
 * undefined where nothing is counted.
 */
export type Limiter = (limit: Counted, key: string) => Promise<GiveBack | undefined>;

export type Counted = Pick<Limit<unknown>, 'name' | 'points' | 'seconds'>;
export type GiveBack = () => Promise<void>;

export const byAddress = ({ origin }: { origin: Origin }): string => limitedAddress(origin.ip);
