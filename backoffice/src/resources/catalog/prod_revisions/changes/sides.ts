import type { ProdRevisionStatus } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import type { Sides } from './ChangedField.tsx';

export const openSides: Sides = { before: 'На сайте сейчас', after: 'Предлагает центр' };

/** A decided revision is compared with the course of its time. */
export function sidesOf(status: ProdRevisionStatus): Sides {
  if (status === 'CONFIRMED') return { before: 'Было', after: 'Стало' };
  return status === 'REJECTED' ? { before: 'Было на сайте', after: 'Предлагал центр' } : openSides;
}
