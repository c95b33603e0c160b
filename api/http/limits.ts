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

/** Takes one point; throws 429 with the seconds to wait when none is left. */
export type Limiter = (
  limit: { name: string; points: number; seconds: number },
  key: string,
) => Promise<void>;

export const byAddress = ({ origin }: { origin: Origin }): string => limitedAddress(origin.ip);
