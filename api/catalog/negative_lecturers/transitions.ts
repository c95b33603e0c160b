import type { NegativeLecturer } from '@odonta/db/models';
import {
  type NegativeLecturerTransition,
  negativeLecturerLifecycle,
} from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';
import type { Confirming } from './negativeLecturers.schema.ts';

/** For all but staff. */
export const transitionNegativeLecturer = transitionsOf<NegativeLecturer, NegativeLecturerTransition>(
  'negative_lecturers',
  negativeLecturerLifecycle,
);

export const isAppealed = ({ appeal, appeal_answer }: NegativeLecturer): boolean =>
  appeal !== null && appeal_answer === null;

/** An objection must be answered before the record is confirmed again. */
export function confirm(row: NegativeLecturer, { appeal_answer }: Confirming, decided_by: number): void {
  if (row.expires_at <= new Date()) throw conflict('Срок записи истёк: подтвердить её уже нельзя');
  if (isAppealed(row)) {
    if (!appeal_answer) throw invalid({ appeal_answer: 'Ответьте на возражение лектора' });
    row.set({ appeal_answer });
  }
  row.set({ decided_by, decided_at: new Date() });
}

export function close(row: NegativeLecturer, close_reason: string, decided_by: number): void {
  row.set({ close_reason, decided_by, decided_at: new Date() });
}

/** The record goes back to the moderators, and out of the list until they decide. */
export function appeal(row: NegativeLecturer, text: string): void {
  row.set({ appeal: text, appealed_at: new Date(), appeal_answer: null });
}
