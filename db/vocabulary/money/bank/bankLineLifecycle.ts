import { lifecycle } from '../../lifecycle.ts';

export const bankLineStatuses = {
  CREATED: { label: 'Разобрать' },
  CONFIRMED: { label: 'Сопоставлен' },
  REJECTED: { label: 'Пропущен' },
} as const;
export type BankLineStatus = keyof typeof bankLineStatuses;

export const bankLineLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: bankLineStatuses,
  transitions: {
    match: { from: ['CREATED'], to: 'CONFIRMED', label: 'Сопоставить', done: 'Платёж сопоставлен' },
    ignore: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Пропустить',
      done: 'Строка выписки пропущена',
      needs_reason: true,
    },
    unmatch: {
      // Checked in the action: a payment that has paid an order is returned by a refund instead.
      from: ['CONFIRMED', 'REJECTED'],
      to: 'CREATED',
      label: 'Вернуть в разбор',
      done: 'Строка возвращена в разбор',
      confirm_text:
        'Платёж снова встанет в очередь «Разобрать», а на счетах, с которыми он сопоставлен, перестанет числиться.',
    },
  },
});
