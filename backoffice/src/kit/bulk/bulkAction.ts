import type { BulkPreview, BulkResult, Transition } from '@odonta/api/contract';
import { entityOf } from '@odonta/db/vocabulary/entities.ts';
import type { Identifier } from 'react-admin';

/** Which records are meant: by number, or all that a filter finds, of which the person has seen how many there are. */
export type Chosen =
  | { ids: readonly Identifier[] }
  | { filter: Readonly<Record<string, unknown>>; expectedTotal: number };

/** The action for all of them. */
export type Action =
  | { action: 'update'; data: Record<string, unknown> }
  | { action: 'move'; move: string; body: Record<string, unknown> }
  | { action: 'delete' };

export interface BulkCalls {
  /** Previews the action; nothing is written. */
  bulkPreview(resource: string, request: Action & Chosen): Promise<BulkPreview>;
  /** All or none, unless those that refuse are to be left out. */
  bulk(resource: string, request: Action & Chosen & { only_possible?: boolean }): Promise<BulkResult>;
}

export const mostAtOnce = 10_000;

/** Transitions open to any of the records, except single ones; the preview names the records without them. */
export function transitionsOffered(
  resource: string | undefined,
  records: readonly { id: Identifier; available_transitions?: readonly Transition[] }[],
): Transition[] {
  const transitions = records.flatMap(({ available_transitions }) => available_transitions ?? []);
  const offered = transitions.filter(({ name }) => !entityOf(resource ?? '')?.oneByOne?.[name]);
  return [...new Map(offered.map((move) => [move.name, move])).values()];
}
