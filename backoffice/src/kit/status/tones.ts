import type { Tone } from '../../theme/palette.ts';

/** Statuses of all sets share their names, and so their colours. */
const toneByStatus: Record<string, Tone> = {
  PREPARE: 'muted',
  CREATED: 'waiting',
  CONFIRMED: 'good',
  FINISHED: 'muted',
  CANCELED: 'muted',
  REJECTED: 'bad',
  REFUNDED: 'muted',
  PARTIAL_REFUNDED: 'muted',
  INVITED: 'waiting',
  ACTIVE: 'good',
  BLOCKED: 'bad',
  DRAFT: 'muted',
  REVIEW: 'waiting',
  SCHEDULED: 'waiting',
  PUBLISHED: 'good',
  QUEUED: 'waiting',
  APPROVED: 'good',
  SENT: 'good',
  FAILED: 'bad',
  UPLOADED: 'waiting',
  CHECKED: 'waiting',
  APPLIED: 'good',
  ROLLED_BACK: 'muted',
};

export function toneOf(status: string): Tone {
  return toneByStatus[status] ?? 'muted';
}
