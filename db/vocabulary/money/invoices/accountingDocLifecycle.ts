import { lifecycle } from '../../lifecycle.ts';
import { type AccountStatus, accountStatuses } from '../../statuses.ts';

export const accountingDocStatuses: Record<AccountStatus, { label: string }> = {
  ...accountStatuses,
  PREPARE: { label: 'Черновик' },
  CREATED: { label: 'Выставлен' },
  FINISHED: { label: 'Подписан' },
  CANCELED: { label: 'Аннулирован' },
};

/** A closing document: drafted, issued under a number, signed by both. */
export const accountingDocLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: accountingDocStatuses,
  transitions: {
    issue: {
      from: ['PREPARE'],
      to: 'CREATED',
      label: 'Выставить',
      done: 'Документ выставлен',
      confirm_text: 'Документ получит номер и уйдёт тому, с кем он составлен. Выставить?',
    },
    sign: {
      from: ['CREATED'],
      to: 'FINISHED',
      label: 'Оригинал подписан',
      done: 'Отмечено: оригинал подписан',
    },
    annul: {
      from: ['PREPARE', 'CREATED', 'FINISHED'],
      to: 'CANCELED',
      label: 'Аннулировать',
      done: 'Документ аннулирован',
      needs_reason: true,
    },
  },
});

/** Statuses of money that documents do not use. */
export const accountingStatusesUnused = ['CONFIRMED', 'REJECTED', 'REFUNDED', 'PARTIAL_REFUNDED'] as const;

/** Documents that close the sale of a course. */
export const closingKinds = { ACT: 'Акт', UPD: 'УПД' } as const;
export type ClosingKind = keyof typeof closingKinds;

/** Documents over a period: the report of an agent to its centre, and reconciliations. */
export const statementKinds = { AGENT_REPORT: 'Отчёт агента', RECONCILIATION: 'Акт сверки' } as const;
export type StatementKind = keyof typeof statementKinds;

export const accountingKinds = { ...closingKinds, ...statementKinds } as const;
export type AccountingKind = keyof typeof accountingKinds;

/** How often a signature is asked for again. */
export const signReminderDays = 7;
