import { nowInSeconds } from '../time.ts';
import { beginningOf, secondsOfDay } from './closureInWords.ts';

/** Days on which a centre sells nothing, by the calendar of Moscow, both included; all null where it has none. */
export interface Closure {
  closed_from: string | null;
  closed_to: string | null;
  /** Visitors read it in place of the button. */
  closure_note: string | null;
}

export interface SetClosure {
  closed_from: string;
  closed_to: string;
  closure_note: string;
}

export const noClosure: Closure = { closed_from: null, closed_to: null, closure_note: null };
export const closureFields = [
  'closed_from',
  'closed_to',
  'closure_note',
] as const satisfies (keyof Closure)[];

/** The moments at which the pause begins and ends, in unix seconds; null without one. */
export function momentsOf({ closed_from, closed_to }: Closure): { from: number; until: number } | null {
  return closed_from && closed_to
    ? { from: beginningOf(closed_from), until: beginningOf(closed_to) + secondsOfDay }
    : null;
}

export function isClosedAt(closure: Closure, now: number): boolean {
  const moments = momentsOf(closure);
  return moments !== null && moments.from <= now && now < moments.until;
}

/** Whether the pause is still to come. */
export function isPlanned(closure: Closure, now = nowInSeconds()): boolean {
  const moments = momentsOf(closure);
  return moments !== null && now < moments.from;
}

/** The pause while it lasts; for everybody but the centre and staff there is none before and after. */
export const closureAt = ({ closed_from, closed_to, closure_note }: Closure, now: number): Closure =>
  isClosedAt({ closed_from, closed_to, closure_note }, now)
    ? { closed_from, closed_to, closure_note }
    : noClosure;

/** The pause that lasts or is still to come. */
export function closureAhead({ closed_from, closed_to, closure_note }: Closure, now: number): Closure {
  const moments = momentsOf({ closed_from, closed_to, closure_note });
  return moments !== null && now < moments.until ? { closed_from, closed_to, closure_note } : noClosure;
}
