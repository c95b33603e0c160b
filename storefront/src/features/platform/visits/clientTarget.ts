import {
  type ClientTarget,
  type ClientTargets,
  clientTargetLength,
  trackingParameters,
} from '@odonta/db/vocabulary/platform/clientTarget.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { stored } from '../../../lib/stored.ts';
import { freshTouches, type Touches, touchedBy } from './touches.ts';

/** Where a visitor came from, as the address of his landing says it: `source` and `utm_source` alike. */
export function clientTargetOf(search: string): ClientTarget | null {
  const query = new URLSearchParams(search);
  return onlyMarks((name) => query.get(name) ?? query.get(`utm_${name}`));
}

export function rememberClientTarget(target: ClientTarget): void {
  touches.become(touchedBy(target, touches.current(), nowInSeconds()));
}

/** Sent with every result of the visit: a request, a question, an order. */
export function clientTargets(): ClientTargets {
  const kept = freshTouches(touches.current(), nowInSeconds());
  return kept ? { client_target: kept.last.target, client_target_first: kept.first.target } : {};
}

const touches = stored<Touches | null>('client_target', (kept) => {
  const { first, last } = recordOf(kept);
  const read = { first: touchOf(first), last: touchOf(last) };
  return read.first && read.last ? { first: read.first, last: read.last } : null;
});

function touchOf(kept: unknown) {
  const { target, at } = recordOf(kept);
  const marks = recordOf(target);
  const known = onlyMarks((name) => marks[name]);
  return known && typeof at === 'number' ? { target: known, at } : null;
}

const recordOf = (kept: unknown) => (kept ?? {}) as Partial<Record<string, unknown>>;

function onlyMarks(markOf: (name: string) => unknown): ClientTarget | null {
  const marks: ClientTarget = {};
  for (const name of trackingParameters) {
    const value = markOf(name);
    const mark = typeof value === 'string' ? value.trim().slice(0, clientTargetLength) : '';
    if (mark) marks[name] = mark;
  }
  return Object.keys(marks).length === 0 ? null : marks;
}
