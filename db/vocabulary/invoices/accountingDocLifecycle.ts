import { lifecycle } from '../lifecycle.ts';
import { type AccountStatus, accountStatuses } from '../statuses.ts';

export const accountingDocStatuses: Record<AccountStatus, { label: string }> = {
  ...accountStatuses,
  PREPARE: { label: 'Черновик' },
  CREATED: { label: 'Выставлен' },
  FINISHED: { label: 'Подписан' },
  CANCELED: { label: 'Аннулирован' },
};

/** A paper that closes a deal: drafted, issued under a number, signed by both. */
export const accountingDocLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: accountingDocStatuses,
  moves: {
    issue: {
      from: ['PREPARE'],
      to: 'CREATED',
      label: 'Выставить',
      confirm_text: 'Документ получит номер и уйдёт покупателю. Выставить?',
    },
    sign: {
      from: ['CREATED'],
      to: 'FINISHED',
      label: 'Оригинал подписан',
    },
    annul: {
      from: ['PREPARE', 'CREATED', 'FINISHED'],
      to: 'CANCELED',
      label: 'Аннулировать',
      needs_reason: true,
    },
  },
});

/** What papers have no use for of the set they share with money. */
export const accountingStatusesUnused = ['CONFIRMED', 'REJECTED', 'REFUNDED', 'PARTIAL_REFUNDED'] as const;

/** Papers that close the sale of a course; others are drawn for those who ask for them. */
export const closingKinds = { ACT: 'Акт', UPD: 'УПД' } as const;
export type ClosingKind = keyof typeof closingKinds;

/** How often a signature is asked for again. */
export const signReminderDays = 7;
