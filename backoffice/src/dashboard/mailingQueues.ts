import type { StaffMailing } from '@odonta/api/contract';
import { queueLists } from '@odonta/db/vocabulary/platform/waitingLists.ts';
import { formatMoment, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Queue } from './queues.ts';

const dayInSeconds = 86_400;

/** Mailings that wait for approval, those whose time has passed without a start, and those that stand still. */
export const mailingQueues: readonly Queue[] = [
  {
    title: 'Рассылки на проверке',
    ...{ name: 'mailings', ...queueLists.mailings },
    done: 'Все рассылки проверены',
    describe: ({ subject, created_at, by_center, date_send }: StaffMailing) => ({
      name: subject,
      detail:
        by_center && date_send
          ? `Заказал центр, уйдёт ${formatMoment(date_send)}`
          : `Создана ${formatMoment(created_at)}`,
      // Its day passes, and the order returns unchecked.
      isUrgent: by_center && date_send !== null && date_send < nowInSeconds() + dayInSeconds,
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
