import { lifecycle } from '../lifecycle.ts';

export const individualStatuses = {
  ACTIVE: { label: 'Открыт' },
  BLOCKED: { label: 'Заблокирован' },
} as const;
export type IndividualStatus = keyof typeof individualStatuses;

export const individualLifecycle = lifecycle({
  initial: 'ACTIVE',
  statuses: individualStatuses,
  transitions: {
    block: {
      from: ['ACTIVE'],
      to: 'BLOCKED',
      label: 'Заблокировать',
      done: 'Кабинет заблокирован',
      needs_reason: true,
    },
    unblock: {
      from: ['BLOCKED'],
      to: 'ACTIVE',
      label: 'Разблокировать',
      done: 'Кабинет разблокирован',
      needs_reason: true,
    },
  },
});
