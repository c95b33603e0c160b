import type { StaffJob } from '@odonta/api/contract';
import { type QueueName, queueNames } from '@odonta/db/vocabulary/jobs.ts';
import type { Tone } from '../../../theme/palette.ts';

/** A queue without a name of its own is better shown than hidden. */
export const nameOfQueue = (name: string): string =>
  name in queueNames ? queueNames[name as QueueName] : name;

export const jobStates: Record<StaffJob['state'], { label: string; tone: Tone }> = {
  created: { label: 'Ждёт', tone: 'waiting' },
  retry: { label: 'Ждёт повтора', tone: 'waiting' },
  active: { label: 'Выполняется', tone: 'waiting' },
  completed: { label: 'Выполнено', tone: 'good' },
  cancelled: { label: 'Отменено', tone: 'muted' },
  failed: { label: 'Не удалось', tone: 'bad' },
};
