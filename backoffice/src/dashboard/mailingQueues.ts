import type { StaffMailing } from '@odonta/api/contract';
import { queueLists } from '@odonta/db/vocabulary/platform/waitingLists.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { Queue } from './queues.ts';

/** Mailings that wait for approval, those whose time has passed without a start, and those that stand still. */
export const mailingQueues: readonly Queue[] = [
  {
    title: 'Рассылки на проверке',
    ...{ name: 'mailings', ...queueLists.mailings },
    done: 'Все рассылки проверены',
    describe: ({ subject, created_at }: StaffMailing) => ({
      name: subject,
      detail: `Создана ${formatMoment(created_at)}`,
    }),
  },
  {
    title: 'Рассылки не начались',
    ...{ name: 'unstarted_mailings', ...queueLists.unstarted_mailings },
    done: 'Все рассылки начались вовремя',
    describe: ({ subject, date_send, held_because }: StaffMailing) => ({
      name: subject,
      detail: [date_send && formatMoment(date_send), held_because].filter(Boolean).join(' · '),
      isUrgent: true,
    }),
  },
  {
    title: 'Рассылки стоят',
    ...{ name: 'held_mailings', ...queueLists.held_mailings },
    done: 'Ни одна рассылка не стоит',
    describe: ({ subject, held_because }: StaffMailing) => ({
      name: subject,
      detail: held_because ?? 'Приостановлена сотрудником',
      isUrgent: held_because !== null,
    }),
  },
];
